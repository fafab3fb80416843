/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a game's statistics. */
#include "config.h"

#include "riffle-statistics-page.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-rows.h"
#include "riffle-toast.h"
#include "ui-compat.h"

/* What the page needs while it is open. */
typedef struct
{
  RiffleStatistics   *statistics;
  PatRegistry        *registry;
  GtkWidget          *dialog;
  AdwPreferencesPage *page;
  GPtrArray          *groups;     /* that stand on the page */
  GtkDropDown        *chooser;
  GPtrArray          *variants;   /* in the order of the chooser */
  GPtrArray          *taken_keys; /* what was reset last */
  GArray             *taken;      /* of RiffleRecord, by the same index */
} Page;

static void show_variant (Page *page);

static void
page_free (Page *page)
{
  g_object_unref (page->statistics);
  g_object_unref (page->registry);
  g_ptr_array_unref (page->groups);
  g_ptr_array_unref (page->variants);
  g_ptr_array_unref (page->taken_keys);
  g_array_unref (page->taken);
  g_free (page);
}

static void
add_figure (AdwPreferencesGroup *group,
            const char          *title,
            char                *figure)
{
  g_autofree char *text = figure;

  adw_preferences_group_add (group, riffle_rows_new_figure (title, text));
}

static void
add_games (AdwPreferencesGroup *group,
           const RiffleRecord  *record)
{
  add_figure (group, _("Games played"), riffle_format_number (record->played));
  /* Translators: games won, and how many per cent of those played that is. */
  add_figure (group, _("Games won"),
              g_strdup_printf (_("%u (%u %%)"), record->won, riffle_record_get_rate (record)));
  if (record->abandoned > 0)
    add_figure (group, _("Left unfinished"), riffle_format_number (record->abandoned));
  if (record->helped > 0)
    /* Translators: games played with hints or undo, and how many of them were won. */
    add_figure (group, _("Played with hints or undo"),
                g_strdup_printf (_("%u, %u of them won"), record->helped, record->helped_won));
  /* Translators: games won in a row up to now, and the longest such row. */
  add_figure (group, _("Wins in a row"),
              g_strdup_printf (_("%u, at best %u"), record->streak, record->best_streak));
}

static void
add_results (AdwPreferencesGroup *group,
             const RiffleRecord  *record)
{
  if (record->won > 0)
    {
      add_figure (group, _("Best time"), riffle_format_time (record->best_time_msec));
      add_figure (group, _("Mean time of games won"),
                  riffle_format_time (riffle_record_get_mean_time (record)));
    }
  add_figure (group, _("Best score"), riffle_format_number (record->best_score));
  add_figure (group, _("Mean score"), riffle_format_mean (riffle_record_get_mean_score (record)));
}

/* The name of a preset where the options make one up, else the options as they stand in a deal
 * string. */
static char *
dup_options_title (PatVariant *variant,
                   const char *key)
{
  const char *values = strchr (key, ':');
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  const char *preset;
  const PatPreset *presets;
  guint n_presets;

  if (values != NULL && !pat_options_parse (options, values + 1, NULL))
    return g_strdup (values + 1);
  preset = pat_options_find_preset (options);
  presets = pat_options_get_presets (options, &n_presets);
  for (guint i = 0; preset != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, preset))
      return g_strdup (pat_variant_translate (variant, presets[i].name));
  return values == NULL ? g_strdup (_("Usual options")) : g_strdup (values + 1);
}

static void
add_group (Page      *page,
           GtkWidget *group)
{
  g_ptr_array_add (page->groups, group);
  adw_preferences_page_add (page->page, ADW_PREFERENCES_GROUP (group));
}

static void
add_record (Page       *page,
            PatVariant *variant,
            const char *key)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = dup_options_title (variant, key);
  RiffleRecord record;

  riffle_statistics_get (page->statistics, key, &record);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  add_games (ADW_PREFERENCES_GROUP (group), &record);
  add_results (ADW_PREFERENCES_GROUP (group), &record);
  add_group (page, group);
}

static PatVariant *
get_variant (Page *page)
{
  guint selected = gtk_drop_down_get_selected (page->chooser);

  return selected < page->variants->len ? g_ptr_array_index (page->variants, selected) : NULL;
}

static void
save (Page *page)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_statistics_save (page->statistics, &error))
    riffle_ui_preferences_add_toast (page->dialog, riffle_toast_new (error->message));
}

static void
undo_reset_cb (Page *page)
{
  for (guint i = 0; i < page->taken_keys->len; i++)
    riffle_statistics_merge (page->statistics, g_ptr_array_index (page->taken_keys, i),
                             &g_array_index (page->taken, RiffleRecord, i));
  save (page);
  show_variant (page);
}

