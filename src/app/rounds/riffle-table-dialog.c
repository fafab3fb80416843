/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players agree on before a table. What they agreed on last is there already. */
#include "config.h"

#include "riffle-table-dialog.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"
#include "riffle-table-names.h"
#include "ui-compat.h"

#define DATA   "riffle-table-dialog"
#define WIDTH  560 /* pixels */
#define HEIGHT 640

static const guint n_rounds[] = { 1, 3, 5 };

struct _RiffleTableDialog
{
  GObject          parent_instance;

  RiffleRounds    *rounds;
  PatCollection   *collection;
  GSettings       *settings;
  GtkWidget       *dialog;    /* borrowed: it keeps this object */
  RiffleTableFunc  begin;
  GObject         *owner;     /* (nullable): weak */

  GtkDropDown     *round_choice;
  GtkDropDown     *player_choice;
  GtkWidget       *player_row;
  RiffleTableNames *names;
  GtkWidget       *race_row;
  GtkSwitch       *race;
  GtkSwitch       *nothing;
  GtkWidget       *begin_button;
  GPtrArray       *rule_rows; /* of AdwActionRow */
  GPtrArray       *rules;     /* of GtkSwitch */
};

G_DEFINE_FINAL_TYPE (RiffleTableDialog, riffle_table_dialog, G_TYPE_OBJECT)

static void
riffle_table_dialog_dispose (GObject *object)
{
  RiffleTableDialog *self = RIFFLE_TABLE_DIALOG (object);

  g_clear_weak_pointer (&self->owner);
  g_clear_pointer (&self->names, riffle_table_names_free);
  g_clear_object (&self->rounds);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->collection, pat_collection_free);
  g_clear_pointer (&self->rule_rows, g_ptr_array_unref);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  G_OBJECT_CLASS (riffle_table_dialog_parent_class)->dispose (object);
}

static void
riffle_table_dialog_class_init (RiffleTableDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_table_dialog_dispose;
}

static void
riffle_table_dialog_init (RiffleTableDialog *self)
{
  self->rule_rows = g_ptr_array_new ();
  self->rules = g_ptr_array_new ();
}

static char **
dup_keys (RiffleTableDialog *self)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();

  for (guint i = 0; i < self->rules->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->rules, i)))
      g_strv_builder_add (keys, pat_custom_rules_get_key (self->collection, i));
  return g_strv_builder_end (keys);
}

static guint
get_n_players (RiffleTableDialog *self)
{
  return gtk_drop_down_get_selected (self->player_choice) + 1;
}

static void
fill_setup (RiffleTableDialog *self,
            RiffleTableSetup  *setup,
            char             **keys,
            char             **names)
{
  *setup = (RiffleTableSetup) {
    .collection = self->collection,
    .rules = (const char *const *) keys,
    .n_rounds = n_rounds[MIN (gtk_drop_down_get_selected (self->round_choice),
                              G_N_ELEMENTS (n_rounds) - 1)],
    .names = (const char *const *) names,
    .is_race = gtk_switch_get_active (self->race) && gtk_widget_get_sensitive (self->race_row),
    .is_nothing = gtk_switch_get_active (self->nothing),
  };
}

/* “Ann, Bob, Cyd” */
static char *
dup_players (PatContest *past)
{
  GString *names = g_string_new (NULL);
  guint n = MIN (pat_contest_get_n_entrants (past), RIFFLE_ROUNDS_MAX_PLAYERS - 1);

  for (guint i = 0; i < n; i++)
    if (pat_contest_get_name (past, i) != NULL)
      pat_words_add_item (names, pat_contest_get_name (past, i));
  return g_string_free (names, FALSE);
}

/* Recorded games are there if somebody has played by these rules. */
static void
update_race (RiffleTableDialog *self,
             char             **keys)
{
  RiffleTableSetup setup;
  g_autoptr (PatContest) past = NULL;
  g_autofree char *players = NULL, *text = NULL;

  fill_setup (self, &setup, keys, NULL);
  past = riffle_rounds_find_past (self->rounds, &setup);
  gtk_widget_set_sensitive (self->race_row, past != NULL);
  if (past != NULL)
    {
      players = dup_players (past);
      /* Translators: %s are the names of one to three players */
      text = g_strdup_printf (_("Play the same deals against the clock beside the games of %s"),
                              players);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->race_row), past != NULL ? text
                               : _("Nobody has played so many rounds by these rules yet"));
}

