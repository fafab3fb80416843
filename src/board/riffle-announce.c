/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says something to users of a screen reader, as well as the toolkit's version can. */
#include "config.h"

#include "riffle-announce.h"

#include <patience.h>

#if !GTK_CHECK_VERSION (4, 14, 0)
#define READING_MSEC 300 /* until a screen reader has read what has got the focus */
#define SPEECH "riffle-speech"

static void
restore_description (GtkWidget *speaker)
{
  const char *tooltip = gtk_widget_get_tooltip_text (speaker);

  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tooltip, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The text of an entry is not there for screen readers, the entry is. */
static GtkWidget *
find_speaker (GtkWidget *focus)
{
  GtkWidget *parent = gtk_widget_get_parent (focus);

  return GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (parent) ? parent : focus;
}

/* Whoever comes back to the widget must not hear what was said before. */
static void
focus_changed_cb (GtkWidget     *focus,
                  GtkStateFlags  before)
{
  if ((gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_FOCUSED) != 0)
    return;
  g_signal_handlers_disconnect_by_func (focus, focus_changed_cb, NULL);
  restore_description (find_speaker (focus));
}

static void
describe_focus (GtkWindow  *window,
                const char *sentence)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *speaker;

  if (focus == NULL)
    return;
  speaker = find_speaker (focus);
  g_signal_handlers_disconnect_by_func (focus, focus_changed_cb, NULL);
  /* The same sentence once more would not be a change. */
  restore_description (speaker);
  gtk_accessible_update_property (GTK_ACCESSIBLE (speaker), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  g_signal_connect (focus, "state-flags-changed", G_CALLBACK (focus_changed_cb), NULL);
}

/* What is to be said in a window, as soon as its focus has been read. */
typedef struct
{
  GtkWindow *window; /* that owns this */
  GString   *text;
  gint64     focus_usec; /* when the focus was moved last */
  guint      source_id;
} Speech;

static void
speech_free (Speech *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_string_free (self->text, TRUE);
  g_free (self);
}

static gboolean
speak_cb (gpointer user_data)
{
  Speech *self = user_data;

  self->source_id = 0;
  describe_focus (self->window, self->text->str);
  g_string_truncate (self->text, 0);
  return G_SOURCE_REMOVE;
}

static void
focus_moved_cb (GtkWindow  *window,
                GParamSpec *pspec,
                Speech     *self)
{
  self->focus_usec = g_get_monotonic_time ();
}

static Speech *
speech_new (GtkWindow *window)
{
  Speech *self = g_new0 (Speech, 1);

  self->window = window;
  self->text = g_string_new (NULL);
  self->focus_usec = g_get_monotonic_time ();
  g_object_set_data_full (G_OBJECT (window), SPEECH, self, (GDestroyNotify) speech_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self);
  return self;
}

static void
add_to_speech (GtkWidget  *widget,
               const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Speech *self;
  gint64 read_usec;

  if (!GTK_IS_WINDOW (root))
    return;
  self = g_object_get_data (G_OBJECT (root), SPEECH);
  if (self == NULL)
    self = speech_new (GTK_WINDOW (root));
  pat_words_add_sentence (self->text, sentence);
  read_usec = self->focus_usec + READING_MSEC * (gint64) 1000 - g_get_monotonic_time ();
  if (self->source_id == 0)
    self->source_id = g_timeout_add ((guint) (MAX (read_usec, 0) / 1000), speak_cb, self);
}
#endif

/*
 * From GTK 4.14 on there are announcements. Before, the sentence becomes the description of
 * whatever has the focus in the window, which screen readers speak at once; it lasts until the
 * focus goes elsewhere. If the focus has just arrived, they would read a description together with
 * the name, and once more because it has changed: so that has to wait for a moment.
 */
void
riffle_announce (GtkWidget  *widget,
                 const char *sentence)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  add_to_speech (widget, sentence);
#endif
}
