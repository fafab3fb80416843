/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deals were played recently, as the settings have it. */
#include "config.h"

#include "riffle-recent-deals.h"

#define MAX_OF_GAME 9  /* deals of one game, the present one included */
#define MAX_DEALS   60 /* of all games; what somebody else has written behind them is not read */

static char *
dup_variant (const char *deal)
{
  g_autoptr (PatDeal) parts = pat_deal_parse (deal, NULL);

  return parts != NULL ? g_strdup (parts->variant) : NULL;
}

static gboolean
is_of_variant (const char *deal,
               PatVariant *variant)
{
  g_autofree char *id = dup_variant (deal);

  return g_strcmp0 (id, pat_variant_get_id (variant)) == 0;
}

/**
 * riffle_recent_deals_add:
 * @settings: the settings of the program
 * @game: what was played
 *
 * Notes the deal of a game, before the others. A game without a number is not noted.
 */
void
riffle_recent_deals_add (GSettings *settings,
                         PatGame   *game)
{
  g_autofree char *deal = pat_game_get_number (game) != 0 ? pat_game_dup_deal (game) : NULL;
  g_auto (GStrv) old = g_settings_get_strv (settings, "recent-deals");
  g_autoptr (GPtrArray) deals = g_ptr_array_new ();
  guint n_of_game = 1;

  /* Settings are written to the disk at once, even if they say what they said before. */
  if (deal == NULL || g_strcmp0 (old[0], deal) == 0)
    return;
  g_ptr_array_add (deals, deal);
  for (guint i = 0; i < MAX_DEALS && old[i] != NULL && deals->len < MAX_DEALS; i++)
    if (!g_str_equal (old[i], deal) &&
        (!is_of_variant (old[i], pat_game_get_variant (game)) || n_of_game++ < MAX_OF_GAME))
      g_ptr_array_add (deals, old[i]);
  g_ptr_array_add (deals, NULL);
  g_settings_set_strv (settings, "recent-deals", (const char *const *) deals->pdata);
}

/**
 * riffle_recent_deals_dup:
 * @settings: the settings of the program
 * @game: what is played now
 *
 * Returns: (transfer full): the other deals of the same variant that were played last, the latest
 *   first
 */
char **
riffle_recent_deals_dup (GSettings *settings,
                         PatGame   *game)
{
  g_autofree char *deal = pat_game_get_number (game) != 0 ? pat_game_dup_deal (game) : NULL;
  g_auto (GStrv) all = g_settings_get_strv (settings, "recent-deals");
  g_autoptr (GStrvBuilder) deals = g_strv_builder_new ();
  guint n = 1;

  for (guint i = 0; i < MAX_DEALS && all[i] != NULL; i++)
    if (g_strcmp0 (all[i], deal) != 0 && is_of_variant (all[i], pat_game_get_variant (game)) &&
        n++ < MAX_OF_GAME)
      g_strv_builder_add (deals, all[i]);
  return g_strv_builder_end (deals);
}
