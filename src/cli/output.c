/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the commands print. Modules may print what they like when they are loaded and when their
 * hooks are called, and scripts read the standard output. So the commands have a descriptor of
 * their own for it, and whatever else is printed goes to the standard error. */
#include "config.h"

#include "output.h"

#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

static FILE *output;

/* Has everything that is written to descriptor 1 go to the standard error, or nowhere if there is
 * none. */
static void
divert (void)
{
  int nowhere;

  if (dup2 (STDERR_FILENO, STDOUT_FILENO) >= 0)
    return;
  nowhere = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0 || nowhere == STDOUT_FILENO)
    return;
  dup2 (nowhere, STDOUT_FILENO);
  close (nowhere);
}

/* A process that a module forks off must not keep the results open: whoever reads them would wait
 * for its end. Those of ours run another program, which does not get this descriptor anyway. */
static void
let_go_cb (void)
{
  if (output != stdout)
    close (fileno (output));
}

/* Takes over the standard output. To be called once, before any module is loaded. */
void
output_open (void)
{
  int own = fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);

  /* If there is no standard output, it is not possible to write to this file either. */
  if (own < 0)
    own = open ("/dev/null", O_RDONLY | O_CLOEXEC);
  if (own >= 0)
    output = fdopen (own, "w");
  if (output == NULL)
    output = stdout;
  else
    divert ();
  pthread_atfork (NULL, NULL, let_go_cb);
}

/* Returns: the file that commands print to */
FILE *
output_get (void)
{
  return output;
}

/* Writes what is not written yet. Returns: whether everything could be written */
gboolean
output_finish (void)
{
  return fflush (output) == 0 && ferror (output) == 0;
}

/* Gives descriptor 1 back, for a process that is started now and prints by itself. */
void
output_lend (void)
{
  fflush (output);
  fflush (stdout);
  if (output != stdout)
    dup2 (fileno (output), STDOUT_FILENO);
}

/* Takes descriptor 1 over again. */
void
output_regain (void)
{
  if (output != stdout)
    divert ();
}
