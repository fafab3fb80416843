/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses a game. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-menu.h"
#include "riffle-search-keys.h"
#include "riffle-stopping-finger.h"
#include "riffle-window-buttons.h"
#include "ui-names.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-chooser.ui"

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleChooser, riffle_chooser, GTK_TYPE_WIDGET)

/* The player wants to play a game, by its preset if it has one. */
void
riffle_chooser_choose (RiffleChooser           *self,
                       const PatCollectionGame *game)
{
  g_signal_emit (self, signals[CHOSEN], 0, game);
}

/* Return takes the first that was found. The list follows the keys a moment later. */
static void
search_activate_cb (RiffleChooser *self)
{
  if (riffle_chooser_is_searching (self))
    riffle_chooser_take_first (self);
}

static void
show_all_cb (RiffleChooser *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  riffle_filter_clear (self->filter);
  riffle_chooser_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* The game that is being played is no surprise, unless there is no other. */
static void
random_cb (RiffleChooser *self)
{
  g_autoptr (GPtrArray) games = riffle_chooser_find_games (self);
  PatVariant *current = riffle_tile_states_get_current (self->states);

  for (guint i = games->len; i-- > 0 && games->len > 1;)
    if (((PatCollectionGame *) games->pdata[i])->variant == current)
      g_ptr_array_remove_index (games, i);
  if (games->len > 0)
    riffle_chooser_choose (self, games->pdata[g_random_int_range (0, (int) games->len)]);
}

static void
choose_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *chosen)
{
  RiffleChooser *self = RIFFLE_CHOOSER (widget);
  const char *id, *key;
  PatCollectionGame game;

  g_variant_get (chosen, "(&s&s)", &id, &key);
  game.variant = pat_registry_find (self->registry, id);
  game.preset = pat_variant_find_preset (game.variant, key);
  riffle_chooser_choose (self, &game);
}

static void
star_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *id)
{
  riffle_tile_states_toggle_favourite (RIFFLE_CHOOSER (widget)->states,
                                       g_variant_get_string (id, NULL));
}

static void
recent_changed_cb (RiffleChooser *self)
{
  riffle_chooser_fill_recent (self);
  riffle_chooser_update_shown (self);
}

static gboolean
take_new_games_cb (gpointer data)
{
  RiffleChooser *self = data;

  self->renewal_id = 0;
  riffle_chooser_renew_sections (self);
  return G_SOURCE_REMOVE;
}

/* A module may have many games. */
static void
games_changed_cb (RiffleChooser *self)
{
  if (self->renewal_id == 0)
    self->renewal_id = g_idle_add (take_new_games_cb, self);
}

static gboolean
refresh_cb (gpointer data)
{
  RiffleChooser *self = data;

  self->refresh_id = 0;
  riffle_tile_states_refresh (self->states);
  riffle_chooser_update (self);
  return G_SOURCE_REMOVE;
}

/* The player may reset statistics while the page is seen. Many records may change at once. */
static void
statistics_changed_cb (RiffleChooser *self)
{
  if (self->refresh_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->refresh_id = g_idle_add (refresh_cb, self);
}

static void
riffle_chooser_dispose (GObject *object)
{
  RiffleChooser *self = RIFFLE_CHOOSER (object);
  GtkWidget *child;

  g_clear_handle_id (&self->renewal_id, g_source_remove);
  g_clear_handle_id (&self->refresh_id, g_source_remove);
  g_clear_handle_id (&self->announcement_id, g_source_remove);
  g_clear_pointer (&self->announced, g_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->families, g_ptr_array_unref);
  g_clear_object (&self->continued);
  g_clear_object (&self->today);
  g_clear_pointer (&self->today_state, g_free);
  g_clear_object (&self->waiting);
  g_clear_object (&self->unfinished);
  g_clear_pointer (&self->waiting_title, g_free);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
  g_clear_object (&self->filter);
  g_clear_object (&self->states);
  g_clear_object (&self->pictures);
  G_OBJECT_CLASS (riffle_chooser_parent_class)->dispose (object);
}

static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  riffle_menu_make (button, RIFFLE_CHOOSER (data)->menu);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (RIFFLE_TYPE_GALLERY);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, header);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, search);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, back);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, bar_clamp);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, stack);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, gallery);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, menu);
  gtk_widget_class_bind_template_callback (widget_class, riffle_chooser_search);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
riffle_chooser_class_init (RiffleChooserClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_chooser_dispose;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "chooser.choose", "(ss)", choose_cb);
  gtk_widget_class_install_action (widget_class, "chooser.star", "s", star_cb);

  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, PAT_TYPE_COLLECTION_GAME);
}

