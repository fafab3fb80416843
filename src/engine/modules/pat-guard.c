/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps modules that do not come with the program from ending it: they are tried in a process of
 * their own first, and what came of it is remembered. */
#include "config.h"

#include "pat-guard-private.h"
#include "pat-registry-private.h"
#include "pat-trial-private.h"

/* NULL and 0 as long as nobody has set up the guard, which lets everything pass then. */
static char *program;
static char *folder;
static guint patience;

/* A module is tried by one process at a time. */
static GMutex trying;

/**
 * pat_guard_set_up:
 * @program: (type filename): what is run to try modules; it has to call
 *   [func@Patience.guard_main] with all further arguments when its first one is
 *   %PAT_GUARD_OPTION
 * @folder: (type filename) (nullable): where what came of it is kept, which need not exist; %NULL
 *   for the one in the user's folder of states
 * @patience: seconds that each step of a module may take; all steps of a trial together may take
 *   twelve times as long
 *
 * From now on, modules that do not come with the program are tried in a process of their own before
 * they are loaded for the first time, and again when their file has changed. One that ends such
 * a process, does not return, closes files that it has not opened, or fills the list of moves is
 * listed as broken and not loaded again unasked; so is one that was running when an earlier process
 * of the program ended, and each that was loaded when the program crashed twice in a row.
 */
void
pat_guard_set_up (const char *own_program,
                  const char *own_folder,
                  guint       own_patience)
{
  g_return_if_fail (own_program != NULL && own_patience > 0);

  g_free (program);
  g_free (folder);
  program = g_strdup (own_program);
  folder = own_folder != NULL ? g_strdup (own_folder)
                              : g_build_filename (g_get_user_state_dir (), "riffle", "modules",
                                                  NULL);
  patience = own_patience;
  pat_watch_expect_forks ();
  pat_record_collect (folder);
}

/**
 * pat_guard_close:
 *
 * Says that the program has come to its end as it should. Without this, the next start looks
 * whether a module was running.
 */
void
pat_guard_close (void)
{
  pat_record_close_pages ();
}

/* Runs the process for some modules. Returns: how many of them are known afterwards; at least one
 * unless the process could not be run */
static guint
try_some (char     **paths,
          guint      n,
          PatStamp  *stamps,
          GError   **error)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GError) fault = NULL;
  PatWatchPage page = { 0 };
  guint n_sound = n;
  int status;

  g_ptr_array_add (arguments, program);
  g_ptr_array_add (arguments, (gpointer) PAT_GUARD_OPTION);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (arguments, paths[i]);
  g_ptr_array_add (arguments, NULL);
  if (!pat_trial_run ((const char *const *) arguments->pdata, FALSE, patience, &page, &status,
                      &fault))
    {
      if (!g_error_matches (fault, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED))
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return 0;
        }
      n_sound = MIN (page.nth, n - 1);
      pat_record_write (folder, paths[n_sound], &stamps[n_sound], PAT_VERDICT_ENDED,
                        fault->message);
    }
  for (guint i = 0; i < n_sound; i++)
    pat_record_write (folder, paths[i], &stamps[i], PAT_VERDICT_SOUND, NULL);
  return fault != NULL ? n_sound + 1 : n;
}

static gboolean
comes_with_program (const char *path)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);

  return g_str_has_prefix (path, RIFFLE_PLUGINDIR G_DIR_SEPARATOR_S) ||
         g_str_has_prefix (path, PAT_EXTENSIONS G_DIR_SEPARATOR_S) ||
         (self != NULL && g_str_has_prefix (self, RIFFLE_BUILD_DIR G_DIR_SEPARATOR_S) &&
          g_str_has_prefix (path, RIFFLE_BUILD_DIR "/plugins/"));
}

/* Whether a module has to pass the guard. In the process that tries modules, none has to. */
static gboolean
is_guarded (const char *path)
{
  return program != NULL && pat_watch_get_own () == NULL && !comes_with_program (path);
}

static gboolean
try_paths (GPtrArray  *paths,
           GError    **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&trying);
  g_autofree PatStamp *stamps = g_new0 (PatStamp, paths->len);
  guint n_known = 0;

  for (guint i = 0; i < paths->len; i++)
    pat_stamp_take (&stamps[i], paths->pdata[i]);
  while (n_known < paths->len)
    {
      guint n = try_some ((char **) paths->pdata + n_known, paths->len - n_known, stamps + n_known,
                          error);

      if (n == 0)
        return FALSE;
      n_known += n;
    }
  return TRUE;
}

static gboolean
is_known (const char *path)
{
  g_autofree char *reason = NULL;

  return pat_record_read (folder, path, &reason) != PAT_VERDICT_NONE;
}

/* Whether a module has to be tried before it is loaded. */
gboolean
pat_guard_must_try (const char *path)
{
  return is_guarded (path) && !is_known (path);
}

