/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells the player: messages, refusals, what the board asks for. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

#define REFUSAL_SECONDS 3
#define MESSAGE_SECONDS 5
#define MAX_LETTERS     600 /* of a message in a dialog */

static void
show_message (RiffleWindow       *self,
              const char         *sentence,
              guint               seconds,
              const GdkRectangle *near)
{
  static const GdkRectangle nothing = { 0 };

  self->told_near = near != NULL ? *near : nothing;
  riffle_event_log_write (self->log, "toast", sentence);
  riffle_message_show (self->message, sentence, seconds);
}

/**
 * riffle_window_say:
 * @self: the window
 * @sentence: a sentence, or a few words
 *
 * Shows a message for a while, in place of the one before it.
 */
void
riffle_window_say (RiffleWindow *self,
                   const char   *sentence)
{
  riffle_ui_announce (GTK_WIDGET (self), sentence);
  show_message (self, sentence, MESSAGE_SECONDS, NULL);
}

/**
 * riffle_window_say_until_closed:
 * @self: the window
 * @sentence: a sentence
 *
 * Shows a message until the player closes it, or until there is another one.
 */
void
riffle_window_say_until_closed (RiffleWindow *self,
                                const char   *sentence)
{
  riffle_ui_announce (GTK_WIDGET (self), sentence);
  show_message (self, sentence, 0, NULL);
}

/**
 * riffle_window_say_undoable:
 * @self: the window
 * @sentence: what was done
 *
 * Shows that a game was replaced, with a button that takes this back.
 */
void
riffle_window_say_undoable (RiffleWindow *self,
                            const char   *sentence)
{
  riffle_window_say (self, sentence);
  riffle_message_add_undo (self->message, "win.undo-deal");
}

/**
 * riffle_window_update_message:
 * @self: the window
 *
 * Takes away what is not true any more after a move, and has the rest lie where the cards are not.
 */
void
riffle_window_update_message (RiffleWindow *self)
{
  gboolean is_over = riffle_message_has_undo (self->message)
      ? !riffle_session_is_new_deal (self->session)
      : riffle_message_is_brief (self->message);

  if (is_over)
    riffle_message_hide (self->message);
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self->layers));
}

/* A name from outside may be of any length; the toolkit needs minutes to fit in a word of some
 * thousand letters. */
static char *
dup_beginning (const char *message)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (message, -1) <= MAX_LETTERS)
    return g_strdup (message);
  start = g_utf8_substring (message, 0, MAX_LETTERS);
  return g_strconcat (start, "…", NULL);
}

/**
 * riffle_window_tell:
 * @self: the window
 * @message: a sentence
 *
 * Tells the player something that must not be overlooked; the same thing is told only once.
 */
void
riffle_window_tell (RiffleWindow *self,
                    const char   *message)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  if (g_strcmp0 (self->told, message) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (message);
  shown = dup_beginning (message);
  riffle_event_log_write (self->log, "tell", shown);
  /* What is told while the program starts must not be covered by the window. */
  gtk_window_present (GTK_WINDOW (self));
  riffle_ui_tell (GTK_WIDGET (self), _("Please Note"), shown);
}

/* From the coordinates of the surface, in which the board tells where its cards are. */
static gboolean
find_card (RiffleWindow *self,
           guint         pile,
           int           index,
           GdkRectangle *place)
{
  graphene_rect_t bounds;
  graphene_point_t origin;
  double x, y;

  if (!riffle_board_get_card_bounds (self->board, pile, index, &bounds)
      || !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->layers),
                                    &GRAPHENE_POINT_INIT (0, 0), &origin))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (self), &x, &y);
  place->x = (int) (bounds.origin.x + origin.x - (float) x);
  place->y = (int) (bounds.origin.y + origin.y - (float) y);
  place->width = (int) bounds.size.width + 1;
  place->height = (int) bounds.size.height + 1;
  return TRUE;
}

/* The board has told screen readers already. */
static void
refused_cb (RiffleWindow *self,
            const char   *sentence,
            int           refused)
{
  GdkRectangle place;
  guint pile = (guint) refused;
  int index = -1;

  riffle_event_log_write (self->log, "refused", sentence);
  if (!g_settings_get_boolean (self->settings, "messages"))
    return;
  show_message (self, sentence, REFUSAL_SECONDS,
                (refused >= 0 || riffle_board_get_focus (self->board, &pile, &index))
                && find_card (self, pile, index, &place) ? &place : NULL);
}

static gboolean
find_widget (RiffleWindow *self,
             GtkWidget    *widget,
             GdkRectangle *place)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->layers), &bounds))
    return FALSE;
  place->x = (int) bounds.origin.x;
  place->y = (int) bounds.origin.y;
  place->width = (int) bounds.size.width;
  place->height = (int) bounds.size.height;
  return TRUE;
}

static void
take_widget (RiffleWindow *self,
             GtkWidget    *widget,
             GArray       *taken)
{
  GdkRectangle place;

  if (widget != NULL && gtk_widget_get_visible (widget) && find_widget (self, widget, &place))
    g_array_append_val (taken, place);
}

