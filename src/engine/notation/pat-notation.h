/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves and positions as text. The rules know how the piles are called. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

PAT_PUBLIC char         *pat_move_to_string     (const PatMove *self,
                                                 const PatRules *rules);
PAT_PUBLIC gboolean      pat_move_parse         (PatMove       *self,
                                                 const PatRules *rules,
                                                 const char    *text,
                                                 GError       **error);
PAT_PUBLIC gboolean              pat_position_scan         (const char           *text,
                                                            char                **variant,
                                                            char                **options,
                                                            GError              **error);
PAT_PUBLIC char                 *pat_position_to_string    (const PatPosition    *self,
                                                            const PatRules       *rules);
PAT_PUBLIC gboolean              pat_position_parse        (PatPosition          *self,
                                                            const PatRules       *rules,
                                                            const char           *text,
                                                            GError              **error);

G_END_DECLS
