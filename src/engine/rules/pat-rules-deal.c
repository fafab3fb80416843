/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The deal: words of the table become a list of cards to lay, and a number becomes a position. */
#include "config.h"

#include "pat-rules-private.h"

#include "pat-random.h"

#define MAX_MICROSOFT_NUMBER G_MAXINT32

static gboolean
add_deal_step (PatRules  *self,
               guint      pile,
               char       kind,
               guint      fixed,
               GError   **error)
{
  if (self->n_deal_steps > self->n_deck)
    return pat_rules_table_error (self, self->piles[pile].row, error,
                                  "the deal of pile %u asks for more than the %u cards there are",
                                  self->piles[pile].in_row + 1u, self->n_deck);
  self->deal_steps[self->n_deal_steps++] = (PatDealStep) { (guint8) pile, kind, (PatCard) fixed };
  return TRUE;
}

/* The word of a pile: the last word of a row serves all further piles. */
static const char *
find_word (const char *deal,
           guint       nth,
           gsize      *length)
{
  while (nth-- > 0 && strchr (deal, '/') != NULL)
    deal = strchr (deal, '/') + 1;
  *length = strcspn (deal, "/");
  return deal;
}

/* The rank of a letter; 0 if it is none. */
static guint
read_rank (char letter)
{
  static const char letters[] = "A23456789TJQK";
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  return found != NULL ? (guint) (found - letters) + 1 : 0;
}

/* One token of a word: a letter, "=A", "=AS" or "~A"; returns its length, 0 if it is none. */
static gsize
read_token (const char *word,
            gsize       length)
{
  if (*word == 'D' || *word == 'U' || *word == '*')
    return 1;
  if ((*word != '=' && *word != '~') || length < 2 || read_rank (word[1]) == 0)
    return 0;
  if (*word == '~')
    return 2;
  return length > 2 && strchr ("CDHS", word[2]) != NULL ? 3 : 2;
}

static void
add_first_card (PatRules   *self,
                const char *token,
                gsize       length)
{
  PatFirstCard *card = &self->first_cards[self->n_first_cards++];

  card->rank = (guint8) read_rank (token[1]);
  card->any_suit = length == 2;
  if (!card->any_suit)
    card->suit = (guint8) (strchr ("CDHS", token[2]) - "CDHS");
}

/* Deals the nth card to a pile, if its word has so many; `more` is set when some word of the row
 * is longer. */
static gboolean
compile_round (PatRules  *self,
               guint      pile,
               guint      round,
               gboolean  *more,
               GError   **error)
{
  const PatPileSpec *row = &self->table.rows[self->piles[pile].row];
  gsize length, n = 0;
  const char *word = find_word (row->deal, self->piles[pile].in_row, &length);
  char kind;

  for (guint i = 0; i <= round && length > 0; i++, word += n, length -= n)
    {
      n = read_token (word, length);
      if (n == 0)
        return pat_rules_table_error (self, self->piles[pile].row, error,
                                      "the deal “%s” has a “%c” that is none of D, U, *, = and ~",
                                      row->deal, *word);
      if (i < round)
        continue;
      *more = *more || length > n;
      kind = *word == 'D' && self->table.game.all_face_up && row->role == PAT_TABLEAU ? 'U' : *word;
      if (kind == '=' && self->n_first_cards < PAT_MAX_CARDS)
        add_first_card (self, word, n);
      if (kind == '~')
        return add_deal_step (self, pile, kind, read_rank (word[1]), error);
      return add_deal_step (self, pile, kind, self->n_first_cards - 1, error);
    }
  return TRUE;
}

static gboolean
compile_row (PatRules  *self,
             guint      first,
             guint      end,
             GError   **error)
{
  gboolean more = TRUE;

  for (guint round = 0; more; round++)
    {
      more = FALSE;
      for (guint pile = first; pile < end; pile++)
        if (!compile_round (self, pile, round, &more, error))
          return FALSE;
    }
  return TRUE;
}

