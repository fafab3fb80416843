/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of tiles below each other, each under its heading, in as many columns as there is room
 * for. Tiles are made when they are seen, and the others when nobody waits for anything. */
#include "config.h"

#include "riffle-gallery-private.h"

#define SLICE_USEC 3000 /* how long it makes tiles before it lets others do something */

enum
{
  CHOSEN,
  STARRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleGallery, riffle_gallery, GTK_TYPE_WIDGET)

static void
section_free (RiffleGallerySection *section)
{
  GHashTableIter iter;
  gpointer tile;

  g_hash_table_iter_init (&iter, section->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &tile))
    gtk_widget_unparent (tile);
  g_hash_table_unref (section->tiles);
  g_ptr_array_unref (section->variants);
  gtk_widget_unparent (section->head);
  g_free (section);
}

static void
riffle_gallery_dispose (GObject *object)
{
  RiffleGallery *self = RIFFLE_GALLERY (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_ptr_array_set_size (self->sections, 0);
  g_clear_object (&self->pictures);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (riffle_gallery_parent_class)->dispose (object);
}

static void
riffle_gallery_finalize (GObject *object)
{
  g_ptr_array_unref (RIFFLE_GALLERY (object)->sections);
  G_OBJECT_CLASS (riffle_gallery_parent_class)->finalize (object);
}

static GtkSizeRequestMode
riffle_gallery_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
riffle_gallery_class_init (RiffleGalleryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_gallery_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_gallery_finalize;
  widget_class->get_request_mode = riffle_gallery_get_request_mode;
  widget_class->measure = riffle_gallery_measure;
  widget_class->size_allocate = riffle_gallery_size_allocate;
  widget_class->snapshot = riffle_gallery_snapshot;
  widget_class->focus = riffle_gallery_focus;
  gtk_widget_class_set_css_name (widget_class, "gallery");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL,
                                  G_TYPE_NONE, 1, PAT_TYPE_VARIANT);
  signals[STARRED] = g_signal_new ("starred", RIFFLE_TYPE_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 2, PAT_TYPE_VARIANT, G_TYPE_BOOLEAN);
}

static void
riffle_gallery_init (RiffleGallery *self)
{
  self->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);
}

/* One of the sections, by number. */
RiffleGallerySection *
riffle_gallery_get_section (RiffleGallery *self,
                            guint          nth)
{
  return g_ptr_array_index (self->sections, nth);
}

static void
chosen_cb (RiffleGallery *self,
           RiffleTile    *tile)
{
  g_signal_emit (self, signals[CHOSEN], 0, riffle_tile_get_variant (tile));
}

static void
starred_cb (RiffleGallery *self,
            gboolean       is_wanted,
            RiffleTile    *tile)
{
  g_signal_emit (self, signals[STARRED], 0, riffle_tile_get_variant (tile), is_wanted);
}

/* Tiles and heads that the player does not look for are kept, but neither seen, reached nor read
 * out. */
