/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a key does nothing now. An action that makes no sense is disabled, and the toolkit
 * passes its keys by without a word. */
#include "config.h"

#include "riffle-refusals.h"

#include <glib/gi18n.h>

#include "riffle-shortcut-keys.h"
#include "riffle-shortcuts.h"

#define NAME   "riffle-refusals" /* of the controller */
#define PREFIX "win."

struct _RiffleRefusals
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleMessages *messages;
  guint           held; /* the hardware's code of a key that was refused; 0: none */
};

G_DEFINE_FINAL_TYPE (RiffleRefusals, riffle_refusals, G_TYPE_OBJECT)

/* What an action needs. */
typedef enum
{
  NEEDS_GAME   = 1 << 0, /* the page of the game */
  NEEDS_BOARD  = 1 << 1, /* the cards in sight */
  NEEDS_NUMBER = 1 << 2, /* a deal with a number */
  NEEDS_GOING  = 1 << 3, /* a game that is not over */
  NEEDS_CARDS  = 1 << 4, /* a game that lets its cards be looked at */
  NEEDS_LEFT   = 1 << 5, /* a game that was left for another page */
  NEEDS_UNDO   = 1 << 6, /* a game in which moves can be taken back */
  NEEDS_OPEN   = 1 << 7, /* a game that is not won yet */
} Needs;

#define DEAL \
  N_("In a tour, in a tournament and at a table, everybody plays the deal that is there.")
#define SHARING \
  N_("In a tour, in a tournament and at a table, deals and moves are not given to others.")
#define HELP N_("In a tour, in a tournament and at a table, the program does not help.")

/* Why actions are disabled: first because of what they need, then in a contest, unless that allows
 * them, and then otherwise. */
static const struct
{
  const char      *action;
  Needs            needs;
  const char      *contest;   /* (nullable) */
  RiffleAllowance  allowed;   /* in a contest; 0: never */
  const char      *otherwise; /* (nullable) */
} refusals[] = {
  { "undo", NEEDS_BOARD | NEEDS_GOING | NEEDS_CARDS | NEEDS_UNDO,
    N_("In a tour and in a tournament, moves are not taken back."), RIFFLE_ALLOW_UNDO,
    N_("There is nothing to undo.") },
  { "redo", NEEDS_BOARD | NEEDS_CARDS | NEEDS_UNDO, NULL, 0, N_("There is nothing to redo.") },
  { "restart", NEEDS_BOARD,
    N_("In a tour and at a table, games are not started over."), RIFFLE_ALLOW_RESTART,
    N_("There is no move yet.") },
  { "hint", NEEDS_BOARD | NEEDS_GOING | NEEDS_CARDS },
  { "demonstration", NEEDS_BOARD | NEEDS_GOING | NEEDS_CARDS, HELP },
  { "demonstration-step", NEEDS_BOARD | NEEDS_GOING | NEEDS_CARDS, HELP },
  { "last-winnable", NEEDS_BOARD | NEEDS_OPEN | NEEDS_CARDS | NEEDS_UNDO, HELP, 0,
    N_("The game is over.") },
  { "auto-play", NEEDS_BOARD | NEEDS_GOING, NULL, 0,
    N_("No card can be played automatically now.") },
  { "pile-help", NEEDS_BOARD },
  { "piles", NEEDS_BOARD | NEEDS_CARDS,
    N_("In a tour and in a tournament, you cannot look into piles."), RIFFLE_ALLOW_PEEK },
  { "pause", NEEDS_GAME | NEEDS_GOING },
  { "new", NEEDS_GAME },
  { "rules", NEEDS_GAME },
  { "deal-number", NEEDS_GAME, DEAL },
  { "next-deal", NEEDS_GAME | NEEDS_NUMBER, DEAL },
  { "previous-deal", NEEDS_GAME | NEEDS_NUMBER, DEAL },
  { "copy-deal", NEEDS_GAME | NEEDS_NUMBER, SHARING },
  { "watch", NEEDS_GAME | NEEDS_NUMBER,
    N_("In a tour, in a tournament and at a table, games are not shown as films."), 0,
    N_("There is no move yet.") },
  { "paste", NEEDS_GAME },
  { "save-as", NEEDS_GAME },
  { "game-options", NEEDS_GAME,
    N_("In a tour, in a tournament and at a table, the options of a game do not change."), 0,
    N_("This game has no options.") },
  { "back", NEEDS_LEFT },
  { "continue-contest", 0, N_("The contest is on the table already."), 0,
    N_("There is no tour or tournament to continue.") },
  { "statistics", 0, NULL, 0, N_("Statistics are hidden in calm play.") },
};

static void
riffle_refusals_dispose (GObject *object)
{
  RiffleRefusals *self = RIFFLE_REFUSALS (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_refusals_parent_class)->dispose (object);
}

