/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player wishes of the board, and the keys that change it. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>


static void
update_deck_style (RiffleWindow *self)
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
update_speed (RiffleWindow *self)
{
  static const double speeds[] = { 0.5, 1.0, 2.0 };

  g_object_set (self->board, "speed",
                speeds[g_settings_get_enum (self->settings, "animation-speed")], NULL);
}

static void
update_contrast (RiffleWindow *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    gtk_widget_add_css_class (GTK_WIDGET (self->board), "high-contrast");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->board), "high-contrast");
}

static void
follow_contrast (RiffleWindow *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (update_contrast), self, G_CONNECT_SWAPPED);
  update_contrast (self);
}

/* Wishes that are properties of the board. */
static void
bind_board (RiffleWindow *self)
{
  static const struct
  {
    const char *key;
    const char *property;
  }
  wishes[] = {
    { "left-handed-layout", "mirrored" },
    { "left-handed-pointer", "left-handed-pointer" },
    { "stock-below", "stock-below" },
    { "drag-cards", "drag-enabled" },
    { "drag-groups", "drag-groups" },
    { "strict-drop", "strict-drop" },
    { "single-click", "single-click" },
    { "highlight-moves", "highlight-moves" },
    { "animations", "animate" },
    { "fast-deal", "fast-deal" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    g_settings_bind (self->settings, wishes[i].key, self->board, wishes[i].property,
                     G_SETTINGS_BIND_GET);
}

static void
bind_settings (RiffleWindow *self)
{
  static const char *const style_keys[] = { "four-colours", "large-indices", "striped-suits",
                                            "own-indices" };
  GSettings *settings = self->settings;

  bind_board (self);
  g_settings_bind (settings, "show-clock", self->status, "show-clock", G_SETTINGS_BIND_GET);
  for (gsize i = 0; i < G_N_ELEMENTS (style_keys); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", style_keys[i], NULL);

      g_signal_connect_object (settings, signal, G_CALLBACK (update_deck_style), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (update_speed), self,
                           G_CONNECT_SWAPPED);
  update_speed (self);
}

static void
wish_changed_cb (RiffleWindow *self,
                 const char   *key)
{
  static const struct
  {
    const char *key;
    const char *on;
    const char *off;
  }
  sentences[] = {
    { "messages", N_("Messages are shown"), N_("Messages are not shown") },
    { "left-handed-layout", N_("The table is left-handed"), N_("The table is right-handed") },
    { "drag-cards", N_("Cards can be dragged"), N_("Cards are moved with clicks only") },
    { "animations", N_("Cards glide"), N_("Cards are moved at once") },
    { "fast-deal", N_("Cards are dealt nearly at once"), N_("Cards are dealt one by one") },
    { "sound", N_("Sounds are played"), N_("Sounds are not played") },
  };
  gboolean is_on = g_settings_get_boolean (self->settings, key);

  /* In the preferences the switch itself says it. */
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].key, key))
      {
        const char *sentence = is_on ? sentences[i].on : sentences[i].off;

        riffle_window_say (self, _(sentence));
      }
}

static void
add_wish (RiffleWindow *self,
          const char   *key)
{
  g_autoptr (GAction) action = g_settings_create_action (self->settings, key);
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  g_action_map_add_action (G_ACTION_MAP (self), action);
  g_signal_connect_object (self->settings, signal, G_CALLBACK (wish_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Wishes that have a key of their own. */
static void
add_wishes (RiffleWindow *self)
{
  static const char *const keys[] = { "messages", "left-handed-layout", "left-handed-pointer",
                                      "drag-cards", "animations", "fast-deal" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    add_wish (self, keys[i]);
  if (riffle_sound_is_supported ())
    add_wish (self, "sound");
}

/* The sentence stays until it was read: the preferences may lie over it. */
static void
picture_refused_cb (RiffleWindow *self,
                    const char   *sentence)
{
  riffle_window_say_until_closed (self, sentence);
}

static void
follow_background (RiffleWindow *self)
{
  self->background = riffle_background_new (self->settings, self->backdrop, self->board);
  g_signal_connect_object (self->background, "changed", G_CALLBACK (update_deck_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->background, "refused", G_CALLBACK (picture_refused_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_background_update (self->background);
}

static void
listen (RiffleWindow *self)
{
  g_autoptr (RiffleSound) sound = riffle_sound_new (self->settings, self->log);

  self->listener = riffle_listener_new (self->board, sound);
}

void
riffle_window_follow_wishes (RiffleWindow *self)
{
  bind_settings (self);
  follow_contrast (self);
  follow_background (self);
  add_wishes (self);
  listen (self);
}
