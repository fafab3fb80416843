/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a dealt board: as high as its piles, and every pile can be chosen from it. */
#include "config.h"

#include <math.h>

#include "riffle-board-picture.h"
#include "riffle-picture-names.h"
#include "board-game.h"

#define SKIPPED 77
#define STEP    3 /* pixels between two clicks */

#define MARGIN       8  /* pixels above the piles */

static const char *golden; /* a file of the sources, from which others are found */

typedef struct
{
  RiffleBoard *board;
  GtkWidget   *picture;
  PatGame     *game;
  guint8       chosen[PAT_MAX_PILES]; /* which piles were */
  guint        first;                 /* the one that was chosen first */
} Fixture;

static void
chosen_cb (Fixture *fixture,
           guint    pile)
{
  g_assert_cmpuint (pile, <, pat_rules_get_n_piles (pat_game_get_rules (fixture->game)));
  if (fixture->first == G_MAXUINT)
    fixture->first = pile;
  fixture->chosen[pile] = 1;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  id)
{
  fixture->game = board_game_new (id, 7);
  fixture->first = G_MAXUINT;
  fixture->board = RIFFLE_BOARD (g_object_ref_sink (riffle_board_new ()));
  riffle_board_set_game (fixture->board, fixture->game);
  fixture->picture = g_object_ref_sink (riffle_board_picture_new (fixture->board,
                                                                  fixture->game));
  g_signal_connect_swapped (fixture->picture, "chosen", G_CALLBACK (chosen_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  id)
{
  g_object_unref (fixture->picture);
  g_object_unref (fixture->board);
  g_object_unref (fixture->game);
}

static int
get_height (Fixture *fixture,
            int      width)
{
  int least, natural;

  gtk_widget_measure (fixture->picture, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL,
                      NULL);
  g_assert_cmpint (least, ==, natural);
  return natural;
}

/* Clicks as the pointer would, row by row. */
static void
click_everywhere (Fixture *fixture,
                  int      width,
                  int      height)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->picture);
  g_autoptr (GObject) click = g_list_model_get_item (controllers, 0);

  g_assert_true (GTK_IS_GESTURE_CLICK (click));
  for (int y = 0; y < height; y += STEP)
    for (int x = 0; x < width; x += STEP)
      g_signal_emit_by_name (click, "released", 1, (double) x, (double) y);
}

static void
test_height (Fixture       *fixture,
             gconstpointer  id)
{
  int narrow = get_height (fixture, 300), wide = get_height (fixture, 600);

  g_assert_cmpint (narrow, >, 60);
  g_assert_cmpint (narrow, <, 300);
  g_assert_cmpint (wide, >, narrow);
  g_assert_cmpint (wide, <, 600);
}

static void
test_choice (Fixture       *fixture,
             gconstpointer  id)
{
  guint n_piles = pat_rules_get_n_piles (pat_game_get_rules (fixture->game));

  click_everywhere (fixture, 500, get_height (fixture, 500));
  for (guint i = 0; i < n_piles; i++)
    if (!fixture->chosen[i])
      g_error ("pile %u of %s cannot be chosen", i, (const char *) id);
  riffle_board_picture_mark_pile (RIFFLE_BOARD_PICTURE (fixture->picture), (int) n_piles - 1);
}

/* In a script from right to left, what was at the left is at the right. */
static void
test_direction (Fixture       *fixture,
                gconstpointer  id)
{
  guint first;

  click_everywhere (fixture, 500, get_height (fixture, 500));
  first = fixture->first;
  fixture->first = G_MAXUINT;
  gtk_widget_set_direction (fixture->picture, GTK_TEXT_DIR_RTL);
  click_everywhere (fixture, 500, get_height (fixture, 500));
  g_assert_cmpuint (fixture->first, !=, first);
}

