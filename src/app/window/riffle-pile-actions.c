/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking into piles, and help about them: the player points at one after the other. */
#include "config.h"

#include "riffle-pile-actions.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-pile-panel.h"

struct _RifflePileActions
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  GSettings       *settings; /* borrowed: they outlive the window */
  GtkOverlay      *overlay; /* borrowed: what the board lies in; it outlives the object */
  RifflePilePanel *panel;   /* (nullable): made when it is needed first */
  GActionMap      *actions; /* borrowed */
};

G_DEFINE_FINAL_TYPE (RifflePileActions, riffle_pile_actions, G_TYPE_OBJECT)

static void
riffle_pile_actions_dispose (GObject *object)
{
  RifflePileActions *self = RIFFLE_PILE_ACTIONS (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (riffle_pile_actions_parent_class)->dispose (object);
}

static void
riffle_pile_actions_class_init (RifflePileActionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_pile_actions_dispose;
}

static void
riffle_pile_actions_init (RifflePileActions *self)
{
}

/* The panel is made when it is needed first. */
static void
ensure_panel (RifflePileActions *self)
{
  if (self->panel != NULL)
    return;
  self->panel = RIFFLE_PILE_PANEL (riffle_pile_panel_new (riffle_view_get_board (self->view),
                                                          self->settings));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->panel));
}

/* Without a focus, the first pile that shows a card. */
static guint
find_shown (const PatPosition *position)
{
  for (guint i = 0; i < position->n_piles; i++)
    if (pat_position_get_size (position, i) > 0
        && !pat_card_is_face_down (pat_position_get_top (position, i)))
      return i;
  return 0;
}

/* The same key that opened the panel closes it; the other one tells other things of the pile. */
static void
toggle (RifflePileActions   *self,
        RifflePilePanelKind  kind)
{
  RiffleBoard *board = riffle_view_get_board (self->view);
  guint pile = 0;
  int index;

  ensure_panel (self);
  if (riffle_board_is_choosing (board) && riffle_pile_panel_get_kind (self->panel) == kind)
    {
      riffle_board_end_choosing (board);
      return;
    }
  riffle_pile_panel_set_kind (self->panel, kind);
  if (!riffle_board_get_focus (board, &pile, &index))
    {
      riffle_view_focus_board (self->view);
      if (!riffle_board_get_focus (board, &pile, &index))
        pile = find_shown (pat_game_get_position (riffle_view_get_game (self->view)));
    }
  riffle_board_begin_choosing (board, pile);
}

static void
piles_cb (RifflePileActions *self)
{
  toggle (self, RIFFLE_PILE_PANEL_CARDS);
}

static void
pile_help_cb (RifflePileActions *self)
{
  toggle (self, RIFFLE_PILE_PANEL_HELP);
}

static void
update (RifflePileActions *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean is_playing = riffle_view_is_playing (self->view);

  riffle_actions_enable (self->actions, "pile-help", is_playing);
  riffle_actions_enable (self->actions, "piles", is_playing
                         && !pat_rules_get_game (pat_game_get_rules (game))->hides_cards
                         && riffle_session_allows (self->session, RIFFLE_ALLOW_PEEK));
}

/**
 * riffle_pile_actions_new:
 * @view: what the player sees
 * @session: what is being played
 * @overlay: what the board lies in
 * @actions: takes the actions “piles” and “pile-help”
 *
 * Makes actions that tell of piles.
 *
 * Returns: (transfer full): the object
 */
RifflePileActions *
riffle_pile_actions_new (RiffleView *view,
                         RiffleSession *session,
                         GtkOverlay *overlay,
                         GActionMap *actions)
{
  static const RiffleAction entries[] = {
    { "pile-help", G_CALLBACK (pile_help_cb) },
    { "piles", G_CALLBACK (piles_cb) },
  };
  RifflePileActions *self = g_object_new (RIFFLE_TYPE_PILE_ACTIONS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->settings = riffle_session_get_settings (session);
  self->overlay = overlay;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
