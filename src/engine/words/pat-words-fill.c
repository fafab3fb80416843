/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences about a pile that is empty, and about where cards come from. */
#include "config.h"

#include "pat-words-private.h"

#define ALL_ROLES ((1u << PAT_N_ROLES) - 1)

/* If a sentence for foundations or columns is missing, no game needs it, and that of a pile
 * is used. */

static const char *const fill_any[PAT_N_SUBJECTS] = {
  N_("Any card may begin a foundation."),
  N_("Any card may fill an empty column."),
  N_("Any card may be put on the empty place."),
};

static const char *const fill_base[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_FOUNDATION] =
    N_("The first card dealt to the foundations gives the rank with which all of them begin."),
  [PAT_SUBJECT_PILE] =
    N_("Only a card of the rank with which the foundations begin may be put on the empty "
       "place."),
};

static const char *const fill_ace[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_FOUNDATION] = N_("Only an Ace may begin a foundation."),
  [PAT_SUBJECT_PILE] = N_("Only an Ace may be put on the empty place."),
};

static const char *const fill_king[PAT_N_SUBJECTS] = {
  N_("Only a King may begin a foundation."),
  N_("Only a King may fill an empty column."),
  N_("Only a King may be put on the empty place."),
};

static const char *const fill_indicator[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_FOUNDATION] =
    N_("A foundation begins with the rank that follows the one of its indicator."),
  [PAT_SUBJECT_PILE] =
    N_("The empty place takes the rank that follows the one of its indicator."),
};

static const char *const fill_last[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_COLUMN] =
    N_("Only a card one rank below the one with which the foundations begin may fill an "
       "empty column."),
  [PAT_SUBJECT_PILE] =
    N_("Only a card one rank below the one with which the foundations begin may be put on "
       "the empty place."),
};

static const char *const fill_number[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_FOUNDATION] =
    N_("The first foundation begins with an Ace, the second one with a Two, and so on."),
  [PAT_SUBJECT_PILE] =
    N_("The first pile takes an Ace when it is empty, the second one a Two, and so on."),
};

static const char *const fill_nothing[PAT_N_SUBJECTS] = {
  N_("You cannot begin a foundation yourself."),
  N_("No card may be moved to an empty column."),
  N_("An empty pile takes no card."),
};

static const char *const fill_never[PAT_N_SUBJECTS] = {
  N_("An empty foundation stays empty."),
  N_("An empty column stays empty."),
  N_("The empty place stays empty."),
};

static const char *const fill_by_stock[PAT_N_SUBJECTS] = {
  N_("Only a card from the stock begins a foundation."),
  N_("Only the deal from the stock fills an empty column."),
  N_("Only the deal from the stock fills the empty place."),
};

static const char *const refilled[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_COLUMN] =
    /* Translators: %s is a list of piles, such as "Reserve, Waste" */
    N_("An empty column is filled at once, from the first of these that has a card: %s."),
  [PAT_SUBJECT_PILE] =
    /* Translators: %s is a list of piles, such as "Reserve, Waste" */
    N_("The empty place is filled at once, from the first of these that has a card: %s."),
};

static const char *const refilled_from_one[PAT_N_SUBJECTS] = {
  /* Translators: %s is a pile, such as "Reserve" */
  [PAT_SUBJECT_COLUMN] = N_("An empty column is filled at once from: %s."),
  /* Translators: %s is a pile, such as "Reserve" */
  [PAT_SUBJECT_PILE] = N_("The empty place is filled at once from: %s."),
};

static const char *const filled_from[PAT_N_SUBJECTS] = {
  /* Translators: %s is a list of piles, such as "Reserve, Waste" */
  [PAT_SUBJECT_COLUMN] = N_("An empty column may be filled only from: %s."),
  /* Translators: %s is a list of piles, such as "Reserve, Waste" */
  [PAT_SUBJECT_PILE] = N_("The empty place may be filled only from: %s."),
};

static const char *const filled_first[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_COLUMN] =
    /* Translators: %s is a pile or a list of piles, such as "Reserve" */
    N_("While these piles have cards, an empty column is filled only from them: %s."),
  [PAT_SUBJECT_PILE] =
    /* Translators: %s is a pile or a list of piles, such as "Reserve" */
    N_("While these piles have cards, the empty place is filled only from them: %s."),
};

