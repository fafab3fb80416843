/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Compiles a table: relations become bit masks, rows become piles; what is wrong is refused with
 * a sentence. */
#include "config.h"

#include "pat-rules-private.h"

#define SUIT_KINDS (PAT_ANY_SUIT | PAT_SAME_SUIT | PAT_OTHER_SUIT | PAT_SAME_COLOUR | PAT_ALTERNATE)
#define DIRECTIONS (PAT_UP | PAT_DOWN | PAT_EQUAL)
#define ALL_RANKS  0x3ffe

/* Says what is wrong with a table: the variant, the row's role and number, and the fault. Row
 * PAT_MAX_ROWS: no row. */
gboolean
pat_rules_table_error (PatRules    *self,
                       guint        row,
                       GError     **error,
                       const char  *format,
                       ...)
{
  g_autofree char *fault = NULL;
  va_list args;

  va_start (args, format);
  fault = g_strdup_vprintf (format, args);
  va_end (args);
  if (row < self->table.n_rows && self->table.rows[row].role < PAT_N_ROLES)
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_TABLE, "%s: row %u (%s): %s",
                 self->spec->id, row + 1, pat_role_words[self->table.rows[row].role], fault);
  else
    g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_TABLE, "%s: %s", self->spec->id, fault);
  return FALSE;
}

static gboolean
suits_fit (guint   build,
           PatCard lower,
           PatCard upper)
{
  gboolean same_suit = pat_card_get_suit (lower) == pat_card_get_suit (upper);
  gboolean same_colour = pat_card_is_red (lower) == pat_card_is_red (upper);

  return (build & PAT_ANY_SUIT) != 0 ||
         ((build & PAT_SAME_SUIT) != 0 && same_suit) ||
         ((build & PAT_OTHER_SUIT) != 0 && !same_suit) ||
         ((build & PAT_SAME_COLOUR) != 0 && same_colour) ||
         ((build & PAT_ALTERNATE) != 0 && !same_colour);
}

static gboolean
ranks_fit (guint build,
           int   step,
           guint lower,
           guint upper)
{
  int up = (int) upper - (int) lower;
  int up_round = (up + PAT_KING) % PAT_KING;
  gboolean wraps = (build & PAT_WRAP) != 0;

  if ((build & PAT_UP) != 0 && (up == step || (wraps && up_round == step % PAT_KING)))
    return TRUE;
  if ((build & PAT_DOWN) != 0 && (up == -step || (wraps && up_round == PAT_KING - step % PAT_KING)))
    return TRUE;
  return (build & PAT_EQUAL) != 0 && up == 0;
}

/* The cards that exist, as bits: ranks 1 to 13 of each suit, and the joker. */
static gboolean
is_card (guint card)
{
  guint rank = pat_card_get_rank ((PatCard) card);

  return (rank >= PAT_ACE && rank <= PAT_KING) || card == PAT_JOKER;
}

/* Ranks and suits fit independently of each other, which makes short work of most relations. */
static void
fill_by_rank_and_suit (PatRelation *relation,
                       guint        build,
                       int          step)
{
  for (guint lower = PAT_ACE; lower <= PAT_KING; lower++)
    {
      guint64 ranks = 0;

      for (guint upper = PAT_ACE; upper <= PAT_KING; upper++)
        if (ranks_fit (build, step, lower, upper))
          ranks |= pat_card_bit (pat_card_new (PAT_CLUBS, upper));
      for (guint a = 0; a < PAT_N_SUITS; a++)
        for (guint b = 0; b < PAT_N_SUITS; b++)
          if (suits_fit (build, pat_card_new ((PatSuit) a, lower),
                         pat_card_new ((PatSuit) b, lower)))
            relation->on[pat_card_new ((PatSuit) a, lower)] |= ranks << (b << 4);
    }
}

/* Compiles a way of building to masks. */
void
pat_rules_fill_relation (PatRelation  *relation,
                         guint         build,
                         int           step,
                         PatBuildFunc  func)
{
  memset (relation, 0, sizeof *relation);
  if (func == NULL && (build & PAT_ANY_CARD) == 0)
    {
      fill_by_rank_and_suit (relation, build, step);
      return;
    }
  for (guint lower = 0; lower < 64; lower++)
    for (guint upper = 0; upper < 64; upper++)
      if (is_card (lower) && is_card (upper) &&
          (func == NULL || func ((PatCard) lower, (PatCard) upper)))
        relation->on[lower] |= pat_card_bit ((PatCard) upper);
}

