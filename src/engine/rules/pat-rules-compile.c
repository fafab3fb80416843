/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Compiles a table: rows become piles, and what follows from them is worked out once. */
#include "config.h"

#include "pat-rules-private.h"

/* What a row accepts from, when it does not say: a foundation takes no cards from foundations. */
static guint16
default_from (const PatPileSpec *row)
{
  guint all = (1u << PAT_N_ROLES) - 1;

  if (row->from != 0)
    return row->from;
  return (guint16) (row->role == PAT_FOUNDATION ? all & ~PAT_ROLE_BIT (PAT_FOUNDATION) : all);
}

static guint64
ranks_to_cards (const PatRules *self,
                guint           ranks)
{
  guint64 cards = 0;

  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    if ((ranks & PAT_RANK_BIT (rank)) != 0)
      cards |= self->base_cards[rank];
  return cards;
}

static guint64
compile_fill (const PatRules    *self,
              const PatPileSpec *row,
              guint              in_row)
{
  if (row->fill == PAT_FILL_ANY)
    return G_MAXUINT64;
  if (row->fill == PAT_FILL_RANKS || row->fill == PAT_FILL_LINE)
    return ranks_to_cards (self, row->ranks);
  if (row->fill == PAT_FILL_NUMBER && in_row < PAT_KING)
    return self->base_cards[in_row + 1];
  return 0;
}

/* Whether a pile of a row in lines has another one before it. */
static gboolean
has_pile_before (const PatPileSpec *row,
                 guint              in_row)
{
  return in_row > 0 && (row->at.per_line == 0 || in_row % row->at.per_line != 0);
}

static guint64
compile_suits (const PatPileSpec *row)
{
  guint64 cards = 0;

  if (row->suits == 0)
    return G_MAXUINT64;
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if ((row->suits & PAT_SUIT_BIT (suit)) != 0)
      cards |= pat_rules_suit_cards (suit);
  return cards;
}

static void
compile_pile (PatRules *self,
              guint     row_index,
              guint     in_row,
              PatPile  *pile)
{
  const PatPileSpec *row = &self->table.rows[row_index];

  pile->role = (guint8) row->role;
  pile->row = (guint8) row_index;
  pile->in_row = (guint8) in_row;
  pile->take = (guint8) row->take;
  pile->fill = (guint8) row->fill;
  pile->turn = (guint8) row->turn;
  /* The piles of a row are alike: its relations are compiled once. */
  if (in_row > 0)
    {
      pile->build = pile[-1].build;
      pile->run = pile[-1].run;
      pile->units = pile[-1].units;
    }
  else
    {
      pile->build = pat_rules_add_relation (self, row->build, row->step, row->can_build);
      pile->run = pile->build;
      if (row->run != PAT_NO_BUILD)
        pile->run = pat_rules_add_relation (self, row->run, row->step, NULL);
      pile->units = pat_rules_add_relation (self, row->units, row->step, NULL);
    }
  pile->builds = !pat_rules_relation_is_empty (&self->relations[pile->build]);
  pile->min_accept = MAX (row->min_accept, 1);
  pile->max_cards = row->max_cards > 0 ? row->max_cards : PAT_MAX_CARDS;
  pile->has_units = row->units != PAT_NO_BUILD;
  pile->single = row->min_accept <= 1 && row->role != PAT_TABLEAU && !pile->has_units;
  pile->removable = row->removable;
  pile->from = default_from (row);
  pile->fill_from = row->fill_from != 0 ? row->fill_from : pile->from;
  pile->fill_first = row->fill_first;
  pile->fill_cards = compile_fill (self, row, in_row);
  pile->suit_cards = compile_suits (row);
  pile->in_line = row->fill == PAT_FILL_LINE && has_pile_before (row, in_row);
}

static gboolean
compile_piles (PatRules  *self,
               GError   **error)
{
  for (guint i = 0; i < self->table.n_rows; i++)
    {
      const PatPileSpec *row = &self->table.rows[i];

      if (!pat_rules_check_row (self, i, error))
        return FALSE;
      for (guint k = 0; k < row->count; k++)
        {
          PatPile *pile = &self->piles[self->n_piles];

          if (self->n_piles == PAT_MAX_PILES)
            return pat_rules_table_error (self, i, error, "there are more than %u piles",
                                          PAT_MAX_PILES);
          compile_pile (self, i, k, pile);
          self->of_role[row->role][self->n_of_role[row->role]] = (guint8) self->n_piles++;
          pile->number = (guint8) ++self->n_of_role[row->role];
        }
    }
  return TRUE;
}