static const char *const built_from_like[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_COLUMN] = N_("Cards come to a column only from other columns."),
  [PAT_SUBJECT_PILE] = N_("Cards come here only from piles of the same kind."),
};

static const char *const built_from[PAT_N_SUBJECTS] = {
  /* Translators: %s is a list of piles, such as "Columns, Waste" */
  [PAT_SUBJECT_COLUMN] = N_("Cards come to the columns only from: %s."),
  /* Translators: %s is a list of piles, such as "Columns, Waste" */
  [PAT_SUBJECT_PILE] = N_("Cards come here only from: %s."),
};

/* What an empty pile takes if that is one rank. */
char *
pat_words_fill_rank (PatSubject subject,
                     guint      rank)
{
  if (rank == PAT_ACE)
    return g_strdup (_(pat_words_of_subject (fill_ace, subject)));
  if (rank == PAT_KING)
    return g_strdup (_(pat_words_of_subject (fill_king, subject)));
  /* Translators: %s is a rank, such as Seven */
  return g_strdup_printf (_("Only this rank may be put on the empty place: %s."),
                          pat_words_rank (rank));
}

static char *
fill_by_ranks (PatSubject subject,
               guint      ranks)
{
  g_autofree char *list = NULL;

  if (__builtin_popcount (ranks) == 1)
    return pat_words_fill_rank (subject, (guint) __builtin_ctz (ranks));
  list = pat_words_ranks (ranks);
  /* Translators: %s is a list of ranks, such as "Jack, Queen, King" */
  return g_strdup_printf (_("Only these ranks may be put on the empty place: %s."), list);
}

static char *
fill_by_base (const PatRules *rules,
              PatSubject      subject)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  if (game->base_chosen && subject == PAT_SUBJECT_FOUNDATION)
    return g_strdup (_("The first card that you play to a foundation gives the rank with which all "
                       "of them begin."));
  if (game->base_dealt || game->base_chosen)
    return g_strdup (_(pat_words_of_subject (fill_base, subject)));
  return pat_words_fill_rank (subject, game->base != 0 ? game->base : PAT_ACE);
}

static char *
fill_by_last (const PatRules *rules,
              PatSubject      subject)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  if (game->base_dealt || game->base_chosen)
    return g_strdup (_(pat_words_of_subject (fill_last, subject)));
  return pat_words_fill_rank (subject, pat_rules_rank_below (rules, MAX (game->base, PAT_ACE)));
}

/* Says what the first place of a line takes. */
void
pat_words_add_line_start (GString           *text,
                          const PatPileSpec *row)
{
  g_autofree char *ranks = pat_words_ranks (row->ranks);

  /* Translators: %s is a rank or a list of ranks, such as "Two" */
  pat_words_take (text, g_strdup_printf (_("A line begins with: %s."), ranks));
}

/* What the empty places of lines take. */
static void
add_fill_line (GString           *text,
               const PatPileSpec *row)
{
  pat_words_add (text, _("A gap takes only the card that follows the one before it in its line, "
                         "and none if the place before it is a gap too."));
  pat_words_add_line_start (text, row);
}

/* Says that the player does not fill an empty pile. */
void
pat_words_add_no_fill (GString        *text,
                       const PatRules *rules,
                       guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  const PatGameSpec *game = pat_rules_get_game (rules);
  PatSubject subject = pat_words_subject (rules, pile);

  /* What a hook does, the table does not tell: it may well fill the pile. */
  if (game->stock.count > 0 && game->stock.to == row->role)
    pat_words_add (text, _(fill_by_stock[subject]));
  else if (row->n_refill > 0 || game->after_move != NULL || game->special != NULL)
    pat_words_add (text, _(fill_nothing[subject]));
  else
    pat_words_add (text, _(fill_never[subject]));
}

static gboolean
is_cell (const PatPileSpec *row)
{
  return row->role == PAT_CELL && row->max_cards == 1;
}

static void
add_suits (GString           *text,
           const PatPileSpec *row)
{
  g_autofree char *suits = pat_words_suits (row->suits);

  if (row->suits != 0)
    /* Translators: %s is a list of suits, such as "Clubs, Spades" */
    pat_words_take (text, g_strdup_printf (_("Only these suits may be put on the empty place: %s."),
                                           suits));
  if (row->one_each)
    pat_words_add (text, _("Each of these piles begins with a different suit."));
}

