/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the book is read: a chapter or the rules of a game, from the place that is asked for. */
#include "config.h"

#include "riffle-book-reader.h"

#include <glib/gi18n.h>

#include "riffle-book-chapter.h"
#include "riffle-book.h"
#include "riffle-rules-page.h"
#include "riffle-text.h"

#define DEAL 1 /* in pictures of games, as on the page of games */

struct _RiffleBookReader
{
  AdwBin           parent_instance;

  RiffleBoard     *board;
  RiffleSession   *session;
  RiffleShortcuts *shortcuts;
  GtkWidget       *target;      /* (nullable): weak: the heading to begin with */
  RiffleBookFocus  focus;       /* what gets it then */
  guint            tick_id;
};

G_DEFINE_FINAL_TYPE (RiffleBookReader, riffle_book_reader, ADW_TYPE_BIN)

static void
riffle_book_reader_dispose (GObject *object)
{
  RiffleBookReader *self = RIFFLE_BOOK_READER (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  g_clear_weak_pointer (&self->target);
  g_clear_object (&self->board);
  g_clear_object (&self->session);
  g_clear_object (&self->shortcuts);
  G_OBJECT_CLASS (riffle_book_reader_parent_class)->dispose (object);
}

static void
riffle_book_reader_class_init (RiffleBookReaderClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_book_reader_dispose;
}

static void
riffle_book_reader_init (RiffleBookReader *self)
{
}

/**
 * riffle_book_reader_new:
 * @board: a board, with the deck and the sides that the player wants
 * @session: has the games, and the options of their next deals
 * @shortcuts: the keys of the program
 *
 * Returns: (transfer floating): a reader that shows nothing yet
 */
GtkWidget *
riffle_book_reader_new (RiffleBoard     *board,
                        RiffleSession   *session,
                        RiffleShortcuts *shortcuts)
{
  RiffleBookReader *self = g_object_new (RIFFLE_TYPE_BOOK_READER, NULL);

  self->board = g_object_ref (board);
  self->session = g_object_ref (session);
  self->shortcuts = g_object_ref (shortcuts);
  return GTK_WIDGET (self);
}

/* With the rules of a game, one reads those of its next deal. */
static GtkWidget *
game_new (RiffleBookReader *self,
          const char       *id)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (self->session), id);
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *column;

  if (variant == NULL)
    return NULL;
  options = riffle_session_dup_next_options (self->session, variant);
  game = pat_game_new (variant, options, DEAL, &error);
  if (game != NULL)
    return riffle_rules_page_new_text (self->board, game);
  column = riffle_text_new_column ();
  gtk_box_append (GTK_BOX (column), riffle_text_new (error->message, NULL));
  return column;
}

/* A screen reader goes on from the heading; what is selected in it would only distract. */
static void
take_focus (RiffleBookReader *self,
            GtkWidget        *scrolled,
            GtkWidget        *heading)
{
  if (self->focus == RIFFLE_BOOK_FOCUS_PAGE)
    gtk_widget_grab_focus (scrolled);
  if (self->focus != RIFFLE_BOOK_FOCUS_HEADING)
    return;
  gtk_widget_grab_focus (heading);
  gtk_label_select_region (GTK_LABEL (heading), 0, 0);
}

/* The heading comes to the upper edge. */
static void
begin_at (RiffleBookReader *self,
          GtkWidget        *heading)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self)));
  GtkWidget *column = gtk_widget_get_parent (heading);
  graphene_point_t top;

  take_focus (self, GTK_WIDGET (scrolled), heading);
  if (heading == gtk_widget_get_first_child (column))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled), 0);
  else if (gtk_widget_compute_point (heading, column, &GRAPHENE_POINT_INIT (0, 0), &top))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled), top.y);
}

/* The text has places only when it has been laid out. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleBookReader *self = RIFFLE_BOOK_READER (widget);

  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  if (self->target != NULL)
    begin_at (self, self->target);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
text_new (RiffleBookReader  *self,
          const char        *place,
          GtkWidget        **target)
{
  const RiffleBookMeans means = { self->board, self->shortcuts,
                                  riffle_session_get_registry (self->session) };
  RiffleBookPlace found;
  GtkWidget *column;

  if (riffle_book_find (place, &found))
    return riffle_book_chapter_new (&found, &means, target);
  if (!g_str_has_prefix (place, RIFFLE_BOOK_GAME))
    return NULL;
  column = game_new (self, place + strlen (RIFFLE_BOOK_GAME));
  *target = column != NULL ? gtk_widget_get_first_child (column) : NULL;
  return column;
}

/**
 * riffle_book_reader_show:
 * @self: the reader
 * @place: a place in the book
 * @focus: what gets the focus
 *
 * Shows the text around a place.
 *
 * Returns: whether there is such a place
 */
gboolean
riffle_book_reader_show (RiffleBookReader *self,
                         const char       *place,
                         RiffleBookFocus   focus)
{
  GtkWidget *target = NULL;
  GtkWidget *column = text_new (self, place, &target);
  GtkWidget *scrolled;

  if (column == NULL)
    return FALSE;
  scrolled = riffle_text_scroll (column);
  gtk_widget_set_focusable (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  g_set_weak_pointer (&self->target, target);
  self->focus = focus;
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  return TRUE;
}