/* A card is covered by later cards of its row whose places overlap its own. */
static gboolean
compile_covers (PatRules  *self,
                guint      p,
                GError   **error)
{
  PatPile *pile = &self->piles[p];
  PatPoint a = pat_rules_get_place (self, p, FALSE);

  for (guint q = p + 1; q < self->n_piles && self->piles[q].row == pile->row; q++)
    {
      PatPoint b = pat_rules_get_place (self, q, FALSE);

      if (ABS (a.x - b.x) > 0.95f || ABS (a.y - b.y) > 0.95f)
        continue;
      if (pile->n_covers == G_N_ELEMENTS (pile->covers))
        return pat_rules_table_error (self, pile->row, error,
                                      "a card is covered by more than %u others",
                                      (guint) G_N_ELEMENTS (pile->covers));
      pile->covers[pile->n_covers++] = (guint8) q;
    }
  return TRUE;
}

static gboolean
compile_links (PatRules  *self,
               GError   **error)
{
  for (guint p = 0; p < self->n_piles; p++)
    {
      PatPile *pile = &self->piles[p];
      int indicator = pat_rules_find_pile (self, PAT_INDICATOR, pile->number);

      if (pile->fill == PAT_FILL_INDICATOR && indicator < 0)
        return pat_rules_table_error (self, pile->row, error, "pile %u has no indicator",
                                      pile->number);
      pile->indicator = (guint8) MAX (indicator, 0);
      if (self->table.rows[pile->row].covered && !compile_covers (self, p, error))
        return FALSE;
      if (pat_rules_turns_up (self, p))
        self->turning[self->n_turning++] = (guint8) p;
      if (self->table.rows[pile->row].n_refill > 0)
        self->refilled[self->n_refilled++] = (guint8) p;
      if (self->table.rows[pile->row].collects)
        self->collecting[self->n_collecting++] = (guint8) p;
      if (pile->has_units)
        self->unit_piles[self->n_unit_piles++] = (guint8) p;
    }
  return TRUE;
}

/* The suit that stands for each of a deck's four, so that a deck of fewer suits keeps its size. */
static gboolean
list_suits (guint  in_play,
            guint *suits)
{
  guint n = 0;

  if (in_play == 0)
    in_play = ALL_SUITS;
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if ((in_play & PAT_SUIT_BIT (suit)) != 0)
      suits[n++] = suit;
  if ((in_play & ~ALL_SUITS) != 0 || PAT_N_SUITS % n != 0)
    return FALSE;
  for (guint i = n; i < PAT_N_SUITS; i++)
    suits[i] = suits[i - n];
  return TRUE;
}

static gboolean
compile_deck (PatRules  *self,
              GError   **error)
{
  PatGameSpec *game = &self->table.game;
  guint decks = MAX (game->decks, 1);
  guint suits[PAT_N_SUITS];

  if (game->ranks == 0)
    game->ranks = ALL_RANKS;
  if (!list_suits (game->suits, suits))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "`suits` must name one, two or four suits");
  if (decks > 4 || game->jokers > 2)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "more than four decks, or more than two jokers a deck");
  for (guint deck = 0; deck < decks; deck++)
    {
      for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
        for (guint suit = 0; suit < PAT_N_SUITS; suit++)
          if ((game->ranks & PAT_RANK_BIT (rank)) != 0)
            self->deck[self->n_deck++] = pat_card_new ((PatSuit) suits[suit], rank);
      for (guint joker = 0; joker < game->jokers; joker++)
        self->deck[self->n_deck++] = PAT_JOKER;
    }
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    for (guint suit = 0; suit < PAT_N_SUITS; suit++)
      self->base_cards[rank] |= pat_card_bit (pat_card_new ((PatSuit) suit, rank));
  /* As long as no base is chosen, a foundation may begin with any card. */
  self->base_cards[0] = game->base_chosen ? G_MAXUINT64 : 0;
  return TRUE;
}

/* Compiles everything but the deal. */
gboolean
pat_rules_compile (PatRules  *self,
                   GError   **error)
{
  self->manual_flip = pat_options_is (self->options, "flip", "manual");
  if (!pat_rules_check_spec (self, error)
      || !compile_deck (self, error)
      || !compile_piles (self, error))
    return FALSE;
  self->stock = pat_rules_find_pile (self, PAT_STOCK, 1);
  self->waste = pat_rules_find_pile (self, PAT_WASTE, 1);
  self->discard = pat_rules_find_pile (self, PAT_DISCARD, 1);
  self->points = self->table.game.scoring != NULL &&
                 self->table.game.scoring->kind == PAT_SCORE_POINTS;
  return compile_links (self, error) &&
         pat_rules_check_game (self, error);
}
