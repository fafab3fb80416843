/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the players of a table stand: the best first, with points, bonus and total. */
#include "config.h"

#include "riffle-rounds-page.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-rows.h"
#include "riffle-standings.h"
#include "ui-compat.h"
#include "ui-names.h"

#define WIDTH  460 /* pixels */
#define HEIGHT 480

static const char *
get_name (PatContest *table,
          guint       entrant)
{
  const char *name = pat_contest_get_name (table, entrant);

  return name != NULL ? name : "";
}

static gboolean
is_recorded (PatContest *table,
             guint       entrant)
{
  return (pat_contest_get_table (table) & PAT_TABLE_RACE) != 0 && entrant > 0;
}

/* “Round 1: 35 points, bonus: 1” */
static void
add_round (GString              *text,
           const RiffleStanding *standing,
           guint                 deal)
{
  g_autofree char *points = riffle_format_number (standing->points[deal]);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (standing->bonus[deal] != 0)
    /* Translators: the number of a round, its points, and points on top of them */
    g_string_append_printf (text, _("Round %u: %s points, bonus: %d"), deal + 1, points,
                            standing->bonus[deal]);
  else
    /* Translators: the number of a round, and its points */
    g_string_append_printf (text, _("Round %u: %s points"), deal + 1, points);
}

static void
add_void_round (GString *text,
                guint    deal)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: the number of a round of a table */
  g_string_append_printf (text, _("Round %u does not count: what somebody claims in it is not "
                                  "true."), deal + 1);
}

static char *
dup_rounds (PatContest           *table,
            const RiffleStanding *standing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pat_contest_get_n_deals (table); i++)
    if (standing->is_over[i])
      add_round (text, standing, i);
    else if (standing->is_void[i])
      add_void_round (text, i);
  return g_strdup (text->len > 0 ? text->str : _("No round played yet"));
}

static GtkWidget *
total_new (int total)
{
  g_autofree char *text = riffle_format_number (total);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
row_new (PatContest           *table,
         guint                 entrant,
         guint                 place,
         const RiffleStanding *standing)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *rounds = dup_rounds (table, standing);
  g_autofree char *total = riffle_format_number (standing->total);
  g_autofree char *title = NULL, *spoken = NULL;

  if (is_recorded (table, entrant))
    /* Translators: the place and the name of a player whose earlier game runs beside */
    title = g_strdup_printf (_("%u. %s, recorded"), place, get_name (table, entrant));
  else
    /* Translators: the place and the name of a player */
    title = g_strdup_printf (C_("place", "%u. %s"), place, get_name (table, entrant));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), rounds);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), total_new (standing->total));
  /* Translators: spoken; the points of all rounds together */
  spoken = g_strdup_printf (_("Total: %s"), total);
  riffle_ui_describe (row, spoken);
  return row;
}

/* What comes next. Returns: (transfer full): a sentence */
static char *
dup_next (PatContest *table)
{
  RiffleContestTurn turn;

  if (!riffle_contest_turn_find (table, &turn))
    return NULL;
  /* Translators: a number of a round, how many there are, and the name of a player */
  return g_strdup_printf (_("Round %u of %u: it is the turn of %s."), turn.deal + 1,
                          pat_contest_get_n_deals (table), get_name (table, turn.entrant));
}

/**
 * riffle_rounds_page_new:
 * @rounds: a table that is going on
 * @registry: where its game is looked for
 *
 * Makes the page of a table: how its players stand, and who plays next or who has won.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_rounds_page_new (RiffleRounds *rounds,
                        PatRegistry  *registry)
{
  PatContest *table = riffle_rounds_get_table (rounds);
  g_autoptr (GPtrArray) standings = riffle_standings_new (table, registry);
  g_autoptr (GArray) best = riffle_standings_list_best (standings);
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *sentence = dup_next (table);

  if (sentence == NULL)
    sentence = riffle_standings_dup_outcome (table, standings);
  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), NULL, sentence);
  for (guint i = 0; i < best->len; i++)
    {
      guint entrant = g_array_index (best, guint, i);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 row_new (table, entrant,
                                          riffle_standings_get_place (standings, entrant),
                                          g_ptr_array_index (standings, entrant)));
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  /* Translators: the title of a page: the points of all players of a table */
  return riffle_ui_page_new (_("Scoreboard"), page, WIDTH, HEIGHT);
}
