/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of games that could not be loaded, each with the reason. */
#include "config.h"

#include "riffle-problems.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

#define WIDTH  600 /* pixels */
#define HEIGHT 440

static GtkWidget *
row_new (const PatBroken *broken)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), broken->error->message);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), broken->path);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

/**
 * riffle_problems_present:
 * @parent: a widget of the window that the page belongs to
 * @registry: the variants
 *
 * Shows what could not be loaded, and why.
 */
void
riffle_problems_present (GtkWidget   *parent,
                         PatRegistry *registry)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  const char *description = _("These modules could not be loaded. All other games work.");

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               row_new (pat_registry_get_broken (registry, i)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  riffle_ui_present (riffle_ui_page_new (_("Problems"), page, WIDTH, HEIGHT), parent);
}
