/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A set of keys of positions, in little memory. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

/* A large set is made of parts that grow one by one: no growth takes longer than a few
 * milliseconds. */
#define PAT_KEY_SET_PARTS 1024
#define PAT_KEY_SET_SHIFT 54 /* 64 less the bits of that */

typedef struct
{
  guint64 *keys;     /* 0: nothing there */
  guint32  capacity; /* a power of two */
  guint32  n_keys;
} PatKeySetPart;

typedef struct
{
  PatBudget     *budget; /* pays for the memory */
  guint64        n_keys;
  PatKeySetPart *parts;   /* one, or as many as it can be */
  guint          n_parts;
} PatKeySet;

PatKeySet *pat_key_set_new  (PatBudget *budget);
void       pat_key_set_clear (PatKeySet *self);
void       pat_key_set_free (PatKeySet *self);
gboolean   pat_key_set_add  (PatKeySet *self,
                             guint64    key);

/* The part that has a key if any has. */
static inline PatKeySetPart *
pat_key_set_get_part (const PatKeySet *self,
                      guint64          key)
{
  return &self->parts[self->n_parts > 1 ? key >> PAT_KEY_SET_SHIFT : 0];
}

/* Fetches from memory what is needed to look for a key soon. */
static inline void
pat_key_set_prefetch (const PatKeySet *self,
                      guint64          key)
{
  const PatKeySetPart *part = pat_key_set_get_part (self, key);

  if (part->capacity > 0)
    __builtin_prefetch (&part->keys[(guint32) key & (part->capacity - 1)]);
}

static inline gboolean
pat_key_set_contains (const PatKeySet *self,
                      guint64          key)
{
  const PatKeySetPart *part = pat_key_set_get_part (self, key);
  guint32 i;

  if (part->capacity == 0)
    return FALSE;
  key = MAX (key, 1);
  for (i = (guint32) key & (part->capacity - 1); part->keys[i] != 0;
       i = (i + 1) & (part->capacity - 1))
    if (part->keys[i] == key)
      return TRUE;
  return FALSE;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatKeySet, pat_key_set_free)

G_END_DECLS
