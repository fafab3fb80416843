/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the league. */
#pragma once

#include "riffle-league.h"

G_BEGIN_DECLS

GPtrArray *riffle_league_file_parse     (const char  *text,
                                         GError     **error);
char      *riffle_league_file_to_string (GPtrArray   *entries);

G_END_DECLS
