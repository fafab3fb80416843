/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the writer and the reader of saved games have in common. */
#pragma once

#include "pat-lines-private.h"
#include "pat-save.h"

G_BEGIN_DECLS

#define PAT_SAVE_MAGIC "riffle-save "

/* No game that a person played comes near these; what is greater is refused before memory is
 * spent on it. */
#define PAT_SAVE_MAX_BYTES (4 * 1024 * 1024)
#define PAT_SAVE_MAX_MOVES 100000

/* The other lines need far less than the rest of the bytes. */
#define PAT_SAVE_MAX_BYTES_OF_MOVES (4 * 1000 * 1000)
#define PAT_SAVE_MAX_LINES (PAT_SAVE_MAX_MOVES + 1000)

/* A step has at most as many moves as a game has cards. */
#define PAT_SAVE_MAX_LINE 65536

/* The lines of a saved game, by their words. */
typedef enum
{
  PAT_SAVE_KEY_PROGRAM,
  PAT_SAVE_KEY_VARIANT,
  PAT_SAVE_KEY_OPTIONS,
  PAT_SAVE_KEY_UNKNOWN,
  PAT_SAVE_KEY_DEAL,
  PAT_SAVE_KEY_START,
  PAT_SAVE_KEY_ELAPSED,
  PAT_SAVE_KEY_UNDOS,
  PAT_SAVE_KEY_HINTS,
  PAT_SAVE_KEY_BANK,
  PAT_SAVE_KEY_DEMONSTRATED,
  PAT_SAVE_KEY_MOVES,
  PAT_SAVE_KEY_CURSOR,
  PAT_SAVE_KEY_HASH,
  PAT_SAVE_KEY_END,
  PAT_SAVE_N_KEYS,
} PatSaveKey;

/* A saved game of which only the form was read. */
typedef struct
{
  PatLines      lines;
  const char   *values[PAT_SAVE_N_KEYS];   /* NULL if the line is missing */
  guint         line_of[PAT_SAVE_N_KEYS];  /* from 1 */
  guint         first_start;               /* the first line of the position, from 0 */
  guint         n_start;                   /* lines of the position */
  guint         first_step;                /* the first line of moves, from 0 */
  guint         n_steps;                   /* lines of moves */
} PatSaveForm;

/* The bounds of a number, for whoever writes it and whoever reads it. */
typedef struct
{
  gint64 min;
  gint64 max;
} PatSaveBounds;

extern const char *const pat_save_words[PAT_SAVE_N_KEYS];
extern const PatSaveBounds pat_save_bounds[PAT_SAVE_N_KEYS];

gboolean pat_save_fail            (GError       **error,
                                   PatSaveError   code,
                                   guint          line,
                                   const char    *sentence,
                                   ...) G_GNUC_PRINTF (4, 5);
gboolean pat_save_form_read       (PatSaveForm   *self,
                                   const char    *text,
                                   gsize          length);
gboolean pat_save_form_get_number (PatSaveForm   *self,
                                   PatSaveKey     key,
                                   gint64        *value);
void     pat_save_form_clear      (PatSaveForm   *self);

guint64  pat_save_hash        (const PatPosition *position);

G_END_DECLS
