/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks on cards and empty places, each of them a class of the style sheet. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  RIFFLE_MARK_NONE        = 0,
  RIFFLE_MARK_SELECTED    = 1 << 0, /* it travels */
  RIFFLE_MARK_DESTINATION = 1 << 1, /* the selection may go there */
  RIFFLE_MARK_HINT        = 1 << 2, /* part of the move that is proposed */
  RIFFLE_MARK_AVAILABLE   = 1 << 3, /* the pointer is over it and it can be taken */
  RIFFLE_MARK_TARGET      = 1 << 4, /* the destination that dragged cards are over */
  RIFFLE_MARK_FOUND       = 1 << 5, /* it has the rank that the player looks for */
} RiffleMarks;

#define RIFFLE_N_MARKS 6

void riffle_marks_apply (GtkWidget   *widget,
                         RiffleMarks  old_marks,
                         RiffleMarks  new_marks);

G_END_DECLS
