/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player asks for in the chooser: filters to choose from, those that are on, and how many
 * games are left. */
#include "config.h"

#include "riffle-filter-bar.h"

#include <glib/gi18n.h>

#include "riffle-filter-popover.h"
#include "riffle-flow-layout.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-filter-bar.ui"

#define FRAME 18 /* pixels of a popover, left and right of what is in it */

struct _RiffleFilterBar
{
  GtkWidget        parent_instance;

  RiffleFilter    *filter;
  PatRegistry     *registry;
  GtkMenuButton   *menu;
  GtkToggleButton *is_new;
  GtkLabel        *count;
  GtkWidget       *random;
  GtkWidget       *random_label;
  GtkWidget       *chips;   /* a button for each filter that is on */
};

enum
{
  RANDOM,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleFilterBar, riffle_filter_bar, GTK_TYPE_WIDGET)

static void
riffle_filter_bar_dispose (GObject *object)
{
  RiffleFilterBar *self = RIFFLE_FILTER_BAR (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->filter);
  g_clear_object (&self->registry);
  G_OBJECT_CLASS (riffle_filter_bar_parent_class)->dispose (object);
}

static void
new_toggled_cb (RiffleFilterBar *self)
{
  riffle_filter_set_new (self->filter, gtk_toggle_button_get_active (self->is_new));
}

static void
random_cb (RiffleFilterBar *self)
{
  g_signal_emit (self, signals[RANDOM], 0);
}

static void
riffle_filter_bar_class_init (RiffleFilterBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_FLOW_LAYOUT);
  G_OBJECT_CLASS (class)->dispose = riffle_filter_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, menu);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, is_new);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, count);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, random);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, random_label);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilterBar, chips);
  gtk_widget_class_bind_template_callback (widget_class, new_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, random_cb);

  signals[RANDOM] = g_signal_new ("random", RIFFLE_TYPE_FILTER_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL,
                                  G_TYPE_NONE, 0);
}

/* Popovers keep to the display, and may else lie beside a window that ends near their button. */
static void
keep_in_window (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)));
  graphene_rect_t bounds;
  int width, room, from, wanted;

  if (window == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (button), window, &bounds))
    return;
  /* The popover itself takes no room as long as it is not shown. */
  gtk_widget_measure (gtk_popover_get_child (popover), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width,
                      NULL, NULL);
  width += FRAME;
  room = gtk_widget_get_width (window);
  from = (int) (bounds.origin.x + bounds.size.width / 2) - width / 2;
  wanted = CLAMP (from, 0, MAX (0, room - width));
  gtk_popover_set_offset (popover, wanted - from, 0);
}

/* The filters are made when they are asked for first. */
static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  RiffleFilterBar *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, riffle_filter_popover_new (self->filter,
                                                                    self->registry));
  keep_in_window (button);
}

static void
riffle_filter_bar_init (RiffleFilterBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, open_menu_cb, self, NULL);
}

static GtkWidget *
add_chip (RiffleFilterBar *self,
          const char      *text,
          GCallback        removed_cb)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  /* Translators: %s is a filter, such as “Two Decks” */
  g_autofree char *label = g_strdup_printf (_("Remove the filter “%s”"), text);

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (chip, label);
  gtk_widget_add_css_class (chip, "riffle-chip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (chip, "clicked", removed_cb, self);
  gtk_widget_set_parent (chip, self->chips);
  return chip;
}

static void
answer_removed_cb (RiffleFilterBar *self,
                   GtkWidget       *chip)
{
  guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "answer"));

  riffle_filter_set_answer (self->filter, value / RIFFLE_FACET_ANSWERS,
                            value % RIFFLE_FACET_ANSWERS, FALSE);
}

static void
collection_removed_cb (RiffleFilterBar *self)
{
  riffle_filter_set_collection (self->filter, NULL);
}

static void
clear_cb (RiffleFilterBar *self)
{
  riffle_filter_clear (self->filter);
}

static void
add_chips (RiffleFilterBar *self)
{
  const char *id = riffle_filter_get_collection (self->filter);
  g_autoptr (PatCollection) collection = id == NULL ? NULL
    : pat_collection_find (self->registry, id);

  if (collection != NULL)
    add_chip (self, collection->name, G_CALLBACK (collection_removed_cb));
  for (guint value = 0; value < RIFFLE_N_FACETS * RIFFLE_FACET_ANSWERS; value++)
    {
      guint facet = value / RIFFLE_FACET_ANSWERS, answer = value % RIFFLE_FACET_ANSWERS;

      if (riffle_filter_get_answer (self->filter, facet, answer))
        g_object_set_data (G_OBJECT (add_chip (self, riffle_facet_get_answer (facet, answer),
                                               G_CALLBACK (answer_removed_cb))),
                           "answer", GUINT_TO_POINTER (value));
    }
}

