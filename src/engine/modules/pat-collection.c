/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Collections: games of any family that stand together on a shelf. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-collection.h"
#include "pat-registry-private.h"
#include "pat-text-private.h"

G_DEFINE_BOXED_TYPE (PatCollection, pat_collection, pat_collection_copy, pat_collection_free)

static PatCollection *
collection_new (const PatCollectionSpec *spec)
{
  PatCollection *self = g_new0 (PatCollection, 1);

  self->id = g_strdup (spec->id);
  self->name = g_strdup (pat_text_translate (spec->domain, spec->name));
  self->about = g_strdup (pat_text_translate (spec->domain, spec->about));
  self->spec = spec;
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);
  return self;
}

static const PatCollectionSpec *
find_spec (PatRegistry *registry,
           const char  *id)
{
  for (guint i = 0; i < registry->collections->len; i++)
    {
      const PatCollectionSpec *spec = g_ptr_array_index (registry->collections, i);

      if (strcmp (spec->id, id) == 0)
        return spec;
    }
  return NULL;
}

static gboolean
is_text (const char *text)
{
  return text == NULL || (*text != '\0' && g_utf8_validate (text, -1, NULL));
}

/* The first of the rules for tables that is wrong. */
static const PatCustomRule *
find_wrong_rule (const PatCustomRule *rules)
{
  for (const PatCustomRule *rule = rules; rule != NULL && rule->key != NULL; rule++)
    if (!pat_text_is_word (rule->key) || !pat_text_is_short (rule->key, PAT_MAX_WORD) ||
        rule->name == NULL || !is_text (rule->name) || rule->about == NULL ||
        !is_text (rule->about) || !pat_text_is_short (rule->name, PAT_MAX_NAME) ||
        !pat_text_is_short (rule->about, PAT_MAX_TEXT))
      return rule;
  return NULL;
}

/**
 * pat_registry_add_collection: (skip)
 * @self: a registry
 * @spec: what an author wrote; it must stay as it is for as long as the process runs
 * @error: return location
 *
 * Puts up a collection, for the variants that say they belong to it.
 *
 * Fails with %PAT_REGISTRY_ERROR_TABLE if id or name is wrong, and with
 * %PAT_REGISTRY_ERROR_DUPLICATE.
 *
 * Returns: whether it is there now
 */
gboolean
pat_registry_add_collection (PatRegistry              *self,
                             const PatCollectionSpec  *spec,
                             GError                  **error)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (self), FALSE);

  if (spec == NULL || !pat_text_is_word (spec->id))
    g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                         _("the id of a collection is not a word"));
  else if (spec->name == NULL || !is_text (spec->name) || !is_text (spec->about))
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                 /* Translators: %s is the id of a collection, such as “travel” */
                 _("%s: the collection has no name, or a text is not UTF-8"), spec->id);
  else if (!pat_text_is_short (spec->id, PAT_MAX_WORD) ||
           !pat_text_is_short (spec->name, PAT_MAX_NAME) ||
           !pat_text_is_short (spec->about, PAT_MAX_TEXT))
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                 /* Translators: the beginning of the id of a collection */
                 _("%.64s: the id, the name or the text of the collection is too long"), spec->id);
  else if (find_wrong_rule (spec->rules) != NULL)
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                 /* Translators: the id of a collection, such as “palace”; the number of a rule */
                 _("%s: rule %u for tables has no key, name or description, or a wrong one"),
                 spec->id, (guint) (find_wrong_rule (spec->rules) - spec->rules) + 1);
  else if (find_spec (self, spec->id) != NULL)
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_DUPLICATE,
                 /* Translators: %s is the id of a collection, such as “travel” */
                 _("%s: there is a collection of the same name"), spec->id);
  else
    {
      g_ptr_array_add (self->collections, (gpointer) spec);
      return TRUE;
    }
  return FALSE;
}

static guint
get_place (const PatCollectionGame *game,
           const char              *id)
{
  const PatMembership *in = pat_variant_get_spec (game->variant)->collections;
  const char *key = game->preset != NULL ? game->preset->key : NULL;

  while (strcmp (in->collection, id) != 0 || g_strcmp0 (in->preset, key) != 0)
    in++;
  return in->place;
}

/* The registry is sorted by name, and a stable sort keeps that among those without a place. */
static int
compare_places (gconstpointer a,
                gconstpointer b,
                gpointer      id)
{
  /* As unsigned numbers, 0 follows all others. */
  guint first = get_place (*(PatCollectionGame *const *) a, id) - 1;
  guint second = get_place (*(PatCollectionGame *const *) b, id) - 1;

  return first < second ? -1 : first > second;
}

