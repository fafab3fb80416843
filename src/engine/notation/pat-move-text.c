/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves as text. */
#include "config.h"

#include "pat-notation.h"
#include "pat-rules-private.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

static void
print_pick (GString        *text,
            const PatRules *rules,
            const PatPick  *pick)
{
  const PatPile *pile = &rules->piles[pick->pile];

  g_string_append_c (text, pat_role_letters[pile->role]);
  if (rules->n_of_role[pile->role] > 1)
    g_string_append_printf (text, "%u", pile->number);
  if (pick->index > 0)
    g_string_append_printf (text, ".%u", pick->index);
  if (pick->count > 1)
    g_string_append_printf (text, "*%u", pick->count);
}

static void
print_picks (GString        *text,
             const PatMove  *self,
             const PatRules *rules,
             char            between)
{
  for (guint i = 0; i < self->n_picks; i++)
    {
      if (i > 0)
        g_string_append_c (text, between);
      print_pick (text, rules, &self->picks[i]);
    }
}

static void
print_special (GString        *text,
               const PatMove  *self,
               const PatRules *rules)
{
  char card[8];

  g_string_append_printf (text, "!%s", rules->table.game.specials[self->special].name);
  if (self->n_picks > 0)
    g_string_append_c (text, ':');
  print_picks (text, self, rules, '>');
  if (self->card != PAT_NO_CARD)
    {
      pat_card_print (self->card, card);
      g_string_append_printf (text, "=%s", card);
    }
}

/**
 * pat_move_to_string:
 * @self: a move that fits the rules
 * @rules: the rules, for the names of piles and special actions
 *
 * Writes a move in notation.
 *
 * Returns: (transfer full): the text
 */
char *
pat_move_to_string (const PatMove  *self,
                    const PatRules *rules)
{
  GString *text = g_string_new (NULL);

  switch ((PatMoveKind) self->kind)
    {
    case PAT_MOVE_CARDS:
      print_picks (text, self, rules, '>');
      break;
    case PAT_MOVE_STOCK:
      g_string_append_c (text, 's');
      break;
    case PAT_MOVE_REMOVE:
      print_picks (text, self, rules, '+');
      if (self->n_picks == 1)
        g_string_append_c (text, '-');
      break;
    case PAT_MOVE_TURN:
      print_picks (text, self, rules, '+');
      g_string_append_c (text, '!');
      break;
    case PAT_MOVE_SPECIAL:
      print_special (text, self, rules);
      break;
    }
  return g_string_free (text, FALSE);
}

/* The reader: `at` runs through `text`; an error names the column. */
typedef struct
{
  const PatRules *rules;
  const char     *text;
  const char     *at;
  GError        **error;
} Reader;

static gboolean
fail (Reader     *self,
      const char *clause)
{
  g_autofree char *shown = pat_text_excerpt (self->text, -1);

  g_set_error (self->error, PAT_RULES_ERROR, PAT_RULES_ERROR_MOVE,
               /* Translators: the text of a move such as “t1>t2”, where it is wrong, and a
                  clause that says what is wrong there: “the letter of a pile was expected” */
               _("“%1$s” is not a move: column %2$u: %3$s"), shown,
               (guint) (self->at - self->text) + 1, clause);
  return FALSE;
}

