/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences that say why a move is refused. */
#include "config.h"

#include "pat-words-private.h"

static const char *const not_taken[PAT_N_ROLES] = {
  N_("No card may be taken from the stock; click or tap it to deal."),
  N_("No card may be taken from the waste."),
  N_("Cards may not be taken back from the foundations."),
  N_("No card may be moved away from a column."),
  N_("No card may be taken from this cell."),
  N_("No card may be taken from the reserve."),
  N_("No card may be taken from the hand in this way."),
  N_("These cards are out of play."),
  N_("An indicator stays where it is."),
};

static const char *const takes_nothing[PAT_N_ROLES] = {
  N_("No card may be put on the stock."),
  N_("No card may be put on the waste; it takes its cards from the stock."),
  N_("No card may be put on this foundation."),
  N_("No card may be put on the columns in this game."),
  N_("No card may be put on this cell."),
  N_("No card may be put on the reserve."),
  N_("No card may be added to the hand."),
  N_("No card may be put on the discard pile."),
  N_("No card may be put on an indicator."),
};

static const char *const full[PAT_N_SUBJECTS] = {
  N_("This foundation is complete."),
  N_("This column is complete."),
  N_("This pile is complete."),
};

static const char *const one_at_a_time[PAT_N_SUBJECTS] = {
  N_("Cards go to the foundations one at a time."),
  N_("Cards go to the columns one at a time."),
  N_("Cards are put here one at a time."),
};

static const char *const whole_only[PAT_N_SUBJECTS] = {
  N_("Only the top card or the complete foundation may be taken."),
  N_("Only the top card or the complete column may be moved."),
  N_("Only the top card or the complete pile may be taken."),
};

static const char *const base_of_deal[PAT_N_SUBJECTS] = {
  /* Translators: %s is a rank, such as Seven */
  N_("In this deal every foundation begins with this rank: %s."),
  /* Translators: %s is a rank, such as Seven */
  N_("In this deal only this rank may fill an empty column: %s."),
  /* Translators: %s is a rank, such as Seven */
  N_("In this deal only this rank may be put on the empty place: %s."),
};

static const char *const rank_of_pile[PAT_N_SUBJECTS] = {
  /* Translators: %s is a rank, such as Seven */
  N_("This foundation begins with: %s."),
  /* Translators: %s is a rank, such as Seven */
  N_("This empty column takes only this rank: %s."),
  /* Translators: %s is a rank, such as Seven */
  N_("This empty place takes only this rank: %s."),
};

/* Why something may not be put on the top card. */
static void
add_build (GString           *text,
           const PatRules    *rules,
           const PatPosition *position,
           guint              pile)
{
  PatCard top = pat_position_get_top (position, pile);
  g_autofree char *name = pat_words_card (top);

  if (top != PAT_NO_CARD && !pat_card_is_face_down (top) &&
      pat_rules_accepted (rules, position, pile) == 0)
    /* Translators: %s is a card, such as King of Hearts */
    pat_words_take (text, g_strdup_printf (_("No card may be put on this one: %s."), name));
  else
    pat_words_add_build (text, rules, pile);
}

static void
add_rank (GString    *text,
          const char *sentence,
          guint       rank)
{
  pat_words_take (text, g_strdup_printf (_(sentence), pat_words_rank (rank)));
}

/* Whether the base rank is another one in each deal, and is known by now. */
static gboolean
decides_base (const PatRules    *rules,
              const PatPosition *position)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  int base = position->counters[PAT_COUNTER_BASE];

  return (game->base_dealt || game->base_chosen) && base >= PAT_ACE && base <= PAT_KING;
}

/* Why a card may not be put on an empty place of a line; the card before it is named. */
static void
add_fill_line (GString           *text,
               const PatRules    *rules,
               const PatPosition *position,
               guint              pile)
{
  PatCard before = pat_position_get_top (position, pile - 1);
  g_autofree char *name = pat_words_card (before);

  if (before == PAT_NO_CARD)
    pat_words_add (text, _("No card goes here while the place before it in the line is empty."));
  else if (pat_rules_accepted (rules, position, pile) == 0)
    /* Translators: %s is a card, such as King of Hearts */
    pat_words_take (text, g_strdup_printf (_("No card goes behind this one: %s."), name));
  else
    {
      /* Translators: %s is a card, such as Seven of Hearts */
      pat_words_take (text, g_strdup_printf (_("This card does not follow the one before it: %s."),
                                             name));
      pat_words_add_order (text, rules, pile);
    }
}

