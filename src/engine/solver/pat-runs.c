/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out whether a game is like Klondike, and loads its positions. */
#include "config.h"

#include "pat-runs-view-private.h"

static gboolean
is_game (const PatBuilder *game)
{
  const PatBuilderClass *class = &game->classes[0];
  guint16 tableau = PAT_ROLE_BIT (PAT_TABLEAU), waste = PAT_ROLE_BIT (PAT_WASTE);
  guint16 all = tableau | (game->rules->stock >= 0 ? waste : 0) |
                (game->takes_back ? PAT_ROLE_BIT (PAT_FOUNDATION) : 0);

  return !game->deals_rows && game->n_classes == 1 && game->n_piles <= PAT_RUNS_MAX_COLUMNS &&
         class->exchanges && class->turns && class->role == tableau && (class->from & all) == all &&
         (class->fill_from & all) == all && (game->from & all & (tableau | waste)) ==
         (all & (tableau | waste)) &&
         (game->rules->stock < 0 || game->rules->table.game.stock.redeals == PAT_UNLIMITED);
}

/* Notes which cards take a card of a rank; FALSE if it takes others than some of the next lower
 * rank, or some of those that another one takes, but not all. */
static gboolean
note_card (PatRuns *self,
           guint    suit,
           guint    height,
           guint64  lower)
{
  const PatBuilder *game = self->game;
  guint card = game->card_at[suit][height];
  guint64 guests = pat_runs_get_guests (self, card);

  if ((guests & ~lower) != 0)
    return FALSE;
  self->twins[card] = pat_card_bit ((PatCard) card);
  for (guint other = 0; other < PAT_N_SUITS && guests != 0; other++)
    {
      guint host = game->card_at[other][height];

      if (pat_runs_get_guests (self, host) == guests)
        self->twins[card] |= pat_card_bit ((PatCard) host);
      else if ((pat_runs_get_guests (self, host) & guests) != 0)
        return FALSE;
    }
  for (; guests != 0; guests &= guests - 1)
    self->hosts[pat_bits_first (guests)] |= pat_card_bit ((PatCard) card);
  return TRUE;
}

/* Whether the cards fall into groups of hosts that take the same cards, each of them the next lower
 * ones of some suits. */
static gboolean
group_cards (PatRuns *self)
{
  const PatBuilder *game = self->game;
  guint64 lower = 0;

  for (guint height = 0; height < game->n_ranks; height++)
    {
      guint64 cards = 0;

      for (guint suit = 0; suit < PAT_N_SUITS; suit++)
        {
          if (!note_card (self, suit, height, lower))
            return FALSE;
          cards |= pat_card_bit (game->card_at[suit][height]);
        }
      lower = cards;
    }
  return TRUE;
}

/* Whether all cards but the highest have hosts, and spaces take these. */
static gboolean
find_mates (PatRuns *self)
{
  const PatBuilder *game = self->game;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint height = 0; height < game->n_ranks; height++)
      {
        guint card = game->card_at[suit][height];

        if ((self->hosts[card] == 0) != (height + 1 == game->n_ranks))
          return FALSE;
        if (self->hosts[card] == 0)
          self->kings |= pat_card_bit ((PatCard) card);
        else
          self->mates[card] = pat_runs_get_guests (self, pat_bits_first (self->hosts[card]));
      }
  return game->classes[0].fill == self->kings;
}

static void
add_group (PatRuns *self,
           guint64  hosts,
           guint64  guests)
{
  guint nth = self->n_groups++;

  self->groups[nth].hosts = hosts;
  self->groups[nth].guests = guests;
  self->groups[nth].is_pair = hosts != 0 && pat_bits_count (hosts) <= 2 &&
                              pat_bits_count (guests) <= 2;
  for (; hosts != 0; hosts &= hosts - 1)
    self->host_group[pat_bits_first (hosts)] = (guint8) nth;
  for (; guests != 0; guests &= guests - 1)
    self->guest_group[pat_bits_first (guests)] = (guint8) nth;
}

static void
add_groups (PatRuns *self)
{
  const PatBuilder *game = self->game;

  add_group (self, 0, self->kings);
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint height = 0; height < game->n_ranks; height++)
      {
        guint card = game->card_at[suit][height];

        self->below[suit][height + 1] = self->below[suit][height] | pat_card_bit ((PatCard) card);
        if (pat_runs_get_guests (self, card) == 0)
          self->barren |= pat_card_bit ((PatCard) card);
        else if (pat_bits_first (self->twins[card]) == card)
          add_group (self, self->twins[card], pat_runs_get_guests (self, card));
      }
}

