/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The list of all variants, sorted by name, and of what could not be loaded. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-option-private.h"
#include "pat-registry-private.h"
#include "pat-rules.h"
#include "pat-text-private.h"

typedef struct
{
  PatVariant *variant;
  char       *path;     /* (nullable): the module that it comes from */
  char       *sort_key; /* of the name in the player's language */
} PatEntry;

static void pat_registry_list_model_init (GListModelInterface *iface);

G_DEFINE_QUARK (pat-registry-error-quark, pat_registry_error)

G_DEFINE_FINAL_TYPE_WITH_CODE (PatRegistry, pat_registry, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      pat_registry_list_model_init))

static void
free_entry (gpointer data)
{
  PatEntry *entry = data;

  g_object_unref (entry->variant);
  g_free (entry->path);
  g_free (entry->sort_key);
  g_free (entry);
}

static void
clear_broken (gpointer data)
{
  PatBroken *broken = data;

  g_free (broken->path);
  g_error_free (broken->error);
}

static GType
pat_registry_get_item_type (GListModel *model)
{
  return PAT_TYPE_VARIANT;
}

static guint
pat_registry_get_n_items (GListModel *model)
{
  return PAT_REGISTRY (model)->entries->len;
}

static gpointer
pat_registry_get_item (GListModel *model,
                       guint       position)
{
  PatRegistry *self = PAT_REGISTRY (model);

  if (position >= self->entries->len)
    return NULL;
  return g_object_ref (((PatEntry *) g_ptr_array_index (self->entries, position))->variant);
}

static void
pat_registry_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = pat_registry_get_item_type;
  iface->get_n_items = pat_registry_get_n_items;
  iface->get_item = pat_registry_get_item;
}

static void
pat_registry_finalize (GObject *object)
{
  PatRegistry *self = PAT_REGISTRY (object);

  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->loaded);
  g_ptr_array_unref (self->collections);
  g_ptr_array_unref (self->entries);
  g_array_unref (self->broken);
  g_clear_pointer (&self->untried, g_ptr_array_unref);
  G_OBJECT_CLASS (pat_registry_parent_class)->finalize (object);
}

static void
pat_registry_class_init (PatRegistryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pat_registry_finalize;
}

static void
pat_registry_init (PatRegistry *self)
{
  self->entries = g_ptr_array_new_with_free_func (free_entry);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->collections = g_ptr_array_new ();
  self->loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->broken = g_array_new (FALSE, FALSE, sizeof (PatBroken));
  g_array_set_clear_func (self->broken, clear_broken);
}

/**
 * pat_registry_new:
 *
 * Makes an empty registry. It is a list model of [iface@Patience.Variant], sorted by name in the
 * player's language.
 *
 * Returns: (transfer full): the registry
 */
PatRegistry *
pat_registry_new (void)
{
  return g_object_new (PAT_TYPE_REGISTRY, NULL);
}

/* The place at which an entry keeps the list sorted; variants of one name follow each other by
   id. */
static guint
find_place (PatRegistry    *self,
            const PatEntry *entry)
{
  guint low = 0, high = self->entries->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      const PatEntry *other = g_ptr_array_index (self->entries, middle);
      int order = strcmp (entry->sort_key, other->sort_key);

      if (order == 0)
        order = strcmp (pat_variant_get_id (entry->variant), pat_variant_get_id (other->variant));
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

static void
insert_variant (PatRegistry *self,
                PatVariant  *variant,
                const char  *path)
{
  PatEntry *entry = g_new0 (PatEntry, 1);
  guint place;

  entry->variant = g_object_ref (variant);
  entry->path = g_strdup (path);
  entry->sort_key = g_utf8_collate_key (pat_variant_get_name (variant), -1);
  place = find_place (self, entry);
  g_ptr_array_insert (self->entries, (int) place, entry);
  g_hash_table_insert (self->by_id, (gpointer) pat_variant_get_id (variant), entry);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

static gboolean
check_unique (PatRegistry  *self,
              const char   *id,
              const char   *path,
              GError      **error)
{
  const PatEntry *first = g_hash_table_lookup (self->by_id, id);

  if (first == NULL)
    return TRUE;
  if (path != NULL && first->path != NULL)
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_DUPLICATE,
                 /* Translators: a variant's id, the path of a module, and that of the module
                    which had the id first */
                 _("%s: the variant in %s is left out because %s has one with the same id"),
                 id, path, first->path);
  else if (path != NULL)
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_DUPLICATE,
                 /* Translators: a variant's id, and the path of a module */
                 _("%s: the variant in %s is left out because Riffle itself has one with the same "
                   "id"), id, path);
  else
    g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_DUPLICATE,
                 /* Translators: a variant's id */
                 _("%s: the variant is left out because there is already one with the same id"),
                 id);
  return FALSE;
}

/* Lists a variant, if it is in order. */
gboolean
pat_registry_add_from (PatRegistry           *self,
                       const PatVariantSpec  *spec,
                       const char            *path,
                       GError               **error)
{
  g_autoptr (PatVariant) variant = NULL;

  if (!pat_registry_check_spec (spec, error) || !check_unique (self, spec->id, path, error))
    return FALSE;
  variant = pat_variant_new_for_table (spec);
  if (!pat_registry_check_table (variant, error))
    return FALSE;
  insert_variant (self, variant, path);
  return TRUE;
}

