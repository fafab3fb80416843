/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Compiled rules: they deal, list, judge, apply and revert. Immutable, and shared between
 * threads. */
#pragma once

#include "pat-scoring.h"
#include "pat-variant.h"

G_BEGIN_DECLS

#define PAT_TYPE_RULES (pat_rules_get_type ())

/**
 * PAT_RULES_ERROR:
 *
 * The domain of errors about tables and positions.
 */
#define PAT_RULES_ERROR (pat_rules_error_quark ())

/**
 * PatRulesError:
 * @PAT_RULES_ERROR_TABLE: the variant's table is wrong
 * @PAT_RULES_ERROR_POSITION: the text is not a position of this variant
 * @PAT_RULES_ERROR_MOVE: the text is not a move
 * @PAT_RULES_ERROR_DEAL: the text is not a deal
 *
 * What can be wrong with what is given to rules.
 */
typedef enum
{
  PAT_RULES_ERROR_TABLE,
  PAT_RULES_ERROR_POSITION,
  PAT_RULES_ERROR_MOVE,
  PAT_RULES_ERROR_DEAL,
} PatRulesError;

/**
 * PatRefusalReason:
 *
 * Why a move is illegal. The sentence for the player is made by [func@Patience.words_refusal].
 */
typedef enum
{
  PAT_LEGAL,
  PAT_REFUSED_NOTHING_THERE,   /* the pile is empty, or does not have that many cards */
  PAT_REFUSED_SAME_PILE,       /* source and destination are one pile */
  PAT_REFUSED_NOT_TAKEN,       /* nothing may be taken from this pile */
  PAT_REFUSED_FACE_DOWN,       /* a card of the unit lies face down */
  PAT_REFUSED_NOT_TOP,         /* only the top card may be taken from this pile */
  PAT_REFUSED_NO_RUN,          /* the cards do not follow each other as a moving run must */
  PAT_REFUSED_TOO_MANY,        /* too few free cells and spaces for so many cards */
  PAT_REFUSED_WHOLE_ONLY,      /* only the top card or the complete pile */
  PAT_REFUSED_CHAIN_ONLY,      /* the run at the end is glued */
  PAT_REFUSED_TAKES_NOTHING,   /* the player may put nothing on this pile */
  PAT_REFUSED_FULL,            /* the pile is complete */
  PAT_REFUSED_ONE_AT_A_TIME,   /* this pile takes single cards */
  PAT_REFUSED_TOO_FEW,         /* this pile takes complete suits only */
  PAT_REFUSED_FROM,            /* this pile takes no cards from a pile of that role */
  PAT_REFUSED_BUILD,           /* the card does not go on the top card */
  PAT_REFUSED_FILL,            /* the card may not fill the empty pile */
  PAT_REFUSED_SPACE,           /* the empty pile is not filled by the player */
  PAT_REFUSED_NO_STOCK,        /* this game has no stock to click on */
  PAT_REFUSED_STOCK_EMPTY,     /* the stock is used up */
  PAT_REFUSED_NO_MORE_PASSES,  /* the waste may not be turned over again */
  PAT_REFUSED_SPACES_FIRST,    /* spaces must be filled before the deal */
  PAT_REFUSED_NOT_REMOVED,     /* no cards are removed in this game, or none of this pile */
  PAT_REFUSED_COVERED,         /* a card of the removal is covered */
  PAT_REFUSED_SUM,             /* the ranks do not add up */
  PAT_REFUSED_UNEQUAL,         /* the ranks differ */
  PAT_REFUSED_NOT_ALONE,       /* the card does not go alone */
  PAT_REFUSED_NOTHING_TO_TURN, /* there is no face-down card to turn up */
  PAT_REFUSED_NO_SPECIAL,      /* the special action is not possible now */
  PAT_REFUSED_BY_GAME,         /* a hook refuses, with a sentence of its own */
  PAT_REFUSED_OVER,            /* the game is over */
  PAT_REFUSED_NO_PLACE,        /* no pile takes the cards */
} PatRefusalReason;

/**
 * PatRefusal:
 * @reason: why
 * @pile: the pile that refuses
 * @limit: for PAT_REFUSED_TOO_MANY, how many cards could move
 * @text: (nullable): for PAT_REFUSED_BY_GAME, the sentence, not translated yet
 *
 * Why a move is illegal.
 */
typedef struct
{
  PatRefusalReason reason;
  guint            pile;
  guint            limit;
  const char      *text;
} PatRefusal;

