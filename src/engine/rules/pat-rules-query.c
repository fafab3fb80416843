/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be asked about compiled rules. */
#include "config.h"

#include "pat-rules-private.h"

const char pat_role_letters[] = "swftcrhxi";
const char *const pat_role_words[] = {
  "stock", "waste", "foundation", "tableau", "cell", "reserve", "hand", "discard", "indicator",
};

G_DEFINE_QUARK (pat-rules-error-quark, pat_rules_error)

/**
 * pat_role_get_letter:
 * @role: a role
 *
 * Returns: the letter of the role in the notation of moves
 */
char
pat_role_get_letter (PatRole role)
{
  g_return_val_if_fail (role < PAT_N_ROLES, '?');

  return pat_role_letters[role];
}

/**
 * pat_rules_get_variant: (skip)
 * @self: rules
 *
 * Returns: (transfer none): the variant as its author described it
 */
const PatVariantSpec *
pat_rules_get_variant (const PatRules *self)
{
  return self->spec;
}

/**
 * pat_rules_get_options:
 * @self: rules
 *
 * Returns: (transfer none): the options the rules were made with; not to be changed
 */
PatOptions *
pat_rules_get_options (const PatRules *self)
{
  return self->options;
}

/**
 * pat_rules_get_game: (skip)
 * @self: rules
 *
 * Returns: (transfer none): the rules that concern no single pile, as the options changed them
 */
const PatGameSpec *
pat_rules_get_game (const PatRules *self)
{
  return &self->table.game;
}

/**
 * pat_rules_get_n_piles:
 * @self: rules
 *
 * Returns: the number of piles
 */
guint
pat_rules_get_n_piles (const PatRules *self)
{
  return self->n_piles;
}

/**
 * pat_rules_get_n_cards:
 * @self: rules
 *
 * Returns: the number of cards in play
 */
guint
pat_rules_get_n_cards (const PatRules *self)
{
  guint n = self->table.game.n_cards;

  return n > 0 ? n : self->n_deck;
}

/**
 * pat_rules_get_pile: (skip)
 * @self: rules
 * @pile: a pile
 *
 * Returns: (transfer none): the row of the table that the pile belongs to
 */
const PatPileSpec *
pat_rules_get_pile (const PatRules *self,
                    guint           pile)
{
  g_return_val_if_fail (pile < self->n_piles, NULL);

  return &self->table.rows[self->piles[pile].row];
}

/**
 * pat_rules_get_role:
 * @self: rules
 * @pile: a pile
 *
 * Returns: what the pile is for
 */
PatRole
pat_rules_get_role (const PatRules *self,
                    guint           pile)
{
  g_return_val_if_fail (pile < self->n_piles, PAT_STOCK);

  return (PatRole) self->piles[pile].role;
}

/**
 * pat_rules_get_number:
 * @self: rules
 * @pile: a pile
 *
 * Returns: the number of the pile among those of its role, from 1
 */
guint
pat_rules_get_number (const PatRules *self,
                      guint           pile)
{
  g_return_val_if_fail (pile < self->n_piles, 0);

  return self->piles[pile].number;
}

/**
 * pat_rules_get_row_index:
 * @self: rules
 * @pile: a pile
 *
 * Returns: the index of the pile's row in the table
 */
guint
pat_rules_get_row_index (const PatRules *self,
                         guint           pile)
{
  g_return_val_if_fail (pile < self->n_piles, 0);

  return self->piles[pile].row;
}

/**
 * pat_rules_count_role:
 * @self: rules
 * @role: a role
 *
 * Returns: how many piles have that role
 */
guint
pat_rules_count_role (const PatRules *self,
                      PatRole         role)
{
  g_return_val_if_fail (role < PAT_N_ROLES, 0);

  return self->n_of_role[role];
}

/**
 * pat_rules_find_pile:
 * @self: rules
 * @role: a role
 * @number: the number among the piles of that role, from 1
 *
 * Returns: the pile, or -1
 */
int
pat_rules_find_pile (const PatRules *self,
                     PatRole         role,
                     guint           number)
{
  g_return_val_if_fail (role < PAT_N_ROLES, -1);

  if (number < 1 || number > self->n_of_role[role])
    return -1;
  return self->of_role[role][number - 1];
}

static gboolean
place_is_given (const PatPlace *place)
{
  return place->points != NULL || place->x != 0 || place->y != 0 || place->dx != 0 ||
         place->dy != 0;
}

static PatPoint
place_in_row (const PatPlace *place,
              guint           nth)
{
  guint per_line = place->per_line > 0 ? place->per_line : G_MAXUINT8;
  guint line = nth / per_line;
  guint column = nth % per_line;

  if (place->points != NULL)
    return place->points[nth];
  return (PatPoint) {
    place->x + (float) column * place->dx + (float) line * place->line_dx,
    place->y + (float) column * place->dy + (float) line * place->line_dy,
  };
}

/**
 * pat_rules_get_place: (skip)
 * @self: rules
 * @pile: a pile
 * @narrow: whether the arrangement for narrow windows is meant
 *
 * Returns: the upper left corner of the pile, in cards with their gap
 */
PatPoint
pat_rules_get_place (const PatRules *self,
                     guint           pile,
                     gboolean        narrow)
{
  const PatPileSpec *row = pat_rules_get_pile (self, pile);

  if (narrow && pat_rules_has_narrow (self))
    return place_in_row (&row->narrow, self->piles[pile].in_row);
  return place_in_row (&row->at, self->piles[pile].in_row);
}

/**
 * pat_rules_has_narrow:
 * @self: rules
 *
 * A table has an arrangement for narrow windows when one of its rows has; then the places of all
 * rows are taken from it.
 *
 * Returns: whether there is one
 */
gboolean
pat_rules_has_narrow (const PatRules *self)
{
  for (guint i = 0; i < self->table.n_rows; i++)
    if (place_is_given (&self->table.rows[i].narrow))
      return TRUE;
  return FALSE;
}

/**
 * pat_rules_get_easiness:
 * @self: rules
 *
 * Returns: per cent of deals that can be won with these options, 0 if nobody knows; known are at
 *   most the default and the presets
 */
guint
pat_rules_get_easiness (const PatRules *self)
{
  g_autofree char *values = pat_options_to_string (self->options);
  const char *key = pat_options_find_preset (self->options);
  guint n_presets = 0;
  const PatPreset *presets = pat_options_get_presets (self->options, &n_presets);

  if (*values == '\0')
    return self->spec->easiness;
  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (strcmp (presets[i].key, key) == 0)
      return presets[i].easiness;
  return 0;
}

/**
 * pat_rules_get_deck: (skip)
 * @self: rules
 * @cards: (out caller-allocates): room for PAT_MAX_CARDS cards
 *
 * Lists the cards that are shuffled: decks one after the other, ranks ascending, suits in the order
 * of the notation.
 *
 * Returns: the number of cards
 */
guint
pat_rules_get_deck (const PatRules *self,
                    PatCard        *cards)
{
  memcpy (cards, self->deck, self->n_deck);
  return self->n_deck;
}

/**
 * pat_table_find_row: (skip)
 * @self: a table
 * @role: a role
 * @nth: 0 for the first row of that role
 *
 * Finds a row, for a variant that changes its table as the options ask for.
 *
 * Returns: (transfer none) (nullable): the row
 */
PatPileSpec *
pat_table_find_row (PatTable *self,
                    PatRole   role,
                    guint     nth)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->rows[i].role == role && nth-- == 0)
      return &self->rows[i];
  return NULL;
}