static void
update_rule (RiffleTableDialog       *self,
             char                   **keys,
             const PatCollectionGame *game,
             guint                    nth)
{
  GtkWidget *row = g_ptr_array_index (self->rule_rows, nth);
  gboolean has_effect = pat_custom_rules_has_effect (self->collection, (const char *const *) keys,
                                                     nth);
  g_autofree char *text = NULL;

  if (has_effect)
    text = g_strdup (pat_custom_rules_get_about (self->collection, nth));
  else
    /* Translators: %s is the name of a game, such as Easthaven */
    text = g_strdup_printf (_("This rule has no effect in %s"),
                            pat_collection_game_get_title (game));
  gtk_widget_set_sensitive (row, has_effect);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
}

static void
update_names (RiffleTableDialog *self)
{
  gtk_widget_set_sensitive (self->begin_button, riffle_table_names_check (self->names));
}

static void
update (RiffleTableDialog *self)
{
  g_auto (GStrv) keys = dup_keys (self);
  g_autoptr (PatCollectionGame) game = pat_custom_rules_find_game (self->collection,
                                                                   (const char *const *) keys);
  gboolean is_race;

  for (guint i = 0; i < self->rules->len; i++)
    update_rule (self, keys, game, i);
  update_race (self, keys);
  is_race = gtk_switch_get_active (self->race) && gtk_widget_get_sensitive (self->race_row);
  gtk_widget_set_sensitive (self->player_row, !is_race);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->player_row), is_race
                               ? _("One plays against recorded games")
                               : _("They play the same deal one after the other"));
  riffle_table_names_show (self->names, is_race ? 1 : get_n_players (self));
  update_names (self);
}

/* Names are remembered even of those who do not play this time. */
static void
remember (RiffleTableDialog *self)
{
  g_auto (GStrv) keys = dup_keys (self);
  g_auto (GStrv) names = riffle_table_names_dup (self->names, RIFFLE_ROUNDS_MAX_PLAYERS);
  RiffleTableSetup setup;

  fill_setup (self, &setup, keys, names);
  g_settings_set_strv (self->settings, "table-rules", (const char *const *) keys);
  g_settings_set_strv (self->settings, "table-names", (const char *const *) names);
  g_settings_set_int (self->settings, "table-rounds", (int) setup.n_rounds);
  g_settings_set_int (self->settings, "table-players", (int) get_n_players (self));
}

static void
begin_cb (RiffleTableDialog *self)
{
  g_autoptr (RiffleTableDialog) kept = g_object_ref (self);
  g_auto (GStrv) keys = dup_keys (self);
  g_auto (GStrv) names = riffle_table_names_dup (self->names, get_n_players (self));
  RiffleTableSetup setup;

  remember (self);
  fill_setup (self, &setup, keys, names);
  riffle_ui_close (self->dialog);
  if (self->owner != NULL)
    self->begin (&setup, self->owner);
}

