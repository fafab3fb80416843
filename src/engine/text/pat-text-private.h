/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Words that came from outside: quoted safely, folded for a search, compared for a suggestion,
 * translated. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

/* Of what ids and keys are made, as a set for strspn(). */
#define PAT_WORD_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"

/* Of a checksum, in hexadecimal. */
#define PAT_TEXT_CHECKSUM_DIGITS 16

char       *pat_text_excerpt (const char *text,
                              gssize      length);
char       *pat_text_checksum (const char *text,
                               gsize      length);
guint       pat_text_count_lines (const char *text,
                                  const char *end);
gboolean    pat_text_is_joiner (gunichar letter);
gboolean    pat_text_is_too_many (gunichar letter,
                                  guint   *n_marks);
char       *pat_text_fold    (const char *text);
guint       pat_text_distance (const char *a,
                               const char *b);
gboolean    pat_text_is_near (const char *asked,
                              const char *candidate,
                              guint      *best);
gboolean    pat_text_is_word (const char *text);
gboolean    pat_text_is_short (const char *text,
                               guint       max);
const char *pat_text_skip_space (const char *at);
const char *pat_text_translate (const char *domain,
                                const char *text);

G_END_DECLS
