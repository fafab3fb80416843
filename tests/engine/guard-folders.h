/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Folders with foreign modules, for the tests of the guard, which are also the program that tries
   the modules: main () has to begin as that of test-guard.c does. */
#pragma once

#include <glib/gstdio.h>
#include <patience.h>
#include <string.h>

#include "pat-check.h"

#define PATIENCE 1 /* seconds; a hook of the modules here takes none or all of them */
#define NOBODY "/nonexistent/program" /* tries nothing */

/* A folder with modules, and one for what the guard remembers. */
typedef struct
{
  char *modules;
  char *memory;
} Folders;

static char *own_program;

static inline void
set_up (Folders       *folders,
        gconstpointer  data)
{
  folders->modules = g_dir_make_tmp ("riffle-guard-XXXXXX", NULL);
  folders->memory = g_build_filename (folders->modules, "memory", NULL);
}

static inline void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      if (g_unlink (below) != 0)
        remove_folder (below);
    }
  g_rmdir (path);
}

static inline void
tear_down (Folders       *folders,
           gconstpointer  data)
{
  pat_guard_close ();
  remove_folder (folders->modules);
  g_free (folders->modules);
  g_free (folders->memory);
}

/* Copies a module of the tests under the name that modules have. */
static inline char *
copy_module (Folders    *folders,
             const char *name,
             const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *target = g_strconcat (name, ".so", NULL);
  g_autofree char *from = g_build_filename (g_getenv ("RIFFLE_TEST_PLUGINS"), file, NULL);
  char *to = g_build_filename (folders->modules, target, NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (to, contents, (gssize) length, NULL));
  return to;
}

static inline PatRegistry *
load_folder (Folders    *folders,
             const char *program)
{
  PatRegistry *registry = pat_registry_new ();

  pat_guard_set_up (program, folders->memory, PATIENCE);
  pat_registry_add_folder (registry, folders->modules);
  return registry;
}

static inline void
assert_only_broken (PatRegistry *registry,
                    const char  *path,
                    int          code,
                    const char  *start)
{
  const PatBroken *broken;

  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 1);
  broken = pat_registry_get_broken (registry, 0);
  g_test_message ("%s", broken->error->message);
  g_assert_cmpstr (broken->path, ==, path);
  g_assert_error (broken->error, PAT_REGISTRY_ERROR, code);
  g_assert_true (g_str_has_prefix (broken->error->message, start));
}

#define ADD(name, function) g_test_add ("/guard/" name, Folders, NULL, set_up, function, tear_down)
