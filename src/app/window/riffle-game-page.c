/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the window on which a game is played. */
#include "config.h"

#include "riffle-game-page.h"

#include <adwaita.h>

#include "riffle-board-scroll.h"
#include "riffle-board-settings.h"
#include "riffle-game-title.h"
#include "riffle-menu.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-game-page.ui"

struct _RiffleGamePage
{
  GtkBox               parent_instance;

  RiffleBoardScroll   *scroll;
  RiffleBoardSettings *settings;
  PatGame             *game;               /* (nullable) */
  gboolean             is_narrow;
  gboolean             is_fullscreened;

  AdwWindowTitle      *title;
  RiffleSaveBanner    *banner;
  RiffleStatusRow     *status;
  GtkStack            *table;              /* the board, or that the game is paused */
  GtkOverlay          *overlay;
  RiffleBoard         *board;
  RiffleOutcome       *outcome;
  GtkWidget           *header_scroll;
  GtkWidget           *bottom_scroll_up;
  GtkWidget           *bottom_scroll_down;
  GtkMenuButton       *menu_button;
  GMenuModel          *menu;               /* for the button, when it is first pressed */
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_FULLSCREENED,
  N_PROPERTIES
};

enum
{
  OPENING_MENU,
  MENU_CLOSED,
  REFUSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleGamePage, riffle_game_page, GTK_TYPE_BOX)

static void
update_title (RiffleGamePage *self)
{
  g_autofree char *subtitle = NULL;
  PatVariant *variant;

  if (self->game == NULL)
    return;
  variant = pat_game_get_variant (self->game);
  subtitle = riffle_game_title_dup_subtitle (self->game, self->is_narrow);
  adw_window_title_set_title (self->title, pat_variant_get_name (variant));
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
set_narrow (RiffleGamePage *self,
            gboolean        is_narrow)
{
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  update_title (self);
  if (self->scroll != NULL)
    riffle_board_scroll_set_narrow (self->scroll, is_narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/* A widget that is not on the screen yet cannot have the focus. */
static void
board_shown_cb (RiffleGamePage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
menu_closed_cb (RiffleGamePage *self)
{
  g_signal_emit (self, signals[MENU_CLOSED], 0);
}

static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  RiffleGamePage *self = data;

  g_signal_emit (self, signals[OPENING_MENU], 0);
  if (riffle_menu_make (button, self->menu))
    g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                             G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

static void
riffle_game_page_dispose (GObject *object)
{
  RiffleGamePage *self = RIFFLE_GAME_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->scroll);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (riffle_game_page_parent_class)->dispose (object);
}

static void
riffle_game_page_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RiffleGamePage *self = RIFFLE_GAME_PAGE (object);

  if (property_id == PROP_NARROW)
    g_value_set_boolean (value, self->is_narrow);
  else if (property_id == PROP_FULLSCREENED)
    g_value_set_boolean (value, self->is_fullscreened);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_game_page_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  RiffleGamePage *self = RIFFLE_GAME_PAGE (object);

  if (property_id == PROP_NARROW)
    set_narrow (self, g_value_get_boolean (value));
  else if (property_id == PROP_FULLSCREENED)
    {
      self->is_fullscreened = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
install_properties (GObjectClass *class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  /**
   * RiffleGamePage:narrow:
   *
   * Whether there is little room beside the buttons.
   */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, flags);

  /**
   * RiffleGamePage:fullscreened:
   *
   * Whether the window covers the whole screen, which a button ends.
   */
  properties[PROP_FULLSCREENED] = g_param_spec_boolean ("fullscreened", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (class, N_PROPERTIES, properties);
}

static void
install_signals (void)
{
  signals[OPENING_MENU] = g_signal_new ("opening-menu", RIFFLE_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MENU_CLOSED] = g_signal_new ("menu-closed", RIFFLE_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RIFFLE_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, banner);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, status);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, overlay);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, outcome);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, header_scroll);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, bottom_scroll_up);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, bottom_scroll_down);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, menu);
}

