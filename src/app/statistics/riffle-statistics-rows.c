/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a variant as rows of a list, which makes a widget only for those that are seen. */
#include "config.h"

#include "riffle-statistics-rows.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-options-title.h"
#include "ui-compat.h"

typedef enum
{
  ROW_HEADING,
  ROW_FIRST_FIGURE,
  ROW_FIGURE,
  ROW_LAST_FIGURE,
} RowKind;

#define RIFFLE_TYPE_STATISTICS_ROW (riffle_statistics_row_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatisticsRow, riffle_statistics_row, RIFFLE, STATISTICS_ROW, GObject)

/* What stands in one row. */
struct _RiffleStatisticsRow
{
  GObject  parent_instance;

  RowKind  kind;
  char    *title;
  char    *figure; /* (nullable): a heading has none */
};

G_DEFINE_FINAL_TYPE (RiffleStatisticsRow, riffle_statistics_row, G_TYPE_OBJECT)

static void
riffle_statistics_row_finalize (GObject *object)
{
  RiffleStatisticsRow *self = RIFFLE_STATISTICS_ROW (object);

  g_free (self->title);
  g_free (self->figure);
  G_OBJECT_CLASS (riffle_statistics_row_parent_class)->finalize (object);
}

static void
riffle_statistics_row_class_init (RiffleStatisticsRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_statistics_row_finalize;
}

static void
riffle_statistics_row_init (RiffleStatisticsRow *self)
{
}

/* Takes the title and the figure. */
static void
add_row (GListStore *rows,
         RowKind     kind,
         char       *title,
         char       *figure)
{
  g_autoptr (RiffleStatisticsRow) row = g_object_new (RIFFLE_TYPE_STATISTICS_ROW, NULL);

  row->kind = kind;
  row->title = title;
  row->figure = figure;
  g_list_store_append (rows, row);
}

static void
add_figure (GListStore *rows,
            const char *title,
            char       *figure)
{
  add_row (rows, ROW_FIGURE, g_strdup (title), figure);
}

static char *
dup_wins (const RiffleRecord *record)
{
  if (record->won == 0)
    /* Translators: how many games were won, or won in a row */
    return g_strdup (C_("statistics", "None"));
  /* Translators: games won, and how many per cent of those played that is, such as “12 (40 %)” */
  return g_strdup_printf (C_("statistics", "%u (%u %%)"), record->won,
                          riffle_record_get_rate (record));
}

static char *
dup_helped (const RiffleRecord *record)
{
  if (record->helped_won == 0)
    /* Translators: %u is how many games were played with hints or undo */
    return g_strdup_printf (ngettext ("%u, not won", "%u; none of these won", record->helped),
                            record->helped);
  /* Translators: games played with hints or undo, and how many of them were won, such as “10; of
     these won: 4” */
  return g_strdup_printf (_("%1$u; of these won: %2$u"), record->helped, record->helped_won);
}

static char *
dup_streak (const RiffleRecord *record)
{
  if (record->best_streak == 0)
    return g_strdup (C_("statistics", "None"));
  if (record->streak == 0)
    /* Translators: the last game was not won; %u is the longest row of games won, such as 7 */
    return g_strdup_printf (_("None, at best %u"), record->best_streak);
  /* Translators: games won in a row up to now, and the longest such row, such as “2, at best 7” */
  return g_strdup_printf (_("%u, at best %u"), record->streak, record->best_streak);
}

/* Those that were not won, although they were played to their end. */
static guint
count_lost (const RiffleRecord *record)
{
  guint64 others = (guint64) record->won + record->abandoned;

  return record->played > others ? record->played - (guint) others : 0;
}

static void
add_games (GListStore         *rows,
           const RiffleRecord *record)
{
  /* Translators: a line of the statistics */
  add_figure (rows, _("Games played"), riffle_format_number (record->played));
  /* Translators: a line of the statistics */
  add_figure (rows, _("Games won"), dup_wins (record));
  if (count_lost (record) > 0)
    /* Translators: a line of the statistics: how many games came to an end without being won */
    add_figure (rows, _("Games lost"), riffle_format_number (count_lost (record)));
  if (record->abandoned > 0)
    /* Translators: a line of the statistics: how many games were not finished */
    add_figure (rows, _("Left unfinished"), riffle_format_number (record->abandoned));
  if (record->helped > 0)
    add_figure (rows, _("Played with hints or undo"), dup_helped (record));
  /* Translators: a line of the statistics */
  add_figure (rows, _("Wins in a row"), dup_streak (record));
}