/* Tries all modules of which nothing is known yet, with as few processes as possible. */
void
pat_guard_try_all (GPtrArray *paths)
{
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();

  for (guint i = 0; i < paths->len; i++)
    if (pat_guard_must_try (paths->pdata[i]))
      g_ptr_array_add (unknown, paths->pdata[i]);
  /* If that is not possible, each of them tells why when it is loaded. */
  try_paths (unknown, NULL);
}

static gboolean
try_alone (const char  *path,
           GError     **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  g_ptr_array_add (paths, (gpointer) path);
  return try_paths (paths, error);
}

/* Whether a module may be loaded. If its calls are to be noted, it gets a page for them. */
gboolean
pat_guard_admit (const char    *path,
                 PatWatchPage **page,
                 GError       **error)
{
  g_autofree char *reason = NULL;
  PatVerdict verdict;

  *page = pat_watch_get_own ();
  if (!is_guarded (path))
    return TRUE;
  if (!is_known (path) && !try_alone (path, error))
    return FALSE;
  verdict = pat_record_read (folder, path, &reason);
  if (verdict == PAT_VERDICT_ENDED)
    {
      g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED, reason);
      return FALSE;
    }
  *page = pat_record_open_page (folder, path);
  pat_guard_watch_page (folder, path, *page);
  if (*page != NULL)
    pat_guard_note_crashes (*page);
  return TRUE;
}

/**
 * pat_guard_forget:
 * @path: (type filename): a module
 *
 * Forgets what a module did, so that it is tried again before it is loaded the next time.
 */
void
pat_guard_forget (const char *path)
{
  g_autofree char *full_path = NULL;

  g_return_if_fail (path != NULL);

  full_path = g_canonicalize_filename (path, NULL);
  if (folder != NULL)
    pat_record_forget (folder, full_path);
}

/**
 * pat_guard_has_incidents:
 *
 * Tells whether any module was running when an earlier process ended, and no player was told yet.
 *
 * Returns: whether [func@Patience.guard_take_incident] says so of a module
 */
gboolean
pat_guard_has_incidents (void)
{
  return folder != NULL && pat_record_has_incidents (folder);
}

/**
 * pat_guard_take_incident:
 * @path: (type filename): a module
 *
 * Returns: whether the module was running when an earlier process ended, and no player was told
 *   yet; this is said once
 */
gboolean
pat_guard_take_incident (const char *path)
{
  g_autofree char *full_path = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  full_path = g_canonicalize_filename (path, NULL);
  return folder != NULL && pat_record_take_incident (folder, full_path);
}

/**
 * pat_guard_try:
 * @path: (type filename): a module
 * @error: return location
 *
 * Tries a module in a process of its own, unless it is known already what it does. This takes as
 * long as the module likes, up to the limits of [func@Patience.guard_set_up]. May be called from
 * any thread.
 *
 * Fails with %PAT_REGISTRY_ERROR_TRIAL if it could not be tried.
 *
 * Returns: whether it is known now what the module does, good or bad
 */
gboolean
pat_guard_try (const char  *path,
               GError     **error)
{
  g_autofree char *full_path = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  full_path = g_canonicalize_filename (path, NULL);
  return !pat_guard_must_try (full_path) || try_alone (full_path, error);
}

/**
 * pat_guard_try_again:
 * @path: (type filename): a module
 * @error: return location
 *
 * Forgets what a module did, and tries it again in a process of its own. May be called from any
 * thread.
 *
 * Fails with %PAT_REGISTRY_ERROR_ENDED if it ended the process again, and with
 * %PAT_REGISTRY_ERROR_TRIAL if there was no such process.
 *
 * Returns: whether the module did no harm; it can be loaded now
 */
gboolean
pat_guard_try_again (const char  *path,
                     GError     **error)
{
  g_autofree char *full_path = NULL, *reason = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  full_path = g_canonicalize_filename (path, NULL);
  if (!is_guarded (full_path))
    return TRUE;
  pat_guard_forget (full_path);
  if (!try_alone (full_path, error))
    return FALSE;
  if (pat_record_read (folder, full_path, &reason) != PAT_VERDICT_ENDED)
    return TRUE;
  g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED, reason);
  return FALSE;
}

/**
 * pat_guard_run: (skip)
 * @arguments: (array zero-terminated=1): a program that calls [func@Patience.guard_begin]
 *   and [func@Patience.guard_end], and its arguments
 * @patience: seconds without anything happening after which it is ended
 * @status: (out): its exit status
 * @error: return location
 *
 * Runs a program that does something with modules that may end it.
 *
 * Fails with %PAT_REGISTRY_ERROR_ENDED, whose message says what a module was doing, with
 * %PAT_REGISTRY_ERROR_TRIAL if the program could not be run, and with %G_IO_ERROR_BROKEN_PIPE if
 * nobody reads any more what it prints.
 *
 * Returns: whether the program came to its own end
 */
gboolean
pat_guard_run (const char *const  *arguments,
               guint               seconds,
               int                *status,
               GError            **error)
{
  PatWatchPage page;

  g_return_val_if_fail (arguments != NULL && arguments[0] != NULL && status != NULL, FALSE);

  return pat_trial_run (arguments, TRUE, seconds, &page, status, error);
}
