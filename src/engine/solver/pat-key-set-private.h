/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A set of keys of positions, in little memory. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

/* A large set is made of parts that grow one by one: no growth takes longer than a few
 * milliseconds. */
#define PAT_KEY_SET_PARTS 1024

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatKeySet, pat_key_set_free)

G_END_DECLS
