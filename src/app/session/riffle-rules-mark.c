/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tells rules apart: the game with its options, and a number for how it deals and plays. */
#include "config.h"

#include "riffle-rules-mark.h"

#define N_DEALS 4
#define N_MOVES 40      /* of each */

/* Whether cards turn by themselves: the same deals can be won. */
static const char *const flip[] = { "flip", NULL };

static PatOptions *
dup_options (const PatRules     *rules,
             const char *const  *ignored)
{
  PatOptions *options = pat_options_copy (pat_rules_get_options (rules));
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (g_strv_contains (ignored, specs[i].key) || g_strv_contains (flip, specs[i].key))
      pat_options_set (options, specs[i].key, specs[i].initial, NULL);
  return options;
}

/**
 * riffle_rules_mark_dup_game:
 * @rules: the rules of a game
 * @ignored: the keys of options that do not matter
 *
 * Names a game with those of its options that can matter for whether a deal can be won.
 *
 * Returns: (transfer full): a deal string without a number, such as “VARIANT:draw=3”
 */
char *
riffle_rules_mark_dup_game (const PatRules     *rules,
                            const char *const  *ignored)
{
  g_autoptr (PatOptions) options = dup_options (rules, ignored);

  return pat_deal_format (pat_rules_get_variant (rules)->id, options, 0);
}

static guint64
mix (guint64 sum,
     guint64 value)
{
  sum = (sum ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return sum ^ (sum >> 29);
}

/* The same in all versions and on all machines, unlike the hash of the rules. */
static guint64
sum_position (const PatPosition *position)
{
  guint64 sum = position->n_piles;

  for (guint i = 0; i < position->n_piles; i++)
    sum = mix (sum, pat_position_get_size (position, i));
  for (guint i = 0; i < position->start[position->n_piles]; i++)
    sum = mix (sum, position->cards[i]);
  for (guint i = 0; i < PAT_MAX_COUNTERS; i++)
    sum = mix (sum, (guint16) position->counters[i]);
  return sum;
}

/* All moves count, in whatever order they are listed. One of them is played, which depends on
 * nothing but the positions they lead to. Returns: FALSE if there is none */
static gboolean
add_move (const PatRules *rules,
          PatPosition    *position,
          guint           nth,
          guint64        *mark)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatPosition chosen = { 0 };
  guint64 total = 0, least = G_MAXUINT64;

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      PatPosition after = *position;
      guint64 sum;

      pat_rules_apply (rules, &after, &moves->moves[i], NULL);
      sum = mix (sum_position (&after), nth);
      total += sum;
      if (sum > least)
        continue;
      least = sum;
      chosen = after;
    }
  *mark = mix (*mark, total + moves->n_moves);
  *position = chosen;
  return moves->n_moves > 0;
}

/**
 * riffle_rules_mark_compute:
 * @rules: the rules of a game
 *
 * Deals some deals and plays some moves of each. The number that comes of it changes if the game
 * deals other cards than before, or allows other moves.
 *
 * Returns: the number
 */
guint64
riffle_rules_mark_compute (const PatRules *rules)
{
  g_autoptr (PatOptions) options = dup_options (rules, flip);
  g_autoptr (PatRules) plain = pat_rules_new (pat_rules_get_variant (rules), options, NULL);
  guint64 mark = pat_rules_get_n_cards (rules);

  for (guint64 number = 1; plain != NULL && number <= N_DEALS; number++)
    {
      PatPosition position;

      pat_rules_deal (plain, number, &position);
      mark = mix (mark, sum_position (&position));
      for (guint i = 0; i < N_MOVES && add_move (plain, &position, i, &mark); i++)
        continue;
    }
  return mark;
}
