/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a benchmark is, for whoever watches it. */
#pragma once

#include <patience.h>

#include <stdio.h>
#include <unistd.h>

static inline void
show_progress (const char *game,
               guint       done,
               guint       total)
{
  if (!isatty (STDERR_FILENO))
    return;
  fprintf (stderr, "\r\033[K%s %u/%u", game, done, total);
  if (done == total)
    fputs ("\r\033[K", stderr);
}