static void
riffle_refusals_class_init (RiffleRefusalsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_refusals_dispose;
}

static void
riffle_refusals_init (RiffleRefusals *self)
{
}

/* Returns: (nullable): why something that an action needs is not there */
static const char *
find_lack (RiffleRefusals *self,
           Needs           needs)
{
  PatGame *game = riffle_view_get_game (self->view);
  PatGameState state = game != NULL ? pat_game_get_state (game) : PAT_GAME_PLAYING;

  if ((needs & (NEEDS_GAME | NEEDS_BOARD)) != 0 && !riffle_view_is_on_game (self->view))
    return _("There is no game on this page.");
  if ((needs & NEEDS_LEFT) != 0 && game == NULL)
    return _("There is no game to go back to.");
  if ((needs & NEEDS_BOARD) != 0 && riffle_view_is_paused (self->view))
    return _("The game is paused.");
  if ((needs & NEEDS_NUMBER) != 0 && pat_game_get_number (game) == 0)
    return _("This deal has no number.");
  if ((needs & NEEDS_GOING) != 0 && (state == PAT_GAME_WON || state == PAT_GAME_LOST))
    return _("The game is over.");
  if ((needs & NEEDS_OPEN) != 0 && state == PAT_GAME_WON)
    return _("The game is over.");
  if ((needs & NEEDS_CARDS) != 0 && pat_rules_get_game (pat_game_get_rules (game))->hides_cards)
    return _("In this game, you have to remember the cards.");
  if ((needs & NEEDS_UNDO) != 0 && pat_rules_get_game (pat_game_get_rules (game))->no_undo)
    return _("In this game, moves are not taken back.");
  return NULL;
}

static const char *
explain (RiffleRefusals *self,
         const char     *action)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (g_str_equal (refusals[i].action, action))
      {
        const char *lack = find_lack (self, refusals[i].needs);

        if (lack != NULL)
          return lack;
        if (refusals[i].contest != NULL && riffle_session_is_apart (self->session)
            && (refusals[i].allowed == 0
                || !riffle_session_allows (self->session, refusals[i].allowed)))
          return _(refusals[i].contest);
        if (refusals[i].otherwise != NULL)
          return _(refusals[i].otherwise);
      }
  return _("This key does nothing here.");
}

/* Returns: (nullable): what has the key, if it is an action of the window that is disabled */
static const RiffleShortcut *
find_disabled (RiffleRefusals *self,
               const char     *key)
{
  GtkWindow *window = GTK_WINDOW (riffle_view_get_window (self->view));
  RiffleShortcuts *shortcuts = riffle_shortcuts_get_for (gtk_window_get_application (window));
  const RiffleShortcut *holder = shortcuts != NULL
                                 ? riffle_shortcuts_find_holder (shortcuts, key, NULL) : NULL;

  if (holder == NULL || !g_str_has_prefix (holder->action, PREFIX)
      || strchr (holder->action, '(') != NULL
      || g_action_group_get_action_enabled (G_ACTION_GROUP (window),
                                            holder->action + strlen (PREFIX)))
    return NULL;
  return holder;
}

/* Whether a text that is being typed has such an action, too. */
static gboolean
is_of_text (const RiffleShortcut *shortcut)
{
  static const char *const actions[] = { "win.undo", "win.redo", "win.paste", NULL };

  return g_strv_contains (actions, shortcut->action);
}

/* A dialog has keys of its own. A key that is held says something once. */
static gboolean
pressed_cb (RiffleRefusals        *self,
            guint                  key,
            guint                  code,
            GdkModifierType        state,
            GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (riffle_view_get_window (self->view)));
  g_autofree char *name = riffle_shortcut_dup_pressed (controller, key, state);
  const RiffleShortcut *shortcut;

  if (!riffle_view_is_free (self->view))
    return FALSE;
  shortcut = find_disabled (self, name);
  if (shortcut == NULL || (GTK_IS_EDITABLE (focus) && is_of_text (shortcut)))
    return FALSE;
  if (self->held != code)
    riffle_messages_refuse (self->messages, explain (self, shortcut->action + strlen (PREFIX)));
  self->held = code;
  return TRUE;
}

static void
released_cb (RiffleRefusals *self)
{
  self->held = 0;
}

/**
 * riffle_refusals_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player why
 *
 * From now on, the player hears why a key does nothing whose action is disabled.
 *
 * Returns: (transfer full): the object
 */
RiffleRefusals *
riffle_refusals_new (RiffleView     *view,
                     RiffleSession  *session,
                     RiffleMessages *messages)
{
  RiffleRefusals *self = g_object_new (RIFFLE_TYPE_REFUSALS, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  gtk_event_controller_set_name (keys, NAME);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (riffle_view_get_window (view), keys);
  return self;
}
