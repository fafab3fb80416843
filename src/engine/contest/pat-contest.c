/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played for something: which deals, who plays, and what each of them did. */
#include "config.h"

#include "pat-contest.h"

/* What somebody did in one of the deals. */
typedef struct
{
  PatReplay *replay;  /* (nullable): not begun */
  gboolean   is_over; /* nothing more will be done */
} Play;

typedef struct
{
  char   *name;  /* (nullable): nobody has asked for it yet */
  GArray *plays; /* of Play, one for each deal */
} Entrant;

struct _PatContest
{
  GObject         parent_instance;

  PatContestKind  kind;
  PatTableFlags   table;
  GStrv           deals;
  GArray         *entrants; /* of Entrant */
};

G_DEFINE_FINAL_TYPE (PatContest, pat_contest, G_TYPE_OBJECT)

static Entrant *
get_entrant (PatContest *self,
             guint       nth)
{
  return &g_array_index (self->entrants, Entrant, nth);
}

static Play *
get_play (PatContest *self,
          guint       entrant,
          guint       deal)
{
  return &g_array_index (get_entrant (self, entrant)->plays, Play, deal);
}

static gboolean
has_play (PatContest *self,
          guint       entrant,
          guint       deal)
{
  return entrant < self->entrants->len && deal < pat_contest_get_n_deals (self);
}

static void
clear_play (gpointer data)
{
  Play *play = data;

  g_clear_object (&play->replay);
}

static void
clear_entrant (gpointer data)
{
  Entrant *entrant = data;

  g_free (entrant->name);
  g_array_unref (entrant->plays);
}

static void
pat_contest_finalize (GObject *object)
{
  PatContest *self = PAT_CONTEST (object);

  g_strfreev (self->deals);
  g_array_unref (self->entrants);
  G_OBJECT_CLASS (pat_contest_parent_class)->finalize (object);
}

static void
pat_contest_class_init (PatContestClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_contest_finalize;
}

static void
pat_contest_init (PatContest *self)
{
  self->entrants = g_array_new (FALSE, FALSE, sizeof (Entrant));
  g_array_set_clear_func (self->entrants, clear_entrant);
}

/**
 * pat_contest_new:
 * @kind: what is played for
 * @deals: (array zero-terminated=1): deal strings with their numbers, 1 to
 *   %PAT_CONTEST_MAX_DEALS of them
 *
 * Makes a contest that nobody has entered.
 *
 * Returns: (transfer full): the contest
 */
PatContest *
pat_contest_new (PatContestKind     kind,
                 const char *const *deals)
{
  PatContest *self;

  g_return_val_if_fail (deals != NULL && deals[0] != NULL, NULL);
  g_return_val_if_fail (g_strv_length ((GStrv) deals) <= PAT_CONTEST_MAX_DEALS, NULL);

  self = g_object_new (PAT_TYPE_CONTEST, NULL);
  self->kind = kind;
  self->deals = g_strdupv ((GStrv) deals);
  return self;
}

/**
 * pat_contest_get_kind:
 * @self: a contest
 *
 * Returns: what is played for
 */
PatContestKind
pat_contest_get_kind (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), PAT_CONTEST_TOUR);

  return self->kind;
}

/**
 * pat_contest_get_table:
 * @self: a contest
 *
 * Returns: how the players of a table meet
 */
PatTableFlags
pat_contest_get_table (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), PAT_TABLE_PLAIN);

  return self->table;
}

/**
 * pat_contest_set_table:
 * @self: a contest of the kind %PAT_CONTEST_TABLE
 * @flags: how its players meet
 *
 * Says how the players of a table meet.
 */
void
pat_contest_set_table (PatContest    *self,
                       PatTableFlags  flags)
{
  g_return_if_fail (PAT_IS_CONTEST (self) && self->kind == PAT_CONTEST_TABLE);

  self->table = flags;
}

/**
 * pat_contest_get_n_deals:
 * @self: a contest
 *
 * Returns: how many deals there are, at least 1
 */
guint
pat_contest_get_n_deals (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), 0);

  return g_strv_length (self->deals);
}

/**
 * pat_contest_get_deal:
 * @self: a contest
 * @nth: the number of a deal, from 0
 *
 * Returns: (transfer none): the deal string
 */
const char *
pat_contest_get_deal (PatContest *self,
                      guint       nth)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && nth < pat_contest_get_n_deals (self), NULL);

  return self->deals[nth];
}

/**
 * pat_contest_add_entrant:
 * @self: a contest
 * @name: (nullable): who enters, if that is known already
 *
 * Somebody enters the contest. The name is cleaned as by [func@Patience.Replay.dup_name].
 *
 * Returns: the number of the entrant, from 0; -1 if there are as many as there can be
 */
