/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How threads get memory. */
#include "config.h"

#include "riffle-memory.h"

#include <malloc.h>

/**
 * riffle_memory_share_arena:
 *
 * Has all threads take their memory from one place. Otherwise the C library gives each thread that
 * draws a place of its own, and never gives back most of what it had there: some 20 MB when the
 * preferences have shown all decks. To be called before any thread exists.
 */
void
riffle_memory_share_arena (void)
{
#ifdef M_ARENA_MAX
  mallopt (M_ARENA_MAX, 1);
#endif
}
