/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of preferences that libadwaita 1.2 does not have ready-made. */
#include "config.h"

#include "riffle-rows.h"

#include "ui-names.h"

#define SCALE_WIDTH 150 /* pixels */
#define ENTRY_CHARS 14
#define VALUE_CHARS 10 /* of a chosen value, which are always shown */
#define LINE_CHARS  24 /* of a chosen value in one line, at most */
#define WORD_CHARS  12 /* of a word of a title that no value divides */

static GtkWidget *
row_new (const char *title,
         const char *subtitle,
         GtkWidget  *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  return row;
}

/**
 * riffle_rows_head_group:
 * @group: some rows
 * @title: (nullable): stands above them
 * @text: (nullable): stands below that
 *
 * Writes above rows what may come from outside, such as the name of a player. The toolkit would
 * take “<” and “&” in it for markup.
 */
void
riffle_rows_head_group (AdwPreferencesGroup *group,
                        const char          *title,
                        const char          *text)
{
  g_autofree char *heading = g_markup_escape_text (title != NULL ? title : "", -1);
  g_autofree char *description = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  adw_preferences_group_set_title (group, heading);
  adw_preferences_group_set_description (group, description);
}

/**
 * riffle_rows_new_switch:
 * @title: what is switched on and off
 * @subtitle: (nullable): more about it
 * @toggle: (out) (transfer none): the switch
 *
 * Returns: (transfer floating): a row with a switch
 */
GtkWidget *
riffle_rows_new_switch (const char  *title,
                        const char  *subtitle,
                        GtkSwitch  **toggle)
{
  GtkWidget *suffix = gtk_switch_new ();
  GtkWidget *row = row_new (title, subtitle, suffix);

  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  *toggle = GTK_SWITCH (suffix);
  return row;
}

/**
 * riffle_rows_new_number:
 * @title: what is counted
 * @subtitle: (nullable): more about it
 * @adjustment: the number
 *
 * Returns: (transfer floating): a row with a spin button
 */
GtkWidget *
riffle_rows_new_number (const char    *title,
                        const char    *subtitle,
                        GtkAdjustment *adjustment)
{
  GtkWidget *suffix = gtk_spin_button_new (adjustment, 1, 0);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (suffix), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return row_new (title, subtitle, suffix);
}

/**
 * riffle_rows_new_button:
 * @title: what the button is for
 * @button: (transfer floating): a button
 *
 * Returns: (transfer floating): a row with a button
 */
GtkWidget *
riffle_rows_new_button (const char *title,
                        GtkWidget  *button)
{
  GtkWidget *row = row_new (title, NULL, button);

  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  return row;
}

/**
 * riffle_rows_new_scale:
 * @title: what is more or less
 * @adjustment: how much of it
 *
 * Returns: (transfer floating): a row with a scale
 */
GtkWidget *
riffle_rows_new_scale (const char    *title,
                       GtkAdjustment *adjustment)
{
  GtkWidget *suffix = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, adjustment);

  gtk_scale_set_draw_value (GTK_SCALE (suffix), FALSE);
  gtk_widget_set_size_request (suffix, SCALE_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return row_new (title, NULL, suffix);
}

/**
 * riffle_rows_new_entry:
 * @title: what is written
 * @text: what stands there at first
 * @entry: (out) (transfer none): the entry
 *
 * Makes a row with an entry. (Of an #AdwEntryRow, older versions of the toolkit tell assistive
 * technologies nothing.)
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
riffle_rows_new_entry (const char   *title,
                       const char   *text,
                       GtkEditable **entry)
{
  GtkWidget *suffix = gtk_entry_new ();
  GtkWidget *row = row_new (title, NULL, suffix);

  gtk_editable_set_text (GTK_EDITABLE (suffix), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (suffix), ENTRY_CHARS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (suffix), ENTRY_CHARS);
  /* This also gives the entry the name of the row. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  /* The keys are needed in the entry only. */
  gtk_widget_set_focusable (row, FALSE);
  *entry = GTK_EDITABLE (suffix);
  return row;
}

static void
value_setup_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_list_item_set_child (item, label);
}

static void
value_bind_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (label, text);
  gtk_label_set_width_chars (label, MIN (g_utf8_strlen (text, -1), VALUE_CHARS));
}

