/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the tests of clicks share: a game from a short text, and rows that are clicked through. */
#include "config.h"

#include "click-rows.h"

#include <string.h>

static const char *const reasons[] = {
  [PAT_REFUSED_NOTHING_THERE] = "nothing there",
  [PAT_REFUSED_SAME_PILE] = "same pile",
  [PAT_REFUSED_NOT_TAKEN] = "not taken",
  [PAT_REFUSED_FACE_DOWN] = "face down",
  [PAT_REFUSED_NOT_TOP] = "not top",
  [PAT_REFUSED_NO_RUN] = "no run",
  [PAT_REFUSED_CHAIN_ONLY] = "chain only",
  [PAT_REFUSED_TAKES_NOTHING] = "takes nothing",
  [PAT_REFUSED_BUILD] = "build",
  [PAT_REFUSED_FILL] = "fill",
  [PAT_REFUSED_NO_STOCK] = "no stock",
  [PAT_REFUSED_STOCK_EMPTY] = "stock empty",
  [PAT_REFUSED_SPACES_FIRST] = "spaces first",
  [PAT_REFUSED_NOT_REMOVED] = "not removed",
  [PAT_REFUSED_COVERED] = "covered",
  [PAT_REFUSED_SUM] = "sum",
  [PAT_REFUSED_NOT_ALONE] = "not alone",
  [PAT_REFUSED_NO_SPECIAL] = "no special",
  [PAT_REFUSED_BY_GAME] = "by game",
  [PAT_REFUSED_OVER] = "over",
  [PAT_REFUSED_NO_PLACE] = "no place",
};

PatGame *
click_begin_game (const PatVariantSpec *spec,
                  const char           *cards)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (PatRules) rules = rules_build (spec, NULL);
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatGame *game;

  rules_set_up (rules, cards, &position);
  game = pat_game_new_for_position (variant, NULL, &position, &error);
  g_assert_no_error (error);
  return game;
}

PatSpot
click_read_spot (PatGame    *game,
                 const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  g_autofree char *turn = g_strconcat (parts[0], "!", NULL);
  PatMove move;
  PatSpot spot;

  /* A move that is sure to name the pile. */
  rules_read_move (pat_game_get_rules (game), turn, &move);
  spot.pile = move.picks[0].pile;
  spot.index = parts[1] != NULL ? atoi (parts[1]) - 1
               : (int) pat_position_get_size (pat_game_get_position (game), spot.pile) - 1;
  return spot;
}

static gboolean
skip_word (const char **text,
           const char  *word)
{
  if (!g_str_has_prefix (*text, word))
    return FALSE;
  *text += strlen (word);
  return TRUE;
}

static void
click_word (PatGame            *game,
            const PatSelection *held,
            const char         *word,
            PatClickFlags       flags,
            PatAnswer          *answer)
{
  if (g_str_equal (word, "stock"))
    pat_game_click_stock (game, answer);
  else if (g_str_equal (word, "remove"))
    pat_game_remove_selection (game, held, answer);
  else if (g_str_equal (word, "begin"))
    pat_game_begin_special (game, 0, FALSE, answer);
  else if (g_str_equal (word, "confirm"))
    pat_game_begin_special (game, 0, TRUE, answer);
  else if (skip_word (&word, "double:"))
    pat_game_double_click (game, held, click_read_spot (game, word), answer);
  else if (skip_word (&word, "send:"))
    pat_game_send (game, held, click_read_spot (game, word), flags, answer);
  else if (skip_word (&word, "take:"))
    pat_game_take (game, click_read_spot (game, word), answer);
  else if (skip_word (&word, "grab:"))
    pat_game_grab (game, click_read_spot (game, word), answer);
  else
    pat_game_click (game, held, click_read_spot (game, word), flags, answer);
}

/* Clicks on one place after the other; no move is played. The answer is that to the last click. */
void
click_answer (PatGame       *game,
              const char    *clicks,
              PatClickFlags  flags,
              PatAnswer     *answer)
{
  g_auto (GStrv) words = g_strsplit (clicks, " ", -1);

  *answer = (PatAnswer) { PAT_ANSWER_NOTHING };
  for (guint i = 0; words[i] != NULL; i++)
    {
      PatSelection held = answer->selection;

      click_word (game, &held, words[i], flags, answer);
    }
}

