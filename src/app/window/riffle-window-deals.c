/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New deals, deals by number, and the favourite games. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

static void
show_error (RiffleWindow *self,
            GError       *error)
{
  riffle_window_tell (self, error->message);
}

static void
deal (RiffleWindow *self,
      guint64       number)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_session_deal (self->session, number, &error))
    show_error (self, error);
}

static void
new_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  deal (RIFFLE_WINDOW (widget), 0);
}

static void
undo_deal_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  riffle_session_undo_deal (RIFFLE_WINDOW (widget)->session);
}

static void
open_deal_cb (const char *text,
              gpointer    data)
{
  RiffleWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *deal_text = g_strstrip (g_strdup (text));
  guint64 number;

  if (g_ascii_string_to_unsigned (deal_text, 10, 1, PAT_MAX_DEAL_NUMBER, &number, NULL))
    deal (self, number);
  else if (!riffle_session_open_deal (self->session, deal_text, &error))
    show_error (self, error);
}

static void
deal_number_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (self->game));
  RiffleUiQuestion question = {
    .heading = _("Deal by Number"),
    .body = _("The same number deals the same cards on every machine. "
              "You can also write a complete deal that somebody has sent you."),
    .accept = _("_Deal"),
    .initial = number,
  };

  riffle_ui_ask_text (widget, &question, open_deal_cb, self);
}

static void
copy_deal_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *text = pat_game_dup_deal (self->game);
  g_autofree char *title = NULL;

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  /* Translators: the text that names a deal, such as “VARIANT#617”. */
  title = g_strdup_printf (_("Copied “%s”"), text);
  riffle_window_say (self, title);
}

static void
reset_bank_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_session_reset_bank (self->session);
  riffle_window_say (self, _("The bank was reset"));
}

/* Solitaire Royale had these keys for the games of its tour, which is the first collection. */
static PatVariant *
find_in_collection (PatRegistry *registry,
                    guint        nth)
{
  g_autoptr (GPtrArray) collections = pat_collection_list (registry);
  PatCollection *first = collections->len > 0 ? g_ptr_array_index (collections, 0) : NULL;

  return first != NULL && nth <= first->variants->len
         ? g_ptr_array_index (first->variants, nth - 1) : NULL;
}

/* The nth favourite of those that there are; as long as there is none, another game that is worth
 * a key. */
static PatVariant *
find_favourite (RiffleWindow *self,
                guint         nth)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "favourites");
  PatRegistry *registry = riffle_session_get_registry (self->session);
  guint n = 0;

  if (ids[0] == NULL)
    return find_in_collection (registry, nth);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      PatVariant *variant = pat_registry_find (registry, ids[i]);

      if (variant != NULL && ++n == nth)
        return variant;
    }
  return NULL;
}

static void
play_favourite_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  guint nth = g_variant_get_uint32 (parameter);
  PatVariant *variant = find_favourite (self, nth);
  g_autofree char *sentence = NULL;

  if (variant != NULL)
    {
      riffle_window_play (self, variant);
      return;
    }
  sentence = g_strdup_printf (_("There is no favourite %u yet. Mark a game with the star to "
                                "add it."),
                              nth);
  riffle_window_say (self, sentence);
}

void
riffle_window_class_install_deals (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.new", new_cb },
    { "win.undo-deal", undo_deal_cb },
    { "win.deal-number", deal_number_cb },
    { "win.copy-deal", copy_deal_cb },
    { "win.reset-bank", reset_bank_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
  gtk_widget_class_install_action (class, "win.play-favourite", "u", play_favourite_cb);
}
