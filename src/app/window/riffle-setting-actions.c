/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that have a key of their own, and what is said when they change. */
#include "config.h"

#include "riffle-setting-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-sound.h"

static const char *const keys[] = { "messages", "left-handed-layout", "left-handed-pointer",
                                    "drag-cards", "animations", "fast-deal", "sound" };

struct _RiffleSettingActions
{
  GObject         parent_instance;

  GSettings      *settings;
  RiffleView     *view;
  RiffleMessages *messages;
  GActionMap     *actions; /* borrowed: it outlives the object */
};

G_DEFINE_FINAL_TYPE (RiffleSettingActions, riffle_setting_actions, G_TYPE_OBJECT)

static void
riffle_setting_actions_dispose (GObject *object)
{
  RiffleSettingActions *self = RIFFLE_SETTING_ACTIONS (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->view);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_setting_actions_parent_class)->dispose (object);
}

static void
riffle_setting_actions_class_init (RiffleSettingActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_setting_actions_dispose;
}

static void
riffle_setting_actions_init (RiffleSettingActions *self)
{
}

static void
setting_changed_cb (RiffleSettingActions *self,
                    const char           *key)
{
  static const struct
  {
    const char *key;
    const char *on;
    const char *off;
  }
  sentences[] = {
    { "messages", N_("Messages are shown"), N_("Messages are not shown") },
    { "left-handed-layout", N_("The table is left-handed"), N_("The table is right-handed") },
    { "drag-cards", N_("Cards can be dragged"), N_("Cards are moved with clicks or taps only") },
    /* Translators: a message: animations were turned on */
    { "animations", N_("Cards glide"), N_("Cards are moved at once") },
    { "fast-deal", N_("Cards are dealt quickly"), N_("Cards are dealt one by one") },
    { "sound", N_("Sounds are played"), N_("Sounds are not played") },
  };
  gboolean is_on = g_settings_get_boolean (self->settings, key);

  /* In the preferences the switch itself says it. */
  if (!riffle_view_is_active (self->view))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].key, key))
      {
        const char *sentence = is_on ? sentences[i].on : sentences[i].off;

        riffle_messages_say (self->messages, _(sentence));
      }
}

/* An action of the toolkit for a setting would always be enabled. */
static void
toggle_cb (GSettings  *settings,
           GVariant   *parameter,
           GAction    *action)
{
  const char *key = g_action_get_name (action);

  g_settings_set_boolean (settings, key, !g_settings_get_boolean (settings, key));
}

static gboolean
has_action (const char *key)
{
  return riffle_sound_is_supported () || !g_str_equal (key, "sound");
}

static void
add_setting (RiffleSettingActions *self,
             const char           *key)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (key, NULL);
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  g_signal_connect_object (action, "activate", G_CALLBACK (toggle_cb), self->settings,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (self->actions, G_ACTION (action));
  g_signal_connect_object (self->settings, signal, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Nobody would see or hear what a key does under a dialog. */
static void
update (RiffleSettingActions *self)
{
  gboolean is_free = riffle_view_is_free (self->view);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (has_action (keys[i]))
      riffle_actions_enable (self->actions, keys[i], is_free);
}

/**
 * riffle_setting_actions_new:
 * @settings: the settings of the program
 * @view: what the player sees
 * @messages: says what has changed
 * @actions: takes an action for each of these settings
 *
 * Makes actions of settings.
 *
 * Returns: (transfer full): the object
 */
RiffleSettingActions *
riffle_setting_actions_new (GSettings      *settings,
                            RiffleView     *view,
                            RiffleMessages *messages,
                            GActionMap     *actions)
{
  RiffleSettingActions *self = g_object_new (RIFFLE_TYPE_SETTING_ACTIONS, NULL);

  self->settings = g_object_ref (settings);
  self->view = g_object_ref (view);
  self->messages = g_object_ref (messages);
  self->actions = actions;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (has_action (keys[i]))
      add_setting (self, keys[i]);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
