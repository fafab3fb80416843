/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences that say which card goes on which, and which cards move together. */
#include "config.h"

#include "pat-words-private.h"

#define N_DIRECTIONS 4
#define N_KINDS      5
#define LAST_STEP    6   /* the greatest step that an odd relation is tried with */
#define FULL_DECK    0x3ffe
#define MOST_CLOSED  3   /* ranks that a sentence may except */

/* By subject, direction (up, down, either, equal) and kind of suit (any, same, other, same
   colour, alternate). */
static const char *const build_sentences[PAT_N_SUBJECTS][N_DIRECTIONS][N_KINDS] = {
  {
    {
      N_("Foundations are built up regardless of suit."),
      N_("Foundations are built up in suit."),
      N_("Foundations are built up in different suits."),
      N_("Foundations are built up in the same colour."),
      N_("Foundations are built up in alternating colours."),
    },
    {
      N_("Foundations are built down regardless of suit."),
      N_("Foundations are built down in suit."),
      N_("Foundations are built down in different suits."),
      N_("Foundations are built down in the same colour."),
      N_("Foundations are built down in alternating colours."),
    },
    {
      N_("Foundations are built up or down regardless of suit."),
      N_("Foundations are built up or down in suit."),
      N_("Foundations are built up or down in different suits."),
      N_("Foundations are built up or down in the same colour."),
      N_("Foundations are built up or down in alternating colours."),
    },
    {
      N_("Foundations are built of cards of equal rank, regardless of suit."),
      N_("Foundations are built of cards of equal rank and the same suit."),
      N_("Foundations are built of cards of equal rank in different suits."),
      N_("Foundations are built of cards of equal rank and the same colour."),
      N_("Foundations are built of cards of equal rank in alternating colours."),
    },
  },
  {
    {
      N_("Columns are built up regardless of suit."),
      N_("Columns are built up in suit."),
      N_("Columns are built up in different suits."),
      N_("Columns are built up in the same colour."),
      N_("Columns are built up in alternating colours."),
    },
    {
      N_("Columns are built down regardless of suit."),
      N_("Columns are built down in suit."),
      N_("Columns are built down in different suits."),
      N_("Columns are built down in the same colour."),
      N_("Columns are built down in alternating colours."),
    },
    {
      N_("Columns are built up or down regardless of suit."),
      N_("Columns are built up or down in suit."),
      N_("Columns are built up or down in different suits."),
      N_("Columns are built up or down in the same colour."),
      N_("Columns are built up or down in alternating colours."),
    },
    {
      N_("Columns are built of cards of equal rank, regardless of suit."),
      N_("Columns are built of cards of equal rank and the same suit."),
      N_("Columns are built of cards of equal rank in different suits."),
      N_("Columns are built of cards of equal rank and the same colour."),
      N_("Columns are built of cards of equal rank in alternating colours."),
    },
  },
  {
    {
      N_("Here cards are built up regardless of suit."),
      N_("Here cards are built up in suit."),
      N_("Here cards are built up in different suits."),
      N_("Here cards are built up in the same colour."),
      N_("Here cards are built up in alternating colours."),
    },
    {
      N_("Here cards are built down regardless of suit."),
      N_("Here cards are built down in suit."),
      N_("Here cards are built down in different suits."),
      N_("Here cards are built down in the same colour."),
      N_("Here cards are built down in alternating colours."),
    },
    {
      N_("Here cards are built up or down regardless of suit."),
      N_("Here cards are built up or down in suit."),
      N_("Here cards are built up or down in different suits."),
      N_("Here cards are built up or down in the same colour."),
      N_("Here cards are built up or down in alternating colours."),
    },
    {
      N_("Here piles are built of cards of equal rank, regardless of suit."),
      N_("Here piles are built of cards of equal rank and the same suit."),
      N_("Here piles are built of cards of equal rank in different suits."),
      N_("Here piles are built of cards of equal rank and the same colour."),
      N_("Here piles are built of cards of equal rank in alternating colours."),
    },
  },
};

