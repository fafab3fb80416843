/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who waits for an answer, and may be gone when it comes. What belongs to a window must go
 * with it: if a question that is not answered yet kept it, it would speak to a window that is not
 * there any more. */
#include "config.h"

#include "riffle-asker.h"

/**
 * riffle_asker_new:
 * @object: (type GObject): who asks
 *
 * Makes what is handed over with a question, instead of a reference to who asks.
 *
 * Returns: (transfer full): to be taken back once, by riffle_asker_take ()
 */
gpointer
riffle_asker_new (gpointer object)
{
  GWeakRef *self = g_new0 (GWeakRef, 1);

  g_weak_ref_init (self, object);
  return self;
}

/**
 * riffle_asker_take:
 * @asker: (transfer full): what came back with the answer
 *
 * Finds who has asked.
 *
 * Returns: (transfer full) (nullable): the object, or %NULL if it is gone
 */
gpointer
riffle_asker_take (gpointer asker)
{
  GWeakRef *self = asker;
  gpointer object = g_weak_ref_get (self);

  g_weak_ref_clear (self);
  g_free (self);
  return object;
}
