/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module of another interface: its load function must never be called. */
#include <patience.h>

PAT_PUBLIC guint pat_plugin_abi (void);
PAT_PUBLIC void pat_plugin_load (PatModule *module);

guint
pat_plugin_abi (void)
{
  return 999;
}

void
pat_plugin_load (PatModule *module)
{
  g_abort ();
}
