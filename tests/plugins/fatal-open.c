/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that aborts as soon as it is opened. */
#include <patience.h>
#include <stdlib.h>

static void __attribute__ ((constructor))
open_module (void)
{
  abort ();
}

PAT_PUBLIC guint pat_plugin_abi (void);
PAT_PUBLIC void pat_plugin_load (PatModule *module);

guint
pat_plugin_abi (void)
{
  return PAT_PLUGIN_ABI;
}

void
pat_plugin_load (PatModule *module)
{
}
