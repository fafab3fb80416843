/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Hashes positions. */
#include "config.h"

#include "pat-rules-private.h"

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return hash ^ hash >> 29;
}

static guint64
mix_bytes (guint64       hash,
           const guint8 *bytes,
           gsize         length)
{
  guint64 word;

  for (; length >= sizeof word; bytes += sizeof word, length -= sizeof word)
    {
      memcpy (&word, bytes, sizeof word);
      hash = mix (hash, word);
    }
  word = 0;
  memcpy (&word, bytes, length);
  return mix (hash, word ^ (guint64) length << 56);
}

/**
 * pat_rules_hash:
 * @self: rules
 * @position: a position
 *
 * Hashes all that matters for play. The number of passes counts only if it is limited or says
 * how the waste is shuffled. The value is for one run of the program: it may differ between
 * machines.
 *
 * Returns: the hash
 */
guint64
pat_rules_hash (const PatRules    *self,
                const PatPosition *position)
{
  guint64 hash = mix_bytes (0, position->start, position->n_piles + 1u);
  gint16 counters[PAT_MAX_COUNTERS];

  memcpy (counters, position->counters, sizeof counters);
  if (self->table.game.stock.redeals == PAT_UNLIMITED && !self->table.game.stock.shuffles)
    counters[PAT_COUNTER_PASSES] = 0;
  hash = mix_bytes (hash, (const guint8 *) counters, sizeof counters);
  return mix_bytes (hash, position->cards, position->start[position->n_piles]);
}
