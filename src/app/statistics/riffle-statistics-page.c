/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a game's statistics. */
#include "config.h"

#include "riffle-statistics-page.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"
#include "riffle-statistics-list.h"
#include "riffle-statistics-overview.h"
#include "riffle-statistics-rows.h"
#include "riffle-toast.h"
#include "riffle-transfer-menu.h"
#include "ui-compat.h"
#include "ui-names.h"

#define WIDTH  560 /* pixels */
#define HEIGHT 620

#define ALL_GAMES 0 /* the place of the overview in the chooser; the variants follow it */

/* What the page needs while it is open. */
typedef struct
{
  RiffleStatistics *statistics;
  PatRegistry      *registry;
  AdwToastOverlay  *toasts;
  GtkStack         *stack;      /* the list, or that there is nothing */
  GtkWidget        *list;
  GtkWidget        *reset;
  GtkDropDown      *chooser;
  guint             update_id;   /* source: shows what has changed */
  GPtrArray        *variants;   /* in the order of the chooser */
  GPtrArray        *taken_keys; /* what was reset last */
  GArray           *taken;      /* of RiffleRecord, by the same index */
  GPtrArray        *taken_games; /* arrays of RiffleResult, by the same index */
} Page;

static void
page_free (Page *page)
{
  g_clear_handle_id (&page->update_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (page->statistics, page);
  g_object_unref (page->statistics);
  g_object_unref (page->registry);
  g_ptr_array_unref (page->variants);
  g_ptr_array_unref (page->taken_keys);
  g_array_unref (page->taken);
  g_ptr_array_unref (page->taken_games);
  g_free (page);
}

/* The variant that is shown; %NULL: all of them. */
static PatVariant *
get_variant (Page *page)
{
  guint selected = gtk_drop_down_get_selected (page->chooser);

  return selected == ALL_GAMES || selected > page->variants->len
         ? NULL : g_ptr_array_index (page->variants, selected - 1);
}

static void
save (Page *page)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_statistics_journal_save (riffle_statistics_get_journal (page->statistics), &error))
    riffle_toast_show (riffle_toast_new (error->message), page->toasts);
}

/* The button that was pressed vanishes, and the focus would with it. */
static void
keep_focus (Page *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (page->chooser));
}

static void
undo_reset_cb (Page *page)
{
  keep_focus (page);
  for (guint i = 0; i < page->taken_keys->len; i++)
    riffle_statistics_merge (page->statistics, g_ptr_array_index (page->taken_keys, i),
                             &g_array_index (page->taken, RiffleRecord, i),
                             g_ptr_array_index (page->taken_games, i));
  save (page);
}

static void
reset_cb (Page *page)
{
  g_auto (GStrv) keys = riffle_statistics_list (page->statistics,
                                                pat_variant_get_id (get_variant (page)));
  AdwToast *toast = riffle_toast_new_undoable (_("The statistics were reset"));

  keep_focus (page);
  g_ptr_array_set_size (page->taken_keys, 0);
  g_array_set_size (page->taken, 0);
  g_ptr_array_set_size (page->taken_games, 0);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      RiffleRecord record;

      riffle_statistics_get (page->statistics, keys[i], &record);
      g_ptr_array_add (page->taken_keys, g_strdup (keys[i]));
      g_array_append_val (page->taken, record);
      g_ptr_array_add (page->taken_games, riffle_statistics_get_games (page->statistics, keys[i]));
      riffle_statistics_forget (page->statistics, keys[i]);
    }
  save (page);
  g_signal_connect_swapped (toast, "button-clicked", G_CALLBACK (undo_reset_cb), page);
  riffle_toast_show (toast, page->toasts);
}

static GtkWidget *
reset_new (Page *page)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (button, 3);
  gtk_widget_set_margin_bottom (button, 3);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (reset_cb), page);
  return button;
}

static GtkWidget *
nothing_new (void)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (status), _("Nothing to Count Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                   _("A game that you win counts at once. Any other game counts "
                                     "when you leave it for a new deal."));
  gtk_widget_add_css_class (status, "compact");
  return status;
}

/* Says what is reset. */
static void
update_reset (Page       *page,
              PatVariant *variant)
{
  const char *name = pat_variant_get_name (variant);
  /* Translators: a button: deletes the statistics of one game; %s is its name, such as Klondike */
  g_autofree char *text = g_strdup_printf (_("_Reset %s"), name);
  GtkWidget *label;

  gtk_button_set_label (GTK_BUTTON (page->reset), text);
  label = gtk_button_get_child (GTK_BUTTON (page->reset));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  riffle_ui_name_mnemonics (page->reset);
}