/* Finds the relation among those compiled already, or compiles it. */
static guint8
add_relation (PatRules     *self,
              guint         build,
              guint         step,
              PatBuildFunc  func)
{
  PatRelation relation;

  pat_rules_fill_relation (&relation, build, step > 0 ? (int) step : 1, func);
  for (guint i = 0; i < self->n_relations; i++)
    if (memcmp (&self->relations[i], &relation, sizeof relation) == 0)
      return (guint8) i;
  self->relations = g_renew (PatRelation, self->relations, self->n_relations + 1);
  self->relations[self->n_relations] = relation;
  return (guint8) self->n_relations++;
}

static gboolean
relation_is_empty (const PatRelation *relation)
{
  for (guint i = 0; i < 64; i++)
    if (relation->on[i] != 0)
      return FALSE;
  return TRUE;
}

static gboolean
check_build (PatRules   *self,
             guint       row,
             guint       build,
             const char *what,
             GError    **error)
{
  guint suits = build & SUIT_KINDS;

  if (build == PAT_NO_BUILD || build == PAT_ANY_CARD)
    return TRUE;
  if ((build & DIRECTIONS) == 0)
    return pat_rules_table_error (self, row, error, "`%s` names no direction", what);
  if (suits == 0 || (suits & (suits - 1)) != 0)
    return pat_rules_table_error (self, row, error, "`%s` must name exactly one kind of suit",
                                  what);
  return TRUE;
}

static gboolean
check_row_values (PatRules           *self,
                  guint               i,
                  const PatPileSpec  *row,
                  GError            **error)
{
  if (row->step >= PAT_KING)
    return pat_rules_table_error (self, i, error, "a step of %u ranks is more than 12", row->step);
  if (row->take > PAT_TAKE_ANY_CARD || row->fill > PAT_FILL_INDICATOR ||
      row->turn > PAT_TURN_PLAYER)
    return pat_rules_table_error (self, i, error, "`take`, `fill` or `turn` has an unknown value");
  if (row->fill == PAT_FILL_RANKS && (row->ranks & ALL_RANKS) == 0)
    return pat_rules_table_error (self, i, error, "PAT_FILL_RANKS needs `ranks`");
  if (row->n_refill > G_N_ELEMENTS (row->refill))
    return pat_rules_table_error (self, i, error, "`n_refill` is more than %u",
                                  (guint) G_N_ELEMENTS (row->refill));
  if (row->max_cards > 0 && row->min_accept > row->max_cards)
    return pat_rules_table_error (self, i, error, "`min_accept` is more than `max_cards`");
  if (row->take >= PAT_TAKE_RUN && row->take != PAT_TAKE_OPEN && row->take != PAT_TAKE_ANY_CARD &&
      row->build == PAT_NO_BUILD && row->run == PAT_NO_BUILD && row->can_build == NULL)
    return pat_rules_table_error (self, i, error,
                                  "runs are taken, but neither `run` nor `build` says what a run "
                                  "is");
  return TRUE;
}

static gboolean
check_row (PatRules  *self,
           guint      i,
           GError   **error)
{
  const PatPileSpec *row = &self->table.rows[i];

  if (row->role >= PAT_N_ROLES)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "row %u has an unknown role", i + 1);
  return check_build (self, i, row->build, "build", error) &&
         check_build (self, i, row->run, "run", error) &&
         check_row_values (self, i, row, error);
}

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
              const PatPileSpec *row)
{
  if (row->fill == PAT_FILL_ANY)
    return G_MAXUINT64;
  if (row->fill == PAT_FILL_RANKS)
    return ranks_to_cards (self, row->ranks);
  return 0;
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
    }
  else
    {
      pile->build = add_relation (self, row->build, row->step, row->can_build);
      pile->run = pile->build;
      if (row->run != PAT_NO_BUILD)
        pile->run = add_relation (self, row->run, row->step, NULL);
    }
  pile->builds = !relation_is_empty (&self->relations[pile->build]);
  pile->min_accept = MAX (row->min_accept, 1);
  pile->max_cards = row->max_cards > 0 ? row->max_cards : PAT_MAX_CARDS;
  pile->single = row->min_accept <= 1 && row->role != PAT_TABLEAU;
  pile->removable = row->removable;
  pile->from = default_from (row);
  pile->fill_from = row->fill_from != 0 ? row->fill_from : pile->from;
  pile->fill_cards = compile_fill (self, row);
}

