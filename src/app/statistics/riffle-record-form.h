/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How records stand in files: the key of each figure, and what it may be. */
#pragma once

#include "riffle-record.h"

G_BEGIN_DECLS

#define RIFFLE_RECORD_N_FIELDS 14
#define RIFFLE_RECORD_N_COPIED 13 /* the first ones, which other computers may take over */

/**
 * RiffleRecordFault:
 * @one: the key of a figure
 * @other: the key of another one
 *
 * Two figures of a record that contradict each other.
 */
typedef struct
{
  const char *one;
  const char *other;
} RiffleRecordFault;

const char *riffle_record_get_field_key (guint                field);
gint64      riffle_record_get_field     (const RiffleRecord  *self,
                                         guint                field);
gboolean    riffle_record_set_field     (RiffleRecord        *self,
                                         guint                field,
                                         gint64               number);
gboolean    riffle_record_is_possible   (const RiffleRecord  *self,
                                         RiffleRecordFault   *fault);
gboolean    riffle_record_has_possible_totals (const RiffleRecord *self,
                                               RiffleRecordFault  *fault);
void        riffle_record_save          (const RiffleRecord  *self,
                                         GKeyFile            *file,
                                         const char          *group);
gboolean    riffle_record_load          (RiffleRecord        *self,
                                         GKeyFile            *file,
                                         const char          *group,
                                         GError             **error);

G_END_DECLS
