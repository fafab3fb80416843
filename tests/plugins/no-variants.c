/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that adds nothing. */
#include <patience.h>

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
