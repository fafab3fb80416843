/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the moves of a game like Klondike.
 *
 * Where cards come back from foundations, positions that differ only by how many cards are up, but
 * not by what lies face down and in the talon, lead to each other as long as one has at least as
 * much of every suit up as the other: cards come back the highest ranks first, and each finds room.
 * So it is enough to make a move where the most is up that allows it. From a position where nothing
 * more can go up (pat_runs_find_lift), such a one is reached by lowering cards, higher ranks first,
 * the last of them being the lowest and the only one of its rank: if it were not for the sake of
 * that last card, which gives the move its only place, one more card could stay up.
 *
 * Where a card of the talon is at hand at any time, it need not come to a column before a card
 * needs it there: left in the talon till then, it takes no place, and if it goes up before, it goes
 * up from there. So the next move after it is one that needs it. With cards that come back from
 * foundations it is the same: what they need of the talon comes right before them. A lowered card
 * that is needed as a host neither by the next card of the talon nor by the move itself is there to
 * uncover one below it, which comes back next. */
#include "config.h"

#include "pat-runs-view-private.h"

#include "pat-bits-private.h"

typedef struct
{
  const PatRuns      *game;
  const PatRunsState *state;
  guint64             next;  /* the cards that are next on their foundations */
  PatRunsWait         wait;
  PatRunsMoves       *moves;
  guint8              depths[PAT_RUNS_MAX_GROUPS]; /* of columns, 0 if there is none */
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
  for (wanted &= self->next & self->state->open & self->state->bare; wanted != 0;
       wanted &= wanted - 1)
    add (self, PAT_RUNS_UP, pat_bits_first (wanted), 0);
}

/* Whether a king still looks for an empty column. If none does, none ever will: only kings fill
 * columns, and a king that goes up leaves a column for itself. */
static gboolean
wants_space (const Lister *self)
{
  const PatRunsState *state = self->state;
  const PatBuilder *game = self->game->game;
  guint64 kings = self->game->kings, settled = state->open & ~state->roots & kings;

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
  const PatRuns *game = self->game;
  const PatRunsState *state = self->state;

  wanted &= state->roots & state->room;
  if (game->game->takes_back)
    wanted &= ~(self->next & state->bare);
  if (wanted == 0 || (leaves_space && !wants_space (self)))
    return;
  for (guint i = 0; i < game->n_columns; i++)
    {
      guint n = state->n_left[i];

      if (n > 0 && (n == 1) == leaves_space && (wanted >> game->dealt[i][n - 1] & 1) != 0)
        add (self, PAT_RUNS_ROOT, game->dealt[i][n - 1], n);
    }
}

/* Lists the cards of some that come from the talon to columns, and others that go up from it. A
 * card that can go up, and come back, goes up. */
