/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the session share. */
#pragma once

#include "riffle-recordings.h"
#include "riffle-session.h"
#include "riffle-shared.h"
#include "riffle-store-beside.h"

G_BEGIN_DECLS

/* What was booked when a game was left, so that it can be taken back. */
typedef struct
{
  char         *key;        /* of the record */
  gboolean      is_counted; /* the game; it may have been counted before, or never played */
  RiffleResult  result;
  RiffleRecord  before;     /* as it was before the game was counted */
  int           carried;    /* added to the bank */
} RiffleBooking;

/* What was played before a deal, a restart or an opening, so that it can be taken back as a
 * whole. */
typedef struct
{
  PatGame       *game;            /* (nullable): the one of this variant that was replaced */
  gboolean       is_booked;
  RiffleBooking *booking;         /* (nullable): of that game; a restart books nothing */
  char          *beside;          /* (nullable): the file in which it is kept, not booked */
  gboolean       is_from_beside;  /* the game that took the place has lain there itself */
  PatGame       *other;           /* (nullable): the one of another variant that was left */
  gboolean       other_is_booked;
  guint          n_undos;         /* of the game that took the place */
} RiffleReplaced;

struct _RiffleSession
{
  GObject           parent_instance;

  RiffleShared     *shared;      /* has what follows, down to the statistics */
  GSettings        *settings;
  PatRegistry      *registry;
  RiffleTrials     *trials;      /* of modules that nobody knows yet */
  RiffleStore      *store;
  RiffleStatistics *statistics;
  PatGame          *game;        /* (nullable): until the first one is opened */
  gboolean          is_booked;   /* it is in the statistics already */
  gboolean          is_shown;    /* the game was won with moves of one */
  gboolean          is_apart;    /* it is played for something */
  RiffleAllowance   allowed;     /* in that case */
  RiffleRecordings *recordings;  /* of that game, and of those that can be brought back */
  RiffleReplaced   *replaced;    /* (nullable): what can be taken back */
  PatGame          *open_deal;   /* (nullable): weak; it is to be found out whether it can be won */
  PatGame          *winnable_deal; /* (nullable): weak; it was found out */
  PatGame          *unlisted_deal; /* (nullable): weak; it was looked for in the list, in vain */
  RiffleKeepFunc    keep;        /* (nullable): keeps a game that is played for something */
  gpointer          keep_data;
};

void        riffle_session_begin_booking        (RiffleSession   *self,
                                                 gboolean         is_booked);
void        riffle_session_tell                 (RiffleSession   *self,
                                                 const char      *message);
void        riffle_session_set_game             (RiffleSession   *self,
                                                 PatGame         *game,
                                                 gboolean         is_booked,
                                                 gboolean         is_apart);
void        riffle_session_replaced_free        (RiffleReplaced  *replaced);
void        riffle_session_emit_replaced        (RiffleSession   *self,
                                                 const char      *sentence);

gboolean    riffle_session_take_game            (RiffleSession   *self,
                                                 PatGame         *game,
                                                 gboolean         keeps,
                                                 const char      *sentence,
                                                 GError         **error);
gboolean    riffle_session_begin_new_game       (RiffleSession   *self,
                                                 PatGame         *game);
gboolean    riffle_session_open_variant         (RiffleSession   *self,
                                                 PatVariant      *variant,
                                                 gboolean         may_be_left,
                                                 GError         **error);
PatGame    *riffle_session_deal_any             (PatVariant      *variant,
                                                 PatOptions      *options,
                                                 GError         **error);
PatGame    *riffle_session_deal_wanted          (RiffleSession   *self,
                                                 PatVariant      *variant,
                                                 PatOptions      *options,
                                                 GError         **error);

/* Options */
gboolean    riffle_session_has_options          (PatGame         *game,
                                                 PatOptions      *options);
PatGame    *riffle_session_new_game             (RiffleSession   *self,
                                                 PatVariant      *variant,
                                                 guint64          number,
                                                 GError         **error);
void        riffle_session_keep_named           (RiffleSession   *self,
                                                 PatVariant      *variant,
                                                 PatOptions      *options);
void        riffle_session_forget_named         (RiffleSession   *self,
                                                 PatVariant      *variant);

/* Dealing */
void        riffle_session_replace              (RiffleSession   *self,
                                                 PatGame         *game,
                                                 RiffleReplaced  *opening,
                                                 gboolean         keeps,
                                                 const char      *sentence);
void        riffle_session_leave                (RiffleSession   *self,
                                                 PatGame         *game);

/* Games beside the one of their variant */
gboolean    riffle_session_go_on_beside         (RiffleSession   *self,
                                                 PatVariant      *variant,
                                                 RiffleStoreMatch matches,
                                                 gpointer         user_data,
                                                 GError         **error);

/* Playing for something */
void        riffle_session_keep_apart           (RiffleSession   *self);

/* Booking */
const char *riffle_session_get_id               (PatGame         *game);
void        riffle_session_save_statistics      (RiffleSession   *self);
void        riffle_session_retry_files          (RiffleSession   *self);
gboolean    riffle_session_was_booked           (RiffleSession   *self,
                                                 PatGame         *game);
void        riffle_session_book_beginning       (RiffleSession   *self,
                                                 PatGame         *game);
void        riffle_session_book_win             (RiffleSession   *self);
RiffleBooking *riffle_session_book              (RiffleSession   *self);
void        riffle_session_unbook               (RiffleSession   *self,
                                                 RiffleReplaced  *replaced);
void        riffle_booking_free                 (RiffleBooking   *booking);

G_END_DECLS
