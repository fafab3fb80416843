/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where the player turns uncovered cards up by hand, the searches look at the game in which the
 * rules do that, and the line that they find gets the moves that turn cards. To leave such a card
 * as it is never helps: it cannot be moved, and takes nothing. Only a deal from the stock covers
 * it, and a hook may do whatever it likes with it; a game with these is lost only if the search
 * that knows every game says so. */
#include "config.h"

#include "pat-turning-private.h"

#include "pat-rules-private.h"
#include "pat-search-plain-private.h"
#include "pat-search-private.h"

/* The same rules, but for who turns cards up; %NULL if that is no matter of the option. */
static PatRules *
new_turning_rules (const PatRules *rules)
{
  g_autoptr (PatOptions) options = pat_options_copy (rules->options);

  for (guint p = 0; p < rules->n_piles; p++)
    if (rules->piles[p].turn == PAT_TURN_PLAYER)
      return NULL;
  if (!pat_options_set_text (options, "flip", "auto", NULL))
    return NULL;
  return pat_rules_new (rules->spec, options, NULL);
}

static gboolean
is_turned_by_hand (const PatRules *rules,
                   guint           pile)
{
  guint turn = rules->piles[pile].turn;

  return turn == PAT_TURN_PLAYER || (turn == PAT_TURN_EXPOSED && rules->manual_flip);
}

/* Whether uncovered cards lie face down until the player turns them up. */
gboolean
pat_turning_knows (const PatRules *rules)
{
  for (guint p = 0; p < rules->n_piles; p++)
    if (is_turned_by_hand (rules, p))
      return TRUE;
  return FALSE;
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
turning_never_harms (const PatRules *rules)
{
  const PatGameSpec *game = &rules->table.game;

  for (guint p = 0; p < rules->n_piles; p++)
    if (is_turned_by_hand (rules, p) && is_dealt_to (rules, p))
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

PatVerdict
pat_turning_search (const PatRules    *rules,
                    const PatPosition *position,
                    PatBudget         *budget,
                    GArray            *moves)
{
  g_autoptr (PatRules) turning = new_turning_rules (rules);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (PatMove));
  PatPosition at = *position;
  PatVerdict verdict;

  if (turning == NULL)
    return pat_search_plain (rules, position, budget, moves);
  turn_all (rules, &at, moves);
  verdict = pat_search (turning, &at, budget, FALSE, line);
  if (verdict == PAT_VERDICT_UNWINNABLE && !turning_never_harms (rules))
    {
      g_array_set_size (moves, 0);
      return pat_search_plain (rules, position, budget, moves);
    }
  for (guint i = 0; i < line->len; i++)
    {
      play (rules, &at, &g_array_index (line, PatMove, i), moves);
      turn_all (rules, &at, moves);
    }
  return verdict;
}
