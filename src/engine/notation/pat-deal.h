/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Deal strings: `klondike:draw=3#617`. */
#pragma once

#include "pat-random.h"
#include "pat-rules.h"

G_BEGIN_DECLS

/**
 * PatDeal:
 * @variant: the id of the variant
 * @options: the option values as written, `draw=3,scoring=vegas`; empty: the defaults
 * @number: the number of the deal, 1 to 2^63-1; 0 if the text gives none
 *
 * The parts of a deal string.
 */
typedef struct
{
  char    *variant;
  char    *options;
  guint64  number;
} PatDeal;

PAT_PUBLIC PatDeal  *pat_deal_parse             (const char  *text,
                                                 GError     **error);
PAT_PUBLIC void      pat_deal_free              (PatDeal     *self);
PAT_PUBLIC char     *pat_deal_format            (const char  *variant,
                                                 PatOptions  *options,
                                                 guint64      number);
PAT_PUBLIC guint64   pat_deal_random_number     (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatDeal, pat_deal_free)

G_END_DECLS
