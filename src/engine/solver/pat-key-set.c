/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A set of keys of positions: open addressing, at most half full. */
#include "config.h"

#include "pat-key-set-private.h"

#define FIRST_CAPACITY 256
#define MAX_ALONE      262144 /* keys of a set of one part */

PatKeySet *
pat_key_set_new (PatBudget *budget)
{
  PatKeySet *self = g_new0 (PatKeySet, 1);

  self->budget = budget;
  self->n_parts = 1;
  self->parts = g_new0 (PatKeySetPart, self->n_parts);
  return self;
}

static void
free_part (PatKeySet     *self,
           PatKeySetPart *part)
{
  pat_budget_add_bytes (self->budget, -(gint64) (part->capacity * sizeof (guint64)));
  g_clear_pointer (&part->keys, g_free);
  part->capacity = part->n_keys = 0;
}

void
pat_key_set_free (PatKeySet *self)
{
  for (guint i = 0; i < self->n_parts; i++)
    free_part (self, &self->parts[i]);
  g_free (self->parts);
  g_free (self);
}

/* Takes all keys out. */
void
pat_key_set_clear (PatKeySet *self)
{
  PatKeySetPart *part = &self->parts[0];

  for (guint i = 1; i < self->n_parts; i++)
    free_part (self, &self->parts[i]);
  self->n_parts = 1;
  self->n_keys = part->n_keys = 0;
  if (part->capacity > 0)
    memset (part->keys, 0, part->capacity * sizeof (guint64));
}

static void
insert_key (PatKeySetPart *part,
            guint64        key)
{
  guint32 i = (guint32) key & (part->capacity - 1);

  while (part->keys[i] != 0)
    i = (i + 1) & (part->capacity - 1);
  part->keys[i] = key;
}

static void
grow (PatKeySet     *self,
      PatKeySetPart *part)
{
  g_autofree guint64 *old = NULL;
  guint32 n_old = part->capacity;
  guint32 n = n_old > 0 ? 2 * n_old : FIRST_CAPACITY;

  /* Without more memory the search ends; what is added until then has to find a place all the
   * same. */
  if (!pat_budget_has_room (self->budget, (n - n_old) * sizeof (guint64)) &&
      part->n_keys < part->capacity - part->capacity / 8)
    return;
  old = part->keys;
  part->capacity = n;
  part->keys = g_new0 (guint64, part->capacity);
  for (guint32 i = 0; i < n_old; i++)
    if (old[i] != 0)
      insert_key (part, old[i]);
  pat_budget_add_bytes (self->budget, (gint64) ((part->capacity - n_old) * sizeof (guint64)));
}

/* From now on the keys are shared out among the parts. */
static void
share_out (PatKeySet *self)
{
  PatKeySetPart whole = self->parts[0];

  self->n_parts = PAT_KEY_SET_PARTS;
  self->n_keys = 0;
  self->parts = g_renew (PatKeySetPart, self->parts, self->n_parts);
  memset (self->parts, 0, self->n_parts * sizeof (PatKeySetPart));
  for (guint32 i = 0; i < whole.capacity; i++)
    if (whole.keys[i] != 0)
      pat_key_set_add (self, whole.keys[i]);
  free_part (self, &whole);
}

/* Returns whether the key is new; if it is not, the budget may be over after that. */
gboolean
pat_key_set_add (PatKeySet *self,
                 guint64    key)
{
  PatKeySetPart *part = pat_key_set_get_part (self, key);
  guint32 i;

  if (key == 0)
    key = 1;
  if (2 * part->n_keys >= part->capacity)
    grow (self, part);
  for (i = (guint32) key & (part->capacity - 1); part->keys[i] != 0;
       i = (i + 1) & (part->capacity - 1))
    if (part->keys[i] == key)
      {
        pat_budget_repeat (self->budget);
        return FALSE;
      }
  part->keys[i] = key;
  part->n_keys++;
  self->n_keys++;
  if (self->n_parts == 1 && self->n_keys > MAX_ALONE)
    share_out (self);
  return TRUE;
}
