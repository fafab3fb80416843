/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reading a saved game: what its lines say, and the replay of all moves by the judge. */
#include "config.h"

#include "pat-save-private.h"

#include "pat-deal.h"
#include "pat-game-private.h"
#include "pat-notation.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  PatSaveForm  form;
  PatRegistry *registry;
  GArray      *moves;      /* of PatMove */
  GArray      *automatic;  /* of gboolean */
  GArray      *move_lines; /* of guint: where each move stands, from 1 */
  guint        cursor;     /* in single moves */
} Reader;

/* Reports what another reader found wrong, with the line. */
static gboolean
fail_with (GError       **error,
           PatSaveError   code,
           guint          line,
           GError        *reason)
{
  pat_save_fail (error, code, line, "%s", reason->message);
  g_error_free (reason);
  return FALSE;
}

static PatVariant *
find_variant (Reader *self)
{
  const char *id = self->form.values[PAT_SAVE_KEY_VARIANT];
  PatVariant *variant = pat_text_is_word (id) ? pat_registry_find (self->registry, id) : NULL;
  g_autofree char *shown = pat_text_excerpt (id, -1);

  if (variant == NULL)
    pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_VARIANT,
                   self->form.line_of[PAT_SAVE_KEY_VARIANT],
                   /* Translators: %s is the id of a game, such as “klondike” */
                   _("the game “%s” is not installed here"), shown);
  return variant;
}

/* Values of known options are words here, which the options themselves judge. Others stay what
 * they are. */
static gboolean
add_options (Reader       *self,
             GVariantDict *values)
{
  const char *text = self->form.values[PAT_SAVE_KEY_OPTIONS];
  g_auto (GStrv) pairs = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      char *equals = strchr (pairs[i], '=');

      if (equals == NULL)
        return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_FORMAT,
                              self->form.line_of[PAT_SAVE_KEY_OPTIONS],
                              _("option values of the form key=value were expected"));
      *equals = '\0';
      g_variant_dict_insert (values, pairs[i], "s", equals + 1);
    }
  return TRUE;
}

static gboolean
read_options (Reader     *self,
              PatOptions *options)
{
  g_autoptr (GVariant) unknown = NULL, all = NULL;
  g_autoptr (GVariantDict) values = NULL;
  GError *error = NULL;

  if (self->form.values[PAT_SAVE_KEY_UNKNOWN] != NULL)
    {
      unknown = g_variant_parse (G_VARIANT_TYPE_VARDICT, self->form.values[PAT_SAVE_KEY_UNKNOWN],
                                 NULL, NULL, NULL);
      if (unknown == NULL)
        return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_FORMAT,
                              self->form.line_of[PAT_SAVE_KEY_UNKNOWN],
                              _("the options of other versions cannot be read"));
    }
  values = g_variant_dict_new (unknown);
  if (!add_options (self, values))
    return FALSE;
  all = g_variant_ref_sink (g_variant_dict_end (values));
  return pat_options_set_variant (options, all, &error) ||
         fail_with (self->form.lines.error, PAT_SAVE_ERROR_FORMAT,
                    MAX (self->form.line_of[PAT_SAVE_KEY_OPTIONS],
                         self->form.line_of[PAT_SAVE_KEY_UNKNOWN]), error);
}

/* The lines of the position with as many empty lines ahead of them that an error names the line
 * of the file. */
static char *
dup_position_text (Reader *self)
{
  char *const *lines = (char *const *) self->form.lines.lines->pdata + self->form.first_start;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->form.first_start; i++)
    g_string_append_c (text, '\n');
  for (guint i = 0; i < self->form.n_start; i++)
    g_string_append_printf (text, "  %s\n", lines[i] + 2);
  return g_string_free (text, FALSE);
}

