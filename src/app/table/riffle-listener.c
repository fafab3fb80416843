/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hears what happens on the board, and has it sound: one sound for an action of the player,
 * however many moves it consists of, and one for each card of a slow deal. */
#include "config.h"

#include "riffle-listener.h"

#define SLOW_DEAL_MSEC 40 /* from card to card: so slow that each is heard by itself */
#define TICK_MSEC      90 /* no more than 11 cards a second are heard */
#define MANY_CARDS     7  /* that go through somebody's hands as a pack does */
#define MANY_PILES     3  /* that get cards from the stock: it is a deal */

struct _RiffleListener
{
  GObject          parent_instance;

  RiffleSound     *sound;
  PatGame         *game;      /* (nullable) */
  gboolean         has_heard; /* moves that belong to an action which is not complete */
  RiffleSoundKind  heard;     /* what the first of them sounds like */
  guint            tick_id;   /* source of the ticks of a deal; 0: there is none */
  gint64           end_usec;  /* of that deal */
};

G_DEFINE_FINAL_TYPE (RiffleListener, riffle_listener, G_TYPE_OBJECT)

static void
stop_ticking (RiffleListener *self)
{
  g_clear_handle_id (&self->tick_id, g_source_remove);
}

/* A deal goes on ticking: the board has begun it already when it speaks of its new game. */
static void
leave_game (RiffleListener *self)
{
  self->has_heard = FALSE;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
riffle_listener_dispose (GObject *object)
{
  RiffleListener *self = RIFFLE_LISTENER (object);

  stop_ticking (self);
  leave_game (self);
  g_clear_object (&self->sound);
  G_OBJECT_CLASS (riffle_listener_parent_class)->dispose (object);
}

static void
riffle_listener_class_init (RiffleListenerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_listener_dispose;
}

static void
riffle_listener_init (RiffleListener *self)
{
}

static guint
count_cards (const PatSteps *steps)
{
  guint n = 0;

  for (guint i = 0; i < steps->n_steps; i++)
    if (steps->steps[i].kind == PAT_STEP_MOVE)
      n += steps->steps[i].count;
  return n;
}

static gboolean
fills_stock (const PatRules *rules,
             const PatSteps *steps)
{
  for (guint i = 0; i < steps->n_steps; i++)
    if (steps->steps[i].kind == PAT_STEP_MOVE
        && pat_rules_get_role (rules, steps->steps[i].to) == PAT_STOCK)
      return TRUE;
  return FALSE;
}

static guint
count_piles (const PatSteps *steps)
{
  guint64 seen[2] = { 0, 0 }; /* a bit for each of up to 128 piles */
  guint n = 0;

  for (guint i = 0; i < steps->n_steps; i++)
    {
      const PatStep *step = &steps->steps[i];
      guint64 bit = G_GUINT64_CONSTANT (1) << (step->to % 64);

      if (step->kind != PAT_STEP_MOVE || (seen[step->to / 64 % 2] & bit) != 0)
        continue;
      seen[step->to / 64 % 2] |= bit;
      n++;
    }
  return n;
}

static RiffleSoundKind
find_sound (const PatRules *rules,
            const PatMove  *move,
            const PatSteps *steps)
{
  switch (move->kind)
    {
    case PAT_MOVE_STOCK:
      if (fills_stock (rules, steps))
        return RIFFLE_SOUND_SHUFFLE;
      return count_piles (steps) > MANY_PILES ? RIFFLE_SOUND_DEAL : RIFFLE_SOUND_TURN;

    case PAT_MOVE_TURN:
      return RIFFLE_SOUND_TURN;

    case PAT_MOVE_SPECIAL:
      return count_cards (steps) > MANY_CARDS ? RIFFLE_SOUND_SHUFFLE : RIFFLE_SOUND_PLACE;

    default:
      return RIFFLE_SOUND_PLACE;
    }
}

/* What is taken back sounds as it did. */
static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          RiffleListener *self)
{
  stop_ticking (self);
  if (!self->has_heard)
    self->heard = find_sound (pat_game_get_rules (game), move, steps);
  self->has_heard = TRUE;
}

static void
changed_cb (PatGame        *game,
            RiffleListener *self)
{
  if (self->has_heard)
    riffle_sound_play (self->sound, self->heard);
  self->has_heard = FALSE;
}

static void
ended_cb (PatGame        *game,
          RiffleListener *self)
{
  if (pat_game_get_state (game) == PAT_GAME_WON)
    riffle_sound_play (self->sound, RIFFLE_SOUND_WIN);
}

static void
game_cb (RiffleListener *self,
         GParamSpec     *pspec,
         RiffleBoard    *board)
{
  PatGame *game = riffle_board_get_game (board);

  leave_game (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (game, "ended", G_CALLBACK (ended_cb), self);
}

static void
refused_cb (RiffleListener *self)
{
  riffle_sound_play (self->sound, RIFFLE_SOUND_REFUSE);
}

static gboolean
tick_cb (gpointer data)
{
  RiffleListener *self = data;

  riffle_sound_play (self->sound, RIFFLE_SOUND_DEAL);
  if (g_get_monotonic_time () + TICK_MSEC * 1000 < self->end_usec)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
dealing_cb (RiffleListener *self,
            guint           n_cards,
            guint           interval_msec)
{
  stop_ticking (self);
  if (interval_msec < SLOW_DEAL_MSEC)
    {
      riffle_sound_play (self->sound, RIFFLE_SOUND_SHUFFLE);
      return;
    }
  self->end_usec = g_get_monotonic_time () + (gint64) n_cards * interval_msec * 1000;
  self->tick_id = g_timeout_add (MAX (interval_msec, TICK_MSEC), tick_cb, self);
}

/**
 * riffle_listener_new:
 * @board: a board
 * @sound: the sounds
 *
 * Has everything sound that happens on a board from now on.
 *
 * Returns: (transfer full): the listener
 */
RiffleListener *
riffle_listener_new (RiffleBoard *board,
                     RiffleSound *sound)
{
  RiffleListener *self = g_object_new (RIFFLE_TYPE_LISTENER, NULL);

  self->sound = g_object_ref (sound);
  g_signal_connect_object (board, "notify::game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "dealing", G_CALLBACK (dealing_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "unmap", G_CALLBACK (stop_ticking), self, G_CONNECT_SWAPPED);
  return self;
}
