/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where in the chooser. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-tour-buttons.h"
#include "ui-names.h"

#define N_POPULAR 6   /* a row, or two or three of them in narrower windows */
#define MAX_IDS   300 /* that are read from a setting */

static const RiffleTileStyle of_family = { 0 };
static const RiffleTileStyle of_any_family = { .has_family = TRUE };
static const RiffleTileStyle large = { .kind = RIFFLE_TILES_LARGE };

static GtkWidget *
heading_new (const char *title)
{
  GtkWidget *heading = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "title-4");
  return heading;
}

static RiffleGallerySection *
add_section (RiffleChooser *self,
             GtkWidget     *head,
             const RiffleTileStyle *style)
{
  GtkWidget *section = riffle_gallery_section_new (head, self->pictures, self->states, style);

  gtk_box_append (GTK_BOX (self->gallery), section);
  return RIFFLE_GALLERY_SECTION (section);
}

/* Games with rules for tables are also played round by round. */
static GtkWidget *
table_button_new (void)
{
  /* Translators: a button: begins rounds that some players play */
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Play at a _Table…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.table");
  riffle_ui_name_mnemonics (button);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (button, 6);
  return button;
}

static GtkWidget *
results_head_new (RiffleChooser *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->results_title = GTK_LABEL (heading_new (NULL));
  self->results_about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->results_about, 0);
  gtk_label_set_wrap (self->results_about, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->results_about), "riffle-small");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->results_title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->results_about));
  self->results_table = table_button_new ();
  gtk_box_append (GTK_BOX (head), self->results_table);
  self->results_tour = riffle_tour_buttons_new ();
  gtk_box_append (GTK_BOX (head), self->results_tour);
  return head;
}

/* Cards that stand where tiles do. */
static GtkWidget *
cards_new (RiffleTilesKind kind)
{
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (cards, riffle_tiles_layout_new (kind));
  return cards;
}

static GtkWidget *
shelves_new (RiffleChooser *self,
             GPtrArray     *collections)
{
  GtkWidget *shelves = cards_new (RIFFLE_TILES_CARDS);

  for (guint i = 0; i < collections->len; i++)
    {
      gtk_widget_set_parent (riffle_chooser_shelf_new (self, g_ptr_array_index (collections, i)),
                             shelves);
    }
  return shelves;
}

static GtkWidget *
shelves_head_new (RiffleChooser *self,
                  GPtrArray     *collections)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  /* Translators: a heading of the page of games */
  gtk_box_append (GTK_BOX (head), heading_new (_("Collections")));
  gtk_box_append (GTK_BOX (head), shelves_new (self, collections));
  return head;
}

static int
compare_families (gconstpointer a,
                  gconstpointer b)
{
  const char *first = pat_variant_get_family (*(PatVariant *const *) a);
  const char *second = pat_variant_get_family (*(PatVariant *const *) b);

  return g_utf8_collate (first != NULL ? first : "", second != NULL ? second : "");
}

/* All games, sorted by name. */
GPtrArray *
riffle_chooser_list_games (RiffleChooser *self)
{
  GListModel *model = G_LIST_MODEL (self->registry);
  GPtrArray *variants = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (variants, g_list_model_get_item (model, i));
  return variants;
}

/* Variants as games without presets. */
GPtrArray *
riffle_chooser_make_games (GPtrArray *variants)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);

  for (guint i = 0; i < variants->len; i++)
    g_ptr_array_add (games, pat_collection_game_new (g_ptr_array_index (variants, i), NULL));
  return games;
}

static void
show_variants (RiffleGallerySection *section,
               GPtrArray            *variants)
{
  g_autoptr (GPtrArray) games = riffle_chooser_make_games (variants);

  riffle_gallery_section_set_games (section, games);
}

