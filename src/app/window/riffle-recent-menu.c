/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the menu that leads back to deals of the same game. */
#include "config.h"

#include "riffle-recent-menu.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-recent-deals.h"

static const char *
find_preset_name (PatVariant *variant,
                  PatOptions *options)
{
  const char *key = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      return pat_variant_translate (variant, presets[i].name);
  return NULL;
}

/* Returns: (nullable): how the menu calls a deal; %NULL if the game has no such deal any more */
static char *
dup_label (PatVariant *variant,
           const char *deal)
{
  g_autoptr (PatDeal) parts = pat_deal_parse (deal, NULL);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autofree char *number = NULL;
  const char *preset;

  if (parts == NULL || parts->number == 0 ||
      (parts->options != NULL && !pat_options_parse (options, parts->options, NULL)))
    return NULL;
  number = riffle_format_number ((gint64) parts->number);
  preset = find_preset_name (variant, options);
  if (preset == NULL)
    /* Translators: an entry of a menu: %s is the number of a deal */
    return g_strdup_printf (C_("recent deal", "#%s"), number);
  /* Translators: an entry of a menu: the number of a deal, and the name of a version of the game,
     such as “#617 · Deal three” */
  return g_strdup_printf (C_("recent deal", "#%s · %s"), number, preset);
}

/**
 * riffle_recent_menu_fill:
 * @menu: a part of a menu
 * @settings: the settings of the program
 * @game: (nullable): what is played now
 *
 * Lists the deals of the same game that were played recently.
 */
void
riffle_recent_menu_fill (GMenu     *menu,
                         GSettings *settings,
                         PatGame   *game)
{
  g_auto (GStrv) deals = NULL;

  g_menu_remove_all (menu);
  if (game == NULL)
    return;
  deals = riffle_recent_deals_dup (settings, game);
  for (guint i = 0; deals[i] != NULL; i++)
    {
      g_autofree char *label = dup_label (pat_game_get_variant (game), deals[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-recent-deal", "s", deals[i]);
      if (label != NULL)
        g_menu_append_item (menu, item);
    }
}