static void
reset_cb (Page *page)
{
  g_auto (GStrv) keys = riffle_statistics_list (page->statistics,
                                                pat_variant_get_id (get_variant (page)));
  AdwToast *toast = riffle_toast_new_undoable (_("The statistics were reset"), NULL);

  g_ptr_array_set_size (page->taken_keys, 0);
  g_array_set_size (page->taken, 0);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      RiffleRecord record;

      riffle_statistics_get (page->statistics, keys[i], &record);
      g_ptr_array_add (page->taken_keys, g_strdup (keys[i]));
      g_array_append_val (page->taken, record);
      riffle_statistics_forget (page->statistics, keys[i]);
    }
  save (page);
  g_signal_connect_swapped (toast, "button-clicked", G_CALLBACK (undo_reset_cb), page);
  riffle_ui_preferences_add_toast (page->dialog, toast);
  show_variant (page);
}

static void
add_reset (Page *page)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Reset"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "destructive-action");
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (reset_cb), page);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), button);
  add_group (page, group);
}

static void
clear_groups (Page *page)
{
  for (guint i = 0; i < page->groups->len; i++)
    adw_preferences_page_remove (page->page, g_ptr_array_index (page->groups, i));
  g_ptr_array_set_size (page->groups, 0);
}

static void
add_nothing (Page *page)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (status), _("Nothing to Count Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                   _("A game counts when you have won it, "
                                     "or when you leave it for a new deal."));
  gtk_widget_add_css_class (status, "compact");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), status);
  add_group (page, group);
}

static void
show_variant (Page *page)
{
  PatVariant *variant = get_variant (page);
  g_auto (GStrv) keys = NULL;

  clear_groups (page);
  if (variant != NULL)
    keys = riffle_statistics_list (page->statistics, pat_variant_get_id (variant));
  if (keys == NULL || keys[0] == NULL)
    {
      add_nothing (page);
      return;
    }
  for (guint i = 0; keys[i] != NULL; i++)
    add_record (page, variant, keys[i]);
  add_reset (page);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (pat_variant_get_name (*(PatVariant **) a),
                         pat_variant_get_name (*(PatVariant **) b));
}

static GPtrArray *
list_variants (PatRegistry *registry)
{
  GPtrArray *variants = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    g_ptr_array_add (variants, g_list_model_get_item (G_LIST_MODEL (registry), i));
  g_ptr_array_sort (variants, compare_names);
  return variants;
}

static GtkWidget *
chooser_new (Page       *page,
             PatVariant *current)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row;
  guint selected = 0;

  for (guint i = 0; i < page->variants->len; i++)
    {
      if (g_ptr_array_index (page->variants, i) == current)
        selected = i;
      g_ptr_array_add (names,
                       (gpointer) pat_variant_get_name (g_ptr_array_index (page->variants, i)));
    }
  g_ptr_array_add (names, NULL);
  row = riffle_rows_new_choice (_("Game"), NULL, (char **) names->pdata, &page->chooser);
  gtk_drop_down_set_selected (page->chooser, selected);
  g_signal_connect_swapped (page->chooser, "notify::selected", G_CALLBACK (show_variant), page);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

/**
 * riffle_statistics_page_present:
 * @parent: a widget of the window that the page belongs to
 * @statistics: the statistics
 * @registry: the variants
 * @current: (nullable): the variant to show first
 *
 * Shows how the player has fared.
 */
void
riffle_statistics_page_present (GtkWidget        *parent,
                                RiffleStatistics *statistics,
                                PatRegistry      *registry,
                                PatVariant       *current)
{
  Page *page = g_new0 (Page, 1);

  page->statistics = g_object_ref (statistics);
  page->registry = g_object_ref (registry);
  page->dialog = riffle_ui_preferences_new (_("Statistics"));
  page->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  page->groups = g_ptr_array_new ();
  page->variants = list_variants (registry);
  page->taken_keys = g_ptr_array_new_with_free_func (g_free);
  page->taken = g_array_new (FALSE, FALSE, sizeof (RiffleRecord));
  g_object_set_data_full (G_OBJECT (page->dialog), "riffle-statistics", page,
                          (GDestroyNotify) page_free);
  adw_preferences_page_add (page->page, ADW_PREFERENCES_GROUP (chooser_new (page, current)));
  show_variant (page);
  riffle_ui_preferences_add_page (page->dialog, page->page);
  riffle_ui_present (page->dialog, parent);
}
