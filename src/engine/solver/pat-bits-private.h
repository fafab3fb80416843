/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How many bits are set, without a call: not every processor has an instruction for it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

static inline guint
pat_bits_count (guint64 bits)
{
  bits -= bits >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  bits = (bits & G_GUINT64_CONSTANT (0x3333333333333333)) +
         (bits >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  bits = (bits + (bits >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (bits * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

G_END_DECLS
