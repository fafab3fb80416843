/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for one test. */
#pragma once

#include <glib.h>
#include <glib/gstdio.h>

#include "riffle-scratch.h"

typedef struct
{
  char *folder;
} Scratch;

static inline void
scratch_set_up (Scratch       *scratch,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  scratch->folder = g_dir_make_tmp ("riffle-app-XXXXXX", &error);
  g_assert_no_error (error);
}

static inline void
scratch_tear_down (Scratch       *scratch,
                   gconstpointer  data)
{
  riffle_scratch_remove (scratch->folder);
  g_assert_false (g_file_test (scratch->folder, G_FILE_TEST_EXISTS));
  g_free (scratch->folder);
}

static inline char *
scratch_path (Scratch    *scratch,
              const char *name)
{
  return g_build_filename (scratch->folder, name, NULL);
}

static inline void
scratch_write (Scratch    *scratch,
               const char *name,
               const char *text)
{
  g_autofree char *path = scratch_path (scratch, name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static inline char *
scratch_read (Scratch    *scratch,
              const char *name)
{
  g_autofree char *path = scratch_path (scratch, name);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static inline void
scratch_make_folder (Scratch    *scratch,
                     const char *name)
{
  g_autofree char *path = scratch_path (scratch, name);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

/* The folder must be empty. */
static inline void
scratch_remove_folder (Scratch    *scratch,
                       const char *name)
{
  g_autofree char *path = scratch_path (scratch, name);

  g_assert_cmpint (g_rmdir (path), ==, 0);
}
