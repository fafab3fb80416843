/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New deals, deals by number, and the favourite games. */
#include "config.h"

#include "riffle-deal-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-deal-details.h"
#include "riffle-deal-search.h"
#include "riffle-difficulty-choice.h"
#include "riffle-winnable-deals.h"
#include "ui-compat.h"
#include "ui-questions.h"

enum
{
  PLAY,
  N_SIGNALS
};

struct _RiffleDealActions
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  RiffleDealQuestions *questions;
  RiffleWinnableDeals *winnable;
  RiffleDealSearch *search;
  GtkWidget      *difficulty; /* (nullable): weak; how hard a deal is to be */
  GActionMap     *actions; /* borrowed: it outlives the object */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleDealActions, riffle_deal_actions, G_TYPE_OBJECT)

static void
riffle_deal_actions_dispose (GObject *object)
{
  RiffleDealActions *self = RIFFLE_DEAL_ACTIONS (object);

  g_clear_object (&self->winnable);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  g_clear_object (&self->questions);
  g_clear_object (&self->search);
  g_clear_weak_pointer (&self->difficulty);
  G_OBJECT_CLASS (riffle_deal_actions_parent_class)->dispose (object);
}

static void
riffle_deal_actions_class_init (RiffleDealActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_deal_actions_dispose;
  signals[PLAY] = g_signal_new ("play", RIFFLE_TYPE_DEAL_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, PAT_TYPE_COLLECTION_GAME);
}

static void
riffle_deal_actions_init (RiffleDealActions *self)
{
}

static void
show_error (RiffleDealActions *self,
            GError            *error)
{
  riffle_messages_tell (self->messages, error->message);
}

static void
deal (RiffleDealActions *self,
      guint64            number)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_session_deal (self->session, number, NULL, &error))
    show_error (self, error);
}

static void
deal_any_cb (PatVariant *variant,
             gpointer    owner)
{
  deal (owner, 0);
}

/* Solitaire Royale has this key for the next game of a tour; at a table the next round comes when
 * this one is given up. */
static void
play_next (RiffleDealActions *self)
{
  PatContest *contest = riffle_session_get_contest (self->session);
  gboolean is_table = contest != NULL && pat_contest_get_kind (contest) == PAT_CONTEST_TABLE;

  gtk_widget_activate_action (riffle_view_get_window (self->view),
                              is_table ? "win.give-up" : "win.next-game", NULL);
}

static void
new_cb (RiffleDealActions *self)
{
  PatVariant *variant = riffle_session_get_variant (self->session);

  if (riffle_session_is_apart (self->session))
    play_next (self);
  else if (!riffle_deal_questions_ask (self->questions, variant, deal_any_cb, self))
    deal (self, 0);
}

/* The deal with the next number or the one before; after the last comes the first. */
static void
deal_beside (RiffleDealActions *self,
             gboolean           is_next)
{
  guint64 number = pat_game_get_number (riffle_view_get_game (self->view));

  if (is_next)
    deal (self, number < PAT_MAX_DEAL_NUMBER ? number + 1 : 1);
  else
    deal (self, number > 1 ? number - 1 : PAT_MAX_DEAL_NUMBER);
}

static void
next_deal_cb (RiffleDealActions *self)
{
  deal_beside (self, TRUE);
}

static void
previous_deal_cb (RiffleDealActions *self)
{
  deal_beside (self, FALSE);
}

static void
undo_deal_cb (RiffleDealActions *self)
{
  riffle_session_undo_deal (self->session);
}

static void
open_deal_cb (const char *text,
              gpointer    data)
{
  RiffleDealActions *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *deal_text = g_strstrip (g_strdup (text));
  PatDifficulty difficulty = riffle_difficulty_choice_get (self->difficulty);
  guint64 number;

  /* It is closing. */
  riffle_view_set_dialog (self->view, NULL);
  if (difficulty != PAT_DIFFICULTY_UNKNOWN)
    riffle_deal_search_start (self->search, difficulty);
  else if (g_ascii_string_to_unsigned (deal_text, 10, 1, PAT_MAX_DEAL_NUMBER, &number, NULL))
    deal (self, number);
  else if (!riffle_session_open_deal (self->session, deal_text, &error))
    show_error (self, error);
}

