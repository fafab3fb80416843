/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rules that players agree on for a table. A rule chooses a game of its collection, or sets
 * options in the games that have them; in others it has no effect. */
#include "config.h"

#include "pat-custom-rules.h"

#include "pat-text-private.h"

static const PatCustomRule *
get_rule (const PatCollection *collection,
          guint                nth)
{
  return &collection->spec->rules[nth];
}

/**
 * pat_custom_rules_get_n:
 * @collection: a collection
 *
 * Returns: how many rules its players may agree on; 0 if it is not made for tables
 */
guint
pat_custom_rules_get_n (const PatCollection *collection)
{
  guint n = 0;

  g_return_val_if_fail (collection != NULL, 0);

  while (collection->spec->rules != NULL && get_rule (collection, n)->key != NULL)
    n++;
  return n;
}

/**
 * pat_custom_rules_get_key:
 * @collection: a collection
 * @nth: the number of a rule, from 0
 *
 * Returns: (transfer none): the key of the rule
 */
const char *
pat_custom_rules_get_key (const PatCollection *collection,
                          guint                nth)
{
  g_return_val_if_fail (nth < pat_custom_rules_get_n (collection), NULL);

  return get_rule (collection, nth)->key;
}

/**
 * pat_custom_rules_get_name:
 * @collection: a collection
 * @nth: the number of a rule, from 0
 *
 * Returns: (transfer none): the name of the rule in the player's language
 */
const char *
pat_custom_rules_get_name (const PatCollection *collection,
                           guint                nth)
{
  g_return_val_if_fail (nth < pat_custom_rules_get_n (collection), NULL);

  return pat_text_translate (collection->spec->domain, get_rule (collection, nth)->name);
}

/**
 * pat_custom_rules_get_about:
 * @collection: a collection
 * @nth: the number of a rule, from 0
 *
 * Returns: (transfer none): what the rule does, in the player's language
 */
const char *
pat_custom_rules_get_about (const PatCollection *collection,
                            guint                nth)
{
  g_return_val_if_fail (nth < pat_custom_rules_get_n (collection), NULL);

  return pat_text_translate (collection->spec->domain, get_rule (collection, nth)->about);
}

static const PatCollectionGame *
find_variant (const PatCollection *collection,
              const char          *id)
{
  for (guint i = 0; i < collection->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (collection->games, i);

      if (g_strcmp0 (pat_variant_get_id (game->variant), id) == 0)
        return game;
    }
  return NULL;
}

static gboolean
is_chosen (const PatCustomRule *rule,
           const char *const   *keys)
{
  return keys != NULL && g_strv_contains (keys, rule->key);
}

/* The game of the last rule that chooses one; @with (nullable) is a rule that is chosen, too. */
static const PatCollectionGame *
find_game (const PatCollection *collection,
           const char *const   *keys,
           const PatCustomRule *with)
{
  const PatCollectionGame *found = g_ptr_array_index (collection->games, 0);

  for (guint i = 0; i < pat_custom_rules_get_n (collection); i++)
    {
      const PatCustomRule *rule = get_rule (collection, i);
      const PatCollectionGame *game = find_variant (collection, rule->variant);

      if (game != NULL && (rule == with || is_chosen (rule, keys)))
        found = game;
    }
  return found;
}

/**
 * pat_custom_rules_find_game:
 * @collection: a collection
 * @keys: (nullable) (array zero-terminated=1): the keys of the rules that are chosen; others are
 *   ignored
 *
 * Finds the game that is played by some rules: that of the last one that chooses a game, or else
 * the first of the collection.
 *
 * Returns: (transfer full): the game
 */
PatCollectionGame *
pat_custom_rules_find_game (const PatCollection *collection,
                            const char *const   *keys)
{
  g_return_val_if_fail (collection != NULL, NULL);

  return pat_collection_game_copy (find_game (collection, keys, NULL));
}

static PatOptions *
new_options (const PatCollectionGame *game)
{
  PatOptions *options = pat_variant_new_options (game->variant);

  if (game->preset != NULL)
    pat_options_apply_preset (options, game->preset->key, NULL);
  return options;
}

/**
 * pat_custom_rules_has_effect:
 * @collection: a collection
 * @keys: (nullable) (array zero-terminated=1): the keys of the rules that are chosen
 * @nth: the number of a rule, from 0
 *
 * Tells whether a rule makes a difference to the game that would be played with it and those that
 * are chosen.
 *
 * Returns: whether it does
 */
gboolean
pat_custom_rules_has_effect (const PatCollection *collection,
                             const char *const   *keys,
                             guint                nth)
{
  const PatCustomRule *rule;
  const PatCollectionGame *game;
  g_autoptr (PatOptions) options = NULL;

  g_return_val_if_fail (nth < pat_custom_rules_get_n (collection), FALSE);

  rule = get_rule (collection, nth);
  game = find_game (collection, keys, rule);
  if (find_variant (collection, rule->variant) == game)
    return TRUE;
  options = new_options (game);
  return rule->options != NULL && pat_options_parse (options, rule->options, NULL);
}

/**
 * pat_custom_rules_new_options:
 * @collection: a collection
 * @keys: (nullable) (array zero-terminated=1): the keys of the rules that are chosen
 *
 * Makes the options by which [func@Patience.custom_rules_find_game] is played.
 *
 * Returns: (transfer full): the options
 */
PatOptions *
pat_custom_rules_new_options (const PatCollection *collection,
                              const char *const   *keys)
{
  PatOptions *options;

  g_return_val_if_fail (collection != NULL, NULL);

  options = new_options (find_game (collection, keys, NULL));
  for (guint i = 0; i < pat_custom_rules_get_n (collection); i++)
    {
      const PatCustomRule *rule = get_rule (collection, i);

      if (is_chosen (rule, keys) && rule->options != NULL)
        pat_options_parse (options, rule->options, NULL);
    }
  return options;
}
