/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sentences that say which card goes on which, and which cards move together. */
#include "config.h"

#include "pat-words-private.h"

typedef enum
{
  DIRECTION_UP,
  DIRECTION_DOWN,
  DIRECTION_EITHER,
  DIRECTION_EQUAL,
  N_DIRECTIONS,
} Direction;

/* In the order of PAT_ANY_SUIT and those that follow it. */
typedef enum
{
  KIND_ANY,
  KIND_SAME,
  KIND_OTHER,
  KIND_COLOUR,
  KIND_ALTERNATE,
  N_KINDS = PAT_N_SUIT_KINDS,
} Kind;

/* The sentences that some game needs. If there is none, that of a pile says the same, and
 * if that is missing, two sentences of the general form. */
static const char *const build_sentences[PAT_N_SUBJECTS][N_DIRECTIONS][N_KINDS] = {
  [PAT_SUBJECT_FOUNDATION] = {
    [DIRECTION_UP] = {
      [KIND_ANY] = N_("Foundations are built up regardless of suit."),
      [KIND_SAME] = N_("Foundations are built up in suit."),
      [KIND_ALTERNATE] = N_("Foundations are built up in alternating colours."),
    },
    [DIRECTION_EQUAL] = {
      [KIND_ANY] = N_("Foundations are built of cards of equal rank, regardless of suit."),
    },
  },
  [PAT_SUBJECT_COLUMN] = {
    [DIRECTION_UP] = {
      [KIND_ANY] = N_("Columns are built up regardless of suit."),
    },
    [DIRECTION_DOWN] = {
      [KIND_ANY] = N_("Columns are built down regardless of suit."),
      [KIND_SAME] = N_("Columns are built down in suit."),
      [KIND_OTHER] = N_("Columns are built down in different suits."),
      [KIND_COLOUR] = N_("Columns are built down in the same colour."),
      [KIND_ALTERNATE] = N_("Columns are built down in alternating colours."),
    },
    [DIRECTION_EITHER] = {
      [KIND_SAME] = N_("Columns are built up or down in suit."),
    },
  },
  [PAT_SUBJECT_PILE] = {
    [DIRECTION_UP] = {
      [KIND_ANY] = N_("Here cards are built up regardless of suit."),
      [KIND_SAME] = N_("Here cards are built up in suit."),
    },
    [DIRECTION_DOWN] = {
      [KIND_ANY] = N_("Here cards are built down regardless of suit."),
      [KIND_SAME] = N_("Here cards are built down in suit."),
    },
    [DIRECTION_EITHER] = {
      [KIND_ANY] = N_("Here cards are built up or down regardless of suit."),
    },
  },
};

/* The same for a foundation that is the only one. */
static const char *const only_foundation_sentences[N_DIRECTIONS][N_KINDS] = {
  [DIRECTION_EITHER] = {
    [KIND_ANY] = N_("The foundation is built up or down regardless of suit."),
  },
};

/* The general form: the first sentence. */
static const char *const direction_sentences[N_DIRECTIONS] = {
  [DIRECTION_UP] = N_("Here cards are built up."),
  [DIRECTION_DOWN] = N_("Here cards are built down."),
  [DIRECTION_EITHER] = N_("Here cards are built up or down."),
  [DIRECTION_EQUAL] = N_("Here piles are built of cards of equal rank."),
};

/* The last sentence of every general form. It is about the cards of a pile or of a run. */
static const char *const kind_sentences[N_KINDS] = {
  [KIND_ANY] = N_("The suits do not matter."),
  [KIND_SAME] = N_("All cards are of the same suit."),
  [KIND_OTHER] = N_("Neighbouring cards are of different suits."),
  [KIND_COLOUR] = N_("All cards are of the same colour."),
  [KIND_ALTERNATE] = N_("Red and black cards alternate."),
};

/* If the cards that move together are not those that are built. */
static const char *const run_sentences[N_DIRECTIONS][N_KINDS] = {
  [DIRECTION_DOWN] = {
    [KIND_SAME] = N_("Only runs that go down in suit move as a unit."),
    [KIND_ALTERNATE] = N_("Only runs that go down in alternating colours move as a unit."),
  },
};

/* The same for what comes to one pile only. */
static const char *const unit_sentences[N_DIRECTIONS][N_KINDS] = {
  [DIRECTION_DOWN] = {
    [KIND_SAME] = N_("Only runs that go down in suit come here as a unit."),
  },
};

/* The general form for runs: the second sentence. */
static const char *const run_direction_sentences[N_DIRECTIONS] = {
  [DIRECTION_UP] = N_("In such a run the ranks go up."),
  [DIRECTION_DOWN] = N_("In such a run the ranks go down."),
  [DIRECTION_EITHER] = N_("In such a run the ranks go up or down."),
  [DIRECTION_EQUAL] = N_("In such a run all ranks are equal."),
};

