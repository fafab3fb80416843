/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How sentences, phrases and the members of lists are joined in the player's language. */
#pragma once

#include <glib.h>

#include "pat-macros.h"

G_BEGIN_DECLS

PAT_PUBLIC void       pat_words_add_sentence (GString           *text,
                                              const char        *sentence);
PAT_PUBLIC void       pat_words_add_phrase  (GString           *text,
                                             const char        *phrase);
PAT_PUBLIC void       pat_words_add_item    (GString           *list,
                                             const char        *item);
PAT_PUBLIC char      *pat_words_end_phrase  (const char        *phrase);

G_END_DECLS
