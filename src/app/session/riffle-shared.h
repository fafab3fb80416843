/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sessions of all windows have in common: there is one of each in the program. */
#pragma once

#include <patience.h>

#include "riffle-shared-files.h"
#include "riffle-statistics.h"
#include "riffle-store.h"
#include "riffle-trials.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SHARED (riffle_shared_get_type ())
G_DECLARE_FINAL_TYPE (RiffleShared, riffle_shared, RIFFLE, SHARED, GObject)

RiffleShared     *riffle_shared_new            (GSettings       *settings,
                                                const char      *folder);
GSettings        *riffle_shared_get_settings   (RiffleShared    *self);
PatRegistry      *riffle_shared_get_registry   (RiffleShared    *self);
gboolean          riffle_shared_is_complete    (RiffleShared    *self);
void              riffle_shared_complete       (RiffleShared    *self);
RiffleTrials     *riffle_shared_get_trials     (RiffleShared    *self);
RiffleStore      *riffle_shared_get_store      (RiffleShared    *self);
RiffleStatistics *riffle_shared_get_statistics (RiffleShared    *self);
RiffleSharedFiles *riffle_shared_get_files     (RiffleShared    *self);
GHashTable       *riffle_shared_get_named      (RiffleShared    *self);
gboolean          riffle_shared_find_contest   (RiffleShared    *self,
                                                PatContest     **contest);
void              riffle_shared_set_contest    (RiffleShared    *self,
                                                PatContest      *contest);
char             *riffle_shared_take_message   (RiffleShared    *self);
void              riffle_shared_add            (RiffleShared    *self,
                                                gpointer         session);
void              riffle_shared_remove         (RiffleShared    *self,
                                                gpointer         session);
guint             riffle_shared_get_n          (RiffleShared    *self);
gpointer          riffle_shared_get            (RiffleShared    *self,
                                                guint            index);

G_END_DECLS
