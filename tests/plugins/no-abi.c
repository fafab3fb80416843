/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that does not say for which interface it was built: its load function must never be
   called. */
#include <patience.h>

PAT_PUBLIC void pat_plugin_load (PatModule *module);

void
pat_plugin_load (PatModule *module)
{
  g_abort ();
}
