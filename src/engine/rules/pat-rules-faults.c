/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be wrong with a table: each fault is refused with a sentence. */
#include "config.h"

#include "pat-rules-private.h"
#include "pat-text-private.h"

#define SUIT_KINDS (PAT_ANY_SUIT | PAT_SAME_SUIT | PAT_OTHER_SUIT | PAT_SAME_COLOUR | PAT_ALTERNATE)
#define DIRECTIONS (PAT_UP | PAT_DOWN | PAT_EQUAL)

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
  if (row->take > PAT_TAKE_ANY_CARD || row->fill > PAT_FILL_LINE ||
      row->turn > PAT_TURN_PLAYER)
    return pat_rules_table_error (self, i, error, "`take`, `fill` or `turn` has an unknown value");
  if ((row->fill == PAT_FILL_RANKS || row->fill == PAT_FILL_LINE) &&
      (row->ranks & ALL_RANKS) == 0)
    return pat_rules_table_error (self, i, error, "%s needs `ranks`",
                                  row->fill == PAT_FILL_LINE ? "PAT_FILL_LINE" : "PAT_FILL_RANKS");
  if ((row->suits & ~ALL_SUITS) != 0)
    return pat_rules_table_error (self, i, error, "`suits` names a suit that does not exist");
  if (row->n_refill > G_N_ELEMENTS (row->refill))
    return pat_rules_table_error (self, i, error, "`n_refill` is more than %u",
                                  (guint) G_N_ELEMENTS (row->refill));
  if (row->collects && row->min_accept < 2)
    return pat_rules_table_error (self, i, error, "`collects` needs `min_accept`");
  if (row->max_cards > 0 && row->min_accept > row->max_cards)
    return pat_rules_table_error (self, i, error, "`min_accept` is more than `max_cards`");
  if (row->take >= PAT_TAKE_RUN && row->take != PAT_TAKE_OPEN && row->take != PAT_TAKE_ANY_CARD &&
      row->build == PAT_NO_BUILD && row->run == PAT_NO_BUILD && row->can_build == NULL)
    return pat_rules_table_error (self, i, error,
                                  "runs are taken, but neither `run` nor `build` says what a run "
                                  "is");
  return TRUE;
}

gboolean
pat_rules_check_row (PatRules  *self,
                     guint      i,
                     GError   **error)
{
  const PatPileSpec *row = &self->table.rows[i];

  if (row->role >= PAT_N_ROLES)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "row %u has an unknown role", i + 1);
  return check_build (self, i, row->build, "build", error) &&
         check_build (self, i, row->run, "run", error) &&
         check_build (self, i, row->units, "units", error) &&
         check_row_values (self, i, row, error);
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
check_stock (PatRules  *self,
             GError   **error)
{
  const PatStockSpec *stock = &self->table.game.stock;

  gboolean to_waste = stock->count > 0 && stock->to == PAT_WASTE;

  if (self->n_of_role[PAT_STOCK] > 1 || (to_waste && self->n_of_role[PAT_WASTE] > 1))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "there is more than one stock, or more than one waste to which "
                                  "it is dealt");
  if (self->stock < 0 && (stock->count > 0 || self->table.game.deal_stock != NULL))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "there is a stock action, but no stock");
  if (self->table.game.deal_stock != NULL && self->table.game.stock_help == NULL)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "`deal_stock` needs `stock_help`");
  if (stock->count == 0)
    return TRUE;
  if (stock->to >= PAT_N_ROLES || self->n_of_role[stock->to] == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "the stock is dealt to piles that are not there");
  if (stock->redeals > 0 && self->waste < 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "there are redeals, but no waste");
  if (stock->shuffles && stock->redeals == 0)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "`shuffles` needs `redeals`");
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

/* Whether the counters that special actions name are there. */
static gboolean
check_special_counters (PatRules  *self,
                        GError   **error)
{
  guint n = PAT_COUNTER_OWN + self->n_own_counters;

  for (const PatSpecialSpec *special = self->table.game.specials;
       special != NULL && special->name != NULL; special++)
    if (special->counter != 0 && (special->counter < PAT_COUNTER_OWN || special->counter >= n))
      return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                    "the special action %s names a counter that is not there",
                                    special->name);
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
  if (game->base_dealt && game->base_chosen)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "the base rank is either dealt or chosen, not both");
  if (game->base > PAT_KING)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the base rank is not a rank");
  for (const PatSpecialSpec *special = game->specials; special != NULL && special->name != NULL;
       special++)
    if (!pat_text_is_short (special->name, PAT_MAX_WORD) ||
        !pat_text_is_short (special->label, PAT_MAX_NAME))
      return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                    "the name of an action has no more than %d letters, "
                                    "its label no more than %d", PAT_MAX_WORD, PAT_MAX_NAME);
  while (game->counters != NULL && game->counters[self->n_own_counters].name != NULL)
    if (++self->n_own_counters > PAT_MAX_COUNTERS - PAT_COUNTER_OWN)
      return pat_rules_table_error (self, PAT_MAX_ROWS, error, "there are more than %d counters",
                                    PAT_MAX_COUNTERS - PAT_COUNTER_OWN);
    else if (!pat_text_is_short (game->counters[self->n_own_counters - 1].name, PAT_MAX_WORD))
      return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                    "the name of a counter has no more than %d letters",
                                    PAT_MAX_WORD);
  return check_special_counters (self, error);
}

gboolean
pat_rules_check_spec (PatRules  *self,
                      GError   **error)
{
  const PatVariantSpec *spec = self->spec;

  if (!pat_text_is_word (spec->id))
    {
      g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_TABLE,
                   "the id of a variant must be made of a–z, 0–9 and “-”, not “%s”",
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

/* Looks at a table that was compiled: what is wrong with its places, its stock, its removals, its
 * end. */
gboolean
pat_rules_check_game (PatRules  *self,
                      GError   **error)
{
  return check_places (self, FALSE, error) &&
         (!pat_rules_has_narrow (self) || check_places (self, TRUE, error)) &&
         check_stock (self, error) &&
         check_removal (self, error) &&
         check_win (self, error) &&
         check_extras (self, error);
}
