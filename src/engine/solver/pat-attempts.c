/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Makes attempts to win of several kinds, each when it is due. */
#include "config.h"

#include "pat-attempts-private.h"

#include "pat-placing-private.h"
#include "pat-playout-private.h"
#include "pat-rating-private.h"

/* After so many positions it is clear what beams can do. */
#define TRIED 100000

/* For every two positions of an attempt, so many others are looked at before the next one of that
 * kind: of the kind that comes nearest to the end, and of others. */
#define REST_OF_NEAREST 1
#define REST_OF_OTHERS  10

/* So many times as many are looked at if the complete search may soon be through. */
#define REST_NEARLY_DONE 4

/* Makes the attempt with that number. Returns: whether it has won, with the moves in `line`;
 * otherwise `reached` may be where it came to */
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
                      self->budget, self->line, &self->reached) > 0;
}

/* Each move of a beam is an attempt: a whole beam may be long. */
static gboolean
look_further (PatAttempts *self,
              guint        nth)
{
  if (nth == 0)
    self->beam = pat_beam_new (self->rules, &self->first, self->budget);
  return pat_beam_look_further (self->beam, self->line, &self->reached);
}

static gboolean
place (PatAttempts *self,
       guint        nth)
{
  return pat_placing (self->rules, &self->first, nth, self->budget, self->line);
}

/* `knows`: whether a game is one that this kind is for; NULL: it is for all. */
static const struct
{
  AttemptFunc attempt;
  gboolean  (*knows) (const PatRules *rules);
} kinds[PAT_ATTEMPT_KINDS] = {
  [PAT_ATTEMPT_PLAY] = { play, NULL },
  [PAT_ATTEMPT_BEAM] = { look_further, NULL },
  [PAT_ATTEMPT_PLACE] = { place, pat_placing_knows },
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
    {
      gboolean is_known = kinds[i].knows != NULL && kinds[i].knows (rules);

      /* A kind that is for some games only is taken for the nearest in these. */
      self->kinds[i].nearest = is_known ? G_MININT32 : G_MAXINT32;
      self->kinds[i].next = kinds[i].knows == NULL || is_known ? 0 : G_MAXUINT64;
    }
}

void
pat_attempts_clear (PatAttempts *self)
{
  g_clear_pointer (&self->beam, pat_beam_free);
  g_clear_pointer (&self->line, g_array_unref);
}

/* Makes the next attempt of a kind. Returns: how many positions it took */
static guint64
attempt (PatAttempts *self,
         PatAttempt   which)
{
  PatAttemptKind *kind = &self->kinds[which];
  guint64 states = self->budget->states;

  self->reached = self->first;
  self->is_won = kinds[which].attempt (self, kind->n++);
  states = self->budget->states - states;
  kind->spent += states;
  kind->nearest = MIN (kind->nearest,
                       pat_rating_of (self->rules, &self->reached, &pat_rating_usual));
  return states;
}

/* Plays the games of a grade. Returns: whether one was won */
gboolean
pat_attempts_begin (PatAttempts *self)
{
  while (self->kinds[PAT_ATTEMPT_PLAY].n < 2 * PAT_PLAYOUT_GAMES &&
         !self->is_won && !self->budget->is_over)
    attempt (self, PAT_ATTEMPT_PLAY);
  return self->is_won;
}

/* Whether no other kind comes nearer to the end. Beams take long to come anywhere, and until then
 * they are believed to. */
static gboolean
is_nearest (PatAttempts *self,
            PatAttempt   which)
{
  if (self->kinds[PAT_ATTEMPT_BEAM].spent < TRIED)
    return which != PAT_ATTEMPT_PLAY;
  for (guint i = 0; i < PAT_ATTEMPT_KINDS; i++)
    if (self->kinds[i].nearest < self->kinds[which].nearest)
      return FALSE;
  return TRUE;
}

/* Makes those attempts that are due. `is_nearly_done`: whether the complete search may soon be
 * through. Returns: whether one has won */
gboolean
pat_attempts_try (PatAttempts *self,
                  gboolean     is_nearly_done)
{
  for (guint i = 0; i < PAT_ATTEMPT_KINDS && !self->is_won && !self->budget->is_over; i++)
    if (self->budget->states >= self->kinds[i].next)
      {
        guint64 spent = attempt (self, i);
        guint rest = (is_nearest (self, i) ? REST_OF_NEAREST : REST_OF_OTHERS) *
                     (is_nearly_done ? REST_NEARLY_DONE : 1);

        self->kinds[i].next = self->budget->states + rest * spent / 2;
      }
  return self->is_won;
}
