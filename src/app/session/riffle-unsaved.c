/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that could not be written, and why. */
#include "config.h"

#include "riffle-unsaved.h"

#include "riffle-error.h"

typedef struct
{
  char   *id;     /* of the variant */
  char   *text;
  GError *reason; /* why it could not be written */
} Game;

struct _RiffleUnsaved
{
  GPtrArray *games; /* Game; the one that failed last is the last one */
};

static void
game_free (gpointer data)
{
  Game *game = data;

  g_free (game->id);
  g_free (game->text);
  g_error_free (game->reason);
  g_free (game);
}

RiffleUnsaved *
riffle_unsaved_new (void)
{
  RiffleUnsaved *self = g_new (RiffleUnsaved, 1);

  self->games = g_ptr_array_new_with_free_func (game_free);
  return self;
}

void
riffle_unsaved_free (RiffleUnsaved *self)
{
  g_ptr_array_unref (self->games);
  g_free (self);
}

static Game *
find (RiffleUnsaved *self,
      const char    *id)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      Game *game = g_ptr_array_index (self->games, i);

      if (g_str_equal (game->id, id))
        return game;
    }
  return NULL;
}

static Game *
add (RiffleUnsaved *self,
     const char    *id)
{
  Game *game = g_new0 (Game, 1);

  game->id = g_strdup (id);
  g_ptr_array_add (self->games, game);
  return game;
}

static void
move_to_end (RiffleUnsaved *self,
             Game          *game)
{
  guint place;

  g_ptr_array_find (self->games, game, &place);
  g_ptr_array_add (self->games, g_ptr_array_steal_index (self->games, place));
}

/* A game that fails once more for the same reason stays in its place, so that what the player is
 * told does not change with each attempt. */
void
riffle_unsaved_put (RiffleUnsaved *self,
                    const char    *id,
                    const char    *text,
                    const GError  *reason)
{
  Game *game = find (self, id);

  if (game == NULL)
    game = add (self, id);
  g_free (game->text);
  game->text = g_strdup (text);
  if (riffle_error_remember (&game->reason, reason))
    move_to_end (self, game);
}

/* The game was written, or it never failed. */
void
riffle_unsaved_remove (RiffleUnsaved *self,
                       const char    *id)
{
  Game *game = find (self, id);

  if (game != NULL)
    g_ptr_array_remove (self->games, game);
}

guint
riffle_unsaved_get_n (RiffleUnsaved *self)
{
  return self->games->len;
}

/* The variant of a game; numbers begin at 0. */
const char *
riffle_unsaved_get_id (RiffleUnsaved *self,
                       guint          number)
{
  const Game *game = g_ptr_array_index (self->games, number);

  return game->id;
}

/* What should be in the file of a variant; %NULL if it is there. */
const char *
riffle_unsaved_get_text (RiffleUnsaved *self,
                         const char    *id)
{
  const Game *game = find (self, id);

  return game != NULL ? game->text : NULL;
}

/* The latest failure of those that still hold; %NULL if there is none. */
const GError *
riffle_unsaved_get_failure (RiffleUnsaved *self)
{
  const Game *game;

  if (self->games->len == 0)
    return NULL;
  game = g_ptr_array_index (self->games, self->games->len - 1);
  return game->reason;
}
