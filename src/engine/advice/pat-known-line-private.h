/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves that win, kept for as long as the player follows them. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

typedef struct
{
  PatPosition from;
  GArray     *moves;   /* (nullable): of PatMove; NULL: no line is known */
  PatAuto     degree;  /* what the game plays by itself after a move of the player */
  gboolean    is_played; /* the automatic moves are part of it */
  gboolean    is_fair;   /* it was found without anything that is hidden */
} PatKnownLine;

void     pat_known_line_clear      (PatKnownLine       *self);
void     pat_known_line_copy       (PatKnownLine       *self,
                                    const PatKnownLine *from);
gboolean pat_known_line_set        (PatKnownLine       *self,
                                    const PatRules     *rules,
                                    const PatPosition  *position,
                                    GArray             *moves);
void     pat_known_line_play_first (PatKnownLine       *self,
                                    const PatRules     *rules,
                                    PatPosition        *position,
                                    GArray             *moves);
gboolean pat_known_line_follow     (PatKnownLine       *self,
                                    const PatRules     *rules,
                                    const PatPosition  *position);
gboolean pat_known_line_is_certain (const PatKnownLine *self,
                                    const PatRules     *rules);

G_END_DECLS