static void
add_results (GListStore         *rows,
             const RiffleRecord *record)
{
  if (record->won > 0)
    {
      /* Translators: a line of the statistics */
      add_figure (rows, _("Best time"), riffle_format_time (record->best_time_msec));
      add_figure (rows, _("Average time of games won"),
                  riffle_format_time (riffle_record_get_mean_time (record)));
    }
  /* Translators: a line of the statistics */
  add_figure (rows, _("Best score"), riffle_format_number (record->best_score));
  /* Translators: a line of the statistics */
  add_figure (rows, _("Average score"), riffle_format_mean (riffle_record_get_mean_score (record)));
}

static void
set_kind (GListStore *rows,
          guint       nth,
          RowKind     kind)
{
  g_autoptr (RiffleStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (rows), nth);

  row->kind = kind;
}

static void
add_record (GListStore       *rows,
            RiffleStatistics *statistics,
            PatVariant       *variant,
            const char       *key)
{
  RiffleRecord record;
  guint first;

  riffle_statistics_get (statistics, key, &record);
  add_row (rows, ROW_HEADING, riffle_options_title_dup (variant, key), NULL);
  first = g_list_model_get_n_items (G_LIST_MODEL (rows));
  add_games (rows, &record);
  add_results (rows, &record);
  set_kind (rows, first, ROW_FIRST_FIGURE);
  set_kind (rows, g_list_model_get_n_items (G_LIST_MODEL (rows)) - 1, ROW_LAST_FIGURE);
}

/* All rows of a variant; they are texts as long as nobody sees them. */
GListModel *
riffle_statistics_rows_new (RiffleStatistics *statistics,
                            PatVariant       *variant)
{
  GListStore *rows = g_list_store_new (RIFFLE_TYPE_STATISTICS_ROW);
  g_auto (GStrv) keys = riffle_statistics_list (statistics, pat_variant_get_id (variant));

  for (guint i = 0; keys[i] != NULL; i++)
    add_record (rows, statistics, variant, keys[i]);
  return G_LIST_MODEL (rows);
}

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = label_new (NULL);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), label_new ("dim-label"));
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
set_style (GtkWidget *box,
           RowKind    kind)
{
  static const char *const headings[] = { "riffle-record-heading", "heading", NULL };
  static const char *const firsts[] = { "riffle-record-figure", "first", NULL };
  static const char *const figures[] = { "riffle-record-figure", NULL };
  static const char *const lasts[] = { "riffle-record-figure", "last", NULL };
  const char *const *const styles[] = { headings, firsts, figures, lasts };

  gtk_widget_set_css_classes (box, (const char **) styles[kind]);
}

/* A row has the focus as a whole, and is read as a whole. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  RiffleStatisticsRow *row = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *title = gtk_widget_get_first_child (box);
  GtkWidget *figure = gtk_widget_get_last_child (box);
  g_autofree char *spoken = NULL;

  if (row->figure == NULL)
    spoken = g_strdup (row->title);
  else
    /* Translators: a line of the statistics as it is spoken: "Games played: 12" */
    spoken = g_strdup_printf (C_("statistics", "%1$s: %2$s"), row->title, row->figure);
  gtk_label_set_text (GTK_LABEL (title), row->title);
  gtk_label_set_text (GTK_LABEL (figure), row->figure != NULL ? row->figure : "");
  gtk_widget_set_visible (figure, row->figure != NULL);
  set_style (box, row->kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A list that shows rows. */
GtkWidget *
riffle_statistics_rows_new_list (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_list_view_new (NULL, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_widget_add_css_class (list, "riffle-records");
  riffle_ui_make_one_stop (list);
  return list;
}

void
riffle_statistics_rows_show (GtkWidget  *list,
                             GListModel *rows)
{
  g_autoptr (GtkNoSelection) model = gtk_no_selection_new (g_object_ref (rows));

  gtk_list_view_set_model (GTK_LIST_VIEW (list), GTK_SELECTION_MODEL (model));
}
