/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Sets of cards or places as bits: how many there are, and which. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Without a call: not every processor has an instruction for it. */
static inline guint
pat_bits_count (guint64 bits)
{
  bits -= bits >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  bits = (bits & G_GUINT64_CONSTANT (0x3333333333333333)) +
         (bits >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  bits = (bits + (bits >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (bits * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/* The number of the lowest bit of a set that is not empty. */
static inline guint
pat_bits_first (guint64 bits)
{
  return (guint) __builtin_ctzll (bits);
}

/* The number of the highest bit of a set that is not empty. */
static inline guint
pat_bits_last (guint64 bits)
{
  return 63 - (guint) __builtin_clzll (bits);
}

G_END_DECLS
