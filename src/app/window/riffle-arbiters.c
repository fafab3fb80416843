/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the arbiters of the games that were played last: a verdict is there again when a game is
 * opened again, and all who think about a game share what they find out. */
#include "config.h"

#include "riffle-arbiters.h"

#define MAX_GAMES 16 /* of which something is remembered */

struct _RiffleArbiters
{
  GObject parent_instance;

  GQueue  arbiters; /* of PatArbiter, that of the last game first */
};

G_DEFINE_FINAL_TYPE (RiffleArbiters, riffle_arbiters, G_TYPE_OBJECT)

static void
riffle_arbiters_finalize (GObject *object)
{
  g_queue_clear_full (&RIFFLE_ARBITERS (object)->arbiters, g_object_unref);
  G_OBJECT_CLASS (riffle_arbiters_parent_class)->finalize (object);
}

static void
riffle_arbiters_class_init (RiffleArbitersClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_arbiters_finalize;
}

static void
riffle_arbiters_init (RiffleArbiters *self)
{
  g_queue_init (&self->arbiters);
}

/**
 * riffle_arbiters_get:
 * @self: the arbiters
 * @game: a game that is played
 *
 * Finds the arbiter of a game, which may have judged the same deal before.
 *
 * Returns: (transfer none): the arbiter
 */
PatArbiter *
riffle_arbiters_get (RiffleArbiters *self,
                     PatGame        *game)
{
  GList *link;

  g_return_val_if_fail (RIFFLE_IS_ARBITERS (self), NULL);
  g_return_val_if_fail (PAT_IS_GAME (game), NULL);

  for (link = self->arbiters.head; link != NULL; link = link->next)
    if (pat_arbiter_take_game (link->data, game))
      break;
  if (link != NULL)
    g_queue_unlink (&self->arbiters, link);
  else
    link = g_list_append (NULL, pat_arbiter_new (game));
  g_queue_push_head_link (&self->arbiters, link);
  while (self->arbiters.length > MAX_GAMES)
    g_object_unref (g_queue_pop_tail (&self->arbiters));
  return link->data;
}

/**
 * riffle_arbiters_new:
 *
 * Returns: (transfer full): an object that has arbiters for games
 */
RiffleArbiters *
riffle_arbiters_new (void)
{
  return g_object_new (RIFFLE_TYPE_ARBITERS, NULL);
}