static void
add_games_of (PatCollection *self,
              PatVariant    *variant)
{
  const PatMembership *in = pat_variant_get_spec (variant)->collections;

  for (; in != NULL && in->collection != NULL; in++)
    if (strcmp (in->collection, self->id) == 0)
      {
        const PatPreset *preset = in->preset == NULL ? NULL
          : pat_variant_find_preset (variant, in->preset);

        g_ptr_array_add (self->games, pat_collection_game_new (variant, preset));
      }
}

static void
add_games (PatCollection *self,
           PatRegistry   *registry)
{
  GListModel *model = G_LIST_MODEL (registry);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);

      add_games_of (self, variant);
    }
  g_ptr_array_sort_with_data (self->games, compare_places, self->id);
}

static PatCollection *
gather (PatRegistry             *registry,
        const PatCollectionSpec *spec)
{
  PatCollection *self = collection_new (spec);

  add_games (self, registry);
  if (self->games->len > 0)
    return self;
  pat_collection_free (self);
  return NULL;
}

/**
 * pat_collection_find:
 * @registry: the variants
 * @id: the id of a collection
 *
 * Gathers the games of a collection.
 *
 * Returns: (transfer full) (nullable): the collection, or %NULL if there is none, or none of
 *   its games
 */
PatCollection *
pat_collection_find (PatRegistry *registry,
                     const char  *id)
{
  const PatCollectionSpec *spec;

  g_return_val_if_fail (PAT_IS_REGISTRY (registry) && id != NULL, NULL);

  spec = find_spec (registry, id);
  return spec != NULL ? gather (registry, spec) : NULL;
}

/**
 * pat_collection_find_for:
 * @registry: the variants
 * @use: what its games are for as a whole
 *
 * Gathers the games of the collection for a use.
 *
 * Returns: (transfer full) (nullable): the collection, or %NULL if there is none, or none of
 *   its games
 */
PatCollection *
pat_collection_find_for (PatRegistry      *registry,
                         PatCollectionUse  use)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (registry), NULL);

  for (guint i = 0; i < registry->collections->len; i++)
    {
      const PatCollectionSpec *spec = g_ptr_array_index (registry->collections, i);

      if (spec->use == use)
        return gather (registry, spec);
    }
  return NULL;
}

/**
 * pat_collection_list:
 * @registry: the variants
 *
 * Gathers all collections of which the registry has a game, in the order in which modules put
 * them up.
 *
 * Returns: (transfer full) (element-type PatCollection): the collections
 */
GPtrArray *
pat_collection_list (PatRegistry *registry)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_free);

  g_return_val_if_fail (PAT_IS_REGISTRY (registry), list);

  for (guint i = 0; i < registry->collections->len; i++)
    {
      PatCollection *collection = gather (registry, g_ptr_array_index (registry->collections, i));

      if (collection != NULL)
        g_ptr_array_add (list, collection);
    }
  return list;
}

/**
 * pat_collection_matches:
 * @self: a collection
 * @words: what a player typed into a search
 *
 * Looks for every word in the id and the name.
 *
 * Returns: whether all words are there, and there is one
 */
gboolean
pat_collection_matches (const PatCollection *self,
                        const char          *words)
{
  g_autofree char *asked = NULL, *text = NULL, *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (self != NULL && words != NULL, FALSE);

  text = g_strconcat (self->id, " ", self->name, NULL);
  folded = pat_text_fold (text);
  asked = pat_text_fold (words);
  parts = g_strsplit (asked, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (folded, parts[i]) == NULL)
      return FALSE;
  return *asked != '\0';
}

/**
 * pat_collection_copy:
 * @self: a collection
 *
 * Returns: (transfer full): a copy
 */
PatCollection *
pat_collection_copy (const PatCollection *self)
{
  PatCollection *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = collection_new (self->spec);
  for (guint i = 0; i < self->games->len; i++)
    g_ptr_array_add (copy->games,
                     pat_collection_game_copy (g_ptr_array_index (self->games, i)));
  return copy;
}

/**
 * pat_collection_free:
 * @self: a collection
 *
 * Frees it.
 */
void
pat_collection_free (PatCollection *self)
{
  g_free (self->id);
  g_free (self->name);
  g_free (self->about);
  g_ptr_array_unref (self->games);
  g_free (self);
}