int
pat_contest_add_entrant (PatContest *self,
                         const char *name)
{
  Entrant entrant = { NULL };

  g_return_val_if_fail (PAT_IS_CONTEST (self), -1);

  if (self->entrants->len >= PAT_CONTEST_MAX_ENTRANTS)
    return -1;
  entrant.name = name != NULL ? pat_replay_dup_name (name) : NULL;
  entrant.plays = g_array_new (FALSE, TRUE, sizeof (Play));
  g_array_set_clear_func (entrant.plays, clear_play);
  g_array_set_size (entrant.plays, pat_contest_get_n_deals (self));
  g_array_append_val (self->entrants, entrant);
  return (int) self->entrants->len - 1;
}

/**
 * pat_contest_remove_entrant:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 *
 * Takes an entrant out, with all that was played. Those behind have other numbers then.
 */
void
pat_contest_remove_entrant (PatContest *self,
                            guint       entrant)
{
  g_return_if_fail (PAT_IS_CONTEST (self) && entrant < self->entrants->len);

  g_array_remove_index (self->entrants, entrant);
}

/**
 * pat_contest_get_n_entrants:
 * @self: a contest
 *
 * Returns: how many have entered
 */
guint
pat_contest_get_n_entrants (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), 0);

  return self->entrants->len;
}

/**
 * pat_contest_get_name:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 *
 * Returns: (transfer none) (nullable): the name, if it was said
 */
const char *
pat_contest_get_name (PatContest *self,
                      guint       entrant)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && entrant < self->entrants->len, NULL);

  return get_entrant (self, entrant)->name;
}

/**
 * pat_contest_set_name:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @name: the name as it was typed
 *
 * Says who an entrant is. The name is cleaned as by [func@Patience.Replay.dup_name].
 *
 * Returns: %FALSE if nothing was left of the name, or another entrant has it
 */
gboolean
pat_contest_set_name (PatContest *self,
                      guint       entrant,
                      const char *name)
{
  char *clean;

  g_return_val_if_fail (PAT_IS_CONTEST (self) && entrant < self->entrants->len, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  clean = pat_replay_dup_name (name);
  if (clean == NULL || pat_contest_is_name_taken (self, entrant, clean))
    {
      g_free (clean);
      return FALSE;
    }
  g_free (get_entrant (self, entrant)->name);
  get_entrant (self, entrant)->name = clean;
  return TRUE;
}

/**
 * pat_contest_get_play:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal, from 0
 *
 * Returns: (transfer none) (nullable): what the entrant did in that deal, if it was begun
 */
PatReplay *
pat_contest_get_play (PatContest *self,
                      guint       entrant,
                      guint       deal)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && has_play (self, entrant, deal), NULL);

  return get_play (self, entrant, deal)->replay;
}

/**
 * pat_contest_set_play:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal, from 0
 * @play: what the entrant did in that deal
 * @is_over: whether nothing more will be done in it
 *
 * Notes how somebody plays a deal.
 *
 * Returns: %FALSE if it is a replay of another deal, or the deal was over already
 */
gboolean
pat_contest_set_play (PatContest *self,
                      guint       entrant,
                      guint       deal,
                      PatReplay  *play,
                      gboolean    is_over)
{
  Play *place;

  g_return_val_if_fail (PAT_IS_CONTEST (self) && has_play (self, entrant, deal), FALSE);
  g_return_val_if_fail (PAT_IS_REPLAY (play), FALSE);

  place = get_play (self, entrant, deal);
  if (place->is_over || strcmp (pat_replay_get_deal (play), self->deals[deal]) != 0)
    return FALSE;
  g_set_object (&place->replay, play);
  place->is_over = is_over;
  return TRUE;
}

/**
 * pat_contest_is_over:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal, from 0
 *
 * Returns: whether the entrant has played that deal to an end
 */
gboolean
pat_contest_is_over (PatContest *self,
                     guint       entrant,
                     guint       deal)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && has_play (self, entrant, deal), FALSE);

  return get_play (self, entrant, deal)->is_over;
}

/**
 * pat_contest_has_finished:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 *
 * Returns: whether the entrant has played all deals to an end
 */
gboolean
pat_contest_has_finished (PatContest *self,
                          guint       entrant)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && entrant < self->entrants->len, FALSE);

  for (guint i = 0; i < pat_contest_get_n_deals (self); i++)
    if (!get_play (self, entrant, i)->is_over)
      return FALSE;
  return TRUE;
}