static void
add_clear_button (RiffleFilterBar *self)
{
  GtkWidget *clear = gtk_button_new ();
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_Clear Filters"));

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), clear);
  gtk_button_set_child (GTK_BUTTON (clear), label);
  gtk_widget_set_halign (clear, GTK_ALIGN_START);
  gtk_widget_add_css_class (clear, "flat");
  gtk_widget_add_css_class (clear, "riffle-chip");
  g_signal_connect_swapped (clear, "clicked", G_CALLBACK (clear_cb), self);
  gtk_widget_set_parent (clear, self->chips);
}

/* Whoever has removed a filter by key can remove the next one. */
static void
keep_focus (RiffleFilterBar *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->chips);

  gtk_widget_grab_focus (first != NULL ? first : GTK_WIDGET (self->menu));
}

static void
update_chips (RiffleFilterBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean has_focus = focus != NULL && gtk_widget_is_ancestor (focus, self->chips);
  GtkWidget *chip;

  while ((chip = gtk_widget_get_first_child (self->chips)) != NULL)
    gtk_widget_unparent (chip);
  if (!riffle_filter_is_empty (self->filter))
    {
      add_chips (self);
      add_clear_button (self);
    }
  gtk_widget_set_visible (self->chips, gtk_widget_get_first_child (self->chips) != NULL);
  if (has_focus)
    keep_focus (self);
}

static void
filter_changed_cb (RiffleFilterBar *self)
{
  gtk_toggle_button_set_active (self->is_new, riffle_filter_get_new (self->filter));
  update_chips (self);
}

/**
 * riffle_filter_bar_new:
 * @filter: what the player asks for
 * @registry: the variants
 *
 * Makes the bar.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_filter_bar_new (RiffleFilter *filter,
                       PatRegistry  *registry)
{
  RiffleFilterBar *self = g_object_new (RIFFLE_TYPE_FILTER_BAR, NULL);

  self->filter = g_object_ref (filter);
  self->registry = g_object_ref (registry);
  g_signal_connect_object (filter, "changed", G_CALLBACK (filter_changed_cb), self,
                           G_CONNECT_SWAPPED);
  filter_changed_cb (self);
  return GTK_WIDGET (self);
}

/**
 * riffle_filter_bar_dup_count:
 * @n_games: how many games are shown
 * @n_others: how many presets and collections a search has found besides them
 *
 * Returns: (transfer full): what is shown, in words
 */
char *
riffle_filter_bar_dup_count (guint n_games,
                             guint n_others)
{
  if (n_others > 0)
    /* Translators: %u is how many games, presets and collections a search has found */
    return g_strdup_printf (ngettext ("%u result", "%u results", n_games + n_others),
                            n_games + n_others);
  /* Translators: %u is how many games there are, such as in a collection */
  return g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
}

/**
 * riffle_filter_bar_set_count:
 * @self: the bar
 * @n_games: how many games are shown
 * @n_others: how many presets and collections are shown besides them
 *
 * Tells how much there is to choose from.
 */
void
riffle_filter_bar_set_count (RiffleFilterBar *self,
                             guint            n_games,
                             guint            n_others)
{
  g_autofree char *text = NULL;

  g_return_if_fail (RIFFLE_IS_FILTER_BAR (self));

  text = riffle_filter_bar_dup_count (n_games, n_others);
  gtk_label_set_text (self->count, text);
  gtk_widget_set_sensitive (self->random, n_games > 0);
}

/**
 * riffle_filter_bar_set_narrow:
 * @self: the bar
 * @is_narrow: whether there is little room in width
 *
 * Leaves out what can be done without.
 */
void
riffle_filter_bar_set_narrow (RiffleFilterBar *self,
                              gboolean         is_narrow)
{
  g_return_if_fail (RIFFLE_IS_FILTER_BAR (self));

  gtk_widget_set_visible (self->random_label, !is_narrow);
}

/**
 * riffle_filter_bar_renew:
 * @self: the bar
 *
 * Makes the filters again when they are opened the next time, for there are other games.
 */
void
riffle_filter_bar_renew (RiffleFilterBar *self)
{
  GtkPopover *popover;

  g_return_if_fail (RIFFLE_IS_FILTER_BAR (self));

  popover = gtk_menu_button_get_popover (self->menu);
  if (popover != NULL && !gtk_widget_get_visible (GTK_WIDGET (popover)))
    gtk_menu_button_set_popover (self->menu, NULL);
}
