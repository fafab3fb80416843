/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of compiled rules, for the files that make up PatRules. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

/* All ranks and all suits, as sets. */
#define ALL_RANKS 0x3ffe /* PAT_RANK_BITs; rules without `ranks` are compiled to these */
#define ALL_SUITS ((1u << PAT_N_SUITS) - 1)

/* For each card (6 bits), the set of cards that may lie on it. */
typedef struct
{
  guint64 on[64];
} PatRelation;

/* A pile as it was compiled from its row. */
typedef struct
{
  guint8   role;
  guint8   number;     /* among the piles of its role, from 1 */
  guint8   row;        /* in the table */
  guint8   in_row;     /* from 0 */
  guint8   take;
  guint8   fill;
  guint8   turn;
  guint8   build;      /* index of the relation of what may be put on it */
  guint8   run;        /* index of the relation of what moves together */
  guint8   min_accept;
  guint8   max_cards;  /* PAT_MAX_CARDS if there is no limit */
  guint8   indicator;  /* the indicator pile of the same number */
  gboolean in_line;    /* an empty pile takes what follows the card of the pile before it */
  gboolean single;     /* takes one card at a time */
  gboolean has_units;  /* says itself which cards come to it as a unit */
  guint8   units;      /* index of the relation of such a unit */
  gboolean removable;
  gboolean builds;     /* some card may be put on another */
  guint16  from;       /* roles it takes cards from */
  guint16  fill_from;
  guint16  fill_first; /* roles whose cards come first to an empty pile */
  guint64  fill_cards; /* what an empty pile takes, unless the position decides that */
  guint64  suit_cards; /* cards of the suits that an empty pile takes */
  guint8   n_covers;
  guint8   covers[4];  /* piles that cover this one */
} PatPile;

/* One card (or the rest of them) of the deal. */
typedef struct
{
  guint8  pile;
  char    kind;  /* 'D', 'U', '*', '=', '~' */
  PatCard fixed; /* for '=': the index into the cards taken out; for '~': the rank */
} PatDealStep;

/* A card that is taken out before the deal. */
typedef struct
{
  guint8   rank;
  gboolean any_suit;
  guint8   suit;
} PatFirstCard;

typedef struct _PatWatchedHooks PatWatchedHooks;

struct _PatRules
{
  gint                  ref_count; /* atomic */
  const PatVariantSpec *spec;
  PatOptions           *options;
  PatTable              table;
  guint                 n_piles;
  PatPile               piles[PAT_MAX_PILES];
  guint                 n_of_role[PAT_N_ROLES];
  guint8                of_role[PAT_N_ROLES][PAT_MAX_PILES];
  guint                 n_relations;
  PatRelation          *relations;
  guint64               base_cards[PAT_KING + 1]; /* all cards of a rank */
  guint                 n_deck;
  PatCard               deck[PAT_MAX_CARDS];      /* the fresh deck */
  guint                 n_deal_steps;
  PatDealStep           deal_steps[PAT_MAX_CARDS + 1];
  guint                 n_first_cards;
  PatFirstCard          first_cards[PAT_MAX_CARDS];
  int                   stock;                    /* pile, or -1 */
  int                   waste;                    /* pile, or -1 */
  int                   discard;                  /* pile, or -1 */
  gboolean              manual_flip;
  guint                 n_turning;
  /* piles whose uncovered cards are turned up by the rules */
  guint8                turning[PAT_MAX_PILES];
  guint                 n_refilled;
  guint8                refilled[PAT_MAX_PILES];
  guint                 n_collecting;
  guint8                collecting[PAT_MAX_PILES]; /* piles to which complete runs come */
  guint                 n_unit_piles;
  guint8                unit_piles[PAT_MAX_PILES]; /* piles with `has_units` */
  guint                 n_own_counters;
  gboolean              points;                   /* the scoring is one of points */
  PatWatchedHooks      *watched;                  /* (nullable): the hooks whose calls are noted */
};

extern const char pat_role_letters[];
extern const char *const pat_role_words[];

gboolean  pat_rules_compile      (PatRules          *self,
                                  GError           **error);
gboolean  pat_rules_compile_deal (PatRules          *self,
                                  GError           **error);
gboolean  pat_rules_check_spec   (PatRules          *self,
                                  GError           **error);
gboolean  pat_rules_check_row    (PatRules          *self,
                                  guint              i,
                                  GError           **error);
gboolean  pat_rules_check_game   (PatRules          *self,
                                  GError           **error);
guint8    pat_rules_add_relation (PatRules          *self,
                                  guint              build,
                                  guint              step,
                                  PatBuildFunc       func);
gboolean  pat_rules_relation_is_empty (const PatRelation *relation);
gboolean  pat_rules_table_error  (PatRules          *self,
                                  guint              row,
                                  GError           **error,
                                  const char        *format,
                                  ...) G_GNUC_PRINTF (4, 5);
void      pat_rules_fill_relation (PatRelation  *relation,
                                   guint         build,
                                   int           step,
                                   PatBuildFunc  func);
guint64   pat_rules_accepted     (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile);
guint     pat_rules_get_sources  (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile);
guint     pat_rules_fills_first  (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile);
guint     pat_rules_count_run    (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile,
                                  guint              relation);
