/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells of modules that are tried while the player goes on. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

/**
 * riffle_window_say_awaited:
 * @self: the window
 *
 * Says that a game is opened as soon as its module has been tried.
 */
void
riffle_window_say_awaited (RiffleWindow *self)
{
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  riffle_window_say_until_closed (self, _("New modules are being tried out. The game opens when "
                                          "that is done."));
}

static char *
dup_added (guint n_games)
{
  return g_strdup_printf (ngettext ("%u new game was added.", "%u new games were added.", n_games),
                          n_games);
}

/* Where a module is left out, this must not be overlooked. */
static void
say_left_out (RiffleWindow *self,
              guint         n_games,
              guint         n_modules)
{
  g_autofree char *added = dup_added (n_games);
  g_autofree char *left_out = NULL;
  GString *text = g_string_new (NULL);

  left_out = g_strdup_printf (ngettext ("%u new module could not be loaded. The page “Problems” in "
                                        "the menu says why.",
                                        "%u new modules could not be loaded. The page “Problems” "
                                        "in the menu says why.", n_modules), n_modules);
  if (n_games > 0)
    pat_words_add_sentence (text, added);
  pat_words_add_sentence (text, left_out);
  riffle_window_say_until_closed (self, text->str);
  g_string_free (text, TRUE);
}

static void
say_added (RiffleWindow *self,
           guint         n_games)
{
  g_autofree char *added = dup_added (n_games);

  riffle_window_say (self, added);
}

static void
ended_cb (RiffleWindow *self,
          guint         n_games,
          guint         n_modules)
{
  riffle_window_update_actions (self);
  if (n_modules > 0)
    say_left_out (self, n_games, n_modules);
  else if (n_games > 0)
    say_added (self, n_games);
  else
    riffle_message_hide (self->message);
}

void
riffle_window_follow_trials (RiffleWindow *self)
{
  g_signal_connect_object (riffle_session_get_trials (self->session), "ended",
                           G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
}
