/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates the moves of a game like Klondike by what is plain to see: how many cards lie face down
 * below one that moves, whether it helps others to move or takes their place, what becomes of the
 * order of the talon. The weights were found by playing many deals by such ratings alone. */
#include "config.h"

#include "pat-runs-policy-private.h"

#include "pat-runs-view-private.h"
#include "pat-runs-weights-private.h"

#include <math.h>

#define FULL_SHARE 65536   /* of the best move */
#define UNIT       16.0    /* points that make a move e times as likely */
#define NO_ROOT    (PAT_RUNS_DEPTHS - 1)

typedef struct
{
  const PatRuns        *game;
  const PatRunsState   *state;
  const PatRunsWeights *weights;
  guint                 stage;
  guint                 least_up;   /* cards on the shortest foundation */
  guint64               hidden;     /* cards that lie face down */
  gboolean              uncovers;   /* whether some move turns up a card */
  guint                 n_talon;
  guint64               useful;     /* places of the talon whose cards have a place to go to */
  guint                 n_open;     /* cards of the talon that clicks lead to */
  guint                 n_useful;   /* those of them that have a place to go to */
  guint8                depths[64]; /* cards below each root */
} View;

/* A move that takes a card of the talon changes the order in which others come. */
typedef struct
{
  guint open;
  guint useful;
  guint part;
} Talon;

static guint
get_stage (guint n_down)
{
  static const guint8 most[PAT_RUNS_STAGES - 1] = { 0, 4, 9, 14, 18 };
  guint stage = 0;

  while (stage < PAT_RUNS_STAGES - 1 && n_down > most[stage])
    stage++;
  return stage;
}

static guint
count_some (guint64 cards)
{
  return MIN (pat_bits_count (cards), PAT_RUNS_SOME - 1);
}

static guint
get_change (guint before,
            guint after)
{
  int middle = PAT_RUNS_CHANGES / 2;

  return (guint) (middle + CLAMP ((int) after - (int) before, -middle, middle));
}

static void
view_columns (View *self)
{
  const PatRuns *game = self->game;
  guint n_down = 0;

  for (guint i = 0; i < game->n_columns; i++)
    {
      guint n = self->state->n_left[i];

      if (n == 0)
        continue;
      self->depths[game->dealt[i][n - 1]] = (guint8) MIN (n - 1, NO_ROOT - 1);
      n_down += n - 1;
    }
  self->stage = get_stage (n_down);
}

static void
view_foundations (View *self)
{
  guint64 up = 0;

  self->least_up = G_MAXUINT;
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      self->least_up = MIN (self->least_up, self->state->up[suit]);
      up |= self->game->below[suit][self->state->up[suit]];
    }
  self->hidden = ~(up | self->state->open | self->state->stock);
}

/* One by one, every card of the talon is at hand, and its order does not matter. */
static void
view_talon (View *self)
{
  const PatRuns *game = self->game;
  const PatRunsState *state = self->state;
  guint64 open, cards = state->stock & (state->room | pat_runs_get_next (game, state));

  self->n_talon = pat_bits_count (state->talon.cards);
  if (game->order.draw <= 1)
    return;
  for (self->useful = 0; cards != 0; cards &= cards - 1)
    self->useful |= G_GUINT64_CONSTANT (1) << game->place_of[pat_bits_first (cards)];
  open = pat_talon_get_open (&state->talon, &game->order);
  self->n_open = pat_bits_count (open);
  self->n_useful = pat_bits_count (open & self->useful);
}

static void
view_moves (View               *self,
            const PatRunsMoves *moves)
{
  self->uncovers = FALSE;
  for (guint i = 0; i < moves->n; i++)
    {
      const PatRunsMove *move = &moves->moves[i];

      if ((move->kind == PAT_RUNS_UP || move->kind == PAT_RUNS_ROOT) &&
          (self->state->roots >> move->card & 1) != 0 && self->depths[move->card] > 0)
        self->uncovers = TRUE;
    }
}

