/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the tables of all variants use the board: how large cards are at the deal, how much of the
   board is used, whether they stand in its middle, and in which steps cards change their size while
   a game is played by chance. With --table, it prints that as a table instead of testing it. */
#include "arrangement-boards.h"
#include "chance-play.h"

#define N_MOVES      150
#define N_GAMES      2
#define LARGEST_STEP 0.1   /* of the width of the cards, in one move */
#define FAR_AWAY     0.5   /* card widths: a table is not farther from the middle during a game */

/* What all games keep to on a board. */
typedef struct
{
  double least_card;   /* width at the deal, in any game */
  double least_during; /* the same while games are played */
  double least_used;   /* of the wider and higher of both extents, as a part of the board's */
  double least_area;   /* of the product of both extents, as a part of the board's */
  double median_card;  /* at least so wide are the cards of half of the games */
  guint  most_changes; /* of the size of cards in a game */
} Bounds;

/* The same for each board. A low one has room for few cards in a column, and games that are played
   by chance only grow. */
static const Bounds bounds[G_N_ELEMENTS (boards)] = {
  { 42, 40, 0.85, 0.28, 51, 4 },
  { 38, 33, 0.7, 0.37, 55, 20 },
  { 87, 87, 0.83, 0.37, 120, 6 },
  { 172, 172, 0.82, 0.39, 237, 6 },
  { 259, 259, 0.84, 0.38, 357, 6 },
};

#define N_PEERS_BOARDS 3 /* the first of them */

/* The wider of the cards that Aisleriot and KPatience have at the deal in the first windows
   (benchmark card-widths); ours are at least as wide. Cruel is not here, because its fans lie
   squared there and hide 36 cards. */
static const struct
{
  const char *variant;
  double      widths[N_PEERS_BOARDS];
} peers[] = {
  { "accordion", { 38, 25, 70 } }, { "aces-up", { 47, 60, 154 } }, { "agnes", { 48, 39, 106 } },
  { "bakers-dozen", { 25, 45, 87 } }, { "bakers-game", { 42, 44, 120 } },
  { "beleaguered-castle", { 46, 43, 109 } }, { "bristol", { 30, 51, 110 } },
  { "carpet", { 48, 31, 84 } }, { "chessboard", { 34, 31, 84 } },
  { "classic-canfield", { 48, 39, 106 } }, { "clock", { 38, 31, 84 } },
  { "easthaven", { 48, 39, 106 } }, { "eight-off", { 34, 39, 106 } },
  { "elevator", { 48, 39, 106 } }, { "forecell", { 39, 39, 100 } }, { "fortress", { 34, 31, 84 } },
  { "forty-thieves", { 34, 34, 94 } }, { "four-seasons", { 57, 51, 141 } },
  { "freecell", { 42, 44, 120 } }, { "gaps", { 25, 39, 93 } }, { "golf", { 48, 53, 141 } },
  { "grandfathers-clock", { 30, 39, 100 } }, { "gypsy", { 34, 34, 88 } },
  { "king-albert", { 30, 31, 84 } }, { "klondike", { 48, 50, 136 } },
  { "labyrinth", { 42, 39, 106 } }, { "monte-carlo", { 48, 31, 84 } },
  { "osmosis", { 57, 31, 84 } }, { "poker-squares", { 42, 31, 84 } },
  { "pyramid", { 48, 39, 106 } }, { "scorpion", { 38, 39, 106 } },
  { "seahaven-towers", { 34, 39, 106 } }, { "simple-simon", { 31, 40, 103 } },
  { "sir-tommy", { 48, 39, 106 } }, { "spider", { 34, 51, 112 } },
  { "spiderette", { 48, 39, 106 } }, { "streets-and-alleys", { 38, 39, 106 } },
  { "thumb-and-pouch", { 48, 51, 141 } }, { "tripeaks", { 30, 51, 110 } },
  { "whitehead", { 48, 39, 106 } }, { "will-o-the-wisp", { 48, 39, 106 } },
  { "yukon", { 39, 43, 110 } },
};