/* Every card of the deck is dealt: by count, or because one pile takes the rest. */
static gboolean
check_count (PatRules  *self,
             GError   **error)
{
  guint n_cards = pat_rules_get_n_cards (self), n_dealt = 0, n_rests = 0;
  gboolean by_rank = FALSE;

  for (guint i = 0; i < self->n_deal_steps; i++)
    if (self->deal_steps[i].kind == '*')
      n_rests++;
    else if (self->deal_steps[i].kind == '~')
      by_rank = TRUE;
    else
      n_dealt++;
  if (n_rests > 1)
    return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                  "more than one pile is dealt the rest of the cards");
  if (n_dealt > n_cards || (n_rests == 0 && !by_rank && n_dealt < n_cards))
    return pat_rules_table_error (self, PAT_MAX_ROWS, error, "the deal uses %u cards of %u",
                                  n_dealt, n_cards);
  return TRUE;
}

static gboolean
take_out (const PatFirstCard *first,
          PatCard            *cards,
          guint              *n_cards,
          PatCard            *taken)
{
  for (guint i = 0; i < *n_cards; i++)
    if (pat_card_get_rank (cards[i]) == first->rank &&
        (first->any_suit || pat_card_get_suit (cards[i]) == first->suit))
      {
        *taken = cards[i];
        memmove (cards + i, cards + i + 1, --*n_cards - i);
        return TRUE;
      }
  return FALSE;
}

/* If piles take what is left of a rank, each card that is left has such a pile. */
static gboolean
check_ranks (PatRules       *self,
             const PatCard  *cards,
             guint           n_cards,
             GError        **error)
{
  guint ranks = 0, rests = 0;

  for (guint i = 0; i < self->n_deal_steps; i++)
    {
      if (self->deal_steps[i].kind == '~')
        ranks |= PAT_RANK_BIT (self->deal_steps[i].fixed);
      rests += self->deal_steps[i].kind == '*';
    }
  for (guint i = 0; ranks != 0 && rests == 0 && i < n_cards; i++)
    if ((ranks & PAT_RANK_BIT (pat_card_get_rank (cards[i]))) == 0)
      return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                    "the deal may leave cards over: no pile takes the rest of "
                                    "rank %u", pat_card_get_rank (cards[i]));
  return TRUE;
}

static gboolean
check_first_cards (PatRules  *self,
                   GError   **error)
{
  PatCard cards[PAT_MAX_CARDS], taken;
  guint n_cards = pat_rules_get_deck (self, cards);

  for (guint i = 0; i < self->n_first_cards; i++)
    if (!take_out (&self->first_cards[i], cards, &n_cards, &taken))
      return pat_rules_table_error (self, PAT_MAX_ROWS, error,
                                    "a card that is taken out before the deal is not in the deck");
  return check_ranks (self, cards, n_cards, error);
}

/* Compiles the words of all rows into the list of cards to lay. */
gboolean
pat_rules_compile_deal (PatRules  *self,
                        GError   **error)
{
  guint first = 0;

  for (guint i = 0; i < self->table.n_rows; i++)
    {
      const PatPileSpec *row = &self->table.rows[i];

      if (row->deal != NULL && !compile_row (self, first, first + row->count, error))
        return FALSE;
      first += row->count;
    }
  return check_count (self, error) && check_first_cards (self, error);
}

static guint
shuffle (const PatRules *self,
         guint64         number,
         PatCard        *cards)
{
  guint n_cards = pat_rules_get_deck (self, cards);
  PatRandom random;

  if (self->table.game.microsoft && number <= MAX_MICROSOFT_NUMBER)
    pat_deal_shuffle_microsoft ((guint32) number, cards, n_cards);
  else
    {
      pat_random_init (&random, number, 0);
      pat_random_shuffle (&random, cards, n_cards);
    }
  if (self->table.game.prepare != NULL)
    n_cards = self->table.game.prepare (self, number, cards, n_cards);
  return n_cards;
}

/* Lays all cards of a rank that are left on a pile; returns how many cards are left then. */
static guint
lay_rank (PatCard     *cards,
          guint        n_cards,
          guint        rank,
          guint        pile,
          PatPosition *position)
{
  guint n_left = 0;

  for (guint i = 0; i < n_cards; i++)
    if (pat_card_get_rank (cards[i]) == rank)
      pat_position_add_card (position, pile, cards[i]);
    else
      cards[n_left++] = cards[i];
  return n_left;
}

