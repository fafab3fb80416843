/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the moves of a game like Klondike. */
#include "config.h"

#include "pat-runs-view-private.h"

typedef struct
{
  PatRunsView   view;
  PatRunsMoves *moves;
} Lister;

static void
add (Lister      *self,
     PatRunsKind  kind,
     guint        card,
     guint        place)
{
  PatRunsMove *move = &self->moves->moves[self->moves->n++];

  move->kind = (guint8) kind;
  move->card = (guint8) card;
  move->place = (guint8) place;
}

/* Lists the cards of some that go up from a column. */
static void
list_up (Lister  *self,
         guint64  wanted)
{
  const PatBuilder *game = self->view.game->game;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      guint up = self->view.state->up[suit];
      guint card = up < game->n_ranks ? game->card_at[suit][up] : 0;

      if (card != 0 && (wanted >> card & 1) != 0 &&
          pat_runs_view_can_go_up (&self->view, card))
        add (self, PAT_RUNS_UP, card, 0);
    }
}

/* Whether a king still looks for an empty column. */
static gboolean
wants_space (const Lister *self)
{
  const PatRunsState *state = self->view.state;
  const PatBuilder *game = self->view.game->game;
  guint64 kings = self->view.game->kings, settled = state->open & ~state->roots & kings;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (!game->takes_back && state->up[suit] == game->n_ranks)
      settled |= pat_card_bit (game->card_at[suit][game->n_ranks - 1]);
  return settled != kings;
}

/* Lists the cards of some that leave the places where they were dealt: those that lie on others,
 * or those whose column becomes empty, which is of use only for a king. */
static void
list_roots (Lister   *self,
            gboolean  leaves_space,
            guint64   wanted)
{
  const PatRuns *game = self->view.game;

  if (leaves_space && !wants_space (self))
    return;
  for (guint i = 0; i < game->n_columns; i++)
    {
      guint n = self->view.state->n_left[i], card = n > 0 ? game->dealt[i][n - 1] : 0;

      if (n > 0 && (n == 1) == leaves_space && (wanted >> card & 1) != 0 &&
          pat_runs_view_count_free (&self->view, card) > 0)
        add (self, PAT_RUNS_ROOT, card, 0);
    }
}

/* Lists the cards of some that come from the talon to columns, and others that go up from it. A
 * card that can go up, and come back, goes up. */
static void
list_talon (Lister  *self,
            guint64  wanted_up,
            guint64  wanted)
{
  const PatRuns *game = self->view.game;
  guint64 open;

  for (open = pat_talon_get_open (&self->view.state->talon, &game->order); open != 0;
       open &= open - 1)
    {
      guint place = (guint) __builtin_ctzll (open), card = game->order.cards[place];
      gboolean goes_up = pat_runs_view_is_next (&self->view, card);

      if (goes_up && (wanted_up >> card & 1) != 0)
        add (self, PAT_RUNS_TALON_UP, card, place);
      if ((wanted >> card & 1) != 0 && !(goes_up && game->game->takes_back) &&
          pat_runs_view_count_free (&self->view, card) > 0)
        add (self, PAT_RUNS_TALON, card, place);
    }
}

static void
list_back (Lister  *self,
           guint64  wanted)
{
  const PatBuilder *game = self->view.game->game;

  for (guint suit = 0; suit < PAT_N_SUITS && game->takes_back; suit++)
    {
      guint up = self->view.state->up[suit];
      guint card = up > 0 ? game->card_at[suit][up - 1] : 0;

      if (card != 0 && (wanted >> card & 1) != 0 &&
          pat_runs_view_count_free (&self->view, card) > 0)
        add (self, PAT_RUNS_BACK, card, 0);
    }
}

/* The cards that may be put on one of some. */
static guint64
get_guests (const Lister *self,
            guint64       cards)
{
  guint64 guests = 0;

  for (; cards != 0; cards &= cards - 1)
    guests |= pat_runs_view_get_guests (&self->view, (guint) __builtin_ctzll (cards));
  return guests;
}

static guint64
get_twins (const Lister *self,
           guint64       cards)
{
  guint64 twins = 0;

  for (; cards != 0; cards &= cards - 1)
    twins |= self->view.game->twins[__builtin_ctzll (cards)];
  return twins;
}

/* A card that was lowered is put to use at once, as it can be lowered as late as that: a card comes
 * to lie on it, or its twin goes up, or others are lowered for the same use. */
