/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strict reader of JSON (RFC 8259), which takes one piece after another. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RiffleJson:
 * @at: what is to be read next, in UTF-8
 * @line: its number, from 1
 *
 * Where a reader is.
 */
typedef struct
{
  const char *at;
  guint       line;
} RiffleJson;

void      riffle_json_init        (RiffleJson  *self,
                                   const char  *text);
gboolean  riffle_json_open        (RiffleJson  *self,
                                   char         bracket,
                                   GError     **error);
gboolean  riffle_json_next        (RiffleJson  *self,
                                   char         bracket,
                                   gboolean    *is_first,
                                   GError     **error);
char     *riffle_json_read_key    (RiffleJson  *self,
                                   GError     **error);
char     *riffle_json_read_string (RiffleJson  *self,
                                   GError     **error);
char     *riffle_json_read_number (RiffleJson  *self,
                                   GError     **error);
gboolean  riffle_json_end         (RiffleJson  *self,
                                   GError     **error);

G_END_DECLS
