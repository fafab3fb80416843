/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that have a key of their own, and what is said when they change. */
#include "config.h"

#include "riffle-setting-actions.h"

#include <glib/gi18n.h>

#include "riffle-sound.h"

struct _RiffleSettingActions
{
  GObject         parent_instance;

  GSettings      *settings;
  RiffleView     *view;
  RiffleMessages *messages;
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
    { "drag-cards", N_("Cards can be dragged"), N_("Cards are moved with clicks only") },
    /* Translators: a message: animations were turned on */
    { "animations", N_("Cards glide"), N_("Cards are moved at once") },
    { "fast-deal", N_("Cards are dealt nearly at once"), N_("Cards are dealt one by one") },
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

static void
add_setting (RiffleSettingActions *self,
             GActionMap           *actions,
             const char           *key)
{
  g_autoptr (GAction) action = g_settings_create_action (self->settings, key);
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  g_action_map_add_action (actions, action);
  g_signal_connect_object (self->settings, signal, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
add_settings (RiffleSettingActions *self,
              GActionMap           *actions)
{
  static const char *const keys[] = { "messages", "left-handed-layout", "left-handed-pointer",
                                      "drag-cards", "animations", "fast-deal" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    add_setting (self, actions, keys[i]);
  if (riffle_sound_is_supported ())
    add_setting (self, actions, "sound");
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
  add_settings (self, actions);
  return self;
}