static GPtrArray *
take_family (GPtrArray *variants,
             guint      first)
{
  GPtrArray *family = g_ptr_array_new ();

  for (guint i = first; i < variants->len; i++)
    if (compare_families (&g_ptr_array_index (variants, first), &g_ptr_array_index (variants, i))
        == 0)
      g_ptr_array_add (family, g_ptr_array_index (variants, i));
    else
      break;
  return family;
}

static void
add_family (RiffleChooser *self,
            const char    *title,
            GPtrArray     *variants,
            const RiffleTileStyle *style)
{
  RiffleGallerySection *section = add_section (self, heading_new (title), style);

  show_variants (section, variants);
  g_ptr_array_add (self->families, section);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (pat_variant_get_name (*(PatVariant *const *) a),
                         pat_variant_get_name (*(PatVariant *const *) b));
}

/* As unsigned numbers, games without a rank follow all others. */
static guint
get_rank (PatVariant *variant)
{
  return pat_variant_get_spec (variant)->rank - 1;
}

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  guint first = get_rank (*(PatVariant *const *) a), second = get_rank (*(PatVariant *const *) b);

  return first < second ? -1 : first > second;
}

/* The families of the best known games come first. */
static int
compare_best (gconstpointer a,
              gconstpointer b)
{
  guint first = G_MAXUINT, second = G_MAXUINT;
  const GPtrArray *family = *(GPtrArray *const *) a, *other = *(GPtrArray *const *) b;

  for (guint i = 0; i < family->len; i++)
    first = MIN (first, get_rank (g_ptr_array_index (family, i)));
  for (guint i = 0; i < other->len; i++)
    second = MIN (second, get_rank (g_ptr_array_index (other, i)));
  return first < second ? -1 : first > second;
}

static void
fill_popular (RiffleChooser *self)
{
  g_autoptr (GPtrArray) variants = riffle_chooser_list_games (self);

  g_ptr_array_sort (variants, compare_ranks);
  for (guint i = variants->len; i-- > 0;)
    if (i >= N_POPULAR || pat_variant_get_spec (g_ptr_array_index (variants, i))->rank == 0)
      g_ptr_array_remove_index (variants, i);
  show_variants (self->popular, variants);
}

/**
 * riffle_chooser_set_waiting:
 * @self: the page
 * @variant: (nullable): the game of a tour or a tournament that waits; %NULL: none does
 * @title: (nullable): what leads back to it
 *
 * Offers to go on with a tour or a tournament.
 */
void
riffle_chooser_set_waiting (RiffleChooser *self,
                            PatVariant    *variant,
                            const char    *title)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  g_set_object (&self->waiting, variant);
  g_free (self->waiting_title);
  self->waiting_title = g_strdup (title);
  riffle_chooser_fill_way_back (self);
  riffle_chooser_update_shown (self);
}

/**
 * riffle_chooser_set_today:
 * @self: the page
 * @variant: (nullable): the game of today’s deal
 * @state: its name, and how the player fared
 *
 * Offers the deal of today.
 */
void
riffle_chooser_set_today (RiffleChooser *self,
                          PatVariant    *variant,
                          const char    *state)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  if (variant == self->today && g_strcmp0 (state, self->today_state) == 0)
    return;
  g_set_object (&self->today, variant);
  g_free (self->today_state);
  self->today_state = g_strdup (state);
  riffle_chooser_fill_way_back (self);
  riffle_chooser_update_shown (self);
}

