/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A second, deliberately simple reading of a table: it lists the legal moves of a position without
 * any of the engine's short cuts. */
#include "config.h"

#include "rules-simple.h"

#include <string.h>

static const PatPileSpec *
row_of (const RulesBoard *board,
        guint        pile)
{
  return pat_rules_get_pile (board->rules, pile);
}

static guint
size_of (const RulesBoard *board,
         guint        pile)
{
  return pat_position_get_size (board->position, pile);
}

static PatCard
card_at (const RulesBoard *board,
         guint        pile,
         guint        index)
{
  return pat_position_get_cards (board->position, pile)[index];
}

static gboolean
suits_go (guint   build,
          PatCard a,
          PatCard b)
{
  gboolean red_a = pat_card_get_suit (a) == PAT_HEARTS || pat_card_get_suit (a) == PAT_DIAMONDS;
  gboolean red_b = pat_card_get_suit (b) == PAT_HEARTS || pat_card_get_suit (b) == PAT_DIAMONDS;

  if (build & PAT_SAME_SUIT)
    return pat_card_get_suit (a) == pat_card_get_suit (b);
  if (build & PAT_OTHER_SUIT)
    return pat_card_get_suit (a) != pat_card_get_suit (b);
  if (build & PAT_SAME_COLOUR)
    return red_a == red_b;
  if (build & PAT_ALTERNATE)
    return red_a != red_b;
  return (build & PAT_ANY_SUIT) != 0;
}

/* Counts up from a rank, step by step; circular or not. */
static guint
rank_above (guint    rank,
            guint    steps,
            gboolean wrap)
{
  for (; steps > 0; steps--)
    {
      if (rank == PAT_KING && !wrap)
        return 0;
      rank = rank == PAT_KING ? PAT_ACE : rank + 1;
    }
  return rank;
}

static gboolean
goes_on (guint   build,
         guint   step,
         PatCard lower,
         PatCard upper)
{
  guint a = pat_card_get_rank (lower), b = pat_card_get_rank (upper);
  gboolean wrap = (build & PAT_WRAP) != 0;

  if (build == PAT_ANY_CARD)
    return TRUE;
  if (step == 0)
    step = 1;
  return suits_go (build, lower, upper) &&
         (((build & PAT_UP) && rank_above (a, step, wrap) == b) ||
          ((build & PAT_DOWN) && rank_above (b, step, wrap) == a) ||
          ((build & PAT_EQUAL) && a == b));
}

/* Whether the last n cards of a pile lie face up and follow each other like that. */
static gboolean
all_go_on (const RulesBoard *board,
           guint        pile,
           guint        n,
           guint        build,
           guint        step)
{
  guint size = size_of (board, pile);

  for (guint i = size - n; i < size; i++)
    if (pat_card_is_face_down (card_at (board, pile, i)) ||
        (i > size - n && !goes_on (build, step, card_at (board, pile, i - 1),
                                   card_at (board, pile, i))))
      return FALSE;
  return TRUE;
}

/* The same as the pile's own row has it. */
static gboolean
is_run (const RulesBoard *board,
        guint        pile,
        guint        n)
{
  const PatPileSpec *row = row_of (board, pile);

  return all_go_on (board, pile, n, row->run != 0 ? row->run : row->build, row->step);
}

static gboolean
all_open (const RulesBoard *board,
          guint        pile,
          guint        n)
{
  for (guint i = size_of (board, pile) - n; i < size_of (board, pile); i++)
    if (pat_card_is_face_down (card_at (board, pile, i)))
      return FALSE;
  return TRUE;
}

static guint
carries (const RulesBoard *board,
         guint        to)
{
  guint n = 1, spaces = 0;

  for (guint p = 0; p < pat_rules_get_n_piles (board->rules); p++)
    if (size_of (board, p) == 0)
      {
        n += row_of (board, p)->role == PAT_CELL;
        spaces += row_of (board, p)->role == PAT_TABLEAU &&
                  row_of (board, p)->fill == PAT_FILL_ANY && p != to;
      }
  for (; spaces > 0; spaces--)
    n *= 2;
  return n;
}

/* May the last n cards leave the pile for that other one, which says itself what a unit is? */
static gboolean
may_leave_as_unit (const RulesBoard *board,
                   guint        from,
                   guint        n,
                   guint        to)
{
  switch (row_of (board, from)->take)
    {
    case PAT_TAKE_RUN_LIMITED:
      return n <= carries (board, to) &&
             all_go_on (board, from, n, row_of (board, to)->units, row_of (board, to)->step);
    case PAT_TAKE_RUN:
    case PAT_TAKE_OPEN:
    case PAT_TAKE_WHOLE:
    case PAT_TAKE_CHAIN:
      return all_go_on (board, from, n, row_of (board, to)->units, row_of (board, to)->step);
    default:
      return FALSE;
    }
}

/* May the last n cards leave the pile for that other one? */
static gboolean
may_leave (const RulesBoard *board,
           guint        from,
           guint        n,
           guint        to)
{
  gboolean longest = is_run (board, from, n) &&
                     (n == size_of (board, from) || !is_run (board, from, n + 1));

  if (!all_open (board, from, n))
    return FALSE;
  if (n > 1 && row_of (board, to)->units != 0)
    return may_leave_as_unit (board, from, n, to);
  switch (row_of (board, from)->take)
    {
    case PAT_TAKE_TOP:
    case PAT_TAKE_ANY_CARD:
      return n == 1;
    case PAT_TAKE_RUN:
      return is_run (board, from, n);
    case PAT_TAKE_RUN_LIMITED:
      return is_run (board, from, n) && n <= carries (board, to);
    case PAT_TAKE_OPEN:
      return TRUE;
    case PAT_TAKE_WHOLE:
      return n == 1 || (n == size_of (board, from) && is_run (board, from, n));
    case PAT_TAKE_CHAIN:
      return longest || (n == 1 && row_of (board, to)->role == PAT_FOUNDATION);
    case PAT_TAKE_NONE:
    default:
      return FALSE;
    }
}

