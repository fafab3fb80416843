/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far the recorded players of a round are, in words. */
#include "config.h"

#include "riffle-opponents.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

static char *
dup_progress (RiffleOpponent *opponent,
              gint64       msec)
{
  const char *name = riffle_opponent_get_name (opponent);
  g_autofree char *points = NULL;
  PatReplayResult result;

  riffle_opponent_get_result (opponent, msec, &result);
  points = riffle_format_number (result.score);
  /* Translators: how far another player is: a name, the points and the moves, such as
     “Ann: 35 points, 12 moves” */
  return g_strdup_printf (ngettext ("%s: %s points, %u move", "%s: %s points, %u moves",
                                    result.n_moves),
                          name != NULL ? name : "", points, result.n_moves);
}

/**
 * riffle_opponents_dup_text:
 * @opponents: (element-type RiffleOpponent): recorded players
 * @msec: a time in milliseconds of the clock
 *
 * Tells how far they were at that time.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if there are none
 */
char *
riffle_opponents_dup_text (GPtrArray *opponents,
                           gint64     msec)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < opponents->len; i++)
    {
      g_autofree char *progress = dup_progress (g_ptr_array_index (opponents, i), msec);

      if (text->len > 0)
        g_string_append (text, " · ");
      g_string_append (text, progress);
    }
  return opponents->len > 0 ? g_strdup (text->str) : NULL;
}
