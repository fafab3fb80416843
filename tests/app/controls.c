/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The controls of a window: which ones a player has before them, and using them. */
#include "config.h"

#include "controls.h"

#include "find-widget.h"
#include "riffle-board.h"
#include "riffle-gallery-section.h"
#include "riffle-tile.h"
#include "ui-compat.h"

#define MAX_ALIKE 3   /* lines of a list and games of a section that are used, of those alike */
#define TEXT      "7" /* what is typed if a text is asked for */

static gboolean
is_usable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

/* The menu or bubble that is open in a widget, the innermost one; NULL without one. */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) ? find_popover (child) : NULL;

      if (found != NULL)
        return found;
    }
  return GTK_IS_POPOVER (widget) ? widget : NULL;
}

static GtkWidget *
find_top_window (GtkWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *item = toplevels; item != NULL; item = item->next)
    if (gtk_widget_get_mapped (item->data) && item->data != window &&
        gtk_window_get_transient_for (item->data) == window)
      return find_top_window (item->data);
  return GTK_WIDGET (window);
}

/* What lies on top: a menu, a dialog, another window, or else the window itself. */
GtkWidget *
controls_find_layer (GtkWindow *window)
{
  GtkWidget *layer = find_top_window (window), *popover;

#if RIFFLE_HAS_DIALOGS
  if (ADW_IS_APPLICATION_WINDOW (layer) &&
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (layer)) != NULL)
    layer = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (layer)));
#endif
  popover = find_popover (layer);
  return popover != NULL ? popover : layer;
}

void
controls_close_layer (GtkWidget *layer)
{
  if (GTK_IS_POPOVER (layer))
    gtk_popover_popdown (GTK_POPOVER (layer));
#if RIFFLE_HAS_DIALOGS
  else if (ADW_IS_DIALOG (layer))
    adw_dialog_force_close (ADW_DIALOG (layer));
#endif
  else
    gtk_window_close (GTK_WINDOW (layer));
}

/* Whether it is the toolkit's own: choosers of files and colours, and what follows them. */
gboolean
controls_is_foreign (GtkWidget *layer)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (layer));

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return GTK_IS_DIALOG (root);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static gboolean
follow_no_link_cb (void)
{
  return TRUE;
}

/* Links would start other programs. */
static void
stop_links (GtkWidget *widget)
{
  if (g_signal_lookup ("activate-link", G_OBJECT_TYPE (widget)) != 0 &&
      g_object_get_data (G_OBJECT (widget), "test-links") == NULL)
    {
      g_signal_connect (widget, "activate-link", G_CALLBACK (follow_no_link_cb), NULL);
      g_object_set_data (G_OBJECT (widget), "test-links", widget);
    }
}

static gboolean
is_activatable (GtkWidget *widget)
{
  /* If a row has such a widget, that is used itself. */
  if (ADW_IS_ACTION_ROW (widget) &&
      adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget)) != NULL)
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_CHECK_BUTTON (widget) ||
         GTK_IS_EXPANDER (widget) ||
         g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget"); /* it is not public */
}

static gboolean
has_click (GtkWidget *widget)
{
  guint id = g_signal_lookup ("clicked", G_OBJECT_TYPE (widget));
  GSignalQuery query = { 0 };

  if (id != 0)
    g_signal_query (id, &query);
  return id != 0 && query.n_params == 0;
}

/* Of these nothing within them is a control of its own. */
static gboolean
is_whole (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_SCALE (widget) ||
         GTK_IS_EDITABLE (widget) || has_click (widget);
}

static gboolean
is_control (GtkWidget *widget)
{
  return is_usable (widget) && (is_whole (widget) || is_activatable (widget));
}

/* Cards have tests of their own, and the window manager's buttons end the program. */
static gboolean
is_left_out (GtkWidget *widget)
{
  return RIFFLE_IS_BOARD (widget) || GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_SCROLLBAR (widget) ||
         GTK_IS_POPOVER (widget);
}

/* Long lists open where the player was last, but only their first lines are used. Returns: whether
 * one has moved */
gboolean
controls_scroll_up (GtkWidget *layer)
{
  gboolean has_moved = FALSE;

  if (GTK_IS_LIST_VIEW (layer))
    {
      GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (layer));

      has_moved = gtk_adjustment_get_value (adjustment) > 0;
      gtk_adjustment_set_value (adjustment, 0);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (layer); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && controls_scroll_up (child))
      has_moved = TRUE;
  return has_moved;
}

static void
collect (GtkWidget *widget,
         GPtrArray *controls)
{
  gboolean has_many = GTK_IS_FLOW_BOX (widget) || GTK_IS_LIST_VIEW (widget) ||
                      RIFFLE_IS_TILE (gtk_widget_get_first_child (widget));
  guint n = 0;

  stop_links (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || is_left_out (child) || (has_many && n++ >= MAX_ALIKE))
        continue;
      if (is_control (child))
        g_ptr_array_add (controls, child);
      if (!is_whole (child))
        collect (child, controls);
    }
}

