/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each editor of each option of all variants changes its option once; needs a display. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "find-widget.h"
#include "riffle-game-options.h"
#include "riffle-variant-settings.h"

#define MAX_CHANGES 3 /* at which a change is taken to be endless */

static void
find_editors (GtkWidget *widget,
              GPtrArray *editors)
{
  if (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget))
    {
      g_ptr_array_add (editors, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_editors (child, editors);
}

static void
changed_cb (RiffleGameOptions *options,
            guint             *n_changes)
{
  g_assert_cmpuint (++*n_changes, <, MAX_CHANGES);
}

/* Another value than the present one, set as by the player. Returns: the value */
static int
edit (GtkWidget       *editor,
      const PatOption *option,
      int              value)
{
  const int next = value < option->max ? value + 1 : value - 1;

  if (GTK_IS_SPIN_BUTTON (editor))
    {
      gtk_spin_button_spin (GTK_SPIN_BUTTON (editor),
                            next > value ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 1);
      return next;
    }
  if (GTK_IS_SWITCH (editor))
    {
      gtk_switch_set_active (GTK_SWITCH (editor), value == 0);
      return value == 0;
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (editor), value == 0);
  return value == 0;
}

static void
test_row (RiffleGameOptions *options,
          GtkWidget         *editor,
          const PatOption   *option)
{
  PatOptions *values = riffle_game_options_get_options (options);
  const int before = pat_options_get (values, option->key);
  guint n_changes = 0;
  gulong handler = g_signal_connect (options, "changed", G_CALLBACK (changed_cb), &n_changes);
  int wanted = edit (editor, option, before);

  g_assert_cmpint (pat_options_get (values, option->key), ==, wanted);
  g_assert_cmpuint (n_changes, ==, 1);
  g_signal_handler_disconnect (options, handler);
}

static gboolean
has_icon (GtkWidget  *image,
          const char *name)
{
  return g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (image)), name) == 0;
}

/* With a row that looks like one that leads elsewhere: an arrow is at its end. */
static gboolean
leads_to_book (GtkWidget *page)
{
  GtkWidget *row = find_widget (page, ADW_TYPE_ACTION_ROW, has_action,
                                RIFFLE_GAME_OPTIONS_OPEN_BOOK);

  return row != NULL && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row))
         && find_widget (row, GTK_TYPE_IMAGE, has_icon, "go-next-symbolic") != NULL;
}

static void
test_variant (gconstpointer data)
{
  PatVariant *variant = (PatVariant *) data;
  g_autoptr (PatOptions) values = pat_variant_new_options (variant);
  g_autoptr (RiffleGameOptions) options = riffle_game_options_new (variant, values);
  AdwPreferencesPage *page = g_object_ref_sink (riffle_game_options_build_page (options));
  g_autoptr (GPtrArray) editors = g_ptr_array_new ();
  guint n_specs, n_presets, row = 0;
  const PatOption *specs = pat_options_get_specs (values, &n_specs);

  find_editors (GTK_WIDGET (page), editors);
  pat_options_get_presets (values, &n_presets);
  if (n_presets > 0)
    row++; /* the list of presets */
  for (guint i = 0; i < n_specs; i++)
    if (!riffle_variant_settings_is_general (specs[i].key))
      {
        g_assert_cmpuint (row, <, editors->len);
        g_test_message ("%s", specs[i].key);
        test_row (options, g_ptr_array_index (editors, row++), &specs[i]);
      }
  g_assert_true (leads_to_book (GTK_WIDGET (page)));
  row++; /* whether only deals that can be won are dealt, which is no option */
  g_assert_cmpuint (row, ==, editors->len);
  g_object_unref (page);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  guint n_variants = 0;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autoptr (PatOptions) values = pat_variant_new_options (variant);
      const char *id = pat_variant_get_id (variant);
      g_autofree char *path = g_strconcat ("/app/game-options/", id, NULL);

      if (!riffle_game_options_has_any (values))
        continue;
      g_test_add_data_func (path, variant, test_variant);
      n_variants++;
    }
  g_assert_cmpuint (n_variants, >, 0);
  return g_test_run ();
}
