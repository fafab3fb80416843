/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys as text, as players read them, and which of them may be used. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

char  *riffle_shortcut_dup_name      (const char         *key);
void   riffle_shortcut_show          (GtkShortcutLabel   *label,
                                      const char         *key);
char  *riffle_shortcut_dup_pressed   (GtkEventControllerKey *controller,
                                      guint               key,
                                      GdkModifierType     state);
char  *riffle_shortcut_refuse        (const char         *key);
char  *riffle_shortcut_normalize     (const char         *key);
char **riffle_shortcut_normalize_all (const char *const  *keys);
char **riffle_shortcut_drop          (char              **keys,
                                      const char         *key);

G_END_DECLS