/**
 * pat_registry_add_spec: (skip)
 * @self: a registry
 * @spec: what an author wrote; it must stay as it is for as long as the process runs
 * @error: return location
 *
 * Lists a variant that comes from no module.
 *
 * Fails with %PAT_REGISTRY_ERROR_TABLE if the table is wrong, and with
 * %PAT_REGISTRY_ERROR_DUPLICATE.
 *
 * Returns: whether the variant is listed now
 */
gboolean
pat_registry_add_spec (PatRegistry           *self,
                       const PatVariantSpec  *spec,
                       GError               **error)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (self), FALSE);

  return pat_registry_add_from (self, spec, NULL, error);
}

/* Forgets why a module is not there, which is to be loaded again. */
void
pat_registry_drop_broken (PatRegistry *self,
                          const char  *path)
{
  for (guint i = self->broken->len; i-- > 0;)
    if (strcmp (g_array_index (self->broken, PatBroken, i).path, path) == 0)
      g_array_remove_index (self->broken, i);
}

/* Remembers why something is not there. */
void
pat_registry_take_broken (PatRegistry *self,
                          const char  *path,
                          GError      *error)
{
  PatBroken broken = { g_strdup (path), error };

  g_array_append_val (self->broken, broken);
}

/**
 * pat_registry_find:
 * @self: a registry
 * @id: the id of a variant
 *
 * Returns: (transfer none) (nullable): the variant, or %NULL
 */
PatVariant *
pat_registry_find (PatRegistry *self,
                   const char  *id)
{
  const PatEntry *entry;

  g_return_val_if_fail (PAT_IS_REGISTRY (self) && id != NULL, NULL);

  entry = g_hash_table_lookup (self->by_id, id);
  return entry != NULL ? entry->variant : NULL;
}

/**
 * pat_registry_get_path:
 * @self: a registry
 * @id: the id of a variant
 *
 * Returns: (transfer none) (nullable) (type filename): the module that the variant comes from;
 *   %NULL if there is none, and if there is no such variant
 */
const char *
pat_registry_get_path (PatRegistry *self,
                       const char  *id)
{
  const PatEntry *entry;

  g_return_val_if_fail (PAT_IS_REGISTRY (self) && id != NULL, NULL);

  entry = g_hash_table_lookup (self->by_id, id);
  return entry != NULL ? entry->path : NULL;
}

/* Whether one word is the first of several. Where these are another name of a game, the word may
   well be the name of a different game: “Klondike Territory” has little to do with Klondike. */
static gboolean
is_first_word (const char *word,
               const char *name)
{
  gsize length = strlen (word);

  return strchr (word, ' ') == NULL && g_ascii_strncasecmp (word, name, length) == 0
         && name[length] == ' ';
}

/* Whether the id, the name or one of the other names of a variant is nearer to what was asked
   for than the best so far. */
static gboolean
is_near (PatVariant *variant,
         const char *asked,
         guint      *best)
{
  const PatVariantSpec *spec = pat_variant_get_spec (variant);
  g_auto (GStrv) aliases = g_strsplit (spec->aliases != NULL ? spec->aliases : "", ";", -1);
  gboolean near = pat_text_is_near (asked, spec->id, best);

  near |= pat_text_is_near (asked, spec->name, best);
  near |= pat_text_is_near (asked, pat_variant_get_name (variant), best);
  for (guint i = 0; aliases[i] != NULL; i++)
    near |= !is_first_word (asked, g_strstrip (aliases[i]))
            && pat_text_is_near (asked, aliases[i], best);
  return near;
}

/**
 * pat_registry_suggest:
 * @self: a registry
 * @id: a word that is not an id
 *
 * Finds the variant whose id or name, or one of whose other names, somebody is likely to have
 * meant.
 *
 * Returns: (transfer none) (nullable): the id of that variant, or %NULL if none is near
 */
const char *
pat_registry_suggest (PatRegistry *self,
                      const char  *id)
{
  g_autofree char *asked = NULL;
  const char *nearest = NULL;
  guint best = G_MAXUINT;

  g_return_val_if_fail (PAT_IS_REGISTRY (self) && id != NULL, NULL);

  if (!pat_text_is_short (id, PAT_MAX_NAME))
    return NULL;
  asked = g_utf8_make_valid (id, -1);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const PatEntry *entry = g_ptr_array_index (self->entries, i);

      if (is_near (entry->variant, asked, &best))
        nearest = pat_variant_get_id (entry->variant);
    }
  return nearest;
}

/**
 * pat_registry_get_n_broken:
 * @self: a registry
 *
 * Returns: how many modules, variants and folders could not be loaded
 */
guint
pat_registry_get_n_broken (PatRegistry *self)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (self), 0);

  return self->broken->len;
}

/**
 * pat_registry_get_broken: (skip)
 * @self: a registry
 * @nth: from 0
 *
 * Returns: (transfer none): what could not be loaded, and why; valid until something is added to
 *   the registry
 */
const PatBroken *
pat_registry_get_broken (PatRegistry *self,
                         guint        nth)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (self) && nth < self->broken->len, NULL);

  return &g_array_index (self->broken, PatBroken, nth);
}