/* A long value takes several lines and leaves the title its room; the list that pops up is as wide
 * as it needs to be. */
static void
shorten_value (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (value_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (value_bind_cb), NULL);
  gtk_drop_down_set_list_factory (choice, gtk_drop_down_get_factory (choice));
  gtk_drop_down_set_factory (choice, factory);
}

/* These let the list do what it does without a layout of its own. Its width does not go by the
 * height of the row. */
static void
measure_choice (GtkWidget      *choice,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  GTK_WIDGET_GET_CLASS (choice)->measure (choice, orientation, for_size, minimum, natural,
                                          minimum_baseline, natural_baseline);
}

static void
allocate_choice (GtkWidget *choice,
                 int        width,
                 int        height,
                 int        baseline)
{
  GTK_WIDGET_GET_CLASS (choice)->size_allocate (choice, width, height, baseline);
}

static GtkSizeRequestMode
get_choice_mode (GtkWidget *choice)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The list can tell how high it is for a width, but is never asked: it says that its height is
 * always the same. */
static void
let_value_wrap (GtkWidget *choice)
{
  gtk_widget_set_layout_manager (choice, gtk_custom_layout_new (get_choice_mode, measure_choice,
                                                                allocate_choice));
}

/* The focus is on the button inside. Older versions of the toolkit call it by its type, newer ones
 * say of it what is said of the list. */
static void
tell_value (GtkDropDown *choice)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (choice);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));
  const char *value;

  if (item == NULL || !GTK_IS_BUTTON (button))
    return;
  value = gtk_string_object_get_string (item);
  riffle_ui_name (button, value);
  riffle_ui_describe (GTK_WIDGET (choice), value);
}

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

/* A long value takes more lines before it divides a word of the title. */
static void
keep_words (GtkWidget  *row,
            const char *title)
{
  g_auto (GStrv) words = g_strsplit (title, " ", -1);
  glong longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, g_utf8_strlen (words[i], -1));
  gtk_label_set_width_chars (GTK_LABEL (find_child (row, GTK_TYPE_LABEL)),
                             (int) MIN (longest, WORD_CHARS));
}

/* The list would show its beginning, however far below what is chosen stands. */
static void
list_mapped_cb (GtkWidget *list,
                gpointer   choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", selected);
}

static void
show_chosen (GtkDropDown *choice)
{
  GtkWidget *list = find_child (GTK_WIDGET (choice), GTK_TYPE_LIST_VIEW);

  if (list != NULL)
    g_signal_connect_object (list, "map", G_CALLBACK (list_mapped_cb), choice, G_CONNECT_AFTER);
}

/**
 * riffle_rows_new_choice:
 * @title: what is chosen
 * @subtitle: (nullable): more about it
 * @labels: (array zero-terminated=1): what there is to choose from
 * @choice: (out) (transfer none): the list
 *
 * Makes a row with a list. (An #AdwComboRow would cut the chosen text short for a long subtitle.)
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
riffle_rows_new_choice (const char   *title,
                        const char   *subtitle,
                        char        **labels,
                        GtkDropDown **choice)
{
  GtkWidget *suffix = gtk_drop_down_new_from_strings ((const char *const *) labels);
  GtkWidget *row = row_new (title, subtitle, suffix);

  keep_words (row, title);
  shorten_value (GTK_DROP_DOWN (suffix));
  let_value_wrap (suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  riffle_ui_name (suffix, title);
  g_signal_connect (suffix, "notify::selected-item", G_CALLBACK (tell_value), NULL);
  tell_value (GTK_DROP_DOWN (suffix));
  show_chosen (GTK_DROP_DOWN (suffix));
  *choice = GTK_DROP_DOWN (suffix);
  return row;
}

/**
 * riffle_rows_new_link:
 * @title: what the row leads to
 * @action: the action that leads there
 * @target: its parameter
 *
 * Makes a row that leads to another page.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
riffle_rows_new_link (const char *title,
                      const char *action,
                      const char *target)
{
  GtkWidget *row = row_new (title, NULL, gtk_image_new_from_icon_name ("go-next-symbolic"));

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  return row;
}