static void
list_uses (Lister                *self,
           const PatRunsLast *last)
{
  guint64 lowered = pat_card_bit (last->lowered), wanted = get_guests (self, lowered);

  if (last->drawn == 0 || (get_guests (self, last->drawn) & lowered) != 0)
    {
      list_up (self, get_twins (self, lowered) & ~lowered);
      list_roots (self, FALSE, wanted);
    }
  list_talon (self, 0, wanted);
  list_roots (self, TRUE, wanted);
  list_back (self, G_MAXUINT64);
}

/* After a card came from the talon, all others may. What else has nothing to do with it can be done
 * before. */
static void
list_after_draw (Lister                *self,
                 const PatRunsLast *last)
{
  list_up (self, get_twins (self, last->drawn));
  list_roots (self, FALSE, get_guests (self, last->drawn));
  list_talon (self, G_MAXUINT64, G_MAXUINT64);
  list_roots (self, TRUE, G_MAXUINT64);
  list_back (self, G_MAXUINT64);
}

/* A column becomes empty just before a king needs it. */
static void
list_kings (Lister *self)
{
  list_roots (self, FALSE, self->view.game->kings);
  list_talon (self, 0, self->view.game->kings);
  list_back (self, self->view.game->kings);
}

static void
list (Lister                *self,
      const PatRunsLast *last)
{
  guint64 shown = last->shown != 0 ? get_twins (self, pat_card_bit (last->shown)) : G_MAXUINT64;

  if (last->lowered != 0)
    list_uses (self, last);
  else if (last->leaves_space)
    list_kings (self);
  else if (last->drawn != 0)
    list_after_draw (self, last);
  else
    {
      list_up (self, shown);
      list_roots (self, FALSE, G_MAXUINT64);
      list_talon (self, last->shown != 0 ? 0 : G_MAXUINT64, G_MAXUINT64);
      list_roots (self, TRUE, G_MAXUINT64);
      list_back (self, G_MAXUINT64);
    }
}

/* How late a move is to be looked at: first what uncovers cards, then what helps to do so. */
static guint
rate (const Lister      *self,
      const PatRunsMove *move)
{
  gboolean helps = (pat_runs_view_get_guests (&self->view, move->card) &
                    self->view.state->roots) != 0;

  switch ((PatRunsKind) move->kind)
    {
    case PAT_RUNS_UP:
      return 0;
    case PAT_RUNS_ROOT:
      return 1;
    case PAT_RUNS_TALON_UP:
      return 2;
    case PAT_RUNS_TALON:
      return helps ? 3 : 5;
    case PAT_RUNS_BACK:
    default:
      return helps ? 4 : 6;
    }
}

static void
sort (Lister *self)
{
  PatRunsMove *moves = self->moves->moves;

  for (guint i = 1; i < self->moves->n; i++)
    for (guint k = i; k > 0 && rate (self, &moves[k]) < rate (self, &moves[k - 1]); k--)
      {
        PatRunsMove move = moves[k];

        moves[k] = moves[k - 1];
        moves[k - 1] = move;
      }
}

/* Lists the moves of a position that was reached by some move, but those that can be made before
 * that one. */
void
pat_runs_list_moves (const PatRuns      *game,
                     const PatRunsState *state,
                     const PatRunsLast  *last,
                     PatRunsMoves       *moves)
{
  Lister self;

  pat_runs_view_init (&self.view, game, state);
  self.moves = moves;
  moves->n = 0;
  list (&self, last);
  sort (&self);
}

/* Notes that a move is made in a position that was reached by another one. */
void
pat_runs_note_last (const PatRuns      *game,
                    const PatRunsState *state,
                    const PatRunsMove  *move,
                    PatRunsLast        *last)
{
  guint64 drawn = last->drawn;

  *last = (PatRunsLast) { 0 };
  if (move->kind == PAT_RUNS_TALON || move->kind == PAT_RUNS_BACK)
    last->drawn = drawn;
  if (move->kind == PAT_RUNS_TALON)
    last->drawn |= pat_card_bit (move->card);
  else if (move->kind == PAT_RUNS_BACK)
    last->lowered = move->card;
  else if (move->kind == PAT_RUNS_ROOT)
    for (guint i = 0; i < game->n_columns; i++)
      {
        guint n = state->n_left[i];

        if (n > 0 && game->dealt[i][n - 1] == move->card)
          {
            last->leaves_space = n == 1;
            last->shown = n > 1 ? game->dealt[i][n - 2] : 0;
          }
      }
}