/* A deal of the list in the menu. */
static void
open_recent_cb (RiffleDealActions *self,
                GVariant          *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_session_open_deal (self->session, g_variant_get_string (parameter, NULL), &error))
    show_error (self, error);
}

static void
deal_number_cb (RiffleDealActions *self)
{
  GtkWidget *window = riffle_view_get_window (self->view);
  PatGame *game = riffle_view_get_game (self->view);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (game));
  RiffleUiQuestion question = {
    .heading = _("Choose a Deal"),
    .body = _("The same number deals the same cards on every machine. "
              "You can also write a complete deal that somebody has sent you."),
    .accept = _("_Deal"),
    .initial = number,
  };

  question.extra = riffle_difficulty_choice_new ();
  g_clear_weak_pointer (&self->difficulty);
  g_set_weak_pointer (&self->difficulty, question.extra);
  riffle_view_set_dialog (self->view, riffle_ui_ask_text (window, &question, open_deal_cb, self));
}

static void
deal_details_cb (RiffleDealActions *self)
{
  GtkWidget *dialog = riffle_deal_details_new (riffle_view_get_game (self->view));

  riffle_view_set_dialog (self->view, dialog);
  riffle_ui_present (dialog, riffle_view_get_window (self->view));
}

static void
copy_deal_cb (RiffleDealActions *self)
{
  GtkWidget *window = riffle_view_get_window (self->view);
  PatGame *game = riffle_view_get_game (self->view);
  g_autofree char *text = pat_game_dup_deal (game);
  g_autofree char *title = NULL;

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  /* Translators: the text that names a deal, such as “VARIANT#617”. */
  title = g_strdup_printf (_("Copied “%s”"), text);
  riffle_messages_say (self->messages, title);
}

static void
reset_bank_cb (RiffleDealActions *self)
{
  riffle_session_reset_bank (self->session);
  riffle_messages_say (self->messages, _("The bank was reset"));
}

/* Solitaire Royale had these keys for the games of its tour. */
static PatCollectionGame *
find_in_tour (PatRegistry *registry,
              guint        nth)
{
  g_autoptr (PatCollection) tour = pat_collection_find_for (registry, PAT_COLLECTION_TOUR);

  return tour != NULL && nth <= tour->games->len
         ? pat_collection_game_copy (g_ptr_array_index (tour->games, nth - 1)) : NULL;
}

/* The nth favourite of those that there are, or else the nth game of the tour by its rules there: a
 * favourite takes its own number only. */
static PatCollectionGame *
find_favourite (RiffleDealActions *self,
                guint              nth,
                gboolean          *is_of_tour)
{
  GSettings *settings = riffle_session_get_settings (self->session);
  g_auto (GStrv) ids = g_settings_get_strv (settings, "favourites");
  PatRegistry *registry = riffle_session_get_registry (self->session);
  guint n = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      PatVariant *variant = pat_registry_find (registry, ids[i]);

      if (variant != NULL && ++n == nth)
        return pat_collection_game_new (variant, NULL);
    }
  *is_of_tour = TRUE;
  return find_in_tour (registry, nth);
}

/* Somebody who has no such favourite may not know that the key leads to the tour. A game that asks
 * something first, or that is there already, is not told of. */
static void
tell_of_tour (RiffleDealActions       *self,
              const PatCollectionGame *game,
              PatGame                 *before,
              guint                    nth)
{
  PatVariant *back = riffle_session_get_way_back (self->session);
  const char *name = pat_variant_get_name (game->variant);
  g_autofree char *sentence = NULL;

  if (riffle_session_get_variant (self->session) != game->variant
      || riffle_session_get_game (self->session) == before)
    return;
  if (back != NULL && back != game->variant)
    /* Translators: a message when a key was pressed that a favourite would have: the name of a
       game, its number in the tour, and the game that was left for it, which undo brings back */
    sentence = g_strdup_printf (_("“%1$s” is game %2$u of the tour. Undo leads back to “%3$s”."),
                                name, nth, pat_variant_get_name (back));
  else
    /* Translators: a message when a key was pressed that a favourite would have: the name of a
       game, and its number in the tour */
    sentence = g_strdup_printf (_("“%1$s” is game %2$u of the tour."), name, nth);
  riffle_messages_say (self->messages, sentence);
}

