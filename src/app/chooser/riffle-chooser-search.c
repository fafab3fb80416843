/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games the player looks for in the chooser, and what is shown of them. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-announce.h"
#include "riffle-search-words.h"

#define TYPING_MSEC 600 /* from the last letter to the number of results that is spoken */

/* What the player has typed. */
const char *
riffle_chooser_get_words (RiffleChooser *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

/* Whether the page shows what was found instead of everything in its place. */
gboolean
riffle_chooser_is_searching (RiffleChooser *self)
{
  return *riffle_chooser_get_words (self) != '\0' || !riffle_filter_is_empty (self->filter);
}

static guint
get_rank (PatVariant *variant)
{
  /* As unsigned numbers, those without a rank follow all others. */
  return pat_variant_get_spec (variant)->rank - 1;
}

static int
compare_ratings (gconstpointer a,
                 gconstpointer b,
                 gpointer      words)
{
  PatVariant *first = (*(PatCollectionGame *const *) a)->variant;
  PatVariant *second = (*(PatCollectionGame *const *) b)->variant;
  int difference = (int) riffle_search_words_rate (words, second)
                   - (int) riffle_search_words_rate (words, first);

  if (difference != 0)
    return difference;
  return get_rank (first) < get_rank (second) ? -1 : get_rank (first) > get_rank (second);
}

/* Everything, or a collection in its order. */
static GPtrArray *
list_candidates (RiffleChooser *self)
{
  const char *id = riffle_filter_get_collection (self->filter);
  g_autoptr (PatCollection) collection = id == NULL ? NULL
    : pat_collection_find (self->registry, id);
  g_autoptr (GPtrArray) variants = NULL;

  if (collection != NULL)
    return g_ptr_array_ref (collection->games);
  variants = riffle_chooser_list_games (self);
  return riffle_chooser_make_games (variants);
}

static gboolean
passes_filter (RiffleChooser           *self,
               const PatCollectionGame *game)
{
  const RiffleTileState *state = riffle_tile_states_get (self->states, game);

  return riffle_filter_passes (self->filter, game->variant, state->n_played);
}

/* The games that the player looks for, of PatCollectionGame; what was meant most likely comes
 * first. */
GPtrArray *
riffle_chooser_find_games (RiffleChooser *self)
{
  g_autoptr (RiffleSearchWords) words = riffle_search_words_new (riffle_chooser_get_words (self));
  g_autoptr (GPtrArray) candidates = list_candidates (self);
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);

  for (guint i = 0; i < candidates->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (candidates, i);

      if (passes_filter (self, game) && riffle_search_words_find (words, game->variant))
        g_ptr_array_add (found, pat_collection_game_copy (game));
    }
  if (*riffle_chooser_get_words (self) != '\0')
    g_ptr_array_sort_with_data (found, compare_ratings, words);
  return found;
}

/* The game whose name is nearest to what was typed, if nothing has that in its name.
 * Returns: (transfer full) (nullable): the game */
PatCollectionGame *
riffle_chooser_find_nearest (RiffleChooser *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (riffle_chooser_get_words (self)));
  const char *id = *typed != '\0' ? pat_registry_suggest (self->registry, typed) : NULL;
  g_autoptr (GPtrArray) candidates = list_candidates (self);

  for (guint i = 0; i < candidates->len && id != NULL; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (candidates, i);

      if (g_str_equal (pat_variant_get_id (game->variant), id) && passes_filter (self, game))
        return pat_collection_game_copy (game);
    }
  return NULL;
}

static void
show (RiffleGallerySection *section,
      gboolean              is_shown)
{
  gtk_widget_set_visible (GTK_WIDGET (section), is_shown);
}

/* Shows the sections that belong there now. */
void
riffle_chooser_update_shown (RiffleChooser *self)
{
  gboolean is_wanted = !riffle_chooser_is_searching (self);

  show (self->way_back, is_wanted && (self->continued != NULL || self->waiting != NULL
                                      || self->today != NULL));
  show (self->popular, is_wanted && !riffle_gallery_section_is_empty (self->popular));
  show (self->favourites, is_wanted && !riffle_gallery_section_is_empty (self->favourites));
  show (self->recent, is_wanted && !riffle_gallery_section_is_empty (self->recent));
  show (self->shelves, is_wanted && self->has_shelves);
  for (guint i = 0; i < self->families->len; i++)
    show (g_ptr_array_index (self->families, i), is_wanted);
  show (self->results, !is_wanted && !riffle_gallery_section_is_empty (self->results));
}