static Talon
foresee_talon (const View        *self,
               const PatRunsMove *move)
{
  const PatTalonOrder *order = &self->game->order;
  PatTalon talon = self->state->talon;
  guint n_before = pat_bits_count (talon.cards & ((G_GUINT64_CONSTANT (1) << move->place) - 1));
  guint64 open;

  pat_talon_take (&talon, order, move->place);
  open = pat_talon_get_open (&talon, order);
  return (Talon) {
    get_change (self->n_open, pat_bits_count (open)),
    get_change (self->n_useful, pat_bits_count (open & self->useful) + 1),
    n_before * PAT_RUNS_PARTS / self->n_talon
  };
}

static guint
get_lead (const View *self,
          guint       card)
{
  guint height = self->game->game->height[card];

  return height > self->least_up ? MIN (height - self->least_up, PAT_RUNS_LEADS - 1) : 0;
}

/* How many cards lie face down below the deepest of some roots. */
static guint
get_depth (const View *self,
           guint64     roots)
{
  guint depth = 0;

  if (roots == 0)
    return NO_ROOT;
  for (; roots != 0; roots &= roots - 1)
    depth = MAX (depth, self->depths[pat_bits_first (roots)]);
  return depth;
}

/* The cards that would have the last place which a card takes. */
static guint64
get_rivals (const View *self,
            guint       card)
{
  const PatRuns *game = self->game;
  guint64 mates = game->hosts[card] != 0 ? game->mates[card] : game->kings;

  return mates & ~pat_card_bit ((PatCard) card);
}

static gboolean
takes_last (const View *self,
            guint       card)
{
  return pat_runs_count_free (self->game, self->state, self->game->guest_group[card]) == 1;
}

static int
rate_king (const View *self,
           guint       card)
{
  guint64 guests = pat_runs_get_guests (self->game, card);

  if (self->game->hosts[card] != 0)
    return 0;
  return self->weights->king_takes[count_some (guests & self->state->roots)]
         [count_some (guests & self->state->stock)];
}

static int
rate_up (const View *self,
         guint       card)
{
  const PatRunsWeights *weights = self->weights;
  guint64 guests = pat_runs_get_guests (self->game, card);
  guint64 root = self->state->roots & pat_card_bit ((PatCard) card);

  return weights->up_lead[get_lead (self, card)] +
         weights->up_depth[get_depth (self, root)] +
         weights->up_talon_guests[count_some (guests & self->state->stock)] +
         weights->up_root_guests[count_some (guests & self->state->roots)] +
         weights->up_hidden_guests[count_some (guests & self->hidden)];
}

static int
rate_talon_up (const View        *self,
               const PatRunsMove *move)
{
  const PatRunsWeights *weights = self->weights;
  guint64 guests = pat_runs_get_guests (self->game, move->card);
  int rating = weights->talon_up_lead[get_lead (self, move->card)] +
               weights->talon_up_talon_guests[count_some (guests & self->state->stock)] +
               weights->talon_up_root_guests[count_some (guests & self->state->roots)] +
               weights->talon_up_hidden_guests[count_some (guests & self->hidden)] +
               weights->talon_up_left[MIN (self->n_talon / 4, PAT_RUNS_PARTS - 1)];

  if (self->game->order.draw > 1)
    {
      Talon talon = foresee_talon (self, move);

      rating += weights->talon_up_open[talon.open] + weights->talon_up_useful[talon.useful] +
                weights->talon_up_part[talon.part];
    }
  return rating;
}

