/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chooser tells of a game besides its name. */
#include "config.h"

#include "riffle-tile-state.h"

#include <glib/gi18n.h>

#include "riffle-filter.h"

/* Nothing if the name says it already. */
static const char *
get_family (PatVariant *variant)
{
  const char *family = pat_variant_get_family (variant);

  return g_strcmp0 (family, pat_variant_get_name (variant)) == 0 ? NULL : family;
}

static char *
dup_decks (PatVariant *variant)
{
  guint n_decks = MAX (pat_variant_get_spec (variant)->game.decks, 1);

  /* Translators: %u is how many decks of cards a game needs */
  return g_strdup_printf (ngettext ("%u deck", "%u decks", n_decks), n_decks);
}

/* Nothing if nobody knows. */
static char *
dup_minutes (PatVariant *variant)
{
  guint minutes = pat_variant_get_spec (variant)->minutes;

  /* Translators: %u is how many minutes a game takes */
  return minutes == 0 ? NULL : g_strdup_printf (ngettext ("%u min", "%u min", minutes), minutes);
}

/* What decides the game. */
static const char *
get_skill (PatVariant *variant)
{
  static const char *const words[] = { NC_("tile", "luck"), NC_("tile", "luck and skill"),
                                       NC_("tile", "skill") };
  int answer = riffle_facet_find_answer (RIFFLE_FACET_SKILL, variant);

  return answer < 0 ? NULL : g_dpgettext2 (NULL, "tile", words[answer]);
}

/* How often it is won. */
static const char *
get_odds (PatVariant *variant)
{
  static const char *const words[] = { NC_("tile", "seldom won"), NC_("tile", "sometimes won"),
                                       NC_("tile", "often won") };
  int answer = riffle_facet_find_answer (RIFFLE_FACET_ODDS, variant);

  return answer < 0 ? NULL : g_dpgettext2 (NULL, "tile", words[answer]);
}

/* Nothing if it was never played, or the player does not want to know. */
static char *
dup_wins (const RiffleTileState *self)
{
  if (self->n_played == 0 || self->is_calm)
    return NULL;
  if (self->n_won == 0)
    return g_strdup (_("no win yet"));
  /* Translators: %u is how many games the player has won */
  return g_strdup_printf (ngettext ("%u win", "%u wins", self->n_won), self->n_won);
}

/* Adds a line of what is known of these two, if it is anything; the tab stands for the sign between
 * them, where there is room for both in one line. */
static void
add_line (GString    *text,
          const char *first,
          const char *second)
{
  if (first == NULL && second == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (first != NULL)
    g_string_append (text, first);
  if (first != NULL && second != NULL)
    g_string_append_c (text, '\t');
  if (second != NULL)
    g_string_append (text, second);
}

/**
 * riffle_tile_state_dup_caption:
 * @self: what connects a player with a game
 * @variant: the game
 * @has_family: whether the family is named, because the section does not name it
 *
 * Returns: (transfer full): what stands below the name, for riffle_facts_set_text()
 */
char *
riffle_tile_state_dup_caption (const RiffleTileState *self,
                               PatVariant            *variant,
                               gboolean               has_family)
{
  g_autofree char *decks = dup_decks (variant);
  g_autofree char *minutes = dup_minutes (variant);
  g_autofree char *wins = dup_wins (self);
  GString *text = g_string_new (NULL);

  add_line (text, has_family ? get_family (variant) : NULL, NULL);
  add_line (text, decks, minutes);
  add_line (text, get_skill (variant), get_odds (variant));
  add_line (text, wins, NULL);
  return g_string_free (text, FALSE);
}

/**
 * riffle_tile_state_dup_label:
 * @self: what connects a player with a game
 * @game: the game
 *
 * Says all that is to be seen, and the family even if its heading is far away.
 *
 * Returns: (transfer full): what a screen reader says
 */
char *
riffle_tile_state_dup_label (const RiffleTileState   *self,
                             const PatCollectionGame *game)
{
  PatVariant *variant = game->variant;
  g_autofree char *decks = dup_decks (variant);
  g_autofree char *wins = dup_wins (self);
  g_autofree char *minutes = dup_minutes (variant);
  const char *facts[] = {
    /* Translators: what is spoken of a game with a star */
    get_family (variant), decks, wins, self->is_favourite ? _("favourite") : NULL,
    /* Translators: what is spoken of the game that is on the table */
    self->is_current ? _("being played") : NULL,
    minutes, get_skill (variant), get_odds (variant),
  };
  g_autofree char *name = pat_collection_game_dup_name (game);
  GString *label = g_string_new (name);

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i] != NULL)
      pat_words_add_item (label, facts[i]);
  return g_string_free (label, FALSE);
}

/**
 * riffle_tile_state_dup_chances:
 * @game: a game
 *
 * Says how many of its deals can be won, with its preset or the usual options.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if nobody knows
 */
char *
riffle_tile_state_dup_chances (const PatCollectionGame *game)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (game->variant);
  g_autoptr (PatRules) rules = NULL;

  if (game->preset != NULL)
    pat_options_apply_preset (options, game->preset->key, NULL);
  rules = pat_variant_build_rules (game->variant, options, NULL);
  return rules != NULL ? pat_words_winnability (rules) : NULL;
}