static void
riffle_game_page_class_init (RiffleGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_SAVE_BANNER);
  g_type_ensure (RIFFLE_TYPE_STATUS_ROW);
  g_type_ensure (RIFFLE_TYPE_OUTCOME);
  object_class->dispose = riffle_game_page_dispose;
  object_class->get_property = riffle_game_page_get_property;
  object_class->set_property = riffle_game_page_set_property;
  install_properties (object_class);
  install_signals ();
  bind_template (GTK_WIDGET_CLASS (class));
}

static void
riffle_game_page_init (RiffleGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = RIFFLE_BOARD (riffle_board_new ());
  riffle_status_row_set_board (self->status, self->board);
  g_signal_connect_object (self->board, "map", G_CALLBACK (board_shown_cb), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
}

static void
refused_cb (RiffleGamePage *self,
            const char     *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

/**
 * riffle_game_page_follow:
 * @self: the page
 * @settings: the settings of the program
 * @actions: takes the actions of the buttons that scroll
 *
 * Puts the board on the page, which looks and behaves as the settings say. This is called once.
 */
void
riffle_game_page_follow (RiffleGamePage *self,
                         GSettings      *settings,
                         GActionMap     *actions)
{
  RiffleScrollButtons buttons = { self->header_scroll, self->bottom_scroll_up,
                                  self->bottom_scroll_down };
  GtkWidget *backdrop;

  g_return_if_fail (RIFFLE_IS_GAME_PAGE (self));
  g_return_if_fail (self->scroll == NULL);

  self->scroll = riffle_board_scroll_new (self->board, &buttons, actions);
  riffle_board_scroll_set_narrow (self->scroll, self->is_narrow);
  backdrop = riffle_backdrop_new (riffle_board_scroll_get_widget (self->scroll));
  gtk_overlay_set_child (self->overlay, backdrop);
  self->settings = riffle_board_settings_new (settings, self->board, self->status,
                                              RIFFLE_BACKDROP (backdrop));
  g_signal_connect_object (self->settings, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_board_settings_start (self->settings);
}

/**
 * riffle_game_page_set_game:
 * @self: the page
 * @game: a game
 *
 * Shows a game.
 */
void
riffle_game_page_set_game (RiffleGamePage *self,
                           PatGame        *game)
{
  g_return_if_fail (RIFFLE_IS_GAME_PAGE (self));

  g_set_object (&self->game, game);
  riffle_board_set_game (self->board, game);
  riffle_status_row_set_game (self->status, game);
  update_title (self);
}

/**
 * riffle_game_page_set_primary:
 * @self: the page
 * @is_primary: whether F10 opens its menu
 *
 * Says whether the page is the one whose menu the key opens.
 */
void
riffle_game_page_set_primary (RiffleGamePage *self,
                              gboolean        is_primary)
{
  g_return_if_fail (RIFFLE_IS_GAME_PAGE (self));

  gtk_menu_button_set_primary (self->menu_button, is_primary);
}

/**
 * riffle_game_page_get_board:
 * @self: the page
 *
 * Returns: (transfer none): the board
 */
RiffleBoard *
riffle_game_page_get_board (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->board;
}

/**
 * riffle_game_page_get_overlay:
 * @self: the page
 *
 * Returns: (transfer none): what the board lies in, and what lies over it
 */
GtkOverlay *
riffle_game_page_get_overlay (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->overlay;
}

/**
 * riffle_game_page_get_table:
 * @self: the page
 *
 * Returns: (transfer none): the board, or that the game is paused
 */
GtkStack *
riffle_game_page_get_table (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->table;
}

/**
 * riffle_game_page_get_status:
 * @self: the page
 *
 * Returns: (transfer none): the row above the board
 */
RiffleStatusRow *
riffle_game_page_get_status (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->status;
}

/**
 * riffle_game_page_get_outcome:
 * @self: the page
 *
 * Returns: (transfer none): what tells of the end of a game
 */
RiffleOutcome *
riffle_game_page_get_outcome (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->outcome;
}

/**
 * riffle_game_page_get_banner:
 * @self: the page
 *
 * Returns: (transfer none): what tells that saving fails
 */
RiffleSaveBanner *
riffle_game_page_get_banner (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->banner;
}