static int
rate_talon (const View        *self,
            const PatRunsMove *move)
{
  const PatRunsWeights *weights = self->weights;
  guint card = move->card;
  guint64 guests = pat_runs_get_guests (self->game, card) & ~self->state->room;
  guint64 helped = guests & self->state->roots;
  int rating = weights->talon_rank[self->game->game->height[card]] +
               weights->talon_lead[get_lead (self, card)] +
               weights->talon_helps[count_some (helped)] +
               weights->talon_depth[get_depth (self, helped)] +
               weights->talon_talon_guests[count_some (guests & self->state->stock)] +
               weights->talon_left[MIN (self->n_talon / 4, PAT_RUNS_PARTS - 1)];

  if (takes_last (self, card))
    rating += weights->talon_rivals[count_some (get_rivals (self, card) & self->state->roots)];
  if (self->game->order.draw > 1)
    {
      Talon talon = foresee_talon (self, move);

      rating += weights->talon_open[talon.open] + weights->talon_useful[talon.useful] +
                weights->talon_part[talon.part];
    }
  return rating + rate_king (self, card);
}

static int
rate_back (const View *self,
           guint       card)
{
  const PatRunsWeights *weights = self->weights;
  guint64 guests = pat_runs_get_guests (self->game, card) & ~self->state->room;
  guint64 helped = guests & self->state->roots;

  return weights->back_lead[get_lead (self, card)] + weights->back_helps[count_some (helped)] +
         weights->back_depth[get_depth (self, helped)] +
         weights->back_talon_guests[count_some (guests & self->state->stock)];
}

static int
rate_root (const View *self,
           guint       card)
{
  const PatRunsWeights *weights = self->weights;
  const PatRunsState *state = self->state;
  int rating = weights->root_depth[self->depths[card]] +
               weights->root_rank[self->game->game->height[card]] +
               weights->root_lead[get_lead (self, card)];

  if (self->depths[card] == 0)
    rating += weights->space_for[count_some (self->game->kings & state->roots)]
              [count_some (self->game->kings & state->stock)];
  if (takes_last (self, card))
    rating += weights->root_rivals[count_some (get_rivals (self, card) &
                                               (state->roots | state->stock))];
  return rating + rate_king (self, card);
}

static int
rate (const View        *self,
      const PatRunsMove *move)
{
  int rating = self->weights->stage[move->kind][self->stage] +
               self->weights->uncovers[move->kind][self->uncovers];

  switch ((PatRunsKind) move->kind)
    {
    case PAT_RUNS_UP:
      return rating + rate_up (self, move->card);
    case PAT_RUNS_TALON_UP:
      return rating + rate_talon_up (self, move);
    case PAT_RUNS_TALON:
      return rating + rate_talon (self, move);
    case PAT_RUNS_BACK:
      return rating + rate_back (self, move->card);
    case PAT_RUNS_ROOT:
    default:
      return rating + rate_root (self, move->card);
    }
}

void
pat_runs_policy_init (PatRunsPolicy *self)
{
  for (guint i = 0; i < PAT_RUNS_POLICY_SHARES; i++)
    self->shares[i] = (guint32) (FULL_SHARE * exp (-(double) i / UNIT)) + 1;
}

/* Says how often each move should be made, in proportion: at least 1, at most 65537. */
void
pat_runs_policy_share (const PatRunsPolicy *self,
                       const PatRuns       *game,
                       const PatRunsState  *state,
                       const PatRunsMoves  *moves,
                       guint32             *shares)
{
  int ratings[PAT_RUNS_MAX_MOVES], best = G_MININT;
  View view;

  view.game = game;
  view.state = state;
  view.weights = &pat_runs_weights[game->order.draw > 1 ? PAT_RUNS_WEIGHTS_SEVERAL
                                                        : PAT_RUNS_WEIGHTS_ONE];
  view_columns (&view);
  view_foundations (&view);
  view_talon (&view);
  view_moves (&view, moves);
  for (guint i = 0; i < moves->n; i++)
    {
      ratings[i] = rate (&view, &moves->moves[i]);
      best = MAX (best, ratings[i]);
    }
  for (guint i = 0; i < moves->n; i++)
    shares[i] = self->shares[MIN (best - ratings[i], PAT_RUNS_POLICY_SHARES - 1)];
}
