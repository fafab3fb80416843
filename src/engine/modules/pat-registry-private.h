/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of the registry, for the files that make it up. */
#pragma once

#include "pat-registry.h"

/* Where Flatpak mounts extensions, each in a folder of its own. */
#define PAT_EXTENSIONS "/app/extensions/games"

G_BEGIN_DECLS

struct _PatRegistry
{
  GObject     parent_instance;
  GPtrArray  *entries;     /* of PatEntry, sorted by name as the player reads it */
  GHashTable *by_id;       /* id → PatEntry, both of entries */
  GPtrArray  *collections; /* of const PatCollectionSpec, as they came */
  GHashTable *loaded;      /* set of the paths of all modules that were looked at */
  GArray     *broken;      /* of PatBroken */
  GPtrArray  *untried;     /* (nullable): the paths of modules that are to be tried by others */
};

gboolean  pat_registry_add_from    (PatRegistry           *self,
                                    const PatVariantSpec  *spec,
                                    const char            *path,
                                    GError               **error);
gboolean  pat_registry_check_file  (const char            *path,
                                    GError               **error);
gboolean  pat_registry_check_spec  (const PatVariantSpec  *spec,
                                    GError               **error);
gboolean  pat_registry_check_table (PatVariant            *variant,
                                    GError               **error);
void      pat_registry_drop_broken (PatRegistry           *self,
                                    const char            *path);
void      pat_registry_take_broken (PatRegistry           *self,
                                    const char            *path,
                                    GError                *error);

G_END_DECLS