gboolean  pat_rules_gives_runs   (const PatRules    *self,
                                  guint              pile);
guint     pat_rules_run_limit    (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              to);
void      pat_rules_settle       (const PatRules    *self,
                                  PatPosition       *position,
                                  const PatMove     *move,
                                  PatSteps          *steps);
void      pat_rules_book_points  (const PatRules    *self,
                                  PatPosition       *position,
                                  gboolean           was_won,
                                  PatSteps          *steps);
guint     pat_rules_uncovered    (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile,
                                  int               *only_cover);
guint     pat_rules_find_collected (const PatRules    *self,
                                    const PatPosition *position,
                                    guint              to,
                                    guint64            accepted,
                                    guint              from);
gboolean  pat_rules_is_spelled   (const PatRules    *self,
                                  const PatPosition *position,
                                  const PatMove     *move);
gboolean  pat_rules_may_stock    (const PatRules    *self,
                                  const PatPosition *position,
                                  PatRefusal        *refusal);
gboolean  pat_rules_judge_removal (const PatRules    *self,
                                   const PatPosition *position,
                                   const PatMove     *move,
                                   PatRefusal        *refusal);
gboolean  pat_rules_player_turns (const PatRules    *self,
                                  const PatPosition *position,
                                  guint              pile);

gboolean  pat_rules_configure    (PatRules          *self,
                                  GError           **error);
void      pat_rules_ask_relation (PatRules          *self,
                                  PatRelation       *relation,
                                  PatBuildFunc       func);
void      pat_rules_watch_hooks  (PatRules          *self);
void      pat_rules_free_watched (PatRules          *self);
void      pat_rules_init_counters (const PatRules   *self,
                                   PatPosition      *position);
void      pat_rules_list_hints   (const PatRules    *self,
                                  const PatPosition *position,
                                  PatMoves          *moves);
int       pat_rules_rate         (const PatRules    *self,
                                  const PatPosition *position,
                                  const PatMove     *move);
gboolean  pat_rules_is_neutral   (const PatRules    *self,
                                  const PatPosition *position,
                                  const PatMove     *move);
guint     pat_rules_count_gained (const PatRules    *self,
                                  const PatPosition *position);

/* Notes why a move is refused; returns FALSE, for the judge to hand on. */
static inline gboolean
pat_rules_has_all_ranks (const PatRules *self)
{
  return (self->table.game.ranks & ALL_RANKS) == ALL_RANKS;
}

static inline gboolean
pat_rules_refuse (PatRefusal       *refusal,
                  PatRefusalReason  reason,
                  guint             pile)
{
  refusal->reason = reason;
  refusal->pile = pile;
  return FALSE;
}

/* Whether the rules turn up a card of a pile as soon as nothing lies on it. */
static inline gboolean
pat_rules_turns_up (const PatRules *self,
                    guint           pile)
{
  guint turn = self->piles[pile].turn;

  return turn == PAT_TURN_ALWAYS || (turn == PAT_TURN_EXPOSED && !self->manual_flip);
}

/* Whether the player does. */
static inline gboolean
pat_rules_turns_by_hand (const PatRules *self,
                         guint           pile)
{
  guint turn = self->piles[pile].turn;

  return turn == PAT_TURN_PLAYER || (turn == PAT_TURN_EXPOSED && self->manual_flip);
}

/* The next lower rank that is in play; below the Ace comes the King. */
static inline guint
pat_rules_rank_below (const PatRules *self,
                      guint           rank)
{
  guint below = rank;

  do
    below = below == PAT_ACE ? PAT_KING : below - 1;
  while (below != rank && (self->table.game.ranks & PAT_RANK_BIT (below)) == 0);
  return below;
}

/* The rank with which foundations end; without a base rank yet, as if that were the Ace. */
static inline guint
pat_rules_last_rank (const PatRules    *self,
                     const PatPosition *position)
{
  int base = CLAMP (position->counters[PAT_COUNTER_BASE], PAT_ACE, PAT_KING);

  return pat_rules_rank_below (self, (guint) base);
}

/* Whether it is a special action that looks at cards, say, and leads nowhere. */
static inline gboolean
pat_rules_changes_nothing (const PatRules *self,
                           const PatMove  *move)
{
  return move->kind == PAT_MOVE_SPECIAL && self->table.game.specials[move->special].neutral;
}

/* All cards of a suit. */
static inline guint64
pat_rules_suit_cards (guint suit)
{
  return G_GUINT64_CONSTANT (0xffff) << (suit * 16);
}

/* The cards that may lie on a card in a relation. */
static inline guint64
pat_rules_on (const PatRules *self,
              guint           relation,
              PatCard         card)
{
  return self->relations[relation].on[card & 0x3f];
}

/* The rank with which foundations begin unless a deal or the player decides it; 0 if the player
 * has to. */
static inline guint
pat_rules_get_usual_base (const PatRules *self)
{
  const PatGameSpec *game = &self->table.game;

  return game->base > 0 || game->base_chosen ? game->base : PAT_ACE;
}

G_END_DECLS
