/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

typedef struct _RiffleSearchWords RiffleSearchWords;

RiffleSearchWords *riffle_search_words_new          (const char              *words);
void               riffle_search_words_free         (RiffleSearchWords       *self);
gboolean           riffle_search_words_find         (const RiffleSearchWords *self,
                                                     PatVariant              *variant);
guint              riffle_search_words_rate         (const RiffleSearchWords *self,
                                                     PatVariant              *variant);
gboolean           riffle_search_words_find_preset  (const RiffleSearchWords *self,
                                                     PatVariant              *variant,
                                                     const PatPreset         *preset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleSearchWords, riffle_search_words_free)

G_END_DECLS
