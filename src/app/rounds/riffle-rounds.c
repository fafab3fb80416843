/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table: rounds that some players play on the same deals. The contest owns what is going on; here
 * it is begun, and its end is recorded. */
#include "config.h"

#include "riffle-rounds.h"

#include <glib/gi18n.h>

#include "riffle-standings.h"

#define MOST_DEALS    100 /* that are looked at for one in which something can be done */
#define USEC_PER_MSEC 1000

struct _RiffleRounds
{
  GObject           parent_instance;

  RiffleSession    *session;
  RiffleContest    *contest;
  RiffleLeague     *league;
  RifflePastTables *past;
  GPtrArray        *opponents; /* of RiffleOpponent: those of the round on the table */
  char             *deal;   /* (nullable): of that round */
};

G_DEFINE_FINAL_TYPE (RiffleRounds, riffle_rounds, G_TYPE_OBJECT)

static void
riffle_rounds_dispose (GObject *object)
{
  RiffleRounds *self = RIFFLE_ROUNDS (object);

  g_clear_object (&self->contest);
  g_clear_object (&self->session);
  g_clear_object (&self->league);
  g_clear_object (&self->past);
  g_clear_pointer (&self->opponents, g_ptr_array_unref);
  g_clear_pointer (&self->deal, g_free);
  G_OBJECT_CLASS (riffle_rounds_parent_class)->dispose (object);
}

static void
riffle_rounds_class_init (RiffleRoundsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_rounds_dispose;
}

static void
riffle_rounds_init (RiffleRounds *self)
{
  self->opponents = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * riffle_rounds_new:
 * @session: what is being played
 * @contest: what is going on
 *
 * Makes what knows of tables. The league and the tables of the past are kept beside the games of
 * the session.
 *
 * Returns: (transfer full): the object
 */
RiffleRounds *
riffle_rounds_new (RiffleSession *session,
                   RiffleContest *contest)
{
  RiffleRounds *self = g_object_new (RIFFLE_TYPE_ROUNDS, NULL);
  RiffleStore *store = riffle_session_get_store (session);
  g_autofree char *folder = g_path_get_dirname (riffle_store_get_folder (store));
  g_autofree char *tables = g_build_filename (folder, "tables", NULL);

  self->session = g_object_ref (session);
  self->contest = g_object_ref (contest);
  self->league = g_object_ref (riffle_shared_files_get (riffle_session_get_files (session),
                                                        RIFFLE_TYPE_LEAGUE, "league.ini"));
  self->past = riffle_past_tables_new (tables);
  return self;
}

/* Returns: (transfer none): what is being played */
RiffleSession *
riffle_rounds_get_session (RiffleRounds *self)
{
  g_return_val_if_fail (RIFFLE_IS_ROUNDS (self), NULL);

  return self->session;
}

/* Returns: (transfer none): the league */
RiffleLeague *
riffle_rounds_get_league (RiffleRounds *self)
{
  g_return_val_if_fail (RIFFLE_IS_ROUNDS (self), NULL);

  return self->league;
}

static PatRegistry *
get_registry (RiffleRounds *self)
{
  return riffle_session_get_registry (self->session);
}

/* The deal string of the rules, without a number. */
static char *
dup_rules (const RiffleTableSetup *setup)
{
  g_autoptr (PatCollectionGame) game = pat_custom_rules_find_game (setup->collection, setup->rules);
  g_autoptr (PatOptions) options = pat_custom_rules_new_options (setup->collection, setup->rules);
  g_autofree char *deal = pat_deal_format (pat_variant_get_id (game->variant), options, 1);

  *strrchr (deal, '#') = '\0';
  return g_steal_pointer (&deal);
}

/**
 * riffle_rounds_find_past:
 * @self: the table
 * @setup: what the players agree on
 *
 * Finds an earlier table with these rules and at least so many rounds.
 *
 * Returns: (transfer full) (nullable): the table
 */
PatContest *
riffle_rounds_find_past (RiffleRounds           *self,
                         const RiffleTableSetup *setup)
{
  g_autofree char *rules = NULL;

  g_return_val_if_fail (RIFFLE_IS_ROUNDS (self) && setup != NULL, NULL);

  rules = dup_rules (setup);
  return riffle_past_tables_find (self->past, get_registry (self), rules, setup->n_rounds);
}

/* A deal in which something can be done. Returns: (transfer full) (nullable): its string */
static char *
dup_new_deal (const RiffleTableSetup  *setup,
              GError                 **error)
{
  g_autoptr (PatCollectionGame) chosen =
    pat_custom_rules_find_game (setup->collection, setup->rules);
  g_autoptr (PatOptions) options = pat_custom_rules_new_options (setup->collection, setup->rules);
  guint64 number = pat_deal_random_number ();

  for (guint i = 0;; i++)
    {
      g_autoptr (PatGame) game = pat_game_new (chosen->variant, options, number + i, error);

      if (game == NULL)
        return NULL;
      if (pat_game_get_state (game) == PAT_GAME_PLAYING || i >= MOST_DEALS)
        return pat_game_dup_deal (game);
    }
}

static PatContest *
new_table (const RiffleTableSetup  *setup,
           PatContest              *past,
           GError                 **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) deals = NULL;

  for (guint i = 0; i < setup->n_rounds; i++)
    {
      g_autofree char *deal = past != NULL ? g_strdup (pat_contest_get_deal (past, i))
                                           : dup_new_deal (setup, error);

      if (deal == NULL)
        return NULL;
      g_strv_builder_add (builder, deal);
    }
  deals = g_strv_builder_end (builder);
  return pat_contest_new (PAT_CONTEST_TABLE, (const char *const *) deals);
}