static gboolean
overlap (const PatRect *a,
         const PatRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

/* What is drawn, the uppermost last. */
typedef struct
{
  PatRect rect;
  PatRect indices[RIFFLE_DECK_INDEX_AREAS];
  guint   n_indices;
} Drawn;

static guint
list_drawn (const RifflePictureTable *table,
            Drawn                    *drawn)
{
  guint n = 0;

  for (guint pile = 0; pile < table->position->n_piles; pile++)
    for (guint i = 0; i < pat_position_get_size (table->position, pile); i++)
      {
        PatRect *rect = &drawn[n].rect;
        cairo_rectangle_t areas[RIFFLE_DECK_INDEX_AREAS];

        pat_layout_get_card (table->layout, table->position, pile, i, rect);
        rect->y += table->shift;
        drawn[n].n_indices = 0;
        if (!pat_card_is_face_down (pat_position_get_cards (table->position, pile)[i]))
          drawn[n].n_indices = riffle_deck_style_list_index_areas (table->style, rect->width,
                                                                   areas);
        for (guint k = 0; k < drawn[n].n_indices; k++)
          {
            PatRect *index = &drawn[n].indices[k];

            *index = (PatRect) { areas[k].x, areas[k].y, areas[k].width, areas[k].height };
            index->x += rect->x;
            index->y += rect->y;
          }
        n++;
      }
  return n;
}

static gboolean
is_inside (const PatRect *rect,
           double         x,
           double         y)
{
  return x >= rect->x && x < rect->x + rect->width && y >= rect->y && y < rect->y + rect->height;
}

/* Whether a point of an index is seen there. */
static gboolean
is_index (const Drawn *drawn,
          guint        n_drawn,
          double       x,
          double       y)
{
  for (guint i = n_drawn; i > 0; i--)
    if (is_inside (&drawn[i - 1].rect, x, y))
      {
        for (guint k = 0; k < drawn[i - 1].n_indices; k++)
          if (is_inside (&drawn[i - 1].indices[k], x, y))
            return TRUE;
        return FALSE;
      }
  return FALSE;
}

static gboolean
is_on_index (const Drawn   *drawn,
             guint          n_drawn,
             const PatRect *name)
{
  for (double y = name->y + 0.5; y < name->y + name->height; y++)
    for (double x = name->x + 0.5; x < name->x + name->width; x++)
      if (is_index (drawn, n_drawn, x, y))
        return TRUE;
  return FALSE;
}

static void
assert_name (RifflePictureNames       *names,
             const RifflePictureTable *table,
             guint                     nth,
             const char               *id)
{
  Drawn drawn[PAT_MAX_CARDS];
  guint n_drawn = list_drawn (table, drawn);
  PatRect place;

  if (!riffle_picture_names_get (names, nth, &place))
    g_error ("%s, %d pixels: name %u has no place", id, table->width, nth);
  g_assert_cmpfloat (place.x, >=, 0);
  g_assert_cmpfloat (place.x + place.width, <=, table->width);
  g_assert_cmpfloat (place.y, >=, 0);
  g_assert_cmpfloat (place.y + place.height, <=, table->height);
  if (is_on_index (drawn, n_drawn, &place))
    g_error ("%s, %d pixels: name %u covers a rank or a suit", id, table->width, nth);
  for (guint i = 0; i < nth; i++)
    {
      PatRect other;

      riffle_picture_names_get (names, i, &other);
      if (overlap (&place, &other))
        g_error ("%s, %d pixels: name %u covers name %u", id, table->width, nth, i);
    }
}

/* In the upper row of Klondike: stock, waste and foundations. */
static void
assert_even (RifflePictureNames *names)
{
  PatRect first, other;

  g_assert_true (riffle_picture_names_get (names, 0, &first));
  for (guint i = 1; i < 3; i++)
    {
      g_assert_true (riffle_picture_names_get (names, i, &other));
      g_assert_cmpfloat (other.y, ==, first.y);
    }
}

/* The table as the picture shows it: as high as the piles, and a margin. */
static void
assert_names (Fixture            *fixture,
              const PatRules     *rules,
              const PatPosition  *position,
              int                 width)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (riffle_board_picture_new (fixture->board,
                                                                               fixture->game));
  RifflePictureNames *names = riffle_picture_names_new (rules);
  RiffleDeck *deck = riffle_board_get_deck (fixture->board);
  PatSpace space = { width, MAX (0.7 * width, 330), riffle_deck_get_aspect (deck) };
  PatLayout layout;
  RifflePictureTable table = { position, &layout, riffle_board_get_deck_style (fixture->board),
                               .width = width };
  int height;
  double top = G_MAXDOUBLE;

  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  table.height = height;
  pat_layout_compute (&layout, rules, position, &space);
  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      PatRect rect;

      pat_layout_get_pile (&layout, position, pile, &rect);
      top = MIN (top, rect.y);
    }
  table.shift = MARGIN - floor (top);
  riffle_picture_names_place (names, picture, &table);
  for (guint i = 0; i < riffle_picture_names_count (names); i++)
    assert_name (names, &table, i, pat_variant_get_id (pat_game_get_variant (fixture->game)));
  if (g_str_equal (pat_variant_get_id (pat_game_get_variant (fixture->game)), "klondike"))
    assert_even (names);
  riffle_picture_names_free (names);
}

