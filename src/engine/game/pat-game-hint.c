/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Hints: what looks best, but never a way back to where the game has been. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-game-private.h"
#include "pat-rules-private.h"

/* Nobody has to deal more often to see all cards of the stock. */
#define MAX_DEALS (2 * PAT_MAX_CARDS)

/* Returns: (transfer full): the hashes of a position that stands for the game's own, because it
 * looks the same to the player, and of all before it */
GHashTable *
pat_game_list_past (PatGame           *self,
                    const PatPosition *like)
{
  GHashTable *past = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position = *like;

  for (guint i = self->cursor + 1; i-- > 0;)
    {
      guint64 hash = pat_rules_hash (self->rules, &position);

      g_hash_table_add (past, g_memdup2 (&hash, sizeof hash));
      if (i == 0)
        break;
      pat_game_get_steps (self, i - 1, steps);
      pat_rules_revert (self->rules, &position, steps);
    }
  return past;
}

static gboolean
is_past (const PatRules    *rules,
         GHashTable        *past,
         const PatPosition *position)
{
  guint64 hash = pat_rules_hash (rules, position);

  return g_hash_table_contains (past, &hash);
}

static gboolean
leads_to_past (const PatRules    *rules,
               GHashTable        *past,
               const PatPosition *position,
               const PatMove     *move)
{
  PatPosition next = *position;

  pat_rules_apply (rules, &next, move, NULL);
  return is_past (rules, past, &next);
}

/* Looks for a way out of what was there already. Returns: whether there is one; if not, what the
 * stock does next, if anything */
static gboolean
has_way_out (const PatRules    *rules,
             GHashTable        *past,
             const PatPosition *position,
             PatMoves          *moves,
             int               *stock)
{
  *stock = -1;
  pat_rules_list_hints (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (moves->moves[i].kind == PAT_MOVE_STOCK)
      *stock = (int) i;
    else if (!leads_to_past (rules, past, position, &moves->moves[i]))
      return TRUE;
  return FALSE;
}

/* Whoever deals from the stock again and again sees the same cards again, but may have overlooked
 * one of them. */
static gboolean
stock_leads_on (const PatRules    *rules,
                GHashTable        *past,
                const PatPosition *from,
                const PatMove     *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition position = *from;
  PatMove next = *move;
  int stock = 0;

  for (guint i = 0; i < MAX_DEALS && stock >= 0; i++)
    {
      pat_rules_apply (rules, &position, &next, NULL);
      if (!is_past (rules, past, &position) ||
          has_way_out (rules, past, &position, moves, &stock))
        return TRUE;
      if (stock >= 0)
        next = moves->moves[stock];
    }
  return FALSE;
}

/* Whether a move leads to a position that is not among those. What a special action brings to light
 * is not for a hint to know. */
static gboolean
leads_on (const PatRules    *rules,
          GHashTable        *past,
          const PatPosition *position,
          const PatMove     *move)
{
  switch (move->kind)
    {
    case PAT_MOVE_SPECIAL:
      return TRUE;
    case PAT_MOVE_STOCK:
      return stock_leads_on (rules, past, position, move);
    default:
      return !leads_to_past (rules, past, position, move);
    }
}

/* Lists the moves worth proposing that do not lead to the past, the best first. No object is
 * needed, so any thread may do that. */
void
pat_game_list_hints (const PatRules    *rules,
                     GHashTable        *past,
                     const PatPosition *position,
                     PatMoves          *moves)
{
  guint n = 0;

  pat_rules_list_hints (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (leads_on (rules, past, position, &moves->moves[i]))
      moves->moves[n++] = moves->moves[i];
  moves->n_moves = n;
}

/* A hint was given. */
void
pat_game_count_hint (PatGame *self)
{
  self->n_hints = MIN (self->n_hints + 1, PAT_BOUND_TIMES);
}

/**
 * pat_game_hint: (skip)
 * @self: a game
 * @move: (out caller-allocates): a legal move
 *
 * Proposes a move; asked again in the same position, it proposes the next best one. No move is
 * proposed that leads to a position which the game has had already, so that whoever follows all
 * hints does not go round in circles.
 *
 * Returns: whether there is one
 */
gboolean
pat_game_hint (PatGame *self,
               PatMove *move)
{
  g_autoptr (GHashTable) past = NULL;
  g_autofree PatMoves *moves = NULL;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (self->state == PAT_GAME_WON || pat_game_time_is_up (self))
    return FALSE;
  moves = g_new (PatMoves, 1);
  past = pat_game_list_past (self, &self->position);
  pat_game_list_hints (self->rules, past, &self->position, moves);
  if (moves->n_moves == 0)
    return FALSE;
  *move = moves->moves[self->next_hint++ % moves->n_moves];
  pat_game_count_hint (self);
  return TRUE;
}

/**
 * pat_game_note_help:
 * @self: a game
 *
 * Notes that the player was told something that counts as a hint.
 */
void
pat_game_note_help (PatGame *self)
{
  g_return_if_fail (PAT_IS_GAME (self));

  pat_game_count_hint (self);
}

static gboolean
has_face_down (const PatPosition *position,
               guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    if (pat_card_is_face_down (cards[i]))
      return TRUE;
  return FALSE;
}

/**
 * pat_game_peek:
 * @self: a game
 * @pile: a pile that the player looks into
 * @is_wanted: whether the player wants to see cards that lie face down, in games that leave it to
 *   them
 *
 * Decides whether cards that lie face down are shown to a player who looks into a pile. To show
 * them is help, and counts as a hint.
 *
 * Returns: whether there are such cards, and they are to be shown
 */
gboolean
pat_game_peek (PatGame  *self,
               guint     pile,
               gboolean  is_wanted)
{
  const PatGameSpec *game;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);
  g_return_val_if_fail (pile < pat_rules_get_n_piles (self->rules), FALSE);

  game = pat_rules_get_game (self->rules);
  if (game->hides_cards || (!game->peek_reveals && !is_wanted)
      || !has_face_down (&self->position, pile))
    return FALSE;
  pat_game_count_hint (self);
  return TRUE;
}
