/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Sentences and parts of texts that the files about words share. */
#pragma once

#include <glib/gi18n-lib.h>

#include "pat-rules-private.h"
#include "pat-words.h"

G_BEGIN_DECLS

/* Whom a sentence speaks of; a row with a name of its own, or with other rules than its like, is
   simply a pile. */
typedef enum
{
  PAT_SUBJECT_FOUNDATION,
  PAT_SUBJECT_COLUMN,
  PAT_SUBJECT_PILE,
} PatSubject;

#define PAT_N_SUBJECTS 3
#define PAT_N_SUIT_KINDS 5 /* PAT_ANY_SUIT and those that follow it */

/* A way of building that is said in words: PatBuild, the step, and the ranks that take nothing
   although they should. */
typedef struct
{
  guint build;
  guint step;
  guint closed;
} PatWay;

PatSubject  pat_words_subject         (const PatRules    *rules,
                                       guint              pile);
PatSubject  pat_words_plural_subject  (const PatRules    *rules,
                                       guint              pile);
const char *pat_words_of_subject      (const char *const  sentences[PAT_N_SUBJECTS],
                                       PatSubject         subject);
gboolean    pat_words_is_for_player   (const PatPileSpec *row);
gboolean    pat_words_is_place        (const PatPileSpec *row);
void        pat_words_add             (GString           *text,
                                       const char        *sentence);
void        pat_words_take            (GString           *text,
                                       char              *sentence);
void        pat_words_count           (GString           *text,
                                       const char        *sentence,
                                       guint              number);
void        pat_words_add_line        (GString           *text,
                                       const char        *line);
void        pat_words_take_line       (GString           *text,
                                       char              *line);
const char *pat_words_rank            (guint              rank);
char       *pat_words_ranks           (guint              ranks);
char       *pat_words_suits           (guint              suits);
char       *pat_words_number          (int                number);
char       *pat_words_signed          (const PatRules    *rules,
                                       int                points);
guint       pat_words_first_in_row    (const PatRules    *rules,
                                       guint              pile);
char       *pat_words_row_piles       (const PatRules    *rules,
                                       guint              pile);
char       *pat_words_role            (const PatRules    *rules,
                                       PatRole            role);
char       *pat_words_roles           (const PatRules    *rules,
                                       guint              roles,
                                       const PatPileSpec *taker);
char       *pat_words_refill          (const PatRules    *rules,
                                       const PatPileSpec *row);

gboolean    pat_words_find_way        (const PatRules    *rules,
                                       const PatRelation *relation,
                                       PatWay            *way);
void        pat_words_add_order       (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_build       (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_run         (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
gboolean    pat_words_takes_complete  (const PatPileSpec *row);
void        pat_words_add_units       (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_take        (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_turn        (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_limits      (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_from        (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_line_start  (GString           *text,
                                       const PatPileSpec *row);
void        pat_words_add_fill        (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_no_fill     (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_fill_first  (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_before_fill (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_fill_from   (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
void        pat_words_add_refill      (GString           *text,
                                       const PatRules    *rules,
                                       guint              pile);
const char *pat_words_plain_refusal   (const PatRules    *rules,
                                       const PatPosition *position,
                                       const PatMove     *move,
                                       const PatRefusal  *refusal);
char       *pat_words_fill_rank       (PatSubject         subject,
                                       guint              rank);
void        pat_words_add_stock       (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_redeals     (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_removal     (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_cards       (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_counts      (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_deal        (GString           *text,
                                       const PatRules    *rules);
void        pat_words_add_section     (GPtrArray         *sections,
                                       const char        *title,
                                       GString           *text);
void        pat_words_add_piles       (GPtrArray         *sections,
                                       const PatRules    *rules);
void        pat_words_add_scoring     (GString           *text,
                                       const PatRules    *rules);

G_END_DECLS
