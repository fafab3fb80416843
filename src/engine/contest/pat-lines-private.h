/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads texts of lines “word: value” that have a version ahead and a checksum at the end. */
#pragma once

#include "pat-replay.h"

G_BEGIN_DECLS

/* A text that is read line by line. */
typedef struct
{
  GError    **error;  /* where to report */
  char       *copy;   /* owned; cut into lines */
  GPtrArray  *lines;  /* of const char *, in the copy */
  guint       at;     /* the line to look at, from 0 */
} PatLines;

/* What a text begins with, and how large it may be. */
typedef struct
{
  const char *magic;     /* the first word and a space */
  const char *other;     /* the sentence for a text that begins otherwise */
  guint       version;   /* the newest that is known */
  gsize       max_bytes;
} PatLinesFormat;

gboolean    pat_lines_read        (PatLines             *self,
                                   const PatLinesFormat *format,
                                   const char           *text,
                                   gsize                 length);
void        pat_lines_clear       (PatLines             *self);
gboolean    pat_lines_fail        (PatLines             *self,
                                   const char           *sentence,
                                   ...) G_GNUC_PRINTF (2, 3);
const char *pat_lines_next        (PatLines             *self);
gboolean    pat_lines_has         (PatLines             *self,
                                   const char           *word);
const char *pat_lines_take        (PatLines             *self,
                                   const char           *word);
gboolean    pat_lines_take_number (PatLines             *self,
                                   const char           *word,
                                   gint64                min,
                                   gint64                max,
                                   gint64               *value);
gboolean    pat_lines_finish      (PatLines             *self);
void        pat_lines_print_end   (GString              *text);

G_END_DECLS