static PatGame *
new_for_start (Reader     *self,
               PatVariant *variant,
               PatOptions *options)
{
  g_autoptr (PatRules) rules = NULL;
  g_autofree char *text = dup_position_text (self);
  GError *error = NULL;
  PatPosition position;
  PatGame *game = NULL;

  rules = pat_variant_build_rules (variant, options, &error);
  if (rules == NULL)
    fail_with (self->form.lines.error, PAT_SAVE_ERROR_FORMAT,
               self->form.line_of[PAT_SAVE_KEY_OPTIONS],
               error);
  else if (!pat_position_parse (&position, rules, text, &error))
    {
      /* The message names the line already. */
      g_set_error_literal (self->form.lines.error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT,
                           error->message);
      g_error_free (error);
    }
  else
    game = pat_game_new_for_position (variant, options, &position, self->form.lines.error);
  return game;
}

static PatGame *
new_for_deal (Reader     *self,
              PatVariant *variant,
              PatOptions *options)
{
  GError *error = NULL;
  gint64 number;
  PatGame *game;

  if (!pat_save_form_get_number (&self->form, PAT_SAVE_KEY_DEAL, &number))
    return NULL;
  game = pat_game_new (variant, options, (guint64) number, &error);
  if (game == NULL)
    fail_with (self->form.lines.error, PAT_SAVE_ERROR_FORMAT,
               MAX (self->form.line_of[PAT_SAVE_KEY_OPTIONS],
                    self->form.line_of[PAT_SAVE_KEY_VARIANT]), error);
  return game;
}

static PatGame *
new_game (Reader *self)
{
  PatVariant *variant = find_variant (self);
  g_autoptr (PatOptions) options = NULL;

  if (variant == NULL)
    return NULL;
  options = pat_variant_new_options (variant);
  if (!read_options (self, options))
    return NULL;
  if (self->form.values[PAT_SAVE_KEY_START] != NULL)
    return new_for_start (self, variant, options);
  return new_for_deal (self, variant, options);
}

static gboolean
read_step (Reader         *self,
           const PatRules *rules,
           guint           line)
{
  g_auto (GStrv) words = NULL;
  const char *text = self->form.lines.lines->pdata[line - 1];

  if (strlen (text) > PAT_SAVE_MAX_LINE)
    return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_FORMAT, line,
                          _("the line is too long"));
  words = g_strsplit (text, " ", -1);
  if (words[0] == NULL)
    return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_FORMAT, line,
                          _("a move was expected"));
  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean automatic = i > 0;
      GError *error = NULL;
      PatMove move;

      if (!pat_move_parse (&move, rules, words[i], &error))
        return fail_with (self->form.lines.error, PAT_SAVE_ERROR_FORMAT, line, error);
      if (self->moves->len == PAT_SAVE_MAX_MOVES)
        return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_FORMAT, line,
                              _("there are more moves than a saved game can have"));
      g_array_append_val (self->moves, move);
      g_array_append_val (self->automatic, automatic);
      g_array_append_val (self->move_lines, line);
    }
  return TRUE;
}

static gboolean
read_steps (Reader         *self,
            const PatRules *rules)
{
  gint64 cursor;

  if (!pat_save_form_get_number (&self->form, PAT_SAVE_KEY_CURSOR, &cursor))
    return FALSE;
  for (guint i = 0; i < self->form.n_steps; i++)
    {
      if (i == cursor)
        self->cursor = self->moves->len;
      if (!read_step (self, rules, self->form.first_step + i + 1))
        return FALSE;
    }
  if (cursor == self->form.n_steps)
    self->cursor = self->moves->len;
  return TRUE;
}

static gboolean
replay (Reader  *self,
        PatGame *game)
{
  const PatRules *rules = pat_game_get_rules (game);
  g_autofree char *move = NULL, *why = NULL;
  PatRefusal refusal;
  guint bad = 0;

  if (pat_game_replay (game, (const PatMove *) self->moves->data,
                       (const gboolean *) self->automatic->data,
                       self->moves->len, self->cursor, &refusal, &bad))
    return TRUE;
  move = pat_move_to_string (&g_array_index (self->moves, PatMove, bad), rules);
  why =
    pat_words_refusal (rules, pat_game_get_position (game),
                       &g_array_index (self->moves, PatMove, bad), &refusal);
  return pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_REPLAY,
                        g_array_index (self->move_lines, guint, bad),
                        /* Translators: a move in notation, and a sentence that says why */
                        _("the move %s cannot be played there. %s"), move, why);
}

