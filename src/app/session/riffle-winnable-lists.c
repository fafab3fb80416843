/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lists of deals that can be won that come with the program. A file is named by its variant
 * and, if the list is one for other options than the usual ones, by a word for these. */
#include "config.h"

#include "riffle-winnable-lists.h"

#include <gio/gio.h>

#include "riffle-winnable-resources.h"

#define FOLDER "/io/github/rifflecards/Riffle/winnable"

/**
 * riffle_winnable_lists_list_names:
 *
 * Returns: (transfer full): the names of the files
 */
char **
riffle_winnable_lists_list_names (void)
{
  return g_resource_enumerate_children (riffle_winnable_get_resource (), FOLDER,
                                        G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/**
 * riffle_winnable_lists_load:
 * @name: one of the names
 * @error: return location
 *
 * Reads a list.
 *
 * Returns: (transfer full): the list, or %NULL and @error
 */
RiffleWinnableList *
riffle_winnable_lists_load (const char  *name,
                            GError     **error)
{
  g_autofree char *path = g_strconcat (FOLDER "/", name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (riffle_winnable_get_resource (), path,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  RiffleWinnableList *list;

  if (bytes == NULL)
    return NULL;
  list = riffle_winnable_list_parse (g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes), error);
  g_prefix_error (error, "%s: ", name);
  return list;
}

static gboolean
is_for (const char *name,
        const char *id)
{
  return g_str_has_prefix (name, id) && name[strlen (id)] == '.';
}

/**
 * riffle_winnable_lists_know:
 * @variant: a variant
 *
 * Tells whether the solver decides the deals of a game so quickly that there are lists for it, be
 * it with other options.
 *
 * Returns: whether there are lists
 */
gboolean
riffle_winnable_lists_know (PatVariant *variant)
{
  g_auto (GStrv) names = riffle_winnable_lists_list_names ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (is_for (names[i], pat_variant_get_id (variant)))
      return TRUE;
  return FALSE;
}

/**
 * riffle_winnable_lists_find:
 * @rules: the rules of a game
 *
 * Looks for a list that holds for a game with its options.
 *
 * Returns: (transfer full) (nullable): the list, or %NULL
 */
RiffleWinnableList *
riffle_winnable_lists_find (const PatRules *rules)
{
  g_auto (GStrv) names = riffle_winnable_lists_list_names ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autoptr (RiffleWinnableList) list = NULL;
      g_autoptr (GError) error = NULL;

      if (!is_for (names[i], pat_rules_get_variant (rules)->id))
        continue;
      list = riffle_winnable_lists_load (names[i], &error);
      if (list == NULL)
        g_warning ("%s", error->message);
      else if (riffle_winnable_list_fits (list, rules))
        return g_steal_pointer (&list);
    }
  return NULL;
}
