/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All filters of the chooser, to be switched on and off. */
#include "config.h"

#include "riffle-filter-popover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-flow-layout.h"

#define WIDTH      312 /* pixels: as much as a window of 360 has room for */
#define MAX_HEIGHT 520

/* What a button switches, and back: the filter may be changed from elsewhere. */
typedef struct
{
  RiffleFilter *filter;
  RiffleFacet   facet;
  guint         answer;
  char         *collection; /* (nullable): instead of an answer */
} Choice;

static void
choice_free (gpointer  data,
             GClosure *closure)
{
  Choice *choice = data;

  g_object_unref (choice->filter);
  g_free (choice->collection);
  g_free (choice);
}

static gboolean
is_wanted (const Choice *choice)
{
  if (choice->collection != NULL)
    return g_strcmp0 (riffle_filter_get_collection (choice->filter), choice->collection) == 0;
  return riffle_filter_get_answer (choice->filter, choice->facet, choice->answer);
}

static void
toggled_cb (GtkToggleButton *button,
            Choice          *choice)
{
  gboolean is_on = gtk_toggle_button_get_active (button);

  if (is_on == is_wanted (choice))
    return;
  if (choice->collection != NULL)
    riffle_filter_set_collection (choice->filter, is_on ? choice->collection : NULL);
  else
    riffle_filter_set_answer (choice->filter, choice->facet, choice->answer, is_on);
}

static void
filter_changed_cb (GtkToggleButton *button)
{
  gtk_toggle_button_set_active (button, is_wanted (g_object_get_data (G_OBJECT (button),
                                                                      "choice")));
}

static void
add_button (GtkWidget    *flow,
            const char   *label,
            const Choice *choice)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  Choice *own = g_memdup2 (choice, sizeof *choice);

  g_object_ref (own->filter);
  own->collection = g_strdup (choice->collection);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "riffle-choice");
  g_object_set_data (G_OBJECT (button), "choice", own);
  g_signal_connect_data (button, "toggled", G_CALLBACK (toggled_cb), own, choice_free, 0);
  g_signal_connect_object (own->filter, "changed", G_CALLBACK (filter_changed_cb), button,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, flow);
}

static GtkWidget *
add_question (GtkWidget  *box,
              const char *question)
{
  GtkWidget *heading = gtk_label_new (question);
  GtkWidget *flow = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_set_layout_manager (flow, g_object_new (RIFFLE_TYPE_FLOW_LAYOUT, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, question,
                                  -1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), flow);
  return flow;
}

/* An answer that no game gives need not be asked for. */
static gboolean
has_answer (PatRegistry *registry,
            RiffleFacet  facet,
            guint        answer)
{
  GListModel *model = G_LIST_MODEL (registry);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);

      if (riffle_facet_find_answer (facet, variant) == (int) answer)
        return TRUE;
    }
  return FALSE;
}

static void
add_facet (GtkWidget    *box,
           RiffleFilter *filter,
           PatRegistry  *registry,
           RiffleFacet   facet)
{
  GtkWidget *flow = add_question (box, riffle_facet_get_question (facet));

  for (guint answer = 0; answer < RIFFLE_FACET_ANSWERS; answer++)
    if (has_answer (registry, facet, answer))
      add_button (flow, riffle_facet_get_answer (facet, answer),
                  &(Choice) { filter, facet, answer, NULL });
}

static void
add_collections (GtkWidget    *box,
                 RiffleFilter *filter,
                 PatRegistry  *registry)
{
  g_autoptr (GPtrArray) collections = pat_collection_list (registry);
  GtkWidget *flow;

  if (collections->len == 0)
    return;
  /* Translators: a filter of the page of games */
  flow = add_question (box, _("Collection"));
  for (guint i = 0; i < collections->len; i++)
    {
      PatCollection *collection = g_ptr_array_index (collections, i);

      add_button (flow, collection->name, &(Choice) { filter, 0, 0, collection->id });
    }
}

/* Whatever the text size and the number of collections, everything can be reached. */
static GtkWidget *
scroll (GtkWidget *box)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

/**
 * riffle_filter_popover_new:
 * @filter: what the player asks for
 * @registry: the variants, of which the answers come
 *
 * Makes a popover in which the filter is changed.
 *
 * Returns: (transfer floating): the popover
 */
GtkWidget *
riffle_filter_popover_new (RiffleFilter *filter,
                           PatRegistry  *registry)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (box, "riffle-filters");
  for (guint facet = 0; facet < RIFFLE_N_FACETS; facet++)
    add_facet (box, filter, registry, facet);
  add_collections (box, filter, registry);
  gtk_popover_set_child (GTK_POPOVER (popover), scroll (box));
  return popover;
}