/* Why a card may not be put on an empty pile; what the deal decided is named. */
static void
add_fill (GString           *text,
          const PatRules    *rules,
          const PatPosition *position,
          guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  PatCard indicator = pat_position_get_top (position, rules->piles[pile].indicator);
  PatSubject subject = pat_words_subject (rules, pile);
  gboolean from_deal = decides_base (rules, position);

  if (row->fill == PAT_FILL_BASE && from_deal)
    add_rank (text, base_of_deal[subject], (guint) position->counters[PAT_COUNTER_BASE]);
  else if (row->fill == PAT_FILL_LAST && from_deal)
    add_rank (text, base_of_deal[subject], pat_rules_last_rank (rules, position));
  else if (rules->piles[pile].in_line)
    add_fill_line (text, rules, position, pile);
  else if (row->fill == PAT_FILL_LINE)
    pat_words_add_line_start (text, row);
  else if (row->fill == PAT_FILL_NUMBER)
    add_rank (text, rank_of_pile[subject], rules->piles[pile].in_row + 1u);
  else if (row->fill == PAT_FILL_INDICATOR && indicator != PAT_NO_CARD)
    add_rank (text, rank_of_pile[subject], pat_card_get_rank (indicator) % PAT_KING + 1);
  else
    pat_words_add_fill (text, rules, pile);
}

static void
add_not_alone (GString        *text,
               const PatRules *rules)
{
  const PatRemoveSpec *remove = &pat_rules_get_game (rules)->remove;

  pat_words_add (text, _("This card cannot be removed alone."));
  if (remove->kind == PAT_REMOVE_SUM)
    /* Translators: %u is a number, such as 13 */
    pat_words_take (text, g_strdup_printf (_("Two cards are removed together if their ranks add up "
                                             "to %u."), remove->sum));
}

static void
add_from (GString           *text,
          const PatRules    *rules,
          const PatPosition *position,
          guint              pile)
{
  if (pat_position_get_size (position, pile) == 0 &&
      pat_rules_fills_first (rules, position, pile) != 0)
    pat_words_add_fill_first (text, rules, pile);
  else if (pat_position_get_size (position, pile) == 0)
    pat_words_add_fill_from (text, rules, pile);
  if (text->len == 0)
    pat_words_add_from (text, rules, pile);
  if (text->len == 0 && pat_rules_get_role (rules, pile) == PAT_FOUNDATION)
    pat_words_add (text, _("No card goes from one foundation to another."));
}

static char *
too_many (guint limit)
{
  /* Translators: %u is how many cards may be moved together */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With your free cells and empty columns "
                                       "you can move at most %u card at once.",
                                       "With your free cells and empty columns you can move at "
                                       "most %u cards at once.",
                                       limit), limit);
}

static char *
unequal_sum (const PatRules *rules)
{
  /* Translators: %u is a number, such as 13 */
  return g_strdup_printf (_("Two cards are removed together only if their ranks add up to %u."),
                          pat_rules_get_game (rules)->remove.sum);
}

static const char *
takes_nothing_sentence (const PatPileSpec *row)
{
  if (row->name != NULL || pat_words_is_place (row))
    return _("No card may be put on this pile.");
  return _(takes_nothing[row->role]);
}

static const char *
not_taken_sentence (const PatPileSpec *row)
{
  if (row->removable)
    return _("Cards are not moved away from here; they are removed.");
  if (row->name != NULL || pat_words_is_place (row))
    return _("No card may be taken from this pile.");
  return _(not_taken[row->role]);
}