static gboolean
check_hash (Reader  *self,
            PatGame *game)
{
  g_autofree char *hash =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", pat_save_hash (pat_game_get_position (game)));

  return strcmp (hash, self->form.values[PAT_SAVE_KEY_HASH]) == 0 ||
         pat_save_fail (self->form.lines.error, PAT_SAVE_ERROR_REPLAY,
                        self->form.line_of[PAT_SAVE_KEY_HASH],
                        _("after all moves the cards are not where they were when the game was "
                          "saved"));
}

/* Which move begins a line of moves; both are counted from 1. */
static guint
find_move (Reader *self,
           guint   step)
{
  for (guint i = 0; step > 0 && i < self->moves->len; i++)
    if (g_array_index (self->move_lines, guint, i) == self->form.first_step + step)
      return i + 1;
  return 0;
}

static gboolean
read_record (Reader        *self,
             PatGameRecord *record)
{
  gint64 undos, hints, bank, demonstrated;

  if (!pat_save_form_get_number (&self->form, PAT_SAVE_KEY_ELAPSED, &record->elapsed_usec) ||
      !pat_save_form_get_number (&self->form, PAT_SAVE_KEY_UNDOS, &undos) ||
      !pat_save_form_get_number (&self->form, PAT_SAVE_KEY_HINTS, &hints) ||
      !pat_save_form_get_number (&self->form, PAT_SAVE_KEY_BANK, &bank) ||
      !pat_save_form_get_number (&self->form, PAT_SAVE_KEY_DEMONSTRATED, &demonstrated))
    return FALSE;
  record->n_undos = (guint) undos;
  record->n_hints = (guint) hints;
  record->bank = (int) bank;
  record->first_demonstrated = find_move (self, (guint) demonstrated);
  return TRUE;
}

static PatGame *
read_game (Reader *self)
{
  g_autoptr (PatGame) game = NULL;
  PatGameRecord record;

  game = new_game (self);
  if (game == NULL || !read_steps (self, pat_game_get_rules (game)) ||
      !read_record (self, &record) || !replay (self, game) || !check_hash (self, game))
    return NULL;
  pat_game_set_record (game, &record);
  return g_steal_pointer (&game);
}

/**
 * pat_save_parse:
 * @registry: where the variant is looked for
 * @text: (array length=length) (element-type guint8): a saved game
 * @length: its length in bytes, -1 if it ends with a zero
 * @error: return location
 *
 * Reads a saved game. All moves are judged on the way.
 *
 * Fails with %PAT_SAVE_ERROR_FORMAT if the text is not a saved game or is damaged, with
 * %PAT_SAVE_ERROR_NEWER if it was written by a newer version, with %PAT_SAVE_ERROR_VARIANT if the
 * variant is not there, and with %PAT_SAVE_ERROR_REPLAY if the moves do not fit the rules; the
 * message names the line.
 *
 * Returns: (transfer full): the game, or %NULL with @error set
 */
PatGame *
pat_save_parse (PatRegistry  *registry,
                const char   *text,
                gssize        length,
                GError      **error)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  g_autoptr (GArray) automatic = g_array_new (FALSE, FALSE, sizeof (gboolean));
  g_autoptr (GArray) move_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  Reader reader = { .registry = registry, .form.lines.error = error };
  PatGame *game = NULL;

  g_return_val_if_fail (PAT_IS_REGISTRY (registry) && text != NULL, NULL);

  reader.moves = moves;
  reader.automatic = automatic;
  reader.move_lines = move_lines;
  if (pat_save_form_read (&reader.form, text, length < 0 ? strlen (text) : (gsize) length))
    game = read_game (&reader);
  pat_save_form_clear (&reader.form);
  return game;
}
