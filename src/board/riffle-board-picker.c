/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A popover in which the player chooses one of several cards, shown as they lie on the board. */
#include "config.h"

#include "riffle-board-picker.h"

#define PER_LINE 7

typedef struct
{
  RiffleBoard      *board;
  RifflePickerFunc  func;
  guint             choice;
} Answer;

static gboolean
answer_cb (gpointer user_data)
{
  Answer *answer = user_data;

  answer->func (answer->board, answer->choice);
  return G_SOURCE_REMOVE;
}

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_object_unref (answer->board);
  g_free (answer);
}

/* The answer may do away with the button that gave it, and so waits until the click is over. */
static void
clicked_cb (GtkButton *button,
            Answer    *answer)
{
  Answer *copy = g_new (Answer, 1);

  *copy = *answer;
  g_object_ref (copy->board);
  g_idle_add_full (G_PRIORITY_DEFAULT, answer_cb, copy, free_answer);
}

static void
free_closure (gpointer  data,
              GClosure *closure)
{
  g_free (data);
}

static GtkWidget *
make_face (RiffleBoard *board,
           PatCard      card)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node = riffle_card_cache_get_node (board->cache, card);
  float width = (float) board->layout.card_width, height = (float) board->layout.card_height;
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkWidget *picture;

  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
  paintable = gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
  picture = gtk_picture_new_for_paintable (paintable);
  gtk_widget_set_size_request (picture, (int) width * 2 / 3, (int) height * 2 / 3);
  return picture;
}

static GtkWidget *
make_button (RiffleBoard        *board,
             RifflePickerChoice *choice,
             RifflePickerFunc    func)
{
  g_autofree char *name = pat_words_card (choice->card);
  GtkWidget *button = gtk_button_new ();
  Answer *answer = g_new (Answer, 1);

  *answer = (Answer) { board, func, choice->choice };
  gtk_button_set_child (GTK_BUTTON (button), make_face (board, choice->card));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), answer, free_closure, 0);
  return button;
}

/* Makes a popover of the cards; closing it without a choice leaves the question open. */
GtkWidget *
riffle_board_picker_new (RiffleBoard      *board,
                         GArray           *choices,
                         RifflePickerFunc  func)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < choices->len; i++)
    gtk_grid_attach (GTK_GRID (grid),
                     make_button (board, &g_array_index (choices, RifflePickerChoice, i), func),
                     (int) (i % PER_LINE), (int) (i / PER_LINE), 1, 1);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_widget_set_parent (popover, GTK_WIDGET (board));
  return popover;
}

void
riffle_board_picker_popup (RiffleBoard *board,
                           GtkWidget   *picker,
                           guint        pile)
{
  RifflePile *target = riffle_board_get_pile (board, pile);
  GdkRectangle rect = {
    (int) target->base.x, (int) target->base.y, target->card_width, target->card_height,
  };

  gtk_popover_set_pointing_to (GTK_POPOVER (picker), &rect);
  gtk_popover_popup (GTK_POPOVER (picker));
}
