/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keys of positions that are equal for positions that differ only by what cannot matter. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

typedef struct
{
  const PatRules *rules;
  gboolean        any_order[PAT_MAX_ROWS]; /* the piles of the row are interchangeable */
  gboolean        top_only[PAT_MAX_ROWS];  /* of such a pile only its ends and its size matter */
  gboolean        is_gone[PAT_MAX_ROWS];   /* such a pile never matters again */
  gboolean        counts_passes;
  guint8          alike[256];              /* cards that are interchangeable have the same */
} PatFold;

gboolean pat_rules_has_hooks   (const PatRules    *rules);
void     pat_fold_init         (PatFold           *self,
                                const PatRules    *rules);
void     pat_fold_init_loosely (PatFold           *self,
                                const PatRules    *rules);
guint64  pat_fold_key          (const PatFold     *self,
                                const PatPosition *position);

/* Where a hash begins for things of one kind. A small number would not do: mixed with another
 * small one, it is the same as others are. */
static inline guint64
pat_fold_begin (guint kind)
{
  return (kind + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) ^
         G_GUINT64_CONSTANT (0x243f6a8885a308d3);
}

/* Mixes a small value into a hash, so that each bit of both changes half the bits. */
static inline guint64
pat_fold_mix (guint64 hash,
              guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  hash = (hash ^ hash >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return hash ^ hash >> 31;
}

G_END_DECLS