static const char *const any_card_sentences[PAT_N_SUBJECTS] = {
  [PAT_SUBJECT_COLUMN] = N_("Any card may be put on the top card of a column."),
  [PAT_SUBJECT_PILE] = N_("Any card may be put here."),
};

static Kind
kind_of (guint build)
{
  for (Kind kind = KIND_ANY; kind < N_KINDS; kind++)
    if ((build & (PAT_ANY_SUIT << kind)) != 0)
      return kind;
  return KIND_ANY;
}

static Direction
direction_of (guint build)
{
  switch (build & (PAT_UP | PAT_DOWN))
    {
    case PAT_UP:
      return DIRECTION_UP;
    case PAT_DOWN:
      return DIRECTION_DOWN;
    case 0:
      return DIRECTION_EQUAL;
    default:
      return DIRECTION_EITHER;
    }
}

static void
add_wrap (GString        *text,
          const PatRules *rules)
{
  if (pat_rules_has_all_ranks (rules))
    pat_words_add (text, _("The ranks go round: King and Ace are neighbours."));
  else
    pat_words_add (text, _("The ranks go round: the highest and the lowest rank are neighbours."));
}

static void
add_closed (GString *text,
            guint    rank)
{
  if (rank == PAT_KING)
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
             const PatWay      *way)
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

/* Returns: (nullable): a sentence that says it all */
static const char *
find_build_sentence (const PatRules *rules,
                     PatSubject      subject,
                     Direction       direction,
                     Kind            kind)
{
  const char *sentence = build_sentences[subject][direction][kind];

  if (subject == PAT_SUBJECT_FOUNDATION && pat_rules_count_role (rules, PAT_FOUNDATION) == 1)
    sentence = only_foundation_sentences[direction][kind];
  return sentence != NULL ? sentence : build_sentences[PAT_SUBJECT_PILE][direction][kind];
}

static void
add_build_sentences (GString        *text,
                     const PatRules *rules,
                     PatSubject      subject,
                     guint           build)
{
  Direction direction = direction_of (build);
  Kind kind = kind_of (build);
  const char *sentence = find_build_sentence (rules, subject, direction, kind);

  if (sentence != NULL)
    {
      pat_words_add (text, _(sentence));
      return;
    }
  pat_words_add (text, _(direction_sentences[direction]));
  pat_words_add (text, _(kind_sentences[kind]));
}

static void
add_way (GString        *text,
         const PatRules *rules,
         PatSubject      subject,
         const PatWay      *way)
{
  if ((way->build & PAT_ANY_CARD) != 0)
    pat_words_add (text, _(pat_words_of_subject (any_card_sentences, subject)));
  else
    add_build_sentences (text, rules, subject, way->build);
  add_details (text, rules, way);
}

static const char *
own_rule_sentence (const PatRules *rules,
                   guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->build_help != NULL)
    return pat_words_translate (pat_rules_get_variant (rules), row->build_help);
  return _("Which card goes here on which is a rule of this game’s own.");
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
  PatWay way = { row->build, MAX (1, row->step), 0 };

  if (row->can_build != NULL && !pat_words_find_way (rules, relation, &way))
    pat_words_add (text, own_rule_sentence (rules, pile));
  else if (way.build != PAT_NO_BUILD)
    add_way (text, rules, subject, &way);
  else if (subject == PAT_SUBJECT_COLUMN && row->fill == PAT_FILL_NONE)
    pat_words_add (text, _("No card may be put on the columns."));
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
    pat_words_add (text, _("There is room for one card."));
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

/* Says which runs move: in one sentence if some game needs it, or else in three. */
static void
add_runs (GString           *text,
          const char *const  sentences[N_DIRECTIONS][N_KINDS],
          const char        *general,
          guint              run)
{
  Direction direction = direction_of (run);
  Kind kind = kind_of (run);

  if (sentences[direction][kind] != NULL)
    {
      pat_words_add (text, _(sentences[direction][kind]));
      return;
    }
  pat_words_add (text, general);
  pat_words_add (text, _(run_direction_sentences[direction]));
  pat_words_add (text, _(kind_sentences[kind]));
}

/* Says which cards come to a pile as a unit if columns move others. */
void
pat_words_add_units (GString        *text,
                     const PatRules *rules,
                     guint           pile)
{
  guint units = pat_rules_get_pile (rules, pile)->units;

  if (units != PAT_NO_BUILD && !moves_like_columns (rules, rules->piles[pile].units))
    add_runs (text, unit_sentences, _("Only certain runs come here as a unit."), units);
}

static gboolean
moves_runs (const PatPileSpec *row)
{
  return row->take == PAT_TAKE_RUN || row->take == PAT_TAKE_RUN_LIMITED ||
         row->take == PAT_TAKE_WHOLE || row->take == PAT_TAKE_CHAIN;
}

/* Says which cards move together if they are not those that are built. */
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
  add_runs (text, run_sentences, _("Only certain runs move as a unit."), row->run);
}
