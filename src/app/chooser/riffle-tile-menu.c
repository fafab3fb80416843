/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with a game in the chooser besides playing it: a menu that opens with the right
 * button, with a long press, or with the keys for menus. */
#include "config.h"

#include "riffle-tile-menu.h"

#include <glib/gi18n.h>

#include "riffle-popovers.h"
#include "ui-names.h"

struct _RiffleTileMenu
{
  GObject            parent_instance;

  GtkWidget         *tile;    /* borrowed: it owns this */
  PatCollectionGame *game;
  RiffleTileStates  *states;
  GtkWidget         *popover; /* (nullable): while it is open, and a moment more */
};

G_DEFINE_FINAL_TYPE (RiffleTileMenu, riffle_tile_menu, G_TYPE_OBJECT)

static void
riffle_tile_menu_dispose (GObject *object)
{
  RiffleTileMenu *self = RIFFLE_TILE_MENU (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->game, pat_collection_game_free);
  g_clear_object (&self->states);
  G_OBJECT_CLASS (riffle_tile_menu_parent_class)->dispose (object);
}

static void
riffle_tile_menu_class_init (RiffleTileMenuClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_tile_menu_dispose;
}

static void
riffle_tile_menu_init (RiffleTileMenu *self)
{
}

static void
drop (gpointer data)
{
  g_clear_pointer (&RIFFLE_TILE_MENU (data)->popover, gtk_widget_unparent);
}

/* The button that opened the menu was released in it, so that the tile still looks pressed. */
static void
closed_cb (RiffleTileMenu *self)
{
  gtk_widget_unset_state_flags (self->tile, GTK_STATE_FLAG_ACTIVE);
  riffle_popovers_drop_later (GTK_POPOVER (self->popover), drop, self);
}

static void
append_play (RiffleTileMenu *self,
             GMenu          *section,
             const char     *label,
             const char     *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  const PatPreset *preset = self->game->preset;

  g_menu_item_set_action_and_target (item, action, "(ss)",
                                     pat_variant_get_id (self->game->variant),
                                     preset != NULL ? preset->key : "");
  g_menu_append_item (section, item);
}

/* All but playing is about the variant. */
static void
append (RiffleTileMenu *self,
        GMenu          *section,
        const char     *label,
        const char     *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s",
                                     pat_variant_get_id (self->game->variant));
  g_menu_append_item (section, item);
}

static gboolean
has_options (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  guint n_specs;

  pat_options_get_specs (options, &n_specs);
  return n_specs > 0;
}

static GMenuModel *
model_new (RiffleTileMenu *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) game = g_menu_new ();
  g_autoptr (GMenu) about = g_menu_new ();
  g_autoptr (GMenu) star = g_menu_new ();
  gboolean is_favourite = riffle_tile_states_get (self->states, self->game)->is_favourite;

  append_play (self, game, _("_Play"), "chooser.choose");
  if (riffle_tile_states_get_current (self->states) != self->game->variant)
    /* Translators: an entry of the menu of a game */
    append_play (self, game, _("Open in New _Window"), "app.open-in-new-window");
  if (has_options (self->game->variant))
    append (self, about, _("_Options"), "win.options-of");
  append (self, about, _("_Rules"), "win.rules-of");
  if (!riffle_tile_states_is_calm (self->states))
    append (self, about, _("_Statistics"), "win.statistics-of");
  append (self, star, is_favourite ? _("Remove from _Favourites") : _("Add to _Favourites"),
          "chooser.star");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (game));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (about));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (star));
  return G_MENU_MODEL (menu);
}

static void
open_at (RiffleTileMenu *self,
         int             x,
         int             y)
{
  g_autoptr (GMenuModel) model = model_new (self);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  self->popover = gtk_popover_menu_new_from_model (model);
  gtk_widget_set_parent (self->popover, self->tile);
  riffle_ui_name_entries (self->popover);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &(GdkRectangle) { x, y, 1, 1 });
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
pressed_cb (RiffleTileMenu  *self,
            int              n_presses,
            double           x,
            double           y,
            GtkGesture      *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_at (self, (int) x, (int) y);
}

static void
long_pressed_cb (RiffleTileMenu *self,
                 double          x,
                 double          y,
                 GtkGesture     *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_at (self, (int) x, (int) y);
}

static gboolean
keys_cb (GtkWidget *tile,
         GVariant  *nothing,
         gpointer   self)
{
  open_at (self, gtk_widget_get_width (tile) / 2, gtk_widget_get_height (tile) / 2);
  return TRUE;
}

static void
add_keys (RiffleTileMenu *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10");
  GtkShortcutAction *action = gtk_callback_action_new (keys_cb, self, NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, action));
  gtk_widget_add_controller (self->tile, keys);
}

static void
add_gesture (RiffleTileMenu *self,
             GtkGesture     *gesture,
             GCallback       callback)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->tile, GTK_EVENT_CONTROLLER (gesture));
}

/**
 * riffle_tile_menu_new:
 * @tile: a tile, which owns the menu
 * @game: its game
 * @states: knows whether the game is a favourite
 *
 * Gives a tile a menu.
 *
 * Returns: (transfer full): the menu
 */
RiffleTileMenu *
riffle_tile_menu_new (GtkWidget               *tile,
                      const PatCollectionGame *game,
                      RiffleTileStates        *states)
{
  RiffleTileMenu *self = g_object_new (RIFFLE_TYPE_TILE_MENU, NULL);
  GtkGesture *click = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();

  self->tile = tile;
  self->game = pat_collection_game_copy (game);
  self->states = g_object_ref (states);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  add_gesture (self, click, G_CALLBACK (pressed_cb));
  add_gesture (self, press, G_CALLBACK (long_pressed_cb));
  add_keys (self);
  return self;
}

/**
 * riffle_tile_menu_present:
 * @self: the menu
 *
 * Places the menu again, if it is open: its tile has a new place.
 */
void
riffle_tile_menu_present (RiffleTileMenu *self)
{
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}
