/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The parts of the tests of clicks, and what they share. */
#pragma once

#include "rules-suite.h"

G_BEGIN_DECLS

/*
 * A row of a test: a position, clicks on it, and what the last of them means.
 *
 * The clicks are parted by blanks, and what one of them selects is held for the next. A click is
 * written as a pile, for its top card or its empty place, or with a point and the number of a card
 * from the bottom up. Before it may stand "double:", "send:", "take:" or "grab:"; other words are
 * "stock", "remove" and "begin" (the first special action).
 *
 * The answer is written as describe_answer () does it.
 */
typedef struct
{
  const PatVariantSpec *spec;
  const char           *cards;
  const char           *clicks;
  const char           *answer;
  PatClickFlags         flags;
} ClickRow;

PatGame *click_begin_game        (const PatVariantSpec *spec,
                                  const char           *cards);
PatSpot  click_read_spot         (PatGame              *game,
                                  const char           *text);
void     click_answer            (PatGame              *game,
                                  const char           *clicks,
                                  PatClickFlags         flags,
                                  PatAnswer            *answer);
void     click_check_rows        (const ClickRow       *rows,
                                  gsize                 n_rows);

void     click_add_best_tests    (void);
void     click_add_removal_tests (void);
void     click_add_special_tests (void);

G_END_DECLS