static gboolean
read_number (Reader *self,
             guint  *number)
{
  guint64 value = 0;

  if (!g_ascii_isdigit (*self->at))
    return FALSE;
  for (; g_ascii_isdigit (*self->at); self->at++)
    value = MIN (value * 10 + (guint64) (*self->at - '0'), 1000);
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_pile (Reader *self,
           guint  *pile)
{
  const char *letter = *self->at == '\0' ? NULL
                                         : strchr (pat_role_letters, g_ascii_tolower (*self->at));
  const char *start = self->at;
  guint number = 1;
  int found;
  PatRole role;

  if (letter == NULL)
    return fail (self, _("the letter of a pile was expected"));
  role = (PatRole) (letter - pat_role_letters);
  self->at++;
  if (!read_number (self, &number) && self->rules->n_of_role[role] > 1)
    return fail (self, _("the number of a pile was expected"));
  found = pat_rules_find_pile (self->rules, role, number);
  if (found < 0)
    {
      self->at = start;
      return fail (self, _("this game has no such pile"));
    }
  *pile = (guint) found;
  return TRUE;
}

/* Reads a number of cards or of one, which is where an error is. */
static gboolean
read_count (Reader     *self,
            guint      *number,
            const char *clause)
{
  const char *start = self->at;

  if (read_number (self, number) && *number > 0 && *number <= PAT_MAX_CARDS)
    return TRUE;
  self->at = start;
  return fail (self, clause);
}

static gboolean
read_pick (Reader  *self,
           PatMove *move)
{
  guint pile = 0, index = 0, count = 1;

  if (move->n_picks == PAT_MAX_PICKS)
    return fail (self, _("too many cards are named"));
  if (!read_pile (self, &pile))
    return FALSE;
  if (*self->at == '.')
    {
      self->at++;
      if (!read_count (self, &index, _("the place of a card was expected, counted from 1")))
        return FALSE;
    }
  if (*self->at == '*')
    {
      self->at++;
      if (!read_count (self, &count, _("a number of cards was expected")))
        return FALSE;
    }
  pat_move_add_pick (move, pile, index, count);
  return TRUE;
}

static gboolean
read_end (Reader *self)
{
  return *self->at == '\0' || fail (self, _("the end of the move was expected"));
}

static gboolean
read_special_name (Reader  *self,
                   PatMove *move)
{
  const PatSpecialSpec *specials = self->rules->table.game.specials;
  gsize length = strcspn (self->at, ":=");

  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    if (strlen (specials[i].name) == length &&
        g_ascii_strncasecmp (specials[i].name, self->at, length) == 0)
      {
        pat_move_init_special (move, i);
        self->at += length;
        return TRUE;
      }
  return fail (self, _("this game has no such action"));
}

static gboolean
read_special (Reader  *self,
              PatMove *move)
{
  self->at++;
  if (!read_special_name (self, move))
    return FALSE;
  for (char between = ':'; *self->at == between; between = '>')
    {
      PatPick *pick = &move->picks[move->n_picks];

      self->at++;
      if (!read_pick (self, move))
        return FALSE;
      /* A special action names piles, or single cards by their place. */
      if (pick->index == 0 && pick->count == 1)
        pick->count = 0;
    }
  if (*self->at == '=')
    {
      self->at++;
      if (!pat_card_parse (self->at, &self->at, &move->card))
        return fail (self, _("a card was expected"));
    }
  return read_end (self);
}

static gboolean
read_removal (Reader  *self,
              PatMove *move)
{
  move->kind = PAT_MOVE_REMOVE;
  if (*self->at == '-')
    {
      self->at++;
      return read_end (self);
    }
  while (*self->at == '+')
    {
      self->at++;
      if (!read_pick (self, move))
        return FALSE;
    }
  return read_end (self);
}

static gboolean
read_destination (Reader  *self,
                  PatMove *move)
{
  guint pile = 0;

  self->at++;
  if (!read_pile (self, &pile))
    return FALSE;
  pat_move_add_pick (move, pile, 0, 0);
  return read_end (self);
}

static gboolean
read_move (Reader  *self,
           PatMove *move)
{
  if (*self->at == '!')
    return read_special (self, move);
  if (g_ascii_strcasecmp (self->at, "s") == 0)
    {
      pat_move_init_stock (move);
      return TRUE;
    }
  if (!read_pick (self, move))
    return FALSE;
  if (*self->at == '>')
    return read_destination (self, move);
  if (*self->at == '+' || *self->at == '-')
    return read_removal (self, move);
  if (*self->at == '!')
    {
      move->kind = PAT_MOVE_TURN;
      self->at++;
      return read_end (self);
    }
  return fail (self, _("“>”, “+”, “-” or “!” was expected"));
}

/**
 * pat_move_parse:
 * @self: (out caller-allocates): the move
 * @rules: the rules, for the names of piles and special actions
 * @text: a move in notation, without white space
 * @error: return location
 *
 * Reads a move. Whether it is legal is another question.
 *
 * Fails with %PAT_RULES_ERROR_MOVE; the message names the column and what was expected there.
 *
 * Returns: whether the text is a move of this game
 */
gboolean
pat_move_parse (PatMove         *self,
                const PatRules  *rules,
                const char      *text,
                GError         **error)
{
  Reader reader = { rules, text, text, error };

  g_return_val_if_fail (text != NULL, FALSE);

  memset (self, 0, sizeof *self);
  return read_move (&reader, self);
}
