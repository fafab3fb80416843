/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the moves of a game like Klondike.
 *
 * Where cards come back from foundations, positions that differ only by how many cards are up, but
 * not by what lies face down and in the talon, lead to each other as long as one has at least as
 * much of every suit up as the other: cards come back the highest ranks first, and each finds room.
 * So it is enough to make a move where the most is up that allows it. From a position where nothing
 * more can go up (pat_runs_find_lift), such a one is reached by lowering cards, higher ranks first,
 * the last of them being the lowest and the only one of its rank: if it were not for the sake of
 * that last card, which gives the move its only place, one more card could stay up. */
#include "config.h"

#include "pat-runs-view-private.h"

#include "pat-bits-private.h"

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

/* Whether a king still looks for an empty column. If none does, none ever will: only kings fill
 * columns, and a king that goes up leaves a column for itself. */
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
 * or those whose column becomes empty, which is of use only for a king. A card that can go up, and
 * come back, goes up. */
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
          !(game->game->takes_back && pat_runs_view_is_next (&self->view, card) &&
            pat_runs_view_can_go_up (&self->view, card)) &&
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
      guint place = pat_bits_first (open), card = game->order.cards[place];
      gboolean goes_up = pat_runs_view_is_next (&self->view, card);

      if (goes_up && (wanted_up >> card & 1) != 0)
        add (self, PAT_RUNS_TALON_UP, card, place);
      if ((wanted >> card & 1) != 0 && !(goes_up && game->game->takes_back) &&
          pat_runs_view_count_free (&self->view, card) > 0)
        add (self, PAT_RUNS_TALON, card, place);
    }
}

/* Whether a card may be lowered after another one: higher ones first, as a lower one may need them,
 * and those of one rank in one order, as none of them is the last. */
static gboolean
is_after (const Lister *self,
          guint         card,
          guint         lowered)
{
  const guint8 *height = self->view.game->game->height;

  return lowered == 0 || height[card] < height[lowered] ||
         (height[card] == height[lowered] && card > lowered);
}

/* Lists the cards that come back from foundations. A safe one takes nothing that could not go up
 * itself, and neither do those below it. */
static void
list_back (Lister *self,
           guint   lowered)
{
  const PatBuilder *game = self->view.game->game;

  for (guint suit = 0; suit < PAT_N_SUITS && game->takes_back; suit++)
    {
      guint up = self->view.state->up[suit];
      guint card = up > 0 ? game->card_at[suit][up - 1] : 0;

      if (card != 0 && is_after (self, card, lowered) &&
          pat_runs_view_count_free (&self->view, card) > 0 &&
          !pat_runs_view_is_safe (&self->view, card))
        add (self, PAT_RUNS_BACK, card, 0);
    }
}

/* Lists what can be done only now that a card was lowered: a card comes to lie on it, or what lies
 * on its twin does so, and the twin goes up. With a second place, that could be done before. */
static void
list_uses (Lister *self,
           guint   lowered)
{
  guint64 guests = pat_runs_view_get_guests (&self->view, lowered);

  if (pat_runs_view_count_bare (&self->view, lowered) == 1)
    {
      list_up (self, self->view.game->twins[lowered] & ~pat_card_bit ((PatCard) lowered));
      list_roots (self, FALSE, guests);
      list_talon (self, 0, guests);
      list_roots (self, TRUE, guests);
    }
  list_back (self, lowered);
}

static void
list (Lister *self,
      guint   lowered)
{
  if (lowered != 0)
    list_uses (self, lowered);
  else
    {
      list_up (self, G_MAXUINT64);
      list_roots (self, FALSE, G_MAXUINT64);
      list_talon (self, G_MAXUINT64, G_MAXUINT64);
      list_roots (self, TRUE, G_MAXUINT64);
      list_back (self, 0);
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

/* Lists the moves of a position. If the last one lowered a card from its foundation, only those
 * that have waited for it. */
void
pat_runs_list_moves (const PatRuns      *game,
                     const PatRunsState *state,
                     guint               lowered,
                     PatRunsMoves       *moves)
{
  Lister self;

  pat_runs_view_init (&self.view, game, state);
  self.moves = moves;
  moves->n = 0;
  list (&self, lowered);
  sort (&self);
}
