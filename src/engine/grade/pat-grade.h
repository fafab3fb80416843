/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How hard a deal is: figures that are measured, always the same ones for a deal, and a word that
 * sums them up. */
#pragma once

#include "pat-rules.h"
#include "pat-solution.h"

G_BEGIN_DECLS

/* How many deals are looked at for one that is as hard as the player wants it. */
#define PAT_GRADE_MAX_DEALS 500

/**
 * PatDifficulty:
 * @PAT_DIFFICULTY_UNKNOWN: it was not found out whether the deal can be won
 * @PAT_DIFFICULTY_UNWINNABLE: the deal cannot be won
 * @PAT_DIFFICULTY_EASY: playing without a plan often wins; or all cards lie open, and a way to win
 *   is found very soon
 * @PAT_DIFFICULTY_MEDIUM: playing without a plan wins now and then; or all cards lie open, and a
 *   way to win is found soon
 * @PAT_DIFFICULTY_HARD: playing without a plan hardly ever wins
 * @PAT_DIFFICULTY_EXPERT: nor is it easy to find a way to win with all cards known
 *
 * How hard a deal is.
 */
typedef enum
{
  PAT_DIFFICULTY_UNKNOWN,
  PAT_DIFFICULTY_UNWINNABLE,
  PAT_DIFFICULTY_EASY,
  PAT_DIFFICULTY_MEDIUM,
  PAT_DIFFICULTY_HARD,
  PAT_DIFFICULTY_EXPERT,
} PatDifficulty;

/**
 * PatGrade:
 * @difficulty: how hard the deal is
 * @verdict: whether it can be won
 * @states: how many positions were looked at to find that out
 * @n_moves: the length of the way to win that was found, 0 if there is none
 * @n_games: games that were played by chance, and games that were played by what looked best, with
 *   a slip now and then; 0 if the deal cannot be won
 * @n_random_won: how many of those were won that were played by chance
 * @n_greedy_won: how many of the others were won
 *
 * How hard a deal is, and what that rests on.
 */
typedef struct
{
  PatDifficulty difficulty;
  PatVerdict    verdict;
  guint64       states;
  guint         n_moves;
  guint         n_games;
  guint         n_random_won;
  guint         n_greedy_won;
} PatGrade;

/**
 * PatGradeProgressFunc:
 * @n_deals: how many deals were looked at so far
 * @user_data: user data
 *
 * Hears how far a search for a deal is.
 */
typedef void (*PatGradeProgressFunc) (guint    n_deals,
                                      gpointer user_data);

PAT_PUBLIC gboolean pat_grade_measure        (const PatRules        *rules,
                                              const PatPosition     *position,
                                              GCancellable          *cancellable,
                                              PatGrade              *grade,
                                              GError               **error);
PAT_PUBLIC void     pat_grade_measure_async  (const PatRules        *rules,
                                              const PatPosition     *position,
                                              GCancellable          *cancellable,
                                              GAsyncReadyCallback    callback,
                                              gpointer               user_data);
PAT_PUBLIC gboolean pat_grade_measure_finish (GAsyncResult          *result,
                                              PatGrade              *grade,
                                              GError               **error);
PAT_PUBLIC void     pat_grade_search_async   (const PatRules        *rules,
                                              PatDifficulty          difficulty,
                                              guint64                first,
                                              GCancellable          *cancellable,
                                              PatGradeProgressFunc   progress,
                                              gpointer               progress_data,
                                              GAsyncReadyCallback    callback,
                                              gpointer               user_data);
PAT_PUBLIC gboolean pat_grade_search_finish  (GAsyncResult          *result,
                                              guint64               *number,
                                              GError               **error);

G_END_DECLS
