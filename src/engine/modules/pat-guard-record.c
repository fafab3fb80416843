/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The memory of the guard: a file for each foreign module with what came of trying it, and another
 * one for each process that has loaded it, with what it is doing at the moment. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "pat-guard-private.h"

#define GROUP "module"
#define CRASHES "crashes" /* the key that counts those in a row */
#define MAX_CRASHES 2
#define UNTOLD "news" /* the key that says that no player was told yet */
#define SUFFIX ".ini"
#define PAGE_SUFFIX ".page"
#define GONE "gone" /* the key that says since when the file is not there: seconds since 1970 */
#define MAX_BYTES (64 * 1024) /* of a file that this program has written */

/* As of PatVerdict. */
static const char *const verdicts[] = { "none", "sound", "ended" };

static GPtrArray *pages;   /* the names of the pages of this process, or NULL */

/* The name of a module's files, without a suffix: any path makes a plain word. */
static char *
dup_base (const char *path)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);
}

static char *
dup_file_name (const char *folder,
               const char *base)
{
  g_autofree char *name = g_strconcat (base, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* Looks at a file. Returns: whether it is there */
gboolean
pat_stamp_take (PatStamp   *self,
                const char *path)
{
  struct stat status;

  if (stat (path, &status) != 0)
    return FALSE;
  self->size = status.st_size;
  self->changed_nsec = (gint64) status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec;
  return TRUE;
}

/* Nothing that may be anything but a small file of our own is read. */
static GKeyFile *
load (const char *name)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  GKeyFile *kept = pat_unkept_dup (name);
  struct stat status;

  if (kept != NULL)
    return kept;
  if (g_lstat (name, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size > MAX_BYTES ||
      !g_key_file_load_from_file (file, name, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&file);
}

static gboolean
is_of_stamp (GKeyFile       *file,
             const PatStamp *stamp)
{
  g_autofree char *version = g_key_file_get_string (file, GROUP, "version", NULL);

  return g_key_file_get_int64 (file, GROUP, "size", NULL) == stamp->size &&
         g_key_file_get_int64 (file, GROUP, "changed", NULL) == stamp->changed_nsec &&
         g_strcmp0 (version, RIFFLE_VERSION) == 0;
}

/* What is known of a module, as its file and the program are now; with a reason if it ended a
 * process. */
PatVerdict
pat_record_read (const char  *folder,
                 const char  *path,
                 char       **reason)
{
  g_autofree char *base = dup_base (path);
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = load (name);
  g_autofree char *verdict = NULL;
  PatStamp stamp;

  *reason = NULL;
  if (file == NULL || !pat_stamp_take (&stamp, path) || !is_of_stamp (file, &stamp))
    return PAT_VERDICT_NONE;
  verdict = g_key_file_get_string (file, GROUP, "verdict", NULL);
  if (g_strcmp0 (verdict, verdicts[PAT_VERDICT_SOUND]) == 0)
    return PAT_VERDICT_SOUND;
  *reason = g_key_file_get_string (file, GROUP, "reason", NULL);
  if (*reason != NULL && g_strcmp0 (verdict, verdicts[PAT_VERDICT_ENDED]) == 0)
    return PAT_VERDICT_ENDED;
  g_clear_pointer (reason, g_free);
  return PAT_VERDICT_NONE;
}

/* What cannot be written is known to this process alone; the next one tries the module again. */
static void
save (GKeyFile   *file,
      const char *name)
{
  gsize length;
  g_autofree char *text = g_key_file_to_data (file, &length, NULL);

  if (!g_file_set_contents_full (name, text, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                 NULL))
    pat_unkept_keep (name, file);
}

void
pat_record_write (const char     *folder,
                  const char     *path,
                  const PatStamp *stamp,
                  PatVerdict      verdict,
                  const char     *reason)
{
  g_autofree char *base = dup_base (path);
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *shown = g_filename_display_name (path);

  g_mkdir_with_parents (folder, 0700);
  g_key_file_set_string (file, GROUP, "path", shown);
  g_key_file_set_int64 (file, GROUP, "size", stamp->size);
  g_key_file_set_int64 (file, GROUP, "changed", stamp->changed_nsec);
  g_key_file_set_string (file, GROUP, "version", RIFFLE_VERSION);
  g_key_file_set_string (file, GROUP, "verdict", verdicts[verdict]);
  if (reason != NULL)
    g_key_file_set_string (file, GROUP, "reason", reason);
  save (file, name);
}

void
pat_record_forget (const char *folder,
                   const char *path)
{
  g_autofree char *base = dup_base (path);
  g_autofree char *name = dup_file_name (folder, base);

  g_unlink (name);
  pat_unkept_drop (name);
}

/* Makes a page for the calls of a module in this process. It is locked for as long as the process
 * runs. Returns: (nullable): the page */
PatWatchPage *
pat_record_open_page (const char *folder,
                      const char *path)
{
  g_autofree char *base = dup_base (path);
  g_autofree char *template = g_strconcat (base, "-XXXXXX" PAGE_SUFFIX, NULL);
  g_autofree char *name = g_build_filename (folder, template, NULL);
  int descriptor = g_mkstemp_full (name, O_RDWR | O_CLOEXEC, 0600);
  PatWatchPage *page = NULL;

  if (descriptor < 0)
    return NULL;
  if (flock (descriptor, LOCK_EX | LOCK_NB) == 0 && ftruncate (descriptor, sizeof *page) == 0)
    page = pat_watch_map (descriptor);
  if (page == NULL)
    {
      g_unlink (name);
      close (descriptor);
      return NULL;
    }
  page->size = sizeof *page;
  if (pages == NULL)
    pages = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (pages, g_steal_pointer (&name));
  return page;
}

/* The name of a module's files, from that of a page. */
static char *
dup_base_of_page (const char *page_name)
{
  g_autofree char *base = g_path_get_basename (page_name);

  return g_strndup (base, strcspn (base, "-"));
}

/* A module that was loaded did no harm this time. */
static void
forget_crashes (const char *page_name)
{
  g_autofree char *folder = g_path_get_dirname (page_name);
  g_autofree char *base = dup_base_of_page (page_name);
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = load (name);

  if (file != NULL && g_key_file_remove_key (file, GROUP, CRASHES, NULL))
    save (file, name);
}

/* Says that this process has come to its end without any module's doing. */
void
pat_record_close_pages (void)
{
  for (guint i = 0; pages != NULL && i < pages->len; i++)
    {
      forget_crashes (g_ptr_array_index (pages, i));
      g_unlink (g_ptr_array_index (pages, i));
    }
  g_clear_pointer (&pages, g_ptr_array_unref);
}

/* Writes down that a module ended a process; the player is told at the next start. */
static void
blame (const char *folder,
       const char *base,
       const char *reason)
{
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = load (name);

  if (file == NULL)
    return;
  g_key_file_set_string (file, GROUP, "verdict", verdicts[PAT_VERDICT_ENDED]);
  g_key_file_set_string (file, GROUP, "reason", reason);
  g_key_file_set_boolean (file, GROUP, UNTOLD, TRUE);
  save (file, name);
}

/* Writes down that a module is the reason why this process is about to end. */
void
pat_record_blame (const char *folder,
                  const char *path,
                  const char *reason)
{
  g_autofree char *base = dup_base (path);

  blame (folder, base, reason);
  pat_record_close_pages ();
}

/* Writes down that a module was running when a process ended. */
static void
blame_for_page (const char         *folder,
                const char         *base,
                const PatWatchPage *page)
{
  g_autofree char *reason = pat_watch_tell (page, PAT_END_UNKNOWN, 0);

  blame (folder, base, reason);
}

/* Counts a crash while a module was loaded, but did nothing that was noted. It may have been
 * anybody's doing; only when it happens again, the module is left out. */
static void
count_crash (const char *folder,
             const char *base)
{
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = load (name);
  int n;

  if (file == NULL)
    return;
  n = g_key_file_get_integer (file, GROUP, CRASHES, NULL) + 1;
  g_key_file_set_integer (file, GROUP, CRASHES, n);
  save (file, name);
  if (n >= MAX_CRASHES)
    blame (folder, base,
           _("the program crashed twice in a row while this module was loaded; that may be the "
             "fault of another one"));
}

/* Looks at a page, and removes it unless its process is still alive. */
static void
collect_page (const char *folder,
              const char *page_name)
{
  g_autofree char *name = g_build_filename (folder, page_name, NULL);
  g_autofree char *base = dup_base_of_page (page_name);
  int descriptor = open (name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
  PatWatchPage page;

  if (descriptor < 0)
    return;
  if (flock (descriptor, LOCK_EX | LOCK_NB) == 0)
    {
      if (read (descriptor, &page, sizeof page) != sizeof page || page.size != sizeof page)
        page.size = 0;
      if (page.size != 0 && pat_watch_is_busy (&page))
        blame_for_page (folder, base, &page);
      else if (page.size != 0 && page.crashed != 0)
        count_crash (folder, base);
      g_unlink (name);
    }
  close (descriptor);
}

/* Removes what is known of a module that has been gone for long. A path that is no text is not
 * written down as it is, so its module is not looked for. */
static void
forget_gone (const char *folder,
             const char *record)
{
  g_autofree char *name = g_build_filename (folder, record, NULL);
  g_autoptr (GKeyFile) file = load (name);
  g_autofree char *path = file != NULL ? g_key_file_get_string (file, GROUP, "path", NULL) : NULL;
  g_autofree char *base = path != NULL ? dup_base (path) : NULL;
  gint64 since, noted;

  if (base == NULL || !g_str_has_prefix (record, base))
    return;
  noted = g_key_file_get_int64 (file, GROUP, GONE, NULL);
  since = pat_absence_note (path, noted);
  if (since == PAT_ABSENCE_LONG)
    pat_record_forget (folder, path);
  else if (since != noted)
    {
      g_key_file_set_int64 (file, GROUP, GONE, since);
      save (file, name);
    }
}

/* Finds out which modules were running when a process ended, and which have been removed. */
void
pat_record_collect (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, PAGE_SUFFIX))
      collect_page (folder, name);
    else if (g_str_has_suffix (name, SUFFIX))
      forget_gone (folder, name);
}

/* Whether any module ended a process without a player having been told. */
gboolean
pat_record_has_incidents (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean found = FALSE;
  const char *base;

  while (!found && dir != NULL && (base = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *name = g_build_filename (folder, base, NULL);
      g_autoptr (GKeyFile) file = g_str_has_suffix (base, SUFFIX) ? load (name) : NULL;

      found = file != NULL && g_key_file_get_boolean (file, GROUP, UNTOLD, NULL);
    }
  return found;
}

/* Whether a module ended a process and no player was told; this counts as telling the player. */
gboolean
pat_record_take_incident (const char *folder,
                          const char *path)
{
  g_autofree char *base = dup_base (path);
  g_autofree char *name = dup_file_name (folder, base);
  g_autoptr (GKeyFile) file = load (name);

  if (file == NULL || !g_key_file_get_boolean (file, GROUP, UNTOLD, NULL))
    return FALSE;
  g_key_file_remove_key (file, GROUP, UNTOLD, NULL);
  save (file, name);
  return TRUE;
}
