/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps modules that do not come with the program from ending it: they are tried in a process of
 * their own first, and what came of it is remembered. */
#pragma once

#include "pat-registry.h"

G_BEGIN_DECLS

/**
 * PAT_GUARD_OPTION:
 *
 * The first argument of the process that [func@Patience.guard_set_up] has run.
 */
#define PAT_GUARD_OPTION "--try-modules"

/**
 * PatGuardTryFunc:
 * @registry: a registry with the games of the module and nothing else
 * @variant: one of them
 *
 * Runs what a variant can do, in the process that tries modules. It calls
 * [func@Patience.guard_tick] as it gets on.
 */
typedef void (*PatGuardTryFunc) (PatRegistry *registry,
                                 PatVariant  *variant);

/**
 * PatGuardLateFunc:
 * @path: (type filename): a module
 * @reason: which hook did not return, as a sentence without a full stop
 *
 * Says why the process ends. This is called in a thread of its own, while the rest of the process
 * hangs.
 */
typedef void (*PatGuardLateFunc) (const char *path,
                                  const char *reason);

PAT_PUBLIC void     pat_guard_set_up    (const char         *program,
                                         const char         *folder,
                                         guint               patience);
PAT_PUBLIC void     pat_guard_watch     (guint               seconds,
                                         PatGuardLateFunc    func);
PAT_PUBLIC int      pat_guard_main      (char              **paths,
                                         PatGuardTryFunc     try_variant);
PAT_PUBLIC void     pat_guard_tick      (guint               n_moves);
PAT_PUBLIC void     pat_guard_close     (void);
PAT_PUBLIC void     pat_guard_forget    (const char         *path);
PAT_PUBLIC gboolean pat_guard_has_incidents  (void);
PAT_PUBLIC gboolean pat_guard_take_incident (const char         *path);
PAT_PUBLIC gboolean pat_guard_try       (const char         *path,
                                         GError            **error);
PAT_PUBLIC gboolean pat_guard_try_again (const char         *path,
                                         GError            **error);
PAT_PUBLIC gboolean pat_guard_run       (const char *const  *arguments,
                                         guint               patience,
                                         int                *status,
                                         GError            **error);
PAT_PUBLIC void     pat_guard_begin     (void);
PAT_PUBLIC void     pat_guard_end       (void);

G_END_DECLS
