/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Makes attempts to win of several kinds, each when it is due. */
#include "config.h"

#include "pat-attempts-private.h"

#include "pat-beam-private.h"
#include "pat-placing-private.h"
#include "pat-playout-private.h"

/* Makes the attempt with that number. Returns: whether it has won, with the moves in `line` */
typedef gboolean (*AttemptFunc) (PatAttempts *self,
                                 guint        nth);

/* The first games are those of a grade, and then all are played by what looks best. */
static gboolean
play (PatAttempts *self,
      guint        nth)
{
  gboolean is_greedy = nth / PAT_PLAYOUT_GAMES != 1;

  g_array_set_size (self->line, 0);
  return pat_playout (self->rules, &self->first, is_greedy,
                      nth < PAT_PLAYOUT_GAMES ? nth : nth - PAT_PLAYOUT_GAMES,
                      self->budget, self->line) > 0;
}

static gboolean
beam (PatAttempts *self,
      guint        nth)
{
  return pat_beam (self->rules, &self->first, nth, self->budget, self->line);
}

static gboolean
place (PatAttempts *self,
       guint        nth)
{
  return pat_placing (self->rules, &self->first, nth, self->budget, self->line);
}

/* `knows`: whether it is for a game, if not for all. `searched`: for each position of an attempt,
 * the complete search looks at so many before the next one. */
static const struct
{
  AttemptFunc attempt;
  gboolean  (*knows) (const PatRules *rules);
  guint       searched;
} kinds[PAT_ATTEMPT_KINDS] = {
  { play, NULL, 2 },
  { beam, NULL, 1 },
  { place, pat_placing_knows, 1 },
};

void
pat_attempts_init (PatAttempts       *self,
                   const PatRules    *rules,
                   const PatPosition *position,
                   PatBudget         *budget)
{
  *self = (PatAttempts) { .rules = rules, .first = *position, .budget = budget };
  self->line = g_array_new (FALSE, FALSE, sizeof (PatMove));
  for (guint i = 0; i < PAT_ATTEMPT_KINDS; i++)
    if (kinds[i].knows != NULL && !kinds[i].knows (rules))
      self->kinds[i].next = G_MAXUINT64;
}

void
pat_attempts_clear (PatAttempts *self)
{
  g_clear_pointer (&self->line, g_array_unref);
}

/* Plays the games of a grade. Returns: whether one was won */
gboolean
pat_attempts_begin (PatAttempts *self)
{
  PatAttemptKind *games = &self->kinds[0];

  while (games->n < 2 * PAT_PLAYOUT_GAMES && !self->is_won && !self->budget->is_over)
    self->is_won = play (self, games->n++);
  return self->is_won;
}

/* Makes those attempts that are due. Returns: whether one has won */
gboolean
pat_attempts_try (PatAttempts *self)
{
  for (guint i = 0; i < PAT_ATTEMPT_KINDS && !self->is_won && !self->budget->is_over; i++)
    {
      PatAttemptKind *kind = &self->kinds[i];
      guint64 states = self->budget->states;

      if (states < kind->next)
        continue;
      self->is_won = kinds[i].attempt (self, kind->n++);
      kind->next = self->budget->states + kinds[i].searched * (self->budget->states - states);
    }
  return self->is_won;
}
