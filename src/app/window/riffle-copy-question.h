/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks into which file a copy of a game or of a contest is saved. */
#pragma once

#include "riffle-file-window.h"

G_BEGIN_DECLS

/**
 * RiffleCopyAnswer:
 * @answered: hears of the file, if the player chooses one
 * @data: (nullable): for that
 * @free_data: (nullable): frees the data when the question is over
 *
 * Who hears of the answer.
 */
typedef struct
{
  RiffleFileFunc answered;
  gpointer       data;
  GDestroyNotify free_data;
} RiffleCopyAnswer;

void riffle_copy_question_ask (GtkWidget              *window,
                               const char             *name,
                               const RiffleCopyAnswer *answer,
                               gpointer                owner);

G_END_DECLS
