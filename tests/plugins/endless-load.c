/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that never says which variants it has. */
#include <patience.h>
#include <stdlib.h>

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
  for (volatile guint n = 0;; n++)
    continue;
}