/* Games whose piles were laid out for larger cards, and how wide those are at least. */
static const struct
{
  const char *variant;
  guint       board;
  double      width;
} larger[] = {
  { "concentration", 1, 64 }, { "concentration", 2, 129 },
  { "duchess", 1, 65 }, { "duchess", 2, 135 },
  { "gypsy", 2, 129 },
  { "double-klondike", 0, 53 }, { "westcliff", 0, 56 },
  { "corners", 0, 88 }, { "four-seasons", 0, 88 },
  { "bakers-dozen", 1, 48 }, { "bakers-dozen", 2, 123 },
};

/* What was seen of a variant on one board. */
typedef struct
{
  PatLayout layout;
  double    dealt_width; /* of a card, in pixels */
  double    used_width;  /* parts of the board's, at the deal */
  double    used_height;
  double    offset;      /* from the middle of the board, in pixels, at the deal */
  double    far_away;    /* the same during the games, at most, in cards */
  double    least_width; /* of a card, during the games */
  double    last_width;
  double    largest_step;
  guint     n_changes;   /* in the game that had most */
} Course;

static void
measure_deal (const PatPosition *position,
              const Board       *board,
              Course            *course)
{
  PatRect extent = board_get_extent (position, &course->layout);

  course->dealt_width = course->least_width = course->layout.card_width;
  course->used_width = extent.width / board->width;
  course->used_height = extent.height / board->height;
  course->offset = board_find_offset (&extent, board);
}

static void
follow (const PatRules    *rules,
        const PatPosition *position,
        const Board       *board,
        Course            *course,
        guint             *n_changes)
{
  PatSpace space = board_get_space (board);
  PatLayout before = course->layout;
  double from = before.card_width, to;
  PatRect extent;

  space.before = &before;
  pat_layout_compute (&course->layout, rules, position, &space);
  to = course->layout.card_width;
  extent = board_get_extent (position, &course->layout);
  course->far_away = MAX (course->far_away, fabs (board_find_offset (&extent, board)) / to);
  if (from == to)
    return;
  course->least_width = MIN (course->least_width, to);
  course->largest_step = MAX (course->largest_step, (fabs (to - from) - ROUNDING) / MAX (to, from));
  course->n_changes = MAX (course->n_changes, ++*n_changes);
}

static void
play (const PatRules *rules,
      guint           game,
      Course         *courses)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n_changes[G_N_ELEMENTS (boards)] = { 0 };
  PatPosition position;
  PatRandom random;

  pat_rules_deal (rules, game, &position);
  pat_random_init (&random, game, 0);
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      PatSpace space = board_get_space (&boards[i]);

      pat_layout_compute (&courses[i].layout, rules, &position, &space);
      if (game == 1)
        measure_deal (&position, &boards[i], &courses[i]);
    }
  for (guint n = 0; n < N_MOVES && !pat_rules_is_won (rules, &position) &&
       chance_play (rules, &position, &random, moves); n++)
    for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
      follow (rules, &position, &boards[i], &courses[i], &n_changes[i]);
}

static Course *
play_variant (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);
  Course *courses = g_new0 (Course, G_N_ELEMENTS (boards));

  for (guint game = 1; game <= N_GAMES; game++)
    play (rules, game, courses);
  return courses;
}

static void
print_table (GListModel *variants)
{
  for (guint k = 0; k < g_list_model_get_n_items (variants); k++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, k);
      g_autofree Course *courses = play_variant (variant);

      for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
        g_print ("%-24s %-9s card %3g least %3g width %3.0f%% height %3.0f%% "
                 "off %+.1f at most %.2f changes %2u step %4.1f%%\n",
                 pat_variant_get_id (variant), boards[i].name,
                 courses[i].dealt_width, courses[i].least_width, 100 * courses[i].used_width,
                 100 * courses[i].used_height, courses[i].offset, courses[i].far_away,
                 courses[i].n_changes, 100 * courses[i].largest_step);
    }
}