/* Notes for each card how many of each suit are up when every one that could lie on it is up or
 * comes next, and so are those that could lie on these, and so on. */
static void
find_safe (PatRuns *self)
{
  const PatBuilder *game = self->game;

  for (guint height = 1; height < game->n_ranks; height++)
    for (guint suit = 0; suit < PAT_N_SUITS; suit++)
      {
        guint card = game->card_at[suit][height];
        guint64 guests = game->classes[0].build[card];

        for (; guests != 0; guests &= guests - 1)
          {
            guint guest = pat_bits_first (guests);
            guint8 *at = &self->safe_at[card][pat_card_get_suit ((PatCard) guest)];

            *at = MAX (*at, game->height[guest]);
            for (guint i = 0; i < PAT_N_SUITS; i++)
              self->safe_at[card][i] = MAX (self->safe_at[card][i], self->safe_at[guest][i]);
          }
      }
}

/* Loads a column, in which every card that lies open follows the one below. */
static gboolean
load_column (PatRuns           *self,
             PatRunsState      *state,
             guint              nth,
             const PatPosition *position)
{
  const PatCard *cards = pat_position_get_cards (position, self->game->piles[nth]);
  guint size = pat_position_get_size (position, self->game->piles[nth]), n_down = 0;

  for (guint i = 0; i < size; i++)
    if (pat_card_is_face_down (cards[i]) && n_down++ != i)
      return FALSE;
  if (size > 0 && n_down == size)
    return FALSE;
  for (guint i = n_down; i < size; i++)
    {
      state->open |= pat_card_bit (cards[i]);
      if (i > n_down && (self->game->classes[0].build[cards[i - 1]] >> cards[i] & 1) == 0)
        return FALSE;
    }
  for (guint i = 0; i < MIN (n_down + 1, size); i++)
    {
      self->dealt[nth][i] = pat_card_face (cards[i]);
      self->on_others |= i > 0 ? pat_card_bit (cards[i]) : 0;
    }
  self->n_dealt[nth] = (guint8) MIN (n_down + 1, size);
  state->n_left[nth] = self->n_dealt[nth];
  return TRUE;
}

/* The first card of a column that lies open is its root, unless it is a king with nothing below:
 * that lies wherever kings lie. */
static void
find_root (const PatRuns *self,
           PatRunsState  *state,
           guint          nth)
{
  guint64 card;

  if (state->n_left[nth] == 0)
    return;
  card = pat_card_bit (self->dealt[nth][state->n_left[nth] - 1]);
  state->open |= card;
  if (state->n_left[nth] == 1 && (card & self->kings) != 0)
    state->n_left[nth] = 0;
  else
    state->roots |= card;
}

/* What a position is, is told by small numbers. Gives each of them its place in a key; returns
 * FALSE if they do not fit. */
static gboolean
weigh (PatRuns *self)
{
  double size = self->order.n_cards + 1;
  guint64 weight = self->order.n_cards + 1;

  self->place_weight = weight;
  weight <<= self->order.n_cards;
  for (guint i = 0; i < self->order.n_cards; i++)
    size *= 2;
  for (guint i = 0; i < self->n_columns; i++)
    {
      self->left_weight[i] = weight;
      weight *= self->n_dealt[i] + 1u;
      size *= self->n_dealt[i] + 1.0;
    }
  for (guint i = 0; i < PAT_N_SUITS; i++)
    {
      self->up_weight[i] = weight;
      weight *= self->game->n_ranks + 1;
      size *= self->game->n_ranks + 1;
    }
  return size < 18e18;
}

static void
update_group (const PatRuns *self,
              PatRunsState  *state,
              guint          nth)
{
  const PatRunsGroup *group = &self->groups[nth];
  guint64 all = pat_runs_has_free (self, state, nth) ? G_MAXUINT64 : 0;

  state->room = (state->room & ~group->guests) | (group->guests & all);
  state->bare = (state->bare & ~group->hosts) | (group->hosts & all);
}

