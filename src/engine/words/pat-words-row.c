/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences about what may leave a pile, what turns up in it, and how much it takes. */
#include "config.h"

#include "pat-words-private.h"

static const char *const take_none[PAT_N_SUBJECTS] = {
  N_("Cards may not be taken back from the foundations."),
  N_("No card may be moved away from a column."),
  N_("No card may be taken from here."),
};

static const char *const take_top[PAT_N_SUBJECTS] = {
  N_("The top card of a foundation may be taken back."),
  N_("Only the top card of a column may be moved."),
  N_("Only the top card may be taken."),
};

static const char *const take_whole[PAT_N_SUBJECTS] = {
  N_("Either the top card of a foundation or all its cards are taken."),
  N_("Either the top card or the complete column is moved, never a part of it."),
  N_("Either the top card or the complete pile is taken, never a part of it."),
};

static void
add_limited (GString        *text,
             const PatRules *rules,
             guint           pile)
{
  gboolean cells = pat_rules_count_role (rules, PAT_CELL) > 0;

  if (cells && pat_rules_get_pile (rules, pile)->fill == PAT_FILL_ANY)
    pat_words_add (text, _("A run may be moved as a unit if it could be moved card by card "
                           "by way of the empty cells and columns."));
  else if (cells)
    pat_words_add (text, _("A run may be moved as a unit if it could be moved card by card "
                           "by way of the empty cells."));
  else
    pat_words_add (text, _("A run may be moved as a unit if it could be moved card by card "
                           "by way of the empty columns."));
}

/* Only foundations and columns, of which a player may expect more, and piles that give something,
   are worth a sentence. */
static void
add_take_little (GString           *text,
                 const PatPileSpec *row,
                 PatSubject         subject)
{
  if (row->take == PAT_TAKE_TOP && row->covered)
    pat_words_add (text, _("A card may be taken when no other card overlaps it."));
  else if (row->take == PAT_TAKE_TOP && row->max_cards != 1)
    pat_words_add (text, _(take_top[subject]));
  if (row->take == PAT_TAKE_NONE && pat_words_is_for_player (row) && !row->removable &&
      !pat_words_is_place (row))
    pat_words_add (text,
                   _(take_none[row->role == PAT_FOUNDATION ? PAT_SUBJECT_FOUNDATION : subject]));
}

/* Says what may leave a pile. */
void
pat_words_add_take (GString        *text,
                    const PatRules *rules,
                    guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  switch (row->take)
    {
    case PAT_TAKE_NONE:
    case PAT_TAKE_TOP:
      add_take_little (text, row, pat_words_subject (rules, pile));
      break;
    case PAT_TAKE_RUN:
      if (rules->piles[pile].run == rules->piles[pile].build)
        pat_words_add (text, _("A run built in this way may be moved as a unit, in whole or in "
                               "part."));
      break;
    case PAT_TAKE_RUN_LIMITED:
      add_limited (text, rules, pile);
      break;
    case PAT_TAKE_OPEN:
      pat_words_add (text, _("Any face-up card may be moved together with all the cards on it, "
                             "whatever their order."));
      break;
    case PAT_TAKE_WHOLE:
      pat_words_add (text, _(take_whole[pat_words_subject (rules, pile)]));
      break;
    case PAT_TAKE_CHAIN:
      pat_words_add (text, _("A run moves as a whole or not at all; its top card alone may go to a "
                             "foundation."));
      break;
    case PAT_TAKE_ANY_CARD:
      pat_words_add (text, _("Any face-up card may be taken, wherever it lies in the pile."));
      break;
    }
  pat_words_add_run (text, rules, pile);
}

/* Says what happens to a face-down card that nothing lies on. */
void
pat_words_add_turn (GString        *text,
                    const PatRules *rules,
                    guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->turn == PAT_TURN_PLAYER)
    pat_words_add (text,
                   _("You turn up a face-down card yourself by clicking or tapping it, and that "
                     "counts as a move."));
  else if (row->turn == PAT_TURN_EXPOSED && rules->manual_flip)
    pat_words_add (text, _("You turn up an uncovered face-down card yourself by clicking or "
                           "tapping it."));
  else if (row->turn == PAT_TURN_EXPOSED)
    pat_words_add (text, _("A face-down card is turned up as soon as nothing lies on it."));
  else if (row->turn == PAT_TURN_ALWAYS)
    pat_words_add (text, _("The top card always lies face up."));
}

/* Says how many cards a pile takes in all and at once. */
void
pat_words_add_limits (GString        *text,
                      const PatRules *rules,
                      guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->max_cards > 1 && row->role == PAT_FOUNDATION)
    /* Translators: %u is how many cards a foundation takes, such as 13 */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "A foundation is complete with %u card.",
                                        "A foundation is complete with %u cards.", row->max_cards),
                     row->max_cards);
  else if (row->max_cards > 1 && (row->build != PAT_NO_BUILD || row->can_build != NULL))
    /* Translators: %u is how many cards a pile takes */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "There is room for %u card.",
                                        "There is room for %u cards.", row->max_cards),
                     row->max_cards);
  if (row->units != PAT_NO_BUILD && row->min_accept <= 1)
    pat_words_add (text, _("Several cards may come here as a unit if they form a run."));
  if (row->min_accept > 1)
    /* Translators: %u is how long a complete run is, such as 13 */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "Only complete runs of %u card are taken.",
                                        "Only complete runs of %u cards are taken.",
                                        row->min_accept),
                     row->min_accept);
  pat_words_add_units (text, rules, pile);
  if (row->collects)
    pat_words_add (text, _("A complete run at the end of a column comes here automatically."));
}
