/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sessions of all windows have in common: there is one of each in the program. */
#include "config.h"

#include "riffle-shared.h"

#include "riffle-settings-backup.h"
#include "riffle-settings-check.h"
#include "riffle-shared-file-text.h"

#define STATISTICS "statistics.ini"

struct _RiffleShared
{
  GObject           parent_instance;

  GSettings        *settings;
  PatRegistry      *registry;
  gboolean          is_complete; /* all modules were looked at, not only that of the last game */
  RiffleTrials     *trials;      /* of modules that nobody knows yet */
  RiffleStore      *store;
  RiffleStatistics *statistics;
  RiffleSharedFiles *files;      /* that of the statistics, and others */
  GHashTable       *named;       /* options that deals were named with: PatOptions by variant */
  PatContest       *contest;     /* (nullable): the one that is going on */
  gboolean          has_contest; /* whether there is one was found out */
  GQueue           *messages;    /* sentences that nobody has told the player yet */
  GPtrArray        *sessions;    /* borrowed; the one that was used last comes first */
};

G_DEFINE_FINAL_TYPE (RiffleShared, riffle_shared, G_TYPE_OBJECT)

static void
riffle_shared_dispose (GObject *object)
{
  RiffleShared *self = RIFFLE_SHARED (object);

  g_clear_pointer (&self->named, g_hash_table_unref);
  g_clear_object (&self->contest);
  g_clear_object (&self->store);
  g_clear_object (&self->statistics);
  g_clear_object (&self->files);
  if (self->trials != NULL)
    riffle_trials_stop (self->trials);
  g_clear_object (&self->trials);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (riffle_shared_parent_class)->dispose (object);
}

static void
riffle_shared_finalize (GObject *object)
{
  RiffleShared *self = RIFFLE_SHARED (object);

  g_queue_free_full (self->messages, g_free);
  g_ptr_array_unref (self->sessions);
  G_OBJECT_CLASS (riffle_shared_parent_class)->finalize (object);
}

static void
riffle_shared_class_init (RiffleSharedClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_shared_dispose;
  G_OBJECT_CLASS (class)->finalize = riffle_shared_finalize;
}

static void
riffle_shared_init (RiffleShared *self)
{
  self->named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->messages = g_queue_new ();
  self->sessions = g_ptr_array_new ();
}

static void
add_message (RiffleShared *self,
             char         *message)
{
  if (message != NULL)
    g_queue_push_tail (self->messages, message);
}

/**
 * riffle_shared_new:
 * @settings: the settings of the program
 * @folder: where games and statistics are kept
 *
 * Makes what sessions share. No module is loaded yet.
 *
 * Returns: (transfer full): the object
 */
RiffleShared *
riffle_shared_new (GSettings  *settings,
                   const char *folder)
{
  RiffleShared *self = g_object_new (RIFFLE_TYPE_SHARED, NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *statistics = g_build_filename (folder, STATISTICS, NULL);
  RiffleSharedFile *journal;

  self->settings = g_object_ref (settings);
  add_message (self, riffle_settings_backup (settings));
  riffle_settings_check (settings);
  self->registry = pat_registry_new ();
  self->trials = riffle_trials_new (self->registry);
  self->store = riffle_store_new (games);
  self->statistics = riffle_statistics_new (statistics);
  journal = RIFFLE_SHARED_FILE (riffle_statistics_get_journal (self->statistics));
  self->files = riffle_shared_files_new (folder);
  riffle_shared_files_add (self->files, journal);
  add_message (self, riffle_shared_file_text_open (journal));
  return self;
}

GSettings *
riffle_shared_get_settings (RiffleShared *self)
{
  return self->settings;
}

/* All variants that are loaded so far. */
PatRegistry *
riffle_shared_get_registry (RiffleShared *self)
{
  return self->registry;
}

gboolean
riffle_shared_is_complete (RiffleShared *self)
{
  return self->is_complete;
}

/**
 * riffle_shared_complete:
 * @self: what sessions share
 *
 * Loads all modules, when it is called for the first time. Those of which nobody knows yet what
 * they do are tried while the player goes on, and follow later.
 */
void
riffle_shared_complete (RiffleShared *self)
{
  if (self->is_complete)
    return;
  self->is_complete = TRUE;
  pat_registry_add_default_folders (self->registry,
                                    g_settings_get_boolean (self->settings, "allow-user-plugins"));
  riffle_trials_start (self->trials);
}

RiffleTrials *
riffle_shared_get_trials (RiffleShared *self)
{
  return self->trials;
}

RiffleStore *
riffle_shared_get_store (RiffleShared *self)
{
  return self->store;
}

RiffleStatistics *
riffle_shared_get_statistics (RiffleShared *self)
{
  return self->statistics;
}

/* All files that windows and other programs add to. */
RiffleSharedFiles *
riffle_shared_get_files (RiffleShared *self)
{
  return self->files;
}

/* Options that deals were named with since the program was started, by the id of their variant. */
GHashTable *
riffle_shared_get_named (RiffleShared *self)
{
  return self->named;
}

/**
 * riffle_shared_find_contest:
 * @self: what sessions share
 * @contest: (out) (transfer none) (nullable): the contest that is going on
 *
 * Returns: %FALSE if nobody has found out yet whether there is one
 */
gboolean
riffle_shared_find_contest (RiffleShared  *self,
                            PatContest   **contest)
{
  *contest = self->contest;
  return self->has_contest;
}

void
riffle_shared_set_contest (RiffleShared *self,
                           PatContest   *contest)
{
  g_set_object (&self->contest, contest);
  self->has_contest = TRUE;
}

/**
 * riffle_shared_take_message:
 * @self: what sessions share
 *
 * Takes a sentence that the player must know, and that was not told yet.
 *
 * Returns: (transfer full) (nullable): the sentence
 */
char *
riffle_shared_take_message (RiffleShared *self)
{
  return g_queue_pop_head (self->messages);
}

/**
 * riffle_shared_add:
 * @self: what sessions share
 * @session: a session that is there, or not yet
 *
 * Puts a session before all others: it is being used.
 */
void
riffle_shared_add (RiffleShared *self,
                   gpointer      session)
{
  g_ptr_array_remove (self->sessions, session);
  g_ptr_array_insert (self->sessions, 0, session);
}

/* The session is closed; it may have been before. */
void
riffle_shared_remove (RiffleShared *self,
                      gpointer      session)
{
  g_ptr_array_remove (self->sessions, session);
}

/* How many sessions are open. */
guint
riffle_shared_get_n (RiffleShared *self)
{
  return self->sessions->len;
}

/* A session; the one that was used last is number 0. */
gpointer
riffle_shared_get (RiffleShared *self,
                   guint         index)
{
  return g_ptr_array_index (self->sessions, index);
}
