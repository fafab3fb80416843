/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of modules that are tried meanwhile, or that ended the program before. */
#include "config.h"

#include "riffle-module-messages.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

struct _RiffleModuleMessages
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  gboolean        says_awaited; /* a game is opened later */
};

G_DEFINE_FINAL_TYPE (RiffleModuleMessages, riffle_module_messages, G_TYPE_OBJECT)

static void
riffle_module_messages_dispose (GObject *object)
{
  RiffleModuleMessages *self = RIFFLE_MODULE_MESSAGES (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_module_messages_parent_class)->dispose (object);
}

static void
riffle_module_messages_class_init (RiffleModuleMessagesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_module_messages_dispose;
}

static void
riffle_module_messages_init (RiffleModuleMessages *self)
{
}

/**
 * riffle_module_messages_say_awaited:
 * @self: the object
 *
 * Says that a game is opened as soon as its module has been tried.
 */
void
riffle_module_messages_say_awaited (RiffleModuleMessages *self)
{
  g_return_if_fail (RIFFLE_IS_MODULE_MESSAGES (self));

  self->says_awaited = TRUE;
  riffle_messages_say_until_closed (self->messages,
                                    _("New modules are being tested. The game opens when that "
                                      "is done."));
}

static char *
dup_added (guint n_games)
{
  /* Translators: %u is how many games came with new files */
  return g_strdup_printf (ngettext ("%u new game was added.", "%u new games were added.", n_games),
                          n_games);
}

static char *
dup_left_out (guint n_modules)
{
  /* Translators: %u is a number of files with games */
  return g_strdup_printf (ngettext ("%u new module could not be loaded. The page “Problems” in "
                                    "the menu says why.",
                                    "%u new modules could not be loaded. The page “Problems” "
                                    "in the menu says why.", n_modules), n_modules);
}

/* The modules that were left out because the program ended in them, which no player knows yet. */
static GPtrArray *
take_ended (PatRegistry *registry)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    {
      const PatBroken *broken = pat_registry_get_broken (registry, i);

      if (g_error_matches (broken->error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED) &&
          pat_guard_take_incident (broken->path))
        g_ptr_array_add (names, riffle_error_dup_file_name (broken->path));
    }
  return names;
}

/* Returns: (nullable): what there is to tell of an earlier run of the program */
static char *
dup_ended (RiffleModuleMessages *self)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GString) list = g_string_new (NULL);

  if (!pat_guard_has_incidents ())
    return NULL;
  names = take_ended (riffle_session_get_registry (self->session));
  if (names->len == 0)
    return NULL;
  if (names->len == 1)
    /* Translators: the name of a file */
    return g_strdup_printf (_("The module “%s” ended the program and was not loaded again. The "
                              "page “Problems” in the menu says more."),
                            (const char *) names->pdata[0]);
  for (guint i = 0; i < names->len; i++)
    pat_words_add_item (list, names->pdata[i]);
  /* Translators: the names of files */
  return g_strdup_printf (_("These modules ended the program and were not loaded again: %s. The "
                            "page “Problems” in the menu says more."), list->str);
}

/* That a module was left out must not be overlooked. */
static void
tell (RiffleModuleMessages *self,
      guint                 n_games,
      guint                 n_modules)
{
  g_autofree char *ended = dup_ended (self);
  g_autofree char *added = n_games > 0 ? dup_added (n_games) : NULL;
  g_autofree char *left_out = n_modules > 0 ? dup_left_out (n_modules) : NULL;
  const char *const sentences[] = { ended, added, left_out };
  g_autoptr (GString) message = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i] != NULL)
      pat_words_add_sentence (message, sentences[i]);
  if (ended != NULL || left_out != NULL)
    riffle_messages_say_until_closed (self->messages, message->str);
  else if (added != NULL)
    riffle_messages_say (self->messages, message->str);
  else
    riffle_messages_hide (self->messages);
}

/* The window that the player uses tells of the modules, and all of them know of the new games. */
static void
ended_cb (RiffleModuleMessages *self,
          guint                 n_games,
          guint                 n_modules)
{
  riffle_view_changed (self->view);
  if (riffle_session_is_in_use (self->session))
    tell (self, n_games, n_modules);
  else if (self->says_awaited)
    riffle_messages_hide (self->messages);
  self->says_awaited = FALSE;
}

/**
 * riffle_module_messages_tell_ended:
 * @self: the object
 *
 * Tells which modules were left out because an earlier run of the program ended in them. Each is
 * told of once. While modules are being tried, this waits for the end of the trials.
 */
void
riffle_module_messages_tell_ended (RiffleModuleMessages *self)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (RIFFLE_IS_MODULE_MESSAGES (self));

  if (!pat_guard_has_incidents ())
    return;
  /* Now is the time to load all modules, which may begin trials. */
  riffle_session_get_registry (self->session);
  if (riffle_trials_are_running (riffle_session_get_trials (self->session)))
    return;
  sentence = dup_ended (self);
  if (sentence != NULL)
    riffle_messages_say_until_closed (self->messages, sentence);
}

/**
 * riffle_module_messages_new:
 * @view: what the player sees; it changes when modules have been loaded
 * @session: what is being played
 * @messages: tells the player something
 *
 * Makes what follows the trials of modules.
 *
 * Returns: (transfer full): the object
 */
RiffleModuleMessages *
riffle_module_messages_new (RiffleView     *view,
                            RiffleSession  *session,
                            RiffleMessages *messages)
{
  RiffleModuleMessages *self = g_object_new (RIFFLE_TYPE_MODULE_MESSAGES, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  g_signal_connect_object (riffle_session_get_trials (session), "ended", G_CALLBACK (ended_cb),
                           self, G_CONNECT_SWAPPED);
  return self;
}
