/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player sees in the window: which page, which game, a pause, a dialog. */
#include "config.h"

#include "riffle-view.h"

#include "ui-compat.h"

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPERTIES
};

enum
{
  CHANGED,
  N_SIGNALS
};

struct _RiffleView
{
  GObject       parent_instance;

  GtkWindow    *window;    /* borrowed: it outlives the view */
  GtkStack     *pages;     /* borrowed, as is the board */
  RiffleBoard  *board;
  PatGame      *game;      /* (nullable): what the board shows */
  GtkWidget    *dialog;    /* (nullable): about the game; weak */
  GSignalGroup *signals;   /* of the game */
  gboolean      is_paused; /* by the player */
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleView, riffle_view, G_TYPE_OBJECT)

static void
riffle_view_dispose (GObject *object)
{
  RiffleView *self = RIFFLE_VIEW (object);

  g_clear_object (&self->signals);
  g_clear_weak_pointer (&self->dialog);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (riffle_view_parent_class)->dispose (object);
}

static void
riffle_view_get_property (GObject    *object,
                          guint       property_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RiffleView *self = RIFFLE_VIEW (object);

  if (property_id == PROP_GAME)
    g_value_set_object (value, self->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_view_class_init (RiffleViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = riffle_view_dispose;
  object_class->get_property = riffle_view_get_property;

  /**
   * RiffleView:game:
   *
   * The game that the board shows.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, PAT_TYPE_GAME,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                               | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
riffle_view_init (RiffleView *self)
{
  self->signals = g_signal_group_new (PAT_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (riffle_view_changed),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (riffle_view_changed),
                                  self);
  g_signal_group_connect_swapped (self->signals, "ended", G_CALLBACK (riffle_view_changed), self);
}

/**
 * riffle_view_new:
 * @window: the window
 * @pages: its pages; the one called “game” has the board
 * @board: the board
 *
 * Makes a view of a window, which has to outlive it.
 *
 * Returns: (transfer full): the view
 */
RiffleView *
riffle_view_new (GtkWindow   *window,
                 GtkStack    *pages,
                 RiffleBoard *board)
{
  RiffleView *self = g_object_new (RIFFLE_TYPE_VIEW, NULL);

  self->window = window;
  self->pages = pages;
  self->board = board;
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (riffle_view_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_view_changed:
 * @self: the view
 *
 * Tells everybody that what is seen may be something else now.
 */
void
riffle_view_changed (RiffleView *self)
{
  g_return_if_fail (RIFFLE_IS_VIEW (self));

  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_view_set_dialog:
 * @self: the view
 * @dialog: (nullable): a dialog made with ui-compat or ui-questions
 *
 * Says which dialog tells or asks something about the game. It is closed when another game is
 * shown, unless this is called with %NULL before.
 */
void
riffle_view_set_dialog (RiffleView *self,
                        GtkWidget  *dialog)
{
  g_return_if_fail (RIFFLE_IS_VIEW (self));

  g_set_weak_pointer (&self->dialog, dialog);
}

static void
close_dialog (RiffleView *self)
{
  GtkWidget *dialog = self->dialog;

  if (dialog == NULL)
    return;
  riffle_view_set_dialog (self, NULL);
  riffle_ui_close (dialog);
}

/**
 * riffle_view_set_game:
 * @self: the view
 * @game: what the board shows from now on
 *
 * Says which game is shown, and closes the dialog that is about another one.
 */
void
riffle_view_set_game (RiffleView *self,
                      PatGame    *game)
{
  g_return_if_fail (RIFFLE_IS_VIEW (self));

  if (!g_set_object (&self->game, game))
    return;
  close_dialog (self);
  g_signal_group_set_target (self->signals, game);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/**
 * riffle_view_set_paused:
 * @self: the view
 * @is_paused: whether a pause hides the board
 *
 * Says whether the game is paused.
 */
void
riffle_view_set_paused (RiffleView *self,
                        gboolean    is_paused)
{
  g_return_if_fail (RIFFLE_IS_VIEW (self));

  self->is_paused = is_paused;
  riffle_view_changed (self);
}

/**
 * riffle_view_get_window:
 * @self: the view
 *
 * Returns: (transfer none): the window, to which dialogs and announcements belong
 */
GtkWidget *
riffle_view_get_window (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), NULL);

  return GTK_WIDGET (self->window);
}

/**
 * riffle_view_get_board:
 * @self: the view
 *
 * Returns: (transfer none): the board
 */
RiffleBoard *
riffle_view_get_board (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), NULL);

  return self->board;
}

/**
 * riffle_view_get_game:
 * @self: the view
 *
 * Returns: (transfer none) (nullable): what the board shows
 */
PatGame *
riffle_view_get_game (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), NULL);

  return self->game;
}

/**
 * riffle_view_is_paused:
 * @self: the view
 *
 * Returns: whether the player has paused the game
 */
gboolean
riffle_view_is_paused (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), FALSE);

  return self->is_paused;
}

/**
 * riffle_view_is_active:
 * @self: the view
 *
 * Returns: whether keys go to the window
 */
gboolean
riffle_view_is_active (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), FALSE);

  return gtk_window_is_active (self->window);
}

/**
 * riffle_view_is_free:
 * @self: the view
 *
 * Returns: whether no dialog covers the window
 */
gboolean
riffle_view_is_free (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), FALSE);

  return !riffle_ui_has_dialog (GTK_WIDGET (self->window));
}

/**
 * riffle_view_is_covered:
 * @self: the view
 *
 * Returns: whether a dialog covers the window, or belongs to it as a window of its own
 */
gboolean
riffle_view_is_covered (RiffleView *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_val_if_fail (RIFFLE_IS_VIEW (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == self->window
          && gtk_widget_get_visible (GTK_WIDGET (window)))
        return TRUE;
    }
  return !riffle_view_is_free (self);
}

/**
 * riffle_view_is_on_game:
 * @self: the view
 *
 * Returns: whether the page of the game is shown, and there is a game on it
 */
gboolean
riffle_view_is_on_game (RiffleView *self)
{
  g_return_val_if_fail (RIFFLE_IS_VIEW (self), FALSE);

  return self->game != NULL
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;
}

/**
 * riffle_view_shows_board:
 * @self: the view
 *
 * Tells whether the player sees the board.
 *
 * Returns: %FALSE while the chooser is shown, or a pause
 */
gboolean
riffle_view_shows_board (RiffleView *self)
{
  return riffle_view_is_on_game (self) && !self->is_paused;
}

/**
 * riffle_view_is_playing:
 * @self: the view
 *
 * Returns: whether the player sees the board, and no dialog covers it
 */
gboolean
riffle_view_is_playing (RiffleView *self)
{
  return riffle_view_is_free (self) && riffle_view_shows_board (self);
}

/**
 * riffle_view_focus_board:
 * @self: the view
 *
 * Gives the board the focus.
 */
void
riffle_view_focus_board (RiffleView *self)
{
  g_return_if_fail (RIFFLE_IS_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}
