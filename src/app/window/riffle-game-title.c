/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the title of the window says about the game. */
#include "config.h"

#include "riffle-game-title.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

/* A version that is called as the game itself is says nothing. */
static const char *
get_preset_name (PatGame *game)
{
  PatOptions *options = pat_game_get_options (game);
  const char *key = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      {
        const char *name = pat_variant_translate (pat_game_get_variant (game), presets[i].name);

        return g_str_equal (name, pat_variant_get_name (pat_game_get_variant (game))) ? NULL : name;
      }
  return NULL;
}

static char *
dup_deal_title (PatGame  *game,
                gboolean  is_narrow)
{
  g_autofree char *number = riffle_format_number ((gint64) pat_game_get_number (game));

  if (is_narrow)
    /* Translators: the number of a deal, in a narrow window. */
    return g_strdup_printf (C_("deal", "#%s"), number);
  /* Translators: the number of a deal. */
  return g_strdup_printf (_("Deal %s"), number);
}

/**
 * riffle_game_title_dup_subtitle:
 * @game: a game
 * @is_narrow: whether there is room for a few letters only
 *
 * Names the deal and the version of a game. In a narrow window the end is cut off: the number,
 * which is to be told others, comes first.
 *
 * Returns: (transfer full): the text; empty if there is nothing to say
 */
char *
riffle_game_title_dup_subtitle (PatGame  *game,
                                gboolean  is_narrow)
{
  const char *preset = get_preset_name (game);
  g_autofree char *deal = NULL;

  if (pat_game_get_number (game) == 0)
    return g_strdup (preset == NULL ? "" : preset);
  deal = dup_deal_title (game, is_narrow);
  if (preset == NULL)
    return g_steal_pointer (&deal);
  /* Translators: the number of the deal, such as “Deal 7”, and the name of a version of the
     game. */
  return g_strdup_printf (C_("deal", "%s · %s"), deal, preset);
}
