/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When the clock of the game runs, and the pause. */
#include "config.h"

#include "riffle-clock.h"

#include "ui-names.h"

#define PAUSE_PAGE "/io/github/rifflecards/Riffle/riffle-pause.ui"

struct _RiffleClock
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleStatusRow *status; /* shows the time */
  GtkOverlay      *table;  /* the board, and what lies over it */
  GtkWidget       *page;   /* (nullable): that the game is paused, over the board */
  GtkLabel        *title;  /* (nullable): on that page */
  GtkWidget       *go_on;  /* (nullable): the button on it */
  GSimpleAction   *pause;
  guint            tick_id;
};

G_DEFINE_FINAL_TYPE (RiffleClock, riffle_clock, G_TYPE_OBJECT)

static void
riffle_clock_dispose (GObject *object)
{
  RiffleClock *self = RIFFLE_CLOCK (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_object (&self->pause);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (riffle_clock_parent_class)->dispose (object);
}

static void
riffle_clock_class_init (RiffleClockClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_clock_dispose;
}

static void
riffle_clock_init (RiffleClock *self)
{
}

/* The clock of a game starts with its first move, and stands while the player looks at something
 * else. */
static void
update (RiffleClock *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  PatGameState state = game != NULL ? pat_game_get_state (game) : PAT_GAME_WON;

  g_simple_action_set_enabled (self->pause, state != PAT_GAME_WON && state != PAT_GAME_LOST
                               && riffle_view_is_free (self->view)
                               && riffle_view_is_on_game (self->view));
  if (game != NULL)
    pat_game_set_running (game, riffle_view_is_playing (self->view)
                          && riffle_view_is_active (self->view)
                          && !pat_game_get_is_untouched (game));
}

static void
go_on (RiffleClock *self)
{
  g_action_activate (G_ACTION (self->pause), NULL);
}

/* Keys that write something, and Escape. */
static gboolean
key_cb (RiffleClock     *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  guint32 character = gdk_keyval_to_unicode (key);

  if (character == 0 || character == '\t'
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  go_on (self);
  return TRUE;
}

static void
add_controllers (RiffleClock *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->page, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->page, keys);
}

/* What lies over the board; most games are played without it. */
static void
ensure_pause_page (RiffleClock *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->page != NULL)
    return;
  builder = gtk_builder_new_from_resource (PAUSE_PAGE);
  self->page = GTK_WIDGET (gtk_builder_get_object (builder, "page"));
  self->title = GTK_LABEL (gtk_builder_get_object (builder, "title"));
  self->go_on = GTK_WIDGET (gtk_builder_get_object (builder, "go_on"));
  gtk_overlay_add_overlay (self->table, self->page);
  add_controllers (self);
}

/* Nobody can look at the cards during a pause, nor touch them. */
static void
show_pause (RiffleClock *self,
            gboolean     is_paused)
{
  RiffleBoard *board = riffle_view_get_board (self->view);

  if (is_paused)
    ensure_pause_page (self);
  riffle_board_set_concealed (board, is_paused);
  gtk_widget_set_can_focus (GTK_WIDGET (board), !is_paused);
  gtk_widget_set_can_target (GTK_WIDGET (board), !is_paused);
  if (self->page != NULL)
    gtk_widget_set_visible (self->page, is_paused);
  if (is_paused)
    {
      riffle_ui_announce (self->page, gtk_label_get_text (self->title));
      gtk_widget_grab_focus (self->go_on);
    }
}

/**
 * riffle_clock_set_paused:
 * @self: the clock
 * @is_paused: whether the game is paused
 *
 * Stops the clock and turns the cards over, or goes on.
 */
void
riffle_clock_set_paused (RiffleClock *self,
                         gboolean     is_paused)
{
  g_return_if_fail (RIFFLE_IS_CLOCK (self));

  show_pause (self, is_paused);
  g_simple_action_set_state (self->pause, g_variant_new_boolean (is_paused));
  riffle_status_row_set_paused (self->status, is_paused);
  riffle_view_set_paused (self->view, is_paused);
}

static gboolean
tick_cb (gpointer data)
{
  RiffleClock *self = data;

  riffle_status_row_tick (self->status);
  if (riffle_view_shows_board (self->view))
    pat_game_check_time (riffle_view_get_game (self->view));
  return G_SOURCE_CONTINUE;
}

static void
pause_cb (RiffleClock *self)
{
  riffle_clock_set_paused (self, !riffle_view_is_paused (self->view));
  if (!riffle_view_is_paused (self->view))
    riffle_view_focus_board (self->view);
}

/* The clock's button and the keys pause the game; the button shows the state of the action. */
static void
add_pause (RiffleClock *self,
           GActionMap  *actions)
{
  self->pause = g_simple_action_new_stateful ("pause", NULL, g_variant_new_boolean (FALSE));
  g_signal_connect_object (self->pause, "activate", G_CALLBACK (pause_cb), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (actions, G_ACTION (self->pause));
}

/**
 * riffle_clock_new:
 * @view: what the player sees
 * @status: the row that shows the time
 * @table: shows the board, and the pause over it; it outlives the clock, as the row does
 * @actions: takes the action “pause”
 *
 * Makes the clock.
 *
 * Returns: (transfer full): the clock
 */
RiffleClock *
riffle_clock_new (RiffleView      *view,
                  RiffleStatusRow *status,
                  GtkOverlay      *table,
                  GActionMap      *actions)
{
  RiffleClock *self = g_object_new (RIFFLE_TYPE_CLOCK, NULL);

  self->view = g_object_ref (view);
  self->status = status;
  self->table = table;
  add_pause (self, actions);
  self->tick_id = g_timeout_add_seconds (1, tick_cb, self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