static void
list_talon (Lister  *self,
            guint64  wanted_up,
            guint64  wanted)
{
  const PatRuns *game = self->game;
  guint64 cards, places = 0;

  wanted_up &= self->next;
  wanted &= self->state->room;
  if (game->game->takes_back)
    wanted &= ~self->next;
  for (cards = self->state->stock & (wanted_up | wanted); cards != 0; cards &= cards - 1)
    places |= G_GUINT64_CONSTANT (1) << game->place_of[pat_bits_first (cards)];
  places = pat_talon_find_open (&self->state->talon, &game->order, places);
  for (; places != 0; places &= places - 1)
    {
      guint place = pat_bits_first (places), card = game->order.cards[place];

      if ((wanted_up >> card & 1) != 0)
        add (self, PAT_RUNS_TALON_UP, card, place);
      if ((wanted >> card & 1) != 0)
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
  const guint8 *height = self->game->game->height;

  return lowered == 0 || height[card] < height[lowered] ||
         (height[card] == height[lowered] && card > lowered);
}

/* Lists the cards of some that come back from foundations. A safe one takes nothing that could not
 * go up itself, and neither do those below it. */
static void
list_back (Lister  *self,
           guint64  wanted)
{
  const PatBuilder *game = self->game->game;

  wanted &= self->state->room;
  for (guint suit = 0; suit < PAT_N_SUITS && game->takes_back; suit++)
    {
      guint up = self->state->up[suit];
      guint card = up > 0 ? game->card_at[suit][up - 1] : 0;

      if (card != 0 && (wanted >> card & 1) != 0 && is_after (self, card, self->wait.lowered) &&
          !pat_runs_is_safe (self->game, self->state, card))
        add (self, PAT_RUNS_BACK, card, 0);
    }
}

/* Lists what can be done only now that a card came to a column: a card comes to lie on it, or what
 * lies on its twin does, and the twin goes up. With a second place, that could be done before. */
static void
list_uses (Lister *self,
           guint   host)
{
  guint64 guests = pat_runs_get_guests (self->game, host);

  if (guests == 0 ||
      pat_runs_count_free (self->game, self->state, self->game->host_group[host]) != 1)
    return;
  if (!self->wait.for_back)
    {
      list_up (self, self->game->twins[host] & ~pat_card_bit ((PatCard) host));
      list_roots (self, FALSE, guests);
    }
  list_talon (self, 0, guests);
  if (!self->wait.for_back)
    list_roots (self, TRUE, guests);
  if (host == self->wait.placed)
    list_back (self, guests);
}

/* Lists what comes after a card was lowered. */
static void
list_after (Lister *self,
            guint   lowered)
{
  guint n = self->moves->n;

  list_uses (self, lowered);
  if (self->game->delays)
    {
      /* Those that need the card were listed. */
      guint64 others = G_MAXUINT64;

      for (; n < self->moves->n; n++)
        if (self->moves->moves[n].kind == PAT_RUNS_TALON)
          others &= ~pat_card_bit (self->moves->moves[n].card);
      list_talon (self, 0, others);
    }
  list_back (self, G_MAXUINT64);
}

/* Lists what can be done with the cards in the columns, or, if the last move waits for its use, all
 * that needs it. */
static void
list_first (Lister *self)
{
  if (self->wait.placed != 0)
    list_uses (self, self->wait.placed);
  else if (self->wait.lowered != 0)
    list_after (self, self->wait.lowered);
  else
    {
      list_up (self, G_MAXUINT64);
      list_roots (self, FALSE, G_MAXUINT64);
      list_roots (self, TRUE, G_MAXUINT64);
    }
}

/* Lists what brings a card to the columns, or up from the talon. */
static void
list_others (Lister *self)
{
  if (self->wait.placed != 0 || self->wait.lowered != 0)
    return;
  list_talon (self, G_MAXUINT64, G_MAXUINT64);
  list_back (self, G_MAXUINT64);
}

/* Notes for the hosts of each group how high a column is from which they take a root. */
static void
measure_columns (Lister *self)
{
  const PatRuns *game = self->game;

  memset (self->depths, 0, sizeof self->depths);
  for (guint i = 0; i < game->n_columns; i++)
    if (self->state->n_left[i] > 0)
      {
        guint8 n = self->state->n_left[i], *depth;

        depth = &self->depths[game->guest_group[game->dealt[i][n - 1]]];
        *depth = MAX (*depth, n);
      }
}

/* How late a move is to be looked at: first what uncovers cards, most of all in high columns, then
 * what helps to do so. The numbers were found by trying others on deals outside 1 to 1000. */
static int
rate (const Lister      *self,
      const PatRunsMove *move)
{
  int depth;

  if (move->kind == PAT_RUNS_UP)
    return 0;
  if (move->kind == PAT_RUNS_ROOT)
    return 9 - 3 * move->place;
  if (move->kind == PAT_RUNS_TALON_UP)
    return 10;
  depth = (self->game->barren >> move->card & 1) != 0
      ? 0
      : self->depths[self->game->host_group[move->card]];
  if (move->kind == PAT_RUNS_TALON)
    return (depth > 0 ? 36 - 5 * depth : 48) - self->game->game->height[move->card];
  return depth > 0 ? 24 - 5 * depth : 54;
}

static void
sort (Lister *self)
{
  PatRunsMove *moves = self->moves->moves;
  int rates[PAT_RUNS_MAX_MOVES];

  for (guint i = 0; i < self->moves->n; i++)
    {
      PatRunsMove move = moves[i];
      int rating = rate (self, &move);
      guint k;

      for (k = i; k > 0 && rating < rates[k - 1]; k--)
        {
          moves[k] = moves[k - 1];
          rates[k] = rates[k - 1];
        }
      moves[k] = move;
      rates[k] = rating;
    }
}

/* Notes what the next move has to wait for after one was made. */
void
pat_runs_wait (const PatRuns      *game,
               const PatRunsState *state,
               const PatRunsMove  *move,
               PatRunsWait        *wait)
{
  guint lowered = wait->lowered, placed = wait->placed;

  wait->placed = 0;
  if (move->kind == PAT_RUNS_BACK)
    {
      wait->lowered = move->card;
      wait->for_back = FALSE;
    }
  else if (move->kind == PAT_RUNS_TALON && game->delays)
    {
      wait->placed = move->card;
      /* Before the move, a place was free for the card even without the lowered one. */
      if (placed == 0 && lowered != 0)
        wait->for_back = (pat_runs_get_guests (game, lowered) >> move->card & 1) == 0 ||
                         (state->room >> move->card & 1) != 0;
    }
  else
    {
      wait->lowered = 0;
      wait->for_back = FALSE;
    }
}

/* Lists the moves of a position, or some of them. What can be done with the cards in the columns is
 * looked at before anything else, and often nothing else has to be. */
void
pat_runs_list_moves (const PatRuns      *game,
                     const PatRunsState *state,
                     PatRunsWait         wait,
                     PatRunsPart         part,
                     PatRunsMoves       *moves)
{
  Lister self;

  self.game = game;
  self.state = state;
  self.next = pat_runs_get_next (game, state);
  self.wait = wait;
  self.moves = moves;
  moves->n = 0;
  if (part != PAT_RUNS_OTHERS)
    list_first (&self);
  if (part != PAT_RUNS_FIRST)
    list_others (&self);
  if (moves->n < 2)
    return;
  measure_columns (&self);
  sort (&self);
}
