/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which searches are made for a game, chosen by its compiled rules. The last of them has no limit,
 * and leaves nothing out. */
#include "config.h"

#include "pat-builder-stages-private.h"

#define BEST   PAT_BUILDER_STAGE_BEST
#define MERGED PAT_BUILDER_STAGE_MERGED
#define NARROW PAT_BUILDER_STAGE_NARROW
#define REST   PAT_BUILDER_STAGE_REST
#define DEEP   PAT_BUILDER_STAGE_DEEP

#define MANY_CELLS 4

/* All stages of games with as much room as FreeCell, by whose deals they were found: each so that
 * it wins most of the deals that are left in the same time, and then all together. A deal that is
 * hard by one of them is seldom hard by the next, so that it is better to begin anew than to go on.
 * What they leave is won by the first of the last four, or lost, and then it has so few positions
 * that the next stage looks at all of them soonest. The others are for the rest: the last one goes
 * on without much more memory. */
static const PatBuilderStage stages_of_roomy[] = {
  { NARROW, 434, { 6, 26, 25, 140, 40, 178, 112, 0, 69 }, -1 },
  { NARROW, 427, { 1, 18, 1, 211, 40, 215, 178, 0, 83 }, 106 },
  { NARROW, 2149, { 185, 12, 0, 197, 40, 202, 133, 0, 4 }, 15 },
  { NARROW, 889, { 1, 22, 5, 56, 40, 101, 117, 0, 33 }, 92 },
  { NARROW, 1837, { 20, 25, 12, 105, 40, 91, 75, 0, 8 }, 5 },
  { BEST, 5000, { 16, 12, 24, 36, 40, 32, 56, 12, 30 } },
  { REST, 65000 },
  { BEST, 2000000, { 16, 12, 24, 36, 40, 32, 56, 12, 30 } },
  { DEEP },
};

/* The first stages of most other games, found in the same way, but not one after the other. */
static const PatBuilderStage first_stages[] = {
  { BEST, 594, { 20, 8, 8, 60, 40, 60, 36, 16, 29 } },
  { BEST, 155, { 32, 8, 80, 176, 80, 156, 184, 24, 77 } },
  { BEST, 368, { 124, 48, 12, 36, 48, 60, 64, 16, 9 } },
  { BEST, 1266, { 144, 36, 56, 40, 44, 116, 92, 12, 41 } },
};

/* The other stages of these games, of which the last two are the same. */
static const PatBuilderStage stages_of_most[] = {
  { BEST, 2000000, { 16, 12, 24, 36, 40, 32, 56, 12, 30 } },
  { DEEP },
};

/* The same of games in which some cards are alike, and there is little room. What the merged stage
 * does not win is lost nearly always. */
static const PatBuilderStage stages_of_alike[] = {
  { MERGED, 0, { 144, 36, 56, 40, 44, 116, 92, 12, 41 } },
  { BEST, 100000, { 16, 12, 24, 36, 40, 32, 56, 12, 30 } },
  { DEEP },
};

/* All stages of such a game if there is no room at all: little is won by the first ones, and lost
 * deals have so few positions that the deep stage proves it soonest. In a deal that can be won it
 * would lose its way, so that there is a stage before it. */
static const PatBuilderStage stages_of_bare[] = {
  { MERGED, 0, { 144, 36, 56, 40, 44, 116, 92, 12, 41 } },
  { BEST, 20000, { 16, 12, 24, 36, 40, 32, 56, 12, 30 } },
  { DEEP },
};

/* The same of games in which cards come from a stock, found by trying on deals of Easthaven and
 * Canfield. They are long, and most ways to the end of one are much alike: a search that prefers
 * short ones would look at all of their beginnings first. */
static const PatBuilderStage stages_of_long[] = {
  { BEST, 1000, { 40, 16, 8, 120, 160, 32, 80, 0, 5 } },
  { BEST, 1390, { 8, 4, 4, 20, 24, 28, 16, 8, 14 } },
  { BEST, 3000, { 320, 32, 12, 80, 20, 32, 40, 8, 0 } },
  { BEST, 5000, { 80, 8, 24, 8, 80, 32, 12, 0, 0 } },
  { BEST, 10000, { 40, 16, 8, 120, 160, 32, 80, 0, 5 } },
  { BEST, 0, { 160, 32, 4, 8, 80, 32, 40, 20, 0 } },
};

/* The same of Yukon and its like, where cards come from anywhere in a column, and columns only go
 * down: what lies in the wrong order says more than how far the game is. */
static const PatBuilderStage stages_of_open[] = {
  { BEST, 3000, { 14, 4, 20, 38, 80, 44, 130, 37, 60 } },
  { BEST, 0, { 2, 0, 12, 27, 44, 402, 97, 13, 57 } },
};

static gboolean
is_open (const PatBuilder *game)
{
  for (guint i = 0; i < game->n_classes; i++)
    if (game->classes[i].take == PAT_TAKE_OPEN)
      return TRUE;
  return FALSE;
}

/* Whether as many cards can be put aside as in FreeCell. Nearly all deals are won soon then, and
 * those that are not would have too many positions even if cards that are alike count as one. */
static gboolean
is_roomy (const PatBuilder *game)
{
  gboolean parks_cards = FALSE;
  guint n_cells = 0;

  for (guint i = 0; i < game->n_piles; i++)
    {
      n_cells += game->classes[game->class_of[i]].is_cell;
      parks_cards = parks_cards || game->classes[game->class_of[i]].parks_cards;
    }
  return n_cells >= MANY_CELLS && parks_cards;
}

/* Whether there are no cells and no stock, and only single cards are moved. */
static gboolean
is_bare (const PatBuilder *game)
{
  if (game->rules->stock >= 0)
    return FALSE;
  for (guint i = 0; i < game->n_classes; i++)
    if (game->classes[i].is_cell || game->classes[i].take > PAT_TAKE_TOP)
      return FALSE;
  return TRUE;
}

/* Whether all cards lie in piles whose order says which of them can be taken. */
static gboolean
is_plain (const PatBuilder *game)
{
  return game->rules->stock < 0 && !is_open (game);
}

/* The stages of a game after the first ones. */
static const PatBuilderStage *
get_stages (const PatBuilder *game)
{
  if (is_plain (game))
    return game->has_alike ? stages_of_alike : stages_of_most;
  return game->rules->stock >= 0 || !game->descends ? stages_of_long : stages_of_open;
}

/* The stages of a game are numbered from 0; after the last one, none is asked for. */
const PatBuilderStage *
pat_builder_get_stage (const PatBuilder *game,
                       guint             nth)
{
  if (is_bare (game) && game->has_alike)
    return &stages_of_bare[nth];
  if (is_plain (game) && is_roomy (game))
    return &stages_of_roomy[nth];
  return nth < G_N_ELEMENTS (first_stages) ? &first_stages[nth]
                                           : &get_stages (game)[nth - G_N_ELEMENTS (first_stages)];
}
