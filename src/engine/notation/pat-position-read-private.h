/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of the reader of positions. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

/* The reader of one position. */
typedef struct
{
  const PatRules *rules;
  PatPosition    *position;
  GError        **error;
  guint           line;
  const char     *line_text;
  guint           last_line;        /* the last one with anything on it; 1 if there is none */
  const char     *last_text;
  guint           n_columns;        /* lines of a bare board */
  guint           left[64];         /* cards of the deck that have not appeared */
  gboolean        has_pile[PAT_MAX_PILES];
  guint           has_counter;      /* a bit for each that has a line */
  gboolean        has_points;
  gboolean        any_pile;
} PatPositionReader;

/* Says what is wrong at a place of the line. Returns: %FALSE */
gboolean pat_position_fail                  (PatPositionReader *self,
                                             const char        *at,
                                             const char        *format,
                                             ...) G_GNUC_PRINTF (3, 4);
gboolean pat_position_put_card              (PatPositionReader *self,
                                             guint              pile,
                                             PatCard            card,
                                             const char        *at);
gboolean pat_position_read_cards            (PatPositionReader *self,
                                             guint              pile,
                                             const char        *at);
gboolean pat_position_read_bare_cells       (PatPositionReader *self,
                                             const char        *at);
gboolean pat_position_read_bare_foundations (PatPositionReader *self,
                                             const char        *at);
gboolean pat_position_read_bare_line        (PatPositionReader *self,
                                             const char        *at);

G_END_DECLS
