/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A game of a collection: a variant, and the preset by which it is played there. */
#include "config.h"

#include "pat-collection-game.h"
#include "pat-words-join.h"

G_DEFINE_BOXED_TYPE (PatCollectionGame,
                     pat_collection_game,
                     pat_collection_game_copy,
                     pat_collection_game_free)

/**
 * pat_collection_game_new:
 * @variant: a variant
 * @preset: (nullable): one of its presets
 *
 * Returns: (transfer full): the game
 */
PatCollectionGame *
pat_collection_game_new (PatVariant      *variant,
                         const PatPreset *preset)
{
  PatCollectionGame *self;

  g_return_val_if_fail (PAT_IS_VARIANT (variant), NULL);

  self = g_new0 (PatCollectionGame, 1);
  self->variant = g_object_ref (variant);
  self->preset = preset;
  return self;
}

/**
 * pat_collection_game_copy:
 * @self: a game
 *
 * Returns: (transfer full): a copy
 */
PatCollectionGame *
pat_collection_game_copy (const PatCollectionGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return pat_collection_game_new (self->variant, self->preset);
}

/**
 * pat_collection_game_free:
 * @self: a game
 *
 * Frees it.
 */
void
pat_collection_game_free (PatCollectionGame *self)
{
  g_object_unref (self->variant);
  g_free (self);
}

/**
 * pat_collection_game_hash:
 * @self: a game
 *
 * Returns: a number for tables; equal games have the same
 */
guint
pat_collection_game_hash (const PatCollectionGame *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_direct_hash (self->variant) * 31 + g_direct_hash (self->preset);
}

/**
 * pat_collection_game_equal:
 * @a: a game
 * @b: a game
 *
 * Returns: whether they are the same variant with the same preset, or both without
 */
gboolean
pat_collection_game_equal (const PatCollectionGame *a,
                           const PatCollectionGame *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->variant == b->variant && a->preset == b->preset;
}

/**
 * pat_collection_game_dup_deal:
 * @self: a game
 *
 * Writes it as a deal without a number, such as `klondike:preset=royale` or `golf`.
 *
 * Returns: (transfer full): the text, which [func@Patience.Deal.parse] reads
 */
char *
pat_collection_game_dup_deal (const PatCollectionGame *self)
{
  const char *id;

  g_return_val_if_fail (self != NULL, NULL);

  id = pat_variant_get_id (self->variant);
  return self->preset == NULL ? g_strdup (id)
                              : g_strdup_printf ("%s:preset=%s", id, self->preset->key);
}

static gboolean
is_letter (const char *character)
{
  return character != NULL && g_unichar_isalnum (g_utf8_get_char (character));
}

/* Whether these words are in the text, and no parts of longer ones. */
static gboolean
has_words (const char *text,
           const char *words)
{
  const char *found = text;

  while ((found = strstr (found, words)) != NULL)
    {
      if (!is_letter (g_utf8_find_prev_char (text, found))
          && !is_letter (found + strlen (words)))
        return TRUE;
      found = g_utf8_next_char (found);
    }
  return FALSE;
}

/* Whether the name of the preset says which game it is, as “Golf (Royale)” does. */
static gboolean
is_whole_name (const PatCollectionGame *self)
{
  return self->preset != NULL
         && has_words (pat_variant_translate (self->variant, self->preset->name),
                       pat_variant_get_name (self->variant));
}

/**
 * pat_collection_game_get_title:
 * @self: a game
 *
 * Gets the name of the variant, or that of the preset if the variant's is a part of it.
 *
 * Returns: (transfer none): the name in the player's language
 */
const char *
pat_collection_game_get_title (const PatCollectionGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return is_whole_name (self) ? pat_variant_translate (self->variant, self->preset->name)
                              : pat_variant_get_name (self->variant);
}

/**
 * pat_collection_game_get_subtitle:
 * @self: a game
 *
 * Gets what stands below or behind the title.
 *
 * Returns: (transfer none) (nullable): the name of the preset in the player's language; %NULL if
 *   there is none, or if it is the title
 */
const char *
pat_collection_game_get_subtitle (const PatCollectionGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->preset == NULL || is_whole_name (self)
         ? NULL : pat_variant_translate (self->variant, self->preset->name);
}

/**
 * pat_collection_game_dup_name:
 * @self: a game
 *
 * Names it in one line: “Klondike, Draw three”, “Golf (Royale)” or “Golf”.
 *
 * Returns: (transfer full): title and subtitle
 */
char *
pat_collection_game_dup_name (const PatCollectionGame *self)
{
  const char *subtitle;
  GString *name;

  g_return_val_if_fail (self != NULL, NULL);

  subtitle = pat_collection_game_get_subtitle (self);
  name = g_string_new (pat_collection_game_get_title (self));
  if (subtitle != NULL)
    pat_words_add_item (name, subtitle);
  return g_string_free (name, FALSE);
}