static gboolean
announce_cb (gpointer data)
{
  RiffleChooser *self = data;

  self->announcement_id = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && riffle_chooser_is_searching (self))
    riffle_announce (GTK_WIDGET (self->search), self->announced);
  return G_SOURCE_REMOVE;
}

/* Nobody wants to hear a number after each letter. */
static void
announce (RiffleChooser *self,
          const char    *count)
{
  g_clear_handle_id (&self->announcement_id, g_source_remove);
  g_free (self->announced);
  self->announced = g_strdup (count);
  self->announcement_id = g_timeout_add (TYPING_MSEC, announce_cb, self);
}

static void
update_results_head (RiffleChooser *self,
                     guint          n_games,
                     guint          n_others)
{
  const char *id = riffle_filter_get_collection (self->filter);
  g_autoptr (PatCollection) collection = id == NULL ? NULL
    : pat_collection_find (self->registry, id);
  const char *about = collection != NULL ? collection->about : NULL;
  /* Translators: %u is how many games match what was typed in the search */
  g_autofree char *count = g_strdup_printf (ngettext ("%u game found", "%u games found", n_games),
                                            n_games);
  g_autofree char *all = riffle_filter_bar_dup_count (n_games, n_others);

  gtk_label_set_text (self->results_title, collection != NULL ? collection->name
                      /* The bar counts all together. */
                                           : n_others > 0 ? _("Games") : count);
  gtk_label_set_text (self->results_about, about != NULL ? about : "");
  gtk_widget_set_visible (GTK_WIDGET (self->results_about), about != NULL);
  gtk_widget_set_visible (self->results_table, collection != NULL
                          && pat_custom_rules_get_n (collection) > 0);
  gtk_widget_set_visible (self->results_tour, collection != NULL
                          && collection->spec->use == PAT_COLLECTION_TOUR);
  announce (self, n_others > 0 ? all : count);
}

/* Shows the game that the player may have meant. */
static void
show_nearest (RiffleChooser           *self,
              const PatCollectionGame *nearest)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  /* Translators: a heading above a game, if nothing is called what was typed: “Spider” */
  g_autofree char *question = g_strdup_printf (_("Did you mean “%s”?"),
                                               pat_variant_get_name (nearest->variant));

  g_ptr_array_add (games, (gpointer) nearest);
  riffle_gallery_section_set_games (self->results, games);
  update_results_head (self, 0, 0);
  gtk_label_set_text (self->results_title, question);
  announce (self, question);
}

static const char *
choose_page (RiffleChooser *self,
             gboolean       is_any)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->registry)) == 0)
    return "empty";
  return is_any ? "games" : "nothing";
}

/* While the player looks for something, each game stands in one place only. */
void
riffle_chooser_update (RiffleChooser *self)
{
  g_autoptr (GPtrArray) games = riffle_chooser_find_games (self);
  guint n_others = riffle_chooser_show_others (self);
  g_autoptr (PatCollectionGame) nearest = games->len + n_others > 0 ? NULL
    : riffle_chooser_find_nearest (self);

  show (self->others, n_others > 0);
  if (nearest != NULL)
    show_nearest (self, nearest);
  else if (riffle_chooser_is_searching (self))
    {
      riffle_gallery_section_set_games (self->results, games);
      update_results_head (self, games->len, n_others);
    }
  riffle_chooser_update_shown (self);
  riffle_filter_bar_set_count (self->bar, games->len, n_others);
  gtk_stack_set_visible_child_name (self->stack, choose_page (self, games->len + n_others > 0
                                                              || nearest != NULL));
}

/* What was found is looked at from its beginning. */
void
riffle_chooser_search (RiffleChooser *self)
{
  riffle_chooser_update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

/**
 * riffle_chooser_focus_games:
 * @self: the page
 *
 * Gives the focus to the first game, so that no keyboard comes up on the screen.
 */
void
riffle_chooser_focus_games (RiffleChooser *self)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_widget_child_focus (GTK_WIDGET (self->gallery), GTK_DIR_TAB_FORWARD);
}