/* Returns: (transfer container): the controls that can be used now */
GPtrArray *
controls_list (GtkWidget *layer)
{
  GPtrArray *controls = g_ptr_array_new ();

  collect (layer, controls);
  return controls;
}

/* Sections of games come and go, and are alike. */
static guint
get_index (GtkWidget *widget)
{
  guint index = 0;

  if (RIFFLE_IS_GALLERY_SECTION (widget))
    return 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (widget); before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    index++;
  return index;
}

static const char *
get_label (GtkWidget *control)
{
  GtkWidget *shown = find_of_type (control, GTK_TYPE_LABEL);
  const char *label = NULL;

  if (ADW_IS_PREFERENCES_ROW (control))
    label = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (control));
  else if (GTK_IS_BUTTON (control))
    label = gtk_button_get_label (GTK_BUTTON (control));
  if (label == NULL)
    label = gtk_widget_get_tooltip_text (control);
  if (label == NULL && shown != NULL)
    label = gtk_label_get_label (GTK_LABEL (shown));
  return label != NULL ? label : "";
}

/* Others beside a control come and go, so that its place says little. A star is called otherwise
 * as soon as it was pressed. */
static gboolean
is_named_by_label (GtkWidget *control)
{
  return *get_label (control) != '\0' &&
         gtk_widget_get_ancestor (control, RIFFLE_TYPE_TILE) == NULL;
}

static const char *
get_game (RiffleTile *tile)
{
  return pat_variant_get_id (riffle_tile_get_game (tile)->variant);
}

/* Where a control is; the same each time that its page is opened. */
char *
controls_dup_name (GtkWidget *control)
{
  GString *name = g_string_new (NULL);
  gboolean has_label = is_named_by_label (control);

  for (GtkWidget *widget = control; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autofree char *part = NULL;
      const char *type = G_OBJECT_TYPE_NAME (widget);

#if RIFFLE_HAS_DIALOGS
      if (ADW_IS_DIALOG (widget))
        {
          g_string_prepend (name, type);
          break;
        }
#endif
      if (RIFFLE_IS_TILE (widget))
        part = g_strdup_printf ("/%s-%s", type, get_game (RIFFLE_TILE (widget)));
      else if (GTK_IS_WINDOW (widget) || (widget == control && has_label))
        part = g_strdup_printf ("/%s", type);
      else
        part = g_strdup_printf ("/%s-%u", type, get_index (widget));
      g_string_prepend (name, part);
    }
  if (has_label)
    g_string_append_printf (name, " “%s”", get_label (control));
  return g_string_free (name, FALSE);
}

static gboolean
type_text (GtkWidget *entry)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), TEXT);
  if (g_signal_lookup ("activate", G_OBJECT_TYPE (entry)) != 0)
    g_signal_emit_by_name (entry, "activate");
  return TRUE;
}

/* One step up, or down from the end. Returns: whether the number is another one */
static gboolean
spin (GtkSpinButton *button)
{
  double before = gtk_spin_button_get_value (button), most;

  gtk_spin_button_get_range (button, NULL, &most);
  gtk_spin_button_spin (button, before < most ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 0);
  return gtk_spin_button_get_value (button) != before;
}

static gboolean
slide (GtkRange *range)
{
  GtkAdjustment *adjustment = gtk_range_get_adjustment (range);
  double before = gtk_range_get_value (range);

  g_signal_emit_by_name (range, "move-slider", before < gtk_adjustment_get_upper (adjustment)
                         ? GTK_SCROLL_PAGE_FORWARD : GTK_SCROLL_PAGE_BACKWARD);
  return gtk_range_get_value (range) != before;
}

static gboolean
turn (GtkSwitch *button)
{
  gboolean before = gtk_switch_get_active (button);

  gtk_switch_set_active (button, !before);
  return gtk_switch_get_active (button) != before;
}

/* Uses a control as a player would. Returns: whether it has done something */
gboolean
controls_use (GtkWidget *control)
{
  if (GTK_IS_MENU_BUTTON (control))
    gtk_menu_button_popup (GTK_MENU_BUTTON (control));
  else if (GTK_IS_SPIN_BUTTON (control))
    return spin (GTK_SPIN_BUTTON (control));
  else if (GTK_IS_SWITCH (control))
    return turn (GTK_SWITCH (control));
  else if (GTK_IS_SCALE (control))
    return slide (GTK_RANGE (control));
  else if (GTK_IS_EDITABLE (control))
    return type_text (control);
  else if (has_click (control))
    g_signal_emit_by_name (control, "clicked");
  else if (ADW_IS_ACTION_ROW (control))
    adw_action_row_activate (ADW_ACTION_ROW (control));
  else
    return gtk_widget_activate (control);
  return TRUE;
}
