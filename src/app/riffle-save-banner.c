/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says above the table that games are not being saved, as long as that holds. */
#include "config.h"

#include "riffle-save-banner.h"

#include <glib/gi18n.h>

#include "riffle-flow-layout.h"
#include "ui-compat.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-save-banner.ui"

/*
 * Its buttons never have the focus, so no key that is meant for the game reaches them. They have
 * mnemonics, and do what entries of the menu do, too.
 */
struct _RiffleSaveBanner
{
  GtkWidget      parent_instance;

  RiffleSession *session; /* (nullable) */
  GtkRevealer   *revealer;
  GtkBox        *box;
  GtkLabel      *text;
  GtkWidget     *again;
  GtkWidget     *elsewhere;
  GtkWidget     *close;
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
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb),
                            self);
}

/* What is to be said, the worst first; @is_failing tells whether something is not saved. */
static char *
dup_message (RiffleSaveBanner *self,
             gboolean         *is_failing)
{
  RiffleStore *store = riffle_session_get_store (self->session);
  g_autofree char *game = riffle_store_dup_failure (store);
  const char *statistics =
    riffle_statistics_get_failure (riffle_session_get_statistics (self->session));

  *is_failing = game != NULL || statistics != NULL;
  if (game != NULL)
    return g_strdup_printf (_("The game could not be saved: %s"), game);
  if (statistics != NULL)
    return g_strdup_printf (_("The statistics could not be saved: %s"), statistics);
  return riffle_store_dup_notice (store);
}

/* It is announced when it appears, or says something else than before; not with every move. */
static void
show (RiffleSaveBanner *self,
      const char       *message)
{
  gboolean is_news = !gtk_revealer_get_reveal_child (self->revealer)
                     || g_strcmp0 (gtk_label_get_text (self->text), message) != 0;

  if (!is_news)
    return;
  gtk_label_set_text (self->text, message);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  riffle_ui_announce (GTK_WIDGET (self), message);
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
  gboolean is_failing;
  g_autofree char *before = g_strdup (riffle_save_banner_get_text (self));
  g_autofree char *message = dup_message (self, &is_failing);

  gtk_widget_set_visible (self->again, is_failing);
  gtk_widget_set_visible (self->elsewhere, is_failing);
  gtk_widget_set_visible (self->close, !is_failing);
  if (message != NULL)
    show (self, message);
  else
    gtk_revealer_set_reveal_child (self->revealer, FALSE);
  if (g_strcmp0 (before, message) != 0)
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
  g_signal_connect_object (riffle_session_get_statistics (session), "notify::failure",
                           G_CALLBACK (riffle_save_banner_update), self, G_CONNECT_SWAPPED);
  riffle_save_banner_update (self);
}

/**
 * riffle_save_banner_set_narrow:
 * @self: the banner
 * @is_narrow: there is little room beside the buttons
 *
 * Puts the buttons below the text or beside it.
 */
void
riffle_save_banner_set_narrow (RiffleSaveBanner *self,
                               gboolean          is_narrow)
{
  g_return_if_fail (RIFFLE_IS_SAVE_BANNER (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL
                                  : GTK_ORIENTATION_HORIZONTAL);
}

/**
 * riffle_save_banner_get_text:
 * @self: the banner
 *
 * Returns: (nullable): what it says; %NULL while it is hidden
 */
const char *
riffle_save_banner_get_text (RiffleSaveBanner *self)
{
  g_return_val_if_fail (RIFFLE_IS_SAVE_BANNER (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_text (self->text) : NULL;
}