static void
test_variant (gconstpointer data)
{
  PatVariant *variant = (PatVariant *) data;
  g_autofree Course *courses = play_variant (variant);

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const Bounds *least = &bounds[i];

      g_test_message ("%s", boards[i].name);
      g_assert_cmpfloat (courses[i].dealt_width, >=, least->least_card);
      g_assert_cmpfloat (courses[i].least_width, >=, least->least_during);
      g_assert_cmpfloat (MAX (courses[i].used_width, courses[i].used_height), >=,
                         least->least_used);
      g_assert_cmpfloat (courses[i].used_width * courses[i].used_height, >=, least->least_area);
      g_assert_cmpfloat (fabs (courses[i].offset), <=, ROUNDING);
      g_assert_cmpfloat (courses[i].far_away, <=, FAR_AWAY);
      g_assert_cmpfloat (courses[i].largest_step, <=, LARGEST_STEP);
      g_assert_cmpuint (courses[i].n_changes, <=, least->most_changes);
    }
}

static int
compare_widths (gconstpointer a,
                gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

/* The width of a card at a deal. */
static double
find_dealt_width (const PatRules *rules,
                  const Board    *board)
{
  PatSpace space = board_get_space (board);
  PatPosition position;
  PatLayout layout;

  pat_rules_deal (rules, 1, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  return layout.card_width;
}

/* The cards of half of the games are at least so wide. */
static void
test_median (gconstpointer data)
{
  GListModel *variants = (GListModel *) data;
  GArray *widths[G_N_ELEMENTS (boards)];

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    widths[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint k = 0; k < g_list_model_get_n_items (variants); k++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, k);
      g_autoptr (PatOptions) options = pat_variant_new_options (variant);
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, options, NULL);

      for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
        {
          double width = find_dealt_width (rules, &boards[i]);

          g_array_append_val (widths[i], width);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (boards) && widths[i]->len > 0; i++)
    {
      g_array_sort (widths[i], compare_widths);
      g_assert_cmpfloat (g_array_index (widths[i], double, widths[i]->len / 2), >=,
                         bounds[i].median_card);
    }
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    g_array_unref (widths[i]);
}

/* The width of a card at the deal; a game that has no counters or buttons has a higher board. */
static double
find_width (const PatRules *rules,
            const Board    *board)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  PatSpace space = board_get_space (board);
  PatPosition position;
  PatLayout layout;

  if (game->counters == NULL && game->specials == NULL)
    space.height += STATUS_LINE;
  pat_rules_deal (rules, 617, &position);
  pat_layout_compute (&layout, rules, &position, &space);
  return layout.card_width;
}

/* No cards are smaller than those of another program. */
static void
test_peers (gconstpointer data)
{
  PatRegistry *registry = (PatRegistry *) data;

  for (guint i = 0; i < G_N_ELEMENTS (peers); i++)
    {
      g_autoptr (PatRules) rules = build_rules (registry, peers[i].variant);

      for (guint k = 0; k < N_PEERS_BOARDS; k++)
        {
          g_test_message ("%s in %s", peers[i].variant, boards[k].name);
          g_assert_cmpfloat (find_width (rules, &boards[k]), >=, peers[i].widths[k]);
        }
    }
}

static void
test_larger (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (larger); i++)
    {
      g_autoptr (PatRules) rules = build_rules ((PatRegistry *) data, larger[i].variant);

      g_test_message ("%s in %s", larger[i].variant, boards[larger[i].board].name);
      g_assert_cmpfloat (find_width (rules, &boards[larger[i].board]), >=, larger[i].width);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  if (argc > 1 && g_str_equal (argv[1], "--table"))
    {
      print_table (G_LIST_MODEL (registry));
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      PatVariant *variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autofree char *path = g_strconcat ("/arrangement/", pat_variant_get_id (variant), NULL);

      g_test_add_data_func_full (path, variant, test_variant, g_object_unref);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (registry)) > 0)
    {
      g_test_add_data_func ("/arrangement/median", registry, test_median);
      g_test_add_data_func ("/arrangement/peers", registry, test_peers);
      g_test_add_data_func ("/arrangement/larger", registry, test_larger);
    }
  return g_test_run ();
}
