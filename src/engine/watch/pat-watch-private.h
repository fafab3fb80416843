/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a module is doing at the moment, noted on a page of memory that outlives the process, so
 * that others can tell what ended it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What of a module is called; the names are in pat-watch-text.c. */
typedef enum
{
  PAT_CALL_OPEN,        /* the loader runs what the module begins with */
  PAT_CALL_ABI,
  PAT_CALL_LOAD,
  PAT_CALL_CONFIGURE,   /* from here on hooks */
  PAT_CALL_CAN_BUILD,
  PAT_CALL_PREPARE,
  PAT_CALL_REFUSE,
  PAT_CALL_MAY_REMOVE,
  PAT_CALL_DEAL_STOCK,
  PAT_CALL_SPELL,
  PAT_CALL_MORE_MOVES,
  PAT_CALL_WHY_NOT,
  PAT_CALL_SPECIAL,
  PAT_CALL_AFTER_MOVE,
  PAT_CALL_IS_WON,
  PAT_CALL_IS_COMPLETE,
  PAT_CALL_WHY_LOCKED,
  PAT_CALL_MAY_AUTO,
  PAT_CALL_SCORE,
  PAT_CALL_STATUS,
  PAT_CALL_POINTS,
  PAT_N_CALLS,
} PatCall;

#define PAT_WATCH_MAX_GAME 256

/* What a process that tries modules ends itself for. */
typedef enum
{
  PAT_FAULT_NONE,
  PAT_FAULT_FILES, /* a call has closed files that it has not opened */
  PAT_FAULT_MOVES, /* a call has filled the list of moves */
} PatFault;

/* What is noted. A process may end at any moment, and what it has written is not to be trusted. */
typedef struct
{
  guint32 size;                     /* of the page, so that those of another version are known */
  guint32 finished;                 /* the process came to the end that it was meant to have */
  guint32 fault;                    /* a PatFault */
  guint32 crashed;                  /* the signal that ended the process, if that was noted */
  guint32 nth;                      /* the module of those that are to be tried, from 0 */
  gint    running[PAT_N_CALLS];     /* atomic: how many calls have not returned */
  gint    depth;                    /* atomic: of all of them */
  gint    last;                     /* the call that began last */
  gint    progress;                 /* atomic: goes up as long as something comes of it */
  guint64 owner;                    /* which rules the game below is that of */
  guint32 n_moves;                  /* since the deal, if that is known */
  guint64 number;                   /* of the deal; 0: there is none yet */
  char    game[PAT_WATCH_MAX_GAME]; /* variant and options, as in the name of a deal */
} PatWatchPage;

/* How a process ended while it was running code of a module. */
typedef enum
{
  PAT_END_LATE,    /* it had to be ended; the number is the limit in seconds */
  PAT_END_SIGNAL,  /* the number is the signal */
  PAT_END_EXIT,    /* without being asked to; the number is the status */
  PAT_END_SLOW,    /* it took too long as a whole; the number is the limit in seconds */
  PAT_END_FILES,   /* it closed files of others */
  PAT_END_MOVES,   /* it listed too many moves; the number is the limit */
  PAT_END_UNKNOWN, /* nobody has seen it */
} PatEnd;

PatWatchPage *pat_watch_map         (int                   descriptor);
int           pat_watch_enter       (PatWatchPage         *page,
                                     PatCall               call);
void          pat_watch_leave       (PatWatchPage         *page,
                                     PatCall               call,
                                     int                   before);
void          pat_watch_name_game   (PatWatchPage         *page,
                                     gconstpointer         owner,
                                     const char           *name);
void          pat_watch_cover       (gconstpointer         spec,
                                     PatWatchPage         *page);
PatWatchPage *pat_watch_find        (gconstpointer         spec);
void          pat_watch_set_own     (PatWatchPage         *page);
PatWatchPage *pat_watch_get_own     (void);
void          pat_watch_tick        (guint                 n_moves);
void          pat_watch_fail        (PatFault              fault);
void          pat_watch_check_files (void);
void          pat_watch_hold_files  (void);
gboolean      pat_watch_has_lost_file (void);
void          pat_watch_expect_forks (void);
void          pat_watch_begin_thread (void);
void          pat_watch_end_thread  (void);
gboolean      pat_watch_is_busy     (const PatWatchPage   *page);
char         *pat_watch_tell        (const PatWatchPage   *page,
                                     PatEnd                end,
                                     int                   number);

G_END_DECLS
