/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text for people: headings, and paragraphs as wide as the terminal. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void page_print_heading   (const char *text);
void page_print_text      (const char *text);

G_END_DECLS