/* Each kind of pile is named once, within the picture. */
static void
test_names (Fixture       *fixture,
            gconstpointer  id)
{
  RifflePictureNames *names = riffle_picture_names_new (pat_game_get_rules (fixture->game));

  g_assert_cmpuint (riffle_picture_names_count (names), >=, 2);
  g_assert_cmpuint (riffle_picture_names_count (names), <=, 6);
  riffle_picture_names_free (names);
}

/* No name covers another one, or rank and suit of a card, in a dialog of any width, and names of
 * piles in one row stand in one row. */
static void
test_all_names (Fixture       *fixture,
                gconstpointer  id)
{
  const int widths[] = { 300, 324, 400, 512, 560 };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  GListModel *variants = G_LIST_MODEL (registry);

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);

      g_object_unref (fixture->game);
      fixture->game = pat_game_new (variant, NULL, 7 + i, NULL);
      for (guint k = 0; k < G_N_ELEMENTS (widths); k++)
        assert_names (fixture, pat_game_get_rules (fixture->game),
                      pat_game_get_first_position (fixture->game), widths[k]);
    }
}

static int
get_height_of_game (Fixture *fixture,
                    PatGame *game)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (riffle_board_picture_new (fixture->board,
                                                                               game));
  int height;

  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, 500, &height, NULL, NULL, NULL);
  return height;
}

/* A game that was given by hand is pictured as it was given, with one card in the columns; a new
 * deal has six in each, which are higher. */
static void
test_given_start (Fixture       *fixture,
                  gconstpointer  id)
{
  g_autofree char *folder = g_path_get_dirname (golden);
  g_autofree char *path = g_build_filename (folder, "../../../tests/e2e/nearly-won.riffle", NULL);
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) given = NULL;
  g_autoptr (PatGame) dealt = NULL;
  g_autofree char *modules = g_build_filename (g_getenv ("RIFFLE_PLUGIN_PATH"),
                                               "../tests/template", NULL);

  pat_registry_add_folder (registry, modules);
  given = pat_save_read (registry, path, &error);
  g_assert_no_error (error);
  dealt = pat_game_new (pat_game_get_variant (given), NULL, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_height_of_game (fixture, given), <, get_height_of_game (fixture, dealt));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  golden = argc > 1 ? argv[1] : "";
  if (!gtk_init_check ())
    {
      g_printerr ("There is no display.\n");
      return SKIPPED;
    }
#define ADD(path, id, function) g_test_add (path, Fixture, id, set_up, function, tear_down)
  ADD ("/board/picture/height", "klondike", test_height);
  ADD ("/board/picture/choice/klondike", "klondike", test_choice);
  ADD ("/board/picture/choice/pyramid", "pyramid", test_choice);
  ADD ("/board/picture/choice/three-shuffles", "three-shuffles", test_choice);
  ADD ("/board/picture/direction", "klondike", test_direction);
  ADD ("/board/picture/names/klondike", "klondike", test_names);
  ADD ("/board/picture/names/pyramid", "pyramid", test_names);
  ADD ("/board/picture/names/canfield", "canfield", test_names);
  ADD ("/board/picture/names/all", "klondike", test_all_names);
  ADD ("/board/picture/given-start", "klondike", test_given_start);
#undef ADD
  return g_test_run ();
}
