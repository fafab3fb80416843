/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that tells the player what must not be overlooked. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-event-log.h"

G_BEGIN_DECLS

/* What was told last. It begins as zeros. */
typedef struct
{
  char      *text;   /* (nullable) */
  GtkWidget *dialog; /* (nullable): weak, until it is closed */
} RiffleNotice;

void riffle_notice_show  (RiffleNotice   *self,
                          GtkWidget      *window,
                          RiffleEventLog *log,
                          const char     *text);
void riffle_notice_clear (RiffleNotice   *self);

G_END_DECLS
