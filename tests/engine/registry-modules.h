/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The modules of the tests, for those of the registry. */
#pragma once

#include <patience.h>
#include <string.h>

static inline char *
get_module (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".so", NULL);

  return g_build_filename (g_getenv ("RIFFLE_TEST_PLUGINS"), file, NULL);
}

static inline void
add_module (PatRegistry *registry,
            const char  *name)
{
  g_autofree char *path = get_module (name);

  pat_registry_add_file (registry, path);
}

static inline guint
count (PatRegistry *registry)
{
  return g_list_model_get_n_items (G_LIST_MODEL (registry));
}

static inline void
assert_broken (PatRegistry *registry,
               guint        nth,
               int          code,
               const char  *part)
{
  const PatBroken *broken;

  g_assert_cmpuint (nth, <, pat_registry_get_n_broken (registry));
  broken = pat_registry_get_broken (registry, nth);
  if (strstr (broken->error->message, part) == NULL)
    g_test_message ("%s does not say: %s", broken->error->message, part);
  g_assert_nonnull (strstr (broken->error->message, part));
  g_assert_error (broken->error, PAT_REGISTRY_ERROR, code);
  g_assert_true (g_path_is_absolute (broken->path));
}
