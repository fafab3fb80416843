/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How hard a deal is, in words. */
#include "config.h"

#include "riffle-difficulty-text.h"

#include <glib/gi18n.h>

/**
 * riffle_difficulty_get_word:
 * @difficulty: how hard a deal is
 *
 * Returns: that in a word or two, for a title
 */
const char *
riffle_difficulty_get_word (PatDifficulty difficulty)
{
  switch (difficulty)
    {
    case PAT_DIFFICULTY_UNWINNABLE:
      /* Translators: how hard a deal is */
      return C_("difficulty", "Cannot Be Won");
    case PAT_DIFFICULTY_EASY:
      /* Translators: how hard a deal is */
      return C_("difficulty", "Easy");
    case PAT_DIFFICULTY_MEDIUM:
      /* Translators: how hard a deal is */
      return C_("difficulty", "Medium");
    case PAT_DIFFICULTY_HARD:
      /* Translators: how hard a deal is */
      return C_("difficulty", "Hard");
    case PAT_DIFFICULTY_EXPERT:
      /* Translators: how hard a deal is: only experts win it */
      return C_("difficulty", "Expert");
    case PAT_DIFFICULTY_UNKNOWN:
      break;
    }
  /* Translators: how hard a deal is */
  return C_("difficulty", "Not Known");
}

/**
 * riffle_difficulty_get_sentence:
 * @grade: how hard a deal is
 *
 * Returns: a sentence that says what that rests on
 */
const char *
riffle_difficulty_get_sentence (const PatGrade *grade)
{
  guint n_won = MAX (grade->n_random_won, grade->n_greedy_won);

  switch (grade->difficulty)
    {
    case PAT_DIFFICULTY_UNWINNABLE:
      return _("No moves win this deal. That is proven.");
    case PAT_DIFFICULTY_EASY:
      /* Translators: about a deal that was played many times by the computer, as if by chance */
      return n_won > 1 ? _("Playing without a plan often wins.")
             : _("All cards lie open, and a way to win is found very soon.");
    case PAT_DIFFICULTY_MEDIUM:
      /* Translators: about a deal that was played many times by the computer, as if by chance */
      return n_won > 1 ? _("Playing without a plan wins now and then.")
             : _("All cards lie open, and a way to win is found soon.");
    case PAT_DIFFICULTY_HARD:
      /* Translators: about a deal that was played many times by the computer, as if by chance */
      return _("Playing without a plan hardly ever wins.");
    case PAT_DIFFICULTY_EXPERT:
      return _("Playing without a plan does not win, and even with all cards known a way to win "
               "is hard to find.");
    case PAT_DIFFICULTY_UNKNOWN:
      break;
    }
  return _("It was not found out whether this deal can be won.");
}
