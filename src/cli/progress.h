/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a long command is, on a terminal. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64  total;       /* 0 if nobody knows */
  gboolean is_terminal;
  gboolean is_shown;
} Progress;

void progress_init       (Progress *self,
                          guint64   total);
void progress_show_share (Progress *self,
                          guint64   done);
void progress_show_count (Progress *self,
                          guint64   states,
                          double    seconds);
void progress_clear      (Progress *self);

G_END_DECLS
