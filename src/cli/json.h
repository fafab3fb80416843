/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small writer of JSON Lines. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The key is NULL for what has none: the line itself, and the elements of an array. */
void  json_open_object   (GString    *line,
                          const char *key);
void  json_close_object  (GString    *line);
void  json_open_array    (GString    *line,
                          const char *key);
void  json_close_array   (GString    *line);
void  json_add_string    (GString    *line,
                          const char *key,
                          const char *value);
void  json_add_number    (GString    *line,
                          const char *key,
                          gint64      value);
void  json_add_decimal   (GString    *line,
                          const char *key,
                          double      value);
void  json_add_boolean   (GString    *line,
                          const char *key,
                          gboolean    value);
void  json_print_line    (GString    *line);

G_END_DECLS
