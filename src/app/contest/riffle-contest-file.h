/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Contests in files of the player's own. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_CONTEST_EXTENSION ".riffle-contest"

gboolean    riffle_contest_file_is    (const char   *path);
PatContest *riffle_contest_file_read  (PatRegistry  *registry,
                                       const char   *path,
                                       GError      **error);

G_END_DECLS
