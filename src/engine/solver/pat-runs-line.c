/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes what is done in a game like Klondike as moves of the game: with the clicks on the stock,
 * and with a place for each card, to which it comes after what lies there was moved to another. */
#include "config.h"

#include "pat-runs-line-private.h"

/* The columns are all that has to be played along: the talon is counted, and a foundation has no
 * more than a pile for its suit. */
typedef struct
{
  const PatRuns *game;
  PatTalon       talon;
  guint8         up[PAT_N_SUITS];          /* cards of a suit */
  guint8         sizes[PAT_RUNS_MAX_COLUMNS];
  guint8         cards[PAT_RUNS_MAX_COLUMNS][PAT_BUILDER_MAX_CARDS];
  guint8         column_of[64];            /* of a card that lies in one */
  guint8         foundations[PAT_N_SUITS]; /* piles, of the suits of which a card is up */
  GArray        *moves;                    /* with room for more than were written */
  guint          n_moves;
} Writer;

static void
add_card (Writer *self,
          guint   card,
          guint   column)
{
  self->cards[column][self->sizes[column]++] = (guint8) card;
  self->column_of[card] = (guint8) column;
}

static void
load (Writer            *self,
      const PatPosition *position)
{
  const PatRules *rules = self->game->game->rules;

  for (guint i = 0; i < self->game->n_columns; i++)
    {
      guint pile = self->game->game->piles[i];
      const PatCard *cards = pat_position_get_cards (position, pile);

      for (guint k = 0; k < pat_position_get_size (position, pile); k++)
        add_card (self, pat_card_face (cards[k]), i);
    }
  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = rules->of_role[PAT_FOUNDATION][i];
      PatCard top = pat_position_get_top (position, pile);

      if (top != PAT_NO_CARD)
        self->foundations[pat_card_get_suit (top)] = (guint8) pile;
    }
}

/* Adds moves that the caller writes. */
static PatMove *
add_moves (Writer *self,
           guint   n)
{
  guint first = self->n_moves;

  self->n_moves += n;
  if (self->n_moves > self->moves->len)
    g_array_set_size (self->moves, 2 * self->n_moves);
  return &g_array_index (self->moves, PatMove, first);
}

static void
write_cards (Writer *self,
             guint   from,
             guint   count,
             guint   to)
{
  pat_move_init_cards (add_moves (self, 1), from, count, to);
}

/* Returns the column that has a card, and how many cards begin with it there. */
static guint
find_card (const Writer *self,
           guint         card,
           guint        *count)
{
  guint column = self->column_of[card], size = self->sizes[column];

  *count = 1;
  while (*count < size && self->cards[column][size - *count] != card)
    ++*count;
  return column;
}

/* Finds a column on whose top card one of some cards lies, or an empty one if there are none. */
static guint
find_column (const Writer *self,
             guint64       cards)
{
  for (guint i = 0; i < self->game->n_columns; i++)
    {
      guint size = self->sizes[i];

      if (size == 0 ? cards == 0 : (cards >> self->cards[i][size - 1] & 1) != 0)
        return i;
    }
  g_assert_not_reached ();
}

static guint
find_foundation (Writer *self,
                 guint   suit)
{
  const PatRules *rules = self->game->game->rules;
  guint64 taken = 0;

  for (guint i = 0; i < PAT_N_SUITS; i++)
    if (self->up[i] > 0)
      taken |= G_GUINT64_CONSTANT (1) << self->foundations[i];
  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION] && self->up[suit] == 0; i++)
    if ((taken >> rules->of_role[PAT_FOUNDATION][i] & 1) == 0)
      self->foundations[suit] = (guint8) rules->of_role[PAT_FOUNDATION][i];
  return self->foundations[suit];
}

/* Cards go from one column to another. */
static void
write_columns (Writer *self,
               guint   from,
               guint   count,
               guint   to)
{
  write_cards (self, self->game->game->piles[from], count, self->game->game->piles[to]);
  self->sizes[from] = (guint8) (self->sizes[from] - count);
  for (guint i = 0; i < count; i++)
    add_card (self, self->cards[from][self->sizes[from] + i], to);
}

static void
write_clicks (Writer *self,
              guint   place)
{
  guint passes, clicks = pat_talon_clicks (&self->talon, &self->game->order, place, &passes);
  PatMove *first = add_moves (self, clicks);

  for (guint i = 0; i < clicks; i++)
    pat_move_init_stock (&first[i]);
}

/* What lies on a card goes to one of its twins, and the card goes up. */
static void
write_up (Writer *self,
          guint   card)
{
  guint count, column = find_card (self, card, &count);

  if (count > 1)
    write_columns (self, column, count - 1, find_column (self, self->game->twins[card]));
  write_cards (self, self->game->game->piles[column], 1,
               find_foundation (self, pat_card_get_suit ((PatCard) card)));
  self->sizes[column]--;
}

/* A card goes up from the waste, or comes from there or from a foundation to a column. */
static void
write_single (Writer            *self,
              guint              from,
              const PatRunsMove *move)
{
  guint column;

  if (move->kind == PAT_RUNS_TALON_UP)
    {
      write_cards (self, from, 1, find_foundation (self, pat_card_get_suit (move->card)));
      return;
    }
  column = find_column (self, self->game->hosts[move->card]);
  write_cards (self, from, 1, self->game->game->piles[column]);
  add_card (self, move->card, column);
}

static void
write_one (Writer            *self,
           const PatRunsMove *move)
{
  guint suit = pat_card_get_suit (move->card), count, column;

  switch ((PatRunsKind) move->kind)
    {
    case PAT_RUNS_UP:
      write_up (self, move->card);
      break;
    case PAT_RUNS_ROOT:
      column = find_card (self, move->card, &count);
      write_columns (self, column, count, find_column (self, self->game->hosts[move->card]));
      break;
    case PAT_RUNS_BACK:
      write_single (self, find_foundation (self, suit), move);
      break;
    case PAT_RUNS_TALON_UP:
    case PAT_RUNS_TALON:
    default:
      write_clicks (self, move->place);
      pat_talon_take (&self->talon, &self->game->order, move->place);
      write_single (self, (guint) self->game->game->rules->waste, move);
      break;
    }
  if (move->kind == PAT_RUNS_UP || move->kind == PAT_RUNS_TALON_UP)
    self->up[suit]++;
  else if (move->kind == PAT_RUNS_BACK)
    self->up[suit]--;
}

void
pat_runs_write_line (const PatRuns      *game,
                     const PatRunsState *state,
                     const PatPosition  *position,
                     const PatRunsMove  *line,
                     guint               n_line,
                     GArray             *moves)
{
  Writer writer = { .game = game, .talon = state->talon, .moves = moves };

  memcpy (writer.up, state->up, sizeof writer.up);
  load (&writer, position);
  for (guint i = 0; i < n_line; i++)
    write_one (&writer, &line[i]);
  g_array_set_size (moves, writer.n_moves);
}
