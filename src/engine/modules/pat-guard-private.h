/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the guard of foreign modules and the registry have in common, and the guard's memory. */
#pragma once

#include "pat-guard.h"
#include "pat-watch-private.h"

G_BEGIN_DECLS

/* What is known of a module, as its file is now. */
typedef enum
{
  PAT_VERDICT_NONE,
  PAT_VERDICT_SOUND, /* it did no harm, whether it could be used or not */
  PAT_VERDICT_ENDED, /* it ended a process, or did not come to an end */
} PatVerdict;

/* A module's file at a moment. */
typedef struct
{
  gint64 size;         /* bytes */
  gint64 changed_nsec; /* since 1970 */
} PatStamp;

gboolean      pat_guard_must_try      (const char       *path);
void          pat_guard_try_all       (GPtrArray        *paths);
gboolean      pat_guard_admit         (const char       *path,
                                       PatWatchPage    **page,
                                       GError          **error);

void          pat_guard_watch_page    (const char       *folder,
                                       const char       *path,
                                       PatWatchPage     *page);

void          pat_guard_note_crashes  (PatWatchPage     *page);

/* As long ago as that, what is known of a module is forgotten. */
#define PAT_ABSENCE_LONG (-1)

gint64        pat_absence_note        (const char       *path,
                                       gint64            since);
GKeyFile     *pat_unkept_dup          (const char       *name);
void          pat_unkept_keep         (const char       *name,
                                       GKeyFile         *file);
void          pat_unkept_drop         (const char       *name);

gboolean      pat_stamp_take          (PatStamp         *self,
                                       const char       *path);
PatVerdict    pat_record_read         (const char       *folder,
                                       const char       *path,
                                       char            **reason);
void          pat_record_write        (const char       *folder,
                                       const char       *path,
                                       const PatStamp   *stamp,
                                       PatVerdict        verdict,
                                       const char       *reason);
void          pat_record_forget       (const char       *folder,
                                       const char       *path);
PatWatchPage *pat_record_open_page    (const char       *folder,
                                       const char       *path);
void          pat_record_close_pages  (void);
void          pat_record_blame        (const char       *folder,
                                       const char       *path,
                                       const char       *reason);
void          pat_record_collect      (const char       *folder);
gboolean      pat_record_has_incidents     (const char       *folder);
gboolean      pat_record_take_incident    (const char       *folder,
                                           const char       *path);

G_END_DECLS
