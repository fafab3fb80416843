/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens what the command line names, or the last game, as soon as its module is there. */
#include "config.h"

#include "riffle-opener.h"

#include "riffle-contest-file.h"
#include "riffle-demo.h"
#include "riffle-line.h"
#include "riffle-named.h"
#include "riffle-terminal.h"

enum
{
  OPENED,
  REFUSED,
  FAILED,
  N_SIGNALS
};

struct _RiffleOpener
{
  GObject                  parent_instance;

  RiffleSession           *session;
  RiffleWindow            *window;      /* (nullable): weak */
  GApplicationCommandLine *waiting;     /* (nullable): what it names is opened after the trials */
  GFile                   *late_file;   /* (nullable): so is this */
  PatReplay               *film;        /* (nullable): shown above the game */
  gboolean                 awaits_last; /* so is the last game */
  gboolean                 is_demo;     /* a demonstration shows nothing but its own game */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleOpener, riffle_opener, G_TYPE_OBJECT)

static void
riffle_opener_dispose (GObject *object)
{
  RiffleOpener *self = RIFFLE_OPENER (object);

  g_clear_object (&self->session);
  g_clear_object (&self->waiting);
  g_clear_object (&self->late_file);
  g_clear_object (&self->film);
  g_clear_weak_pointer (&self->window);
  G_OBJECT_CLASS (riffle_opener_parent_class)->dispose (object);
}

static void
riffle_opener_class_init (RiffleOpenerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_opener_dispose;
  signals[OPENED] = g_signal_new ("opened", RIFFLE_TYPE_OPENER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RIFFLE_TYPE_OPENER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", RIFFLE_TYPE_OPENER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
riffle_opener_init (RiffleOpener *self)
{
}

static RiffleWindowParts *
get_parts (RiffleOpener *self)
{
  return riffle_window_get_parts (self->window);
}

static void
open_first (RiffleOpener *self)
{
  PatVariant *variant = riffle_session_find_first (self->session);

  if (variant == NULL)
    return;
  riffle_window_play (self->window, variant);
  if (riffle_session_get_game (self->session) != NULL)
    riffle_messages_welcome (riffle_window_parts_get_messages (get_parts (self)));
}

/* What a player asked for, which may still come, is not preceded by the first game. */
static void
open_last (RiffleOpener *self,
           gboolean      is_late)
{
  PatVariant *variant;

  /* It is being played in another window, and here the player chooses. */
  if (!riffle_session_is_alone (self->session))
    {
      riffle_window_show_chooser (self->window);
      return;
    }
  if (riffle_contest_actions_resume (riffle_window_parts_get_contests (get_parts (self))))
    return;
  variant = riffle_session_find_last (self->session);
  if (variant != NULL)
    riffle_window_play (self->window, variant);
  else if (!is_late)
    open_first (self);
  self->awaits_last = riffle_session_may_find_last (self->session);
  if (riffle_session_get_game (self->session) == NULL)
    riffle_window_show_chooser (self->window);
  if (self->awaits_last)
    riffle_module_messages_say_awaited (riffle_window_parts_get_modules (get_parts (self)));
}

/**
 * riffle_opener_open_last:
 * @self: the opener
 *
 * Goes on where the player was. The very first start shows the best known game, and what can be
 * done with it. If there is none, or what was played last is gone, the player chooses a game.
 */
void
riffle_opener_open_last (RiffleOpener *self)
{
  g_return_if_fail (RIFFLE_IS_OPENER (self));

  open_last (self, FALSE);
}

/* A film lies above the game, which is where it leads back to. */
static void
show_film (RiffleOpener *self)
{
  g_autoptr (PatReplay) film = g_steal_pointer (&self->film);

  if (film != NULL)
    riffle_films_show_file (riffle_window_parts_get_films (get_parts (self)), film);
}

/* Shows the page of the game that was opened or, if that failed, what there was before. */
static void
show_opened (RiffleOpener *self,
             gboolean      is_new,
             gboolean      is_late)
{
  PatVariant *variant = riffle_session_get_variant (self->session);

  if (is_new && variant == NULL)
    open_last (self, is_late);
  else if (variant != NULL && !riffle_session_is_apart (self->session))
    riffle_window_play (self->window, variant);
  show_film (self);
}

/* A tour or a tournament has the window play it; all else is opened in the session. */
static gboolean
open_named (RiffleOpener  *self,
            GFile         *file,
            const char    *text,
            GError       **error)
{
  g_autofree char *path = g_file_get_path (file);
  PatRegistry *registry = riffle_session_get_registry (self->session);

  if (path != NULL && *text != '\0' && riffle_line_is_file (registry, text, file)
      && riffle_contest_file_is (path))
    return riffle_contest_actions_open (riffle_window_parts_get_contests (get_parts (self)), path,
                                        error);
  return riffle_named_open (self->session, file, text, &self->film, error);
}

static gboolean
open_variant (RiffleOpener  *self,
              const char    *id,
              GError       **error)
{
  PatVariant *variant = riffle_session_find_variant (self->session, id, error);

  return variant != NULL && riffle_session_open (self->session, variant, error);
}

static gboolean
open_from_command_line (RiffleOpener             *self,
                        GApplicationCommandLine  *line,
                        GError                  **error)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  g_autofree const char **texts = NULL; /* borrowed, but for the list */
  g_autoptr (GFile) file = NULL;
  const char *id;

  if (g_variant_dict_lookup (dict, "variant", "&s", &id) && !open_variant (self, id, error))
    return FALSE;
  if (g_variant_dict_contains (dict, "daily")
      && !riffle_daily_actions_open (riffle_window_parts_get_daily (get_parts (self)), error))
    return FALSE;
  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &texts);
  /* The command line may be that of another process in another folder. */
  if (texts != NULL && texts[0] != NULL)
    file = g_application_command_line_create_file_for_arg (line, texts[0]);
  if (file != NULL && !open_named (self, file, texts[0], error))
    return FALSE;
  return !self->is_demo || riffle_demo_open (self->session, error);
}

