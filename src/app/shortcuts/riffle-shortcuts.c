/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the program's actions, as the player wants them: what differs from the table is a
 * setting. */
#include "config.h"

#include "riffle-shortcuts.h"

#include "riffle-shortcut-keys.h"
#include "riffle-shortcut-overrides.h"
#include "ui-faults.h"

#define KEY       "shortcuts"
#define SHORTCUTS "riffle-shortcuts" /* of the application */

struct _RiffleShortcuts
{
  GObject         parent_instance;

  GSettings      *settings;
  GtkApplication *application;  /* (nullable): borrowed, it owns this */
  GHashTable     *overrides;       /* see riffle_shortcut_overrides_read() */
  gboolean        is_suspended; /* the keys mean nothing */
};

G_DEFINE_FINAL_TYPE (RiffleShortcuts, riffle_shortcuts, G_TYPE_OBJECT)

static guint changed_signal;

/**
 * riffle_shortcuts_dup_keys:
 * @self: the shortcuts
 * @action: an action of the table
 *
 * Returns: (transfer full): its keys as they are now
 */
char **
riffle_shortcuts_dup_keys (RiffleShortcuts *self,
                           const char      *action)
{
  const RiffleShortcut *entry = riffle_shortcuts_find (action);
  char **override, **keys;

  g_return_val_if_fail (RIFFLE_IS_SHORTCUTS (self), NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  override = g_hash_table_lookup (self->overrides, action);
  if (override != NULL)
    return g_strdupv (override);
  keys = riffle_shortcut_normalize_all (entry->keys);
  /* What the player gave to another action is lost, even if a newer table has it here. */
  for (guint i = 0; i < g_strv_length (keys);)
    if (riffle_shortcut_overrides_contain (self->overrides, keys[i], action))
      keys = riffle_shortcut_drop (keys, keys[i]);
    else
      i++;
  return keys;
}

static void
apply_entry (RiffleShortcuts      *self,
             const RiffleShortcut *entry)
{
  static const char *const none[] = { NULL };
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (self, entry->action);

  riffle_ui_set_keys (self->application, entry->action,
                      self->is_suspended ? none : (const char *const *) keys);
}

static void
apply (RiffleShortcuts *self)
{
  if (self->application == NULL)
    return;
  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      if (entry->action != NULL)
        apply_entry (self, entry);
}

static void
read_overrides (RiffleShortcuts *self)
{
  g_clear_pointer (&self->overrides, g_hash_table_unref);
  self->overrides = riffle_shortcut_overrides_read (self->settings, KEY);
  apply (self);
  g_signal_emit (self, changed_signal, 0);
}

/* Hears of it itself, as of any change of the setting. */
static void
write_overrides (RiffleShortcuts *self)
{
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, KEY);

  g_settings_set_value (self->settings, KEY,
                        riffle_shortcut_overrides_write (self->overrides, before));
}

/* Takes keys away from all actions but one. */
static void
take_away (RiffleShortcuts  *self,
           char            **keys,
           const char       *but)
{
  for (guint i = 0; keys[i] != NULL; i++)
    {
      const RiffleShortcut *holder = riffle_shortcuts_find_holder (self, keys[i], but);
      char **left;

      if (holder == NULL)
        continue;
      left = riffle_shortcuts_dup_keys (self, holder->action);
      riffle_shortcut_overrides_set (self->overrides, holder->action,
                                     riffle_shortcut_drop (left, keys[i]));
    }
}

/**
 * riffle_shortcuts_find_holder:
 * @self: the shortcuts
 * @key: a key
 * @but: the action that is not asked about
 *
 * Returns: (nullable) (transfer none): the other action that has the key now
 */
const RiffleShortcut *
riffle_shortcuts_find_holder (RiffleShortcuts *self,
                              const char      *key,
                              const char      *but)
{
  g_autofree char *name = riffle_shortcut_normalize (key);

  g_return_val_if_fail (RIFFLE_IS_SHORTCUTS (self), NULL);

  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      {
        g_auto (GStrv) keys = NULL;

        if (entry->action == NULL || g_strcmp0 (entry->action, but) == 0)
          continue;
        keys = riffle_shortcuts_dup_keys (self, entry->action);
        if (name != NULL && g_strv_contains ((const char *const *) keys, name))
          return entry;
      }
  return NULL;
}

/**
 * riffle_shortcuts_is_changed:
 * @self: the shortcuts
 * @action: (nullable): an action, or any
 *
 * Returns: whether its keys are not those of the table
 */
gboolean
riffle_shortcuts_is_changed (RiffleShortcuts *self,
                             const char      *action)
{
  g_return_val_if_fail (RIFFLE_IS_SHORTCUTS (self), FALSE);

  if (action == NULL)
    return g_hash_table_size (self->overrides) > 0;
  return g_hash_table_contains (self->overrides, action);
}

