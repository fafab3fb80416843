/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that calls a function which this engine does not have; the call would end the
   process. */
#include "piles.h"

PAT_PUBLIC void pat_function_of_a_later_engine (void);

static gboolean
configure (PatTable    *table,
           PatOptions  *options,
           GError     **error)
{
  pat_function_of_a_later_engine ();
  return TRUE;
}

static const PatVariantSpec spec = {
  .id = "test-missing-function", .name = "Missing Function", .piles = piles, .configure = configure,
};

PAT_PLUGIN (&spec)
