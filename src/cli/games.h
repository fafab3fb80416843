/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is written on the command line to variants, options and games. */
#pragma once

#include "common.h"

G_BEGIN_DECLS

/* All of them complain and return NULL if they fail. */
PatVariant *cli_find_variant  (Cli         *self,
                               const char  *id);
PatVariant *cli_open_variant  (Cli         *self,
                               const char  *text,
                               PatOptions **options);
PatGame    *cli_open_deal     (Cli         *self,
                               const char  *text);
PatGame    *cli_open_position (Cli         *self,
                               const char  *path);
PatGame    *cli_open_game     (Cli         *self,
                               const char  *position_path);
void        cli_print_position (Cli               *self,
                                const PatPosition *position,
                                const PatRules    *rules);

G_END_DECLS
