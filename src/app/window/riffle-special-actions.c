/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The special actions of a game in the menu, and the question that one of them may have. */
#include "config.h"

#include "riffle-special-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "ui-questions.h"

struct _RiffleSpecialActions
{
  GObject     parent_instance;

  RiffleView *view;
  GActionMap *actions; /* borrowed: it outlives the object */
  guint       asked;   /* the action whose question was asked last */
};

G_DEFINE_FINAL_TYPE (RiffleSpecialActions, riffle_special_actions, G_TYPE_OBJECT)

static void
riffle_special_actions_dispose (GObject *object)
{
  RiffleSpecialActions *self = RIFFLE_SPECIAL_ACTIONS (object);

  g_clear_object (&self->view);
  G_OBJECT_CLASS (riffle_special_actions_parent_class)->dispose (object);
}

static void
riffle_special_actions_class_init (RiffleSpecialActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_special_actions_dispose;
}

static void
riffle_special_actions_init (RiffleSpecialActions *self)
{
}

static void
special_cb (RiffleSpecialActions *self,
            GVariant             *parameter)
{
  riffle_board_begin_special (riffle_view_get_board (self->view), g_variant_get_uint32 (parameter));
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleSpecialActions *self = data;

  /* It is closing. */
  riffle_view_set_dialog (self->view, NULL);
  if (g_str_equal (response, "play"))
    riffle_board_confirm_special (riffle_view_get_board (self->view), self->asked);
}

static void
confirm_cb (RiffleSpecialActions *self,
            guint                 special)
{
  PatGame *game = riffle_view_get_game (self->view);
  PatVariant *variant = pat_game_get_variant (game);
  const PatSpecialSpec *spec =
    &pat_rules_get_game (pat_game_get_rules (game))->specials[special];
  const char *label = pat_variant_translate (variant, spec->label);
  const RiffleUiResponse responses[] = {
    { "play", label },
    { "cancel", N_("_Cancel") },
    { NULL }
  };

  self->asked = special;
  riffle_view_set_dialog (self->view,
                          riffle_ui_ask (riffle_view_get_window (self->view), label,
                                         pat_variant_translate (variant, spec->question),
                                         responses, answered_cb, self));
}

static void
update (RiffleSpecialActions *self)
{
  riffle_actions_enable (self->actions, "special", riffle_view_is_playing (self->view));
}

/**
 * riffle_special_actions_new:
 * @view: what the player sees
 * @actions: takes the action “special”
 *
 * Makes the action that begins special actions, and asks what they ask the player.
 *
 * Returns: (transfer full): the object
 */
RiffleSpecialActions *
riffle_special_actions_new (RiffleView *view,
                            GActionMap *actions)
{
  static const RiffleAction entries[] = { { "special", G_CALLBACK (special_cb), "u" } };
  RiffleSpecialActions *self = g_object_new (RIFFLE_TYPE_SPECIAL_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (riffle_view_get_board (view), "confirm", G_CALLBACK (confirm_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