PAT_PUBLIC GType                 pat_rules_get_type        (void) G_GNUC_CONST;
PAT_PUBLIC GQuark                pat_rules_error_quark     (void);
PAT_PUBLIC PatRules             *pat_rules_new             (const PatVariantSpec *spec,
                                                            PatOptions           *options,
                                                            GError              **error);
PAT_PUBLIC PatRules             *pat_rules_ref             (PatRules             *self);
PAT_PUBLIC void                  pat_rules_unref           (PatRules             *self);

PAT_PUBLIC char                  pat_role_get_letter       (PatRole               role);
PAT_PUBLIC const PatVariantSpec *pat_rules_get_variant     (const PatRules       *self);
PAT_PUBLIC PatOptions           *pat_rules_get_options     (const PatRules       *self);
PAT_PUBLIC guint                 pat_rules_get_easiness    (const PatRules       *self);
PAT_PUBLIC const PatGameSpec    *pat_rules_get_game        (const PatRules       *self);
PAT_PUBLIC guint                 pat_rules_get_n_piles     (const PatRules       *self);
PAT_PUBLIC guint                 pat_rules_get_n_cards     (const PatRules       *self);
PAT_PUBLIC const PatPileSpec    *pat_rules_get_pile        (const PatRules       *self,
                                                            guint                 pile);
PAT_PUBLIC PatRole               pat_rules_get_role        (const PatRules       *self,
                                                            guint                 pile);
PAT_PUBLIC guint                 pat_rules_get_number      (const PatRules       *self,
                                                            guint                 pile);
PAT_PUBLIC guint                 pat_rules_get_row_index   (const PatRules       *self,
                                                            guint                 pile);
PAT_PUBLIC guint                 pat_rules_count_role      (const PatRules       *self,
                                                            PatRole               role);
PAT_PUBLIC int                   pat_rules_find_pile       (const PatRules       *self,
                                                            PatRole               role,
                                                            guint                 number);
PAT_PUBLIC PatPoint              pat_rules_get_place       (const PatRules       *self,
                                                            guint                 pile,
                                                            gboolean              narrow);
PAT_PUBLIC gboolean              pat_rules_has_narrow      (const PatRules       *self);
PAT_PUBLIC guint                 pat_rules_get_deck        (const PatRules       *self,
                                                            PatCard              *cards);

PAT_PUBLIC void                  pat_rules_deal            (const PatRules       *self,
                                                            guint64               number,
                                                            PatPosition          *position);
PAT_PUBLIC void                  pat_rules_list            (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            PatMoves             *moves);
PAT_PUBLIC gboolean              pat_rules_has_moves       (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC void                  pat_rules_spell           (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            PatMove              *move);
PAT_PUBLIC gboolean              pat_rules_judge           (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            const PatMove        *move,
                                                            PatRefusal           *refusal);
PAT_PUBLIC void                  pat_rules_apply           (const PatRules       *self,
                                                            PatPosition          *position,
                                                            const PatMove        *move,
                                                            PatSteps             *steps);
PAT_PUBLIC void                  pat_rules_revert          (const PatRules       *self,
                                                            PatPosition          *position,
                                                            const PatSteps       *steps);
PAT_PUBLIC guint64               pat_rules_perft           (const PatRules       *self,
                                                            PatPosition          *position,
                                                            guint                 depth);
PAT_PUBLIC gboolean              pat_rules_is_won          (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC gboolean              pat_rules_is_stuck        (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC int                   pat_rules_get_score       (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC guint64               pat_rules_hash            (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC gboolean              pat_rules_is_covered      (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 pile);
PAT_PUBLIC gboolean              pat_rules_is_complete     (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 pile);
PAT_PUBLIC guint                 pat_rules_count_complete  (const PatRules       *self,
                                                            const PatPosition    *position);
PAT_PUBLIC gboolean              pat_rules_is_locked       (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 pile);
PAT_PUBLIC guint                 pat_rules_get_run         (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 pile);
PAT_PUBLIC gboolean              pat_rules_can_redeal      (const PatRules       *self,
                                                            const PatPosition    *position);

PAT_PUBLIC gboolean              pat_rules_find_auto_move  (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            PatAuto               degree,
                                                            PatMove              *move);
PAT_PUBLIC gboolean              pat_rules_find_target     (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 pile,
                                                            guint                 index,
                                                            PatMove              *move);
PAT_PUBLIC gboolean              pat_rules_find_best       (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            const PatMove        *cards,
                                                            PatMove              *move);
PAT_PUBLIC gboolean              pat_rules_find_hint       (const PatRules       *self,
                                                            const PatPosition    *position,
                                                            guint                 nth,
                                                            PatMove              *move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatRules, pat_rules_unref)

G_END_DECLS
