/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A look into the piles: what each of them is for, and which cards lie in it. */
#include "config.h"

#include "riffle-pile-page.h"

#include <glib/gi18n.h>

#include "riffle-pile-choice.h"
#include "riffle-text.h"
#include "ui-compat.h"

#define WIDTH      520 /* pixels */
#define HEIGHT     560
#define CARD_WIDTH 62

/* What the page needs while it is open. */
typedef struct
{
  PatGame     *game;
  RiffleDeck  *deck;
  GtkDropDown *choice;
  GtkLabel    *help;
  GtkLabel    *state;
  GtkFlowBox  *cards;
} Page;

static void
page_free (Page *page)
{
  g_signal_handlers_disconnect_by_data (page->game, page);
  g_object_unref (page->game);
  g_object_unref (page->deck);
  g_free (page);
}

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

/* Who cannot see the picture hears its name. */
static void
add_card (Page    *page,
          PatCard  card)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (page->cards));
  g_autoptr (GdkTexture) texture = draw_card (page->deck, card, scale);
  g_autofree char *name = pat_words_card (card);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  gtk_widget_set_tooltip_text (picture, name);
  gtk_widget_set_size_request (picture, CARD_WIDTH,
                               (int) (CARD_WIDTH * riffle_deck_get_aspect (page->deck) + 0.5));
  gtk_flow_box_append (page->cards, picture);
}

static void
show_pile (Page *page)
{
  const PatRules *rules = pat_game_get_rules (page->game);
  const PatPosition *position = pat_game_get_position (page->game);
  guint pile = gtk_drop_down_get_selected (page->choice);
  g_autofree char *help = pat_words_pile_help (rules, pile);
  g_autofree char *state = pat_words_pile_state (rules, position, pile);
  GtkWidget *child;

  gtk_label_set_text (page->help, help);
  gtk_label_set_text (page->state, state);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (page->cards))) != NULL)
    gtk_flow_box_remove (page->cards, child);
  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    add_card (page, pat_position_get_cards (position, pile)[i]);
}

static GtkWidget *
cards_new (Page *page)
{
  GtkWidget *cards = gtk_flow_box_new ();

  page->cards = GTK_FLOW_BOX (cards);
  gtk_flow_box_set_selection_mode (page->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (page->cards, TRUE);
  gtk_flow_box_set_max_children_per_line (page->cards, 7);
  gtk_widget_set_valign (cards, GTK_ALIGN_START);
  return cards;
}

static GtkWidget *
content_new (Page  *page,
             guint  pile)
{
  GtkWidget *column = riffle_text_new_column ();

  gtk_box_append (GTK_BOX (column),
                  riffle_pile_choice_new (pat_game_get_rules (page->game), pile, &page->choice));
  page->help = GTK_LABEL (riffle_text_new (NULL, NULL));
  page->state = GTK_LABEL (riffle_text_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (page->help));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (page->state));
  gtk_box_append (GTK_BOX (column), cards_new (page));
  g_signal_connect_swapped (page->choice, "notify::selected", G_CALLBACK (show_pile), page);
  return riffle_text_scroll (column);
}

/**
 * riffle_pile_page_present:
 * @parent: a widget of the window that the page belongs to
 * @game: a game
 * @deck: the cards
 * @pile: the pile to show first
 *
 * Lets the player look into the piles while the game goes on. Cards that lie face down stay face
 * down.
 */
void
riffle_pile_page_present (GtkWidget  *parent,
                          PatGame    *game,
                          RiffleDeck *deck,
                          guint       pile)
{
  Page *page = g_new0 (Page, 1);
  GtkWidget *dialog;

  page->game = g_object_ref (game);
  page->deck = g_object_ref (deck);
  dialog = riffle_ui_page_new (_("Piles"), content_new (page, pile), WIDTH, HEIGHT);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-piles", page, (GDestroyNotify) page_free);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (show_pile), page);
  show_pile (page);
  riffle_ui_present (dialog, parent);
}
