/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of the book, and a search that lists what it finds in their place. */
#include "config.h"

#include "riffle-book-contents.h"

#include <glib/gi18n.h>

#include "riffle-announce.h"
#include "riffle-book-keys.h"
#include "riffle-book-row.h"
#include "riffle-book-search.h"
#include "riffle-book.h"

#define MARGIN      6   /* pixels */
#define TYPING_MSEC 600 /* from the last letter to the number of places that is spoken */

struct _RiffleBookContents
{
  AdwBin           parent_instance;

  PatRegistry     *registry;
  RiffleShortcuts *shortcuts;
  GtkWidget       *search;
  GtkWidget       *count;           /* how much was found */
  GtkWidget       *stack;           /* the chapters, or what was found */
  GtkListBox      *chapters;
  GtkListBox      *found;
  guint            announcement_id; /* source */
};

G_DEFINE_FINAL_TYPE (RiffleBookContents, riffle_book_contents, ADW_TYPE_BIN)

static void
riffle_book_contents_dispose (GObject *object)
{
  RiffleBookContents *self = RIFFLE_BOOK_CONTENTS (object);

  g_clear_handle_id (&self->announcement_id, g_source_remove);
  g_clear_object (&self->registry);
  g_clear_object (&self->shortcuts);
  G_OBJECT_CLASS (riffle_book_contents_parent_class)->dispose (object);
}

static void
riffle_book_contents_class_init (RiffleBookContentsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_book_contents_dispose;
}

static const char *
get_words (RiffleBookContents *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

static gboolean
announce_cb (gpointer data)
{
  RiffleBookContents *self = data;

  self->announcement_id = 0;
  if (*get_words (self) != '\0')
    riffle_announce (self->search, gtk_label_get_text (GTK_LABEL (self->count)));
  return G_SOURCE_REMOVE;
}

static void
clear (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
add_hit (RiffleBookContents  *self,
         const RiffleBookHit *hit)
{
  g_autofree char *text = hit->text == NULL ? NULL
    : riffle_book_keys_fill (self->shortcuts, hit->text);

  gtk_list_box_append (self->found, riffle_book_row_new (hit->place, hit->title, text));
}

/* Nobody wants to hear a number after each letter. */
static void
show_count (RiffleBookContents *self,
            guint               n_hits)
{
  /* Translators: %u is how many places of the book have the words of a search */
  g_autofree char *count = g_strdup_printf (ngettext ("%u place found", "%u places found", n_hits),
                                            n_hits);

  gtk_label_set_text (GTK_LABEL (self->count), n_hits > 0 ? count : _("Nothing was found"));
  g_clear_handle_id (&self->announcement_id, g_source_remove);
  self->announcement_id = g_timeout_add (TYPING_MSEC, announce_cb, self);
}

static void
search_cb (RiffleBookContents *self)
{
  g_autoptr (GPtrArray) hits = riffle_book_search (self->registry, get_words (self));
  gboolean is_searching = *get_words (self) != '\0';

  clear (self->found);
  for (guint i = 0; i < hits->len; i++)
    add_hit (self, g_ptr_array_index (hits, i));
  if (is_searching)
    show_count (self, hits->len);
  gtk_widget_set_visible (self->count, is_searching);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), is_searching ? "found" : "chapters");
}

static GtkListBox *
get_list (RiffleBookContents *self)
{
  return *get_words (self) != '\0' ? self->found : self->chapters;
}

/* Return opens what was found first. */
static void
activate_cb (RiffleBookContents *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->found, 0);

  if (*get_words (self) != '\0' && row != NULL)
    gtk_widget_activate (GTK_WIDGET (row));
}

/* Down leads from the search to the list. */
static gboolean
key_cb (RiffleBookContents *self,
        guint               key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return FALSE;
  riffle_book_contents_focus (self);
  return TRUE;
}

static GtkWidget *
search_new (RiffleBookContents *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Search the book"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search the book"), -1);
  gtk_widget_set_margin_top (self->search, MARGIN);
  gtk_widget_set_margin_start (self->search, MARGIN);
  gtk_widget_set_margin_end (self->search, MARGIN);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (activate_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->search, keys);
  return self->search;
}

static GtkListBox *
list_new (RiffleBookContents *self,
          const char         *name,
          const char         *label)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_stack_add_named (GTK_STACK (self->stack), scrolled, name);
  return GTK_LIST_BOX (list);
}

static void
riffle_book_contents_init (RiffleBookContents *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  self->stack = gtk_stack_new ();
  self->count = gtk_label_new (NULL);
  gtk_widget_set_visible (self->count, FALSE);
  gtk_widget_add_css_class (self->count, "dim-label");
  gtk_box_append (GTK_BOX (box), search_new (self));
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_box_append (GTK_BOX (box), self->stack);
  self->chapters = list_new (self, "chapters", _("Chapters of the book"));
  self->found = list_new (self, "found", _("Places that were found"));
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * riffle_book_contents_new:
 * @registry: the games
 * @shortcuts: the keys of the program
 *
 * Returns: (transfer floating): the chapters; rows activate RIFFLE_BOOK_OPEN
 */
GtkWidget *
riffle_book_contents_new (PatRegistry     *registry,
                          RiffleShortcuts *shortcuts)
{
  RiffleBookContents *self = g_object_new (RIFFLE_TYPE_BOOK_CONTENTS, NULL);
  const RiffleBookChapter *chapter = riffle_book_get_chapters ();

  self->registry = g_object_ref (registry);
  self->shortcuts = g_object_ref (shortcuts);
  for (; chapter->id != NULL; chapter++)
    gtk_list_box_append (self->chapters,
                         riffle_book_row_new (chapter->id, riffle_book_get_title (chapter->id),
                                              NULL));
  return GTK_WIDGET (self);
}

/* The rules of a game belong to the chapter that lists them. */
static const char *
find_chapter (const char *place)
{
  RiffleBookPlace found;

  return riffle_book_find (place, &found) ? found.chapter->id : "games";
}

/**
 * riffle_book_contents_select:
 * @self: the contents
 * @place: what is being read
 *
 * Marks the chapter of a place.
 */
void
riffle_book_contents_select (RiffleBookContents *self,
                             const char         *place)
{
  const char *chapter = find_chapter (place);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->chapters, i)) != NULL; i++)
    if (g_str_equal (riffle_book_row_get_place (GTK_WIDGET (row)), chapter))
      gtk_list_box_select_row (self->chapters, row);
}

/**
 * riffle_book_contents_focus:
 * @self: the contents
 *
 * Gives the focus to the list: to the chapter that is being read, or to the first row.
 */
void
riffle_book_contents_focus (RiffleBookContents *self)
{
  GtkListBox *list = get_list (self);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);

  if (row == NULL)
    row = gtk_list_box_get_row_at_index (list, 0);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : self->search);
}

/**
 * riffle_book_contents_focus_search:
 * @self: the contents
 *
 * Gives the focus to the search.
 */
void
riffle_book_contents_focus_search (RiffleBookContents *self)
{
  gtk_widget_grab_focus (self->search);
}

/**
 * riffle_book_contents_end_search:
 * @self: the contents
 *
 * Shows the chapters again.
 *
 * Returns: whether there was a search
 */
gboolean
riffle_book_contents_end_search (RiffleBookContents *self)
{
  if (*get_words (self) == '\0')
    return FALSE;
  gtk_widget_grab_focus (self->search);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  return TRUE;
}
