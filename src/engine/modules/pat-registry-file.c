/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Looks at a file before the loader does: one that was cut off would end the process rather
   than be refused. */
#include "config.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <link.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pat-registry-private.h"

/* More parts than any linker makes. */
#define MAX_PARTS 64

static gboolean
refuse (GError     **error,
        const char  *reason)
{
  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
               /* Translators: the last part is the reason */
               _("the file cannot be loaded as a module: %s"), reason);
  return FALSE;
}

/* The file was not even looked at. If this process may open no more files, or there is no memory,
 * nobody is to blame. */
static gboolean
refuse_unopened (GError **error,
                 int      reason)
{
  gboolean is_trial = reason == EMFILE || reason == ENFILE || reason == ENOMEM;

  g_set_error (error, PAT_REGISTRY_ERROR,
               is_trial ? PAT_REGISTRY_ERROR_TRIAL : PAT_REGISTRY_ERROR_MODULE,
               /* Translators: the last part is the reason */
               _("the file cannot be loaded as a module: %s"), g_strerror (reason));
  return FALSE;
}

/* Whether every part that is mapped into memory lies within the file; reading beyond its end
   would raise a signal. */
static gboolean
is_complete (int             descriptor,
             goffset         size,
             const ElfW (Ehdr) *header)
{
  ElfW (Phdr) parts[MAX_PARTS];
  gssize length = (gssize) (header->e_phnum * sizeof *parts);

  if (header->e_phnum > MAX_PARTS || header->e_phentsize != sizeof *parts)
    return FALSE;
  if (pread (descriptor, parts, (gsize) length, (off_t) header->e_phoff) != length)
    return FALSE;
  for (guint i = 0; i < header->e_phnum; i++)
    if (parts[i].p_offset > (guint64) size ||
        parts[i].p_filesz > (guint64) size - parts[i].p_offset)
      return FALSE;
  return TRUE;
}

static gboolean
check_contents (int       descriptor,
                goffset   size,
                GError  **error)
{
  ElfW (Ehdr) header;

  if (pread (descriptor, &header, sizeof header, 0) != sizeof header ||
      memcmp (header.e_ident, ELFMAG, SELFMAG) != 0)
    return refuse (error, _("it is not a shared library"));
  if (header.e_ident[EI_CLASS] != (sizeof (gpointer) == 8 ? ELFCLASS64 : ELFCLASS32))
    return refuse (error, _("it was built for a different kind of computer"));
  if (!is_complete (descriptor, size, &header))
    return refuse (error, _("it is incomplete"));
  return TRUE;
}

/* Whether a file may be given to the loader, which has the last word. */
gboolean
pat_registry_check_file (const char  *path,
                         GError     **error)
{
  /* Without O_NONBLOCK, a pipe that nobody writes to would stop the program here. */
  int descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat status;
  gboolean sound;

  if (descriptor < 0 || fstat (descriptor, &status) != 0)
    sound = refuse_unopened (error, errno);
  else if (!S_ISREG (status.st_mode))
    sound = refuse (error, _("it is not an ordinary file"));
  else
    sound = check_contents (descriptor, status.st_size, error);
  if (descriptor >= 0)
    close (descriptor);
  return sound;
}
