/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the piles: one or two characters for each of them. */
#include "config.h"

#include "riffle-pile-key.h"

#include <glib/gi18n.h>

/**
 * riffle_pile_key_find_main_role:
 * @rules: the rules of a game
 *
 * Returns: the role whose piles are reached with digits alone: the columns, if the game has any
 */
PatRole
riffle_pile_key_find_main_role (const PatRules *rules)
{
  static const PatRole roles[] = { PAT_TABLEAU, PAT_HAND, PAT_RESERVE };

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    if (pat_rules_count_role (rules, roles[i]) > 0)
      return roles[i];
  return PAT_TABLEAU;
}

/**
 * riffle_pile_key_dup:
 * @rules: the rules of a game
 * @pile: a pile
 *
 * Finds the key of a pile: of columns their number; of other piles the letter of their role,
 * followed by a digit, or a letter from the eleventh on, if there are several. The tenth has
 * the digit 0, unless there are more columns than that.
 *
 * Returns: (transfer full): one or two characters
 */
char *
riffle_pile_key_dup (const PatRules *rules,
                     guint           pile)
{
  PatRole role = pat_rules_get_role (rules, pile);
  guint number = pat_rules_get_number (rules, pile), n = pat_rules_count_role (rules, role);
  char letter = g_ascii_toupper (pat_role_get_letter (role));

  if (role == riffle_pile_key_find_main_role (rules))
    return g_strdup_printf ("%u", n > RIFFLE_N_DIGITS ? number : number % RIFFLE_N_DIGITS);
  if (n == 1)
    return g_strdup_printf ("%c", letter);
  if (number <= RIFFLE_N_DIGITS)
    return g_strdup_printf ("%c%u", letter, number % RIFFLE_N_DIGITS);
  return g_strdup_printf ("%c%c", letter, (char) ('A' + number - RIFFLE_N_DIGITS - 1));
}

/* The keys of all piles of a role, as they are spoken. */
static char *
describe_role (const PatRules *rules,
               PatRole         role)
{
  guint n = pat_rules_count_role (rules, role);
  guint first = (guint) pat_rules_find_pile (rules, role, 1);
  guint last = (guint) pat_rules_find_pile (rules, role, n);
  g_autofree char *name = pat_words_pile (rules, first);
  g_autofree char *last_name = pat_words_pile (rules, last);
  g_autofree char *key = riffle_pile_key_dup (rules, first);
  g_autofree char *last_key = riffle_pile_key_dup (rules, last);

  if (n == 1)
    /* Translators: a pile, and the key that leads to it: "Stock: S" */
    return g_strdup_printf (C_("key", "%s: %s"), name, key);
  /* Translators: the first and the last of several piles, and the keys that lead to them:
     "Foundation 1 to Foundation 4: F1 to F4" */
  return g_strdup_printf (_("%s to %s: %s to %s"), name, last_name, key, last_key);
}

/**
 * riffle_pile_key_dup_all:
 * @rules: the rules of a game
 *
 * Returns: (transfer full): the keys of all piles, as they are spoken
 */
char *
riffle_pile_key_dup_all (const PatRules *rules)
{
  GString *text = g_string_new (NULL);

  for (PatRole role = 0; role < PAT_N_ROLES; role++)
    {
      g_autofree char *phrase = NULL;
      g_autofree char *sentence = NULL;

      if (pat_rules_count_role (rules, role) == 0)
        continue;
      phrase = describe_role (rules, role);
      sentence = pat_words_end_phrase (phrase);
      pat_words_add_sentence (text, sentence);
    }
  return g_string_free (text, FALSE);
}
