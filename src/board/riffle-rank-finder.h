/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds all cards of a rank: they are marked, and said by their piles. */
#pragma once

#include "riffle-announcer.h"
#include "riffle-focus.h"
#include "riffle-highlights.h"

G_BEGIN_DECLS

#define RIFFLE_FIND_KEY GDK_KEY_slash

void     riffle_rank_finder_begin (RiffleTable      *table,
                                   RiffleHighlights *highlights,
                                   RiffleAnnouncer  *announcer,
                                   const PatSpot    *spot);
gboolean riffle_rank_finder_press (RiffleTable      *table,
                                   RiffleHighlights *highlights,
                                   RiffleAnnouncer  *announcer,
                                   guint             key);
guint    riffle_rank_finder_parse (guint             key);
char    *riffle_rank_finder_dup_sentence (RiffleTable *table,
                                          guint        rank);
gboolean riffle_rank_finder_lead  (RiffleTable      *table,
                                   RiffleFocus      *focus,
                                   guint             rank,
                                   const PatSpot    *from);

G_END_DECLS
