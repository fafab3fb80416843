/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special actions of a variant: what they ask the player, and those that play themselves. */
#pragma once

#include "riffle-announcer.h"
#include "riffle-table.h"

G_BEGIN_DECLS

typedef struct _RiffleSpecials RiffleSpecials;

/* What comes of a special action; the last parameter of each is given to riffle_specials_new(). */
typedef struct
{
  /* The player has answered a question. */
  void     (*follow)(const PatAnswer *answer,
                     gpointer         user_data);
  /* A move is to be played, after which the focus is on a pile, or stays where it is (-1). */
  void     (*play)(const PatMove   *move,
                   int              focus_pile,
                   gpointer         user_data);
  /* The player does not want it any more. */
  void     (*stop)(gpointer         user_data);
  /* The player is asked; %NULL: is not asked any more. */
  void     (*prompt)(const char      *sentence,
                     gpointer         user_data);
} RiffleSpecialFuncs;

RiffleSpecials       *riffle_specials_new       (GtkWidget                *board,
                                                 RiffleTable              *table,
                                                 const PatSelection       *selection,
                                                 RiffleAnnouncer          *announcer,
                                                 const RiffleSpecialFuncs *funcs,
                                                 gpointer                  user_data);
void                  riffle_specials_free      (RiffleSpecials           *self);
const PatSpecialSpec *riffle_specials_get       (RiffleSpecials           *self,
                                                 guint                     nth);
void                  riffle_specials_ask       (RiffleSpecials           *self,
                                                 const PatAnswer          *answer);
void                  riffle_specials_stop      (RiffleSpecials           *self);
gboolean              riffle_specials_has_popup (RiffleSpecials           *self);

/* Actions that play themselves after a while. */
void                  riffle_specials_watch     (RiffleSpecials           *self);
void                  riffle_specials_forget    (RiffleSpecials           *self);
void                  riffle_specials_hurry     (RiffleSpecials           *self);

G_END_DECLS
