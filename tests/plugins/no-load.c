/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module without a load function. */
#include <patience.h>

PAT_PUBLIC guint pat_plugin_abi (void);

guint
pat_plugin_abi (void)
{
  return PAT_PLUGIN_ABI;
}
