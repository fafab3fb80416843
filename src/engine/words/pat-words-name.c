/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The names of piles, rows and roles. */
#include "config.h"

#include "pat-words-private.h"

/* The name of a pile that is the only one of its role. */
static const char *const single_names[PAT_N_ROLES] = {
  NC_("pile", "Stock"),
  NC_("pile", "Waste"),
  NC_("pile", "Foundation"),
  NC_("pile", "Column"),
  NC_("pile", "Cell"),
  NC_("pile", "Reserve"),
  NC_("pile", "Hand"),
  NC_("pile", "Discard pile"),
  NC_("pile", "Indicator"),
};

/* The name of one pile of several of its role. */
static const char *const numbered_names[PAT_N_ROLES] = {
  /* Translators: the name of one of several piles of its kind: "Stock 3" */
  N_("Stock %u"),
  /* Translators: the name of one of several piles of its kind: "Waste 3" */
  N_("Waste %u"),
  /* Translators: the name of one of several piles of its kind: "Foundation 3" */
  N_("Foundation %u"),
  /* Translators: the name of one of several piles of its kind: "Column 3" */
  N_("Column %u"),
  /* Translators: the name of one of several piles of its kind: "Cell 3" */
  N_("Cell %u"),
  /* Translators: the name of one of several piles of its kind: "Reserve 3" */
  N_("Reserve %u"),
  /* Translators: the name of one of several piles of its kind: "Hand 3" */
  N_("Hand %u"),
  /* Translators: the name of one of several piles of its kind: "Discard pile 3" */
  N_("Discard pile %u"),
  /* Translators: the name of one of several piles of its kind: "Indicator 3" */
  N_("Indicator %u"),
};

/* All piles of a role, as a heading or in a list. */
static const char *const plural_names[PAT_N_ROLES] = {
  NC_("piles", "Stock"),
  NC_("piles", "Waste"),
  NC_("piles", "Foundations"),
  NC_("piles", "Columns"),
  NC_("piles", "Cells"),
  NC_("piles", "Reserves"),
  NC_("piles", "Hand"),
  NC_("piles", "Discard piles"),
  NC_("piles", "Indicators"),
};

/* The first pile of the row that a pile belongs to. */
guint
pat_words_first_in_row (const PatRules *rules,
                        guint           pile)
{
  guint row = pat_rules_get_row_index (rules, pile);

  while (pile > 0 && pat_rules_get_row_index (rules, pile - 1) == row)
    pile--;
  return pile;
}

static char *
own_name (const PatRules    *rules,
          const PatPileSpec *row,
          guint              pile)
{
  const char *name = pat_words_translate (pat_rules_get_variant (rules), row->name);

  if (row->count == 1)
    return g_strdup (name);
  /* Translators: the name that a game gives to some of its piles, and a number: "Blade 3" */
  return g_strdup_printf (C_("pile", "%s %u"), name,
                          pile - pat_words_first_in_row (rules, pile) + 1);
}

/**
 * pat_words_pile:
 * @rules: the rules
 * @pile: a pile
 *
 * Names a pile as a player would call it.
 *
 * Returns: (transfer full): its name
 */
char *
pat_words_pile (const PatRules *rules,
                guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  PatRole role = pat_rules_get_role (rules, pile);

  if (row->name != NULL)
    return own_name (rules, row, pile);
  if (pat_words_is_place (row))
    /* Translators: a place of a pyramid or the like, from which cards are removed */
    return g_strdup_printf (_("Place %u"), pat_rules_get_number (rules, pile));
  if (pat_rules_count_role (rules, role) == 1)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "pile", single_names[role]));
  return g_strdup_printf (_(numbered_names[role]), pat_rules_get_number (rules, pile));
}

/**
 * pat_words_row_title:
 * @rules: the rules
 * @pile: a pile
 *
 * Names all piles of the row that a pile belongs to, as a heading does.
 *
 * Returns: (transfer full): their name
 */
char *
pat_words_row_title (const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->names != NULL && row->count > 1)
    return g_strdup (pat_words_translate (pat_rules_get_variant (rules), row->names));
  if (row->name != NULL)
    return g_strdup (pat_words_translate (pat_rules_get_variant (rules), row->name));
  if (pat_words_is_place (row))
    /* Translators: the name of the places for cards of a game */
    return g_strdup (_("Tableau"));
  if (pat_rules_count_role (rules, row->role) == 1)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "pile", single_names[row->role]));
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "piles", plural_names[row->role]));
}

/* The piles of a row, by a heading if they are all of their kind, otherwise one by one. */
char *
pat_words_row_piles (const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint first = pat_words_first_in_row (rules, pile);
  g_autofree char *first_name = NULL;
  g_autofree char *last_name = NULL;

  if (row->name != NULL || row->count == pat_rules_count_role (rules, row->role))
    return pat_words_row_title (rules, pile);
  first_name = pat_words_pile (rules, first);
  if (row->count == 1)
    return g_steal_pointer (&first_name);
  last_name = pat_words_pile (rules, first + row->count - 1);
  /* Translators: the first and the last of several piles: "Column 1 – Column 4" */
  return g_strdup_printf (C_("piles", "%1$s – %2$s"), first_name, last_name);
}

/* The names of the rows of a role, without one that may be left out. */
static char *
role_names (const PatRules    *rules,
            PatRole            role,
            const PatPileSpec *but)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *list = g_string_new (NULL);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *title = NULL;

      if (pat_rules_get_role (rules, pile) != role || pat_rules_get_pile (rules, pile) == but)
        continue;
      title = pat_words_row_title (rules, pile);
      if (g_ptr_array_find_with_equal_func (names, title, g_str_equal, NULL))
        continue;
      pat_words_add_item (list, title);
      g_ptr_array_add (names, g_steal_pointer (&title));
    }
  return g_string_free (list, FALSE);
}

/* All piles of a role, by the names that their rows have in this game. */
char *
pat_words_role (const PatRules *rules,
                PatRole         role)
{
  if (pat_rules_count_role (rules, role) == 0)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "piles", plural_names[role]));
  return role_names (rules, role, NULL);
}

static void
add_role (GString           *list,
          const PatRules    *rules,
          PatRole            role,
          const PatPileSpec *but)
{
  g_autofree char *name = role_names (rules, role, but);

  if (*name != '\0')
    pat_words_add_item (list, name);
}

/* A set of roles as a list, without those that the game does not have, and without a row of one
   pile that takes the cards (or NULL): it takes none of its own. */
char *
pat_words_roles (const PatRules    *rules,
                 guint              roles,
                 const PatPileSpec *taker)
{
  const PatPileSpec *but = taker != NULL && taker->count == 1 ? taker : NULL;
  GString *list = g_string_new (NULL);

  for (guint role = 0; role < PAT_N_ROLES; role++)
    if ((roles & PAT_ROLE_BIT (role)) != 0)
      add_role (list, rules, role, but);
  return g_string_free (list, FALSE);
}

/* From where an empty pile is filled, in order. */
char *
pat_words_refill (const PatRules    *rules,
                  const PatPileSpec *row)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < row->n_refill; i++)
    add_role (list, rules, row->refill[i], NULL);
  return g_string_free (list, FALSE);
}
