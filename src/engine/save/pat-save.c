/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writing a game as text: the deal, what lies outside the position, and the moves. */
#include "config.h"

#include "pat-notation.h"
#include "pat-save-private.h"
#include "pat-text-private.h"

G_DEFINE_QUARK (pat-save-error-quark, pat_save_error)

/* FNV-1a over what lies in each pile. Unlike pat_rules_hash() it never changes, and it leaves
 * out the counters, so that a later version of a variant may have one more of them. */
guint64
pat_save_hash (const PatPosition *position)
{
  const guint8 next_pile = 0xff;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      const PatCard *cards = pat_position_get_cards (position, pile);

      for (guint i = 0; i < pat_position_get_size (position, pile); i++)
        hash = (hash ^ cards[i]) * G_GUINT64_CONSTANT (0x100000001b3);
      hash = (hash ^ next_pile) * G_GUINT64_CONSTANT (0x100000001b3);
    }
  return hash;
}

/* A line with a number, as the reader expects it. */
static void
print_number (GString    *text,
              PatSaveKey  key,
              gint64      number)
{
  const PatSaveBounds *bounds = &pat_save_bounds[key];

  g_string_append_printf (text, "%s: %" G_GINT64_FORMAT "\n", pat_save_words[key],
                          CLAMP (number, bounds->min, bounds->max));
}

/* What was stored by other versions under keys that this one does not know. */
static void
print_unknown (GString    *text,
               PatOptions *options)
{
  g_autoptr (GVariant) values = pat_options_to_variant (options);
  g_autoptr (PatOptions) known = pat_options_copy (options);
  g_auto (GVariantDict) unknown = G_VARIANT_DICT_INIT (values);
  g_autoptr (GVariant) left = NULL;
  g_autofree char *printed = NULL;
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (known, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    g_variant_dict_remove (&unknown, specs[i].key);
  left = g_variant_ref_sink (g_variant_dict_end (&unknown));
  if (g_variant_n_children (left) == 0)
    return;
  printed = g_variant_print (left, TRUE);
  /* Printed, odd letters need more room than they had in the line that they were read from. */
  if (strlen ("unknown: ") + strlen (printed) <= PAT_SAVE_MAX_LINE)
    g_string_append_printf (text, "unknown: %s\n", printed);
}

static void
print_options (GString    *text,
               PatOptions *options)
{
  g_autofree char *values = pat_options_to_string (options);

  if (*values != '\0')
    g_string_append_printf (text, "options: %s\n", values);
  print_unknown (text, options);
}

/* The position block; variant and options have lines of their own already. */
static void
print_start (GString           *text,
             const PatPosition *position,
             const PatRules    *rules)
{
  g_autofree char *printed = pat_position_to_string (position, rules);
  g_auto (GStrv) lines = g_strsplit (printed, "\n", -1);

  g_string_append (text, "start:\n");
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !g_str_has_prefix (lines[i], "variant:") &&
        !g_str_has_prefix (lines[i], "options:"))
      g_string_append_printf (text, "| %s\n", lines[i]);
}

/* A step is what undo takes back as one: a line with the player's move and the automatic ones
 * that followed. Returns FALSE if that is more than a save may hold. */
static gboolean
print_steps (GString *lines,
             PatGame *game,
             guint   *n_steps,
             guint   *n_done,
             guint   *demonstrated)
{
  guint length = pat_game_get_history_length (game);
  guint cursor = pat_game_get_history_cursor (game);
  gsize line = 0;

  *n_steps = *n_done = *demonstrated = 0;
  for (guint i = 0; i < length; i++)
    {
      gboolean automatic;
      const PatMove *move = pat_game_get_history_move (game, i, &automatic);
      g_autofree char *printed = pat_move_to_string (move, pat_game_get_rules (game));

      if (!automatic || i == 0)
        {
          *n_steps += 1;
          *n_done += i < cursor;
          if (i + 1 == pat_game_get_first_demonstrated (game))
            *demonstrated = *n_steps;
          g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", printed);
          line = lines->len - strlen (printed);
        }
      else
        g_string_append_printf (lines, " %s", printed);
      if (lines->len - line > PAT_SAVE_MAX_LINE || lines->len > PAT_SAVE_MAX_BYTES_OF_MOVES)
        return FALSE;
    }
  return length <= PAT_SAVE_MAX_MOVES;
}

static void
print_end (GString *text,
           PatGame *game)
{
  g_autofree char *checksum = NULL;

  g_string_append_printf (text, "hash: %016" G_GINT64_MODIFIER "x\n",
                          pat_save_hash (pat_game_get_position (game)));
  checksum = pat_text_checksum (text->str, text->len);
  g_string_append_printf (text, "end: %s\n", checksum);
}

/* What a game began with: its deal, a position, or the present one if its moves are not kept. */
static void
print_beginning (GString  *text,
                 PatGame  *game,
                 gboolean  has_moves)
{
  if (!has_moves)
    print_start (text, pat_game_get_position (game), pat_game_get_rules (game));
  else if (pat_game_was_dealt (game))
    print_number (text, PAT_SAVE_KEY_DEAL, (gint64) pat_game_get_number (game));
  else
    print_start (text, pat_game_get_first_position (game), pat_game_get_rules (game));
}

/**
 * pat_save_to_string:
 * @game: a game
 *
 * Writes a game as text: the deal or the position it began with, its options, the clock, and all
 * moves, those that were taken back and can be made again included. Of a game with more than a
 * hundred thousand moves, or with moves that need more than 4,000,000 bytes, only the position is
 * written, as one from which a game begins.
 *
 * Returns: (transfer full): the text
 */
char *
pat_save_to_string (PatGame *game)
{
  g_autoptr (GString) steps = g_string_new (NULL);
  GString *text;
  guint n_steps, n_done, demonstrated;
  gboolean has_moves;

  g_return_val_if_fail (PAT_IS_GAME (game), NULL);

  has_moves = print_steps (steps, game, &n_steps, &n_done, &demonstrated);
  if (!has_moves)
    {
      g_string_truncate (steps, 0);
      n_steps = n_done = demonstrated = 0;
    }
  text = g_string_new (NULL);
  g_string_append_printf (text, PAT_SAVE_MAGIC "%u\nprogram: %s\n", PAT_SAVE_VERSION,
                          RIFFLE_VERSION);
  g_string_append_printf (text, "variant: %s\n", pat_variant_get_id (pat_game_get_variant (game)));
  print_options (text, pat_game_get_options (game));
  print_beginning (text, game, has_moves);
  print_number (text, PAT_SAVE_KEY_ELAPSED, pat_game_get_elapsed_usec (game));
  print_number (text, PAT_SAVE_KEY_UNDOS, pat_game_get_n_undos (game));
  print_number (text, PAT_SAVE_KEY_HINTS, pat_game_get_n_hints (game));
  print_number (text, PAT_SAVE_KEY_BANK, pat_game_get_bank (game));
  if (demonstrated > 0)
    print_number (text, PAT_SAVE_KEY_DEMONSTRATED, demonstrated);
  print_number (text, PAT_SAVE_KEY_MOVES, n_steps);
  g_string_append_printf (text, "%s%s", steps->str, n_steps > 0 ? "\n" : "");
  print_number (text, PAT_SAVE_KEY_CURSOR, n_done);
  print_end (text, game);
  return g_string_free (text, FALSE);
}
