/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board and what lies around it follow the player's preferences. */
#include "config.h"

#include "riffle-board-settings.h"

#include <adwaita.h>

#include "riffle-background.h"

enum
{
  REFUSED,
  N_SIGNALS
};

struct _RiffleBoardSettings
{
  GObject           parent_instance;

  GSettings        *settings;
  RiffleBoard      *board; /* borrowed, as is the row: they outlive the object */
  RiffleStatusRow  *status; /* (nullable) */
  RiffleBackground *background;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleBoardSettings, riffle_board_settings, G_TYPE_OBJECT)

static void
riffle_board_settings_dispose (GObject *object)
{
  RiffleBoardSettings *self = RIFFLE_BOARD_SETTINGS (object);

  g_clear_object (&self->background);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (riffle_board_settings_parent_class)->dispose (object);
}

static void
riffle_board_settings_class_init (RiffleBoardSettingsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_board_settings_dispose;
  signals[REFUSED] = g_signal_new ("refused", RIFFLE_TYPE_BOARD_SETTINGS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
riffle_board_settings_init (RiffleBoardSettings *self)
{
}

static void
update_deck_style (RiffleBoardSettings *self)
{
  RiffleDeckStyle style = {
    .four_colours = g_settings_get_boolean (self->settings, "four-colours"),
    .large_index = g_settings_get_boolean (self->settings, "large-indices"),
    .pattern = g_settings_get_boolean (self->settings, "striped-suits"),
    .own_index = g_settings_get_boolean (self->settings, "own-indices"),
    .dark_marks = riffle_background_is_pale (self->background),
  };

  riffle_board_set_deck_style (self->board, &style);
}

static void
update_speed (RiffleBoardSettings *self)
{
  static const double speeds[] = { 0.5, 1.0, 2.0 };

  g_object_set (self->board, "speed",
                speeds[g_settings_get_enum (self->settings, "animation-speed")], NULL);
}

/* Two switches of the board, of which the second one wants the first one, too. */
static void
update_clicks (RiffleBoardSettings *self)
{
  g_autofree char *plays = g_settings_get_string (self->settings, "click-plays");

  g_object_set (self->board, "single-click", !g_str_equal (plays, "never"), "best-place",
                g_str_equal (plays, "best"), NULL);
}

static void
update_contrast (RiffleBoardSettings *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    gtk_widget_add_css_class (GTK_WIDGET (self->board), "high-contrast");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->board), "high-contrast");
}

static void
follow_contrast (RiffleBoardSettings *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (update_contrast), self, G_CONNECT_SWAPPED);
  update_contrast (self);
}

/* Settings that are properties of the board. */
static void
bind_board (RiffleBoardSettings *self)
{
  static const struct
  {
    const char *key;
    const char *property;
  }
  bindings[] = {
    { "left-handed-layout", "mirrored" },
    { "left-handed-pointer", "left-handed-pointer" },
    { "stock-below", "stock-below" },
    { "drag-cards", "drag-enabled" },
    { "drag-groups", "drag-groups" },
    { "strict-drop", "strict-drop" },
    { "highlight-moves", "highlight-moves" },
    { "animations", "animate" },
    { "fast-deal", "fast-deal" },
    { "calm", "calm" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (self->settings, bindings[i].key, self->board, bindings[i].property,
                     G_SETTINGS_BIND_GET);
}

static void
bind_settings (RiffleBoardSettings *self)
{
  static const char *const style_keys[] = { "four-colours", "large-indices", "striped-suits",
                                            "own-indices" };
  GSettings *settings = self->settings;

  bind_board (self);
  if (self->status != NULL)
    {
      g_settings_bind (settings, "show-clock", self->status, "show-clock", G_SETTINGS_BIND_GET);
      g_settings_bind (settings, "calm", self->status, "calm", G_SETTINGS_BIND_GET);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (style_keys); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", style_keys[i], NULL);

      g_signal_connect_object (settings, signal, G_CALLBACK (update_deck_style), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (update_speed), self,
                           G_CONNECT_SWAPPED);
  update_speed (self);
  g_signal_connect_object (settings, "changed::click-plays", G_CALLBACK (update_clicks), self,
                           G_CONNECT_SWAPPED);
  update_clicks (self);
}

static void
picture_refused_cb (RiffleBoardSettings *self,
                    const char          *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
follow_background (RiffleBoardSettings *self)
{
  g_signal_connect_object (self->background, "changed", G_CALLBACK (update_deck_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->background, "refused", G_CALLBACK (picture_refused_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_background_update (self->background);
}

/**
 * riffle_board_settings_new:
 * @settings: the settings of the program
 * @board: the board, which outlives the object, as the others do
 * @status: (nullable): the row that shows the time
 * @backdrop: what lies below the board
 *
 * Makes what has the board follow the settings, from riffle_board_settings_start () on.
 *
 * Returns: (transfer full): the object
 */
RiffleBoardSettings *
riffle_board_settings_new (GSettings       *settings,
                           RiffleBoard     *board,
                           RiffleStatusRow *status,
                           RiffleBackdrop  *backdrop)
{
  RiffleBoardSettings *self = g_object_new (RIFFLE_TYPE_BOARD_SETTINGS, NULL);

  self->settings = g_object_ref (settings);
  self->board = board;
  self->status = status;
  self->background = riffle_background_new (settings, backdrop, board);
  return self;
}

/**
 * riffle_board_settings_start:
 * @self: the object
 *
 * Makes the table look as the settings say, now and whenever they change.
 */
void
riffle_board_settings_start (RiffleBoardSettings *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD_SETTINGS (self));

  bind_settings (self);
  follow_contrast (self);
  follow_background (self);
}