/* Notes all that follows from where the cards are. */
static void
derive (const PatRuns *self,
        PatRunsState  *state)
{
  state->bare = self->barren;
  for (guint i = 0; i < self->n_groups; i++)
    update_group (self, state, i);
  for (guint i = 0; i < self->order.n_cards; i++)
    state->stock |= pat_card_bit (self->order.cards[i]);
  state->key = state->talon.cards * self->place_weight;
  for (guint i = 0; i < self->n_columns; i++)
    state->key += state->n_left[i] * self->left_weight[i];
  for (guint i = 0; i < PAT_N_SUITS; i++)
    state->key += state->up[i] * self->up_weight[i];
}

/* Returns FALSE if this is another kind of game. */
gboolean
pat_runs_init (PatRuns           *self,
               const PatBuilder  *game,
               const PatPosition *position,
               PatRunsState      *state)
{
  memset (self, 0, sizeof *self);
  memset (state, 0, sizeof *state);
  self->game = game;
  self->n_columns = game->n_piles;
  if (!is_game (game) || !group_cards (self) || !find_mates (self))
    return FALSE;
  find_safe (self);
  add_groups (self);
  for (guint i = 0; i < game->n_piles; i++)
    if (!load_column (self, state, i, position))
      return FALSE;
  for (guint i = 0; i < game->n_piles; i++)
    find_root (self, state, i);
  for (guint i = 0; i < PAT_N_SUITS; i++)
    {
      guint pile = game->rules->of_role[PAT_FOUNDATION][i];

      if (pat_position_get_size (position, pile) > 0)
        state->up[pat_card_get_suit (pat_position_get_top (position, pile))] =
          (guint8) pat_position_get_size (position, pile);
    }
  pat_talon_load (&state->talon, &self->order, game->rules, position);
  for (guint i = 0; i < self->order.n_cards; i++)
    self->place_of[self->order.cards[i]] = (guint8) i;
  if (!weigh (self))
    return FALSE;
  derive (self, state);
  return TRUE;
}

/* The key of a position in which no card was lowered from its foundation for a move. */
guint64
pat_runs_get_key (const PatRuns      *self,
                  const PatRunsState *state)
{
  return state->key + pat_talon_get_phase (&state->talon, &self->order);
}

gboolean
pat_runs_is_won (const PatRuns      *self,
                 const PatRunsState *state)
{
  for (guint i = 0; i < PAT_N_SUITS; i++)
    if (state->up[i] < self->game->n_ranks)
      return FALSE;
  return TRUE;
}

/* A card leaves the place where it was dealt, and the one below is turned up. */
static void
uncover (const PatRuns *self,
         PatRunsState  *state,
         guint          card)
{
  for (guint i = 0; i < self->n_columns; i++)
    if (state->n_left[i] > 0 && self->dealt[i][state->n_left[i] - 1] == card)
      {
        guint before = state->n_left[i];

        state->roots &= ~pat_card_bit ((PatCard) card);
        state->n_left[i]--;
        if (state->n_left[i] > 0)
          {
            guint root = self->dealt[i][state->n_left[i] - 1];

            find_root (self, state, i);
            update_group (self, state, self->host_group[root]);
          }
        state->key -= (before - state->n_left[i]) * self->left_weight[i];
        if (state->n_left[i] == 0)
          update_group (self, state, 0);
        return;
      }
}

void
pat_runs_apply (const PatRuns     *self,
                PatRunsState      *state,
                const PatRunsMove *move)
{
  guint64 card = pat_card_bit (move->card);
  guint suit = pat_card_get_suit (move->card);

  if (move->kind == PAT_RUNS_TALON_UP || move->kind == PAT_RUNS_TALON)
    {
      pat_talon_take (&state->talon, &self->order, move->place);
      state->stock &= ~card;
      state->key -= self->place_weight << move->place;
    }
  if (move->kind == PAT_RUNS_UP || move->kind == PAT_RUNS_TALON_UP)
    {
      state->up[suit]++;
      state->key += self->up_weight[suit];
    }
  else if (move->kind == PAT_RUNS_BACK)
    {
      state->up[suit]--;
      state->key -= self->up_weight[suit];
    }
  if (move->kind == PAT_RUNS_TALON_UP)
    return;
  if (move->kind == PAT_RUNS_UP)
    state->open &= ~card;
  else
    state->open |= card;
  if ((state->roots & card) != 0)
    uncover (self, state, move->card);
  update_group (self, state, self->host_group[move->card]);
  update_group (self, state, self->guest_group[move->card]);
}
