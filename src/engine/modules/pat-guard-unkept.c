/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the guard knows of modules and could not write. */
#include "config.h"

#include "pat-guard-private.h"

/* Verdicts are read in one thread while modules are tried in another. */
G_LOCK_DEFINE_STATIC (unkept);
static GHashTable *unkept; /* what this process could not write: GKeyFile by file name, or NULL */

GKeyFile *
pat_unkept_dup (const char *name)
{
  GKeyFile *file;

  G_LOCK (unkept);
  file = unkept != NULL ? g_hash_table_lookup (unkept, name) : NULL;
  if (file != NULL)
    g_key_file_ref (file);
  G_UNLOCK (unkept);
  return file;
}

void
pat_unkept_keep (const char *name,
                 GKeyFile   *file)
{
  G_LOCK (unkept);
  if (unkept == NULL)
    unkept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                    (GDestroyNotify) g_key_file_unref);
  g_hash_table_insert (unkept, g_strdup (name), g_key_file_ref (file));
  G_UNLOCK (unkept);
}

void
pat_unkept_drop (const char *name)
{
  G_LOCK (unkept);
  if (unkept != NULL)
    g_hash_table_remove (unkept, name);
  G_UNLOCK (unkept);
}