/* The same for a foundation that is the only one. */
static const char *const only_foundation_sentences[N_DIRECTIONS][N_KINDS] = {
  {
    N_("The foundation is built up regardless of suit."),
    N_("The foundation is built up in suit."),
    N_("The foundation is built up in different suits."),
    N_("The foundation is built up in the same colour."),
    N_("The foundation is built up in alternating colours."),
  },
  {
    N_("The foundation is built down regardless of suit."),
    N_("The foundation is built down in suit."),
    N_("The foundation is built down in different suits."),
    N_("The foundation is built down in the same colour."),
    N_("The foundation is built down in alternating colours."),
  },
  {
    N_("The foundation is built up or down regardless of suit."),
    N_("The foundation is built up or down in suit."),
    N_("The foundation is built up or down in different suits."),
    N_("The foundation is built up or down in the same colour."),
    N_("The foundation is built up or down in alternating colours."),
  },
  {
    N_("The foundation is built of cards of equal rank, regardless of suit."),
    N_("The foundation is built of cards of equal rank and the same suit."),
    N_("The foundation is built of cards of equal rank in different suits."),
    N_("The foundation is built of cards of equal rank and the same colour."),
    N_("The foundation is built of cards of equal rank in alternating colours."),
  },
};

/* By direction and kind of suit, where other cards move together than are built. */
static const char *const run_sentences[N_DIRECTIONS][N_KINDS] = {
  {
    N_("Only runs that go up regardless of suit move as a unit."),
    N_("Only runs that go up in suit move as a unit."),
    N_("Only runs that go up in different suits move as a unit."),
    N_("Only runs that go up in the same colour move as a unit."),
    N_("Only runs that go up in alternating colours move as a unit."),
  },
  {
    N_("Only runs that go down regardless of suit move as a unit."),
    N_("Only runs that go down in suit move as a unit."),
    N_("Only runs that go down in different suits move as a unit."),
    N_("Only runs that go down in the same colour move as a unit."),
    N_("Only runs that go down in alternating colours move as a unit."),
  },
  {
    N_("Only runs that go up or down regardless of suit move as a unit."),
    N_("Only runs that go up or down in suit move as a unit."),
    N_("Only runs that go up or down in different suits move as a unit."),
    N_("Only runs that go up or down in the same colour move as a unit."),
    N_("Only runs that go up or down in alternating colours move as a unit."),
  },
  {
    N_("Only cards of equal rank move as a unit, whatever their suits."),
    N_("Only cards of equal rank and the same suit move as a unit."),
    N_("Only cards of equal rank in different suits move as a unit."),
    N_("Only cards of equal rank and the same colour move as a unit."),
    N_("Only cards of equal rank in alternating colours move as a unit."),
  },
};

/* The same for what comes to one pile only. */
static const char *const unit_sentences[N_DIRECTIONS][N_KINDS] = {
  {
    N_("Only runs that go up regardless of suit come here as a unit."),
    N_("Only runs that go up in suit come here as a unit."),
    N_("Only runs that go up in different suits come here as a unit."),
    N_("Only runs that go up in the same colour come here as a unit."),
    N_("Only runs that go up in alternating colours come here as a unit."),
  },
  {
    N_("Only runs that go down regardless of suit come here as a unit."),
    N_("Only runs that go down in suit come here as a unit."),
    N_("Only runs that go down in different suits come here as a unit."),
    N_("Only runs that go down in the same colour come here as a unit."),
    N_("Only runs that go down in alternating colours come here as a unit."),
  },
  {
    N_("Only runs that go up or down regardless of suit come here as a unit."),
    N_("Only runs that go up or down in suit come here as a unit."),
    N_("Only runs that go up or down in different suits come here as a unit."),
    N_("Only runs that go up or down in the same colour come here as a unit."),
    N_("Only runs that go up or down in alternating colours come here as a unit."),
  },
  {
    N_("Only cards of equal rank come here as a unit, whatever their suits."),
    N_("Only cards of equal rank and the same suit come here as a unit."),
    N_("Only cards of equal rank in different suits come here as a unit."),
    N_("Only cards of equal rank and the same colour come here as a unit."),
    N_("Only cards of equal rank in alternating colours come here as a unit."),
  },
};

static const char *const any_card_sentences[PAT_N_SUBJECTS] = {
  N_("Any card may be put on a foundation."),
  N_("Any card may be put on the top card of a column."),
  N_("Any card may be put here."),
};

static const char *const one_card_sentences[PAT_N_SUBJECTS] = {
  N_("A foundation holds one card."),
  N_("A column holds one card."),
  N_("There is room for one card."),
};

