/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells users of a screen reader what happens in a game. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

G_BEGIN_DECLS

/* Whatever is told is said as soon as the main loop is idle, in one piece. */
typedef struct _RiffleAnnouncer RiffleAnnouncer;

RiffleAnnouncer *riffle_announcer_new            (GtkWidget          *widget);
void             riffle_announcer_free           (RiffleAnnouncer    *self);
void             riffle_announcer_stop           (RiffleAnnouncer    *self);
void             riffle_announcer_set_game       (RiffleAnnouncer    *self,
                                                  PatGame            *game);
void             riffle_announcer_say            (RiffleAnnouncer    *self,
                                                  const char         *sentence);
void             riffle_announcer_say_phrase     (RiffleAnnouncer    *self,
                                                  const char         *phrase);
void             riffle_announcer_say_state      (RiffleAnnouncer    *self,
                                                  guint               pile);
void             riffle_announcer_tell_move      (RiffleAnnouncer    *self,
                                                  const PatMove      *move,
                                                  const PatSteps     *steps,
                                                  gboolean            forwards);
void             riffle_announcer_tell_turned    (RiffleAnnouncer    *self,
                                                  PatCard             card);
void             riffle_announcer_tell_deal      (RiffleAnnouncer    *self);
void             riffle_announcer_tell_selection (RiffleAnnouncer    *self,
                                                  const PatSelection *selection,
                                                  gboolean            with_targets);
void             riffle_announcer_tell_end       (RiffleAnnouncer    *self);

G_END_DECLS
