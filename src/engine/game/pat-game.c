/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One game being played: its history, its clock, and signals for whoever shows it. */
#include "config.h"

#include "pat-game-private.h"

#include "pat-deal.h"

enum
{
  PROP_STATE = 1,
  PROP_SCORE,
  PROP_N_MOVES,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  SIGNAL_DEALT,
  SIGNAL_MOVED,
  SIGNAL_CHANGED,
  SIGNAL_ENDED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PatGame, pat_game, G_TYPE_OBJECT)

static void
clear_entry (gpointer data)
{
  PatGameEntry *entry = data;

  g_free (entry->steps);
}

static void
pat_game_finalize (GObject *object)
{
  PatGame *self = PAT_GAME (object);

  g_clear_object (&self->variant);
  g_clear_pointer (&self->rules, pat_rules_unref);
  g_array_unref (self->history);
  G_OBJECT_CLASS (pat_game_parent_class)->finalize (object);
}

static void
pat_game_get_property (GObject    *object,
                       guint       property_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  PatGame *self = PAT_GAME (object);

  switch (property_id)
    {
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    case PROP_SCORE:
      g_value_set_int (value, pat_game_get_score (self));
      break;
    case PROP_N_MOVES:
      g_value_set_uint (value, pat_game_get_n_moves (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, pat_game_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, pat_game_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * PatGame:state:
   *
   * How the game stands, a [enum@Patience.GameState].
   */
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, 0, PAT_GAME_LOST, 0, flags);
  /**
   * PatGame:score:
   *
   * The score with all that undoing costs, and with the bank.
   */
  props[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * PatGame:n-moves:
   *
   * The player's moves so far.
   */
  props[PROP_N_MOVES] = g_param_spec_uint ("n-moves", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * PatGame:can-undo:
   *
   * Whether a move can be taken back.
   */
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  /**
   * PatGame:can-redo:
   *
   * Whether a move that was taken back can be played again.
   */
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (GType type)
{
  /**
   * PatGame::dealt:
   * @self: the game
   *
   * All cards were dealt again.
   */
  signals[SIGNAL_DEALT] = g_signal_new ("dealt", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  /**
   * PatGame::moved:
   * @self: the game
   * @move: (type gpointer): the #PatMove
   * @steps: (type gpointer): the #PatSteps of which it consists
   * @forwards: %FALSE if the move was taken back
   *
   * A single move was made or taken back; the position is the new one already.
   */
  signals[SIGNAL_MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 3,
                                        G_TYPE_POINTER, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  /**
   * PatGame::changed:
   * @self: the game
   *
   * An action of the player is complete: score, moves and all else may have changed.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /**
   * PatGame::ended:
   * @self: the game
   *
   * The game is won, stuck or lost.
   */
  signals[SIGNAL_ENDED] = g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
pat_game_class_init (PatGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = pat_game_finalize;
  object_class->get_property = pat_game_get_property;
  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
}

static void
pat_game_init (PatGame *self)
{
  self->history = g_array_new (FALSE, FALSE, sizeof (PatGameEntry));
  g_array_set_clear_func (self->history, clear_entry);
}

PatGameState
pat_game_find_state (PatGame *self)
{
  const PatGameSpec *game = pat_rules_get_game (self->rules);

  if (pat_rules_is_won (self->rules, &self->position))
    return PAT_GAME_WON;
  if (game->time_limit_sec > 0 && pat_game_get_left_usec (self) <= 0)
    return PAT_GAME_LOST;
  if (pat_rules_is_stuck (self->rules, &self->position))
    return game->stuck_is_lost ? PAT_GAME_LOST : PAT_GAME_STUCK;
  return PAT_GAME_PLAYING;
}

void
pat_game_update_state (PatGame *self)
{
  PatGameState state = pat_game_find_state (self);

  if (state == self->state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATE]);
  if (state == PAT_GAME_PLAYING)
    return;
  if (state != PAT_GAME_STUCK)
    pat_game_set_running (self, FALSE);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0);
}

/* An action of the player is complete. */
void
pat_game_finish_action (PatGame *self)
{
  self->next_hint = 0;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCORE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_MOVES]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  pat_game_update_state (self);
}

static PatGame *
new_game (PatVariant  *variant,
          PatOptions  *options,
          GError     **error)
{
  g_autoptr (PatGame) self = g_object_new (PAT_TYPE_GAME, NULL);
  g_autoptr (PatOptions) defaults = NULL;

  if (options == NULL)
    options = defaults = pat_variant_new_options (variant);
  self->variant = g_object_ref (variant);
  self->rules = pat_variant_build_rules (variant, options, error);
  return self->rules != NULL ? g_steal_pointer (&self) : NULL;
}

/**
 * pat_game_new:
 * @variant: a variant
 * @options: (nullable): the options; %NULL for the defaults
 * @number: the number of the deal, 1 to 2^63-1
 * @error: return location
 *
 * Deals a game.
 *
 * Fails as [method@Patience.Variant.build_rules] does.
 *
 * Returns: (transfer full): the game, or %NULL
 */
PatGame *
pat_game_new (PatVariant  *variant,
              PatOptions  *options,
              guint64      number,
              GError     **error)
{
  PatGame *self;

  g_return_val_if_fail (PAT_IS_VARIANT (variant), NULL);
  g_return_val_if_fail (number >= 1 && number <= PAT_MAX_DEAL_NUMBER, NULL);

  self = new_game (variant, options, error);
  if (self == NULL)
    return NULL;
  self->number = number;
  pat_rules_deal (self->rules, number, &self->first);
  self->position = self->first;
  self->state = pat_game_find_state (self);
  return self;
}

/**
 * pat_game_new_for_position:
 * @variant: a variant
 * @options: (nullable): the options; %NULL for the defaults
 * @position: a position of that variant
 * @error: return location
 *
 * Begins a game with a given position.
 *
 * Fails as [method@Patience.Variant.build_rules] does.
 *
 * Returns: (transfer full): the game, or %NULL
 */
PatGame *
pat_game_new_for_position (PatVariant         *variant,
                           PatOptions         *options,
                           const PatPosition  *position,
                           GError            **error)
{
  PatGame *self;

  g_return_val_if_fail (PAT_IS_VARIANT (variant), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  self = new_game (variant, options, error);
  if (self == NULL)
    return NULL;
  self->first = self->position = *position;
  self->state = pat_game_find_state (self);
  return self;
}

/* Tells that a single move was made or taken back. */
void
pat_game_emit_moved (PatGame        *self,
                     const PatMove  *move,
                     const PatSteps *steps,
                     gboolean        forwards)
{
  g_signal_emit (self, signals[SIGNAL_MOVED], 0, move, steps, forwards);
}

/* Tells that all cards were dealt again. */
void
pat_game_emit_dealt (PatGame *self)
{
  g_signal_emit (self, signals[SIGNAL_DEALT], 0);
}

/* Tells that the score is another one. */
void
pat_game_notify_score (PatGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCORE]);
}
