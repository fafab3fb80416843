/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player reads or hears, made from the compiled rules: names, refusals, rules pages, help
   about a pile. */
#pragma once

#include "pat-rules.h"
#include "pat-words-join.h"

G_BEGIN_DECLS

/**
 * PatSection:
 * @title: a heading
 * @text: whole sentences
 *
 * A part of a rules page.
 */
typedef struct
{
  char *title;
  char *text;
} PatSection;

PAT_PUBLIC char      *pat_words_card        (PatCard            card);
PAT_PUBLIC char      *pat_words_pile        (const PatRules    *rules,
                                             guint              pile);
PAT_PUBLIC char      *pat_words_row_title   (const PatRules    *rules,
                                             guint              pile);
PAT_PUBLIC char      *pat_words_pile_state  (const PatRules    *rules,
                                             const PatPosition *position,
                                             guint              pile);
PAT_PUBLIC char      *pat_words_mark        (const PatRules    *rules,
                                             const PatPosition *position,
                                             guint              pile,
                                             const char        *words);
PAT_PUBLIC char      *pat_words_move        (const PatRules    *rules,
                                             const PatPosition *position,
                                             const PatMove     *move);
PAT_PUBLIC char      *pat_words_refusal     (const PatRules    *rules,
                                             const PatPosition *position,
                                             const PatMove     *move,
                                             const PatRefusal  *refusal);
PAT_PUBLIC char      *pat_words_pile_help   (const PatRules    *rules,
                                             guint              pile);
PAT_PUBLIC GPtrArray *pat_words_rules       (const PatRules    *rules);
PAT_PUBLIC char      *pat_words_winnability (const PatRules    *rules);
PAT_PUBLIC char      *pat_words_score       (const PatRules    *rules,
                                             int                score);
PAT_PUBLIC char      *pat_words_status      (const PatRules    *rules,
                                             const PatPosition *position);
PAT_PUBLIC char      *pat_words_points      (const PatRules    *rules,
                                             const PatPosition *position);
PAT_PUBLIC char      *pat_words_points_and_status (const PatRules    *rules,
                                                   const PatPosition *position);
PAT_PUBLIC char      *pat_words_option_value (const PatRules   *rules,
                                              const char       *key);
PAT_PUBLIC gboolean   pat_words_is_surplus_mark (gunichar      letter,
                                                 guint        *n_marks);
PAT_PUBLIC const char *pat_words_translate  (const PatVariantSpec *variant,
                                             const char        *text);
PAT_PUBLIC void       pat_section_free      (PatSection        *section);

G_END_DECLS
