/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways of scoring Klondike and its relatives. */
#include "palace.h"

static const PatPoints standard_points[] = {
  { PAT_EVENT_MOVE, PAT_WASTE, PAT_TABLEAU, 5 },
  { PAT_EVENT_MOVE, PAT_WASTE, PAT_FOUNDATION, 10 },
  { PAT_EVENT_MOVE, PAT_TABLEAU, PAT_FOUNDATION, 10 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_TABLEAU, -15 },
  { PAT_EVENT_REVEAL, 0, 0, 5 },
  { 0 }
};

static const PatPoints vegas_points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -5 },
  { 0 }
};

/* The first row is for games with jokers only. */
static const PatPoints palace_points[] = {
  { PAT_EVENT_WON_COUNTER, PALACE_JOKERS, 0, 3 },
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -5 },
  { PAT_EVENT_REVEAL, 0, 0, 2 },
  { PAT_EVENT_RECYCLE, 0, 0, -2 },
  { PAT_EVENT_UNDO, 0, 0, -1 },
  { PAT_EVENT_WON, 0, 0, 1 },
  { 0 }
};

/* Easthaven pays more, for it never goes through its stock again. */
static const PatPoints easthaven_points[] = {
  { PAT_EVENT_WON_COUNTER, PALACE_JOKERS, 0, 3 },
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 10 },
  { PAT_EVENT_MOVE, PAT_FOUNDATION, PAT_ANY_ROLE, -10 },
  { PAT_EVENT_REVEAL, 0, 0, 5 },
  { PAT_EVENT_UNDO, 0, 0, -1 },
  { PAT_EVENT_WON, 0, 0, 1 },
  { 0 }
};

static const PatScoring standard = { PAT_SCORE_POINTS, .never_negative = TRUE,
                                     .points = standard_points };
/* Translators: an amount of money; %s is the number, with a minus sign if it is negative. */
static const PatScoring vegas = {
  PAT_SCORE_POINTS, PAT_NC_ ("money", "$%s"), -52, .points = vegas_points
};
static const PatScoring vegas_bank = {
  PAT_SCORE_POINTS, PAT_NC_ ("money", "$%s"), -52, .carries_over = TRUE, .points = vegas_points
};
static const PatScoring palace = { PAT_SCORE_POINTS, .points = palace_points + 1 };
static const PatScoring palace_with_jokers = { PAT_SCORE_POINTS, .points = palace_points };
static const PatScoring easthaven_rates = {
  PAT_SCORE_POINTS, .points = easthaven_points + 1
};
static const PatScoring easthaven_rates_with_jokers = {
  PAT_SCORE_POINTS, .points = easthaven_points
};

/* The Palace's scoring. */
const PatScoring *
palace_get_scoring (PatOptions *chosen)
{
  return pat_options_get (chosen, "joker") ? &palace_with_jokers : &palace;
}

/* The Palace's scoring of Easthaven. */
const PatScoring *
easthaven_get_scoring (PatOptions *chosen)
{
  return pat_options_get (chosen, "joker") ? &easthaven_rates_with_jokers : &easthaven_rates;
}

/* What the player chose for Klondike; NULL if cards on foundations are counted. */
const PatScoring *
klondike_get_scoring (PatOptions *chosen)
{
  if (pat_options_is (chosen, "scoring", "standard"))
    return &standard;
  if (pat_options_is (chosen, "scoring", "palace"))
    return palace_get_scoring (chosen);
  if (pat_options_is (chosen, "scoring", "vegas"))
    return pat_options_get (chosen, "cumulative") ? &vegas_bank : &vegas;
  return NULL;
}
