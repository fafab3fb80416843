/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the window on which a game is played. */
#include "config.h"

#include "riffle-game-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-board-scroll.h"
#include "riffle-board-settings.h"
#include "ui-names.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-game-page.ui"

struct _RiffleGamePage
{
  GtkBox               parent_instance;

  RiffleBoardScroll   *scroll;
  RiffleBoardSettings *settings;
  gboolean             is_narrow;
  gboolean             is_low;
  gboolean             is_fullscreened;

  RiffleGameHeader    *header;
  RiffleSaveBanner    *banner;
  RiffleStatusRow     *status;
  GtkStack            *table;              /* the board, or that the game is paused */
  GtkOverlay          *overlay;
  RiffleBoard         *board;
  RiffleOutcome       *outcome;
  GtkWidget           *bottom_scroll_up;
  GtkWidget           *bottom_scroll_down;
  GtkWidget           *bottom_undo;
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_LOW,
  PROP_FULLSCREENED,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];
static guint refused_signal;

G_DEFINE_FINAL_TYPE (RiffleGamePage, riffle_game_page, GTK_TYPE_BOX)

static void
set_narrow (RiffleGamePage *self,
            gboolean        is_narrow)
{
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  if (self->scroll != NULL)
    riffle_board_scroll_set_narrow (self->scroll, is_narrow);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/* In a low window the header has room for the figures, which leave theirs to the board; unless it
 * has the buttons that scroll. */
static void
place_figures (RiffleGamePage *self)
{
  GtkWidget *scroll = riffle_game_header_get_scroll (self->header);

  riffle_status_row_set_in_header (self->status, self->is_low
                                   && !gtk_widget_get_visible (scroll)
                                   && gtk_widget_get_visible (GTK_WIDGET (self->header)));
}

static void
set_low (RiffleGamePage *self,
         gboolean        is_low)
{
  if (self->is_low == is_low)
    return;
  self->is_low = is_low;
  place_figures (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOW]);
}

/* When the board appears. */
static void
focus_board (RiffleGamePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
riffle_game_page_dispose (GObject *object)
{
  RiffleGamePage *self = RIFFLE_GAME_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->scroll);
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
  else if (property_id == PROP_LOW)
    g_value_set_boolean (value, self->is_low);
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
  else if (property_id == PROP_LOW)
    set_low (self, g_value_get_boolean (value));
  else if (property_id == PROP_FULLSCREENED)
    self->is_fullscreened = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
install_properties (GObjectClass *class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  /**
   * RiffleGamePage:narrow:
   *
   * Whether there is little room beside the buttons.
   */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  flags | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * RiffleGamePage:low:
   *
   * Whether there is little room in height, and enough in width.
   */
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE,
                                               flags | G_PARAM_EXPLICIT_NOTIFY);

  /**
   * RiffleGamePage:fullscreened:
   *
   * Whether the window covers the whole screen, which a button ends.
   */
  properties[PROP_FULLSCREENED] = g_param_spec_boolean ("fullscreened", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (class, N_PROPERTIES, properties);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, header);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, banner);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, status);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, overlay);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, outcome);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, bottom_scroll_up);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, bottom_scroll_down);
  gtk_widget_class_bind_template_child (widget_class, RiffleGamePage, bottom_undo);
}

static void
riffle_game_page_class_init (RiffleGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_GAME_HEADER);
  g_type_ensure (RIFFLE_TYPE_SAVE_BANNER);
  g_type_ensure (RIFFLE_TYPE_STATUS_ROW);
  g_type_ensure (RIFFLE_TYPE_OUTCOME);
  object_class->dispose = riffle_game_page_dispose;
  object_class->get_property = riffle_game_page_get_property;
  object_class->set_property = riffle_game_page_set_property;
  install_properties (object_class);
  refused_signal = g_signal_new ("refused", RIFFLE_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  bind_template (GTK_WIDGET_CLASS (class));
}

static void
riffle_game_page_init (RiffleGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = RIFFLE_BOARD (riffle_board_new ());
  riffle_status_row_set_board (self->status, self->board);
  riffle_status_row_set_header (self->status, riffle_game_header_get_figures (self->header),
                                riffle_game_header_get_clock (self->header));
  g_signal_connect_object (riffle_game_header_get_scroll (self->header), "notify::visible",
                           G_CALLBACK (place_figures), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->header, "notify::visible", G_CALLBACK (place_figures), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "map", G_CALLBACK (focus_board), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

static void
refused_cb (RiffleGamePage *self,
            const char     *sentence)
{
  g_signal_emit (self, refused_signal, 0, sentence);
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
  RiffleScrollButtons buttons = { riffle_game_header_get_scroll (self->header),
                                  self->bottom_scroll_up, self->bottom_scroll_down };
  GtkWidget *backdrop;

  g_return_if_fail (RIFFLE_IS_GAME_PAGE (self));
  g_return_if_fail (self->scroll == NULL);

  self->scroll = riffle_board_scroll_new (self->board, &buttons, actions);
  riffle_board_scroll_set_narrow (self->scroll, self->is_narrow);
  backdrop = riffle_backdrop_new (riffle_board_scroll_get_widget (self->scroll));
  gtk_overlay_set_child (self->overlay, backdrop);
  g_object_bind_property (self->outcome, "foot", backdrop, "foot", G_BINDING_DEFAULT);
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

  riffle_game_header_set_game (self->header, game);
  riffle_board_set_game (self->board, game);
  riffle_status_row_set_game (self->status, game);
}

/**
 * riffle_game_page_set_way_back:
 * @self: the page
 * @way_back: (nullable): where undo leads, in a few words; %NULL if it takes a move back
 *
 * Says on the buttons that undo where that leads.
 */
void
riffle_game_page_set_way_back (RiffleGamePage *self,
                               const char     *way_back)
{
  GtkWidget *buttons[] = { riffle_game_header_get_undo (self->header), self->bottom_undo };

  g_return_if_fail (RIFFLE_IS_GAME_PAGE (self));

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      gtk_widget_set_tooltip_text (buttons[i], way_back != NULL ? way_back : _("Undo"));
      riffle_ui_describe (buttons[i], way_back != NULL ? way_back : "");
    }
}

/**
 * riffle_game_page_get_header:
 * @self: the page
 *
 * Returns: (transfer none): the header, with the menu
 */
RiffleGameHeader *
riffle_game_page_get_header (RiffleGamePage *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_PAGE (self), NULL);

  return self->header;
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
