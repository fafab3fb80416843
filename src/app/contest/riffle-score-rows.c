/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a page with scores: what somebody has in a game, and who is among the best. */
#include "config.h"

#include "riffle-score-rows.h"

#include <glib/gi18n.h>
#include <patience.h>

#define N_DIGITS   5  /* of a score; those of a column stand below each other */
#define COLUMN_GAP 18 /* pixels */

static GtkWidget *
figure_new (const char *text,
            const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), N_DIGITS);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_figure (GtkWidget *row,
            int        score)
{
  g_autofree char *text = g_strdup_printf ("%d", score);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), figure_new (text, "numeric"));
}

/* A row that a screen reader reads as a whole. */
static GtkWidget *
row_new (const char *title,
         const char *spoken)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/**
 * riffle_score_rows_add_score:
 * @group: takes a row
 * @title: the name of a game
 * @own: the points of the player
 * @high: (nullable): the points of the best player; %NULL: they are not shown
 *
 * Adds what a player has in a game.
 */
void
riffle_score_rows_add_score (AdwPreferencesGroup *group,
                             const char          *title,
                             int                  own,
                             const int           *high)
{
  g_autofree char *spoken = NULL;
  GtkWidget *row;

  if (high == NULL)
    /* Translators: the name of a game, and its points: “Golf: 12” */
    spoken = g_strdup_printf (C_("score", "%s: %d"), title, own);
  else
    /* Translators: read aloud: the name of a game, your points, and those of the best player */
    spoken = g_strdup_printf (_("%s: yours %d, high %d"), title, own, *high);
  row = row_new (title, spoken);
  add_figure (row, own);
  if (high != NULL)
    add_figure (row, *high);
  adw_preferences_group_add (group, row);
}

/* Returns: (transfer floating): the heads of the columns of points */
GtkWidget *
riffle_score_rows_columns_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, COLUMN_GAP / 3);

  /* Translators: the head of a column: the points of the player */
  gtk_box_append (GTK_BOX (box), figure_new (C_("score", "Your"), "dim-label"));
  /* Translators: the head of a column: the points of the best player */
  gtk_box_append (GTK_BOX (box), figure_new (C_("score", "High"), "dim-label"));
  gtk_widget_set_margin_end (box, COLUMN_GAP * 2 / 3);
  return box;
}

/**
 * riffle_score_rows_add_best:
 * @group: takes a row
 * @rank: the place of a player, from 1
 * @name: the name
 * @total: all points
 * @doubt: (nullable): a sentence that says why they are not verified; %NULL: they are
 *
 * Adds one of the best players.
 */
void
riffle_score_rows_add_best (AdwPreferencesGroup *group,
                            guint                rank,
                            const char          *name,
                            int                  total,
                            const char          *doubt)
{
  /* Translators: a line of the best players: “1. Ann” */
  g_autofree char *title = g_strdup_printf (C_("rank", "%u. %s"), rank, name);
  g_autoptr (GString) spoken = g_string_new (NULL);
  GtkWidget *row;

  g_string_printf (spoken, C_("score", "%s: %d"), title, total);
  if (doubt != NULL)
    pat_words_add_item (spoken, doubt);
  row = row_new (title, spoken->str);
  if (doubt != NULL)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), doubt);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
    }
  add_figure (row, total);
  adw_preferences_group_add (group, row);
}