static gboolean
compile_piles (PatRules  *self,
               GError   **error)
{
  for (guint i = 0; i < self->table.n_rows; i++)
    {
      const PatPileSpec *row = &self->table.rows[i];

      if (!check_row (self, i, error))
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

/* The farthest that a pile may lie from the corner, in cards with their gap. */
#define FARTHEST 64

static gboolean
check_place (PatRules  *self,
             guint      pile,
             gboolean   narrow,
             GError   **error)
{
  PatPoint at = pat_rules_get_place (self, pile, narrow);

  if (at.x >= 0 && at.x <= FARTHEST && at.y >= 0 && at.y <= FARTHEST)
    return TRUE;
  return pat_rules_table_error (self, self->piles[pile].row, error,
                                "pile %u lies outside the board, which reaches from 0 to %d%s",
                                self->piles[pile].in_row + 1u, FARTHEST,
                                narrow ? " in the narrow arrangement" : "");
}

static gboolean
check_places (PatRules  *self,
              gboolean   narrow,
              GError   **error)
{
  for (guint p = 0; p < self->n_piles; p++)
    if (!check_place (self, p, narrow, error))
      return FALSE;
  for (guint p = 0; p < self->n_piles; p++)
    for (guint q = p + 1; q < self->n_piles; q++)
      {
        PatPoint a = pat_rules_get_place (self, p, narrow), b =
          pat_rules_get_place (self, q, narrow);

        if (ABS (a.x - b.x) < 0.05f && ABS (a.y - b.y) < 0.05f)
          return pat_rules_table_error (self, self->piles[q].row, error,
                                        "pile %u lies on the place of pile %u of row %u%s",
                                        self->piles[q].in_row + 1u, self->piles[p].in_row + 1u,
                                        self->piles[p].row + 1u,
                                        narrow ? " in the narrow arrangement" : "");
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
      if (pile->turn == PAT_TURN_ALWAYS || (pile->turn == PAT_TURN_EXPOSED && !self->manual_flip))
        self->turning[self->n_turning++] = (guint8) p;
      if (self->table.rows[pile->row].n_refill > 0)
        self->refilled[self->n_refilled++] = (guint8) p;
    }
  return TRUE;
}

static gboolean
compile_deck (PatRules  *self,
              GError   **error)
{
  PatGameSpec *game = &self->table.game;
  guint decks = MAX (game->decks, 1);
  guint ranks = game->ranks != 0 ? game->ranks & ALL_RANKS : ALL_RANKS;

  if (decks > 4 || game->jokers > 2)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "more than four decks, or more than two jokers a deck");
  for (guint deck = 0; deck < decks; deck++)
    {
      for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
        for (guint suit = 0; suit < PAT_N_SUITS; suit++)
          if ((ranks & PAT_RANK_BIT (rank)) != 0)
            self->deck[self->n_deck++] = pat_card_new ((PatSuit) suit, rank);
      for (guint joker = 0; joker < game->jokers; joker++)
        self->deck[self->n_deck++] = PAT_JOKER;
    }
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    for (guint suit = 0; suit < PAT_N_SUITS; suit++)
      self->base_cards[rank] |= pat_card_bit (pat_card_new ((PatSuit) suit, rank));
  return TRUE;
}

static gboolean
check_stock (PatRules  *self,
             GError   **error)
{
  const PatStockSpec *stock = &self->table.game.stock;

  if (self->n_of_role[PAT_STOCK] > 1 || self->n_of_role[PAT_WASTE] > 1)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "there is more than one stock or waste");
  if (stock->count == 0)
    return TRUE;
  if (self->stock < 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "there is a stock action, but no stock");
  if (stock->to >= PAT_N_ROLES || self->n_of_role[stock->to] == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "the stock is dealt to piles that are not there");
  if (stock->redeals > 0 && self->waste < 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "there are redeals, but no waste");
  return TRUE;
}

