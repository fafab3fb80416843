/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the tests of compiled rules share: positions and moves from short texts, and
 * rows that are judged. */
#include "config.h"

#include "rules-suite.h"
#include "vectors-position.h"

#include <string.h>

PatRules *
rules_build (const PatVariantSpec *spec,
             const char           *options)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (PatOptions) chosen = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;
  PatRules *rules;

  if (options != NULL)
    pat_options_parse (chosen, options, &error);
  g_assert_no_error (error);
  rules = pat_variant_build_rules (variant, chosen, &error);
  g_assert_no_error (error);
  return rules;
}

/* Sets up a position whose lines are parted by semicolons; cards that it does not name
 * are discarded. */
void
rules_set_up (const PatRules *rules,
              const char     *cards,
              PatPosition    *position)
{
  g_auto (GStrv) lines = g_strsplit (cards, ";", -1);
  g_autoptr (GError) error = NULL;
  g_autofree char *joined = NULL, *text = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  joined = g_strjoinv ("\n", lines);
  text = g_strconcat (joined, "\nrest: discard", NULL);
  vectors_position_parse (position, rules, text, &error);
  g_assert_no_error (error);
}

void
rules_read_move (const PatRules *rules,
                 const char     *text,
                 PatMove        *move)
{
  g_autoptr (GError) error = NULL;

  pat_move_parse (move, rules, text, &error);
  g_assert_no_error (error);
}

/* The cards of a pile as the notation writes them. */
char *
rules_dup_pile (const PatRules    *rules,
                const PatPosition *position,
                const char        *name)
{
  g_autofree char *text = pat_position_to_string (position, rules);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gsize n = strlen (name);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], name) && lines[i][n] == ':')
      return g_strdup (g_strstrip (lines[i] + n + 1));
  g_assert_not_reached ();
}

static gboolean
is_listed (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_move_equal (&moves->moves[i], move))
      return TRUE;
  return FALSE;
}

static void
check_row (const RulesRow *row)
{
  g_autoptr (PatRules) rules = rules_build (row->spec, NULL);
  g_autofree char *sentence = NULL;
  PatPosition position;
  PatRefusal refusal;
  PatMove move;
  gboolean legal;

  rules_set_up (rules, row->cards, &position);
  rules_read_move (rules, row->move, &move);
  legal = pat_rules_judge (rules, &position, &move, &refusal);
  if (legal != (row->reason == PAT_LEGAL) || refusal.reason != row->reason)
    g_test_fail_printf ("“%s” in “%s” is judged %d, not %d", row->move, row->cards, refusal.reason,
                        row->reason);
  if (is_listed (rules, &position, &move) != legal)
    g_test_fail_printf ("“%s” in “%s” is judged %d, but the list says otherwise", row->move,
                        row->cards, refusal.reason);
  sentence = pat_words_refusal (rules, &position, &move, &refusal);
  if (!legal && (*sentence == '\0' || !g_str_has_suffix (sentence, ".")))
    g_test_fail_printf ("“%s” in “%s” is refused without a sentence: “%s”", row->move, row->cards,
                        sentence);
}

/* Judges the move of each row, and compares judge, list and sentence. */
void
rules_check_rows (const RulesRow *rows,
                  gsize           n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    check_row (&rows[i]);
}