/**
 * riffle_shortcuts_set_key:
 * @self: the shortcuts
 * @action: an action of the table
 * @old: (nullable): the one of its keys that is replaced; %NULL replaces all of them
 * @key: (nullable): the new key, one that riffle_shortcut_refuse() lets pass; %NULL for none
 *
 * Gives an action another key, and takes that away from the one that had it.
 */
void
riffle_shortcuts_set_key (RiffleShortcuts *self,
                          const char      *action,
                          const char      *old,
                          const char      *key)
{
  g_autofree char *replaced = old != NULL ? riffle_shortcut_normalize (old) : NULL;
  g_autofree char *given = key != NULL ? riffle_shortcut_normalize (key) : NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (RIFFLE_IS_SHORTCUTS (self));
  g_return_if_fail (riffle_shortcuts_find (action) != NULL);

  before = riffle_shortcuts_dup_keys (self, action);
  if (old == NULL && given != NULL)
    g_strv_builder_add (builder, given);
  for (guint i = 0; old != NULL && before[i] != NULL; i++)
    if (g_strcmp0 (before[i], replaced) != 0)
      g_strv_builder_add (builder, before[i]);
    else if (given != NULL)
      g_strv_builder_add (builder, given);
  keys = g_strv_builder_end (builder);
  take_away (self, keys, action);
  riffle_shortcut_overrides_set (self->overrides, action, g_steal_pointer (&keys));
  write_overrides (self);
}

/**
 * riffle_shortcuts_reset:
 * @self: the shortcuts
 * @action: an action of the table
 *
 * Gives an action the keys of the table again, and takes them away from others that have them.
 */
void
riffle_shortcuts_reset (RiffleShortcuts *self,
                        const char      *action)
{
  const RiffleShortcut *entry = riffle_shortcuts_find (action);
  g_auto (GStrv) usual = NULL;

  g_return_if_fail (RIFFLE_IS_SHORTCUTS (self));
  g_return_if_fail (entry != NULL);

  usual = riffle_shortcut_normalize_all (entry->keys);
  g_hash_table_remove (self->overrides, action);
  take_away (self, usual, action);
  write_overrides (self);
}

/**
 * riffle_shortcuts_reset_all:
 * @self: the shortcuts
 *
 * Gives all actions the keys of the table again.
 */
void
riffle_shortcuts_reset_all (RiffleShortcuts *self)
{
  g_return_if_fail (RIFFLE_IS_SHORTCUTS (self));

  g_settings_reset (self->settings, KEY);
}

/**
 * riffle_shortcuts_suspend:
 * @self: the shortcuts
 * @is_suspended: whether keys do nothing
 *
 * Lets keys do nothing while the player presses one only to show it.
 */
void
riffle_shortcuts_suspend (RiffleShortcuts *self,
                          gboolean         is_suspended)
{
  g_return_if_fail (RIFFLE_IS_SHORTCUTS (self));

  self->is_suspended = is_suspended;
  apply (self);
}

static void
riffle_shortcuts_finalize (GObject *object)
{
  RiffleShortcuts *self = RIFFLE_SHORTCUTS (object);

  if (self->application != NULL)
    g_object_set_data (G_OBJECT (self->application), SHORTCUTS, NULL);
  g_object_unref (self->settings);
  g_clear_pointer (&self->overrides, g_hash_table_unref);
  G_OBJECT_CLASS (riffle_shortcuts_parent_class)->finalize (object);
}

static void
riffle_shortcuts_class_init (RiffleShortcutsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_shortcuts_finalize;
  /**
   * RiffleShortcuts::changed:
   *
   * Other keys do what they did.
   */
  changed_signal = g_signal_new ("changed", RIFFLE_TYPE_SHORTCUTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
riffle_shortcuts_init (RiffleShortcuts *self)
{
}

/**
 * riffle_shortcuts_new:
 * @settings: the settings of the program
 * @application: (nullable): gets the keys, now and whenever they change
 *
 * Reads the keys that the player has chosen; what cannot be a key is ignored.
 *
 * Returns: (transfer full): the shortcuts
 */
RiffleShortcuts *
riffle_shortcuts_new (GSettings      *settings,
                      GtkApplication *application)
{
  RiffleShortcuts *self = g_object_new (RIFFLE_TYPE_SHORTCUTS, NULL);

  self->settings = g_object_ref (settings);
  self->application = application;
  if (application != NULL)
    g_object_set_data (G_OBJECT (application), SHORTCUTS, self);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (read_overrides), self,
                           G_CONNECT_SWAPPED);
  read_overrides (self);
  return self;
}

/**
 * riffle_shortcuts_get_for:
 * @application: an application
 *
 * Returns: (transfer none) (nullable): the shortcuts that were made for it
 */
RiffleShortcuts *
riffle_shortcuts_get_for (GtkApplication *application)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  return g_object_get_data (G_OBJECT (application), SHORTCUTS);
}