/* Whether a pile of these roles still has a card. */
static gboolean
some_left (const RulesBoard *board,
           guint        roles)
{
  for (guint p = 0; p < pat_rules_get_n_piles (board->rules); p++)
    if ((roles & PAT_ROLE_BIT (row_of (board, p)->role)) != 0 && size_of (board, p) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
fills (const RulesBoard *board,
       guint        to,
       PatCard      card)
{
  const PatPileSpec *row = row_of (board, to);

  if (some_left (board, row->fill_first))
    return TRUE;
  if (row->fill == PAT_FILL_BASE)
    return (int) pat_card_get_rank (card) == board->position->counters[PAT_COUNTER_BASE];
  if (row->fill == PAT_FILL_RANKS)
    return (row->ranks & PAT_RANK_BIT (pat_card_get_rank (card))) != 0;
  return row->fill == PAT_FILL_ANY;
}

static gboolean
takes_from (const RulesBoard *board,
            guint        to,
            guint        from)
{
  const PatPileSpec *row = row_of (board, to);
  guint roles = size_of (board, to) == 0 && row->fill_from != 0 ? row->fill_from : row->from;

  if (size_of (board, to) == 0 && some_left (board, row->fill_first))
    roles = row->fill_first;
  if (roles == 0)
    return row->role != PAT_FOUNDATION || row_of (board, from)->role != PAT_FOUNDATION;
  return (roles & PAT_ROLE_BIT (row_of (board, from)->role)) != 0;
}

/* May n cards, the lowest of which is given, be put on the pile? */
static gboolean
may_arrive (const RulesBoard *board,
            guint        from,
            PatCard      lowest,
            guint        n,
            guint        to)
{
  const PatPileSpec *row = row_of (board, to);
  guint size = size_of (board, to);

  if (to == from || !takes_from (board, to, from) || n < row->min_accept)
    return FALSE;
  if (n > 1 && row->role != PAT_TABLEAU && row->min_accept <= 1 && row->units == 0)
    return FALSE;
  if (row->max_cards > 0 && size + n > row->max_cards)
    return FALSE;
  if (size == 0)
    return fills (board, to, lowest);
  return !pat_card_is_face_down (card_at (board, to, size - 1)) &&
         goes_on (row->build, row->step, card_at (board, to, size - 1), lowest);
}

void
rules_add_move (GPtrArray      *texts,
                const PatRules *rules,
                const PatMove  *move)
{
  g_ptr_array_add (texts, pat_move_to_string (move, rules));
}

/* Lists what may be moved from one pile to another. */
static void
list_between (const RulesBoard *board,
              guint        from,
              guint        to,
              GPtrArray   *texts)
{
  guint size = size_of (board, from);
  PatMove move;

  for (guint n = 1; n <= size; n++)
    if (may_leave (board, from, n, to) &&
        may_arrive (board, from, card_at (board, from, size - n), n, to))
      {
        pat_move_init_cards (&move, from, n, to);
        rules_add_move (texts, board->rules, &move);
      }
  for (guint i = 0; row_of (board, from)->take == PAT_TAKE_ANY_CARD && i + 1 < size; i++)
    if (!pat_card_is_face_down (card_at (board, from, i)) &&
        !pat_card_is_face_down (card_at (board, from, size - 1)) &&
        may_arrive (board, from, card_at (board, from, i), 1, to))
      {
        pat_move_init_cards (&move, from, 1, to);
        move.picks[0].index = (guint8) (i + 1);
        rules_add_move (texts, board->rules, &move);
      }
}

static gboolean
stock_is_live (const RulesBoard *board)
{
  const PatStockSpec *stock = &pat_rules_get_game (board->rules)->stock;
  int waste = pat_rules_find_pile (board->rules, PAT_WASTE, 1);

  if (size_of (board, (guint) pat_rules_find_pile (board->rules, PAT_STOCK, 1)) > 0)
    return TRUE;
  return size_of (board, (guint) waste) > 0 &&
         board->position->counters[PAT_COUNTER_PASSES] < stock->redeals;
}

static void
list_others (const RulesBoard *board,
             GPtrArray   *texts)
{
  PatMove move;

  for (guint p = 0; p < pat_rules_get_n_piles (board->rules); p++)
    if (row_of (board, p)->turn == PAT_TURN_PLAYER && size_of (board, p) > 0 &&
        pat_card_is_face_down (card_at (board, p, size_of (board, p) - 1)))
      {
        pat_move_init_turn (&move, p);
        rules_add_move (texts, board->rules, &move);
      }
  if (!stock_is_live (board))
    return;
  pat_move_init_stock (&move);
  rules_add_move (texts, board->rules, &move);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Joins the texts of moves in the order of the alphabet. */
char *
rules_join_moves (GPtrArray *texts)
{
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

/* Lists all legal moves as the table has it, each by its text, in the order of the alphabet. */
char *
rules_list_simply (const RulesBoard *board)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_piles = pat_rules_get_n_piles (board->rules);

  for (guint from = 0; from < n_piles; from++)
    for (guint to = 0; to < n_piles; to++)
      list_between (board, from, to, texts);
  list_others (board, texts);
  return rules_join_moves (texts);
}
