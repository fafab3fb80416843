/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of how the cards of a variant are dealt. */
#include "config.h"

#include "riffle-thumbnail.h"

#define WIDTH  148 /* pixels */
#define HEIGHT 104
#define MARGIN 7

/* Boards have cards of a least size; a thumbnail is a larger board that is drawn smaller. */
#define SHRINK 5

/* Cards are drawn once in this size and scaled down from there: all thumbnails share them. */
#define CARD_WIDTH 48 /* device pixels */
#define SMALL_CARDS "riffle-small-cards"

/* Every thumbnail shows this deal, so that it is the same picture each time. */
#define DEAL   1

struct _RiffleThumbnail
{
  GtkWidget   parent_instance;

  PatVariant *variant;
  RiffleDeck *deck;
  GdkTexture *picture; /* (nullable): drawn when it is needed first */
  int         width;   /* of the picture, in device pixels */
  int         height;
};

G_DEFINE_FINAL_TYPE (RiffleThumbnail, riffle_thumbnail, GTK_TYPE_WIDGET)

static cairo_surface_t *
small_card_new (RiffleDeck     *deck,
                RiffleDeckItem  item)
{
  static const RiffleDeckStyle style = { .large_index = TRUE };
  int height = (int) (CARD_WIDTH * riffle_deck_get_aspect (deck) + 0.5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CARD_WIDTH, height);
  cairo_t *cr = cairo_create (surface);

  riffle_deck_draw (deck, item, cr, CARD_WIDTH, height, &style);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
get_small_card (RiffleDeck     *deck,
                RiffleDeckItem  item)
{
  GHashTable *cards = g_object_get_data (G_OBJECT (deck), SMALL_CARDS);
  cairo_surface_t *card;

  if (cards == NULL)
    {
      cards = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
      g_object_set_data_full (G_OBJECT (deck), SMALL_CARDS, cards,
                              (GDestroyNotify) g_hash_table_unref);
    }
  card = g_hash_table_lookup (cards, GUINT_TO_POINTER (item));
  if (card == NULL)
    {
      card = small_card_new (deck, item);
      g_hash_table_insert (cards, GUINT_TO_POINTER (item), card);
    }
  return card;
}

static void
draw_card (RiffleThumbnail *self,
           cairo_t         *cr,
           RiffleDeckItem   item,
           const PatRect   *rect)
{
  cairo_surface_t *card;

  /* All backs look alike, whatever lies below them. */
  if (item < RIFFLE_DECK_EMPTY && pat_card_is_face_down ((PatCard) item))
    item = RIFFLE_DECK_BACK;
  card = get_small_card (self->deck, item);
  cairo_save (cr);
  cairo_translate (cr, rect->x, rect->y);
  cairo_scale (cr, rect->width / cairo_image_surface_get_width (card),
               rect->height / cairo_image_surface_get_height (card));
  cairo_set_source_surface (cr, card, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
draw_pile (RiffleThumbnail   *self,
           cairo_t           *cr,
           const PatLayout   *layout,
           const PatPosition *position,
           guint              pile)
{
  guint size = pat_position_get_size (position, pile);
  PatRect rect;

  if (size == 0)
    {
      rect = layout->piles[pile];
      rect.width = layout->card_width;
      rect.height = layout->card_height;
      draw_card (self, cr, RIFFLE_DECK_EMPTY, &rect);
    }
  for (guint i = 0; i < size; i++)
    {
      pat_layout_get_card (layout, position, pile, i, &rect);
      draw_card (self, cr, pat_position_get_cards (position, pile)[i], &rect);
    }
}

static void
draw_deal (RiffleThumbnail *self,
           cairo_t         *cr,
           const PatRules  *rules)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  PatSpace space = { (WIDTH - 2 * MARGIN) * SHRINK, (HEIGHT - 2 * MARGIN) * SHRINK,
                     riffle_deck_get_aspect (self->deck), mirrored };
  g_autofree PatLayout *layout = g_new0 (PatLayout, 1);
  PatPosition position;

  pat_rules_deal (rules, DEAL, &position);
  pat_layout_compute (layout, rules, &position, &space);
  cairo_translate (cr, MARGIN, MARGIN);
  cairo_scale (cr, 1.0 / SHRINK, 1.0 / SHRINK);
  for (guint pile = 0; pile < position.n_piles; pile++)
    draw_pile (self, cr, layout, &position, pile);
}

static GdkTexture *
texture_for_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

/* A variant whose rules cannot be made leaves its picture empty; trying to play it says why. */
static void
draw_picture (RiffleThumbnail *self)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (self->variant, options, NULL);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface;
  cairo_t *cr;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH * scale, HEIGHT * scale);
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  if (rules != NULL)
    draw_deal (self, cr, rules);
  cairo_destroy (cr);
  self->picture = texture_for_surface (surface);
  cairo_surface_destroy (surface);
}

static void
riffle_thumbnail_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  RiffleThumbnail *self = RIFFLE_THUMBNAIL (widget);
  int left = (gtk_widget_get_width (widget) - WIDTH) / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (left, 0, WIDTH, HEIGHT);

  if (self->picture == NULL)
    draw_picture (self);
  gtk_snapshot_append_texture (snapshot, self->picture, &bounds);
}

static void
riffle_thumbnail_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
forget_picture (RiffleThumbnail *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
riffle_thumbnail_direction_changed (GtkWidget        *widget,
                                    GtkTextDirection  previous)
{
  forget_picture (RIFFLE_THUMBNAIL (widget));
}

static void
riffle_thumbnail_dispose (GObject *object)
{
  RiffleThumbnail *self = RIFFLE_THUMBNAIL (object);

  g_clear_object (&self->variant);
  g_clear_object (&self->deck);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (riffle_thumbnail_parent_class)->dispose (object);
}

static void
riffle_thumbnail_class_init (RiffleThumbnailClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_thumbnail_dispose;
  widget_class->measure = riffle_thumbnail_measure;
  widget_class->snapshot = riffle_thumbnail_snapshot;
  widget_class->direction_changed = riffle_thumbnail_direction_changed;
  gtk_widget_class_set_css_name (widget_class, "thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
riffle_thumbnail_init (RiffleThumbnail *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget_picture), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * riffle_thumbnail_new:
 * @variant: a variant
 * @deck: the cards
 *
 * Makes a small picture of a deal. It is drawn when it is seen first.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_thumbnail_new (PatVariant *variant,
                      RiffleDeck *deck)
{
  RiffleThumbnail *self = g_object_new (RIFFLE_TYPE_THUMBNAIL, NULL);

  self->variant = g_object_ref (variant);
  self->deck = g_object_ref (deck);
  return GTK_WIDGET (self);
}
