/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints one line for each thing that happens, for tests that play with real pointer and key
 * events. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_EVENT_LOG (riffle_event_log_get_type ())
G_DECLARE_FINAL_TYPE (RiffleEventLog, riffle_event_log, RIFFLE, EVENT_LOG, GObject)

RiffleEventLog *riffle_event_log_new            (guint           window);
void            riffle_event_log_set_game       (RiffleEventLog *self,
                                                 PatGame        *game);
void            riffle_event_log_write          (RiffleEventLog *self,
                                                 const char     *what,
                                                 const char     *text);
void            riffle_event_log_write_move     (RiffleEventLog *self,
                                                 const char     *what,
                                                 const PatMove  *move);
void            riffle_event_log_write_lines    (RiffleEventLog *self,
                                                 const char     *what,
                                                 const char     *text);

G_END_DECLS
