/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keys do on a page with a search and its results: letters are typed into the search wherever
 * the focus is, Down leads to the results, Escape ends the search or leaves the page. */
#include "config.h"

#include "riffle-search-keys.h"

/* It lives as long as the page. */
typedef struct
{
  GtkSearchEntry *entry;
  GtkWidget      *page;
  GtkWidget      *results;
} SearchKeys;

static gboolean
is_searching (SearchKeys *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0';
}

/* The entry tells of a change a moment later, when the page may have been left. */
static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* Letters reach the entry wherever the focus is; Escape and Return would not. */
static void
search_changed_cb (SearchKeys *self)
{
  if (!is_searching (self) || !has_focus (self->page) || has_focus (GTK_WIDGET (self->entry)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* What has the focus may be a result, which vanishes. */
static void
stop_search_cb (SearchKeys *self)
{
  if (!is_searching (self))
    {
      gtk_widget_activate_action (self->page, "win.back", NULL);
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* Down leads from the search straight to what was found. */
static gboolean
search_key_cb (SearchKeys      *self,
               guint            key,
               guint            code,
               GdkModifierType  modifiers)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
      || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  return gtk_widget_child_focus (self->results, GTK_DIR_DOWN);
}

/* The search has the same key for itself. */
static gboolean
page_key_cb (SearchKeys *self,
             guint       key)
{
  if (key != GDK_KEY_Escape)
    return FALSE;
  stop_search_cb (self);
  return TRUE;
}

/**
 * riffle_search_keys_attach:
 * @entry: where the player types what is looked for
 * @page: the page around it
 * @results: what shows what was found; a part of the page
 *
 * Has keys do on the page what is said above. The handlers of the entry's “search-changed” that are
 * there already hear of a change first.
 */
void
riffle_search_keys_attach (GtkSearchEntry *entry,
                           GtkWidget      *page,
                           GtkWidget      *results)
{
  GtkEventController *of_entry = gtk_event_controller_key_new ();
  GtkEventController *of_page = gtk_event_controller_key_new ();
  SearchKeys *self = g_new0 (SearchKeys, 1);

  *self = (SearchKeys) { entry, page, results };
  g_object_set_data_full (G_OBJECT (page), "riffle-search-keys", self, g_free);
  gtk_search_entry_set_key_capture_widget (entry, page);
  g_signal_connect_swapped (entry, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (stop_search_cb), self);
  gtk_event_controller_set_propagation_phase (of_entry, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (of_entry, "key-pressed", G_CALLBACK (search_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (entry), of_entry);
  g_signal_connect_swapped (of_page, "key-pressed", G_CALLBACK (page_key_cb), self);
  gtk_widget_add_controller (page, of_page);
}
