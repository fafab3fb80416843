/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What connects the player with each game: results, favourites, and the game on the table. */
#include "config.h"

#include "riffle-tile-states.h"

#define KEY "favourites"

struct _RiffleTileStates
{
  GObject           parent_instance;

  GSettings        *settings;
  RiffleStatistics *statistics;
  PatVariant       *current;     /* (nullable): what is being played */
  const PatPreset  *preset;      /* (nullable): the preset that it has */
  char            **favourites;  /* ids */
  GHashTable       *states;      /* PatCollectionGame → RiffleTileState, all that were asked for */
  gboolean          is_outdated; /* the statistics have changed since */
};

G_DEFINE_FINAL_TYPE (RiffleTileStates, riffle_tile_states, G_TYPE_OBJECT)

static guint changed_signal;

static void
riffle_tile_states_dispose (GObject *object)
{
  RiffleTileStates *self = RIFFLE_TILE_STATES (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->statistics);
  g_clear_object (&self->current);
  g_clear_pointer (&self->favourites, g_strfreev);
  g_clear_pointer (&self->states, g_hash_table_unref);
  G_OBJECT_CLASS (riffle_tile_states_parent_class)->dispose (object);
}

static void
riffle_tile_states_class_init (RiffleTileStatesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_tile_states_dispose;
  changed_signal = g_signal_new ("changed", RIFFLE_TYPE_TILE_STATES, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_tile_states_init (RiffleTileStates *self)
{
  self->states = g_hash_table_new_full ((GHashFunc) pat_collection_game_hash,
                                        (GEqualFunc) pat_collection_game_equal,
                                        (GDestroyNotify) pat_collection_game_free, g_free);
}

static void
forget (RiffleTileStates *self)
{
  g_hash_table_remove_all (self->states);
  self->is_outdated = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

static void
read_favourites (RiffleTileStates *self)
{
  g_strfreev (self->favourites);
  self->favourites = g_settings_get_strv (self->settings, KEY);
  forget (self);
}

/* Nobody looks while a game is being played. */
static void
statistics_changed_cb (RiffleTileStates *self)
{
  self->is_outdated = TRUE;
}

/**
 * riffle_tile_states_new:
 * @settings: the settings of the program, with the favourites
 * @statistics: what the player has played
 *
 * Returns: (transfer full): the states of all games
 */
RiffleTileStates *
riffle_tile_states_new (GSettings        *settings,
                        RiffleStatistics *statistics)
{
  RiffleTileStates *self = g_object_new (RIFFLE_TYPE_TILE_STATES, NULL);

  self->settings = g_object_ref (settings);
  self->statistics = g_object_ref (statistics);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (read_favourites), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::calm", G_CALLBACK (forget), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (statistics, "changed", G_CALLBACK (statistics_changed_cb), self,
                           G_CONNECT_SWAPPED);
  read_favourites (self);
  return self;
}

static gboolean
is_current (RiffleTileStates        *self,
            const PatCollectionGame *game)
{
  return game->variant == self->current && (game->preset == NULL || game->preset == self->preset);
}

/**
 * riffle_tile_states_is_calm:
 * @self: the states
 *
 * Returns: whether the player wants to know nothing of statistics
 */
gboolean
riffle_tile_states_is_calm (RiffleTileStates *self)
{
  g_return_val_if_fail (RIFFLE_IS_TILE_STATES (self), FALSE);

  return g_settings_get_boolean (self->settings, "calm");
}

/**
 * riffle_tile_states_get:
 * @self: the states
 * @game: a game
 *
 * Gets what there is to say of a game. A game with a preset shares favourites and results with all
 * others of its variant, and is being played if its rules are.
 *
 * Returns: (transfer none): the state of its tile, until #RiffleTileStates::changed
 */
const RiffleTileState *
riffle_tile_states_get (RiffleTileStates        *self,
                        const PatCollectionGame *game)
{
  RiffleTileState *state;
  const char *id = pat_variant_get_id (game->variant);

  g_return_val_if_fail (RIFFLE_IS_TILE_STATES (self), NULL);

  state = g_hash_table_lookup (self->states, game);
  if (state != NULL)
    return state;
  state = g_new0 (RiffleTileState, 1);
  state->is_favourite = g_strv_contains ((const char *const *) self->favourites, id);
  state->is_current = is_current (self, game);
  state->is_calm = riffle_tile_states_is_calm (self);
  riffle_statistics_count (self->statistics, id, &state->n_played, &state->n_won);
  g_hash_table_insert (self->states, pat_collection_game_copy (game), state);
  return state;
}

/**
 * riffle_tile_states_get_current:
 * @self: the states
 *
 * Returns: (transfer none) (nullable): what is being played
 */
PatVariant *
riffle_tile_states_get_current (RiffleTileStates *self)
{
  g_return_val_if_fail (RIFFLE_IS_TILE_STATES (self), NULL);

  return self->current;
}

/**
 * riffle_tile_states_set_current:
 * @self: the states
 * @variant: (nullable): what is being played
 * @preset: (nullable): the preset that it has
 */
void
riffle_tile_states_set_current (RiffleTileStates *self,
                                PatVariant       *variant,
                                const PatPreset  *preset)
{
  gboolean is_other;

  g_return_if_fail (RIFFLE_IS_TILE_STATES (self));

  is_other = preset != self->preset;
  self->preset = preset;
  if (g_set_object (&self->current, variant) || is_other)
    forget (self);
}

/**
 * riffle_tile_states_toggle_favourite:
 * @self: the states
 * @id: of a game
 *
 * Has the game be the last of the favourites, or a favourite no longer.
 */
void
riffle_tile_states_toggle_favourite (RiffleTileStates *self,
                                     const char       *id)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) wanted = NULL;

  g_return_if_fail (RIFFLE_IS_TILE_STATES (self));

  for (guint i = 0; self->favourites[i] != NULL; i++)
    if (!g_str_equal (self->favourites[i], id))
      g_strv_builder_add (ids, self->favourites[i]);
  if (!g_strv_contains ((const char *const *) self->favourites, id))
    g_strv_builder_add (ids, id);
  wanted = g_strv_builder_end (ids);
  g_settings_set_strv (self->settings, KEY, (const char *const *) wanted);
}

/**
 * riffle_tile_states_refresh:
 * @self: the states
 *
 * Counts the games that were played again, if there are others.
 */
void
riffle_tile_states_refresh (RiffleTileStates *self)
{
  g_return_if_fail (RIFFLE_IS_TILE_STATES (self));

  if (self->is_outdated)
    forget (self);
}
