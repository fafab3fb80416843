/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a pile side by side. */
#include "config.h"

#include "riffle-pile-cards.h"

#include <glib/gi18n.h>

#define CARD_WIDTH 56 /* pixels */

static GdkTexture *
draw_card (RiffleDeck *deck,
           PatCard     card,
           int         scale)
{
  static const RiffleDeckStyle style = { .large_index = FALSE };
  int width = CARD_WIDTH * scale;
  int height = (int) (width * riffle_deck_get_aspect (deck) + 0.5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  riffle_deck_draw (deck, card, cr, width, height, &style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}

static char *
dup_name (PatCard card)
{
  g_autofree char *name = pat_words_card (pat_card_face (card));

  if (!pat_card_is_face_down (card))
    return g_steal_pointer (&name);
  /* Translators: %s is a card that is shown, although it lies face down in its pile */
  return g_strdup_printf (_("%s, face down"), name);
}

/* Who cannot see the picture hears its name. */
static void
add_card (GtkFlowBox *cards,
          RiffleDeck *deck,
          PatCard     card,
          gboolean    reveals)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (cards));
  PatCard shown = reveals ? pat_card_face (card) : card;
  g_autoptr (GdkTexture) texture = draw_card (deck, shown, scale);
  g_autofree char *name = reveals ? dup_name (card) : pat_words_card (card);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_set_tooltip_text (picture, name);
  gtk_widget_set_size_request (picture, CARD_WIDTH,
                               (int) (CARD_WIDTH * riffle_deck_get_aspect (deck) + 0.5));
  if (shown != card)
    gtk_widget_add_css_class (picture, "riffle-revealed");
  gtk_flow_box_append (cards, picture);
}

/**
 * riffle_pile_cards_new:
 *
 * Returns: (transfer floating): a widget that shows cards
 */
GtkWidget *
riffle_pile_cards_new (void)
{
  GtkWidget *cards = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (cards), TRUE);
  gtk_widget_set_valign (cards, GTK_ALIGN_START);
  gtk_widget_set_halign (cards, GTK_ALIGN_START);
  return cards;
}

/**
 * riffle_pile_cards_show:
 * @widget: made by riffle_pile_cards_new ()
 * @deck: draws the cards
 * @cards: (array length=n_cards): the cards, from the bottom to the top
 * @n_cards: how many; without any, the widget is not seen
 * @n_per_line: so many stand side by side
 * @reveals: whether the faces of cards that lie face down are shown, paler than others
 *
 * Shows cards.
 */
void
riffle_pile_cards_show (GtkWidget     *widget,
                        RiffleDeck    *deck,
                        const PatCard *cards,
                        guint          n_cards,
                        guint          n_per_line,
                        gboolean       reveals)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (widget), child);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (widget), n_per_line);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (widget), n_per_line);
  for (guint i = 0; i < n_cards; i++)
    add_card (GTK_FLOW_BOX (widget), deck, cards[i], reveals);
  gtk_widget_set_visible (widget, n_cards > 0);
}