static void
complain (RiffleOpener            *self,
          GApplicationCommandLine *line,
          const GError            *error)
{
  g_autofree char *shown = riffle_terminal_dup (error->message);

  g_application_command_line_printerr (line, "%s\n", shown);
  /* Another process gets its status with the answer. */
  if (!g_application_command_line_get_is_remote (line))
    g_signal_emit (self, signals[REFUSED], 0);
  if (self->is_demo)
    g_signal_emit (self, signals[FAILED], 0);
  else
    riffle_window_tell (self->window, error->message);
}

/* Opens what the command line names. Returns: FALSE if that may be in a module that is being
 * tried, and is opened later */
static gboolean
open_or_complain (RiffleOpener            *self,
                  GApplicationCommandLine *line,
                  gboolean                 is_new,
                  int                     *status)
{
  g_autoptr (GError) error = NULL;
  gboolean done = open_from_command_line (self, line, &error);
  gboolean is_late = !done && riffle_session_may_find_later (self->session, error);

  *status = done || is_late ? 0 : 1;
  if (!done && !is_late)
    complain (self, line, error);
  /* A demonstration shows nothing but its own game. */
  if (self->is_demo && !done)
    return !is_late;
  show_opened (self, is_new, is_late);
  gtk_window_present (GTK_WINDOW (self->window));
  g_signal_emit (self, signals[OPENED], 0);
  return !is_late;
}

/* Whoever has called waits for the status as long as somebody has the command line. */
static void
open_waiting (RiffleOpener *self)
{
  g_autoptr (GApplicationCommandLine) line = g_steal_pointer (&self->waiting);
  int status;

  self->awaits_last = FALSE;
  open_or_complain (self, line, FALSE, &status);
  g_application_command_line_set_exit_status (line, status);
}

/* What could not be found at first is looked for once more. A game that the player has begun
 * meanwhile is not replaced by the last one. */
