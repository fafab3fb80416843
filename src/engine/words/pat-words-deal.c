/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The lines that say how the cards are dealt. */
#include "config.h"

#include "pat-row-deal-private.h"
#include "pat-words-private.h"

static char *
list_numbers (const guint *numbers,
              guint        n_numbers)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n_numbers; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", numbers[i]);

      pat_words_add_item (list, number);
    }
  return g_string_free (list, FALSE);
}

/* How many piles get how many cards, in the order of the piles. */
static char *
list_groups (const guint *numbers,
             guint        n_numbers)
{
  GString *list = g_string_new (NULL);
  guint n_groups = 1;

  for (guint i = 1; i < n_numbers; i++)
    n_groups += numbers[i] != numbers[i - 1] ? 1 : 0;
  if (2 * n_groups > n_numbers)
    {
      g_autofree char *each = list_numbers (numbers, n_numbers);

      g_string_free (list, TRUE);
      /* Translators: a list of how many cards the piles get: "1, 2, 3, 4 cards" */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s card", "%s cards",
                                           numbers[n_numbers - 1]), each);
    }
  for (guint i = 0, next; i < n_numbers; i = next)
    {
      g_autofree char *group = NULL;

      for (next = i + 1; next < n_numbers && numbers[next] == numbers[i];)
        next++;
      /* Translators: how many piles get how many cards each, in a list: "17 of 3 cards" */
      group = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u card",
                                            "%1$u of %2$u cards", numbers[i]),
                               next - i, numbers[i]);
      pat_words_add_item (list, group);
    }
  return g_string_free (list, FALSE);
}

/* One pile, or several that all get the same. */
static char *
say_one (const char *name,
         guint       n_cards,
         guint       n_down)
{
  if (n_down == 0)
    /* Translators: the name of a pile and how many cards are dealt to it */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card, face up.",
                                         "%1$s: %2$u cards, face up.", n_cards), name, n_cards);
  if (n_down == n_cards)
    /* Translators: the name of a pile and how many cards are dealt to it */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card, face down.",
                                         "%1$s: %2$u cards, face down.", n_cards), name, n_cards);
  if (n_down == n_cards - 1)
    /* Translators: the name of a pile and how many cards are dealt to it */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card, the top one face up.",
                                         "%1$s: %2$u cards, only the top one face up.",
                                         n_cards), name, n_cards);
  /* Translators: the name of a pile, how many cards are dealt to it, and how many of them face
     down */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card; face down: %3$u.",
                                       "%1$s: %2$u cards; face down: %3$u.",
                                       n_cards), name, n_cards, n_down);
}

static char *
say_each (const char *name,
          guint       n_cards,
          guint       n_down)
{
  if (n_down == 0)
    /* Translators: the name of several piles and how many cards are dealt to each */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each, face up.",
                                         "%1$s: %2$u cards each, face up.",
                                         n_cards), name, n_cards);
  if (n_down == n_cards)
    /* Translators: the name of several piles and how many cards are dealt to each */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each, face down.",
                                         "%1$s: %2$u cards each, face down.",
                                         n_cards), name, n_cards);
  if (n_down == n_cards - 1)
    /* Translators: the name of several piles and how many cards are dealt to each */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each, the top one face "
                                         "up.",
                                         "%1$s: %2$u cards each, only the top one face up.",
                                         n_cards), name, n_cards);
  /* Translators: the name of several piles, how many cards are dealt to each, and how many of
     these face down */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each; face down on each: "
                                       "%3$u.",
                                       "%1$s: %2$u cards each; face down on each: %3$u.", n_cards),
                          name, n_cards, n_down);
}

/* Piles that get different numbers of cards. */
static char *
say_different (const PatRowDeal *self,
               const char    *name)
{
  g_autofree char *groups = list_groups (self->n_cards, self->n_piles);
  g_autofree char *down = list_numbers (self->n_down, self->n_piles);

  if (pat_row_deal_sum (self->n_down, self->n_piles) == 0)
    /* Translators: the name of several piles and a list of how many cards are dealt to them:
       "Fans: 17 of 3 cards, 1 of 1 card, face up." */
    return g_strdup_printf (_("%1$s: %2$s, face up."), name, groups);
  if (pat_row_deal_only_top_open (self))
    /* Translators: the name of several piles and a list of how many cards are dealt to them:
       "Columns: 4 of 6 cards, 6 of 5 cards, the top card of each face up." */
    return g_strdup_printf (_("%1$s: %2$s, the top card of each face up."), name, groups);
  if (pat_row_deal_count_first_down (self) > 0)
    /* Translators: the name of several piles, and how many of their cards lie face down */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: 1 card each; %2$u of them, the "
                                         "first, lies face down.",
                                         "%1$s: 1 card each; the first %2$u lie face down.",
                                         pat_row_deal_count_first_down (self)),
                            name, pat_row_deal_count_first_down (self));
  if (pat_row_deal_all_equal (self->n_cards, self->n_piles))
    /* Translators: the name of several piles, how many cards are dealt to each, and a list of
       how many of these face down */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each; face down: %3$s.",
                                         "%1$s: %2$u cards each; of these face down: %3$s.",
                                         self->n_cards[0]),
                            name, self->n_cards[0], down);
  /* Translators: the name of several piles, a list of how many cards are dealt to them, and how
     many of these face down: "Columns: 1, 2, 3 cards; of these face down: 0, 1, 2." */
  return g_strdup_printf (_("%1$s: %2$s; of these face down: %3$s."), name, groups, down);
}