static void
show_variant (Page *page)
{
  PatVariant *variant = get_variant (page);
  g_autoptr (GListModel) rows = NULL;
  gboolean has_rows;

  if (variant != NULL)
    rows = riffle_statistics_rows_new (page->statistics, variant);
  else
    rows = riffle_statistics_overview_new (page->statistics, page->registry);
  has_rows = g_list_model_get_n_items (rows) > 0;
  if (has_rows)
    riffle_statistics_list_show (page->list, rows);
  gtk_stack_set_visible_child_name (page->stack, has_rows ? "list" : "nothing");
  gtk_widget_set_visible (page->reset, has_rows && variant != NULL);
  if (has_rows && variant != NULL)
    update_reset (page, variant);
}

static gboolean
update_cb (gpointer data)
{
  Page *page = data;

  page->update_id = 0;
  show_variant (page);
  return G_SOURCE_REMOVE;
}

/* Many records may change at once. */
static void
changed_cb (Page *page)
{
  if (page->update_id == 0)
    page->update_id = g_idle_add (update_cb, page);
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
in_clamp (GtkWidget *child)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  return clamp;
}

static GtkWidget *
chooser_new (Page       *page,
             PatVariant *current)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row;
  guint selected = ALL_GAMES;

  /* Translators: a choice: the statistics of all games together */
  g_ptr_array_add (names, _("All Games"));
  for (guint i = 0; i < page->variants->len; i++)
    {
      if (g_ptr_array_index (page->variants, i) == current)
        selected = i + 1;
      g_ptr_array_add (names,
                       (gpointer) pat_variant_get_name (g_ptr_array_index (page->variants, i)));
    }
  g_ptr_array_add (names, NULL);
  /* Translators: the title of a choice: the game whose statistics are shown */
  row = riffle_rows_new_choice (_("Game"), NULL, (char **) names->pdata, &page->chooser);
  gtk_drop_down_set_selected (page->chooser, selected);
  g_signal_connect_swapped (page->chooser, "notify::selected", G_CALLBACK (show_variant), page);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_widget_add_css_class (group, "riffle-records-chooser");
  return in_clamp (group);
}

static GtkWidget *
list_new (Page *page)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();

  page->list = riffle_statistics_list_new ();
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), page->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

static GtkWidget *
content_new (Page       *page,
             PatVariant *current)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *chooser = chooser_new (page, current);

  page->stack = GTK_STACK (stack);
  gtk_widget_set_vexpand (stack, TRUE);
  gtk_stack_add_named (page->stack, list_new (page), "list");
  gtk_stack_add_named (page->stack, nothing_new (), "nothing");
  page->reset = reset_new (page);
  gtk_box_append (GTK_BOX (box), chooser);
  gtk_box_append (GTK_BOX (box), stack);
  gtk_box_append (GTK_BOX (box), page->reset);
  return box;
}

/**
 * riffle_statistics_page_present:
 * @parent: a widget of the window that the page belongs to
 * @statistics: the statistics
 * @registry: the variants
 * @current: (nullable): the variant to show first; %NULL: all of them together
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
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *dialog;

  page->statistics = g_object_ref (statistics);
  page->registry = g_object_ref (registry);
  page->toasts = ADW_TOAST_OVERLAY (overlay);
  page->variants = list_variants (registry);
  page->taken_keys = g_ptr_array_new_with_free_func (g_free);
  page->taken = g_array_new (FALSE, FALSE, sizeof (RiffleRecord));
  page->taken_games = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  adw_toast_overlay_set_child (page->toasts, content_new (page, current));
  show_variant (page);
  g_signal_connect_swapped (statistics, "changed", G_CALLBACK (changed_cb), page);
  /* Translators: the title of a dialog */
  dialog = riffle_ui_page_new (_("Statistics"), overlay, WIDTH, HEIGHT);
  gtk_widget_set_focusable (overlay, FALSE);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-statistics", page,
                          (GDestroyNotify) page_free);
  riffle_ui_page_add_button (dialog, riffle_transfer_menu_new (page->toasts, statistics,
                                                               registry));
  riffle_ui_present_tall (dialog, parent);
  riffle_ui_set_focus (dialog, GTK_WIDGET (page->chooser));
}
