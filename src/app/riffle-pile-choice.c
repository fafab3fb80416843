/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that asks for one of the piles of a game. */
#include "config.h"

#include "riffle-pile-choice.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"

/**
 * riffle_pile_choice_new:
 * @rules: the rules of the game
 * @pile: the pile that is chosen at first
 * @choice: (out) (transfer none): the list, whose positions are the numbers of the piles
 *
 * Returns: (transfer floating): the row, in a list of its own
 */
GtkWidget *
riffle_pile_choice_new (const PatRules  *rules,
                        guint            pile,
                        GtkDropDown    **choice)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *list = gtk_list_box_new ();

  for (guint i = 0; i < pat_rules_get_n_piles (rules); i++)
    g_ptr_array_add (names, pat_words_pile (rules, i));
  g_ptr_array_add (names, NULL);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_append (GTK_LIST_BOX (list),
                       riffle_rows_new_choice (_("Pile"), NULL, (char **) names->pdata, choice));
  gtk_drop_down_set_selected (*choice, pile);
  return list;
}
