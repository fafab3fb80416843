/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out whether there are unfinished games besides the one on the table. Their files are read
 * between frames until one is found. */
#include "config.h"

#include "riffle-unfinished.h"

#include "riffle-store-beside.h"

struct _RiffleUnfinished
{
  GObject        parent_instance;

  RiffleSession *session;
  GPtrArray     *games;   /* (nullable): RiffleSavedGame, while they are read */
  guint          n_read;  /* of them, from the first on */
  guint          idle_id;
  gboolean       has_any; /* when it was looked last */
};

G_DEFINE_FINAL_TYPE (RiffleUnfinished, riffle_unfinished, G_TYPE_OBJECT)

static guint changed_signal;

static void
stop (RiffleUnfinished *self)
{
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_pointer (&self->games, g_ptr_array_unref);
}

static void
riffle_unfinished_dispose (GObject *object)
{
  RiffleUnfinished *self = RIFFLE_UNFINISHED (object);

  stop (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (riffle_unfinished_parent_class)->dispose (object);
}

static void
riffle_unfinished_class_init (RiffleUnfinishedClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_unfinished_dispose;

  /**
   * RiffleUnfinished::changed:
   *
   * There is an unfinished game, or none any more.
   */
  changed_signal = g_signal_new ("changed", RIFFLE_TYPE_UNFINISHED, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_unfinished_init (RiffleUnfinished *self)
{
}

/**
 * riffle_unfinished_new:
 * @session: what is being played
 *
 * Returns: (transfer full): an object that has not looked yet
 */
RiffleUnfinished *
riffle_unfinished_new (RiffleSession *session)
{
  RiffleUnfinished *self = g_object_new (RIFFLE_TYPE_UNFINISHED, NULL);

  self->session = g_object_ref (session);
  return self;
}

static void
finish (RiffleUnfinished *self,
        gboolean          has_any)
{
  stop (self);
  if (self->has_any == has_any)
    return;
  self->has_any = has_any;
  g_signal_emit (self, changed_signal, 0);
}

/* The game on the table is offered by itself. */
static gboolean
is_other (RiffleUnfinished *self,
          RiffleSavedGame  *saved)
{
  PatVariant *variant = riffle_session_get_variant (self->session);

  return variant == NULL || g_strcmp0 (saved->id, pat_variant_get_id (variant)) != 0
         || !riffle_store_uses (riffle_session_get_store (self->session), saved->id, saved->path);
}

static gboolean
read_cb (gpointer data)
{
  RiffleUnfinished *self = data;
  RiffleSavedGame *saved;

  if (self->n_read == self->games->len)
    {
      self->idle_id = 0;
      finish (self, FALSE);
      return G_SOURCE_REMOVE;
    }
  saved = g_ptr_array_index (self->games, self->n_read++);
  if (!is_other (self, saved))
    return G_SOURCE_CONTINUE;
  riffle_saved_game_read (saved, riffle_session_get_registry (self->session));
  if (!riffle_saved_game_is_wanted (saved))
    return G_SOURCE_CONTINUE;
  self->idle_id = 0;
  finish (self, TRUE);
  return G_SOURCE_REMOVE;
}

/**
 * riffle_unfinished_look:
 * @self: what looks
 *
 * Looks anew, and tells by #RiffleUnfinished::changed if the answer is another one.
 */
void
riffle_unfinished_look (RiffleUnfinished *self)
{
  g_return_if_fail (RIFFLE_IS_UNFINISHED (self));

  stop (self);
  self->games = riffle_session_list_saved (self->session);
  self->n_read = 0;
  self->idle_id = g_idle_add (read_cb, self);
}

/**
 * riffle_unfinished_has_any:
 * @self: what looks
 *
 * Returns: whether there was an unfinished game when it looked last
 */
gboolean
riffle_unfinished_has_any (RiffleUnfinished *self)
{
  g_return_val_if_fail (RIFFLE_IS_UNFINISHED (self), FALSE);

  return self->has_any;
}