static void
riffle_chooser_init (RiffleChooser *self)
{
  self->filter = riffle_filter_new ();
  self->families = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->gallery), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the title of the page of games */
                                  _("Games"), -1);
  /* Translators: what a screen reader calls the field for a search */
  riffle_ui_name (GTK_WIDGET (self->search), _("Search games"));
  riffle_ui_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
  riffle_search_keys_attach (self->search, GTK_WIDGET (self), GTK_WIDGET (self->gallery));
  riffle_stopping_finger_add (self->scrolled);
}

static void
add_bar (RiffleChooser *self)
{
  GtkWidget *bar = riffle_filter_bar_new (self->filter, self->registry);

  self->bar = RIFFLE_FILTER_BAR (bar);
  adw_clamp_set_child (self->bar_clamp, bar);
  g_signal_connect_swapped (bar, "random", G_CALLBACK (random_cb), self);
}

static void
follow (RiffleChooser *self)
{
  g_signal_connect_object (self->settings, "changed::favourites",
                           G_CALLBACK (riffle_chooser_renew_favourites), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::recent", G_CALLBACK (recent_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->registry, "items-changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (riffle_chooser_search), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_chooser_new:
 * @registry: the variants
 * @settings: the settings of the program, with the favourites and the recent games
 * @statistics: what the player has played
 * @deck: the cards for the pictures
 *
 * Makes the page.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_chooser_new (PatRegistry      *registry,
                    GSettings        *settings,
                    RiffleStatistics *statistics,
                    RiffleDeck       *deck)
{
  RiffleChooser *self = g_object_new (RIFFLE_TYPE_CHOOSER, NULL);

  self->registry = g_object_ref (registry);
  self->settings = g_object_ref (settings);
  self->states = riffle_tile_states_new (settings, statistics);
  self->pictures = riffle_thumbnails_get_shared (deck);
  add_bar (self);
  riffle_chooser_add_sections (self);
  riffle_chooser_update (self);
  follow (self);
  g_signal_connect_object (statistics, "changed", G_CALLBACK (statistics_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->back, FALSE);
  return GTK_WIDGET (self);
}

/**
 * riffle_chooser_add_banner:
 * @self: the page
 * @banner: what is to be said
 *
 * Puts a widget below the header.
 */
void
riffle_chooser_add_banner (RiffleChooser *self,
                           GtkWidget     *banner)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_widget_insert_after (banner, GTK_WIDGET (self), self->header);
}

/**
 * riffle_chooser_set_deck:
 * @self: the page
 * @deck: the cards for the pictures
 *
 * Has the pictures drawn with other cards.
 */
void
riffle_chooser_set_deck (RiffleChooser *self,
                         RiffleDeck    *deck)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  riffle_thumbnails_set_deck (self->pictures, deck);
}

/**
 * riffle_chooser_set_current:
 * @self: the page
 * @variant: (nullable): what is on the table
 * @preset: (nullable): the preset that it has
 * @is_over: whether that game is won or lost
 *
 * Marks the game that is being played, and offers to continue it, if it is not over.
 */
void
riffle_chooser_set_current (RiffleChooser   *self,
                            PatVariant      *variant,
                            const PatPreset *preset,
                            gboolean         is_over)
{
  PatVariant *continued = is_over ? NULL : variant;

  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_widget_set_visible (self->back, variant != NULL);
  riffle_tile_states_set_current (self->states, continued, preset);
  if (g_set_object (&self->continued, continued))
    {
      riffle_chooser_fill_way_back (self);
      riffle_chooser_fill_recent (self);
    }
  riffle_chooser_update_shown (self);
}

/**
 * riffle_chooser_set_narrow:
 * @self: the page
 * @is_narrow: whether there is little room in width
 *
 * Makes the best of little room.
 */
void
riffle_chooser_set_narrow (RiffleChooser *self,
                           gboolean       is_narrow)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  riffle_window_buttons_set_few (ADW_HEADER_BAR (self->header), is_narrow);
  riffle_filter_bar_set_narrow (self->bar, is_narrow);
}

/**
 * riffle_chooser_set_primary:
 * @self: the page
 * @is_primary: whether F10 opens the menu of this page
 */
void
riffle_chooser_set_primary (RiffleChooser *self,
                            gboolean       is_primary)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_menu_button_set_primary (self->menu_button, is_primary);
}

/**
 * riffle_chooser_start:
 * @self: the page
 *
 * Forgets the last search; filters stay, and are seen.
 */
void
riffle_chooser_start (RiffleChooser *self)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  riffle_tile_states_refresh (self->states);
  riffle_chooser_update (self);
}

/**
 * riffle_chooser_focus_search:
 * @self: the page
 *
 * Gives the focus to the search. This is no “grab_focus” of the widget: the toolkit would call that
 * for Shift+Tab in the first part of the page, which could not be left then.
 */
void
riffle_chooser_focus_search (RiffleChooser *self)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
