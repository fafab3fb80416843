/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics on their way into a file of the player's own, or out of it. */
#pragma once

#include "riffle-statistics.h"

G_BEGIN_DECLS

#define RIFFLE_TRANSFER_VERSION 1

/* The statistics of one variant with one set of options. */
typedef struct
{
  char         *name;  /* the key of the record */
  RiffleRecord  record;
  GArray       *games; /* of RiffleResult, the oldest first */
} RiffleTransferRecord;

GPtrArray            *riffle_transfer_new           (void);
GPtrArray            *riffle_transfer_collect       (RiffleStatistics      *statistics);
RiffleTransferRecord *riffle_transfer_add           (GPtrArray             *self,
                                                     const char            *name,
                                                     GError               **error);
gboolean              riffle_transfer_set_total     (RiffleTransferRecord  *record,
                                                     guint                  field,
                                                     const char            *text,
                                                     GError               **error);
gboolean              riffle_transfer_set_game      (RiffleResult          *game,
                                                     const char            *key,
                                                     const char            *text,
                                                     GError               **error);
char                 *riffle_transfer_dup_game      (const RiffleResult    *game,
                                                     const char            *key);
gboolean              riffle_transfer_add_game      (RiffleTransferRecord  *record,
                                                     const RiffleResult    *game,
                                                     GError               **error);
gboolean              riffle_transfer_check         (RiffleTransferRecord  *record,
                                                     GError               **error);
gboolean              riffle_transfer_check_games   (RiffleTransferRecord  *record,
                                                     GError               **error);
gboolean              riffle_transfer_check_version (const char            *text,
                                                     GError               **error);
void                  riffle_transfer_fail          (GError               **error,
                                                     char                  *reason);
void                  riffle_transfer_name_line     (GError               **error,
                                                     guint                  line);
const char *const    *riffle_transfer_get_keys      (void);

G_END_DECLS
