/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header of a game: its name and deal, the buttons that play it, the menu. */
#include "config.h"

#include "riffle-game-header.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-menu.h"
#include "riffle-window-buttons.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-game-header.ui"
#define MAX_SHORT_NUMBER 9999999 /* of a deal */

struct _RiffleGameHeader
{
  AdwBin          parent_instance;

  PatGame        *game;         /* (nullable) */
  char           *standing;     /* (nullable): of what it is played for */
  GStrv           left_out;     /* (nullable): actions that its menu does not show now */
  gboolean        is_narrow;
  gboolean        is_low;
  gboolean        is_fullscreened;

  AdwHeaderBar   *bar;
  AdwWindowTitle *title;
  GtkBox         *figures_box;
  GtkBox         *clock_box;
  GtkWidget      *scroll_box;
  GtkWidget      *undo;
  GtkMenuButton  *menu_button;
  GMenuModel     *menu;         /* all entries */
  GMenu          *recent_menu;  /* the part of it with recent deals */
  GMenu          *contest_menu; /* the part of it about tours and tournaments */
  GMenu          *special_menu; /* the part of it with the special actions of the game */
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_LOW,
  PROP_FULLSCREENED,
  N_PROPERTIES
};

enum
{
  OPENING_MENU,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleGameHeader, riffle_game_header, ADW_TYPE_BIN)

/* A version that is called as the game itself is says nothing. */
static const char *
get_preset_name (PatGame *game)
{
  PatOptions *options = pat_game_get_options (game);
  const char *key = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      {
        const char *name = pat_variant_translate (pat_game_get_variant (game), presets[i].name);

        return g_str_equal (name, pat_variant_get_name (pat_game_get_variant (game))) ? NULL : name;
      }
  return NULL;
}

/* Of a long number every digit counts. */
static char *
dup_deal_title (PatGame  *game,
                gboolean  is_tight)
{
  g_autofree char *number = riffle_format_number ((gint64) pat_game_get_number (game));

  if (is_tight || pat_game_get_number (game) > MAX_SHORT_NUMBER)
    /* Translators: the number of a deal, in a small window or if it is long. */
    return g_strdup_printf (C_("deal", "#%s"), number);
  /* Translators: the number of a deal. */
  return g_strdup_printf (_("Deal %s"), number);
}

/* The deal and the version of a game. In a small window the end is cut off: the number, which is to
 * be told others, comes first. */
static char *
dup_subtitle (PatGame  *game,
              gboolean  is_tight)
{
  const char *preset = get_preset_name (game);
  g_autofree char *deal = NULL;

  if (pat_game_get_number (game) == 0)
    return g_strdup (preset == NULL ? "" : preset);
  deal = dup_deal_title (game, is_tight);
  if (preset == NULL)
    return g_steal_pointer (&deal);
  /* Translators: the number of the deal, such as “Deal 7”, and the name of a version of the
     game. */
  return g_strdup_printf (C_("deal", "%s · %s"), deal, preset);
}

/* Names the game, the deal and the version of the game. */
static void
update_title (RiffleGameHeader *self)
{
  g_autofree char *subtitle = NULL;

  if (self->game == NULL)
    return;
  subtitle = self->standing != NULL ? g_strdup (self->standing)
                                    : dup_subtitle (self->game, self->is_narrow || self->is_low);
  adw_window_title_set_title (self->title,
                              pat_variant_get_name (pat_game_get_variant (self->game)));
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  RiffleGameHeader *self = data;
  g_autoptr (GMenu) shown = NULL;

  g_signal_emit (self, signals[OPENING_MENU], 0);
  shown = riffle_menu_new_without (self->menu, self->left_out);
  riffle_menu_make (button, G_MENU_MODEL (shown));
}

static void
riffle_game_header_dispose (GObject *object)
{
  RiffleGameHeader *self = RIFFLE_GAME_HEADER (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->standing, g_free);
  g_clear_pointer (&self->left_out, g_strfreev);
  G_OBJECT_CLASS (riffle_game_header_parent_class)->dispose (object);
}

