/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the game that was chosen, in this window or where it is being played already. */
#include "config.h"

#include "riffle-choice.h"

#include "riffle-actions.h"

struct _RiffleChoice
{
  GObject              parent_instance;

  RiffleSession       *session;
  RiffleNavigation    *navigation;
  RiffleMessages      *messages;
  RiffleDealQuestions *questions;
};

G_DEFINE_FINAL_TYPE (RiffleChoice, riffle_choice, G_TYPE_OBJECT)

static void
riffle_choice_dispose (GObject *object)
{
  RiffleChoice *self = RIFFLE_CHOICE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->navigation);
  g_clear_object (&self->messages);
  g_clear_object (&self->questions);
  G_OBJECT_CLASS (riffle_choice_parent_class)->dispose (object);
}

static void
riffle_choice_class_init (RiffleChoiceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_choice_dispose;
}

static void
riffle_choice_init (RiffleChoice *self)
{
}

/* What another window plays was opened there. */
static void
show_opened (RiffleChoice *self,
             PatVariant   *variant)
{
  if (riffle_session_get_variant (self->session) == variant)
    riffle_navigation_show_game (self->navigation);
}

static void
open_cb (PatVariant *variant,
         gpointer    owner)
{
  RiffleChoice *self = owner;
  g_autoptr (GError) error = NULL;

  if (riffle_session_open (self->session, variant, &error))
    show_opened (self, variant);
  else
    riffle_messages_tell (self->messages, error->message);
}

/* Whether there is a game to go on with. */
static gboolean
has_game (RiffleChoice *self,
          PatVariant   *variant)
{
  return riffle_session_is_open (self->session, variant)
         || riffle_session_find_player (self->session, variant) != NULL
         || riffle_store_has_game (riffle_session_get_store (self->session),
                                   pat_variant_get_id (variant));
}

/**
 * riffle_choice_play:
 * @self: the object
 * @variant: a variant
 *
 * Goes on with the game of a variant, or begins one, which may have a question for the player.
 */
void
riffle_choice_play (RiffleChoice *self,
                    PatVariant   *variant)
{
  g_return_if_fail (RIFFLE_IS_CHOICE (self));

  if (has_game (self, variant)
      || !riffle_deal_questions_ask (self->questions, variant, open_cb, self))
    open_cb (variant, self);
}

/**
 * riffle_choice_play_preset:
 * @self: the object
 * @game: a variant, perhaps with one of its presets
 *
 * Goes on with a game of these options, or begins one.
 */
void
riffle_choice_play_preset (RiffleChoice            *self,
                           const PatCollectionGame *game)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RIFFLE_IS_CHOICE (self) && game != NULL);

  if (game->preset == NULL)
    riffle_choice_play (self, game->variant);
  else if (riffle_session_open_preset (self->session, game, &error))
    show_opened (self, game->variant);
  else
    riffle_messages_tell (self->messages, error->message);
}

/* Plays what another window asks for: the id of a variant, and the key of a preset, or nothing. */
static void
play_cb (RiffleChoice *self,
         GVariant     *chosen)
{
  PatCollectionGame game = { 0 };
  const char *id, *key;

  g_variant_get (chosen, "(&s&s)", &id, &key);
  game.variant = pat_registry_find (riffle_session_get_registry (self->session), id);
  if (game.variant == NULL)
    return;
  game.preset = pat_variant_find_preset (game.variant, key);
  riffle_choice_play_preset (self, &game);
}

/**
 * riffle_choice_new:
 * @session: what is being played
 * @navigation: shows the game
 * @messages: tells the player why a game cannot be opened
 * @questions: asks what a game asks before its first deal
 * @actions: takes the action “play”
 *
 * Returns: (transfer full): the object
 */
RiffleChoice *
riffle_choice_new (RiffleSession       *session,
                   RiffleNavigation    *navigation,
                   RiffleMessages      *messages,
                   RiffleDealQuestions *questions,
                   GActionMap          *actions)
{
  static const RiffleAction entries[] = { { "play", G_CALLBACK (play_cb), "(ss)" } };
  RiffleChoice *self = g_object_new (RIFFLE_TYPE_CHOICE, NULL);

  self->session = g_object_ref (session);
  self->navigation = g_object_ref (navigation);
  self->messages = g_object_ref (messages);
  self->questions = g_object_ref (questions);
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}