static void
follow (RiffleTableDialog *self,
        gpointer           widget,
        const char        *signal)
{
  g_signal_connect_object (widget, signal, G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
round_row_new (RiffleTableDialog *self)
{
  char *labels[] = { (char *) C_("rounds", "One"), (char *) C_("rounds", "Three"),
                     (char *) C_("rounds", "Five"), NULL };
  int wanted = g_settings_get_int (self->settings, "table-rounds");
  /* Translators: how many rounds a table has */
  GtkWidget *row = riffle_rows_new_choice (_("Rounds"), NULL, labels, &self->round_choice);

  gtk_drop_down_set_selected (self->round_choice, 1);
  for (guint i = 0; i < G_N_ELEMENTS (n_rounds); i++)
    if (wanted == (int) n_rounds[i])
      gtk_drop_down_set_selected (self->round_choice, i);
  follow (self, self->round_choice, "notify::selected");
  return row;
}

static GtkWidget *
player_row_new (RiffleTableDialog *self)
{
  char *labels[] = { (char *) C_("players", "One"), (char *) C_("players", "Two"),
                     (char *) C_("players", "Three"), (char *) C_("players", "Four"), NULL };
  int wanted = g_settings_get_int (self->settings, "table-players");

  /* Translators: how many play at a table */
  self->player_row = riffle_rows_new_choice (_("Players"), "", labels, &self->player_choice);
  gtk_drop_down_set_selected (self->player_choice, (guint) CLAMP (wanted, 1, 4) - 1);
  follow (self, self->player_choice, "notify::selected");
  return self->player_row;
}

static AdwPreferencesGroup *
table_group_new (RiffleTableDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_auto (GStrv) names = NULL;

  adw_preferences_group_add (group, round_row_new (self));
  adw_preferences_group_add (group, player_row_new (self));
  names = g_settings_get_strv (self->settings, "table-names");
  self->names = riffle_table_names_new (group, (const char *const *) names,
                                        G_CALLBACK (update_names), G_OBJECT (self));
  self->race_row = riffle_rows_new_switch (_("Against Recorded Games"), "", &self->race);
  follow (self, self->race, "notify::active");
  adw_preferences_group_add (group, self->race_row);
  adw_preferences_group_add (group,
                             riffle_rows_new_switch (_("Game of Nothing"),
                                                     _("The result does not count for the league"),
                                                     &self->nothing));
  return group;
}

static AdwPreferencesGroup *
rule_group_new (RiffleTableDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_auto (GStrv) chosen = g_settings_get_strv (self->settings, "table-rules");

  /* Translators: a heading: rules that players agree on */
  adw_preferences_group_set_title (group, _("Custom Rules"));
  for (guint i = 0; i < pat_custom_rules_get_n (self->collection); i++)
    {
      GtkSwitch *toggle;
      GtkWidget *row = riffle_rows_new_switch (pat_custom_rules_get_name (self->collection, i), "",
                                               &toggle);

      gtk_switch_set_active (toggle, g_strv_contains ((const char *const *) chosen,
                                                      pat_custom_rules_get_key (self->collection,
                                                                                i)));
      follow (self, toggle, "notify::active");
      g_ptr_array_add (self->rule_rows, row);
      g_ptr_array_add (self->rules, toggle);
      adw_preferences_group_add (group, row);
    }
  return group;
}

static void
add_begin_button (RiffleTableDialog *self)
{
  self->begin_button = gtk_button_new_with_mnemonic (_("_Begin"));
  gtk_widget_add_css_class (self->begin_button, "suggested-action");
  g_signal_connect_object (self->begin_button, "clicked", G_CALLBACK (begin_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_ui_page_add_button (self->dialog, self->begin_button);
}

/**
 * riffle_table_dialog_new:
 * @rounds: knows the tables of the past
 * @collection: whose games are played
 * @settings: the settings of the program
 * @begin: begins the table
 * @owner: (type GObject): for @begin, which is called only as long as the owner is there
 *
 * Makes the dialog in which players agree on a table.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_table_dialog_new (RiffleRounds        *rounds,
                         const PatCollection *collection,
                         GSettings           *settings,
                         RiffleTableFunc      begin,
                         gpointer             owner)
{
  RiffleTableDialog *self = g_object_new (RIFFLE_TYPE_TABLE_DIALOG, NULL);
  GtkWidget *page = adw_preferences_page_new ();

  self->rounds = g_object_ref (rounds);
  self->collection = pat_collection_copy (collection);
  self->settings = g_object_ref (settings);
  self->begin = begin;
  g_set_weak_pointer (&self->owner, G_OBJECT (owner));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), table_group_new (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), rule_group_new (self));
  /* Translators: the title of a dialog: rounds that some players play */
  self->dialog = riffle_ui_page_new (_("New Table"), page, WIDTH, HEIGHT);
  add_begin_button (self);
  g_object_set_data_full (G_OBJECT (self->dialog), DATA, self, g_object_unref);
  update (self);
  return self->dialog;
}
