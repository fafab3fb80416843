/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog with the options of a game, and what changing them does. */
#include "config.h"

#include "riffle-options-dialog.h"

#include <glib/gi18n.h>

#include "riffle-game-options.h"
#include "riffle-toast.h"
#include "ui-compat.h"
#include "ui-preferences.h"
#include "ui-questions.h"

#define DATA "riffle-options-dialog"

struct _RiffleOptionsDialog
{
  GObject            parent_instance;

  RiffleView        *view;
  RiffleSession     *session;
  PatVariant        *variant;
  RiffleGameOptions *editor;
  GtkWidget         *dialog;     /* (nullable): weak; it keeps this object */
  guint              source_id;  /* which follows a change, and keeps this object, too */
  gboolean           is_told;    /* that a change applies to the next deal */
};

G_DEFINE_FINAL_TYPE (RiffleOptionsDialog, riffle_options_dialog, G_TYPE_OBJECT)

static void
riffle_options_dialog_dispose (GObject *object)
{
  RiffleOptionsDialog *self = RIFFLE_OPTIONS_DIALOG (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->variant);
  g_clear_object (&self->editor);
  g_clear_weak_pointer (&self->dialog);
  G_OBJECT_CLASS (riffle_options_dialog_parent_class)->dispose (object);
}

static void
riffle_options_dialog_class_init (RiffleOptionsDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_options_dialog_dispose;
}

static void
riffle_options_dialog_init (RiffleOptionsDialog *self)
{
}

static void
tell_refusal (RiffleOptionsDialog *self,
              const GError        *error)
{
  if (self->dialog != NULL)
    riffle_ui_preferences_add_toast (self->dialog, riffle_toast_new (error->message));
  else
    riffle_ui_tell (riffle_view_get_window (self->view), _("Please Note"), error->message);
}

static void
tell_once (RiffleOptionsDialog *self)
{
  if (self->is_told || self->dialog == NULL)
    return;
  self->is_told = TRUE;
  riffle_ui_preferences_add_toast (self->dialog,
                                   riffle_toast_new (_("This applies to the next deal")));
}

/* A game that nobody has touched is dealt again at once. The dialog is about that one, too. */
static void
apply (RiffleOptionsDialog *self)
{
  gboolean is_played = riffle_session_get_variant (self->session) == self->variant;
  gboolean is_untouched = is_played
                          && pat_game_get_is_untouched (riffle_session_get_game (self->session));
  PatOptions *options = riffle_game_options_get_options (self->editor);
  g_autoptr (GError) error = NULL;
  gboolean done;

  riffle_view_set_dialog (self->view, NULL);
  done = riffle_session_set_options (self->session, self->variant, options, &error);
  riffle_view_set_dialog (self->view, self->dialog);
  if (!done)
    tell_refusal (self, error);
  else if (is_played && !is_untouched)
    tell_once (self);
}

static gboolean
apply_cb (gpointer data)
{
  RiffleOptionsDialog *self = data;

  self->source_id = 0;
  apply (self);
  return G_SOURCE_REMOVE;
}

/* A number may change because the focus leaves it while the dialog is closed. The toolkit gives the
 * focus to a card of the board then, which must not be dealt again meanwhile: that comes right
 * after this event, before the next one. */
static void
changed_cb (RiffleOptionsDialog *self)
{
  if (self->source_id == 0)
    self->source_id = g_idle_add_full (G_PRIORITY_HIGH, apply_cb, g_object_ref (self),
                                       g_object_unref);
}

/**
 * riffle_options_dialog_present:
 * @view: what the player sees
 * @session: what is being played
 * @variant: a variant
 *
 * Lets the player change the options of a variant, for the game on the table if nobody has touched
 * it, otherwise for the next deal. The dialog has rows for RIFFLE_GAME_OPTIONS_OPEN_BOOK.
 *
 * Returns: (transfer none): the dialog, which is shown
 */
GtkWidget *
riffle_options_dialog_present (RiffleView    *view,
                               RiffleSession *session,
                               PatVariant    *variant)
{
  RiffleOptionsDialog *self = g_object_new (RIFFLE_TYPE_OPTIONS_DIALOG, NULL);
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (session, variant);
  /* Translators: the title of a dialog; %s is the name of a game, such as Klondike */
  g_autofree char *title = g_strdup_printf (_("Options of %s"), pat_variant_get_name (variant));
  GtkWidget *dialog = riffle_ui_preferences_new (title);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->variant = g_object_ref (variant);
  self->editor = riffle_game_options_new (variant, options);
  g_set_weak_pointer (&self->dialog, dialog);
  g_object_set_data_full (G_OBJECT (dialog), DATA, self, g_object_unref);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  riffle_ui_preferences_add_page (dialog, riffle_game_options_build_page (self->editor));
  riffle_view_set_dialog (view, dialog);
  riffle_ui_present (dialog, riffle_view_get_window (view));
  return dialog;
}
