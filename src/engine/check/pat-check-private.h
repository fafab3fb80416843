/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of the conformance suite: what is looked at, and the notebook in which faults are
 * written. */
#pragma once

#include "pat-check.h"

G_BEGIN_DECLS

/* What the suite looks at; the words are in pat-check.c. */
typedef enum
{
  PAT_CHECK_TABLE,
  PAT_CHECK_OPTIONS,
  PAT_CHECK_PRESETS,
  PAT_CHECK_TEXTS,
  PAT_CHECK_DEAL,
  PAT_CHECK_CONSERVATION,
  PAT_CHECK_UNDO,
  PAT_CHECK_MOVES,
  PAT_CHECK_MOVE_TEXT,
  PAT_CHECK_REFUSALS,
  PAT_CHECK_POSITION_TEXT,
  PAT_CHECK_POSITION_START,
  PAT_CHECK_SAVE,
  PAT_CHECK_LAYOUT,
  PAT_CHECK_AUTO_PLAY,
  PAT_CHECK_DOUBLE_CLICK,
  PAT_CHECK_HINT,
  PAT_CHECK_STUCK,
  PAT_CHECK_SOLVER,
  PAT_CHECK_N_ASPECTS,
} PatCheckAspect;

/* One run of the suite. What has to do with options and deals is that of the moment. */
typedef struct
{
  PatRegistry *registry;
  PatVariant  *variant;
  PatOptions  *options;
  PatRules    *rules;
  guint64      number;                          /* of the deal; 0: none is being played */
  GArray      *played;                          /* of PatMove: the moves since the deal */
  PatMoves    *listed;                          /* the moves of the position */
  PatMoves    *found;                           /* the moves that the judge allows */
  guint64      refusals;                        /* a bit for each reason that was seen */
  guint        n_faults[PAT_CHECK_N_ASPECTS];
  char        *messages[PAT_CHECK_N_ASPECTS];   /* of the first fault of each aspect */
} PatCheck;

void      pat_check_fault        (PatCheck          *self,
                                  PatCheckAspect     aspect,
                                  const char        *format,
                                  ...) G_GNUC_PRINTF (3, 4);
gboolean  pat_check_text         (const char        *text);

GPtrArray *pat_check_list_options (PatCheck         *self);
void      pat_check_variant_texts (PatCheck         *self);
void      pat_check_rules_texts  (PatCheck          *self);
void      pat_check_position_texts (PatCheck        *self,
                                    const PatPosition *position);
void      pat_check_deal         (PatCheck          *self,
                                  guint64            number);
void      pat_check_moves        (PatCheck          *self,
                                  const PatPosition *position);
void      pat_check_helpers      (PatCheck          *self,
                                  const PatPosition *position);
void      pat_check_stuck        (PatCheck          *self,
                                  const PatPosition *position);
void      pat_check_position     (PatCheck          *self,
                                  const PatPosition *position);
void      pat_check_save         (PatCheck          *self);
void      pat_check_layout       (PatCheck          *self,
                                  const PatPosition *position);

G_END_DECLS
