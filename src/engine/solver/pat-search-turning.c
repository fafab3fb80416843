/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where the player turns uncovered cards up by hand, the game is searched in which the rules do
 * that, and the line that is found gets the moves that turn cards. To leave such a card as it is
 * never helps: it cannot be moved, and takes nothing. Only a deal from the stock covers it, and a
 * hook may do whatever it likes with it; that a game with these is lost is not taken over. */
#include "config.h"

#include "pat-search-turning-private.h"

#include "pat-search-private.h"

/* The same rules, but for who turns cards up; %NULL if there is nothing to turn, or if the option
 * does not decide that. */
static PatRules *
new_turning_rules (const PatRules *rules)
{
  g_autoptr (PatOptions) options = NULL;
  gboolean by_hand = FALSE;

  for (guint p = 0; p < rules->n_piles; p++)
    {
      if (rules->piles[p].turn == PAT_TURN_PLAYER)
        return NULL;
      by_hand = by_hand || pat_rules_turns_by_hand (rules, p);
    }
  if (!by_hand)
    return NULL;
  options = pat_options_copy (rules->options);
  if (!pat_options_set_text (options, "flip", "auto", NULL))
    return NULL;
  return pat_rules_new (rules->spec, options, NULL);
}

/* Whether the stock may cover a card that the player has not turned up. */
static gboolean
is_dealt_to (const PatRules *rules,
             guint           pile)
{
  return rules->piles[pile].role == rules->table.game.stock.to
         && rules->table.game.stock.count > 0;
}

/* Whether a card that is not turned up stays on top, and no hook has anything to do with it. */
static gboolean
leaving_never_helps (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;

  for (guint p = 0; p < rules->n_piles; p++)
    if (pat_rules_turns_by_hand (rules, p) && is_dealt_to (rules, p))
      return FALSE;
  return game->prepare == NULL
         && game->deal_stock == NULL && game->may_remove == NULL && game->more_moves == NULL
         && game->special == NULL && game->after_move == NULL && game->is_won == NULL;
}

static gboolean
find_turn (const PatRules    *rules,
           const PatPosition *position,
           PatMove           *move)
{
  for (guint p = 0; p < rules->n_piles; p++)
    if (pat_rules_player_turns (rules, position, p))
      {
        pat_move_init_turn (move, p);
        return TRUE;
      }
  return FALSE;
}

static void
play (const PatRules *rules,
      PatPosition    *position,
      const PatMove  *move,
      GArray         *moves)
{
  pat_rules_apply (rules, position, move, NULL);
  g_array_append_vals (moves, move, 1);
}

/* A hook may turn a card down again, so this comes to an end in any case. */
static void
turn_all (const PatRules *rules,
          PatPosition    *position,
          GArray         *moves)
{
  PatMove move;

  for (guint i = 0; i < rules->n_piles && !pat_rules_is_won (rules, position)
       && find_turn (rules, position, &move); i++)
    play (rules, position, &move, moves);
}

/* Solves a game in which the player turns cards up. Returns FALSE for any other, and for one that
 * may be won although the other one is lost. */
gboolean
pat_search_turning (const PatRules    *rules,
                    const PatPosition *position,
                    PatBudget         *budget,
                    GArray            *moves,
                    PatVerdict        *verdict)
{
  g_autoptr (PatRules) turning = new_turning_rules (rules);
  g_autoptr (GArray) line = NULL;
  PatPosition at = *position;

  if (turning == NULL)
    return FALSE;
  line = g_array_new (FALSE, FALSE, sizeof (PatMove));
  turn_all (rules, &at, moves);
  *verdict = pat_search (turning, &at, budget, FALSE, line);
  if (*verdict == PAT_VERDICT_UNWINNABLE && !leaving_never_helps (rules))
    {
      g_array_set_size (moves, 0);
      return FALSE;
    }
  for (guint i = 0; i < line->len; i++)
    {
      play (rules, &at, &g_array_index (line, PatMove, i), moves);
      turn_all (rules, &at, moves);
    }
  return TRUE;
}
