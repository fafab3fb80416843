/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows in which the players of a table write their names. No two of them may have the same. */
#include "config.h"

#include "riffle-table-names.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"
#include "ui-names.h"

struct _RiffleTableNames
{
  GtkWidget   *rows[RIFFLE_ROUNDS_MAX_PLAYERS];    /* borrowed: the group owns them */
  GtkEditable *entries[RIFFLE_ROUNDS_MAX_PLAYERS]; /* borrowed */
  guint        n_shown;
};

/**
 * riffle_table_names_new:
 * @group: takes the rows
 * @names: (array zero-terminated=1): what stands there at first
 * @changed: is called when a name has changed
 * @owner: for @changed, which is called only as long as the owner is there
 *
 * Makes the rows, of which riffle_table_names_show () shows some.
 *
 * Returns: (transfer full): the rows
 */
RiffleTableNames *
riffle_table_names_new (AdwPreferencesGroup *group,
                        const char *const   *names,
                        GCallback            changed,
                        GObject             *owner)
{
  RiffleTableNames *self = g_new0 (RiffleTableNames, 1);
  guint n = g_strv_length ((GStrv) names);

  for (guint i = 0; i < RIFFLE_ROUNDS_MAX_PLAYERS; i++)
    {
      /* Translators: the title of a row in which a player writes a name; %u is from 1 to 4 */
      g_autofree char *title = g_strdup_printf (_("Name of player %u"), i + 1);
      g_autofree char *name = pat_replay_dup_name (i < n ? names[i] : "");

      self->rows[i] = riffle_rows_new_entry (title, name != NULL ? name : "", &self->entries[i]);
      gtk_entry_set_max_length (GTK_ENTRY (self->entries[i]), PAT_REPLAY_MAX_NAME);
      g_signal_connect_object (self->entries[i], "changed", changed, owner, G_CONNECT_SWAPPED);
      adw_preferences_group_add (group, self->rows[i]);
    }
  return self;
}

/* Frees what is known of the rows, which stay. */
void
riffle_table_names_free (RiffleTableNames *self)
{
  g_free (self);
}

/* Shows the rows of the first players. */
void
riffle_table_names_show (RiffleTableNames *self,
                         guint             n)
{
  self->n_shown = n;
  for (guint i = 0; i < RIFFLE_ROUNDS_MAX_PLAYERS; i++)
    gtk_widget_set_visible (self->rows[i], i < n);
}

/**
 * riffle_table_names_dup:
 * @self: the rows
 * @n: how many names are asked for
 *
 * Returns: (transfer full) (array zero-terminated=1): what stands in the rows; one that was left
 *   empty has a number
 */
char **
riffle_table_names_dup (RiffleTableNames *self,
                        guint             n)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = pat_replay_dup_name (gtk_editable_get_text (self->entries[i]));
      /* Translators: somebody who has not told a name; %u is a number from 1 to 4 */
      g_autofree char *number = g_strdup_printf (_("Player %u"), i + 1);

      g_strv_builder_add (names, name != NULL ? name : number);
    }
  return g_strv_builder_end (names);
}

static gboolean
has_earlier (char **names,
             guint  nth)
{
  for (guint i = 0; i < nth; i++)
    if (pat_replay_is_same_name (names[i], names[nth]))
      return TRUE;
  return FALSE;
}

static void
mark (RiffleTableNames *self,
      guint             nth,
      gboolean          is_wrong)
{
  const char *sentence = _("Somebody else at this table has this name. Choose another one.");
  GtkWidget *entry = GTK_WIDGET (self->entries[nth]);

  if (is_wrong == gtk_widget_has_css_class (entry, "error"))
    return;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[nth]), is_wrong ? sentence : "");
  if (!is_wrong)
    {
      gtk_widget_remove_css_class (entry, "error");
      return;
    }
  gtk_widget_add_css_class (entry, "error");
  riffle_ui_announce (self->rows[nth], sentence);
}

/**
 * riffle_table_names_check:
 * @self: the rows
 *
 * Tells whoever has the name of an earlier player so.
 *
 * Returns: whether all that are shown have names of their own
 */
gboolean
riffle_table_names_check (RiffleTableNames *self)
{
  g_auto (GStrv) names = riffle_table_names_dup (self, self->n_shown);
  gboolean is_right = TRUE;

  for (guint i = 0; i < RIFFLE_ROUNDS_MAX_PLAYERS; i++)
    {
      gboolean is_wrong = i < self->n_shown && has_earlier (names, i);

      mark (self, i, is_wrong);
      is_right = is_right && !is_wrong;
    }
  return is_right;
}
