/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Cases of the plugins' test files: what is read from a file, and how it is played. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* A line of a case. */
typedef struct
{
  guint  number; /* in the file, from 1 */
  char  *text;   /* without comment and outer white space */
} VectorLine;

/* A case of a test file. */
typedef struct
{
  char        *file;     /* the path, for messages */
  char        *family;   /* the folder of the plugin */
  char        *name;
  guint        line;     /* where it begins; 0: the file itself is wrong, and the name says how */
  GArray      *lines;    /* of VectorLine */
  PatRegistry *registry;
} VectorCase;

/* A case while it runs. */
typedef struct
{
  const VectorCase *vector;
  const VectorLine *line;     /* the one that is carried out */
  PatGame          *game;     /* (nullable) until a deal or a position was read */
} VectorRun;

GPtrArray *vector_file_read  (const char       *path,
                              const char       *family,
                              PatRegistry      *registry,
                              GError          **error);
void       vector_case_free  (VectorCase       *self);
void       vector_case_run   (gconstpointer     data);
gboolean   vector_fail       (VectorRun        *self,
                              const char       *format,
                              ...) G_GNUC_PRINTF (2, 3);
gboolean   vector_begin      (VectorRun        *self,
                              const char       *position);
gboolean   vector_deal       (VectorRun        *self,
                              const char       *deal);
gboolean   vector_judge      (VectorRun        *self,
                              const char       *move,
                              gboolean          legal,
                              const char       *text);
gboolean   vector_play       (VectorRun        *self,
                              const char       *moves);
gboolean   vector_target     (VectorRun        *self,
                              const char       *text);
gboolean   vector_hint       (VectorRun        *self,
                              const char       *text);
gboolean   vector_perft      (VectorRun        *self,
                              const char       *text);
gboolean   vector_expect     (VectorRun        *self,
                              const char       *text);

G_END_DECLS
