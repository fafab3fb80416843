/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A thread that thinks while nothing more important is done. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Thinks about the data of a task. */
typedef void (*PatAdviceFunc) (gpointer data);

void pat_advice_thread_run (GTask         *task,
                            PatAdviceFunc  think);

G_END_DECLS
