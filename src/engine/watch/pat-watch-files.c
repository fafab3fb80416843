/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether the open files of a process that tries modules stay open. A module that closes those of
 * others would close the display or a save file of the program. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "pat-watch-private.h"

/* All descriptors below this number are open, so that one that is missing was closed. */
#define N_FILES 32

static gboolean are_held;

/* Opens a file for each descriptor that is free. If the process has no standard output, writing
 * to it still fails. */
void
pat_watch_hold_files (void)
{
  int descriptor;

  do
    descriptor = open ("/dev/null", O_RDONLY | O_CLOEXEC);
  while (descriptor >= 0 && descriptor < N_FILES);
  are_held = descriptor >= 0;
  if (are_held)
    close (descriptor);
}

/* A copy of any of them gets the lowest number that is free.
 * Returns: whether a file is closed that was open when pat_watch_hold_files() returned */
gboolean
pat_watch_has_lost_file (void)
{
  int copy;

  if (!are_held)
    return FALSE;
  copy = fcntl (N_FILES - 1, F_DUPFD_CLOEXEC, 0);
  if (copy >= 0)
    close (copy);
  else
    return errno == EBADF;
  return copy < N_FILES;
}