/* Those who played at the earlier table are there with all that they did. */
static void
add_opponents (PatContest *table,
               PatContest *past)
{
  guint n = MIN (pat_contest_get_n_entrants (past), RIFFLE_ROUNDS_MAX_PLAYERS - 1);

  for (guint i = 0; i < n; i++)
    {
      int entrant = pat_contest_add_entrant (table, pat_contest_get_name (past, i));

      for (guint k = 0; k < pat_contest_get_n_deals (table); k++)
        pat_contest_set_play (table, (guint) entrant, k, pat_contest_get_play (past, i, k), TRUE);
    }
}

/**
 * riffle_rounds_begin:
 * @self: the table
 * @setup: what the players agree on
 * @error: return location
 *
 * Begins a table, and brings the first game to the table. What was played for before is forgotten.
 *
 * Returns: %FALSE and @error if it cannot be dealt
 */
gboolean
riffle_rounds_begin (RiffleRounds            *self,
                     const RiffleTableSetup  *setup,
                     GError                 **error)
{
  g_autoptr (PatContest) past = NULL;
  PatContest *table;
  PatTableFlags flags = PAT_TABLE_PLAIN;

  g_return_val_if_fail (RIFFLE_IS_ROUNDS (self) && setup != NULL && setup->n_rounds > 0, FALSE);

  past = setup->is_race ? riffle_rounds_find_past (self, setup) : NULL;
  table = new_table (setup, past, error);
  if (table == NULL)
    return FALSE;
  for (guint i = 0; setup->names[i] != NULL && (i == 0 || past == NULL); i++)
    pat_contest_add_entrant (table, setup->names[i]);
  if (past != NULL)
    {
      add_opponents (table, past);
      flags |= PAT_TABLE_RACE;
    }
  if (setup->is_nothing)
    flags |= PAT_TABLE_NOTHING;
  pat_contest_set_table (table, flags);
  return riffle_contest_take (self->contest, table, error);
}

/**
 * riffle_rounds_get_table:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): the table that is going on, whether or not its game is seen
 */
PatContest *
riffle_rounds_get_table (RiffleRounds *self)
{
  PatContest *contest;

  g_return_val_if_fail (RIFFLE_IS_ROUNDS (self), NULL);

  contest = riffle_contest_get_contest (self->contest);
  return contest != NULL && pat_contest_get_kind (contest) == PAT_CONTEST_TABLE ? contest : NULL;
}

/**
 * riffle_rounds_is_on_table:
 * @self: the table
 *
 * Returns: whether the game on the table is one of a round
 */
gboolean
riffle_rounds_is_on_table (RiffleRounds *self)
{
  return riffle_rounds_get_table (self) != NULL && riffle_contest_is_on_table (self->contest);
}

/**
 * riffle_rounds_is_played:
 * @self: the table
 * @turn: (out caller-allocates): who plays, and which round
 *
 * Returns: whether a round is being played: its game is on the table, and is not over
 */
