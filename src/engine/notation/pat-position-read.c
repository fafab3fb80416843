/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads positions. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-notation.h"
#include "pat-position-read-private.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

gboolean
pat_position_fail (PatPositionReader     *self,
                   const char *at,
                   const char *format,
                   ...)
{
  g_autofree char *message = NULL, *valid = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  /* What is quoted comes from outside, and may have been cut off within a letter. */
  valid = g_utf8_make_valid (message, -1);
  g_set_error (self->error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION,
               /* Translators: where a text is wrong, and what is wrong there: “a card or “-” was
                  expected” */
               _("line %u, column %u: %s"), self->line, (guint) (at - self->line_text) + 1, valid);
  return FALSE;
}

gboolean
pat_position_put_card (PatPositionReader     *self,
                       guint       pile,
                       PatCard     card,
                       const char *at)
{
  guint *left = &self->left[pat_card_face (card)];
  char name[8];

  pat_card_print (pat_card_face (card), name);
  if (*left == 0)
    /* Translators: %s is a card, such as QS */
    return pat_position_fail (self, at, _("there are more of this card than in the deck: %s"),
                              name);
  *left -= 1;
  pat_position_add_card (self->position, pile, card);
  return TRUE;
}

gboolean
pat_position_read_cards (PatPositionReader     *self,
                         guint       pile,
                         const char *at)
{
  PatCard card;
  const char *end;

  for (at = pat_text_skip_space (at); *at != '\0'; at = pat_text_skip_space (end))
    {
      if (!pat_card_parse (at, &end, &card) || (*end != '\0' && *end != ' ' && *end != '\t'))
        return pat_position_fail (self, at,
                                  /* Translators: %.*s is what stands in a text, such as “1S”; QS,
                                     TD and <4S> stay as they
                                     are */
                                  _("“%.*s” is not a card; a card is written like QS, TD or <4S>"),
                                  (int) MIN (strcspn (at, " \t"), 20), at);
      if (!pat_position_put_card (self, pile, card, at))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_value (PatPositionReader     *self,
            const char *at,
            gint64      min,
            gint64      max,
            gint64     *value)
{
  char *end;

  at = pat_text_skip_space (at);
  *value = g_ascii_strtoll (at, &end, 10);
  if (end == at || *pat_text_skip_space (end) != '\0' || *value < min || *value > max)
    {
      g_autofree char *first = g_strdup_printf ("%" G_GINT64_FORMAT, min);
      g_autofree char *last = g_strdup_printf ("%" G_GINT64_FORMAT, max);

      /* Translators: the smallest and the largest number that may stand there */
      return pat_position_fail (self, at, _("a number from %s to %s was expected"), first, last);
    }
  return TRUE;
}

/* Finds the pile of a line like `tableau 3:`; -1 if the word is not a role, -2 if the game
 * has no such pile. */
static int
find_pile (PatPositionReader     *self,
           const char *name,
           gsize       length)
{
  for (guint role = 0; role < PAT_N_ROLES; role++)
    {
      gsize n = strlen (pat_role_words[role]);
      guint64 number = 1;
      char *end;

      if (length < n || g_ascii_strncasecmp (name, pat_role_words[role], n) != 0 ||
          (length > n && name[n] != ' ' && name[n] != '\t'))
        continue;
      if (length > n)
        {
          number = g_ascii_strtoull (name + n, &end, 10);
          if (pat_text_skip_space (end) < name + length || number > PAT_MAX_PILES)
            return -2;
        }
      number = (guint64) pat_rules_find_pile (self->rules, (PatRole) role, (guint) number);
      return (int) number < 0 ? -2 : (int) number;
    }
  return -1;
}

static gboolean
read_pile (PatPositionReader     *self,
           guint       pile,
           const char *name,
           const char *cards)
{
  if (self->has_pile[pile])
    return pat_position_fail (self, name, _("this pile already has a line"));
  self->has_pile[pile] = TRUE;
  self->any_pile = TRUE;
  return pat_position_read_cards (self, pile, cards);
}

/* The header lines were looked at by pat_position_scan(); here they must only fit the rules. */
static gboolean
read_header (PatPositionReader     *self,
             const char *name,
             gsize       length,
             const char *value,
             gboolean   *known)
{
  gint64 number;

  *known = TRUE;
  if (length == 7 && g_ascii_strncasecmp (name, "variant", 7) == 0)
    {
      value = pat_text_skip_space (value);
      return g_ascii_strcasecmp (value, self->rules->spec->id) == 0 ||
             pat_position_fail (self, value,
                                /* Translators: the ids of two games, such as “klondike” and
                                   “freecell” */
                                _("this is a position of “%.40s”, not of “%s”"), value,
                                self->rules->spec->id);
    }
  if (length == 7 && g_ascii_strncasecmp (name, "options", 7) == 0)
    return TRUE;
  if (length == 4 && g_ascii_strncasecmp (name, "deal", 4) == 0)
    {
      if (self->position->seed != 0)
        return pat_position_fail (self, name, _("this number already has a line"));
      if (!read_value (self, value, 1, G_MAXINT64, &number))
        return FALSE;
      self->position->seed = (guint64) number;
      return TRUE;
    }
  *known = FALSE;
  return TRUE;
}

static void
get_bounds (int     counter,
            gint64 *min,
            gint64 *max)
{
  *min = counter >= PAT_COUNTER_OWN ? -PAT_BOUND_COUNT : counter == PAT_COUNTER_BASE ? PAT_ACE : 0;
  *max = counter == PAT_COUNTER_BASE ? PAT_KING : PAT_BOUND_COUNT;
}

static gboolean
read_points (PatPositionReader *self,
             const char        *name,
             const char        *value)
{
  gint64 number;

  if (self->has_points)
    return pat_position_fail (self, name, _("this number already has a line"));
  self->has_points = TRUE;
  if (!read_value (self, value, -PAT_BOUND_POINTS, PAT_BOUND_POINTS, &number))
    return FALSE;
  self->position->score = (gint32) number;
  return TRUE;
}

static gboolean
read_counter (PatPositionReader     *self,
              const char *name,
              gsize       length,
              const char *value,
              gboolean   *known)
{
  const PatGameSpec *game = &self->rules->table.game;
  const PatCounterSpec *own = game->counters;
  gint64 number = 0, min, max;
  int counter = -1;

  if (self->rules->points && length == 6 && g_ascii_strncasecmp (name, "points", 6) == 0)
    {
      *known = TRUE;
      return read_points (self, name, value);
    }
  if (length == 6 && g_ascii_strncasecmp (name, "passes", 6) == 0)
    counter = PAT_COUNTER_PASSES;
  else if ((game->base_dealt || game->base_chosen) && length == 4 &&
           g_ascii_strncasecmp (name, "base", 4) == 0)
    counter = PAT_COUNTER_BASE;
  for (guint i = 0; i < self->rules->n_own_counters; i++)
    if (strlen (own[i].name) == length && g_ascii_strncasecmp (name, own[i].name, length) == 0)
      counter = (int) (PAT_COUNTER_OWN + i);
  *known = counter >= 0;
  if (counter < 0)
    return TRUE;
  if ((self->has_counter >> counter & 1) != 0)
    return pat_position_fail (self, name, _("this number already has a line"));
  self->has_counter |= 1u << counter;
  get_bounds (counter, &min, &max);
  if (!read_value (self, value, min, max, &number))
    return FALSE;
  self->position->counters[counter] = (gint16) number;
  return TRUE;
}

static gboolean
read_named_line (PatPositionReader     *self,
                 const char *name,
                 const char *colon)
{
  /* What a program prints behind a position where moves were played. */
  static const char *const follow_moves[] = { "score", "moves", "status", NULL };
  g_autofree char *word = NULL;
  gsize length = (gsize) (colon - name);
  gboolean known;
  int pile;

  while (length > 0 && (name[length - 1] == ' ' || name[length - 1] == '\t'))
    length--;
  if (!read_header (self, name, length, colon + 1, &known) || known)
    return known && (self->error == NULL || *self->error == NULL);
  pile = find_pile (self, name, length);
  if (pile >= 0)
    return read_pile (self, (guint) pile, name, colon + 1);
  if (pile == -2)
    return pat_position_fail (self, name,
                              /* Translators: the id of a game and what stands in a text, such as
                                 “klondike” and “t9” */
                              _("“%s” has no pile “%.*s”"), self->rules->spec->id,
                              (int) MIN (length, 40), name);
  if (!read_counter (self, name, length, colon + 1, &known) || known)
    return known && (self->error == NULL || *self->error == NULL);
  if (length == 9 && g_ascii_strncasecmp (name, "freecells", 9) == 0)
    return pat_position_read_bare_cells (self, colon + 1);
  if (length == 11 && g_ascii_strncasecmp (name, "foundations", 11) == 0)
    return pat_position_read_bare_foundations (self, colon + 1);
  word = g_strndup (name, length);
  return pat_position_fail (self, name, g_strv_contains (follow_moves, word)
                            /* Translators: %.*s is “score”, “moves” or “status” */
                            ? _("“%.*s” is no part of a position; leave the line out")
                            /* Translators: %.*s is a word of a text, such as “t9x” */
                            : _("“%.*s” is not a pile or anything else in this game"),
                            (int) MIN (length, 40), name);
}

static gboolean
read_line (PatPositionReader *self,
           char   *line)
{
  const char *at, *colon;

  self->line++;
  self->line_text = line;
  line[strcspn (line, "#\r")] = '\0';
  at = pat_text_skip_space (line);
  if (*at == '\0')
    return TRUE;
  self->last_line = self->line;
  self->last_text = line;
  colon = strchr (at, ':');
  if (colon == NULL || colon == at)
    return pat_position_read_bare_line (self, at);
  return read_named_line (self, at, colon);
}

static gboolean
check_cards (PatPositionReader *self)
{
  guint n_cards = self->position->start[self->rules->n_piles];
  guint n_missing = pat_rules_get_n_cards (self->rules) - n_cards;
  char name[8];

  /* What is missing is missing behind all that is there. */
  self->line = self->last_line;
  self->line_text = self->last_text;
  if (pat_rules_get_n_cards (self->rules) == self->position->start[self->rules->n_piles])
    return TRUE;
  if (n_cards == 0)
    return pat_position_fail (self, self->line_text + strlen (self->line_text),
                              _("there are no cards"));
  for (guint card = 0; card < G_N_ELEMENTS (self->left); card++)
    if (self->left[card] > 0)
      {
        pat_card_print ((PatCard) card, name);
        return pat_position_fail (self, self->line_text + strlen (self->line_text),
                                  /* Translators: how many cards are missing, and the first, such
                                     as QS */
                                  g_dngettext (GETTEXT_PACKAGE, "%1$u card is missing: %2$s",
                                               "%1$u cards are missing; the first of them: %2$s",
                                               n_missing),
                                  n_missing, name);
      }
  return TRUE;
}

static gboolean
finish (PatPositionReader *self)
{
  PatPosition *position = self->position;
  PatPosition given = *position;

  if (!self->any_pile && position->seed != 0)
    {
      pat_rules_deal (self->rules, position->seed, position);
      return TRUE;
    }
  if (!check_cards (self))
    return FALSE;
  if ((self->has_counter >> PAT_COUNTER_BASE & 1) == 0)
    {
      pat_rules_init_counters (self->rules, position);
      given.counters[PAT_COUNTER_BASE] = position->counters[PAT_COUNTER_BASE];
      memcpy (position->counters, given.counters, sizeof given.counters);
      position->score = given.score;
    }
  return TRUE;
}

static gboolean
read_lines (PatPositionReader     *self,
            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (self, lines[i]))
      return FALSE;
  return finish (self);
}

/**
 * pat_position_parse:
 * @self: (out caller-allocates): the position
 * @rules: the rules, which pat_position_scan() helps to find
 * @text: a position in notation, or a bare board
 * @error: return location
 *
 * Reads a position. Every card of the deck must appear exactly once for each deck.
 *
 * Fails with %PAT_RULES_ERROR_POSITION; the message names the line, the column and what is wrong.
 *
 * Returns: whether the text is a position of this game; otherwise @self is not to be used
 */
gboolean
pat_position_parse (PatPosition     *self,
                    const PatRules  *rules,
                    const char      *text,
                    GError         **error)
{
  g_autoptr (GError) own_error = NULL;
  PatPositionReader reader = { .rules = rules, .position = self, .error = &own_error,
                               .last_line = 1, .last_text = "" };

  g_return_val_if_fail (text != NULL, FALSE);

  pat_position_init (self, rules->n_piles);
  pat_rules_init_counters (rules, self);
  for (guint i = 0; i < rules->n_deck; i++)
    reader.left[rules->deck[i]]++;
  if (read_lines (&reader, text))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&own_error));
  return FALSE;
}
