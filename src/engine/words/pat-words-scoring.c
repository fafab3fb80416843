/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The lines that say how a game is scored. */
#include "config.h"

#include "pat-words-private.h"

static char *
role_or_any (const PatRules *rules,
             guint           role)
{
  /* Translators: stands for the name of a pile: “Any pile → Foundations: +5” */
  return role == PAT_ANY_ROLE ? g_strdup (_("Any pile")) : pat_words_role (rules, role);
}

static char *
say_move (const PatRules  *rules,
          const PatPoints *row,
          const char      *points)
{
  g_autofree char *from = role_or_any (rules, row->from);
  g_autofree char *to = role_or_any (rules, row->to);

  /* Translators: where a card comes from, where it goes, and the points for that: "Waste →
     Foundations: +10"; write ← if your language is read from right to left */
  return g_strdup_printf (C_("score", "%1$s → %2$s: %3$s"), from, to, points);
}

/* Whether a row is about piles that the game has. */
static gboolean
applies (const PatRules  *rules,
         const PatPoints *row)
{
  if (row->points == 0)
    return FALSE;
  if (row->event == PAT_EVENT_RECYCLE)
    return pat_rules_get_game (rules)->stock.redeals > 0;
  if (row->event == PAT_EVENT_UNDO)
    return !pat_rules_get_game (rules)->no_undo;
  if (row->event != PAT_EVENT_MOVE)
    return TRUE;
  return (row->from == PAT_ANY_ROLE || pat_rules_count_role (rules, row->from) > 0) &&
         (row->to == PAT_ANY_ROLE || pat_rules_count_role (rules, row->to) > 0);
}

static char *
say_points (const PatRules  *rules,
            const PatPoints *row)
{
  g_autofree char *points = pat_words_signed (rules, row->points);

  switch ((PatEvent) row->event)
    {
    case PAT_EVENT_MOVE:
      return say_move (rules, row, points);
    case PAT_EVENT_REVEAL:
      /* Translators: %s is a number of points, such as +5; the same in the following lines */
      return g_strdup_printf (_("A card is turned up: %s"), points);
    case PAT_EVENT_RECYCLE:
      /* Translators: %s is a number of points, such as −100 */
      return g_strdup_printf (_("The waste is turned over: %s"), points);
    case PAT_EVENT_UNDO:
      /* Translators: %s is a number of points, such as −2 */
      return g_strdup_printf (_("A move is undone: %s"), points);
    case PAT_EVENT_WON:
      /* Translators: %s is a number of points, such as +50 */
      return g_strdup_printf (_("The game is won: %s"), points);
    case PAT_EVENT_WON_COUNTER:
    case PAT_EVENT_NONE:
      break;
    }
  return g_steal_pointer (&points);
}

/* What a counter is worth at the end, in the words of the variant. */
static char *
say_row (const PatRules  *rules,
         const PatPoints *row)
{
  const PatCounterSpec *counters = pat_rules_get_game (rules)->counters;
  g_autofree char *points = NULL;

  if (row->event != PAT_EVENT_WON_COUNTER)
    return say_points (rules, row);
  if (counters == NULL || row->from < PAT_COUNTER_OWN ||
      counters[row->from - PAT_COUNTER_OWN].bonus == NULL)
    return NULL;
  points = pat_words_signed (rules, row->points);
  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules),
                                               counters[row->from - PAT_COUNTER_OWN].bonus),
                          points);
}

static void
add_points (GString        *text,
            const PatRules *rules)
{
  const PatScoring *scoring = pat_rules_get_game (rules)->scoring;

  if (scoring->start != 0)
    {
      g_autofree char *start = pat_words_score (rules, scoring->start);

      /* Translators: %s is a number of points */
      pat_words_take_line (text, g_strdup_printf (_("At the start: %s"), start));
    }
  for (const PatPoints *row = scoring->points; row != NULL && row->event != PAT_EVENT_NONE; row++)
    {
      char *line = applies (rules, row) ? say_row (rules, row) : NULL;

      if (line != NULL)
        pat_words_take_line (text, line);
    }
  if (scoring->never_negative)
    pat_words_add_line (text, _("The score never falls below zero."));
}

static void
add_count (GString        *text,
           const PatRules *rules)
{
  gboolean foundations = pat_rules_count_role (rules, PAT_FOUNDATION) > 0;
  gboolean discards = pat_rules_count_role (rules, PAT_DISCARD) > 0;

  if (foundations && discards)
    pat_words_add_line (text,
                        _("Each card on a foundation, and each card removed, counts one point."));
  else if (discards)
    pat_words_add_line (text, _("Each card removed counts one point."));
  else if (foundations)
    pat_words_add_line (text, _("Each card on a foundation counts one point."));
}

/* Says how the game is scored, in lines. */
void
pat_words_add_scoring (GString        *text,
                       const PatRules *rules)
{
  const PatScoring *scoring = pat_rules_get_game (rules)->scoring;

  if (scoring == NULL || scoring->kind == PAT_SCORE_CARDS)
    add_count (text, rules);
  else if (scoring->kind == PAT_SCORE_POINTS)
    add_points (text, rules);
  if (scoring == NULL)
    return;
  if (scoring->low_is_good)
    pat_words_add_line (text, _("The fewer points the better."));
  if (scoring->carries_over)
    pat_words_add_line (text, _("The result is carried into the next game."));
}
