/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a position and prints every position that can be reached from it, nearest first, each with
 * its legal moves and where they lead: what the engine makes of the rules, for a reader that knows
 * them too. Beyond the first LIMIT positions, moves are not listed any more. With MOST, it gives up
 * as soon as there are more positions than that, and says “beyond” in the end.
 *
 * usage: enumerate GAME[:OPTIONS] LIMIT [MOST] < POSITION */
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

static char *
read_input (void)
{
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (0);
  char *text = NULL;

  g_io_channel_read_to_end (input, &text, NULL, NULL);
  return text != NULL ? text : g_strdup ("");
}

static gboolean
enumerate (Search       *self,
           const char   *text,
           guint         limit,
           guint         most,
           GError      **error)
{
  PatPosition position;

  if (!vectors_position_parse (&position, self->rules, text, error))
    return FALSE;
  find_number (self, &position);
  for (guint i = 0; i < self->positions->len && self->positions->len <= most; i++)
    print_position (self, i, i < limit);
  if (self->positions->len > most)
    g_print ("beyond\n");
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
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = read_input ();
  Search search = { NULL, positions, numbers };
  guint most = argc == 4 ? (guint) atoi (argv[3]) : G_MAXUINT;

  if (argc != 3 && argc != 4)
    {
      g_printerr ("usage: enumerate GAME[:OPTIONS] LIMIT [MOST] < POSITION\n");
      return 2;
    }
  pat_registry_add_default_folders (registry, FALSE);
  rules = load_rules (registry, argv[1], &error);
  search.rules = rules;
  if (rules != NULL && enumerate (&search, text, (guint) atoi (argv[2]), most, &error))
    return 0;
  g_printerr ("%s\n", error->message);
  return 1;
}