static void
riffle_game_header_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RiffleGameHeader *self = RIFFLE_GAME_HEADER (object);

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
riffle_game_header_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  RiffleGameHeader *self = RIFFLE_GAME_HEADER (object);

  if (property_id == PROP_NARROW)
    {
      self->is_narrow = g_value_get_boolean (value);
      update_title (self);
      riffle_window_buttons_set_few (self->bar, self->is_narrow);
    }
  else if (property_id == PROP_LOW)
    {
      self->is_low = g_value_get_boolean (value);
      update_title (self);
    }
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
   * RiffleGameHeader:narrow:
   *
   * Whether there is little room, so that most buttons are elsewhere.
   */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, flags);

  /**
   * RiffleGameHeader:low:
   *
   * Whether the header has to have room for the figures of the game, too.
   */
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);

  /**
   * RiffleGameHeader:fullscreened:
   *
   * Whether the window covers the whole screen, which a button ends.
   */
  properties[PROP_FULLSCREENED] = g_param_spec_boolean ("fullscreened", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (class, N_PROPERTIES, properties);
}

static guint
install_signal (const char *name)
{
  return g_signal_new (name, RIFFLE_TYPE_GAME_HEADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
riffle_game_header_class_init (RiffleGameHeaderClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = riffle_game_header_dispose;
  object_class->get_property = riffle_game_header_get_property;
  object_class->set_property = riffle_game_header_set_property;
  install_properties (object_class);
  signals[OPENING_MENU] = install_signal ("opening-menu");

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, figures_box);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, clock_box);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, scroll_box);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, undo);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, menu);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, contest_menu);
  gtk_widget_class_bind_template_child (widget_class, RiffleGameHeader, special_menu);
}

static void
riffle_game_header_init (RiffleGameHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
}

/**
 * riffle_game_header_set_game:
 * @self: the header
 * @game: a game
 *
 * Names a game.
 */
void
riffle_game_header_set_game (RiffleGameHeader *self,
                             PatGame          *game)
{
  g_return_if_fail (RIFFLE_IS_GAME_HEADER (self));

  g_set_object (&self->game, game);
  update_title (self);
}

/* Says below the name of the game how that stands which it is played for; NULL: nothing, so that
 * the deal stands there. */
void
riffle_game_header_set_standing (RiffleGameHeader *self,
                                 const char       *standing)
{
  if (g_strcmp0 (self->standing, standing) == 0)
    return;
  g_free (self->standing);
  self->standing = g_strdup (standing);
  update_title (self);
}

static gboolean
is_same (GStrv first,
         GStrv second)
{
  return first == NULL || second == NULL
         ? first == second
         : g_strv_equal ((const char *const *) first, (const char *const *) second);
}

/* Leaves the entries of actions out of the menu; NULL: none. Returns: whether these are others than
 * before */
gboolean
riffle_game_header_leave_out (RiffleGameHeader *self,
                              GStrv             actions)
{
  if (is_same (self->left_out, actions))
    return FALSE;
  g_strfreev (self->left_out);
  self->left_out = g_strdupv (actions);
  return TRUE;
}

/* Returns: (transfer none): the part of its menu about tours and tournaments */
GMenu *
riffle_game_header_get_contest_menu (RiffleGameHeader *self)
{
  return self->contest_menu;
}

/**
 * riffle_game_header_set_primary:
 * @self: the header
 * @is_primary: whether F10 opens its menu
 *
 * Says whether the header is the one whose menu the key opens.
 */
void
riffle_game_header_set_primary (RiffleGameHeader *self,
                                gboolean          is_primary)
{
  g_return_if_fail (RIFFLE_IS_GAME_HEADER (self));

  gtk_menu_button_set_primary (self->menu_button, is_primary);
}

/* Returns: (transfer none): the part of its menu for recent deals */
GMenu *
riffle_game_header_get_recent_menu (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->recent_menu;
}

/* Returns: (transfer none): the part of its menu for the special actions of the game */
GMenu *
riffle_game_header_get_special_menu (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->special_menu;
}

/* Returns: (transfer none): the button that undoes */
GtkWidget *
riffle_game_header_get_undo (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->undo;
}

/* Returns: (transfer none): the buttons that scroll, which are hidden at first */
GtkWidget *
riffle_game_header_get_scroll (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->scroll_box;
}

/* Returns: (transfer none): an empty box for score and moves, which is hidden at first */
GtkBox *
riffle_game_header_get_figures (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->figures_box;
}

/* Returns: (transfer none): an empty box for the time, which is hidden at first */
GtkBox *
riffle_game_header_get_clock (RiffleGameHeader *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_HEADER (self), NULL);

  return self->clock_box;
}
