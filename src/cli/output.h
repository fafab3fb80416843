/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the commands print: the standard output, out of reach of what modules print. */
#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

void     output_open   (void);
FILE    *output_get    (void);
gboolean output_finish (void);
void     output_lend   (void);
void     output_regain (void);

G_END_DECLS