static char *
say_fixed (const PatRowDeal *self,
           const char    *name)
{
  g_autofree char *ranks = pat_words_ranks (self->fixed_ranks);

  if (self->n_fixed > 1 && self->n_piles == 1 && __builtin_popcount (self->fixed_ranks) == 1)
    /* Translators: the name of a pile, how many cards it gets, and their rank, such as Ace */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card of this rank, taken out"
                                         " of the deck first: %3$s.",
                                         "%1$s: %2$u cards of this rank, taken out of the deck "
                                         "first: %3$s.",
                                         self->n_fixed), name, self->n_fixed, ranks);
  if (self->n_fixed > 1 && __builtin_popcount (self->fixed_ranks) == 1)
    /* Translators: the name of several piles and a rank, such as Ace */
    return g_strdup_printf (_("%1$s: one card each of this rank, taken out of the deck first: "
                              "%2$s."), name, ranks);
  if (self->n_fixed == 1 && self->fixed_card != PAT_NO_CARD)
    {
      g_autofree char *card = pat_words_card (self->fixed_card);

      return g_strdup_printf (_("%1$s: taken out of the deck first: %2$s."), name, card);
    }
  /* Translators: the name of one or several piles and a list of ranks, such as "Ace, Two, Three,
     Four", or of a card */
  return g_strdup_printf (_("%1$s: taken out of the deck first: %2$s."), name, ranks);
}

static char *
say_rest (const PatRules *rules,
          const char     *name,
          guint           n_dealt)
{
  guint rest = pat_rules_get_n_cards (rules) - MIN (n_dealt, pat_rules_get_n_cards (rules));

  if (n_dealt == 0)
    /* Translators: the name of the pile, usually Stock, that takes all cards */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: all %2$u card.",
                                         "%1$s: all %2$u cards.", rest), name, rest);
  /* Translators: the name of the pile, usually Stock, that takes the cards that are left */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: the remaining card.",
                                       "%1$s: the remaining %2$u cards.", rest), name, rest);
}

static char *
say_ranks (const PatRowDeal *self,
           const char    *name)
{
  g_autofree char *ranks = pat_words_ranks (self->rest_ranks);

  if (self->n_piles == 1)
    /* Translators: the name of a pile and a rank, such as Two */
    return g_strdup_printf (_("%1$s: all other cards of this rank, face up: %2$s."), name, ranks);
  /* Translators: the name of several piles and a list of ranks, such as "Two, Three, Four" */
  return g_strdup_printf (_("%1$s: all other cards of these ranks, face up, a pile for each rank: "
                            "%2$s."), name, ranks);
}

static void
add_row (GString        *text,
         const PatRules *rules,
         guint           pile,
         guint           n_dealt)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  g_autofree char *title = pat_words_row_piles (rules, pile);
  PatRowDeal deal;
  int only;

  pat_row_deal_read (&deal, rules, row);
  only = pat_row_deal_only_served (&deal);
  if (deal.has_rest)
    pat_words_take_line (text, say_rest (rules, title, n_dealt));
  else if (deal.rest_ranks != 0)
    pat_words_take_line (text, say_ranks (&deal, title));
  else if (deal.n_fixed > 0)
    pat_words_take_line (text, say_fixed (&deal, title));
  else if (only >= 0)
    {
      g_autofree char *name = pat_words_pile (rules, pile + (guint) only);

      pat_words_take_line (text, say_one (name, deal.n_cards[only], deal.n_down[only]));
    }
  else if (pat_row_deal_sum (deal.n_cards, deal.n_piles) == 0)
    return;
  else if (pat_row_deal_are_single (&deal))
    pat_words_take_line (text, say_one (title, pat_row_deal_sum (deal.n_cards, deal.n_piles), 0));
  else if (pat_row_deal_all_equal (deal.n_cards, deal.n_piles) &&
           pat_row_deal_all_equal (deal.n_down, deal.n_piles))
    pat_words_take_line (text, say_each (title, deal.n_cards[0], deal.n_down[0]));
  else
    pat_words_take_line (text, say_different (&deal, title));
}

/* Says which cards change their places when all are dealt. */
static void
add_sunk (GString        *text,
          const PatRules *rules,
          guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  g_autofree char *title = pat_words_row_piles (rules, pile);
  g_autofree char *ranks = pat_words_ranks (row->sink);

  if (row->sink != 0)
    /* Translators: the name of several piles and a list of ranks, usually King */
    pat_words_take_line (text, g_strdup_printf (_("%1$s: after the deal these ranks go to the "
                                                  "bottom of their piles: %2$s."), title, ranks));
}

static gboolean
begins_row (const PatRules *rules,
            guint           pile)
{
  return pat_words_first_in_row (rules, pile) == pile;
}

static guint
count_dealt (const PatRules *rules)
{
  guint n_dealt = 0;

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (begins_row (rules, pile))
      {
        PatRowDeal deal;

        pat_row_deal_read (&deal, rules, pat_rules_get_pile (rules, pile));
        n_dealt += pat_row_deal_sum (deal.n_cards, deal.n_piles);
      }
  return n_dealt;
}

/* Says what each row of piles gets at the deal, in lines. */
void
pat_words_add_deal (GString        *text,
                    const PatRules *rules)
{
  guint n_dealt = count_dealt (rules);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (begins_row (rules, pile))
      {
        add_row (text, rules, pile, n_dealt);
        add_sunk (text, rules, pile);
      }
}
