/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed on the terminal that the program was started from. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *riffle_terminal_dup          (const char *text);
void  riffle_terminal_guard_output (void);

G_END_DECLS
