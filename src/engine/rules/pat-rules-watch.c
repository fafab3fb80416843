/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Has the calls of the hooks noted: for modules that nobody knows yet, each hook of the rules is
 * replaced by one that writes down what it calls. */
#include "config.h"

#include "pat-rules-private.h"

#include "pat-watch-private.h"

struct _PatWatchedHooks
{
  PatWatchPage *page;
  PatGameSpec   game; /* with the module's own hooks */
};

/* Notes the game as a deal names it, without a number. */
static void
name_game (const PatRules *self,
           PatWatchPage   *page)
{
  g_autofree char *values = pat_options_to_string (self->options);
  g_autofree char *name = g_strconcat (self->spec->id, *values != '\0' ? ":" : "", values, NULL);

  pat_watch_name_game (page, self, name);
}

/* Notes the beginning of a call. Returns: for pat_watch_leave() */
static int
enter (const PatRules *self,
       PatCall         call,
       guint64         number)
{
  PatWatchPage *page = self->watched->page;

  if (page->owner != (guint64) (gsize) self)
    name_game (self, page);
  page->number = number;
  return pat_watch_enter (page, call);
}

static void
leave (const PatRules *self,
       PatCall         call,
       int             before)
{
  pat_watch_leave (self->watched->page, call, before);
}

/* A hook of the rules that calls the module's own one between two notes. */
#define WATCHED(hook, call, number, type, parameters, arguments)     \
  static type                                                        \
  watched_ ## hook parameters                                        \
  {                                                                  \
    int before = enter (rules, call, number);                        \
    type answer = rules->watched->game.hook arguments;               \
                                                                     \
    leave (rules, call, before);                                     \
    return answer;                                                   \
  }

#define WATCHED_LIST(hook, call, parameters, arguments)              \
  static void                                                        \
  watched_ ## hook parameters                                        \
  {                                                                  \
    int before = enter (rules, call, position->seed);                \
                                                                     \
    rules->watched->game.hook arguments;                             \
    leave (rules, call, before);                                     \
  }

WATCHED (prepare, PAT_CALL_PREPARE, seed, guint,
         (const PatRules *rules, guint64 seed, PatCard *cards, guint n_cards),
         (rules, seed, cards, n_cards))
WATCHED (refuse, PAT_CALL_REFUSE, position->seed, const char *,
         (const PatRules *rules, const PatPosition *position, const PatMove *move),
         (rules, position, move))
WATCHED (may_remove, PAT_CALL_MAY_REMOVE, position->seed, const char *,
         (const PatRules *rules, const PatPosition *position, const PatCard *cards, guint n_cards),
         (rules, position, cards, n_cards))
WATCHED_LIST (deal_stock, PAT_CALL_DEAL_STOCK,
              (const PatRules *rules, const PatPosition *position, PatSteps *steps),
              (rules, position, steps))
WATCHED_LIST (spell, PAT_CALL_SPELL,
              (const PatRules *rules, const PatPosition *position, PatMove *move),
              (rules, position, move))

/* A list that is full may lack moves, and takes long to go through. */
static void
watched_more_moves (const PatRules    *rules,
                    const PatPosition *position,
                    PatMoves          *moves)
{
  int before = enter (rules, PAT_CALL_MORE_MOVES, position->seed);
  gboolean had_room = moves->n_moves < PAT_MAX_MOVES;

  rules->watched->game.more_moves (rules, position, moves);
  if (had_room && moves->n_moves >= PAT_MAX_MOVES)
    pat_watch_fail (PAT_FAULT_MOVES);
  leave (rules, PAT_CALL_MORE_MOVES, before);
}

WATCHED (why_not, PAT_CALL_WHY_NOT, position->seed, const char *,
         (const PatRules *rules, const PatPosition *position, const PatMove *move),
         (rules, position, move))
WATCHED_LIST (special, PAT_CALL_SPECIAL,
              (const PatRules *rules, const PatPosition *position, const PatMove *move,
               PatSteps *steps),
              (rules, position, move, steps))