static char *
dup_name (PatGame *game,
          guint    pile)
{
  PatMove move;
  char *name;

  pat_move_init_turn (&move, pile);
  name = pat_move_to_string (&move, pat_game_get_rules (game));
  name[strlen (name) - 1] = '\0';
  return name;
}

/* What is held: a unit as "t1.2*3" (three cards from the second on), a set as "t1.1 t2.4", the
 * picks of a special action as "?t1.1". */
static char *
describe_selection (PatGame            *game,
                    const PatSelection *selection)
{
  GString *text = g_string_new (selection->kind == PAT_SELECTION_SPECIAL ? "?" : NULL);

  if (selection->kind == PAT_SELECTION_UNIT)
    {
      g_autofree char *name = dup_name (game, selection->unit.pile);

      g_string_append_printf (text, "%s.%u*%u", name, selection->unit.index + 1,
                              selection->unit.count);
    }
  for (guint i = 0; i < selection->n_spots; i++)
    {
      g_autofree char *name = dup_name (game, selection->spots[i].pile);

      g_string_append_printf (text, "%s%s.%d", i > 0 ? " " : "", name,
                              selection->spots[i].index + 1);
    }
  return g_string_free (text, FALSE);
}

/* A legal move is itself, followed by "@" and the pile to which the attention goes, and by "lone";
 * a refused one has its reason behind it. What is held stands at the end, in brackets. */
static char *
describe_answer (PatGame         *game,
                 const PatAnswer *answer)
{
  static const char *const kinds[] = {
    [PAT_ANSWER_NOTHING] = "nothing", [PAT_ANSWER_HOLD] = "hold",
    [PAT_ANSWER_PUT_BACK] = "put back", [PAT_ANSWER_PLACE] = "place",
    [PAT_ANSWER_ASK] = "ask", [PAT_ANSWER_ASK_CARD] = "ask card",
    [PAT_ANSWER_ASK_MOVE] = "ask move", [PAT_ANSWER_CONFIRM] = "confirm",
  };
  g_autofree char *held = describe_selection (game, &answer->selection);
  GString *text = g_string_new (NULL);

  if (answer->kind == PAT_ANSWER_MOVE || answer->kind == PAT_ANSWER_REFUSAL)
    {
      g_autofree char *move = pat_move_to_string (&answer->move, pat_game_get_rules (game));

      g_string_append (text, move);
    }
  else
    g_string_append (text, kinds[answer->kind]);
  if (answer->kind == PAT_ANSWER_REFUSAL)
    g_string_append_printf (text, ": %s", reasons[answer->refusal.reason]);
  if (answer->pile >= 0)
    {
      g_autofree char *name = dup_name (game, (guint) answer->pile);

      g_string_append_printf (text, " @%s", name);
    }
  if (answer->is_lone)
    g_string_append (text, " lone");
  if (*held != '\0')
    g_string_append_printf (text, " [%s]", held);
  return g_string_free (text, FALSE);
}

static void
check_row (const ClickRow *row)
{
  g_autoptr (PatGame) game = click_begin_game (row->spec, row->cards);
  PatPosition before = *pat_game_get_position (game);
  g_autofree char *text = NULL;
  PatRefusal refusal;
  PatAnswer answer;

  click_answer (game, row->clicks, row->flags, &answer);
  text = describe_answer (game, &answer);
  if (!g_str_equal (text, row->answer))
    g_test_fail_printf ("“%s” in “%s” means “%s”, not “%s”", row->clicks, row->cards, text,
                        row->answer);
  if (!pat_position_equal (&before, pat_game_get_position (game)))
    g_test_fail_printf ("“%s” in “%s” changes the position", row->clicks, row->cards);
  if (answer.kind == PAT_ANSWER_MOVE && !pat_game_judge (game, &answer.move, &refusal))
    g_test_fail_printf ("“%s” in “%s” means “%s”, which is illegal", row->clicks, row->cards, text);
}

/* Clicks through each row, and compares what the last click means. */
void
click_check_rows (const ClickRow *rows,
                  gsize           n_rows)
{
  for (gsize i = 0; i < n_rows; i++)
    check_row (&rows[i]);
}
