/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses the search for a game by its rules. */
#include "config.h"

#include "pat-search-private.h"

#include "pat-line-private.h"
#include "pat-search-builder-private.h"
#include "pat-search-heap-private.h"
#include "pat-search-pairs-private.h"
#include "pat-search-plain-private.h"
#include "pat-search-sequences-private.h"
#include "pat-search-turning-private.h"

typedef gboolean (*SearchFunc) (const PatRules    *rules,
                                const PatPosition *position,
                                PatBudget         *budget,
                                GArray            *moves,
                                PatVerdict        *verdict);

/* The searches for particular kinds of games; each returns FALSE for a game of another kind. */
static const SearchFunc searches[] = {
  pat_search_builder,
  pat_search_heap,
  pat_search_pairs,
  pat_search_sequences,
  pat_search_turning,
};

/* Searches for moves that win; `plain` takes the search that knows every game in any case. */
PatVerdict
pat_search (const PatRules    *rules,
            const PatPosition *position,
            PatBudget         *budget,
            gboolean           plain,
            GArray            *moves)
{
  PatVerdict verdict = PAT_VERDICT_WINNABLE;

  if (pat_rules_is_won (rules, position))
    return verdict;
  for (guint i = 0; i < G_N_ELEMENTS (searches) && !plain; i++)
    if (searches[i] (rules, position, budget, moves, &verdict))
      return verdict;
  verdict = pat_search_plain (rules, position, budget, moves);
  if (verdict == PAT_VERDICT_WINNABLE)
    pat_line_shorten (rules, position, moves);
  return verdict;
}
