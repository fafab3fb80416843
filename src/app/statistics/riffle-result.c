/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How one game ended, and how that stands in files. */
#include "config.h"

#include "riffle-result.h"

#include <string.h>

/*
 * As text, a game is five words, and a semicolon follows it:
 *
 *   1764000000 won 185000 52 120;      when it ended, how, its time, its moves, its score
 *   1764000321 left+helped 61000 7 5;
 */
#define N_WORDS 5
#define HELPED  "+helped"

typedef struct
{
  const char *key;
  gint64      least;
  gint64      most;
} Bounds;

/* What files may say of a game. */
static const Bounds bounds[RIFFLE_RESULT_N_FIELDS] = {
  [RIFFLE_RESULT_ENDED] = { "ended", 0, RIFFLE_MAX_ENDED_SEC },
  [RIFFLE_RESULT_TIME] = { "time-msec", 0, RIFFLE_MAX_TIME_MSEC },
  [RIFFLE_RESULT_MOVES] = { "moves", 0, RIFFLE_MAX_MOVES },
  [RIFFLE_RESULT_SCORE] = { "score", -RIFFLE_MAX_SCORE, RIFFLE_MAX_SCORE },
};

/* How a game ended: neither left nor won, and so on. */
static const char *const ends[] = { "lost", "left", "won" };

/**
 * riffle_result_get_field_key:
 * @field: a number of a game
 *
 * Returns: (transfer none): what it is called in files
 */
const char *
riffle_result_get_field_key (RiffleResultField field)
{
  return bounds[field].key;
}

/**
 * riffle_result_get_field:
 * @self: how a game ended
 * @field: a number of it
 *
 * Returns: the number
 */
gint64
riffle_result_get_field (const RiffleResult *self,
                         RiffleResultField  field)
{
  switch (field)
    {
    case RIFFLE_RESULT_ENDED:
      return self->ended_sec;

    case RIFFLE_RESULT_TIME:
      return self->time_msec;

    case RIFFLE_RESULT_MOVES:
      return self->n_moves;

    case RIFFLE_RESULT_SCORE:
      return self->score;

    case RIFFLE_RESULT_N_FIELDS:
    default:
      g_return_val_if_reached (0);
    }
}

/**
 * riffle_result_set_field:
 * @self: how a game ended
 * @field: a number of it
 * @number: from outside
 *
 * Sets a number of a game.
 *
 * Returns: %FALSE if it is out of bounds
 */
gboolean
riffle_result_set_field (RiffleResult       *self,
                         RiffleResultField  field,
                         gint64              number)
{
  if (number < bounds[field].least || number > bounds[field].most)
    return FALSE;
  if (field == RIFFLE_RESULT_ENDED)
    self->ended_sec = number;
  else if (field == RIFFLE_RESULT_TIME)
    self->time_msec = number;
  else if (field == RIFFLE_RESULT_MOVES)
    self->n_moves = (guint) number;
  else
    self->score = (int) number;
  return TRUE;
}

/**
 * riffle_result_get_end:
 * @self: how a game ended
 *
 * Returns: (transfer none): the word for it in files: “lost”, “left” or “won”
 */
const char *
riffle_result_get_end (const RiffleResult *self)
{
  return ends[self->is_won ? 2 : self->is_abandoned ? 1 : 0];
}

/**
 * riffle_result_set_end:
 * @self: how a game ended
 * @word: from outside
 *
 * Sets how a game ended.
 *
 * Returns: %FALSE if the word is not one of those of riffle_result_get_end ()
 */
gboolean
riffle_result_set_end (RiffleResult *self,
                       const char   *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_equal (ends[i], word))
      {
        self->is_won = i == 2;
        self->is_abandoned = i == 1;
        return TRUE;
      }
  return FALSE;
}

/* What is out of bounds, as a clock that was set wrongly, is moved to the next bound. */
static gint64
bound (const RiffleResult *self,
       RiffleResultField  field)
{
  gint64 number = riffle_result_get_field (self, field);

  return CLAMP (number, bounds[field].least, bounds[field].most);
}

/**
 * riffle_result_reduce:
 * @self: how a game ended
 *
 * Returns: what files say of it
 */
RiffleResult
riffle_result_reduce (const RiffleResult *self)
{
  RiffleResult reduced = { .is_won = self->is_won, .is_abandoned = self->is_abandoned,
                           .is_helped = self->is_helped };

  for (guint i = 0; i < RIFFLE_RESULT_N_FIELDS; i++)
    riffle_result_set_field (&reduced, i, bound (self, i));
  return reduced;
}

/* Earlier versions of the program believed a clock that had run ahead up to the year 9999. */
static gboolean
parse_number (RiffleResult      *game,
              RiffleResultField  field,
              const char        *word)
{
  gint64 most = field == RIFFLE_RESULT_ENDED ? G_GINT64_CONSTANT (253402300799)
                                             : bounds[field].most;
  gint64 number;

  return g_ascii_string_to_signed (word, 10, bounds[field].least, most, &number, NULL)
         && riffle_result_set_field (game, field, MIN (number, bounds[field].most));
}

static gboolean
parse_end (RiffleResult *game,
           char         *word)
{
  char *helped = strchr (word, HELPED[0]);

  game->is_helped = helped != NULL;
  if (helped != NULL && !g_str_equal (helped, HELPED))
    return FALSE;
  if (helped != NULL)
    *helped = '\0';
  return riffle_result_set_end (game, word);
}

/**
 * riffle_result_parse:
 * @self: to be filled
 * @text: begins with a game as riffle_result_print () writes it, without the semicolon
 * @length: how long that is, in bytes
 *
 * Returns: %FALSE if the text is damaged
 */
gboolean
riffle_result_parse (RiffleResult *self,
                     const char   *text,
                     gsize         length)
{
  char copy[128];
  g_auto (GStrv) words = NULL;

  memset (self, 0, sizeof *self);
  if (length >= sizeof copy)
    return FALSE;
  memcpy (copy, text, length);
  copy[length] = '\0';
  words = g_strsplit (copy, " ", N_WORDS + 1);
  if (g_strv_length (words) != N_WORDS || !parse_end (self, words[1]))
    return FALSE;
  for (guint i = 0; i < RIFFLE_RESULT_N_FIELDS; i++)
    if (!parse_number (self, i, words[i == 0 ? 0 : i + 1]))
      return FALSE;
  return TRUE;
}

/**
 * riffle_result_is_same:
 * @self: how a game ended, as riffle_result_reduce () leaves it
 * @other: another one
 *
 * Returns: whether both ended at the same time and in the same way
 */
gboolean
riffle_result_is_same (const RiffleResult *self,
                       const RiffleResult *other)
{
  return self->ended_sec == other->ended_sec && self->time_msec == other->time_msec
         && self->n_moves == other->n_moves && self->score == other->score
         && self->is_won == other->is_won && self->is_abandoned == other->is_abandoned
         && self->is_helped == other->is_helped;
}

/**
 * riffle_result_print:
 * @self: how a game ended
 * @text: takes it
 *
 * Writes a game as a few words, with a semicolon.
 */
void
riffle_result_print (const RiffleResult *self,
                     GString            *text)
{
  g_string_append_printf (text, "%" G_GINT64_FORMAT " %s%s %" G_GINT64_FORMAT " %u %d;",
                          self->ended_sec, riffle_result_get_end (self),
                          self->is_helped ? HELPED : "", self->time_msec, self->n_moves,
                          self->score);
}
