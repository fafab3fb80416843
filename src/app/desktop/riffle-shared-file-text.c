/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of files that all windows and other programs add to. */
#include "config.h"

#include "riffle-shared-file-text.h"

#include <string.h>

#include <glib/gi18n.h>
#include <patience.h>

#include "riffle-error.h"

static const RiffleSharedFileTexts *
get_texts (RiffleSharedFile *file)
{
  return RIFFLE_SHARED_FILE_GET_CLASS (file)->texts;
}

/* A reason may be that of a line, so the file is named, too. */
static char *
dup_unread (RiffleSharedFile *file,
            const char       *reason)
{
  g_autofree char *unread = g_strdup_printf (_(get_texts (file)->unread), reason);
  g_autofree char *shown = g_filename_display_name (riffle_shared_file_get_path (file));

  if (strstr (reason, shown) != NULL)
    return g_steal_pointer (&unread);
  /* Translators: the first %s is a sentence that says that a file could not be read and why, the
     second is the file. */
  return g_strdup_printf (_("%s The file “%s” is left as it is."), unread, shown);
}

/**
 * riffle_shared_file_text_open:
 * @file: a file
 *
 * Reads the file as riffle_shared_file_load () does.
 *
 * Returns: (transfer full) (nullable): what the player has to know if it cannot be read
 */
char *
riffle_shared_file_text_open (RiffleSharedFile *file)
{
  g_autofree char *kept = NULL, *reason = NULL;
  g_autoptr (GError) error = NULL;

  if (riffle_shared_file_load (file, &kept, &error))
    return NULL;
  reason = riffle_error_dup_sentence (error->message);
  return kept != NULL ? g_strdup_printf (_(get_texts (file)->kept), reason, kept)
                      : dup_unread (file, reason);
}

/* Returns: (transfer full) (nullable): that the file could not be saved, and why; %NULL if that is
 * not so */
char *
riffle_shared_file_text_dup_failure (RiffleSharedFile *file)
{
  const GError *failure = riffle_shared_file_get_failure (file);

  return failure != NULL ? g_strdup_printf (_(get_texts (file)->unsaved), failure->message) : NULL;
}

/* Returns: (transfer none): the same of a file that could not be saved, for little room */
const char *
riffle_shared_file_text_get_summary (RiffleSharedFile *file)
{
  gboolean is_full = riffle_error_is_disk_full (riffle_shared_file_get_failure (file));

  return _(is_full ? get_texts (file)->disk_full : get_texts (file)->summary);
}

/**
 * riffle_shared_file_text_add_loss:
 * @file: a file
 * @text: sentences
 *
 * Adds to a text what of the file is lost if the program ends now, and why. If it can be counted,
 * the text may have said why of something else.
 */
void
riffle_shared_file_text_add_loss (RiffleSharedFile *file,
                                  GString          *text)
{
  RiffleSharedFileClass *class = RIFFLE_SHARED_FILE_GET_CLASS (file);
  g_autofree char *failure = NULL, *sentence = NULL, *loss = NULL;

  if (!riffle_shared_file_has_unsaved (file))
    return;
  failure = riffle_shared_file_text_dup_failure (file);
  sentence = riffle_error_dup_sentence (failure);
  loss = class->dup_loss != NULL ? class->dup_loss (file) : NULL;
  if (text->len == 0 || loss == NULL)
    pat_words_add_sentence (text, sentence);
  if (loss != NULL)
    pat_words_add_sentence (text, loss);
}
