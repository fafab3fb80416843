/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long it takes to load a hundred modules: copies of one, each with an id of its
   own. */
#include <glib/gstdio.h>
#include <patience.h>

#define N_MODULES 100
#define N_ROUNDS 5
#define ID "six-by-four"

/* Writes a copy in which the id is changed to one of the same length, so that nothing in the
   file moves. */
static void
write_copy (const char *folder,
            const char *contents,
            gsize       length,
            guint       number)
{
  g_autofree char *path = g_strdup_printf ("%s/m%05u.so", folder, number);
  g_autofree char *id = g_strdup_printf ("six-%07u", number);
  g_autofree char *copy = g_memdup2 (contents, length);

  for (gsize i = 0; i + sizeof ID <= length; i++)
    if (memcmp (contents + i, ID, sizeof ID) == 0)
      memcpy (copy + i, id, sizeof ID);
  g_assert_true (g_file_set_contents (path, copy, (gssize) length, NULL));
}

static void
remove_copies (const char *folder)
{
  for (guint i = 0; i < N_MODULES; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/m%05u.so", folder, i);

      g_remove (path);
    }
  g_rmdir (folder);
}

/* Each round loads files of its own, for a module that is resident would be loaded in no time. */
static double
measure (const char *contents,
         gsize       length)
{
  g_autofree char *folder = g_dir_make_tmp ("riffle-modules-XXXXXX", NULL);
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  gint64 begin, end;

  for (guint i = 0; i < N_MODULES; i++)
    write_copy (folder, contents, length, i);
  begin = g_get_monotonic_time ();
  pat_registry_add_folder (registry, folder);
  end = g_get_monotonic_time ();
  remove_copies (folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), ==, N_MODULES);
  return (double) (end - begin) / 1000;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *contents = NULL;
  double best = G_MAXDOUBLE;
  gsize length;

  if (argc != 2 || !g_file_get_contents (argv[1], &contents, &length, NULL))
    {
      g_printerr ("usage: bench-modules template.so\n");
      return 2;
    }
  for (guint i = 0; i < N_ROUNDS; i++)
    best = MIN (best, measure (contents, length));
  g_print ("%u modules: %.1f ms\n", N_MODULES, best);
  return 0;
}
