/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How many deals of a game can be won, in a sentence. */
#include "config.h"

#include "pat-words-private.h"

#include "pat-winnability-private.h"

/* Beyond these a share is no longer told as one of a hundred: it would be all or nothing. */
#define MOST  99.5
#define LEAST 0.5

/* Nearly all deals were decided. */
static char *
dup_measured (const PatWinnabilityRow *row)
{
  double share = pat_winnability_get_least (row);

  if (row->n_winnable == row->n_deals)
    /* Translators: %u is a number of deals, such as 1000 */
    return g_strdup_printf (_("All of the first %u deals can be won."), row->n_deals);
  if (share >= MOST)
    /* Translators: both %u are numbers of deals, such as 998 and 1000 */
    return g_strdup_printf (_("Nearly all deals can be won: %1$u of the first %2$u."),
                            row->n_winnable, row->n_deals);
  if (share < LEAST)
    /* Translators: both %u are numbers of deals, such as 2 and 1000 */
    return g_strdup_printf (_("Hardly any deal can be won: %1$u of the first %2$u."),
                            row->n_winnable, row->n_deals);
  /* Translators: such as “About 82 of 100 deals can be won, give or take 2 (1000 deals tried).”:
     the share, by how many of a hundred it may be wrong, and how many deals were looked at */
  return g_strdup_printf (_("About %1$.0f of 100 deals can be won, give or take %2$.0f (%3$u deals "
                            "tried)."),
                          share, MAX (pat_winnability_get_error (row), 1), row->n_deals);
}

/* Many deals were not decided. */
static char *
dup_least (const PatWinnabilityRow *row)
{
  if (pat_winnability_get_least (row) < LEAST)
    return NULL;
  /* Translators: such as “At least 55 of 100 deals can be won (200 deals, 90 of them not
     decided).”: how many can be won, how many were looked at, and of how many of these nobody knows
     whether they can be won */
  return g_strdup_printf (_("At least %1$.0f of 100 deals can be won (%2$u deals, %3$u of them "
                            "not decided)."),
                          pat_winnability_get_least (row), row->n_deals,
                          row->n_deals - row->n_winnable - row->n_unwinnable);
}

/* What the author of the game says. */
static char *
dup_stated (guint easiness)
{
  /* Translators: %u is a number from 1 to 99 */
  return g_strdup_printf (_("About %u of 100 deals can be won."), easiness);
}

/* Whether some card lies face down after the deal, in the stock or elsewhere. */
static gboolean
has_face_down (const PatRules *rules)
{
  for (guint i = 0; i < rules->n_deal_steps; i++)
    if (rules->deal_steps[i].kind == 'D')
      return TRUE;
  return rules->stock >= 0;
}

/* What is known, and for whom it holds. */
static char *
add_for_whom (const PatRules *rules,
              char           *sentence)
{
  g_autofree char *known = sentence;

  if (known == NULL || !has_face_down (rules))
    return g_steal_pointer (&known);
  /* Translators: what comes behind “About 82 of 100 deals can be won, …” in games in which some
     cards lie face down */
  return g_strdup_printf ("%s %s", known, _("That is for someone who sees all the cards."));
}

/**
 * pat_words_winnability:
 * @rules: the rules
 *
 * Says how many deals of a game can be won with these options, as it was measured, or else as the
 * author of the game says. Known are at most the usual options and the presets.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if nobody knows
 */
char *
pat_words_winnability (const PatRules *rules)
{
  g_autofree char *options = pat_options_to_string (pat_rules_get_options (rules));
  const PatWinnabilityRow *row = pat_winnability_find (pat_rules_get_variant (rules)->id, options);
  guint easiness = pat_rules_get_easiness (rules);

  if (row != NULL && pat_winnability_is_decided (row))
    return add_for_whom (rules, dup_measured (row));
  if (easiness > 0)
    return add_for_whom (rules, dup_stated (easiness));
  return row != NULL ? add_for_whom (rules, dup_least (row)) : NULL;
}
