/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses a game. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-menu.h"
#include "ui-names.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-chooser.ui"

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleChooser, riffle_chooser, GTK_TYPE_WIDGET)

/* Letters reach the entry wherever the focus is; Escape and Return would not. */
static void
focus_search (RiffleChooser *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}

/* The entry tells of a change a moment later, when the page may have been left. */
static gboolean
has_focus (RiffleChooser *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
search_changed_cb (RiffleChooser *self)
{
  riffle_chooser_search (self);
  if (*riffle_chooser_get_words (self) != '\0' && has_focus (self))
    focus_search (self);
}

static void
choose (RiffleChooser *self,
        PatVariant    *variant)
{
  g_signal_emit (self, signals[CHOSEN], 0, variant);
}

/* Return takes the first game that was found. The list follows the keys a moment later. */
static void
search_activate_cb (RiffleChooser *self)
{
  g_autoptr (GPtrArray) games = NULL;

  if (!riffle_chooser_is_searching (self))
    return;
  games = riffle_chooser_find_games (self);
  if (games->len > 0)
    choose (self, g_ptr_array_index (games, 0));
}

static void
stop_search_cb (RiffleChooser *self)
{
  if (*riffle_chooser_get_words (self) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* Down leads from the search straight to what was found. */
static gboolean
search_key_cb (RiffleChooser   *self,
               guint            key,
               guint            code,
               GdkModifierType  modifiers)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  return gtk_widget_child_focus (GTK_WIDGET (self->gallery), GTK_DIR_DOWN);
}

/* The search has the same key for itself. */
static gboolean
page_key_cb (RiffleChooser *self,
             guint          key)
{
  if (key != GDK_KEY_Escape)
    return FALSE;
  stop_search_cb (self);
  return TRUE;
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
  guint current;

  if (games->len > 1 && g_ptr_array_find (games, self->current, &current))
    g_ptr_array_remove_index (games, current);
  if (games->len > 0)
    choose (self, g_ptr_array_index (games, g_random_int_range (0, (int) games->len)));
}

static void
starred_cb (RiffleChooser *self,
            PatVariant    *variant,
            gboolean       is_wanted)
{
  g_auto (GStrv) old = g_settings_get_strv (self->settings, "favourites");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *id = pat_variant_get_id (variant);

  for (guint i = 0; old[i] != NULL; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (ids, old[i]);
  if (is_wanted)
    g_ptr_array_add (ids, (gpointer) id);
  g_ptr_array_add (ids, NULL);
  g_settings_set_strv (self->settings, "favourites", (const char *const *) ids->pdata);
}

static RiffleTileState *
state_new (RiffleChooser     *self,
           PatVariant        *variant,
           const char *const *favourites)
{
  RiffleTileState *state = g_new0 (RiffleTileState, 1);
  const char *id = pat_variant_get_id (variant);

  state->is_favourite = g_strv_contains (favourites, id);
  state->is_current = variant == self->current;
  riffle_statistics_count (self->statistics, id, &state->n_played, &state->n_won);
  return state;
}

/* A game may have been added a moment ago. */
static const RiffleTileState *
get_state (RiffleChooser *self,
           PatVariant    *variant)
{
  RiffleTileState *state = g_hash_table_lookup (self->states, variant);

  if (state == NULL)
    {
      g_auto (GStrv) favourites = g_settings_get_strv (self->settings, "favourites");

      state = state_new (self, variant, (const char *const *) favourites);
      g_hash_table_insert (self->states, variant, state);
    }
  return state;
}

static void
dress_tile (RiffleTile *tile,
            gpointer    data)
{
  riffle_tile_set_state (tile, get_state (data, riffle_tile_get_variant (tile)));
}

static void
update_states (RiffleChooser *self)
{
  GListModel *model = G_LIST_MODEL (self->registry);
  g_auto (GStrv) favourites = g_settings_get_strv (self->settings, "favourites");

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);

      g_hash_table_insert (self->states, variant,
                           state_new (self, variant, (const char *const *) favourites));
    }
  self->is_outdated = FALSE;
  riffle_gallery_dress (self->gallery);
}

/* How many games of a variant the player has played. */
guint
riffle_chooser_count_played (RiffleChooser *self,
                             PatVariant    *variant)
{
  return get_state (self, variant)->n_played;
}

static void
favourites_changed_cb (RiffleChooser *self)
{
  riffle_chooser_fill (self, self->favourites, "favourites");
  update_states (self);
  riffle_chooser_update_shown (self);
}

static void
recent_changed_cb (RiffleChooser *self)
{
  riffle_chooser_fill (self, self->recent, "recent");
  riffle_chooser_update_shown (self);
}

/* Nobody looks while a game is being played. */
static void
statistics_changed_cb (RiffleChooser *self)
{
  self->is_outdated = TRUE;
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

static void
riffle_chooser_dispose (GObject *object)
{
  RiffleChooser *self = RIFFLE_CHOOSER (object);
  GtkWidget *child;

  g_clear_handle_id (&self->renewal_id, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->states, g_hash_table_unref);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
  g_clear_object (&self->statistics);
  g_clear_object (&self->filter);
  g_clear_object (&self->pictures);
  g_clear_object (&self->current);
  G_OBJECT_CLASS (riffle_chooser_parent_class)->dispose (object);
}

static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  riffle_menu_make (button, RIFFLE_CHOOSER (data)->menu);
}

static gboolean
riffle_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RIFFLE_CHOOSER (widget)->search));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, header);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, search);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, back);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, bar_clamp);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, stack);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, menu);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
riffle_chooser_class_init (RiffleChooserClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_chooser_dispose;
  widget_class->grab_focus = riffle_chooser_grab_focus;
  bind_template (widget_class);

  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL,
                                  G_TYPE_NONE, 1, PAT_TYPE_VARIANT);
}

