/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes what somebody has sent from the clipboard: a deal, a replay or a saved game. */
#include "config.h"

#include "riffle-receiver.h"

#include <string.h>

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-asker.h"
#include "riffle-error.h"
#include "riffle-offer.h"
#include "ui-questions.h"

#define PATIENCE_SECONDS 5 /* with the clipboard */

struct _RiffleReceiver
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleFilms    *films;
  RiffleMessages *messages;
  RiffleOffer    *offer;   /* (nullable): what the player is asked about */
  GActionMap     *actions; /* borrowed: it outlives the object */
  GCancellable   *reading; /* (nullable): of the clipboard */
  guint           late_id; /* source that gives up reading */
};

G_DEFINE_FINAL_TYPE (RiffleReceiver, riffle_receiver, G_TYPE_OBJECT)

/* What comes after this is of no use. */
static void
stop_reading (RiffleReceiver *self)
{
  g_clear_handle_id (&self->late_id, g_source_remove);
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
riffle_receiver_dispose (GObject *object)
{
  RiffleReceiver *self = RIFFLE_RECEIVER (object);

  stop_reading (self);
  g_clear_pointer (&self->offer, riffle_offer_free);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->films);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_receiver_parent_class)->dispose (object);
}

static void
riffle_receiver_class_init (RiffleReceiverClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_receiver_dispose;
}

static void
riffle_receiver_init (RiffleReceiver *self)
{
}

static void
tell (RiffleReceiver *self,
      const GError   *error)
{
  g_autofree char *sentence = riffle_error_dup_sentence (error->message);

  riffle_messages_tell (self->messages, sentence);
}

static void
show_game (RiffleReceiver *self)
{
  gtk_widget_activate_action (riffle_view_get_window (self->view), "win.back", NULL);
}

/* What is to be beaten stays until the player closes it. */
static void
play_deal (RiffleReceiver    *self,
           const RiffleOffer *offer)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_session_open_deal (self->session, offer->deal, &error))
    {
      tell (self, error);
      return;
    }
  show_game (self);
  if (offer->challenge != NULL)
    riffle_messages_say_until_closed (self->messages, offer->challenge);
}

static void
go_on (RiffleReceiver    *self,
       const RiffleOffer *offer)
{
  g_autoptr (GError) error = NULL;

  if (riffle_session_play_on (self->session, offer->game, &error))
    show_game (self);
  else
    tell (self, error);
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleReceiver *self = data;
  g_autoptr (RiffleOffer) offer = g_steal_pointer (&self->offer);

  if (offer == NULL)
    return;
  if (g_str_equal (response, "watch"))
    riffle_films_show (self->films, offer->film);
  else if (g_str_equal (response, "play"))
    play_deal (self, offer);
  else if (g_str_equal (response, "go-on"))
    go_on (self, offer);
}

/* What an offer makes possible. */
static GArray *
list_responses (const RiffleOffer *offer)
{
  const struct { RiffleUiResponse response; gboolean is_possible; } all[] = {
    /* Translators: an answer to what is to be done with a replay or a deal that was sent */
    { { "play", N_("_Play the Deal") }, offer->deal != NULL },
    /* Translators: an answer to what is to be done with a saved game that was sent */
    { { "go-on", N_("_Go On with It") }, offer->game != NULL },
    /* Translators: an answer to what is to be done with a replay that was sent */
    { { "watch", N_("_Watch") }, offer->film != NULL },
    { { "cancel", N_("_Cancel") }, TRUE },
  };
  GArray *responses = g_array_new (TRUE, TRUE, sizeof (RiffleUiResponse));

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i].is_possible)
      g_array_append_val (responses, all[i].response);
  return responses;
}

/* Finds out what a text is, and asks the player what to do with it. */
static void
take_text (RiffleReceiver *self,
           const char     *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) responses = NULL;

  g_clear_pointer (&self->offer, riffle_offer_free);
  self->offer = riffle_offer_new (self->session, text, &error);
  if (self->offer == NULL)
    {
      tell (self, error);
      return;
    }
  responses = list_responses (self->offer);
  riffle_ui_ask (riffle_view_get_window (self->view), self->offer->title, self->offer->text,
                 (const RiffleUiResponse *) responses->data, answered_cb, self);
}

/* One attempt to read the clipboard. */
typedef struct
{
  gpointer      receiver; /* that waits for the text */
  GCancellable *reading;
} Attempt;

/* Returns: (transfer full) (nullable): who still wants the text */
static RiffleReceiver *
attempt_end (Attempt *attempt)
{
  RiffleReceiver *self = riffle_asker_take (attempt->receiver);

  if (g_cancellable_is_cancelled (attempt->reading))
    g_clear_object (&self);
  g_object_unref (attempt->reading);
  g_free (attempt);
  return self;
}

/* What holds no text, such as a picture, may be read as an empty one in X11. */
static gboolean
is_blank (const char *text)
{
  return text == NULL || text[strspn (text, " \t\r\n")] == '\0';
}

/* The window may have gone meanwhile, or have opened a dialog. */
static void
read_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (RiffleReceiver) self = attempt_end (data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (self == NULL)
    return;
  stop_reading (self);
  if (!riffle_view_is_free (self->view))
    return;
  if (is_blank (text))
    riffle_messages_tell (self->messages, _("There is no text in the clipboard."));
  else
    take_text (self, text);
}

/* In X11, a text of more than a quarter of a megabyte is sent in parts, which GTK 4.8 waits for in
 * vain; and the program that has the text may not answer at all. */
static gboolean
late_cb (gpointer data)
{
  RiffleReceiver *self = data;

  self->late_id = 0;
  stop_reading (self);
  if (riffle_view_is_free (self->view))
    riffle_messages_tell (self->messages,
                          _("The text in the clipboard could not be read. It may be too long to "
                            "be pasted: save it as a file, and open that."));
  return G_SOURCE_REMOVE;
}

static void
paste_cb (RiffleReceiver *self)
{
  GtkWidget *window = riffle_view_get_window (self->view);
  Attempt *attempt;

  if (self->reading != NULL)
    return;
  self->reading = g_cancellable_new ();
  self->late_id = g_timeout_add_seconds (PATIENCE_SECONDS, late_cb, self);
  attempt = g_new0 (Attempt, 1);
  *attempt = (Attempt) { riffle_asker_new (self), g_object_ref (self->reading) };
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (window), self->reading, read_cb,
                                 attempt);
}

/* On the page of games, the key belongs to the search. */
static void
update (RiffleReceiver *self)
{
  riffle_actions_enable (self->actions, "paste", riffle_view_is_free (self->view)
                         && riffle_view_is_on_game (self->view));
}

/**
 * riffle_receiver_new:
 * @view: what the player sees
 * @session: what is being played
 * @films: shows films
 * @messages: tells the player something
 * @actions: takes the action “paste”
 *
 * Makes the action that takes a text from the clipboard.
 *
 * Returns: (transfer full): the object
 */
RiffleReceiver *
riffle_receiver_new (RiffleView     *view,
                     RiffleSession  *session,
                     RiffleFilms    *films,
                     RiffleMessages *messages,
                     GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "paste", G_CALLBACK (paste_cb) },
  };
  RiffleReceiver *self = g_object_new (RIFFLE_TYPE_RECEIVER, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->films = g_object_ref (films);
  self->messages = g_object_ref (messages);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
