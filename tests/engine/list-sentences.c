/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Prints all that players can read about the rules of all games, a text a line: the rules pages,
 * the help about each pile and the refusals, for each value of each option and each preset. */
#include <patience.h>

#include "pat-check-private.h"

static void
print (char *text)
{
  g_strdelimit (text, "\n", ' ');
  g_print ("%s\n", text);
  g_free (text);
}

/* Each refusal of each pile, in a position with all cards and in one without any. */
static void
print_refusals (const PatRules    *rules,
                const PatPosition *position)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    for (guint reason = PAT_LEGAL + 1; reason <= PAT_REFUSED_OVER; reason++)
      {
        PatRefusal refusal = { .reason = (PatRefusalReason) reason, .pile = (guint8) pile,
                               .limit = 2 };
        PatMove move;

        pat_move_init_cards (&move, pile, 1, pile);
        if (reason != PAT_REFUSED_BY_GAME)
          print (pat_words_refusal (rules, position, &move, &refusal));
      }
}

static void
print_rules (const PatRules *rules)
{
  g_autoptr (GPtrArray) sections = pat_words_rules (rules);
  PatPosition dealt, empty;

  for (guint i = 0; i < sections->len; i++)
    print (g_strdup (((PatSection *) sections->pdata[i])->text));
  for (guint i = 0; i < pat_rules_get_n_piles (rules); i++)
    print (pat_words_pile_help (rules, i));
  pat_rules_deal (rules, 1, &dealt);
  pat_position_init (&empty, pat_rules_get_n_piles (rules));
  print_refusals (rules, &dealt);
  print_refusals (rules, &empty);
}

static void
print_variant (PatRegistry *registry,
               PatVariant  *variant)
{
  PatCheck check = { .registry = registry, .variant = variant };
  g_autoptr (GPtrArray) sets = pat_check_list_options (&check);

  for (guint i = 0; i < sets->len; i++)
    {
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, sets->pdata[i], NULL);

      print_rules (rules);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      print_variant (registry, variant);
    }
  return 0;
}
