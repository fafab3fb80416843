/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The league as a page: the players with the most points first, and a button that clears it. */
#include "config.h"

#include "riffle-league-page.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-format.h"
#include "ui-compat.h"
#include "ui-names.h"
#include "ui-questions.h"

#define DATA   "riffle-league"
#define WIDTH  460 /* pixels */
#define HEIGHT 520
#define MAX_ROWS 1000 /* more would keep the window waiting */

/* What the page needs while it is open. */
typedef struct
{
  RiffleLeague *league;
  GtkWidget    *dialog; /* borrowed: it keeps this */
  GtkStack     *stack;  /* the players, or that there are none */
  GtkWidget    *clear;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_object_unref (page->league);
  g_free (page);
}

static GtkWidget *
row_new (const RiffleLeagueEntry *entry,
         guint                    place)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_strdup_printf (C_("place", "%u. %s"), place, entry->name);
  g_autofree char *points = riffle_format_number (entry->points);
  g_autofree char *best = riffle_format_number (entry->best);
  /* Translators: how many tables somebody has played */
  g_autofree char *tables = g_strdup_printf (ngettext ("%u table", "%u tables", entry->n_tables),
                                             entry->n_tables);
  /* Translators: how many tables somebody has played, as in “3 tables”, how many of them that
     player has won, and the points of the best of them */
  g_autofree char *text = g_strdup_printf (_("%s, %u won, the best with %s points"), tables,
                                           entry->n_won, best);
  GtkWidget *label = gtk_label_new (points);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static GtkWidget *
others_new (guint n)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title =
    /* Translators: below the first thousand players of a list: how many there are besides */
    g_strdup_printf (ngettext ("%u more player", "%u more players", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

static GtkWidget *
list_new (RiffleLeague *league)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GPtrArray *entries = riffle_league_list (league);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("The points of all tables, but for Games of Nothing."));
  for (guint i = 0; i < MIN (entries->len, MAX_ROWS); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               row_new (g_ptr_array_index (entries, i), i + 1));
  if (entries->len > MAX_ROWS)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               others_new (entries->len - MAX_ROWS));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return page;
}

static GtkWidget *
empty_new (void)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "view-list-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _("No Tables Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                   _("Who plays a table to its end is listed here."));
  return status;
}

static void
show (Page *page)
{
  gboolean is_empty = riffle_league_list (page->league)->len == 0;

  gtk_stack_set_visible_child_name (page->stack, is_empty ? "empty" : "list");
  gtk_widget_set_visible (page->clear, !is_empty);
}

static void
answered_cb (const char *response,
             gpointer    owner)
{
  Page *page = g_object_get_data (owner, DATA);
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "clear"))
    return;
  if (!riffle_league_clear (page->league, &error))
    {
      g_autofree char *sentence = riffle_error_dup_sentence (error->message);

      riffle_ui_tell (page->dialog, _("Please Note"), sentence);
    }
  show (page);
}

static void
clear_cb (Page *page)
{
  static const RiffleUiResponse responses[] = {
    { "clear", N_("_Clear"), TRUE }, { "cancel", N_("_Cancel") }, { NULL }
  };

  riffle_ui_ask (page->dialog, _("Clear the League?"),
                 _("The results of all players are forgotten. This cannot be undone."), responses,
                 answered_cb, page->dialog);
}

/**
 * riffle_league_page_new:
 * @league: the league
 *
 * Makes the page of the league.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_league_page_new (RiffleLeague *league)
{
  Page *page = g_new0 (Page, 1);

  page->league = g_object_ref (league);
  page->stack = GTK_STACK (gtk_stack_new ());
  page->clear = gtk_button_new_with_mnemonic (_("_Clear…"));
  gtk_stack_add_named (page->stack, list_new (league), "list");
  gtk_stack_add_named (page->stack, empty_new (), "empty");
  g_signal_connect_swapped (page->clear, "clicked", G_CALLBACK (clear_cb), page);
  /* Translators: the title of a page: the players of all tables with their points */
  page->dialog = riffle_ui_page_new (_("League"), GTK_WIDGET (page->stack), WIDTH, HEIGHT);
  riffle_ui_page_add_button (page->dialog, page->clear);
  g_object_set_data_full (G_OBJECT (page->dialog), DATA, page, page_free);
  show (page);
  return page->dialog;
}
