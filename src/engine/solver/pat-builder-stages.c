/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which searches are made for a game, chosen by its compiled rules. The last of them has no limit,
 * and leaves nothing out. */
#include "config.h"

#include "pat-builder-stages-private.h"

#define BEST   PAT_BUILDER_STAGE_BEST
#define MERGED PAT_BUILDER_STAGE_MERGED
#define DEEP   PAT_BUILDER_STAGE_DEEP

#define MANY_CELLS 4

/* The first stages of most games, found by trying on deals of FreeCell; others are content with
 * them. A deal that is hard by one of them is seldom hard by the next. */
static const PatBuilderStage first_stages[] = {
  { BEST, 594, { 5, 2, 2, 15, 10, 15, 9, 4, 29 } },
  { BEST, 155, { 8, 2, 20, 44, 20, 39, 46, 6, 77 } },
  { BEST, 368, { 31, 12, 3, 9, 12, 15, 16, 4, 9 } },
  { BEST, 1266, { 36, 9, 14, 10, 11, 29, 23, 3, 41 } },
};

/* The other stages of most games. Hardly a deal has more positions than the first of these looks
 * at; the second one goes on without much more memory: by its weights all positions are equally
 * good, and of those the last one is taken. */
static const PatBuilderStage stages_of_most[] = {
  { BEST, 2000000, { 4, 3, 6, 9, 10, 8, 14, 3, 30 } },
  { DEEP, 0, { 0, 0, 0, 0, 0, 0, 0, 0, 0 } },
};

/* The same of games in which some cards are alike, and there is little room. What the merged stage
 * does not win is lost nearly always. */
static const PatBuilderStage stages_of_alike[] = {
  { MERGED, 0, { 36, 9, 14, 10, 11, 29, 23, 3, 41 } },
  { BEST, 100000, { 4, 3, 6, 9, 10, 8, 14, 3, 30 } },
  { DEEP, 0, { 0, 0, 0, 0, 0, 0, 0, 0, 0 } },
};

/* All stages of such a game if there is no room at all: little is won by the first ones, and lost
 * deals have so few positions that the deep stage proves it soonest. In a deal that can be won it
 * would lose its way, so that there is a stage before it. */
static const PatBuilderStage stages_of_bare[] = {
  { MERGED, 0, { 36, 9, 14, 10, 11, 29, 23, 3, 41 } },
  { BEST, 20000, { 4, 3, 6, 9, 10, 8, 14, 3, 30 } },
  { DEEP, 0, { 0, 0, 0, 0, 0, 0, 0, 0, 0 } },
};

/* The same of games in which cards come from a stock, found by trying on deals of Easthaven and
 * Canfield. They are long, and most ways to the end of one are much alike: a search that prefers
 * short ones would look at all of their beginnings first. */
static const PatBuilderStage stages_of_long[] = {
  { BEST, 1000, { 10, 4, 2, 30, 40, 8, 20, 0, 5 } },
  { BEST, 1390, { 2, 1, 1, 5, 6, 7, 4, 2, 14 } },
  { BEST, 3000, { 80, 8, 3, 20, 5, 8, 10, 2, 0 } },
  { BEST, 5000, { 20, 2, 6, 2, 20, 8, 3, 0, 0 } },
  { BEST, 10000, { 10, 4, 2, 30, 40, 8, 20, 0, 5 } },
  { BEST, 0, { 40, 8, 1, 2, 20, 8, 10, 5, 0 } },
};

/* The same of Yukon and its like, where cards come from anywhere in a column, and columns only go
 * down: what lies in the wrong order says more than how far the game is. */
static const PatBuilderStage stages_of_open[] = {
  { BEST, 3000, { 3, 1, 6, 5, 20, 8, 20, 4, 60 } },
  { BEST, 0, { 3, 1, 3, 7, 11, 30, 14, 4, 41 } },
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

/* The stages of a game after the first ones. */
static const PatBuilderStage *
get_stages (const PatBuilder *game)
{
  if (game->rules->stock < 0 && !is_open (game))
    return game->has_alike && !is_roomy (game) ? stages_of_alike : stages_of_most;
  return game->rules->stock >= 0 || !game->descends ? stages_of_long : stages_of_open;
}

/* The stages of a game are numbered from 0; after the last one, none is asked for. */
const PatBuilderStage *
pat_builder_get_stage (const PatBuilder *game,
                       guint             nth)
{
  if (is_bare (game) && game->has_alike)
    return &stages_of_bare[nth];
  return nth < G_N_ELEMENTS (first_stages) ? &first_stages[nth]
                                           : &get_stages (game)[nth - G_N_ELEMENTS (first_stages)];
}
