/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a game's own options, made from their descriptions. */
#include "config.h"

#include "riffle-game-options.h"

#include <glib/gi18n.h>

#include "riffle-deal-rows.h"
#include "riffle-rows.h"
#include "riffle-variant-settings.h"

struct _RiffleGameOptions
{
  GObject       parent_instance;

  PatVariant   *variant;
  PatOptions   *options;
  GtkDropDown  *presets;    /* (nullable) */
  GPtrArray    *rows;       /* of RowData */
  gboolean      is_showing; /* the rows follow the options: nobody has changed anything */
};

typedef struct
{
  RiffleGameOptions *page;
  const PatOption   *option;
  GObject           *editor;   /* a switch, an adjustment or a list */
  const char        *property; /* of the editor */
} RowData;

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleGameOptions, riffle_game_options, G_TYPE_OBJECT)

static void
riffle_game_options_dispose (GObject *object)
{
  RiffleGameOptions *self = RIFFLE_GAME_OPTIONS (object);

  g_clear_object (&self->variant);
  g_clear_object (&self->options);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (riffle_game_options_parent_class)->dispose (object);
}

static void
riffle_game_options_class_init (RiffleGameOptionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_game_options_dispose;

  /**
   * RiffleGameOptions::changed:
   *
   * The player has changed an option.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_GAME_OPTIONS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
riffle_game_options_init (RiffleGameOptions *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
}

/**
 * riffle_game_options_new:
 * @variant: a variant
 * @options: its options as they are now
 *
 * Makes what edits the options of a variant.
 *
 * Returns: (transfer full): the editor
 */
RiffleGameOptions *
riffle_game_options_new (PatVariant *variant,
                         PatOptions *options)
{
  RiffleGameOptions *self = g_object_new (RIFFLE_TYPE_GAME_OPTIONS, NULL);

  self->variant = g_object_ref (variant);
  self->options = pat_options_copy (options);
  return self;
}

/**
 * riffle_game_options_get_options:
 * @self: the editor
 *
 * Returns: (transfer none): the options as the player has made them
 */
PatOptions *
riffle_game_options_get_options (RiffleGameOptions *self)
{
  g_return_val_if_fail (RIFFLE_IS_GAME_OPTIONS (self), NULL);

  return self->options;
}

/**
 * riffle_game_options_has_any:
 * @options: the options of a variant
 *
 * Tells whether there is anything to choose.
 *
 * Returns: whether a page would not be empty
 */
gboolean
riffle_game_options_has_any (PatOptions *options)
{
  guint n_specs, n_presets;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (!riffle_variant_settings_is_general (specs[i].key))
      return TRUE;
  pat_options_get_presets (options, &n_presets);
  return n_presets > 0;
}

/* A preset that the values make up, or the number of presets: the entry “Custom”. */
static guint
find_preset (RiffleGameOptions *self)
{
  const char *key = pat_options_find_preset (self->options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (self->options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      return i;
  return n_presets;
}

static int
read_row (RowData *row)
{
  gboolean is_on;
  double number;
  guint choice;

  switch (row->option->type)
    {
    case PAT_OPTION_SWITCH:
      g_object_get (row->editor, row->property, &is_on, NULL);
      return is_on;

    case PAT_OPTION_NUMBER:
      g_object_get (row->editor, row->property, &number, NULL);
      return (int) number;

    case PAT_OPTION_CHOICE:
      g_object_get (row->editor, row->property, &choice, NULL);
      return (int) choice;
    }
  g_assert_not_reached ();
}

/* An editor that shows the value already is left alone: a property that is set during its own
 * notification notifies once more, and so on without end. */
static void
show_row (RowData *row)
{
  int value = pat_options_get (row->page->options, row->option->key);

  if (read_row (row) == value)
    return;
  switch (row->option->type)
    {
    case PAT_OPTION_SWITCH:
      g_object_set (row->editor, row->property, value != 0, NULL);
      break;

    case PAT_OPTION_NUMBER:
      g_object_set (row->editor, row->property, (double) value, NULL);
      break;

    case PAT_OPTION_CHOICE:
      g_object_set (row->editor, row->property, (guint) value, NULL);
      break;
    }
}

static void
show_options (RiffleGameOptions *self)
{
  self->is_showing = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    show_row (g_ptr_array_index (self->rows, i));
  if (self->presets != NULL)
    gtk_drop_down_set_selected (self->presets, find_preset (self));
  self->is_showing = FALSE;
}

static void
finish_change (RiffleGameOptions *self)
{
  show_options (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
edited_cb (RowData *row)
{
  RiffleGameOptions *self = row->page;
  g_autoptr (GError) error = NULL;

  if (self->is_showing)
    return;
  if (!pat_options_set (self->options, row->option->key, read_row (row), &error))
    g_warning ("%s", error->message);
  finish_change (self);
}

static void
preset_chosen_cb (RiffleGameOptions *self)
{
  guint n_presets, chosen = gtk_drop_down_get_selected (self->presets);
  const PatPreset *presets = pat_options_get_presets (self->options, &n_presets);
  g_autoptr (GError) error = NULL;

  if (self->is_showing || chosen >= n_presets)
    return;
  if (!pat_options_apply_preset (self->options, presets[chosen].key, &error))
    g_warning ("%s", error->message);
  finish_change (self);
}

static GtkWidget *
choice_row_new (RiffleGameOptions *self,
                const PatOption   *option,
                const char        *title,
                const char        *help,
                GtkDropDown      **choice)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (const PatChoice *value = option->choices; value->key != NULL; value++)
    g_ptr_array_add (labels, (gpointer) pat_variant_translate (self->variant, value->label));
  g_ptr_array_add (labels, NULL);
  return riffle_rows_new_choice (title, help, (char **) labels->pdata, choice);
}

static GtkWidget *
row_new (RiffleGameOptions *self,
         const PatOption   *option,
         RowData           *data)
{
  const char *title = pat_variant_translate (self->variant, option->label);
  const char *help = option->help == NULL ? NULL
      : pat_variant_translate (self->variant, option->help);
  GtkWidget *row = NULL;
  GtkSwitch *toggle;
  GtkDropDown *choice;

  switch (option->type)
    {
    case PAT_OPTION_SWITCH:
      row = riffle_rows_new_switch (title, help, &toggle);
      data->editor = G_OBJECT (toggle);
      data->property = "active";
      break;

    case PAT_OPTION_NUMBER:
      data->editor = G_OBJECT (gtk_adjustment_new (option->initial, option->min, option->max, 1,
                                                   10, 0));
      data->property = "value";
      row = riffle_rows_new_number (title, help, GTK_ADJUSTMENT (data->editor));
      break;

    case PAT_OPTION_CHOICE:
      row = choice_row_new (self, option, title, help, &choice);
      data->editor = G_OBJECT (choice);
      data->property = "selected";
      break;
    }
  return row;
}

static void
add_row (RiffleGameOptions   *self,
         const PatOption     *option,
         AdwPreferencesGroup *group)
{
  RowData *data = g_new0 (RowData, 1);
  g_autofree char *signal = NULL;

  data->page = self;
  data->option = option;
  adw_preferences_group_add (group, row_new (self, option, data));
  g_ptr_array_add (self->rows, data);
  show_row (data);
  signal = g_strconcat ("notify::", data->property, NULL);
  g_signal_connect_swapped (data->editor, signal, G_CALLBACK (edited_cb), data);
}

static AdwPreferencesGroup *
preset_group_new (RiffleGameOptions *self,
                  const PatPreset   *presets,
                  guint              n_presets)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *row;

  for (guint i = 0; i < n_presets; i++)
    g_ptr_array_add (names, (gpointer) pat_variant_translate (self->variant, presets[i].name));
  /* Translators: this stands for a set of options that has no name of its own. */
  g_ptr_array_add (names, (gpointer) C_("options", "Custom"));
  g_ptr_array_add (names, NULL);
  row = riffle_rows_new_choice (_("Version of the game"), NULL, (char **) names->pdata,
                                &self->presets);
  gtk_drop_down_set_selected (self->presets, find_preset (self));
  g_signal_connect_object (self->presets, "notify::selected", G_CALLBACK (preset_chosen_cb),
                           self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  return group;
}

static gboolean
has_scoring (RiffleGameOptions *self)
{
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (self->options, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (g_str_equal (specs[i].key, "scoring"))
      return TRUE;
  return FALSE;
}

/* What the words of the page mean stands in the book. */
static AdwPreferencesGroup *
links_new (RiffleGameOptions *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  /* Translators: a heading of the options of a game: chapters of the book that explain them */
  adw_preferences_group_set_title (group, C_("heading", "Learn More"));
  adw_preferences_group_add (group, riffle_rows_new_link (C_("book", "Options and Versions"),
                                                          RIFFLE_GAME_OPTIONS_OPEN_BOOK,
                                                          "options"));
  if (has_scoring (self))
    adw_preferences_group_add (group, riffle_rows_new_link (C_("book", "Scoring"),
                                                            RIFFLE_GAME_OPTIONS_OPEN_BOOK,
                                                            "scoring"));
  return group;
}

/**
 * riffle_game_options_build_page:
 * @self: the editor; it must live as long as the page, which may be built once
 *
 * Makes a page with a row for each option, and rows for the action RIFFLE_GAME_OPTIONS_OPEN_BOOK.
 *
 * Returns: (transfer floating): the page
 */
AdwPreferencesPage *
riffle_game_options_build_page (RiffleGameOptions *self)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint n_specs, n_presets;
  const PatOption *specs = pat_options_get_specs (self->options, &n_specs);
  const PatPreset *presets = pat_options_get_presets (self->options, &n_presets);

  g_return_val_if_fail (RIFFLE_IS_GAME_OPTIONS (self), NULL);

  if (n_presets > 0)
    adw_preferences_page_add (page, preset_group_new (self, presets, n_presets));
  for (guint i = 0; i < n_specs; i++)
    if (!riffle_variant_settings_is_general (specs[i].key))
      add_row (self, &specs[i], group);
  if (self->rows->len > 0)
    adw_preferences_page_add (page, group);
  else
    g_object_unref (g_object_ref_sink (group));
  adw_preferences_page_add (page, riffle_deal_rows_new (self->variant));
  adw_preferences_page_add (page, links_new (self));
  return page;
}
