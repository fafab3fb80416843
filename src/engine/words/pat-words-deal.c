/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The lines that say how the cards are dealt. */
#include "config.h"

#include "pat-words-private.h"

/* What a row's deal string gives to its piles. */
typedef struct
{
  guint    n_piles;
  guint    n_cards[PAT_MAX_PILES];
  guint    n_down[PAT_MAX_PILES];
  guint    fixed_ranks;             /* PAT_RANK_BITs of the cards taken out for this row */
  guint    n_fixed;
  PatCard  fixed_card;              /* the last of them, if its suit is given as well */
  guint    rest_ranks;              /* PAT_RANK_BITs of which a pile takes all that are left */
  gboolean has_rest;                /* the row takes all cards that are left */
} RowDeal;

/* The card that "=AS" means; PAT_NO_CARD for "=A", where the suit does not matter. */
static PatCard
read_fixed_card (const char *word)
{
  char text[3] = { word[1], word[1] != '\0' ? word[2] : '\0', '\0' };
  PatCard card;

  return text[1] != '\0' && strchr ("CDHS", text[1]) != NULL && pat_card_parse (text, NULL, &card)
         ? card : PAT_NO_CARD;
}

static void
read_word (RowDeal           *self,
           const PatPileSpec *row,
           const PatRules    *rules,
           const char        *word,
           guint              nth)
{
  gboolean face_up = row->role == PAT_TABLEAU && pat_rules_get_game (rules)->all_face_up;

  for (; *word != '\0' && *word != '/'; word++)
    {
      PatCard card;
      gboolean is_rank = word[0] == '=' || word[0] == '~';
      char fixed[3] = { is_rank ? word[1] : '\0', 'C', '\0' };

      self->has_rest = self->has_rest || *word == '*';
      if (*word == 'U' || *word == 'D' || *word == '=')
        self->n_cards[nth]++;
      if (*word == 'D' && !face_up)
        self->n_down[nth]++;
      if (!is_rank || !pat_card_parse (fixed, NULL, &card))
        continue;
      if (*word == '~')
        {
          self->rest_ranks |= PAT_RANK_BIT (pat_card_get_rank (card));
          word++;
          continue;
        }
      self->fixed_ranks |= PAT_RANK_BIT (pat_card_get_rank (card));
      self->n_fixed++;
      self->fixed_card = read_fixed_card (word);
      word += word[2] != '\0' && strchr ("CDHS", word[2]) != NULL ? 2 : 1;
    }
}

static void
read_deal (RowDeal           *self,
           const PatRules    *rules,
           const PatPileSpec *row)
{
  const char *word = row->deal != NULL ? row->deal : "";

  memset (self, 0, sizeof *self);
  self->n_piles = MIN (row->count, PAT_MAX_PILES);
  for (guint i = 0; i < self->n_piles; i++)
    {
      read_word (self, row, rules, word, i);
      if (strchr (word, '/') != NULL)
        word = strchr (word, '/') + 1;
    }
}

static gboolean
all_equal (const guint *numbers,
           guint        n_numbers)
{
  for (guint i = 1; i < n_numbers; i++)
    if (numbers[i] != numbers[0])
      return FALSE;
  return TRUE;
}

static guint
sum (const guint *numbers,
     guint        n_numbers)
{
  guint total = 0;

  for (guint i = 0; i < n_numbers; i++)
    total += numbers[i];
  return total;
}

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

/* Whether in every pile all cards but the top one lie face down. */
static gboolean
only_top_open (const RowDeal *self)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] == 0 || self->n_down[i] != self->n_cards[i] - 1)
      return FALSE;
  return TRUE;
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

/* Of places that get a card each, how many lie face down at the beginning of the row if all others
 * lie face up; otherwise 0. */
static guint
count_first_down (const RowDeal *self)
{
  guint n = sum (self->n_down, self->n_piles);

  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] != 1 || self->n_down[i] != (i < n ? 1 : 0))
      return 0;
  return n;
}

/* Piles that get different numbers of cards. */
static char *
say_different (const RowDeal *self,
               const char    *name)
{
  g_autofree char *numbers = list_numbers (self->n_cards, self->n_piles);
  g_autofree char *down = list_numbers (self->n_down, self->n_piles);

  if (sum (self->n_down, self->n_piles) == 0)
    {
      g_autofree char *groups = list_groups (self->n_cards, self->n_piles);

      /* Translators: the name of several piles and a list of how many cards are dealt to them:
         "Fans: 17 of 3 cards, 1 of 1 card, face up." */
      return g_strdup_printf (_("%1$s: %2$s, face up."), name, groups);
    }
  if (only_top_open (self))
    /* Translators: the name of several piles and a list of how many cards are dealt to them */
    return g_strdup_printf (_("%1$s: %2$s cards, the top card of each face up."), name, numbers);
  if (count_first_down (self) > 0)
    /* Translators: the name of several piles, and how many of their cards lie face down */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: 1 card each; %2$u of them, the "
                                         "first, lies face down.",
                                         "%1$s: 1 card each; the first %2$u lie face down.",
                                         count_first_down (self)),
                            name, count_first_down (self));
  if (all_equal (self->n_cards, self->n_piles))
    /* Translators: the name of several piles, how many cards are dealt to each, and a list of
       how many of these face down */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card each; face down: %3$s.",
                                         "%1$s: %2$u cards each; of these face down: %3$s.",
                                         self->n_cards[0]),
                            name, self->n_cards[0], down);
  /* Translators: the name of several piles, a list of how many cards are dealt to them, and how
     many of these face down */
  return g_strdup_printf (_("%1$s: %2$s cards; of these face down: %3$s."), name, numbers, down);
}

/* Whether some piles get one face-up card each, and the others none. */
static gboolean
are_single (const RowDeal *self)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] > 1 || self->n_down[i] > 0)
      return FALSE;
  return !all_equal (self->n_cards, self->n_piles);
}

/* The only pile of the row that gets a card, or -1. */
static int
only_served (const RowDeal *self)
{
  int served = -1;

  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] > 0)
      {
        if (served >= 0)
          return -1;
        served = (int) i;
      }
  return served;
}

static char *
say_fixed (const RowDeal *self,
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
say_ranks (const RowDeal *self,
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
  RowDeal deal;
  int only;

  read_deal (&deal, rules, row);
  only = only_served (&deal);
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
  else if (sum (deal.n_cards, deal.n_piles) == 0)
    return;
  else if (are_single (&deal))
    pat_words_take_line (text, say_one (title, sum (deal.n_cards, deal.n_piles), 0));
  else if (all_equal (deal.n_cards, deal.n_piles) && all_equal (deal.n_down, deal.n_piles))
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
        RowDeal deal;

        read_deal (&deal, rules, pat_rules_get_pile (rules, pile));
        n_dealt += sum (deal.n_cards, deal.n_piles);
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