static void
update_visible (RiffleGallery        *self,
                RiffleGallerySection *section)
{
  GHashTableIter iter;
  gpointer variant, tile;

  gtk_widget_set_visible (section->head, section->is_shown);
  g_hash_table_iter_init (&iter, section->tiles);
  while (g_hash_table_iter_next (&iter, &variant, &tile))
    gtk_widget_set_visible (tile, section->is_shown
                            && g_ptr_array_find (section->variants, variant, NULL));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What a tile follows: whoever has the page read out hears the tiles in their order. */
static GtkWidget *
find_predecessor (RiffleGallerySection *section,
                  guint                 nth)
{
  while (nth-- > 0)
    {
      GtkWidget *tile = g_hash_table_lookup (section->tiles,
                                             g_ptr_array_index (section->variants, nth));

      if (tile != NULL)
        return tile;
    }
  return section->head;
}

static void
sort_tiles (RiffleGallery        *self,
            RiffleGallerySection *section)
{
  for (guint nth = 0; nth < section->variants->len; nth++)
    {
      GtkWidget *tile = g_hash_table_lookup (section->tiles,
                                             g_ptr_array_index (section->variants, nth));

      if (tile != NULL)
        gtk_widget_insert_after (tile, GTK_WIDGET (self), find_predecessor (section, nth));
    }
}

/* The tile at a place, which is made if it is not there yet. */
RiffleTile *
riffle_gallery_make_tile (RiffleGallery        *self,
                          RiffleGallerySection *section,
                          guint                 nth)
{
  PatVariant *variant = g_ptr_array_index (section->variants, nth);
  GtkWidget *tile = g_hash_table_lookup (section->tiles, variant);

  if (tile != NULL)
    return RIFFLE_TILE (tile);
  tile = riffle_tile_new (variant, self->pictures, section->has_family);
  self->dress (RIFFLE_TILE (tile), self->dress_data);
  g_signal_connect_swapped (tile, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_object (tile, "starred", G_CALLBACK (starred_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_after (tile, GTK_WIDGET (self), find_predecessor (section, nth));
  g_hash_table_insert (section->tiles, variant, tile);
  return RIFFLE_TILE (tile);
}

/* Makes one tile that nobody has asked for yet; nothing where all are there. */
static gboolean
make_next (RiffleGallery *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, i);

      if (!section->is_shown || g_hash_table_size (section->tiles) >= section->variants->len)
        continue;
      for (guint nth = 0; nth < section->variants->len; nth++)
        if (!g_hash_table_contains (section->tiles, g_ptr_array_index (section->variants, nth)))
          {
            RiffleTile *tile = riffle_gallery_make_tile (self, section, nth);

            riffle_thumbnails_prepare (self->pictures, riffle_tile_get_variant (tile),
                                       GTK_WIDGET (self));
            return TRUE;
          }
    }
  return FALSE;
}

static gboolean
make_slice_cb (gpointer data)
{
  RiffleGallery *self = data;
  gint64 end = g_get_monotonic_time () + SLICE_USEC;
  gboolean is_left = gtk_widget_get_mapped (GTK_WIDGET (self));

  while (is_left && g_get_monotonic_time () < end)
    is_left = make_next (self);
  if (is_left)
    return G_SOURCE_CONTINUE;
  self->idle_id = 0;
  return G_SOURCE_REMOVE;
}

/* Makes the tiles that are not seen, when what is seen is on the screen. */
void
riffle_gallery_make_rest_later (RiffleGallery *self)
{
  if (self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_LOW, make_slice_cb, self, NULL);
}

/* What is drawn depends on what is seen. */
static void
position_changed_cb (RiffleGallery *self)
{
  riffle_gallery_make_seen (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * riffle_gallery_new:
 * @pictures: where the pictures come from
 * @position: the vertical adjustment of the view in which the gallery lies
 * @dress: tells each tile its state
 * @data: for @dress
 *
 * Returns: (transfer floating): a gallery without sections
 */
GtkWidget *
riffle_gallery_new (RiffleThumbnails *pictures,
                    GtkAdjustment    *position,
                    RiffleDressFunc   dress,
                    gpointer          data)
{
  RiffleGallery *self = g_object_new (RIFFLE_TYPE_GALLERY, NULL);

  self->pictures = g_object_ref (pictures);
  self->position = g_object_ref (position);
  self->dress = dress;
  self->dress_data = data;
  g_signal_connect_object (position, "value-changed", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (position, "notify::page-size", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * riffle_gallery_add_section:
 * @self: the gallery
 * @head: what stands above the tiles
 * @has_family: whether tiles name their families
 *
 * Adds a section without tiles below the others.
 *
 * Returns: the number of the section
 */
guint
riffle_gallery_add_section (RiffleGallery *self,
                            GtkWidget     *head,
                            gboolean       has_family)
{
  RiffleGallerySection *section;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), 0);

  section = g_new0 (RiffleGallerySection, 1);
  section->head = head;
  section->has_family = has_family;
  section->is_shown = TRUE;
  section->variants = g_ptr_array_new_with_free_func (g_object_unref);
  section->tiles = g_hash_table_new_full (NULL, NULL, NULL, NULL);
  gtk_widget_insert_before (head, GTK_WIDGET (self), NULL);
  g_ptr_array_add (self->sections, section);
  return self->sections->len - 1;
}

/**
 * riffle_gallery_clear:
 * @self: the gallery
 *
 * Removes all sections.
 */
void
riffle_gallery_clear (RiffleGallery *self)
{
  g_return_if_fail (RIFFLE_IS_GALLERY (self));

  g_ptr_array_set_size (self->sections, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * riffle_gallery_set_variants:
 * @self: the gallery
 * @section: the number of a section
 * @variants: (element-type PatVariant): what it is to show, in this order
 *
 * Changes what a section shows. Tiles that were made before are kept for another time.
 */
void
riffle_gallery_set_variants (RiffleGallery *self,
                             guint          section,
                             GPtrArray     *variants)
{
  RiffleGallerySection *changed;

  g_return_if_fail (RIFFLE_IS_GALLERY (self) && section < self->sections->len);

  changed = riffle_gallery_get_section (self, section);
  g_ptr_array_set_size (changed->variants, 0);
  for (guint i = 0; i < variants->len; i++)
    g_ptr_array_add (changed->variants, g_object_ref (g_ptr_array_index (variants, i)));
  sort_tiles (self, changed);
  update_visible (self, changed);
}

/**
 * riffle_gallery_get_variants:
 * @self: the gallery
 * @section: the number of a section
 *
 * Returns: (transfer none) (element-type PatVariant): what it shows
 */
GPtrArray *
riffle_gallery_get_variants (RiffleGallery *self,
                             guint          section)
{
  g_return_val_if_fail (RIFFLE_IS_GALLERY (self) && section < self->sections->len, NULL);

  return riffle_gallery_get_section (self, section)->variants;
}

/**
 * riffle_gallery_set_shown:
 * @self: the gallery
 * @section: the number of a section
 * @is_shown: whether it is seen
 *
 * Shows or hides a section.
 */
void
riffle_gallery_set_shown (RiffleGallery *self,
                          guint          section,
                          gboolean       is_shown)
{
  RiffleGallerySection *changed;

  g_return_if_fail (RIFFLE_IS_GALLERY (self) && section < self->sections->len);

  changed = riffle_gallery_get_section (self, section);
  if (changed->is_shown == !!is_shown)
    return;
  changed->is_shown = !!is_shown;
  update_visible (self, changed);
}

/**
 * riffle_gallery_dress:
 * @self: the gallery
 *
 * Tells all tiles their states again.
 */
void
riffle_gallery_dress (RiffleGallery *self)
{
  g_return_if_fail (RIFFLE_IS_GALLERY (self));

  for (guint i = 0; i < self->sections->len; i++)
    {
      GHashTableIter iter;
      gpointer tile;

      g_hash_table_iter_init (&iter, riffle_gallery_get_section (self, i)->tiles);
      while (g_hash_table_iter_next (&iter, NULL, &tile))
        self->dress (RIFFLE_TILE (tile), self->dress_data);
    }
}