static void
play_favourite_cb (RiffleDealActions *self,
                   GVariant          *parameter)
{
  guint nth = g_variant_get_uint32 (parameter);
  gboolean is_of_tour = FALSE;
  g_autoptr (PatCollectionGame) game = find_favourite (self, nth, &is_of_tour);
  PatGame *shown = riffle_session_get_game (self->session);
  g_autoptr (PatGame) before = shown != NULL ? g_object_ref (shown) : NULL;
  g_autofree char *sentence = NULL;

  if (game != NULL)
    {
      g_signal_emit (self, signals[PLAY], 0, game);
      if (is_of_tour)
        tell_of_tour (self, game, before, nth);
      return;
    }
  /* Translators: %u is a number from 1 to 8 */
  sentence = g_strdup_printf (_("There is no favourite %u yet. Mark a game with the star to "
                                "add it."),
                              nth);
  riffle_messages_say (self->messages, sentence);
}

static void
update (RiffleDealActions *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean is_free = riffle_view_is_free (self->view);
  gboolean is_on_game = is_free && riffle_view_is_on_game (self->view);
  gboolean is_of_player = is_on_game && !riffle_session_is_apart (self->session);
  gboolean has_number = is_of_player && pat_game_get_number (game) != 0;

  riffle_actions_enable (self->actions, "new", is_on_game);
  riffle_actions_enable (self->actions, "undo-deal",
                         is_free && riffle_session_can_undo_deal (self->session));
  riffle_actions_enable (self->actions, "deal-number", is_of_player);
  riffle_actions_enable (self->actions, "next-deal", has_number);
  riffle_actions_enable (self->actions, "previous-deal", has_number);
  riffle_actions_enable (self->actions, "open-recent-deal", is_of_player);
  riffle_actions_enable (self->actions, "copy-deal", has_number);
  riffle_actions_enable (self->actions, "deal-details",
                         is_of_player &&
                         !pat_rules_get_game (pat_game_get_rules (game))->hides_cards);
  riffle_actions_enable (self->actions, "reset-bank",
                         is_of_player && riffle_session_has_bank (self->session)
                         && !g_settings_get_boolean (riffle_session_get_settings (self->session),
                                                     "calm"));
  riffle_actions_enable (self->actions, "play-favourite", is_free);
}

/**
 * riffle_deal_actions_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player something
 * @questions: asks what a game asks before its first deal
 * @actions: takes the actions
 *
 * Makes the actions that deal cards and open games.
 *
 * Returns: (transfer full): the object
 */
RiffleDealActions *
riffle_deal_actions_new (RiffleView     *view,
                         RiffleSession  *session,
                         RiffleMessages *messages,
                         RiffleDealQuestions *questions,
                         GActionMap     *actions)
{
  static const RiffleAction entries[] = {
    { "new", G_CALLBACK (new_cb) },
    { "undo-deal", G_CALLBACK (undo_deal_cb) },
    { "next-deal", G_CALLBACK (next_deal_cb) },
    { "previous-deal", G_CALLBACK (previous_deal_cb) },
    { "open-recent-deal", G_CALLBACK (open_recent_cb), "s" },
    { "deal-number", G_CALLBACK (deal_number_cb) },
    { "copy-deal", G_CALLBACK (copy_deal_cb) },
    { "deal-details", G_CALLBACK (deal_details_cb) },
    { "reset-bank", G_CALLBACK (reset_bank_cb) },
    { "play-favourite", G_CALLBACK (play_favourite_cb), "u" },
  };
  RiffleDealActions *self = g_object_new (RIFFLE_TYPE_DEAL_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  self->questions = g_object_ref (questions);
  self->winnable = riffle_winnable_deals_new (view, session, messages);
  self->search = riffle_deal_search_new (view, session, messages);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
