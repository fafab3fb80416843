/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a search finds besides games: their presets, and collections. */
#include "config.h"

#include "riffle-chooser-private.h"

#include "riffle-game-row.h"
#include "riffle-search-words.h"
#include "riffle-shelf.h"

#define MAX_PRESETS 8 /* who has typed no more than a word can type another one */

/* Shows the games of a collection; children have a page of their own. */
static void
open_collection (RiffleChooser *self,
                 const char    *id)
{
  g_autoptr (PatCollection) collection = pat_collection_find (self->registry, id);

  /* What was typed has done its work. */
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (collection != NULL && collection->spec->use == PAT_COLLECTION_CHILDREN)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.children", NULL);
  else
    riffle_filter_set_collection (self->filter, id);
}

static void
shelf_cb (RiffleChooser *self,
          GtkWidget     *shelf)
{
  open_collection (self, g_object_get_data (G_OBJECT (shelf), "collection"));
}

/* A collection as a button, which shows its games. */
GtkWidget *
riffle_chooser_shelf_new (RiffleChooser       *self,
                          const PatCollection *collection)
{
  GtkWidget *shelf = riffle_shelf_new (collection, self->pictures);

  g_object_set_data_full (G_OBJECT (shelf), "collection", g_strdup (collection->id), g_free);
  g_signal_connect_swapped (shelf, "clicked", G_CALLBACK (shelf_cb), self);
  return shelf;
}

static guint
get_rank (PatVariant *variant)
{
  /* As unsigned numbers, those without a rank follow all others. */
  return pat_variant_get_spec (variant)->rank - 1;
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  guint first = get_rank ((*(PatCollectionGame *const *) a)->variant);
  guint second = get_rank ((*(PatCollectionGame *const *) b)->variant);

  return first < second ? -1 : first > second;
}

static void
find_presets_of (PatVariant              *variant,
                 const RiffleSearchWords *words,
                 GPtrArray               *found)
{
  const PatPreset *preset = pat_variant_get_spec (variant)->presets;

  for (; preset != NULL && preset->key != NULL; preset++)
    if (riffle_search_words_find_preset (words, variant, preset))
      g_ptr_array_add (found, pat_collection_game_new (variant, preset));
}

/* Those of the best known games come first. Filters are for games: with one, only these are
 * found. */
static GPtrArray *
find_presets (RiffleChooser *self)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);
  g_autoptr (RiffleSearchWords) words = riffle_search_words_new (riffle_chooser_get_words (self));
  g_autoptr (GPtrArray) games = NULL;

  if (*riffle_chooser_get_words (self) == '\0' || !riffle_filter_is_empty (self->filter))
    return found;
  games = riffle_chooser_list_games (self);
  for (guint i = 0; i < games->len; i++)
    find_presets_of (g_ptr_array_index (games, i), words, found);
  /* The sort is stable. */
  g_ptr_array_sort (found, compare_found);
  g_ptr_array_set_size (found, (int) MIN (found->len, MAX_PRESETS));
  return found;
}

static GPtrArray *
find_collections (RiffleChooser *self)
{
  GPtrArray *list = pat_collection_list (self->registry);
  const char *words = riffle_chooser_get_words (self);
  gboolean is_wanted = riffle_filter_is_empty (self->filter);

  for (guint i = list->len; i-- > 0;)
    if (!is_wanted || !pat_collection_matches (g_ptr_array_index (list, i), words))
      g_ptr_array_remove_index (list, i);
  return list;
}

static void
preset_cb (RiffleChooser *self,
           GtkWidget     *row)
{
  riffle_chooser_choose (self, g_object_get_data (G_OBJECT (row), "game"));
}

static GtkWidget *
preset_row_new (RiffleChooser           *self,
                const PatCollectionGame *found)
{
  const char *name = pat_variant_translate (found->variant, found->preset->name);
  GtkWidget *row = riffle_game_row_new (found->variant, self->pictures, name,
                                        pat_variant_get_name (found->variant));

  g_object_set_data_full (G_OBJECT (row), "game", pat_collection_game_copy (found),
                          (GDestroyNotify) pat_collection_game_free);
  g_signal_connect_swapped (row, "clicked", G_CALLBACK (preset_cb), self);
  return row;
}

static void
clear (RiffleChooser *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->starts)) != NULL)
    gtk_widget_unparent (child);
}

/* Shows the presets and the collections that the player looks for. Returns: how many
 * there are */
guint
riffle_chooser_show_others (RiffleChooser *self)
{
  g_autoptr (GPtrArray) presets = find_presets (self);
  g_autoptr (GPtrArray) collections = find_collections (self);

  clear (self);
  for (guint i = 0; i < presets->len; i++)
    gtk_widget_set_parent (preset_row_new (self, g_ptr_array_index (presets, i)), self->starts);
  for (guint i = 0; i < collections->len; i++)
    gtk_widget_set_parent (riffle_chooser_shelf_new (self, g_ptr_array_index (collections, i)),
                           self->starts);
  return presets->len + collections->len;
}

/* Whether the game that was found first is meant rather than what else was found. */
static gboolean
is_game_meant (RiffleChooser *self,
               PatVariant    *variant,
               GPtrArray     *presets,
               gboolean       has_others)
{
  const char *text = riffle_chooser_get_words (self);
  g_autoptr (RiffleSearchWords) words = riffle_search_words_new (text);

  if (*text == '\0' || !has_others || pat_variant_rate_match (variant, text) > 0)
    return TRUE;
  /* It was not found by its name: one may have asked for a better known one. */
  return riffle_search_words_rate (words, variant) > 0
         && (presets->len == 0
             || get_rank (variant)
             <= get_rank (((PatCollectionGame *) presets->pdata[0])->variant));
}

/* Takes what was found first: a game by its name, a preset, a collection, or a game that was found
 * by its family or where its rules come from. */
void
riffle_chooser_take_first (RiffleChooser *self)
{
  g_autoptr (GPtrArray) games = riffle_chooser_find_games (self);
  g_autoptr (GPtrArray) presets = find_presets (self);
  g_autoptr (GPtrArray) collections = find_collections (self);
  const PatCollectionGame *first = games->len > 0 ? g_ptr_array_index (games, 0) : NULL;
  gboolean has_others = presets->len + collections->len > 0;
  g_autoptr (PatCollectionGame) nearest = first != NULL || has_others ? NULL
    : riffle_chooser_find_nearest (self);

  if (first != NULL && is_game_meant (self, first->variant, presets, has_others))
    riffle_chooser_choose (self, first);
  else if (nearest != NULL)
    riffle_chooser_choose (self, nearest);
  else if (presets->len > 0)
    riffle_chooser_choose (self, g_ptr_array_index (presets, 0));
  else if (collections->len > 0)
    {
      g_autofree char *id = g_strdup (((PatCollection *) collections->pdata[0])->id);

      open_collection (self, id);
    }
}
