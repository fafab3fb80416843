/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last games of one variant with one set of options, one by one, for medians and charts. */
#include "config.h"

#include "riffle-history.h"

#include <string.h>

/**
 * riffle_history_new:
 *
 * Returns: (transfer full) (element-type RiffleResult): no games yet
 */
GArray *
riffle_history_new (void)
{
  return g_array_new (FALSE, TRUE, sizeof (RiffleResult));
}

/* The beginning of the last games, so that a file with a million of them takes no time. */
static const char *
find_last (const char *text)
{
  const char *at = text + strlen (text);
  guint n = 0;

  for (; at > text; at--)
    if (at[-1] == ';' && n++ == RIFFLE_HISTORY_MAX)
      break;
  return at;
}

/**
 * riffle_history_parse:
 * @text: from riffle_history_format ()
 *
 * Reads games. If there are more than %RIFFLE_HISTORY_MAX, the last ones are read.
 *
 * Returns: (transfer full) (nullable) (element-type RiffleResult): the games, the oldest first;
 *   %NULL if one is damaged
 */
GArray *
riffle_history_parse (const char *text)
{
  g_autoptr (GArray) games = riffle_history_new ();

  for (const char *at = find_last (text); *at != '\0';)
    {
      const char *end = strchr (at, ';');
      RiffleResult game;

      if (end == NULL || !riffle_result_parse (&game, at, (gsize) (end - at)))
        return NULL;
      g_array_append_val (games, game);
      at = end + 1;
    }
  return g_steal_pointer (&games);
}

/**
 * riffle_history_format:
 * @games: (element-type RiffleResult): games
 *
 * Returns: (transfer full): the games as a line of text
 */
char *
riffle_history_format (GArray *games)
{
  GString *text = g_string_sized_new (games->len * 32);

  for (guint i = 0; i < games->len; i++)
    riffle_result_print (&g_array_index (games, RiffleResult, i), text);
  return g_string_free (text, FALSE);
}

/**
 * riffle_history_trim:
 * @games: (element-type RiffleResult): games
 * @n_games: how many are to be left
 *
 * Forgets the oldest games.
 */
void
riffle_history_trim (GArray *games,
                     guint   n_games)
{
  if (games->len > n_games)
    g_array_remove_range (games, 0, games->len - n_games);
}

/**
 * riffle_history_find:
 * @games: (element-type RiffleResult): games
 * @result: how one of them ended
 * @nth: (out) (optional): which one it is
 *
 * Finds a game that ended at the same time and in the same way.
 *
 * Returns: whether it is there
 */
gboolean
riffle_history_find (GArray             *games,
                     const RiffleResult *result,
                     guint              *nth)
{
  RiffleResult game = riffle_result_reduce (result);

  for (guint i = games->len; i-- > 0;)
    if (riffle_result_is_same (&g_array_index (games, RiffleResult, i), &game))
      {
        if (nth != NULL)
          *nth = i;
        return TRUE;
      }
  return FALSE;
}

static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  gint64 first = ((const RiffleResult *) a)->ended_sec;
  gint64 second = ((const RiffleResult *) b)->ended_sec;

  return (first > second) - (first < second);
}

/**
 * riffle_history_sort:
 * @games: (element-type RiffleResult): games
 *
 * Puts games into the order in which they ended.
 */
void
riffle_history_sort (GArray *games)
{
  g_array_sort (games, compare_ends);
}

/**
 * riffle_history_add:
 * @games: (element-type RiffleResult): games
 * @result: how another one ended
 *
 * Adds a game; if there are too many, the oldest is forgotten. One from elsewhere may have ended
 * before others.
 */
void
riffle_history_add (GArray             *games,
                    const RiffleResult *result)
{
  RiffleResult game = riffle_result_reduce (result);

  g_array_append_val (games, game);
  if (games->len > 1
      && game.ended_sec < g_array_index (games, RiffleResult, games->len - 2).ended_sec)
    riffle_history_sort (games);
  riffle_history_trim (games, RIFFLE_HISTORY_MAX);
}

/**
 * riffle_history_merge:
 * @games: (element-type RiffleResult): games
 * @others: (element-type RiffleResult): others, as from another computer
 *
 * Adds the others, in the order in which all of them ended.
 */
void
riffle_history_merge (GArray *games,
                      GArray *others)
{
  g_array_prepend_vals (games, others->data, others->len);
  riffle_history_sort (games);
  riffle_history_trim (games, RIFFLE_HISTORY_MAX);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

/**
 * riffle_history_get_median:
 * @games: (element-type RiffleResult): games
 * @field: the number that matters
 * @only_won: whether other games than those that were won are left out
 * @median: (out): half of the numbers are at most as large, and half at least
 *
 * Gets the number in the middle, or between the two in the middle.
 *
 * Returns: %FALSE if there is no game
 */
gboolean
riffle_history_get_median (GArray             *games,
                           RiffleResultField  field,
                           gboolean            only_won,
                           double             *median)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  const gint64 *sorted;

  for (guint i = 0; i < games->len; i++)
    {
      const RiffleResult *game = &g_array_index (games, RiffleResult, i);
      gint64 number = riffle_result_get_field (game, field);

      if (game->is_won || !only_won)
        g_array_append_val (numbers, number);
    }
  if (numbers->len == 0)
    return FALSE;
  g_array_sort (numbers, compare_numbers);
  sorted = (const gint64 *) numbers->data;
  *median = ((double) sorted[(numbers->len - 1) / 2] + (double) sorted[numbers->len / 2]) / 2;
  return TRUE;
}
