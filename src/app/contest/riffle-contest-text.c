/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player reads of a contest: what it is called, how it stands, which games it has. */
#include "config.h"

#include "riffle-contest-text.h"

#include <glib/gi18n.h>

/**
 * riffle_contest_get_kind_name:
 * @contest: a contest
 *
 * Returns: what is played for, in a word
 */
const char *
riffle_contest_get_kind_name (PatContest *contest)
{
  switch (pat_contest_get_kind (contest))
    {
    case PAT_CONTEST_TOUR:
      return C_("contest", "Tour");
    case PAT_CONTEST_TOURNAMENT:
      return C_("contest", "Tournament");
    default:
      return C_("contest", "Table");
    }
}

/* At a table the points of the round stand above the cards. */
static char *
dup_table_standing (PatContest              *table,
                    const RiffleContestTurn *turn)
{
  g_autofree char *name = riffle_contest_dup_name (table, turn->entrant);

  /* Translators: below the name of a game: “Round 2 of 3: Ann”, whose turn it is */
  return g_strdup_printf (_("Round %u of %u: %s"), turn->deal + 1, pat_contest_get_n_deals (table),
                          name);
}

static char *
dup_calm_standing (PatContest              *contest,
                   const RiffleContestTurn *turn)
{
  const char *kind = riffle_contest_get_kind_name (contest);
  guint n_deals = pat_contest_get_n_deals (contest);

  if (pat_contest_get_kind (contest) == PAT_CONTEST_TOURNAMENT && n_deals == 1)
    /* Translators: below the name of a game: “Tournament: player 2” */
    return g_strdup_printf (_("%s: player %u"), kind, turn->entrant + 1);
  /* Translators: below the name of a game: “Tour: game 3 of 8” */
  return g_strdup_printf (_("%s: game %u of %u"), kind, turn->deal + 1, n_deals);
}

/**
 * riffle_contest_dup_standing:
 * @contest: a contest
 * @turn: who plays, and what
 * @is_calm: the player wants no figures
 *
 * Says in a line what is being played, and how many points there are or, at a table, whose turn it
 * is.
 *
 * Returns: (transfer full): the line
 */
char *
riffle_contest_dup_standing (PatContest              *contest,
                             const RiffleContestTurn *turn,
                             gboolean                 is_calm)
{
  const char *kind = riffle_contest_get_kind_name (contest);
  int total = pat_contest_get_total (contest, turn->entrant);
  /* Translators: points of all games of a tour together; they may be fewer than none */
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points",
                                                       (gulong) ABS (total)), total);

  if (pat_contest_get_kind (contest) == PAT_CONTEST_TABLE)
    return dup_table_standing (contest, turn);
  if (is_calm)
    return dup_calm_standing (contest, turn);
  if (pat_contest_get_kind (contest) == PAT_CONTEST_TOURNAMENT
      && pat_contest_get_n_deals (contest) == 1)
    /* Translators: below the name of a game: “Tournament: player 2, 57 points” */
    return g_strdup_printf (_("%s: player %u, %s"), kind, turn->entrant + 1, points);
  /* Translators: below the name of a game: “Tour: game 3 of 8, 57 points” */
  return g_strdup_printf (_("%s: game %u of %u, %s"), kind, turn->deal + 1,
                          pat_contest_get_n_deals (contest), points);
}

/**
 * riffle_contest_dup_game:
 * @contest: a contest
 * @deal: the number of a deal, from 0
 * @registry: the games
 *
 * Returns: (transfer full): what the game is called; the deal itself if it is not there
 */
char *
riffle_contest_dup_game (PatContest  *contest,
                         guint        deal,
                         PatRegistry *registry)
{
  const char *text = pat_contest_get_deal (contest, deal);
  g_autoptr (PatDeal) parts = pat_deal_parse (text, NULL);
  PatVariant *variant = parts != NULL ? pat_registry_find (registry, parts->variant) : NULL;

  return g_strdup (variant != NULL ? pat_variant_get_name (variant) : text);
}

/**
 * riffle_contest_dup_name:
 * @contest: a contest
 * @entrant: the number of a player, from 0
 *
 * Returns: (transfer full): what a player is called
 */
char *
riffle_contest_dup_name (PatContest *contest,
                         guint       entrant)
{
  const char *name = pat_contest_get_name (contest, entrant);

  if (name != NULL)
    return g_strdup (name);
  /* Translators: somebody who has not said a name */
  return g_strdup_printf (_("Player %u"), entrant + 1);
}