static void
lay_cards (const PatRules *self,
           PatCard        *cards,
           guint           n_cards,
           PatPosition    *position)
{
  PatCard first[PAT_MAX_CARDS] = { 0 };
  guint next = 0;
  int rest = -1;

  for (guint i = 0; i < self->n_first_cards; i++)
    take_out (&self->first_cards[i], cards, &n_cards, &first[i]);
  for (guint i = 0; i < self->n_deal_steps; i++)
    {
      const PatDealStep *step = &self->deal_steps[i];

      if (step->kind == '*')
        rest = step->pile;
      else if (step->kind == '=')
        pat_position_add_card (position, step->pile, first[step->fixed]);
      else if (step->kind == '~')
        n_cards = next + lay_rank (cards + next, n_cards - next, step->fixed, step->pile, position);
      else if (next < n_cards)
        pat_position_add_card (position, step->pile,
                               step->kind == 'D' ? cards[next++] | PAT_FACE_DOWN : cards[next++]);
    }
  while (rest >= 0 && n_cards > next)
    pat_position_add_card (position, (guint) rest, cards[--n_cards] | PAT_FACE_DOWN);
}

/* Puts cards of the row's ranks at the bottom of their pile; face-up and face-down stays with the
 * places. */
static void
sink_cards (PatPosition *position,
            guint        pile,
            guint        ranks)
{
  guint size = pat_position_get_size (position, pile), n = 0;
  PatCard *cards = position->cards + position->start[pile];
  PatCard sorted[PAT_MAX_CARDS];

  for (guint i = 0; i < size; i++)
    if ((ranks & PAT_RANK_BIT (pat_card_get_rank (cards[i]))) != 0)
      sorted[n++] = cards[i];
  for (guint i = 0; i < size; i++)
    if ((ranks & PAT_RANK_BIT (pat_card_get_rank (cards[i]))) == 0)
      sorted[n++] = cards[i];
  for (guint i = 0; i < size; i++)
    cards[i] = (sorted[i] & ~PAT_FACE_DOWN) | (cards[i] & PAT_FACE_DOWN);
}

static void
sink_rows (const PatRules *self,
           PatPosition    *position)
{
  for (guint pile = 0; pile < self->n_piles; pile++)
    if (self->table.rows[self->piles[pile].row].sink != 0)
      sink_cards (position, pile, self->table.rows[self->piles[pile].row].sink);
}

/* Sets the base rank, the variant's own counters and the points to what they are when the cards
 * lie. */
void
pat_rules_init_counters (const PatRules *self,
                         PatPosition    *position)
{
  const PatGameSpec *game = &self->table.game;
  guint base = pat_rules_get_usual_base (self);

  for (guint i = 0;
       (game->base_dealt || game->base_chosen) && i < self->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = self->of_role[PAT_FOUNDATION][i];

      if (pat_position_get_size (position, pile) == 0)
        continue;
      base = pat_card_get_rank (pat_position_get_cards (position, pile)[0]);
      break;
    }
  position->counters[PAT_COUNTER_BASE] = (gint16) base;
  for (guint i = 0; i < self->n_own_counters; i++)
    position->counters[PAT_COUNTER_OWN + i] = game->counters[i].initial;
  position->score = self->points ? game->scoring->start : 0;
}

/**
 * pat_rules_deal:
 * @self: rules
 * @number: the number of the deal, 1 to 2^63-1
 * @position: (out caller-allocates): the position
 *
 * Shuffles and deals; the same number always gives the same cards. Cards that the table takes out
 * first leave the shuffled deck, then the rows are dealt in the order of the table, the piles of a
 * row in rounds; the rest becomes the stock, the next card on top. Consequences that the rules draw
 * at once (filling a space) are part of the deal.
 */
void
pat_rules_deal (const PatRules *self,
                guint64         number,
                PatPosition    *position)
{
  PatCard cards[PAT_MAX_CARDS];
  PatSteps steps;
  guint n_cards;

  pat_position_init (position, self->n_piles);
  position->seed = number;
  n_cards = shuffle (self, number, cards);
  lay_cards (self, cards, MIN (n_cards, PAT_MAX_CARDS), position);
  sink_rows (self, position);
  pat_rules_init_counters (self, position);
  steps.n_steps = 0;
  pat_rules_settle (self, position, NULL, &steps);
}
