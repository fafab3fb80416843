/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads texts of lines “word: value” that have a version ahead and a checksum at the end. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a text begins with, and how large it may be; with the sentences for one that is not so. */
typedef struct
{
  const char *magic;       /* the first word and a space */
  guint       version;     /* the newest that is known */
  gsize       max_bytes;
  guint       max_lines;
  const char *other;       /* for a text that begins otherwise */
  const char *later;       /* for a newer version, with “%s” and “%u” for it and the one known */
  const char *too_large;
  const char *too_many;    /* for too many lines */
  GQuark      domain;      /* of errors */
  int         code;        /* of most of them */
  int         later_code;  /* of a newer version */
} PatLinesFormat;

/* A text that is read line by line. */
typedef struct
{
  GError               **error;  /* where to report */
  PatLinesFormat         format;
  const char            *text;   /* borrowed */
  gsize                  length;
  char                  *copy;   /* owned; cut into lines */
  GPtrArray             *lines;  /* of const char *, in the copy */
  guint                  at;     /* the line to look at, from 0 */
} PatLines;

gboolean    pat_lines_set_error   (GError              **error,
                                   GQuark                domain,
                                   int                   code,
                                   guint                 line,
                                   const char           *message);
gboolean    pat_lines_read        (PatLines             *self,
                                   const PatLinesFormat *format,
                                   const char           *text,
                                   gsize                 length);
gboolean    pat_lines_check_sum   (PatLines             *self);
void        pat_lines_clear       (PatLines             *self);
gboolean    pat_lines_fail        (PatLines             *self,
                                   const char           *sentence,
                                   ...) G_GNUC_PRINTF (2, 3);
const char *pat_lines_get        (PatLines             *self);
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
gboolean    pat_lines_read_number (PatLines             *self,
                                   guint                 line,
                                   const char           *word,
                                   const char           *text,
                                   gint64                min,
                                   gint64                max,
                                   gint64               *value);
gboolean    pat_lines_finish      (PatLines             *self);
void        pat_lines_print_end   (GString              *text);

G_END_DECLS
