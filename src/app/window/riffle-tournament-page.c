/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses what a tournament is about. */
#include "config.h"

#include "riffle-tournament-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui-compat.h"

#define WIDTH  420 /* pixels */
#define HEIGHT 640
#define ALL    -1

typedef struct
{
  PatCollection        *tour;
  RiffleTournamentFunc  chosen;
  GObject              *owner;  /* (nullable): weak */
  GtkWidget            *dialog; /* which owns this */
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  pat_collection_free (page->tour);
  g_clear_weak_pointer (&page->owner);
  g_free (page);
}

static void
activated_cb (Page      *page,
              GtkWidget *row)
{
  int nth = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "nth"));
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);
  RiffleTournamentFunc chosen = page->chosen;
  g_autoptr (GObject) owner = page->owner != NULL ? g_object_ref (page->owner) : NULL;

  for (int i = 0; i < (int) page->tour->games->len; i++)
    if (nth == ALL || nth == i)
      g_ptr_array_add (games, pat_collection_game_copy (g_ptr_array_index (page->tour->games, i)));
  riffle_ui_close (page->dialog);
  if (owner != NULL)
    chosen (games, owner);
}

static GtkWidget *
row_new (Page       *page,
         const char *title,
         int         nth)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "nth", GINT_TO_POINTER (nth));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (activated_cb), page);
  return row;
}

static GtkWidget *
content_new (Page *page)
{
  GtkWidget *content = adw_preferences_page_new ();
  GtkWidget *whole = adw_preferences_group_new (), *single = adw_preferences_group_new ();

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (whole),
    _("Any number of players play the same deals, one after the other. Moves are not taken back."));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (whole),
                             row_new (page, _("The Whole Tour"), ALL));
  /* Translators: a heading above games, one of which can be chosen */
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (single), _("One Game"));
  for (guint i = 0; i < page->tour->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (page->tour->games, i);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (single),
                                 row_new (page, pat_variant_get_name (game->variant), (int) i));
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (content), ADW_PREFERENCES_GROUP (whole));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (content), ADW_PREFERENCES_GROUP (single));
  return content;
}

/**
 * riffle_tournament_page_present:
 * @parent: a widget of the window that the page belongs to
 * @tour: the games
 * @chosen: takes the choice
 * @owner: (type GObject): for @chosen, which is called only as long as the owner is there
 *
 * Lets the player choose one game of the tour, or all of them.
 */
void
riffle_tournament_page_present (GtkWidget            *parent,
                                const PatCollection  *tour,
                                RiffleTournamentFunc  chosen,
                                gpointer              owner)
{
  Page *page = g_new0 (Page, 1);

  page->tour = pat_collection_copy (tour);
  page->chosen = chosen;
  g_set_weak_pointer (&page->owner, G_OBJECT (owner));
  /* Translators: the title of a dialog */
  page->dialog = riffle_ui_page_new (_("New Tournament"), content_new (page), WIDTH, HEIGHT);
  g_object_set_data_full (G_OBJECT (page->dialog), "riffle-tournament", page, page_free);
  riffle_ui_present (page->dialog, parent);
}
