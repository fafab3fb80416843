/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says above the table, or the page of games, that games or other files are not being saved, as
 * long as that holds. */
#include "config.h"

#include "riffle-save-banner.h"

#include <glib/gi18n.h>

#include "riffle-flow-layout.h"
#include "riffle-shared-file-text.h"
#include "ui-names.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-save-banner.ui"

/*
 * Its buttons never have the focus, so no key that is meant for the game reaches them. They have
 * mnemonics, and do what entries of the menu do, too.
 */
struct _RiffleSaveBanner
{
  GtkWidget      parent_instance;

  RiffleSession *session;    /* (nullable) */
  GtkRevealer   *revealer;
  GtkBox        *box;
  GtkLabel      *text;
  GtkWidget     *again;
  GtkWidget     *elsewhere;
  GtkWidget     *close;
  char          *message;    /* (nullable): in full; %NULL while it is hidden */
  char          *summary;    /* (nullable): the same, for little room */
  gboolean       is_narrow;
  gboolean       is_failing; /* something is not saved */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSaveBanner, riffle_save_banner, GTK_TYPE_WIDGET)

static void
riffle_save_banner_dispose (GObject *object)
{
  RiffleSaveBanner *self = RIFFLE_SAVE_BANNER (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->summary, g_free);
  g_clear_pointer ((GtkWidget **) &self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_save_banner_parent_class)->dispose (object);
}

static void
riffle_save_banner_class_init (RiffleSaveBannerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_FLOW_LAYOUT);
  G_OBJECT_CLASS (class)->dispose = riffle_save_banner_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, revealer);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, box);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, text);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, again);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, elsewhere);
  gtk_widget_class_bind_template_child (widget_class, RiffleSaveBanner, close);

  /**
   * RiffleSaveBanner::changed:
   *
   * It says something else than before.
   */
  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_SAVE_BANNER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
revealed_cb (RiffleSaveBanner *self)
{
  if (!gtk_revealer_get_child_revealed (self->revealer)
      && !gtk_revealer_get_reveal_child (self->revealer))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
riffle_save_banner_init (RiffleSaveBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  riffle_ui_name_mnemonics (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb),
                            self);
}

/**
 * riffle_save_banner_new:
 *
 * Makes a banner, which is hidden as long as there is nothing to say.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_save_banner_new (void)
{
  return g_object_new (RIFFLE_TYPE_SAVE_BANNER, NULL);
}

/* What is to be said, the worst first. */
static void
compose (RiffleSaveBanner *self)
{
  RiffleStore *store = riffle_session_get_store (self->session);
  RiffleSharedFiles *files = riffle_session_get_files (self->session);
  RiffleSharedFile *file = riffle_shared_files_find_failing (files);
  g_autofree char *game = riffle_store_dup_failure (store);
  const char *summary = NULL;

  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->summary, g_free);
  self->is_failing = game != NULL || file != NULL;
  if (game != NULL)
    {
      /* Translators: %s is the reason, such as “No space left on device” */
      self->message = g_strdup_printf (_("The game could not be saved: %s"), game);
      summary = riffle_store_is_disk_full (store) ? _("The disk is full. The game is not saved.")
        : _("The game is not saved.");
    }
  else if (file != NULL)
    {
      self->message = riffle_shared_file_text_dup_failure (file);
      summary = riffle_shared_file_text_get_summary (file);
    }
  else
    {
      self->message = riffle_store_dup_notice (store);
      summary = _("Another instance of Riffle is playing this game, too. Both games are kept.");
    }
  self->summary = self->message != NULL ? g_strdup (summary) : NULL;
}

/* The text in full is a tooltip at least. */
static void
update_text (RiffleSaveBanner *self)
{
  if (self->message == NULL)
    return;
  gtk_label_set_text (self->text, self->is_narrow ? self->summary : self->message);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), self->is_narrow ? self->message : NULL);
}

/* It is announced when it appears, or says something else than before; not with every move, and
 * only by the banner of the page that is shown. */
static void
show (RiffleSaveBanner *self,
      gboolean          is_new)
{
  update_text (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  if (is_new && gtk_widget_get_mapped (GTK_WIDGET (self)))
    riffle_ui_announce (GTK_WIDGET (self), self->message);
}

/**
 * riffle_save_banner_update:
 * @self: the banner
 *
 * Looks at once how saving goes, which it does by itself a moment later.
 */
void
riffle_save_banner_update (RiffleSaveBanner *self)
{
  g_autofree char *before = NULL;
  gboolean is_new;

  g_return_if_fail (RIFFLE_IS_SAVE_BANNER (self));

  before = g_strdup (self->message);
  compose (self);
  is_new = g_strcmp0 (before, self->message) != 0;
  gtk_widget_set_visible (self->again, self->is_failing);
  gtk_widget_set_visible (self->elsewhere, self->is_failing);
  gtk_widget_set_visible (self->close, !self->is_failing);
  if (self->message != NULL)
    show (self, is_new);
  else
    gtk_revealer_set_reveal_child (self->revealer, FALSE);
  if (is_new)
    g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_save_banner_set_session:
 * @self: the banner
 * @session: what is being played
 *
 * Lets the banner watch how a session saves.
 */
void
riffle_save_banner_set_session (RiffleSaveBanner *self,
                                RiffleSession    *session)
{
  g_return_if_fail (RIFFLE_IS_SAVE_BANNER (self));

  g_set_object (&self->session, session);
  g_signal_connect_object (riffle_session_get_store (session), "notify",
                           G_CALLBACK (riffle_save_banner_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_files (session), "failure-changed",
                           G_CALLBACK (riffle_save_banner_update), self, G_CONNECT_SWAPPED);
  riffle_save_banner_update (self);
}

/**
 * riffle_save_banner_set_narrow:
 * @self: the banner
 * @is_narrow: there is little room beside the buttons
 *
 * Puts the buttons below a short text, or beside the whole one.
 */
void
riffle_save_banner_set_narrow (RiffleSaveBanner *self,
                               gboolean          is_narrow)
{
  g_return_if_fail (RIFFLE_IS_SAVE_BANNER (self));

  self->is_narrow = is_narrow;
  update_text (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL
                                  : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * riffle_save_banner_get_text:
 * @self: the banner
 *
 * Returns: (nullable): what it says, in full; %NULL while it is hidden
 */
const char *
riffle_save_banner_get_text (RiffleSaveBanner *self)
{
  g_return_val_if_fail (RIFFLE_IS_SAVE_BANNER (self), NULL);

  return self->message;
}

/**
 * riffle_save_banner_is_failing:
 * @self: the banner
 *
 * Returns: whether it says that something is not saved
 */
gboolean
riffle_save_banner_is_failing (RiffleSaveBanner *self)
{
  g_return_val_if_fail (RIFFLE_IS_SAVE_BANNER (self), FALSE);

  return self->is_failing;
}
