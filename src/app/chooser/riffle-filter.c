/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What kind of game the player looks for. */
#include "config.h"

#include "riffle-filter.h"

#include <glib/gi18n.h>

/* minutes */
#define MOST_OF_SHORT  5
#define MOST_OF_MEDIUM 15

/* of 1 to 5 */
#define MOST_OF_LUCK   2
#define LEAST_OF_SKILL 4

struct _RiffleFilter
{
  GObject  parent_instance;

  guint    wanted[RIFFLE_N_FACETS]; /* a bit for each answer; 0: whatever the answer is */
  char    *collection;              /* (nullable): its id */
  gboolean is_new;                  /* only what the player has never played */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleFilter, riffle_filter, G_TYPE_OBJECT)

static const struct
{
  const char *question;
  const char *answers[RIFFLE_FACET_ANSWERS];
} facets[RIFFLE_N_FACETS] = {
  [RIFFLE_FACET_DECKS] = {
    /* Translators: a filter of the page of games: how many decks of cards a game needs */
    N_("Decks"), {
      /* Translators: an answer to the filter “Decks” */
      N_("One Deck"),
      /* Translators: an answer to the filter “Decks” */
      N_("Two Decks"),
      /* Translators: an answer to the filter “Decks”: three decks of cards, or four */
      N_("More Decks")
    }
  },
  [RIFFLE_FACET_SKILL] = {
    N_("Luck or Skill"),
    /* Translators: What decides a game. */
    { N_("Luck"), N_("Luck and Skill"),
      /* Translators: a filter: skill decides these games */
      N_("Skill") }
  },
  [RIFFLE_FACET_LENGTH] = {
    /* Translators: a filter of the page of games: how long a game takes */
    N_("Length"),
    /* Translators: How many minutes a game takes; short, for three of them stand beside one
       another in a narrow window. */
    { N_("Up to 5 min"),
      /* Translators: a filter: so many minutes a game takes */
      N_("5–15 min"), N_("Over 15 min") }
  },
  [RIFFLE_FACET_ODDS] = {
    N_("Chance of Winning"), {
      /* Translators: a filter: how often these games are won */
      N_("Seldom Won"),
      /* Translators: a filter: how often these games are won */
      N_("Sometimes Won"),
      /* Translators: a filter: how often these games are won */
      N_("Often Won")
    }
  },
};

static void
riffle_filter_finalize (GObject *object)
{
  g_free (RIFFLE_FILTER (object)->collection);
  G_OBJECT_CLASS (riffle_filter_parent_class)->finalize (object);
}

static void
riffle_filter_class_init (RiffleFilterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_filter_finalize;

  signals[CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_FILTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL,
                                   G_TYPE_NONE, 0);
}

static void
riffle_filter_init (RiffleFilter *self)
{
}

/**
 * riffle_facet_get_question:
 * @facet: a facet
 *
 * Returns: (transfer none): what is asked, in the player's language
 */
const char *
riffle_facet_get_question (RiffleFacet facet)
{
  return _(facets[facet].question);
}

/**
 * riffle_facet_get_answer:
 * @facet: a facet
 * @answer: below %RIFFLE_FACET_ANSWERS
 *
 * Returns: (transfer none): the answer in the player's language
 */
const char *
riffle_facet_get_answer (RiffleFacet facet,
                         guint       answer)
{
  g_return_val_if_fail (answer < RIFFLE_FACET_ANSWERS, NULL);

  return _(facets[facet].answers[answer]);
}

static int
find_length (guint minutes)
{
  if (minutes == 0)
    return -1;
  if (minutes <= MOST_OF_SHORT)
    return 0;
  return minutes <= MOST_OF_MEDIUM ? 1 : 2;
}

static int
find_skill (guint skill)
{
  if (skill == 0)
    return -1;
  if (skill <= MOST_OF_LUCK)
    return 0;
  return skill < LEAST_OF_SKILL ? 1 : 2;
}

/**
 * riffle_facet_find_answer:
 * @facet: a facet
 * @variant: a variant
 *
 * Returns: the answer for a variant, or -1 if nobody knows
 */
int
riffle_facet_find_answer (RiffleFacet  facet,
                          PatVariant  *variant)
{
  const PatVariantSpec *spec = pat_variant_get_spec (variant);

  switch (facet)
    {
    case RIFFLE_FACET_DECKS:
      return MIN (MAX (spec->game.decks, 1), RIFFLE_FACET_ANSWERS) - 1;
    case RIFFLE_FACET_SKILL:
      return find_skill (spec->skill);
    case RIFFLE_FACET_LENGTH:
      return find_length (spec->minutes);
    case RIFFLE_FACET_ODDS:
      return (int) pat_variant_get_odds (variant) - PAT_ODDS_SELDOM;
    case RIFFLE_N_FACETS:
      break;
    }
  g_return_val_if_reached (-1);
}