/* The buttons and figures of the status row; between them there is room. */
static void
take_status (RiffleWindow *self,
             GtkWidget    *widget,
             GArray       *buttons,
             GArray       *figures)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    take_widget (self, widget, buttons);
  else if (GTK_IS_LABEL (widget))
    take_widget (self, widget, figures);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      take_status (self, child, buttons, figures);
}

/* A fan lies between its place, its first and its last card. */
static void
take_piles (RiffleWindow *self,
            GArray       *taken)
{
  const PatPosition *position = pat_game_get_position (self->game);
  guint n_piles = pat_rules_get_n_piles (pat_game_get_rules (self->game));

  for (guint i = 0; i < n_piles; i++)
    {
      int last = (int) pat_position_get_size (position, i) - 1;
      GdkRectangle all, card;

      if (!find_card (self, i, -1, &all))
        continue;
      if (find_card (self, i, 0, &card))
        gdk_rectangle_union (&all, &card, &all);
      if (find_card (self, i, last, &card))
        gdk_rectangle_union (&all, &card, &all);
      g_array_append_val (taken, all);
    }
}

/* Over the game there are table and status row, without what lies there. A message is in one or the
 * other: across their border it would look lost. */
static void
find_room (RiffleWindow *self,
           GArray       *areas,
           GArray       *taken,
           GArray       *lesser)
{
  if (!riffle_window_shows_game (self))
    {
      take_widget (self, GTK_WIDGET (self->layers), areas);
      return;
    }
  take_widget (self, GTK_WIDGET (self->table), areas);
  take_widget (self, GTK_WIDGET (self->status), areas);
  take_status (self, GTK_WIDGET (self->status), taken, lesser);
  take_piles (self, taken);
  take_widget (self, GTK_WIDGET (self->outcome), taken);
  take_widget (self, GTK_WIDGET (self->panel), taken);
}

static GArray *
new_places (void)
{
  return g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
}

static gboolean
place_message_cb (RiffleWindow *self,
                  GtkWidget    *child,
                  GdkRectangle *place)
{
  g_autoptr (GArray) areas = new_places (), taken = new_places (), lesser = new_places ();
  RiffleFreePlace room = { .near = self->told_near };

  find_room (self, areas, taken, lesser);
  if (areas->len == 0)
    return FALSE;
  room.areas = (const GdkRectangle *) areas->data;
  room.n_areas = areas->len;
  room.taken = (const GdkRectangle *) taken->data;
  room.n_taken = taken->len;
  room.lesser = (const GdkRectangle *) lesser->data;
  room.n_lesser = lesser->len;
  if (room.near.width == 0)
    {
      room.near.x = room.areas->x + room.areas->width / 2;
      room.near.y = room.areas->y + room.areas->height;
    }
  riffle_message_place (self->message, &room, place);
  return TRUE;
}

static void
describe_widget (RiffleWindow *self,
                 GtkWidget    *widget,
                 const char   *name)
{
  g_autofree char *text = NULL;
  GdkRectangle place;
  double x, y;

  if (!gtk_widget_get_mapped (widget) || !find_widget (self, widget, &place))
    return;
  gtk_native_get_surface_transform (GTK_NATIVE (self), &x, &y);
  text = g_strdup_printf ("%d %d %d %d", place.x + (int) x, place.y + (int) y, place.width,
                          place.height);
  riffle_event_log_write (self->log, name, text);
}

/* For tests: what lies over the board or beside it, and where. */
void
riffle_window_describe_message (RiffleWindow *self)
{
  describe_widget (self, GTK_WIDGET (self->banner), "banner");
  if (self->chooser_banner != NULL)
    describe_widget (self, GTK_WIDGET (self->chooser_banner), "banner");
  describe_widget (self, GTK_WIDGET (self->status), "status-row");
  describe_widget (self, GTK_WIDGET (self->message), "message");
  describe_widget (self, GTK_WIDGET (self->outcome), "outcome");
}

/* Whoever came to the button with the keyboard goes back to the cards. */
static void
message_closed_cb (RiffleWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->message))
      && riffle_window_shows_game (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
prompt_cb (RiffleWindow *self,
           const char   *sentence)
{
  riffle_event_log_write (self->log, "prompt", sentence == NULL ? "-" : sentence);
  riffle_status_row_set_prompt (self->status, sentence);
}

static void
selection_changed_cb (RiffleWindow *self)
{
  g_autofree char *size = g_strdup_printf ("%u", riffle_board_get_selection_size (self->board));

  riffle_event_log_write (self->log, "select", size);
}

void
riffle_window_listen_to_board (RiffleWindow *self)
{
  g_signal_connect_swapped (self->board, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->board, "prompt", G_CALLBACK (prompt_cb), self);
  g_signal_connect_swapped (self->board, "selection-changed", G_CALLBACK (selection_changed_cb),
                            self);
  g_signal_connect_swapped (self->layers, "get-child-position", G_CALLBACK (place_message_cb),
                            self);
  g_signal_connect_swapped (self->message, "closed", G_CALLBACK (message_closed_cb), self);
}
