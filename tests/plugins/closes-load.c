/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module that closes files that it has not opened, and then never says which variants it has. */
#include <patience.h>
#include <unistd.h>

#define N_FILES 64

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
  for (int i = 3; i < N_FILES; i++)
    close (i);
  for (volatile guint n = 0;; n++)
    continue;
}