WATCHED_LIST (after_move, PAT_CALL_AFTER_MOVE,
              (const PatRules *rules, const PatPosition *position, const PatMove *move,
               PatSteps *steps),
              (rules, position, move, steps))
WATCHED (is_won, PAT_CALL_IS_WON, position->seed, gboolean,
         (const PatRules *rules, const PatPosition *position),
         (rules, position))
WATCHED (is_complete, PAT_CALL_IS_COMPLETE, position->seed, gboolean,
         (const PatRules *rules, const PatPosition *position, guint pile),
         (rules, position, pile))
WATCHED (why_locked, PAT_CALL_WHY_LOCKED, position->seed, const char *,
         (const PatRules *rules, const PatPosition *position, guint pile),
         (rules, position, pile))
WATCHED (may_auto, PAT_CALL_MAY_AUTO, position->seed, gboolean,
         (const PatRules *rules, const PatPosition *position, const PatMove *move, PatAuto degree),
         (rules, position, move, degree))
WATCHED (score, PAT_CALL_SCORE, position->seed, int,
         (const PatRules *rules, const PatPosition *position),
         (rules, position))
WATCHED (status, PAT_CALL_STATUS, position->seed, char *,
         (const PatRules *rules, const PatPosition *position),
         (rules, position))
WATCHED (points, PAT_CALL_POINTS, position->seed, char *,
         (const PatRules *rules, const PatPosition *position),
         (rules, position))

#define REPLACE(hook) if (game->hook != NULL) game->hook = watched_ ## hook

static void
replace_hooks (PatGameSpec *game)
{
  REPLACE (prepare);
  REPLACE (refuse);
  REPLACE (may_remove);
  REPLACE (deal_stock);
  REPLACE (spell);
  REPLACE (more_moves);
  REPLACE (why_not);
  REPLACE (special);
  REPLACE (after_move);
  REPLACE (is_won);
  REPLACE (is_complete);
  REPLACE (why_locked);
  REPLACE (may_auto);
  REPLACE (score);
  REPLACE (status);
  REPLACE (points);
}

/* Calls `configure`, if there is one. */
gboolean
pat_rules_configure (PatRules  *self,
                     GError   **error)
{
  PatWatchPage *page = pat_watch_find (self->spec);
  gboolean done = TRUE;
  int before = 0;

  if (page != NULL)
    name_game (self, page);
  if (self->spec->configure == NULL)
    return TRUE;
  if (page != NULL)
    before = pat_watch_enter (page, PAT_CALL_CONFIGURE);
  done = self->spec->configure (&self->table, self->options, error);
  if (page != NULL)
    pat_watch_leave (page, PAT_CALL_CONFIGURE, before);
  return done;
}

/* Fills the relation of a row that has a function of its own for it. */
void
pat_rules_ask_relation (PatRules     *self,
                        PatRelation  *relation,
                        PatBuildFunc  func)
{
  PatWatchPage *page = pat_watch_find (self->spec);
  int before = 0;

  if (page != NULL)
    before = pat_watch_enter (page, PAT_CALL_CAN_BUILD);
  pat_rules_fill_relation (relation, 0, 1, func);
  if (page != NULL)
    pat_watch_leave (page, PAT_CALL_CAN_BUILD, before);
}

/* Has the calls of the hooks noted, if those of the variant are to be; all others are called as
 * they are. */
void
pat_rules_watch_hooks (PatRules *self)
{
  PatWatchPage *page = pat_watch_find (self->spec);

  if (page == NULL)
    return;
  self->watched = g_new0 (PatWatchedHooks, 1);
  self->watched->page = page;
  self->watched->game = self->table.game;
  replace_hooks (&self->table.game);
}

void
pat_rules_free_watched (PatRules *self)
{
  if (self->watched == NULL)
    return;
  /* Other rules may come to lie at the same place. */
  if (self->watched->page->owner == (guint64) (gsize) self)
    self->watched->page->owner = 0;
  g_free (self->watched);
}
