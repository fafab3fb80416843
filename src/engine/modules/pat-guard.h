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

PAT_PUBLIC void     pat_guard_set_up    (const char         *program,
                                         const char         *folder,
                                         guint               patience);
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
