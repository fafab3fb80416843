/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads positions, and prints of each every position that can be reached from it, nearest first,
 * each with its legal moves and where they lead: what the engine makes of the rules, for a reader
 * that knows them too. A line “LIMIT MOST” stands before each position, and an empty one after it:
 * beyond the first LIMIT positions, moves are not listed any more, and as soon as there are more
 * than MOST, it gives up and says “beyond”. The line “end” comes after all of that, or “error” and
 * a sentence.
 *
 * usage: enumerate GAME[:OPTIONS] */
#include "config.h"

#include "vectors-position.h"

#include <stdlib.h>

typedef struct
{
  PatRules   *rules;
  GArray     *positions;
  GHashTable *numbers; /* positions, by all that tells them apart, to their number */
} Search;

static GBytes *
key_of (const PatPosition *position)
{
  GByteArray *key = g_byte_array_new ();

  g_byte_array_append (key, position->start, position->n_piles + 1u);
  g_byte_array_append (key, position->cards, position->start[position->n_piles]);
  g_byte_array_append (key, (const guint8 *) position->counters, sizeof position->counters);
  return g_byte_array_free_to_bytes (key);
}

/* The number of a position; a new one is put at the end of the list. */
static guint
find_number (Search            *self,
             const PatPosition *position)
{
  GBytes *key = key_of (position);
  gpointer number;

  if (g_hash_table_lookup_extended (self->numbers, key, NULL, &number))
    {
      g_bytes_unref (key);
      return GPOINTER_TO_UINT (number);
    }
  g_hash_table_insert (self->numbers, key, GUINT_TO_POINTER (self->positions->len));
  g_array_append_vals (self->positions, position, 1);
  return self->positions->len - 1;
}

static void
print_moves (Search            *self,
             const PatPosition *position)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (self->rules, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      g_autofree char *text = pat_move_to_string (&moves->moves[i], self->rules);
      PatPosition next = *position;

      pat_rules_apply (self->rules, &next, &moves->moves[i], NULL);
      g_print ("move %s %u\n", text, find_number (self, &next));
    }
}

static void
print_position (Search  *self,
                guint    number,
                gboolean with_moves)
{
  PatPosition position = g_array_index (self->positions, PatPosition, number);
  g_autofree char *text = pat_position_to_string (&position, self->rules);

  g_print ("position %u\n%s", number, text);
  if (pat_rules_is_won (self->rules, &position))
    g_print ("won\n");
  if (with_moves)
    print_moves (self, &position);
  else
    g_print ("beyond\n");
}

static PatRules *
load_rules (PatRegistry  *registry,
            const char   *game,
            GError      **error)
{
  g_auto (GStrv) parts = g_strsplit (game, ":", 2);
  PatVariant *variant = pat_registry_find (registry, parts[0]);
  g_autoptr (PatOptions) options = NULL;

  if (variant == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "there is no game “%s”", parts[0]);
      return NULL;
    }
  options = pat_variant_new_options (variant);
  if (parts[1] != NULL && !pat_options_parse (options, parts[1], error))
    return NULL;
  return pat_variant_build_rules (variant, options, error);
}

/* The lines up to an empty one, or NULL if there are none left. */
static char *
read_question (GIOChannel *input)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_whole = FALSE;
  char *line;
  gsize length;

  while (!is_whole && g_io_channel_read_line (input, &line, &length, NULL, NULL) ==
         G_IO_STATUS_NORMAL)
    {
      is_whole = *line == '\n';
      g_string_append_len (text, line, (gssize) length);
      g_free (line);
    }
  return is_whole ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static gboolean
enumerate (Search      *self,
           const char  *question,
           GError     **error)
{
  PatPosition position;
  char *text;
  guint limit = (guint) strtoul (question, &text, 10), most = (guint) strtoul (text, &text, 10);

  if (!vectors_position_parse (&position, self->rules, text, error))
    return FALSE;
  g_array_set_size (self->positions, 0);
  g_hash_table_remove_all (self->numbers);
  find_number (self, &position);
  for (guint i = 0; i < self->positions->len && self->positions->len <= most; i++)
    print_position (self, i, i < limit);
  if (self->positions->len > most)
    g_print ("beyond\n");
  g_print ("end\n");
  return TRUE;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (PatPosition));
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                          (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (0);
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  Search search = { NULL, positions, numbers };
  char *question;

  if (argc != 2)
    {
      g_printerr ("usage: enumerate GAME[:OPTIONS]\n");
      return 2;
    }
  pat_registry_add_default_folders (registry, FALSE);
  rules = load_rules (registry, argv[1], &error);
  search.rules = rules;
  while (error == NULL && (question = read_question (input)) != NULL)
    {
      enumerate (&search, question, &error);
      g_free (question);
    }
  if (error != NULL)
    g_print ("error %s\n", error->message);
  return error != NULL ? 1 : 0;
}
