/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves cards from where they are drawn to where they belong. */
#pragma once

#include "riffle-card.h"

G_BEGIN_DECLS

typedef struct _RiffleAnimator RiffleAnimator;

/* The last card has arrived. */
typedef void (*RiffleAnimatorDoneFunc) (gpointer user_data);

RiffleAnimator  *riffle_animator_new        (GtkWidget              *widget,
                                             RiffleAnimatorDoneFunc  done,
                                             gpointer                user_data);
void             riffle_animator_free       (RiffleAnimator         *self);
void             riffle_animator_add        (RiffleAnimator         *self,
                                             RiffleCard             *card,
                                             gint64                  delay_usec,
                                             gint64                  duration_usec);
void             riffle_animator_advance    (RiffleAnimator         *self,
                                             gint64                  now_usec);
void             riffle_animator_drop       (RiffleAnimator         *self,
                                             RiffleCard             *card);
void             riffle_animator_finish     (RiffleAnimator         *self);
guint            riffle_animator_next_group (RiffleAnimator         *self);
gboolean         riffle_animator_is_running (RiffleAnimator         *self);
gboolean         riffle_animator_is_waiting (RiffleCard             *card);
guint            riffle_animator_count      (RiffleAnimator         *self);
void             riffle_animator_foreach    (RiffleAnimator         *self,
                                             GFunc                   func,
                                             gpointer                user_data);

G_END_DECLS
