/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands where in the chooser. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-columns-layout.h"
#include "riffle-shelf.h"

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
             gboolean       has_family)
{
  GtkWidget *section = riffle_gallery_section_new (head, self->pictures, self->states, has_family);

  gtk_box_append (GTK_BOX (self->gallery), section);
  return RIFFLE_GALLERY_SECTION (section);
}

static GtkWidget *
results_head_new (RiffleChooser *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->results_title = GTK_LABEL (heading_new (NULL));
  self->results_about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->results_about, 0);
  gtk_label_set_wrap (self->results_about, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->results_about), "dim-label");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->results_title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->results_about));
  return head;
}

static void
shelf_cb (RiffleChooser *self,
          GtkWidget     *shelf)
{
  riffle_filter_set_collection (self->filter, g_object_get_data (G_OBJECT (shelf), "collection"));
}

static GtkWidget *
shelves_new (RiffleChooser *self,
             GPtrArray     *collections)
{
  GtkWidget *shelves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (shelves, g_object_new (RIFFLE_TYPE_COLUMNS_LAYOUT, NULL));
  for (guint i = 0; i < collections->len; i++)
    {
      PatCollection *collection = g_ptr_array_index (collections, i);
      GtkWidget *shelf = riffle_shelf_new (collection, self->pictures);

      g_object_set_data_full (G_OBJECT (shelf), "collection", g_strdup (collection->id), g_free);
      g_signal_connect_swapped (shelf, "clicked", G_CALLBACK (shelf_cb), self);
      gtk_widget_set_parent (shelf, shelves);
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
            gboolean       has_family)
{
  RiffleGallerySection *section = add_section (self, heading_new (title), has_family);

  riffle_gallery_section_set_variants (section, variants);
  g_ptr_array_add (self->families, section);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (pat_variant_get_name (*(PatVariant *const *) a),
                         pat_variant_get_name (*(PatVariant *const *) b));
}

/* One game is not a family; such games share the last section. */
static void
add_families (RiffleChooser *self)
{
  g_autoptr (GPtrArray) variants = riffle_chooser_list_games (self);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  gboolean has_families = FALSE;

  /* The sort is stable. */
  g_ptr_array_sort (variants, compare_families);
  for (guint i = 0, n = 0; i < variants->len; i += n)
    {
      g_autoptr (GPtrArray) family = take_family (variants, i);
      const char *title = pat_variant_get_family (g_ptr_array_index (family, 0));

      n = family->len;
      if (n > 1 && title != NULL)
        add_family (self, title, family, FALSE);
      else
        g_ptr_array_extend (others, family, NULL, NULL);
      has_families |= n > 1 && title != NULL;
    }
  g_ptr_array_sort (others, compare_names);
  if (others->len > 0)
    add_family (self, has_families ? C_("heading", "Other Games") : C_("heading", "All Games"),
                others, TRUE);
}

/* Fills a section from a setting. What is no longer loaded is left out, but stays in the setting:
 * it may come back. */
void
riffle_chooser_fill (RiffleChooser        *self,
                     RiffleGallerySection *section,
                     const char           *key)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, key);
  g_autoptr (GPtrArray) variants = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      PatVariant *variant = pat_registry_find (self->registry, ids[i]);

      if (variant != NULL)
        g_ptr_array_add (variants, variant);
    }
  riffle_gallery_section_set_variants (section, variants);
}

/* Adds all sections to the gallery. */
void
riffle_chooser_add_sections (RiffleChooser *self)
{
  g_autoptr (GPtrArray) collections = pat_collection_list (self->registry);

  /* Translators: a heading of the page of games */
  self->favourites = add_section (self, heading_new (_("Favourites")), TRUE);
  /* Translators: a heading of the page of games: those that were played last */
  self->recent = add_section (self, heading_new (_("Recent")), TRUE);
  self->has_shelves = collections->len > 0;
  self->shelves = add_section (self, shelves_head_new (self, collections), FALSE);
  g_ptr_array_set_size (self->families, 0);
  add_families (self);
  self->results = add_section (self, results_head_new (self), TRUE);
  riffle_chooser_fill (self, self->favourites, "favourites");
  riffle_chooser_fill (self, self->recent, "recent");
}

/* Shows the games that there are now, with the focus on the game where it was. */
void
riffle_chooser_renew_sections (RiffleChooser *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->gallery)) != NULL;
  PatVariant *focus;
  guint section;

  focus = riffle_gallery_get_focus (self->gallery, &section);
  riffle_gallery_clear (self->gallery);
  riffle_chooser_add_sections (self);
  riffle_filter_bar_renew (self->bar);
  riffle_chooser_update (self);
  if (has_focus && (focus == NULL || !riffle_gallery_set_focus (self->gallery, focus, section)))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