/* One game is not a family; such games share the last section. */
static void
add_families (RiffleChooser *self)
{
  g_autoptr (GPtrArray) variants = riffle_chooser_list_games (self);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autoptr (GPtrArray) families = NULL;

  families = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  /* These sorts are stable. */
  g_ptr_array_sort (variants, compare_families);
  for (guint i = 0, n = 0; i < variants->len; i += n)
    {
      g_autoptr (GPtrArray) family = take_family (variants, i);

      n = family->len;
      if (n > 1 && pat_variant_get_family (g_ptr_array_index (family, 0)) != NULL)
        g_ptr_array_add (families, g_steal_pointer (&family));
      else
        g_ptr_array_extend (others, family, NULL, NULL);
    }
  g_ptr_array_sort (families, compare_best);
  for (guint i = 0; i < families->len; i++)
    {
      GPtrArray *family = g_ptr_array_index (families, i);

      add_family (self, pat_variant_get_family (g_ptr_array_index (family, 0)), family,
                  &of_family);
    }
  g_ptr_array_sort (others, compare_names);
  if (others->len > 0)
    add_family (self, families->len > 0 ? C_("heading", "Other Games")
                                        : C_("heading", "All Games"), others, &of_any_family);
}

/* Fills a section from a setting. What is no longer loaded is left out, but stays in the setting:
 * it may come back. What stands there twice is shown once. */
static void
fill_from_setting (RiffleChooser        *self,
                   RiffleGallerySection *section,
                   const char           *key,
                   PatVariant           *without)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, key);
  g_autoptr (GPtrArray) variants = g_ptr_array_new ();

  for (guint i = 0; i < MAX_IDS && ids[i] != NULL; i++)
    {
      PatVariant *variant = pat_registry_find (self->registry, ids[i]);

      if (variant != NULL && variant != without && !g_ptr_array_find (variants, variant, NULL))
        g_ptr_array_add (variants, variant);
    }
  show_variants (section, variants);
}

static void
fill_favourites (RiffleChooser *self)
{
  fill_from_setting (self, self->favourites, "favourites", NULL);
}

/* Whatever comes or goes above it, the game in the player's hand stays where it is. */
void
riffle_chooser_renew_favourites (RiffleChooser *self)
{
  int height = riffle_gallery_measure (self->gallery);

  fill_favourites (self);
  riffle_chooser_update_shown (self);
  riffle_gallery_hold (self->gallery, self->favourites, height);
}

/* The game that can be continued is shown above. */
void
riffle_chooser_fill_recent (RiffleChooser *self)
{
  fill_from_setting (self, self->recent, "recent", self->continued);
}

/* Adds all sections to the gallery. */
void
riffle_chooser_add_sections (RiffleChooser *self)
{
  g_autoptr (GPtrArray) collections = pat_collection_list (self->registry);

  self->way_back = add_section (self, cards_new (RIFFLE_TILES_WIDE_CARDS), &of_family);
  /* Translators: a heading of the page of games: those that most people know */
  self->popular = add_section (self, heading_new (C_("heading", "Popular")), &large);
  /* Translators: a heading of the page of games */
  self->favourites = add_section (self, heading_new (_("Favourites")), &of_any_family);
  /* Translators: a heading of the page of games: those that were played last */
  self->recent = add_section (self, heading_new (_("Recent")), &of_any_family);
  self->has_shelves = collections->len > 0;
  self->shelves = add_section (self, shelves_head_new (self, collections), &of_family);
  g_ptr_array_set_size (self->families, 0);
  add_families (self);
  self->starts = cards_new (RIFFLE_TILES_WIDE_CARDS);
  self->others = add_section (self, self->starts, &of_family);
  self->results = add_section (self, results_head_new (self), &of_any_family);
  fill_popular (self);
  riffle_chooser_fill_way_back (self);
  fill_favourites (self);
  riffle_chooser_fill_recent (self);
}

/* Shows the games that there are now, with the focus on the game where it was. */
void
riffle_chooser_renew_sections (RiffleChooser *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->gallery)) != NULL;
  g_autoptr (PatCollectionGame) focus = NULL;
  guint section;

  focus = riffle_gallery_dup_focus (self->gallery, &section);
  riffle_gallery_clear (self->gallery);
  riffle_chooser_add_sections (self);
  riffle_filter_bar_renew (self->bar);
  riffle_chooser_update (self);
  if (has_focus && (focus == NULL || !riffle_gallery_set_focus (self->gallery, focus, section)))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
