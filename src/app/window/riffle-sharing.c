/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching the game that is being played, and giving it to others: as a text, as a file, or as a
 * link to its deal. */
#include "config.h"

#include "riffle-sharing.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-file-window.h"
#include "riffle-link.h"
#include "riffle-output.h"
#include "riffle-recent-files.h"

struct _RiffleSharing
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleFilms    *films;
  RiffleMessages *messages;
  GActionMap     *actions; /* borrowed: it outlives the object */
};

G_DEFINE_FINAL_TYPE (RiffleSharing, riffle_sharing, G_TYPE_OBJECT)

static void
riffle_sharing_dispose (GObject *object)
{
  RiffleSharing *self = RIFFLE_SHARING (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->films);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_sharing_parent_class)->dispose (object);
}

static void
riffle_sharing_class_init (RiffleSharingClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_sharing_dispose;
}

static void
riffle_sharing_init (RiffleSharing *self)
{
}

static void
watch_cb (RiffleSharing *self)
{
  g_autoptr (PatReplay) replay = riffle_session_dup_replay (self->session);

  if (replay != NULL)
    riffle_films_show (self->films, replay);
}

static void
copy (RiffleSharing *self,
      const char    *text,
      const char    *sentence)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (riffle_view_get_window (self->view)), text);
  riffle_messages_say (self->messages, sentence);
}

static void
copy_replay_cb (RiffleSharing *self)
{
  g_autoptr (PatReplay) replay = riffle_session_dup_replay (self->session);
  g_autofree char *text = replay != NULL ? pat_replay_to_string (replay) : NULL;

  if (text != NULL)
    copy (self, text, _("The deal and all moves were copied as a text"));
}

static void
copy_link_cb (RiffleSharing *self)
{
  g_autofree char *deal = pat_game_dup_deal (riffle_view_get_game (self->view));
  g_autofree char *link = deal != NULL ? riffle_link_dup (deal) : NULL;
  g_autofree char *sentence = NULL;

  if (link == NULL)
    return;
  /* Translators: the text that was copied */
  sentence = g_strdup_printf (_("Copied “%s”"), link);
  copy (self, link, sentence);
}

static void
save (RiffleSharing *self,
      PatReplay     *replay,
      const char    *path)
{
  g_autofree char *text = pat_replay_to_string (replay);
  g_autofree char *sentence = riffle_output_dup_saved (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *target = riffle_output_resolve (path, &error);

  if (target == NULL || !pat_file_write (text, target, &error))
    {
      riffle_messages_tell (self->messages, error->message);
      return;
    }
  riffle_recent_files_add (target);
  riffle_messages_say (self->messages, sentence);
}

static void
chosen_cb (GFile         *file,
           PatReplay     *replay,
           RiffleSharing *self)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    save (self, replay, path);
}

/* Lets the player choose a file and writes into it what was done until now. */
static void
save_replay_cb (RiffleSharing *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  g_autoptr (PatReplay) replay = riffle_session_dup_replay (self->session);
  g_autofree char *name = NULL;

  if (replay == NULL)
    return;
  name = g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".riffle-replay",
                          pat_variant_get_id (pat_game_get_variant (game)),
                          pat_game_get_number (game));
  const RiffleFileQuestion question = {
    .title = _("Save the Replay"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .name = name,
    .answered = (RiffleFileFunc) chosen_cb,
    .data = g_steal_pointer (&replay),
    .free_data = g_object_unref,
  };

  riffle_file_window_ask (riffle_view_get_window (self->view), &question, self);
}

static void
update (RiffleSharing *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean has_deal = riffle_view_is_free (self->view) && riffle_view_is_on_game (self->view)
                      && !riffle_session_is_apart (self->session)
                      && pat_game_get_number (game) != 0;
  gboolean has_moves = has_deal && pat_game_get_history_cursor (game) > 0;

  riffle_actions_enable (self->actions, "watch", has_moves);
  riffle_actions_enable (self->actions, "copy-replay", has_moves);
  riffle_actions_enable (self->actions, "save-replay", has_moves);
  riffle_actions_enable (self->actions, "copy-link", has_deal);
}

/**
 * riffle_sharing_new:
 * @view: what the player sees
 * @session: what is being played
 * @films: shows films
 * @messages: tells the player something
 * @actions: takes the actions
 *
 * Makes the actions that show the game as a film, and give it to others.
 *
 * Returns: (transfer full): the object
 */
RiffleSharing *
riffle_sharing_new (RiffleView     *view,
                    RiffleSession  *session,
                    RiffleFilms    *films,
                    RiffleMessages *messages,
                    GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "watch", G_CALLBACK (watch_cb) },
    { "copy-replay", G_CALLBACK (copy_replay_cb) },
    { "save-replay", G_CALLBACK (save_replay_cb) },
    { "copy-link", G_CALLBACK (copy_link_cb) },
  };
  RiffleSharing *self = g_object_new (RIFFLE_TYPE_SHARING, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->films = g_object_ref (films);
  self->messages = g_object_ref (messages);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