/* Says what the player may put on the pile when it is empty. */
void
pat_words_add_fill (GString        *text,
                    const PatRules *rules,
                    guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  PatSubject subject = pat_words_subject (rules, pile);

  switch (row->fill)
    {
    case PAT_FILL_NONE:
      /* A foundation that begins with a card in its place is never empty. */
      if (pat_words_is_for_player (row) && row->role != PAT_FOUNDATION && !pat_words_is_place (row))
        pat_words_add_no_fill (text, rules, pile);
      break;
    case PAT_FILL_ANY:
      if (pat_words_takes_complete (row))
        break;
      if (is_cell (row))
        pat_words_add (text, _("A cell holds any one card."));
      else
        pat_words_add (text, _(fill_any[subject]));
      break;
    case PAT_FILL_BASE:
      pat_words_take (text, fill_by_base (rules, subject));
      break;
    case PAT_FILL_RANKS:
      pat_words_take (text, fill_by_ranks (subject, row->ranks));
      break;
    case PAT_FILL_INDICATOR:
      pat_words_add (text, _(pat_words_of_subject (fill_indicator, subject)));
      break;
    case PAT_FILL_LAST:
      pat_words_take (text, fill_by_last (rules, subject));
      break;
    case PAT_FILL_NUMBER:
      pat_words_add (text, _(pat_words_of_subject (fill_number, subject)));
      break;
    case PAT_FILL_LINE:
      add_fill_line (text, row);
      break;
    }
  if (row->fill != PAT_FILL_NONE)
    add_suits (text, row);
}

/* Says what the rules themselves put on the empty pile. */
void
pat_words_add_refill (GString        *text,
                      const PatRules *rules,
                      guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  g_autofree char *sources = pat_words_refill (rules, row);
  const char *const *sentences = row->n_refill == 1 ? refilled_from_one : refilled;
  const char *sentence = _(pat_words_of_subject (sentences, pat_words_subject (rules, pile)));

  if (*sources != '\0')
    pat_words_take (text, g_strdup_printf (sentence, sources));
}

static void
add_sources (GString        *text,
             const PatRules *rules,
             guint           pile,
             const char     *sentence,
             guint           roles)
{
  const PatPileSpec *taker = pat_rules_get_pile (rules, pile);
  g_autofree char *sources = pat_words_roles (rules, roles, taker);

  if (roles != 0 && roles != ALL_ROLES && *sources != '\0')
    pat_words_take (text, g_strdup_printf (_(sentence), sources));
}

/* Says which cards come to an empty pile before all others. */
void
pat_words_add_fill_first (GString        *text,
                          const PatRules *rules,
                          guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  add_sources (text, rules, pile,
               pat_words_of_subject (filled_first, pat_words_subject (rules, pile)),
               row->fill_first);
}

/* Says which cards come to an empty pile before all others, and that it is otherwise later on; the
 * same if it is filled at once. */
void
pat_words_add_before_fill (GString        *text,
                           const PatRules *rules,
                           guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  gsize length = text->len;

  pat_words_add_fill_first (text, rules, pile);
  if (text->len > length || (row->n_refill > 0 && row->fill != PAT_FILL_NONE))
    /* Translators: stands before rules that hold when some piles are empty */
    pat_words_add (text, _("After that:"));
}

/* Says from where an empty pile may be filled, if from elsewhere than other cards come. */
void
pat_words_add_fill_from (GString        *text,
                         const PatRules *rules,
                         guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->fill != PAT_FILL_NONE && row->fill_from != row->from)
    add_sources (text, rules, pile,
                 pat_words_of_subject (filled_from, pat_words_subject (rules, pile)),
                 row->fill_from);
}

/* Says from where cards may come. */
void
pat_words_add_from (GString        *text,
                    const PatRules *rules,
                    guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  PatSubject subject = pat_words_plural_subject (rules, pile);

  if (row->from == PAT_ROLE_BIT (row->role))
    pat_words_add (text, _(pat_words_of_subject (built_from_like, subject)));
  else
    add_sources (text, rules, pile, pat_words_of_subject (built_from, subject), row->from);
}