static const char *const own_rule_sentences[PAT_N_SUBJECTS] = {
  N_("Foundations have a rule of their own; see Special Rules."),
  N_("Which card goes on which in a column is a rule of this game’s own."),
  N_("Which card goes here on which is a rule of this game’s own."),
};

/* A way of building that is said in words: PatBuild, the step, and the ranks that take nothing
   although they should. */
typedef struct
{
  guint build;
  guint step;
  guint closed;
} Way;

static guint
kind_of (guint build)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    if ((build & (PAT_ANY_SUIT << kind)) != 0)
      return kind;
  return 0;
}

static guint
direction_of (guint build)
{
  guint direction = build & (PAT_UP | PAT_DOWN);

  return direction == PAT_UP ? 0 : direction == PAT_DOWN ? 1 : direction != 0 ? 2 : 3;
}

static void
add_wrap (GString        *text,
          const PatRules *rules)
{
  guint ranks = pat_rules_get_game (rules)->ranks;

  if (ranks == 0 || (ranks & FULL_DECK) == FULL_DECK)
    pat_words_add (text, _("The ranks go round: King and Ace are neighbours."));
  else
    pat_words_add (text, _("The ranks go round: the highest and the lowest rank are neighbours."));
}

static void
add_closed (GString *text,
            guint    rank)
{
  if (rank == PAT_ACE)
    pat_words_add (text, _("No card may be put on an Ace."));
  else if (rank == PAT_KING)
    pat_words_add (text, _("No card may be put on a King."));
  else
    /* Translators: %s is a rank, such as Seven */
    pat_words_take (text, g_strdup_printf (_("No card may be put on this rank: %s."),
                                           pat_words_rank (rank)));
}

/* The sentences that follow any sentence on building: the step, circular ranks, equal ranks,
   ranks that take nothing. */
static void
add_details (GString        *text,
             const PatRules *rules,
             const Way      *way)
{
  guint directions = way->build & (PAT_UP | PAT_DOWN);

  if (way->step > 1 && directions != 0)
    /* Translators: how far the ranks of two cards on each other are apart, such as 2 when a Four
       goes on a Two */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "Each step is %u rank.",
                                        "Each step is %u ranks.", way->step),
                     way->step);
  if ((way->build & PAT_EQUAL) != 0 && directions != 0)
    pat_words_add (text, _("A card of the same rank also fits if its suit does."));
  if ((way->build & PAT_WRAP) != 0 && directions != 0)
    add_wrap (text, rules);
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    if ((way->closed & PAT_RANK_BIT (rank)) != 0)
      add_closed (text, rank);
}

/* Whether a relation is that of a way of building, but for ranks on which nothing is put. */
static gboolean
is_way (const PatRelation *relation,
        guint64            in_play,
        Way               *way)
{
  PatRelation said;

  pat_rules_fill_relation (&said, way->build, (int) way->step, NULL);
  way->closed = 0;
  for (guint card = 0; card < 64; card++)
    {
      if ((in_play & pat_card_bit ((PatCard) card)) == 0 ||
          ((relation->on[card] ^ said.on[card]) & in_play) == 0)
        continue;
      if ((relation->on[card] & in_play) != 0)
        return FALSE;
      way->closed |= PAT_RANK_BIT (pat_card_get_rank ((PatCard) card));
    }
  return TRUE;
}

/* Puts an odd relation, which a function of the variant gave, into words if that can be done.
   Rules without a step, or without ranks that take nothing, come first, because they are shorter
   to say. */
static gboolean
find_way (const PatRelation *relation,
          guint64            in_play,
          Way               *way)
{
  Way best = { 0 };
  guint fewest = G_MAXUINT;

  for (way->step = 1; way->step <= LAST_STEP; way->step++)
    for (guint direction = PAT_UP; direction < PAT_ANY_SUIT; direction++)
      for (guint kind = 0; kind < N_KINDS; kind++)
        {
          way->build = direction | PAT_ANY_SUIT << kind;
          if ((direction & (PAT_UP | PAT_DOWN | PAT_EQUAL)) == 0 ||
              !is_way (relation, in_play, way))
            continue;
          if ((guint) __builtin_popcount (way->closed) < fewest)
            {
              fewest = (guint) __builtin_popcount (way->closed);
              best = *way;
            }
        }
  *way = best;
  return fewest <= MOST_CLOSED;
}

