/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short facts in lines: two stand side by side where there is room for both. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_FACTS (riffle_facts_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFacts, riffle_facts, RIFFLE, FACTS, GtkWidget)

GtkWidget *riffle_facts_new          (void);
void       riffle_facts_set_text     (RiffleFacts *self,
                                      const char  *text);
char      *riffle_facts_dup_lines    (RiffleFacts *self,
                                      int          width);

G_END_DECLS
