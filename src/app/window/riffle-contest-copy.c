/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves the contest that is going on in a file of the player's own. */
#include "config.h"

#include "riffle-contest-copy.h"

#include <glib/gi18n.h>

#include "riffle-contest-file.h"
#include "riffle-contest-text.h"
#include "riffle-copy-question.h"
#include "riffle-output.h"
#include "riffle-recent-files.h"

static void
copy_free (gpointer data)
{
  RiffleContestCopy *copy = data;

  g_object_unref (copy->contest);
  g_object_unref (copy->messages);
  g_clear_object (&copy->coming);
  g_free (copy);
}

static RiffleContestCopy *
copy_dup (const RiffleContestCopy *copy)
{
  RiffleContestCopy *kept = g_memdup2 (copy, sizeof *copy);

  g_object_ref (kept->contest);
  g_object_ref (kept->messages);
  if (kept->coming != NULL)
    g_object_ref (kept->coming);
  return kept;
}

/* Writes the contest as it is now. */
static gboolean
write_copy (PatContest  *contest,
            const char  *path,
            GError     **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);
  g_autofree char *text = target != NULL ? pat_contest_to_string (contest) : NULL;

  if (text == NULL || !pat_file_write (text, target, error))
    return FALSE;
  riffle_recent_files_add (target);
  return TRUE;
}

static void
answered_cb (GFile             *file,
             RiffleContestCopy *copy,
             gpointer           owner)
{
  PatContest *contest = riffle_contest_get_contest (copy->contest);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  /* Another window may have left the contest meanwhile. */
  if (path == NULL || contest == NULL)
    return;
  if (!write_copy (contest, path, &error))
    {
      riffle_messages_tell (copy->messages, error->message);
      return;
    }
  if (copy->done != NULL)
    copy->done (copy->coming, owner);
  sentence = riffle_output_dup_saved (path);
  riffle_messages_say (copy->messages, sentence);
}

/**
 * riffle_contest_copy_ask:
 * @window: the window
 * @copy: what is saved, and what follows
 * @owner: (type GObject): for the function that hears of it
 *
 * Lets the player choose a file, and writes the contest into it as it is then. If the player
 * chooses none, or the file cannot be written, nothing follows.
 */
void
riffle_contest_copy_ask (GtkWidget               *window,
                         const RiffleContestCopy *copy,
                         gpointer                 owner)
{
  PatContest *contest = riffle_contest_get_contest (copy->contest);
  g_autofree char *name =
    g_strconcat (riffle_contest_get_kind_name (contest), RIFFLE_CONTEST_EXTENSION, NULL);

  riffle_copy_question_ask (window, name, &(RiffleCopyAnswer) {
    (RiffleFileFunc) answered_cb, copy_dup (copy), copy_free
  }, owner);
}
