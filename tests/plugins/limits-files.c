/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that lets nobody write to a file any more when it is loaded. */
#include "piles.h"

#include <sys/resource.h>

__attribute__ ((constructor)) static void
begin (void)
{
  const struct rlimit none = { 0, 0 };

  setrlimit (RLIMIT_FSIZE, &none);
}

static const PatVariantSpec limiting = {
  .id = "test-limits-files",
  .name = "A Limiting Game",
  .family = "Testing",
  .source = "A Book of Tests",
  .piles = piles,
};

PAT_PLUGIN (&limiting)
