/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks into which file a copy of a game or of a contest is saved. */
#include "config.h"

#include "riffle-copy-question.h"

#include <glib/gi18n.h>

#include "riffle-contest-file.h"

/**
 * riffle_copy_question_ask:
 * @window: the window
 * @name: the name of the file that is proposed
 * @answer: who hears of the answer
 * @owner: (type GObject): for the function that hears of it
 *
 * Lets the player choose a file for a copy.
 */
void
riffle_copy_question_ask (GtkWidget              *window,
                          const char             *name,
                          const RiffleCopyAnswer *answer,
                          gpointer                owner)
{
  const RiffleFileKind kinds[] = {
    { _("Riffle Games"), { "*.riffle", "*" RIFFLE_CONTEST_EXTENSION } },
    { NULL }
  };
  const RiffleFileQuestion question = {
    .title = _("Save a Copy"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .kinds = kinds,
    .name = name,
    .answered = answer->answered,
    .data = answer->data,
    .free_data = answer->free_data,
  };

  riffle_file_window_ask (window, &question, owner);
}