static void
trials_ended_cb (RiffleOpener *self)
{
  if (self->window == NULL)
    return;
  if (self->waiting != NULL)
    open_waiting (self);
  else if (self->late_file != NULL)
    riffle_opener_open_file (self, self->late_file, FALSE);
  else if (self->awaits_last && riffle_session_get_game (self->session) == NULL)
    riffle_opener_open_last (self);
}

/**
 * riffle_opener_open:
 * @self: the opener
 * @line: a command line
 * @is_new: whether the window shows nothing yet
 *
 * Opens what a command line names, or tells the player why that is not possible. What may be in a
 * module that is being tried is opened at the end of the trials.
 *
 * Returns: the exit status of the command line, as far as it is known yet
 */
int
riffle_opener_open (RiffleOpener            *self,
                    GApplicationCommandLine *line,
                    gboolean                 is_new)
{
  int status;

  g_return_val_if_fail (RIFFLE_IS_OPENER (self), 1);

  /* Who asks for something else does not want what was asked for before. */
  g_clear_object (&self->waiting);
  g_clear_object (&self->late_file);
  if (!open_or_complain (self, line, is_new, &status))
    {
      self->waiting = g_object_ref (line);
      riffle_module_messages_say_awaited (riffle_window_parts_get_modules (get_parts (self)));
    }
  return status;
}

/**
 * riffle_opener_open_file:
 * @self: the opener
 * @file: a file, or a link to a deal
 * @is_new: whether the window shows nothing yet
 *
 * Opens what the desktop hands over, perhaps after the trials, or tells the player why not.
 */
void
riffle_opener_open_file (RiffleOpener *self,
                         GFile        *file,
                         gboolean      is_new)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GError) error = NULL;
  GFile *late = NULL; /* it may be in a module that is being tried */

  g_return_if_fail (RIFFLE_IS_OPENER (self));

  g_clear_object (&self->waiting);
  if (!open_named (self, file, uri, &error)
      && riffle_session_may_find_later (self->session, error))
    late = file;
  g_set_object (&self->late_file, late);
  if (late != NULL)
    riffle_module_messages_say_awaited (riffle_window_parts_get_modules (get_parts (self)));
  else if (error != NULL)
    riffle_window_tell (self->window, error->message);
  show_opened (self, is_new, late != NULL);
  gtk_window_present (GTK_WINDOW (self->window));
}

/**
 * riffle_opener_set_window:
 * @self: the opener
 * @window: the window that shows games
 *
 * Has games shown in a window.
 */
void
riffle_opener_set_window (RiffleOpener *self,
                          RiffleWindow *window)
{
  g_return_if_fail (RIFFLE_IS_OPENER (self));

  g_set_weak_pointer (&self->window, window);
}

/**
 * riffle_opener_get_window:
 * @self: the opener
 *
 * Returns: (transfer none) (nullable): the window that shows games; %NULL after it was closed
 */
RiffleWindow *
riffle_opener_get_window (RiffleOpener *self)
{
  g_return_val_if_fail (RIFFLE_IS_OPENER (self), NULL);

  return self->window;
}

/**
 * riffle_opener_get_session:
 * @self: the opener
 *
 * Returns: (transfer none): what is played in its window
 */
RiffleSession *
riffle_opener_get_session (RiffleOpener *self)
{
  g_return_val_if_fail (RIFFLE_IS_OPENER (self), NULL);

  return self->session;
}

/**
 * riffle_opener_new:
 * @session: what is being played
 * @is_demo: whether a demonstration is played
 *
 * Makes an opener, which hears of the end of trials before a window that is made later.
 *
 * Returns: (transfer full): the opener
 */
RiffleOpener *
riffle_opener_new (RiffleSession *session,
                   gboolean       is_demo)
{
  RiffleOpener *self = g_object_new (RIFFLE_TYPE_OPENER, NULL);

  self->session = g_object_ref (session);
  self->is_demo = is_demo;
  g_signal_connect_object (riffle_session_get_trials (session), "ended",
                           G_CALLBACK (trials_ended_cb), self, G_CONNECT_SWAPPED);
  return self;
}
