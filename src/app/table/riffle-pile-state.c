/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a pile stands that the player looks into. */
#include "config.h"

#include "riffle-pile-state.h"

#include <glib/gi18n.h>

#include "riffle-spoken.h"

/**
 * riffle_pile_state_count_hidden:
 * @position: a position
 * @pile: a pile
 *
 * Returns: how many of its cards lie face down
 */
guint
riffle_pile_state_count_hidden (const PatPosition *position,
                                guint              pile)
{
  guint n = 0;

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    n += pat_card_is_face_down (pat_position_get_cards (position, pile)[i]) ? 1 : 0;
  return n;
}

/* Which of the cards that are shown lie face down. */
static const char *
get_hidden_sentence (guint n_hidden,
                     guint n_cards)
{
  if (n_hidden < n_cards)
    return ngettext ("The pale card lies face down.", "The pale cards lie face down.", n_hidden);
  return ngettext ("This card lies face down.", "All these cards lie face down.", n_hidden);
}

/* The name of the pile stands above what is said: of an empty pile nothing may be left to say. */
static char *
dup_state (PatGame *game,
           guint    pile)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *state = pat_words_pile_state (rules, position, pile);
  g_autofree char *name = pat_words_pile (rules, pile);
  /* Translators: %s is the name of a pile that has no cards */
  g_autofree char *empty = g_strdup_printf (_("Empty: %s"), name);

  if (pat_position_get_size (position, pile) == 0 && g_str_equal (state, empty))
    /* Translators: said of a pile that the player looks into */
    return g_strdup (_("No cards"));
  return g_steal_pointer (&state);
}

/**
 * riffle_pile_state_dup:
 * @game: a game
 * @pile: a pile
 * @reveals: whether its cards that lie face down are shown
 *
 * Says how a pile stands, and which of its cards lie face down if these are shown.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_pile_state_dup (PatGame  *game,
                       guint     pile,
                       gboolean  reveals)
{
  const PatPosition *position = pat_game_get_position (game);
  g_autofree char *state = dup_state (game, pile);
  GString *text;

  if (!reveals)
    return g_steal_pointer (&state);
  text = g_string_new (NULL);
  riffle_spoken_add_phrase (text, state);
  pat_words_add_sentence (text,
                          get_hidden_sentence (riffle_pile_state_count_hidden (position, pile),
                                               pat_position_get_size (position, pile)));
  return g_string_free (text, FALSE);
}