gboolean
riffle_rounds_is_played (RiffleRounds      *self,
                         RiffleContestTurn *turn)
{
  g_autofree char *deal = NULL;
  PatContest *table;

  if (!riffle_rounds_is_on_table (self)
      || !riffle_contest_turn_find (riffle_contest_get_contest (self->contest), turn))
    return FALSE;
  deal = pat_game_dup_deal (riffle_session_get_game (self->session));
  table = riffle_rounds_get_table (self);
  return g_strcmp0 (deal, pat_contest_get_deal (table, turn->deal)) == 0
         && pat_contest_get_play (table, turn->entrant, turn->deal) != NULL;
}

static void
find_opponents (RiffleRounds            *self,
                PatContest              *table,
                const RiffleContestTurn *turn)
{
  for (guint i = 0; i < pat_contest_get_n_entrants (table); i++)
    {
      RiffleOpponent *opponent = NULL;

      if (i != turn->entrant)
        opponent = riffle_opponent_new (pat_contest_get_play (table, i, turn->deal),
                                        get_registry (self), NULL);
      if (opponent != NULL)
        g_ptr_array_add (self->opponents, opponent);
    }
}

/**
 * riffle_rounds_get_opponents:
 * @self: the table
 *
 * Finds those whose recorded games run beside the one on the table. One who did what cannot be done
 * is left out.
 *
 * Returns: (transfer none) (element-type RiffleOpponent): the players; none if all play in turn
 */
GPtrArray *
riffle_rounds_get_opponents (RiffleRounds *self)
{
  RiffleContestTurn turn;
  PatContest *table = riffle_rounds_get_table (self);
  const char *deal;

  if (!riffle_rounds_is_played (self, &turn)
      || (pat_contest_get_table (table) & PAT_TABLE_RACE) == 0)
    {
      g_clear_pointer (&self->deal, g_free);
      g_ptr_array_set_size (self->opponents, 0);
      return self->opponents;
    }
  deal = pat_contest_get_deal (table, turn.deal);
  if (g_strcmp0 (self->deal, deal) != 0)
    {
      g_ptr_array_set_size (self->opponents, 0);
      find_opponents (self, table, &turn);
      g_free (self->deal);
      self->deal = g_strdup (deal);
    }
  return self->opponents;
}

/**
 * riffle_rounds_find_winner:
 * @self: the table
 *
 * Finds the recorded player who has won before the player on the table: the round is over then.
 *
 * Returns: (transfer none) (nullable): the first of them
 */
RiffleOpponent *
riffle_rounds_find_winner (RiffleRounds *self)
{
  PatGame *game = riffle_session_get_game (self->session);
  GPtrArray *opponents = riffle_rounds_get_opponents (self);
  RiffleOpponent *winner = NULL;

  for (guint i = 0; i < opponents->len; i++)
    {
      RiffleOpponent *opponent = g_ptr_array_index (opponents, i);
      gint64 won_msec = riffle_opponent_get_won_msec (opponent);

      if (won_msec <= pat_game_get_elapsed_usec (game) / USEC_PER_MSEC
          && (winner == NULL || won_msec < riffle_opponent_get_won_msec (winner)))
        winner = opponent;
    }
  return winner;
}

/* A table that is over counts for the league, which tells of failures itself, and is kept. */
static gboolean
record (RiffleRounds  *self,
        PatContest    *table,
        GError       **error)
{
  g_autoptr (GPtrArray) standings = riffle_standings_new (table, get_registry (self));
  g_autoptr (GPtrArray) results = riffle_standings_new_results (table, standings);
  gboolean is_kept = riffle_past_tables_add (self->past, table, error);

  if ((pat_contest_get_table (table) & PAT_TABLE_NOTHING) == 0)
    riffle_league_add (self->league, results, NULL);
  return is_kept;
}

/**
 * riffle_rounds_end:
 * @self: the table, a round of which is being played
 * @error: return location
 *
 * Ends the round for the player on the table, who keeps the points. The last one ends the table.
 *
 * Returns: %FALSE and @error if what the players did could not be written
 */
gboolean
riffle_rounds_end (RiffleRounds  *self,
                   GError       **error)
{
  RiffleContestTurn turn;

  g_return_val_if_fail (riffle_rounds_is_played (self, &turn), FALSE);

  riffle_contest_end_game (self->contest);
  return riffle_contest_turn_find (riffle_contest_get_contest (self->contest), &turn)
         || record (self, riffle_rounds_get_table (self), error);
}
