/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the deal string of a row gives to its piles. */
#include "config.h"

#include "pat-row-deal-private.h"

/* The card that "=AS" means; PAT_NO_CARD for "=A" if the suit does not matter. */
static PatCard
read_fixed_card (const char *word)
{
  char text[3] = { word[1], word[1] != '\0' ? word[2] : '\0', '\0' };
  PatCard card;

  return text[1] != '\0' && strchr ("CDHS", text[1]) != NULL && pat_card_parse (text, NULL, &card)
         ? card : PAT_NO_CARD;
}

static void
read_word (PatRowDeal           *self,
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

void
pat_row_deal_read (PatRowDeal           *self,
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

gboolean
pat_row_deal_all_equal (const guint *numbers,
                        guint        n_numbers)
{
  for (guint i = 1; i < n_numbers; i++)
    if (numbers[i] != numbers[0])
      return FALSE;
  return TRUE;
}

guint
pat_row_deal_sum (const guint *numbers,
                  guint        n_numbers)
{
  guint total = 0;

  for (guint i = 0; i < n_numbers; i++)
    total += numbers[i];
  return total;
}

/* Whether in every pile all cards but the top one lie face down. */
gboolean
pat_row_deal_only_top_open (const PatRowDeal *self)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] == 0 || self->n_down[i] != self->n_cards[i] - 1)
      return FALSE;
  return TRUE;
}

/* Of places that get a card each, how many lie face down at the beginning of the row if all others
 * lie face up; otherwise 0. */
guint
pat_row_deal_count_first_down (const PatRowDeal *self)
{
  guint n = pat_row_deal_sum (self->n_down, self->n_piles);

  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] != 1 || self->n_down[i] != (i < n ? 1 : 0))
      return 0;
  return n;
}

/* Whether some piles get one face-up card each, and the others none. */
gboolean
pat_row_deal_are_single (const PatRowDeal *self)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->n_cards[i] > 1 || self->n_down[i] > 0)
      return FALSE;
  return !pat_row_deal_all_equal (self->n_cards, self->n_piles);
}

/* The only pile of the row that gets a card, or -1. */
int
pat_row_deal_only_served (const PatRowDeal *self)
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