static void
listen_to_keys (RiffleChooser *self)
{
  GtkEventController *of_search = gtk_event_controller_key_new ();
  GtkEventController *of_page = gtk_event_controller_key_new ();

  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (of_search, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (of_search, "key-pressed", G_CALLBACK (search_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->search), of_search);
  g_signal_connect_swapped (of_page, "key-pressed", G_CALLBACK (page_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), of_page);
}

static void
riffle_chooser_init (RiffleChooser *self)
{
  self->filter = riffle_filter_new ();
  self->states = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  riffle_ui_name_buttons (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
  listen_to_keys (self);
}

static void
add_gallery (RiffleChooser *self)
{
  GtkAdjustment *position = gtk_scrolled_window_get_vadjustment (self->scrolled);
  GtkWidget *viewport = gtk_viewport_new (NULL, position);
  GtkWidget *gallery = riffle_gallery_new (self->pictures, position, dress_tile, self);

  self->gallery = RIFFLE_GALLERY (gallery);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gallery), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: the title of the page of games */
                                  _("Games"), -1);
  /* The gallery scrolls to what gets the focus, which may not have its place yet. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), gallery);
  gtk_scrolled_window_set_child (self->scrolled, viewport);
  g_signal_connect_swapped (gallery, "chosen", G_CALLBACK (choose), self);
  g_signal_connect_swapped (gallery, "starred", G_CALLBACK (starred_cb), self);
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
                           G_CALLBACK (favourites_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::recent", G_CALLBACK (recent_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (statistics_changed_cb), self,
                           G_CONNECT_SWAPPED);
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
  self->statistics = g_object_ref (statistics);
  self->pictures = riffle_thumbnails_new (deck);
  add_gallery (self);
  add_bar (self);
  riffle_chooser_add_sections (self);
  update_states (self);
  riffle_chooser_update (self);
  follow (self);
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
  riffle_gallery_redraw (self->gallery);
}

/**
 * riffle_chooser_set_current:
 * @self: the page
 * @variant: (nullable): what is being played
 *
 * Marks the game that is being played.
 */
void
riffle_chooser_set_current (RiffleChooser *self,
                            PatVariant    *variant)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  g_set_object (&self->current, variant);
  gtk_widget_set_visible (self->back, variant != NULL);
  update_states (self);
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
  if (self->is_outdated)
    update_states (self);
  riffle_chooser_update (self);
}
