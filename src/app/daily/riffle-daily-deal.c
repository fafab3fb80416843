/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deal belongs to which day; docs/daily-deal.md has the formula, which never changes. */
#include "config.h"

#include "riffle-daily-deal.h"

#define N_NUMBERS   1000000        /* a number that can be told others */
#define HASH_BASIS  2166136261u    /* of FNV-1a with 32 bits */
#define HASH_PRIME  16777619u
#define MOST_PASSED 100            /* deals, until one is dealt although it is lost */

/**
 * riffle_daily_deal_list_games:
 * @registry: the variants
 *
 * Returns: (transfer full) (nullable): the games of the week
 */
PatCollection *
riffle_daily_deal_list_games (PatRegistry *registry)
{
  return pat_collection_find_for (registry, PAT_COLLECTION_WEEK);
}

static gboolean
is_of_weekday (const PatCollection     *week,
               const PatCollectionGame *game,
               guint                    weekday)
{
  const PatMembership *in = pat_variant_get_spec (game->variant)->collections;
  const char *key = game->preset != NULL ? game->preset->key : NULL;

  while (strcmp (in->collection, week->id) != 0 || g_strcmp0 (in->preset, key) != 0)
    in++;
  return in->place == weekday;
}

/**
 * riffle_daily_deal_find_game:
 * @registry: the variants
 * @chosen: the id of one of the games of the week, for every day; or “”
 * @day: a day; 0: the clock is wrong
 *
 * Finds the game of a day: the chosen one, or that of its weekday.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if it is not installed, or there is no day
 */
PatCollectionGame *
riffle_daily_deal_find_game (PatRegistry *registry,
                             const char  *chosen,
                             RiffleDay    day)
{
  g_autoptr (PatCollection) week = riffle_daily_deal_list_games (registry);
  const PatCollectionGame *found = NULL;

  if (day == 0)
    return NULL;
  for (guint i = 0; week != NULL && i < week->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (week->games, i);

      if (strcmp (pat_variant_get_id (game->variant), chosen) == 0)
        return pat_collection_game_copy (game);
      if (found == NULL && is_of_weekday (week, game, riffle_day_get_weekday (day)))
        found = game;
    }
  return found != NULL ? pat_collection_game_copy (found) : NULL;
}

/**
 * riffle_daily_deal_get_number:
 * @day: a day
 * @id: the id of a variant
 *
 * Computes the number from which the deal of a day is looked for.
 *
 * Returns: from 1 to a million
 */
guint64
riffle_daily_deal_get_number (RiffleDay   day,
                              const char *id)
{
  g_autofree char *date = riffle_day_print (day);
  g_autofree char *text = g_strconcat (date, " ", id, NULL);
  guint32 hash = HASH_BASIS;

  for (const char *at = text; *at != '\0'; at++)
    hash = (hash ^ (guchar) *at) * HASH_PRIME;
  return hash % N_NUMBERS + 1;
}

static gboolean
is_lost (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return state == PAT_GAME_STUCK || state == PAT_GAME_LOST;
}

/**
 * riffle_daily_deal_new:
 * @game: the game of the day
 * @day: the day
 * @options: the options of the game, without what changes cards or rules for one player
 * @error: return location
 *
 * Deals the cards of a day. A deal that is lost before its first move is passed over for the one
 * with the next number.
 *
 * Returns: (transfer full): the game, or %NULL and @error
 */
PatGame *
riffle_daily_deal_new (const PatCollectionGame  *game,
                       RiffleDay                 day,
                       PatOptions               *options,
                       GError                  **error)
{
  guint64 number = riffle_daily_deal_get_number (day, pat_variant_get_id (game->variant));
  PatGame *dealt = pat_game_new (game->variant, options, number, error);

  for (guint i = 1; i < MOST_PASSED && dealt != NULL && is_lost (dealt); i++)
    {
      g_object_unref (dealt);
      dealt = pat_game_new (game->variant, options, number + i, error);
    }
  return dealt;
}
