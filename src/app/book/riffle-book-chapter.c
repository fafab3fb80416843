/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chapter of the book as a column of texts: each heading, paragraph and entry of a list is a text
 * of its own, since of one with more lines screen readers would read the last. */
#include "config.h"

#include "riffle-book-chapter.h"

#include <glib/gi18n.h>

#include "riffle-book-keys.h"
#include "riffle-book-picture.h"
#include "riffle-book-row.h"
#include "riffle-links.h"
#include "riffle-text.h"

#define GAP 6 /* pixels, between entries of a list */

static GtkWidget *
text_new (const RiffleBookMeans *means,
          const char            *text)
{
  g_autofree char *filled = riffle_book_keys_fill (means->shortcuts, _(text));

  return riffle_text_new (filled, NULL);
}

/* The dot is only for the eye. */
static GtkWidget *
entry_new (GtkWidget *text)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *dot = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", "•", NULL);

  gtk_widget_set_valign (dot, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (entry), dot);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (entry), text);
  return entry;
}

static GtkWidget *
items_new (const RiffleBookMeans   *means,
           const RiffleBookSection *section)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  for (guint i = 0; section->items[i] != NULL; i++)
    gtk_box_append (GTK_BOX (list), entry_new (text_new (means, section->items[i])));
  return list;
}

static const RiffleShortcut *
find_group (const char *title)
{
  const RiffleShortcutGroup *group = riffle_shortcuts_get_groups ();

  while (group->title != NULL && !g_str_equal (group->title, title))
    group++;
  return group->shortcuts;
}

static GtkWidget *
keys_new (const RiffleBookMeans *means,
          const char            *group)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  const RiffleShortcut *shortcut = find_group (group);

  for (; shortcut != NULL && shortcut->title != NULL; shortcut++)
    {
      g_autofree char *text = riffle_book_keys_tell (means->shortcuts, shortcut);

      gtk_box_append (GTK_BOX (list), entry_new (riffle_text_new (text, NULL)));
    }
  return list;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (pat_variant_get_name (*(PatVariant *const *) a),
                         pat_variant_get_name (*(PatVariant *const *) b));
}

static GPtrArray *
list_games (PatRegistry *registry)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    g_ptr_array_add (games, g_list_model_get_item (G_LIST_MODEL (registry), i));
  g_ptr_array_sort (games, compare_names);
  return games;
}

static GtkWidget *
games_new (const RiffleBookMeans *means)
{
  g_autoptr (GPtrArray) games = list_games (means->registry);
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  for (guint i = 0; i < games->len; i++)
    {
      PatVariant *variant = g_ptr_array_index (games, i);
      g_autofree char *place = g_strconcat (RIFFLE_BOOK_GAME, pat_variant_get_id (variant), NULL);

      gtk_list_box_append (GTK_LIST_BOX (list),
                           riffle_book_row_new (place, pat_variant_get_name (variant), NULL));
    }
  return list;
}

static GtkWidget *
links_new (const char *const *places)
{
  /* Translators: before buttons that lead to other places of the book */
  GtkWidget *links = riffle_links_new (C_("book", "See also"));

  for (guint i = 0; places[i] != NULL; i++)
    riffle_links_add (links, riffle_book_get_title (places[i]), RIFFLE_BOOK_OPEN, places[i]);
  return links;
}

static void
add_texts (GtkBox                  *column,
           const RiffleBookMeans   *means,
           const RiffleBookSection *section)
{
  if (section->picture != NULL)
    gtk_box_append (column, riffle_book_picture_new (means->board, section->picture));
  for (guint i = 0; section->paragraphs[i] != NULL; i++)
    gtk_box_append (column, text_new (means, section->paragraphs[i]));
  if (section->items[0] != NULL)
    gtk_box_append (column, items_new (means, section));
  if (section->keys != NULL)
    gtk_box_append (column, keys_new (means, section->keys));
  if (section->links[0] != NULL)
    gtk_box_append (column, links_new (section->links));
  if (section->lists_games)
    gtk_box_append (column, games_new (means));
}

/* Returns: (nullable): its heading */
static GtkWidget *
add_section (GtkBox                  *column,
             const RiffleBookMeans   *means,
             const RiffleBookSection *section)
{
  GtkWidget *heading = NULL;

  if (section->title != NULL)
    {
      heading = riffle_text_new_heading (riffle_book_get_title (section->id), "title-4", 2);
      gtk_widget_add_css_class (heading, "riffle-book-heading");
      gtk_box_append (column, heading);
    }
  add_texts (column, means, section);
  return heading;
}

/**
 * riffle_book_chapter_new:
 * @place: a place in the book
 * @means: what the chapter is made with
 * @target: (out): the heading of the place
 *
 * Returns: (transfer floating): the chapter
 */
GtkWidget *
riffle_book_chapter_new (const RiffleBookPlace  *place,
                         const RiffleBookMeans  *means,
                         GtkWidget             **target)
{
  GtkWidget *column = riffle_text_new_column ();

  *target = riffle_text_new_heading (riffle_book_get_title (place->chapter->id), "title-1", 1);
  gtk_box_append (GTK_BOX (column), *target);
  for (const RiffleBookSection *section = place->chapter->sections; section->id != NULL; section++)
    {
      GtkWidget *heading = add_section (GTK_BOX (column), means, section);

      if (section == place->section && heading != NULL)
        *target = heading;
    }
  return column;
}