/* A pile takes nothing more because it is full, or because its top card lies face down. */
static const char *
full_sentence (const PatRules    *rules,
               const PatPosition *position,
               guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (pat_rules_is_complete (rules, position, pile))
    return _(full[pat_words_subject (rules, pile)]);
  if (row->max_cards == 1)
    return _("There is room for one card only.");
  if (row->max_cards > 0 && pat_position_get_size (position, pile) >= row->max_cards)
    return _(full[pat_words_subject (rules, pile)]);
  if (row->max_cards > 0 && !pat_card_is_face_down (pat_position_get_top (position, pile)))
    return _("There is not enough room for so many cards.");
  if (rules->piles[pile].builds)
    return _("No card may be put on a face-down card.");
  return takes_nothing_sentence (row);
}

/* The sentences about where cards would go. */
static void
add_of_destination (GString           *text,
                    const PatRules    *rules,
                    const PatPosition *position,
                    const PatRefusal  *refusal)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, refusal->pile);
  PatSubject subject = pat_words_plural_subject (rules, refusal->pile);

  switch ((int) refusal->reason)
    {
    case PAT_REFUSED_TAKES_NOTHING:
      pat_words_add (text, takes_nothing_sentence (row));
      break;
    case PAT_REFUSED_FULL:
      pat_words_add (text, full_sentence (rules, position, refusal->pile));
      break;
    case PAT_REFUSED_ONE_AT_A_TIME:
      pat_words_add (text, row->fill == PAT_FILL_NONE && !rules->piles[refusal->pile].builds ?
                     takes_nothing_sentence (row) : _(one_at_a_time[subject]));
      break;
    case PAT_REFUSED_TOO_FEW:
      pat_words_add_limits (text, rules, refusal->pile);
      break;
    case PAT_REFUSED_FROM:
      add_from (text, rules, position, refusal->pile);
      break;
    case PAT_REFUSED_BUILD:
      add_build (text, rules, position, refusal->pile);
      break;
    case PAT_REFUSED_FILL:
      add_fill (text, rules, position, refusal->pile);
      break;
    case PAT_REFUSED_SPACE:
      pat_words_add_no_fill (text, rules, refusal->pile);
      pat_words_add_refill (text, rules, refusal->pile);
      break;
    }
}

/* The sentences about where cards come from, and about removals. */
static void
add_of_source (GString          *text,
               const PatRules   *rules,
               const PatMove    *move,
               const PatRefusal *refusal)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, refusal->pile);

  switch ((int) refusal->reason)
    {
    case PAT_REFUSED_NOT_TAKEN:
      pat_words_add (text, not_taken_sentence (row));
      break;
    case PAT_REFUSED_NO_RUN:
      pat_words_add (text, _("These cards do not form a run."));
      if (rules->piles[refusal->pile].run == rules->piles[refusal->pile].build)
        pat_words_add_build (text, rules, refusal->pile);
      pat_words_add_run (text, rules, refusal->pile);
      break;
    case PAT_REFUSED_TOO_MANY:
      pat_words_take (text, too_many (refusal->limit));
      break;
    case PAT_REFUSED_WHOLE_ONLY:
      pat_words_add (text, _(whole_only[pat_words_subject (rules, refusal->pile)]));
      break;
    case PAT_REFUSED_SUM:
      if (move->n_picks <= 2)
        pat_words_take (text, unequal_sum (rules));
      break;
    case PAT_REFUSED_NOT_ALONE:
      add_not_alone (text, rules);
      break;
    }
}

/**
 * pat_words_refusal:
 * @rules: the rules
 * @position: the position
 * @move: the move that was refused
 * @refusal: why
 *
 * Says in a sentence or two why a move is refused.
 *
 * Returns: (transfer full): the text, in valid UTF-8 whatever a module says
 */
char *
pat_words_refusal (const PatRules    *rules,
                   const PatPosition *position,
                   const PatMove     *move,
                   const PatRefusal  *refusal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (refusal->pile < pat_rules_get_n_piles (rules))
    {
      add_of_destination (text, rules, position, refusal);
      add_of_source (text, rules, move, refusal);
    }
  if (text->len == 0)
    pat_words_add (text, pat_words_plain_refusal (rules, position, move, refusal));
  return g_utf8_make_valid (text->str, (gssize) text->len);
}
