/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Gives the cards that a position of a test does not name to the pile of its line `rest:`. */
#include "config.h"

#include "vectors-position.h"

/* Counts the cards that a line names; a header's value is not a card. */
static void
count_named (const char *line,
             guint      *n_named)
{
  const char *at = strchr (line, ':'), *end;
  PatCard card;

  if (at == NULL || g_str_has_prefix (line, "variant") || g_str_has_prefix (line, "options") ||
      g_str_has_prefix (line, "rest"))
    return;
  for (at++; *at != '\0'; at = end)
    {
      end = at + 1;
      if (*at != ' ' && pat_card_parse (at, &end, &card))
        n_named[pat_card_face (card)]++;
    }
}

/* Lists the cards that are not named, in the order of the fresh deck. */
static char *
list_rest (const PatRules *rules,
           const guint    *n_named,
           gboolean        face_up)
{
  GString *text = g_string_new (NULL);
  guint left[64];
  PatCard deck[PAT_MAX_CARDS];
  guint n = pat_rules_get_deck (rules, deck);
  char name[8];

  memcpy (left, n_named, sizeof left);
  for (guint i = 0; i < n; i++)
    if (left[deck[i]] > 0)
      left[deck[i]]--;
    else
      {
        pat_card_print (face_up ? deck[i] : deck[i] | PAT_FACE_DOWN, name);
        g_string_append_printf (text, " %s", name);
      }
  return g_string_free (text, FALSE);
}

/* The rest lies under the cards that the pile's own line names. */
static void
add_rest (GString    *text,
          GStrv       lines,
          const char *pile,
          const char *rest)
{
  gboolean done = FALSE;
  gsize n = strlen (pile);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], pile) && lines[i][n] == ':')
      {
        g_string_append_printf (text, "%s:%s%s\n", pile, rest, lines[i] + n + 1);
        done = TRUE;
      }
    else if (!g_str_has_prefix (lines[i], "rest:"))
      g_string_append_printf (text, "%s\n", lines[i]);
  if (!done)
    g_string_append_printf (text, "%s:%s\n", pile, rest);
}

/* Expands `rest: PILE` or `rest: PILE up`; a position without such a line stays as it is. */
char *
vectors_position_expand (const PatRules *rules,
                         const char     *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *pile = NULL, *rest = NULL;
  GString *expanded = NULL;
  guint n_named[64] = { 0 };
  gboolean face_up;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      count_named (lines[i], n_named);
      if (!g_str_has_prefix (lines[i], "rest:"))
        continue;
      g_free (pile);
      pile = g_strdup (g_strstrip (lines[i] + strlen ("rest:")));
    }
  if (pile == NULL)
    return g_strdup (text);
  face_up = g_str_has_suffix (pile, " up");
  if (face_up)
    pile[strlen (pile) - strlen (" up")] = '\0';
  rest = list_rest (rules, n_named, face_up);
  expanded = g_string_new (NULL);
  add_rest (expanded, lines, pile, rest);
  return g_string_free (expanded, FALSE);
}

gboolean
vectors_position_parse (PatPosition     *position,
                        const PatRules  *rules,
                        const char      *text,
                        GError         **error)
{
  g_autofree char *expanded = vectors_position_expand (rules, text);

  return pat_position_parse (position, rules, expanded, error);
}