static guint64
cards_in_play (const PatRules *rules)
{
  guint64 cards = 0;

  for (guint i = 0; i < rules->n_deck; i++)
    cards |= pat_card_bit (rules->deck[i]);
  return cards;
}

static const char *
build_sentence (const PatRules *rules,
                PatSubject      subject,
                guint           build)
{
  guint direction = direction_of (build);
  guint kind = kind_of (build);

  if (subject == PAT_SUBJECT_FOUNDATION && pat_rules_count_role (rules, PAT_FOUNDATION) == 1)
    return _(only_foundation_sentences[direction][kind]);
  return _(build_sentences[subject][direction][kind]);
}

static void
add_way (GString        *text,
         const PatRules *rules,
         PatSubject      subject,
         const Way      *way)
{
  if ((way->build & PAT_ANY_CARD) != 0)
    pat_words_add (text, _(any_card_sentences[subject]));
  else
    pat_words_add (text, build_sentence (rules, subject, way->build));
  add_details (text, rules, way);
}

static const char *
own_rule_sentence (const PatRules *rules,
                   guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->build_help != NULL)
    return pat_words_translate (pat_rules_get_variant (rules), row->build_help);
  return _(own_rule_sentences[pat_words_subject (rules, pile)]);
}

/* Says which card follows which on a pile. */
void
pat_words_add_order (GString        *text,
                     const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  const PatRelation *relation = &rules->relations[rules->piles[pile].build];
  PatSubject subject = pat_words_subject (rules, pile);
  Way way = { row->build, MAX (1, row->step), 0 };

  if (row->can_build != NULL && !find_way (relation, cards_in_play (rules), &way))
    pat_words_add (text, own_rule_sentence (rules, pile));
  else if (way.build != PAT_NO_BUILD)
    add_way (text, rules, subject, &way);
  else if (subject == PAT_SUBJECT_COLUMN && row->fill == PAT_FILL_NONE)
    pat_words_add (text, _("You put no cards on the columns yourself."));
}

/* Says what may be put on a card of a pile. */
void
pat_words_add_build (GString        *text,
                     const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if ((row->max_cards == 1 && row->role == PAT_CELL && row->fill == PAT_FILL_ANY) ||
      pat_words_takes_complete (row))
    return;
  if (row->max_cards == 1 && row->fill != PAT_FILL_NONE)
    pat_words_add (text, _(one_card_sentences[pat_words_subject (rules, pile)]));
  if (row->max_cards != 1 || row->fill == PAT_FILL_NONE || row->fill == PAT_FILL_LINE)
    pat_words_add_order (text, rules, pile);
}

/* Whether a pile takes complete runs of its own kind only: these tell which cards come here. */
gboolean
pat_words_takes_complete (const PatPileSpec *row)
{
  return row->units != PAT_NO_BUILD && row->min_accept > 1;
}

/* Whether the cards of some column move in such units anyway. */
static gboolean
moves_like_columns (const PatRules *rules,
                    guint           relation)
{
  for (guint i = 0; i < rules->n_of_role[PAT_TABLEAU]; i++)
    if (rules->piles[rules->of_role[PAT_TABLEAU][i]].run == relation)
      return TRUE;
  return FALSE;
}

/* Says which cards come to a pile as a unit where columns move others. */
void
pat_words_add_units (GString        *text,
                     const PatRules *rules,
                     guint           pile)
{
  guint units = pat_rules_get_pile (rules, pile)->units;

  if (units != PAT_NO_BUILD && !moves_like_columns (rules, rules->piles[pile].units))
    pat_words_add (text, _(unit_sentences[direction_of (units)][kind_of (units)]));
}

static gboolean
moves_runs (const PatPileSpec *row)
{
  return row->take == PAT_TAKE_RUN || row->take == PAT_TAKE_RUN_LIMITED ||
         row->take == PAT_TAKE_WHOLE || row->take == PAT_TAKE_CHAIN;
}

/* Says which cards move together where they are others than those that are built. */
void
pat_words_add_run (GString        *text,
                   const PatRules *rules,
                   guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  const PatPile *compiled = &rules->piles[pile];

  if (!moves_runs (row) || row->run == PAT_NO_BUILD || (row->run & PAT_ANY_CARD) != 0 ||
      compiled->run == compiled->build)
    return;
  pat_words_add (text, _(run_sentences[direction_of (row->run)][kind_of (row->run)]));
}
