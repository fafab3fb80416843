/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences about the stock, its passes, and the removal of cards. */
#include "config.h"

#include "pat-words-private.h"

static char *
deal_to_waste (guint count)
{
  if (count == 1)
    return g_strdup (_("A click or tap on the stock turns its top card over to the waste."));
  /* Translators: %u is how many cards a click turns over, two or more */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A click or tap on the stock turns %u card "
                                       "over to the waste.",
                                       "A click or tap on the stock turns %u cards over to the "
                                       "waste.",
                                       count), count);
}

static gboolean
has_own_name (const PatRules *rules,
              PatRole         role)
{
  int pile = pat_rules_find_pile (rules, role, 1);

  return pile >= 0 && pat_rules_get_pile (rules, (guint) pile)->name != NULL;
}

static char *
deal_to_each (const PatRules *rules,
              PatRole         role,
              guint           count)
{
  g_autofree char *piles = pat_words_role (rules, role);

  if (role == PAT_FOUNDATION && count == 1 && pat_rules_count_role (rules, role) == 1)
    return g_strdup (_("A click or tap on the stock plays its top card to the foundation."));
  if (role == PAT_TABLEAU && count == 1 && !has_own_name (rules, role))
    return g_strdup (_("A click or tap on the stock deals one card face up to each column, from "
                       "the first on, as far as the cards go."));
  if (role == PAT_TABLEAU && !has_own_name (rules, role))
    /* Translators: %u is how many cards each column gets */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A click or tap on the stock deals %u "
                                         "card face up to each column.",
                                         "A click or tap on the stock deals %u cards face up to "
                                         "each column.",
                                         count), count);
  /* Translators: a number of cards, and the name of a pile or of several, such as Foundation */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A click or tap on the stock deals %1$u "
                                       "card, face up, to: %2$s.",
                                       "A click or tap on the stock deals %1$u cards each, face "
                                       "up, to: %2$s.",
                                       count), count, piles);
}

/* Says what a click on the stock does. */
void
pat_words_add_stock (GString        *text,
                     const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  const PatStockSpec *stock = &game->stock;

  if (game->deal_stock != NULL)
    pat_words_add (text, pat_words_translate (pat_rules_get_variant (rules), game->stock_help));
  if (game->deal_stock != NULL || stock->count == 0)
    return;
  if (stock->to == PAT_WASTE)
    pat_words_take (text, deal_to_waste (stock->count));
  else
    pat_words_take (text, deal_to_each (rules, stock->to, stock->count));
  if (stock->spaces_first)
    pat_words_add (text, _("No cards are dealt while there is an empty column."));
}

/* Says how often the player may go through the stock. */
void
pat_words_add_redeals (GString        *text,
                       const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  const PatStockSpec *stock = &game->stock;

  if (stock->count == 0 || game->deal_stock != NULL)
    return;
  if (stock->redeals == 0)
    pat_words_add (text, _("There is one pass through the stock."));
  else if (stock->redeals == PAT_UNLIMITED)
    pat_words_add (text, _("When the stock is empty, a click or tap turns the waste over to form a "
                           "new stock, as often as you like."));
  else if (stock->redeals == 1)
    pat_words_add (text, _("When the stock is empty, a click or tap turns the waste over to form a "
                           "new stock, but only once."));
  else
    /* Translators: %u is how often the waste may be turned over, two or more */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "When the stock is empty, a click or tap "
                                        "turns the waste over to form a new stock, %u "
                                        "time in all.",
                                        "When the stock is empty, a click or tap turns the waste "
                                        "over to form a new stock, %u times in all.",
                                        stock->redeals),
                     stock->redeals);
  if (stock->shuffles)
    pat_words_add (text, _("The cards are shuffled each time."));
}

static void
add_sum (GString *text,
         guint    sum)
{
  /* Translators: %u is a number, such as 13 */
  const char *sentence = _("Two cards are removed together if their ranks add up to %u; "
                           "an Ace counts 1, a Jack 11, a Queen 12, a King 13.");

  pat_words_count (text, sentence, sum);
  if (sum == PAT_KING)
    pat_words_add (text, _("A King is removed alone."));
  else if (sum < PAT_KING)
    /* Translators: %s is a rank, such as King */
    pat_words_take (text, g_strdup_printf (_("A card of this rank is removed alone: %s."),
                                           pat_words_rank (sum)));
}

static void
add_set (GString             *text,
         const PatRemoveSpec *remove)
{
  if (remove->min == remove->max)
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE,
                                        "Cards are removed one at a time.",
                                        "Cards are removed in sets of %u.", remove->min),
                     remove->min);
  else
    /* Translators: the smallest and the largest number of cards that are removed together, such
       as 2 to 5 */
    pat_words_take (text, g_strdup_printf (_("Cards are removed in sets of %1$u to %2$u."),
                                           remove->min, remove->max));
}

static gboolean
has_covers (const PatRules *rules)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_pile (rules, pile)->covered)
      return TRUE;
  return FALSE;
}

/* Whether cards are removed from piles that may have several. */
static gboolean
removes_tops (const PatRules *rules)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, pile);

      if (row->removable && row->max_cards != 1 && row->n_refill == 0)
        return TRUE;
    }
  return FALSE;
}

/* Says which piles beside those that overlap each other give their top cards. */
static void
add_free_piles (GString        *text,
                const PatRules *rules)
{
  guint roles = 0;
  g_autofree char *piles = NULL;
  g_autofree char *sentence = NULL;

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, pile);

      if (row->removable && !row->covered)
        roles |= PAT_ROLE_BIT (row->role);
    }
  if (roles == 0)
    return;
  piles = pat_words_roles (rules, roles, NULL);
  /* Translators: %s is a list of piles, such as "Stock, Waste" */
  sentence = g_strdup_printf (_("The top cards of these piles are always available: %s."), piles);
  pat_words_add (text, sentence);
}

/* Says which cards are removed together. */
void
pat_words_add_removal (GString        *text,
                       const PatRules *rules)
{
  const PatRemoveSpec *remove = &pat_rules_get_game (rules)->remove;

  switch (remove->kind)
    {
    case PAT_REMOVE_NOTHING:
      return;
    case PAT_REMOVE_SUM:
      add_sum (text, remove->sum);
      break;
    case PAT_REMOVE_EQUAL:
      pat_words_add (text, _("Two cards of the same rank are removed together."));
      break;
    case PAT_REMOVE_ASK:
      add_set (text, remove);
      break;
    }
  if (!has_covers (rules) && removes_tops (rules))
    pat_words_add (text, _("Only the top cards of the piles may be removed."));
  if (has_covers (rules))
    {
      pat_words_add (text, _("A card is free when no other card overlaps it."));
      add_free_piles (text, rules);
    }
  if (remove->with_cover)
    pat_words_add (text, _("A card that is overlapped by one card alone may be removed together "
                           "with that card."));
}
