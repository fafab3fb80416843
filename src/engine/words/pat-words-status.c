/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The words of the status row: what the cards on the board do not show. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-words-private.h"

static void
add_status (GString *text,
            char    *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    /* Translators: between two notes of the status row */
    g_string_append (text, C_("between notes", " · "));
  g_string_append (text, sentence);
  g_free (sentence);
}

/* What a module says may be anything. */
static char *
ask (PatStatusFunc      hook,
     const PatRules    *rules,
     const PatPosition *position)
{
  g_autofree char *text = hook != NULL ? hook (rules, position) : NULL;

  return text != NULL ? g_utf8_make_valid (text, -1) : NULL;
}

static char *
passes_left (const PatRules    *rules,
             const PatPosition *position)
{
  guint redeals = pat_rules_get_game (rules)->stock.redeals;
  int left = (int) redeals - position->counters[PAT_COUNTER_PASSES];

  if (redeals == 0 || redeals == PAT_UNLIMITED)
    return NULL;
  if (left <= 0)
    return g_strdup (_("Last pass through the stock"));
  /* Translators: %d is how many times the player may still go through the stock */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d more pass through the stock",
                                       "%d more passes through the stock", (gulong) left), left);
}

static char *
base_rank (const PatRules    *rules,
           const PatPosition *position)
{
  int base = position->counters[PAT_COUNTER_BASE];

  if ((!pat_rules_get_game (rules)->base_dealt && !pat_rules_get_game (rules)->base_chosen) ||
      base < PAT_ACE || base > PAT_KING)
    return NULL;
  /* Translators: %s is a rank, such as Seven */
  return g_strdup_printf (_("Foundations begin with: %s"), pat_words_rank ((guint) base));
}

static void
add_counters (GString           *text,
              const PatRules    *rules,
              const PatPosition *position,
              gboolean           are_points)
{
  const PatCounterSpec *counter = pat_rules_get_game (rules)->counters;
  const PatVariantSpec *variant = pat_rules_get_variant (rules);

  for (guint i = 0; counter != NULL && counter[i].name != NULL; i++)
    if (counter[i].label != NULL && counter[i].is_points == are_points)
      add_status (text, g_strdup_printf (pat_words_translate (variant, counter[i].label),
                                         position->counters[PAT_COUNTER_OWN + i]));
}

/**
 * pat_words_status:
 * @rules: the rules
 * @position: a position
 *
 * Says what the cards on the board do not show: passes left, the base rank, the variant's own
 * counters. Parts of the score are not among them.
 *
 * Returns: (transfer full): the text for the status row; empty if there is nothing to say
 */
char *
pat_words_status (const PatRules    *rules,
                  const PatPosition *position)
{
  GString *text = g_string_new (NULL);

  add_status (text, base_rank (rules, position));
  add_status (text, passes_left (rules, position));
  add_counters (text, rules, position, FALSE);
  add_status (text, ask (pat_rules_get_game (rules)->status, rules, position));
  return g_string_free (text, FALSE);
}

/**
 * pat_words_points:
 * @rules: the rules
 * @position: a position
 *
 * Says of which parts the score is made, such as the points of each player.
 *
 * Returns: (transfer full): the text for the status row; empty if there is nothing to say
 */
char *
pat_words_points (const PatRules    *rules,
                  const PatPosition *position)
{
  GString *text = g_string_new (NULL);

  add_counters (text, rules, position, TRUE);
  add_status (text, ask (pat_rules_get_game (rules)->points, rules, position));
  return g_string_free (text, FALSE);
}

/**
 * pat_words_points_and_status:
 * @rules: the rules
 * @position: a position
 *
 * Returns: (transfer full): what pat_words_points() and pat_words_status() say
 */
char *
pat_words_points_and_status (const PatRules    *rules,
                             const PatPosition *position)
{
  g_autofree char *points = pat_words_points (rules, position);
  g_autofree char *status = pat_words_status (rules, position);
  GString *text = g_string_new (NULL);

  add_status (text, *points != '\0' ? g_steal_pointer (&points) : NULL);
  add_status (text, *status != '\0' ? g_steal_pointer (&status) : NULL);
  return g_string_free (text, FALSE);
}
