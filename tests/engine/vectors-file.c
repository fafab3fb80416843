/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads a plugin's test file into its cases. */
#include "config.h"

#include "vectors-case.h"

#include <string.h>

static void
clear_line (gpointer data)
{
  VectorLine *line = data;

  g_free (line->text);
}

void
vector_case_free (VectorCase *self)
{
  g_free (self->file);
  g_free (self->family);
  g_free (self->name);
  g_array_unref (self->lines);
  g_object_unref (self->registry);
  g_free (self);
}

/* A comment begins at the start of a line or after white space: the `#` of a deal begins none. */
static char *
strip_comment (char *line)
{
  for (char *at = line; *at != '\0'; at++)
    if (*at == '#' && (at == line || g_ascii_isspace (at[-1])))
      {
        *at = '\0';
        break;
      }
  return g_strstrip (line);
}

static VectorCase *
new_case (const char  *path,
          const char  *family,
          PatRegistry *registry,
          const char  *name,
          guint        line)
{
  VectorCase *self = g_new0 (VectorCase, 1);

  self->file = g_strdup (path);
  self->family = g_strdup (family);
  self->name = g_strdup (name);
  self->line = line;
  self->lines = g_array_new (FALSE, FALSE, sizeof (VectorLine));
  self->registry = g_object_ref (registry);
  g_array_set_clear_func (self->lines, clear_line);
  return self;
}

/* Reads all cases; lines ahead of the first one become a case that fails. */
GPtrArray *
vector_file_read (const char   *path,
                  const char   *family,
                  PatRegistry  *registry,
                  GError      **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) vector_case_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return NULL;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = strip_comment (lines[i]);
      VectorLine added = { i + 1, NULL };

      if (*line == '\0')
        continue;
      if (g_str_has_prefix (line, "case "))
        {
          g_ptr_array_add (cases, new_case (path, family, registry, g_strstrip (line + 5), i + 1));
          continue;
        }
      if (cases->len == 0)
        g_ptr_array_add (cases, new_case (path, family, registry,
                                          "a line stands before the first case", 0));
      added.text = g_strdup (line);
      g_array_append_val (((VectorCase *) g_ptr_array_index (cases, cases->len - 1))->lines, added);
    }
  if (cases->len == 0)
    g_ptr_array_add (cases, new_case (path, family, registry, "the file has no case", 0));
  return g_steal_pointer (&cases);
}