static gboolean
check_removal (PatRules  *self,
               GError   **error)
{
  const PatGameSpec *game = &self->table.game;
  gboolean any = FALSE;

  if (game->remove.kind == PAT_REMOVE_NOTHING)
    return TRUE;
  for (guint p = 0; p < self->n_piles; p++)
    any = any || self->piles[p].removable;
  if (!any || self->discard < 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "cards are removed, but no row is `removable`, or there is no "
                                  "discard");
  if (game->remove.kind == PAT_REMOVE_SUM && game->remove.sum < 2)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "PAT_REMOVE_SUM needs `sum`");
  if (game->remove.kind == PAT_REMOVE_ASK &&
      (game->may_remove == NULL || game->remove.min < 1 || game->remove.max > PAT_MAX_PICKS ||
       game->remove.min > game->remove.max))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "PAT_REMOVE_ASK needs `may_remove`, `min` and `max` (up to %d)",
                                  PAT_MAX_PICKS);
  return TRUE;
}

static gboolean
check_win (PatRules  *self,
           GError   **error)
{
  const PatGameSpec *game = &self->table.game;

  if (game->win > PAT_WIN_ASK)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "`win` has an unknown value");
  if (game->win == PAT_WIN_EMPTY && game->win_roles == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "PAT_WIN_EMPTY needs `win_roles`");
  if (game->win == PAT_WIN_ASK && game->is_won == NULL)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "PAT_WIN_ASK needs `is_won`");
  if (game->win == PAT_WIN_FOUNDATIONS &&
      self->n_of_role[PAT_FOUNDATION] + self->n_of_role[PAT_DISCARD] == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "the game can never be won: it has no foundation");
  return TRUE;
}

static gboolean
check_extras (PatRules  *self,
              GError   **error)
{
  const PatGameSpec *game = &self->table.game;

  if (game->specials != NULL && game->specials->name != NULL &&
      (game->more_moves == NULL || game->special == NULL))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "special actions need `more_moves` and `special`");
  if (game->scoring != NULL && game->scoring->kind == PAT_SCORE_POINTS &&
      game->scoring->points == NULL)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the scoring has no points");
  if (game->scoring != NULL && game->scoring->kind == PAT_SCORE_ASK && game->score == NULL)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the scoring needs `score`");
  if (game->base > PAT_KING)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the base rank is no rank");
  while (game->counters != NULL && game->counters[self->n_own_counters].name != NULL)
    if (++self->n_own_counters > PAT_MAX_COUNTERS - PAT_COUNTER_OWN)
      return pat_rules_table_error (self, PAT_MAX_ROWS, error, "there are more than %d counters",
                                    PAT_MAX_COUNTERS - PAT_COUNTER_OWN);
  return TRUE;
}

/* Whether an id keeps to the letters of the notation. */
static gboolean
id_is_legal (const char *id)
{
  return id != NULL && *id != '\0' &&
         strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id);
}

static gboolean
check_spec (PatRules  *self,
            GError   **error)
{
  const PatVariantSpec *spec = self->spec;

  if (!id_is_legal (spec->id))
    {
      g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_TABLE,
                   "a variant's id must be made of a–z, 0–9 and “-”, not “%s”",
                   spec->id != NULL ? spec->id : "");
      return FALSE;
    }
  if (spec->name == NULL || *spec->name == '\0')
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the variant has no name");
  if (self->table.n_rows == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the table has no piles");
  if (self->table.n_rows == PAT_MAX_ROWS)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "the table has no last row with a count of 0, or more than %d "
                                  "rows",
                                  PAT_MAX_ROWS - 1);
  return TRUE;
}

/* Compiles everything but the deal. */
gboolean
pat_rules_compile (PatRules  *self,
                   GError   **error)
{
  self->manual_flip = pat_options_is (self->options, "flip", "manual");
  if (!check_spec (self, error) || !compile_deck (self, error) || !compile_piles (self, error))
    return FALSE;
  self->stock = pat_rules_find_pile (self, PAT_STOCK, 1);
  self->waste = pat_rules_find_pile (self, PAT_WASTE, 1);
  self->discard = pat_rules_find_pile (self, PAT_DISCARD, 1);
  self->points = self->table.game.scoring != NULL &&
                 self->table.game.scoring->kind == PAT_SCORE_POINTS;
  return compile_links (self, error) &&
         check_places (self, FALSE, error) &&
         (!pat_rules_has_narrow (self) || check_places (self, TRUE, error)) &&
         check_stock (self, error) &&
         check_removal (self, error) &&
         check_win (self, error) &&
         check_extras (self, error);
}
