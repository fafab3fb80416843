/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of a film says of where it stands; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-film-page.h"

/* Whether one of the labels ends so. */
static gboolean
says (GtkWidget  *widget,
      const char *end)
{
  gboolean is_said = GTK_IS_LABEL (widget)
                     && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), end);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_said;
       child = gtk_widget_get_next_sibling (child))
    is_said = says (child, end);
  return is_said;
}

/* Turns the stock and takes that back, again and again. */
static PatReplay *
play (guint n_events)
{
  PatReplay *replay = pat_replay_new ("klondike#1");

  for (guint i = 0; i < n_events; i++)
    {
      const PatReplayEvent event = { i, i % 2 == 0 ? PAT_REPLAY_MOVES : PAT_REPLAY_UNDO,
                                     i % 2 == 0 ? (char *) "s" : NULL };

      if (!pat_replay_add_event (replay, &event))
        break;
    }
  return replay;
}

static void
check_end (guint    n_events,
           gboolean is_cut)
{
  static const char *const cut = "A replay cannot be longer; the game may have gone on";
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatReplay) replay = play (n_events);
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_autoptr (RiffleFilm) film = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  pat_registry_add_default_folders (registry, FALSE);
  film = riffle_film_new (replay, registry, &error);
  g_assert_no_error (error);
  page = g_object_ref_sink (riffle_film_page_new (film, settings));
  g_assert_false (says (page, cut));
  riffle_film_seek (film, riffle_film_get_n_steps (film));
  g_assert_cmpint (says (page, cut), ==, is_cut);
  riffle_film_seek (film, 1);
  g_assert_false (says (page, cut));
  g_object_unref (page);
}

/* A replay that has no room for more may not be the whole game. */
static void
test_end (void)
{
  check_end (10, FALSE);
  check_end (200000, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/film/end", test_end);
  return g_test_run ();
}
