/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that ends the program, as if all were well, when it is asked for its variants. */
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
  exit (0);
}
