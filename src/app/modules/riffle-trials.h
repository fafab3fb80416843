/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries modules that nobody knows yet while the player goes on, and loads those that do no harm. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_TRIALS (riffle_trials_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTrials, riffle_trials, RIFFLE, TRIALS, GObject)

/*
 * Signal:
 *   ended (guint n_games, guint n_modules)   games were added, and modules left out
 */

RiffleTrials *riffle_trials_new         (PatRegistry  *registry);
void          riffle_trials_start       (RiffleTrials *self);
gboolean      riffle_trials_are_running (RiffleTrials *self);
void          riffle_trials_stop        (RiffleTrials *self);

G_END_DECLS
