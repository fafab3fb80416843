/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the object that tells the player something consists of. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

struct _RiffleMessages
{
  GObject             parent_instance;

  RiffleView         *view;
  RiffleSession      *session;
  RiffleEventLog     *log;       /* (nullable) */
  RiffleMessageSpace  space;     /* borrowed: it outlives the object */
  GSignalGroup       *signals;   /* of the game */
  char               *told;      /* (nullable): the last message in a dialog */
  GtkWidget          *dialog;    /* (nullable): with that message; weak, until it is closed */
  GdkRectangle        told_near; /* the card that the message belongs to, if any */
  gboolean            is_for_new_game; /* the first move takes the message away */
  gboolean            is_of_table; /* so does leaving the table */
  gboolean            is_over_moves; /* no move takes it away */
  const char         *advice;    /* (nullable): that was given for the player's hands last */
};

G_END_DECLS