/**
 * riffle_filter_new:
 *
 * Returns: (transfer full): a filter that lets everything pass
 */
RiffleFilter *
riffle_filter_new (void)
{
  return g_object_new (RIFFLE_TYPE_FILTER, NULL);
}

/**
 * riffle_filter_is_empty:
 * @self: a filter
 *
 * Returns: whether it lets everything pass
 */
gboolean
riffle_filter_is_empty (RiffleFilter *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILTER (self), TRUE);

  for (guint i = 0; i < RIFFLE_N_FACETS; i++)
    if (self->wanted[i] != 0)
      return FALSE;
  return self->collection == NULL && !self->is_new;
}

/**
 * riffle_filter_clear:
 * @self: a filter
 *
 * Lets everything pass.
 */
void
riffle_filter_clear (RiffleFilter *self)
{
  g_return_if_fail (RIFFLE_IS_FILTER (self));

  if (riffle_filter_is_empty (self))
    return;
  memset (self->wanted, 0, sizeof self->wanted);
  g_clear_pointer (&self->collection, g_free);
  self->is_new = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_filter_get_answer:
 * @self: a filter
 * @facet: a facet
 * @answer: one of its answers
 *
 * Returns: whether the player asks for it
 */
gboolean
riffle_filter_get_answer (RiffleFilter *self,
                          RiffleFacet   facet,
                          guint         answer)
{
  g_return_val_if_fail (RIFFLE_IS_FILTER (self), FALSE);

  return (self->wanted[facet] & 1u << answer) != 0;
}

/**
 * riffle_filter_set_answer:
 * @self: a filter
 * @facet: a facet
 * @answer: one of its answers
 * @is_wanted: whether the player asks for it
 *
 * Asks for an answer. Of one facet any of those that are asked for will do; if none is, it makes
 * no difference.
 */
void
riffle_filter_set_answer (RiffleFilter *self,
                          RiffleFacet   facet,
                          guint         answer,
                          gboolean      is_wanted)
{
  g_return_if_fail (RIFFLE_IS_FILTER (self));

  if (riffle_filter_get_answer (self, facet, answer) == !!is_wanted)
    return;
  self->wanted[facet] ^= 1u << answer;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_filter_get_collection:
 * @self: a filter
 *
 * Returns: (transfer none) (nullable): the collection that the player asks for
 */
const char *
riffle_filter_get_collection (RiffleFilter *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILTER (self), NULL);

  return self->collection;
}

/**
 * riffle_filter_set_collection:
 * @self: a filter
 * @id: (nullable): a collection, or %NULL for all games
 *
 * Asks for the games of a collection.
 */
void
riffle_filter_set_collection (RiffleFilter *self,
                              const char   *id)
{
  char *old;

  g_return_if_fail (RIFFLE_IS_FILTER (self));

  if (g_strcmp0 (self->collection, id) == 0)
    return;
  /* The new one may be the old one's. */
  old = self->collection;
  self->collection = g_strdup (id);
  g_free (old);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * riffle_filter_get_new:
 * @self: a filter
 *
 * Returns: whether the player asks for games never played
 */
gboolean
riffle_filter_get_new (RiffleFilter *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILTER (self), FALSE);

  return self->is_new;
}

/**
 * riffle_filter_set_new:
 * @self: a filter
 * @is_wanted: whether the player asks for games never played
 *
 * Asks for games of which the statistics have none.
 */
void
riffle_filter_set_new (RiffleFilter *self,
                       gboolean      is_wanted)
{
  g_return_if_fail (RIFFLE_IS_FILTER (self));

  if (self->is_new == !!is_wanted)
    return;
  self->is_new = !!is_wanted;
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
is_member (PatVariant *variant,
           const char *id)
{
  const PatMembership *in = pat_variant_get_spec (variant)->collections;

  for (; in != NULL && in->collection != NULL; in++)
    if (g_str_equal (in->collection, id))
      return TRUE;
  return FALSE;
}

/**
 * riffle_filter_passes:
 * @self: a filter
 * @variant: a variant
 * @n_played: how many games of it the player has played
 *
 * Returns: whether the variant is what the player looks for
 */
gboolean
riffle_filter_passes (RiffleFilter *self,
                      PatVariant   *variant,
                      guint         n_played)
{
  g_return_val_if_fail (RIFFLE_IS_FILTER (self), FALSE);

  for (guint facet = 0; facet < RIFFLE_N_FACETS; facet++)
    {
      int answer = riffle_facet_find_answer (facet, variant);

      if (self->wanted[facet] != 0 && (answer < 0 || !(self->wanted[facet] & 1u << answer)))
        return FALSE;
    }
  if (self->collection != NULL && !is_member (variant, self->collection))
    return FALSE;
  return !self->is_new || n_played == 0;
}
