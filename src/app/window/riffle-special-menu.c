/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the menu that has the special actions of a game. */
#include "config.h"

#include "riffle-special-menu.h"

#include <glib/gi18n.h>

/* What an action is called, and how often it is left if that is counted. */
static char *
dup_label (PatGame              *game,
           const PatSpecialSpec *special)
{
  const char *label = pat_variant_translate (pat_game_get_variant (game), special->label);
  int n_left;

  if (special->counter == 0)
    return g_strdup (label);
  n_left = pat_game_get_position (game)->counters[special->counter];
  /* Translators: an entry of a menu: an action of a game, such as “Shuffle”, and how often it is
     left: "Shuffle (2 left)" */
  return g_strdup_printf (ngettext ("%1$s (%2$d left)", "%1$s (%2$d left)", (gulong) n_left), label,
                          n_left);
}

/**
 * riffle_special_menu_fill:
 * @menu: a part of a menu
 * @game: (nullable): what is played now
 *
 * Lists the special actions of the game that the player calls, and how often each is left.
 */
void
riffle_special_menu_fill (GMenu   *menu,
                          PatGame *game)
{
  const PatSpecialSpec *specials;

  g_menu_remove_all (menu);
  if (game == NULL)
    return;
  specials = pat_rules_get_game (pat_game_get_rules (game))->specials;
  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    {
      g_autofree char *label = dup_label (game, &specials[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.special", "u", i);
      if (specials[i].auto_msec == 0)
        g_menu_append_item (menu, item);
    }
}
