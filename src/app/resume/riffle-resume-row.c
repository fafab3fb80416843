/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a saved game: how it stands, and a button that removes it. */
#include "config.h"

#include "riffle-resume-row.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-felt.h"
#include "riffle-format.h"
#include "ui-names.h"

#define WIDTH  111 /* pixels, of a picture */
#define HEIGHT 78
#define MARGIN 5
#define CORNER 8

/* Puts cloth with round corners below the cards. */
static void
lay_cloth (cairo_surface_t *surface,
           int              scale)
{
  double width = WIDTH * scale, height = HEIGHT * scale, radius = CORNER * scale;
  cairo_t *cr = cairo_create (surface);
  GdkRGBA colour;

  gdk_rgba_parse (&colour, RIFFLE_FELT_GREEN);
  riffle_felt_adapt (&colour);
  cairo_arc (cr, radius, radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, width - radius, radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, width - radius, height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, radius, height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OVER);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static GdkTexture *
texture_new (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

/* How the cards lie now. */
static GtkWidget *
picture_new (PatGame        *game,
             RiffleSketcher *sketcher,
             int             scale)
{
  RiffleSketch sketch = { WIDTH * scale, HEIGHT * scale, MARGIN * scale,
                          gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL };
  cairo_surface_t *surface = riffle_sketcher_draw (sketcher, pat_game_get_rules (game),
                                                   pat_game_get_position (game), &sketch);
  g_autoptr (GdkTexture) texture = NULL;
  GtkWidget *picture;

  lay_cloth (surface, scale);
  texture = texture_new (surface);
  cairo_surface_destroy (surface);
  picture = g_object_new (GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                          "paintable", texture, NULL);
  gtk_widget_set_size_request (picture, WIDTH, HEIGHT);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 6);
  gtk_widget_set_margin_bottom (picture, 6);
  return picture;
}

/* Some presets are called as their games are, which need not be said twice. */
static char *
dup_name (PatGame *game)
{
  PatVariant *variant = pat_game_get_variant (game);
  PatOptions *options = pat_game_get_options (game);
  const char *name = pat_variant_get_name (variant), *version = NULL;
  const char *key = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      version = pat_variant_translate (variant, presets[i].name);
  if (version == NULL || g_str_equal (version, name))
    return g_strdup (name);
  /* Translators: a game, and a version of it, such as “Klondike · Draw Three” */
  return g_strdup_printf (C_("saved game", "%s · %s"), name, version);
}

static char *
dup_played (gint64 seconds)
{
  g_autoptr (GDateTime) played = g_date_time_new_from_unix_local (seconds);

  if (played == NULL)
    return g_strdup ("");
  /* Translators: when a game was played last: a date and a time, as g_date_time_format() takes
     them */
  return g_date_time_format (played, C_("saved game", "%x, %H:%M"));
}

/* Whoever plays calmly sees neither moves nor time. */
static char *
dup_calm_state (RiffleSavedGame *saved)
{
  guint64 deal = pat_game_get_number (saved->game);
  g_autofree char *number = riffle_format_number ((gint64) deal);
  g_autofree char *played = dup_played (saved->played_sec);

  if (deal == 0)
    return g_steal_pointer (&played);
  /* Translators: the number of a deal, and when it was played last, such as “Deal 617” and
     “24/11/26, 10:05” */
  return g_strdup_printf (C_("saved game", "Deal %s\n%s"), number, played);
}

static char *
dup_state (RiffleSavedGame *saved)
{
  PatGame *game = saved->game;
  g_autofree char *number = riffle_format_number ((gint64) pat_game_get_number (game));
  g_autofree char *time = riffle_format_time (pat_game_get_elapsed_usec (game) / 1000);
  g_autofree char *played = dup_played (saved->played_sec);
  guint n_moves = pat_game_get_n_moves (game);
  /* Translators: how many moves were made in a saved game */
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n_moves), n_moves);

  if (pat_game_get_number (game) == 0)
    /* Translators: moves, the time of a game, and when it was played last, such as “34 moves ·
       5:20” and “24/11/26, 10:05” */
    return g_strdup_printf (C_("saved game", "%s · %s\n%s"), moves, time, played);
  /* Translators: the number of a deal, moves, the time of a game, and when it was played last, such
     as “Deal 617 · 34 moves · 5:20” and “24/11/26, 10:05” */
  return g_strdup_printf (C_("saved game", "Deal %s · %s · %s\n%s"), number, moves, time, played);
}

static void
set_texts (AdwActionRow *row,
           const char   *title,
           const char   *state)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, state);
  riffle_ui_name (GTK_WIDGET (row), title);
  riffle_ui_describe (GTK_WIDGET (row), state);
}

static void
fill (AdwActionRow    *row,
      RiffleSavedGame *saved,
      gboolean         is_calm)
{
  g_autofree char *name = dup_name (saved->game);
  g_autofree char *state = is_calm ? dup_calm_state (saved) : dup_state (saved);

  set_texts (row, name, state);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

static void
fill_unreadable (AdwActionRow    *row,
                 RiffleSavedGame *saved)
{
  g_autofree char *name = riffle_error_dup_file_name (saved->path);

  set_texts (row, name, saved->reason);
  adw_action_row_add_prefix (row, gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
}

/**
 * riffle_resume_row_new:
 * @saved: a saved game that was read
 * @sketcher: draws it
 * @scale: device pixels for each pixel
 * @is_calm: the player wants no figures
 *
 * Makes a row, which can be activated if the game can be played.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
riffle_resume_row_new (RiffleSavedGame *saved,
                       RiffleSketcher  *sketcher,
                       int              scale,
                       gboolean         is_calm)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (saved->game == NULL)
    {
      fill_unreadable (ADW_ACTION_ROW (row), saved);
      return row;
    }
  fill (ADW_ACTION_ROW (row), saved, is_calm);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture_new (saved->game, sketcher, scale));
  return row;
}

/**
 * riffle_resume_row_add_remove:
 * @row: a row
 *
 * Adds a button that is meant to remove the game.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
riffle_resume_row_add_remove (GtkWidget *row)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  /* Translators: %s is a game, such as “Klondike · Draw Three” */
  g_autofree char *name = g_strdup_printf (_("Remove %s"), title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_("button", "Remove"));
  riffle_ui_name (button, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}
