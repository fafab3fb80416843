/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command line names, before that is opened. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

gboolean    riffle_line_is_file      (PatRegistry             *registry,
                                      const char              *text,
                                      GFile                   *file);
PatVariant *riffle_line_find_variant (PatRegistry             *registry,
                                      GApplicationCommandLine *line);

G_END_DECLS
