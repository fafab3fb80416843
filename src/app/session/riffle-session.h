/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: opens games, keeps them, and books how they end. */
#pragma once

#include <patience.h>

#include "riffle-shared-files.h"
#include "riffle-statistics.h"
#include "riffle-store.h"
#include "riffle-trials.h"

G_BEGIN_DECLS

/**
 * RiffleAllowance:
 * @RIFFLE_ALLOW_UNDO: moves may be taken back
 * @RIFFLE_ALLOW_RESTART: the game may be started over
 * @RIFFLE_ALLOW_PEEK: the player may look into piles
 *
 * What is not a matter of course in a game that is played for something.
 */
typedef enum
{
  RIFFLE_ALLOW_UNDO    = 1 << 0,
  RIFFLE_ALLOW_RESTART = 1 << 1,
  RIFFLE_ALLOW_PEEK    = 1 << 2,
} RiffleAllowance;

/**
 * RiffleKeepFunc:
 * @user_data: as it was given to riffle_session_set_keeper ()
 *
 * Keeps the game that is played for something as it is now.
 */
typedef void (*RiffleKeepFunc) (gpointer user_data);

#define RIFFLE_TYPE_SESSION (riffle_session_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSession, riffle_session, RIFFLE, SESSION, GObject)

RiffleSession    *riffle_session_new                    (GSettings       *settings,
                                                         const char      *folder);
RiffleSession    *riffle_session_new_beside             (RiffleSession   *other);
RiffleSession    *riffle_session_find_player            (RiffleSession   *self,
                                                         PatVariant      *variant);
gboolean          riffle_session_is_alone               (RiffleSession   *self);
gboolean          riffle_session_is_in_use              (RiffleSession   *self);
void              riffle_session_use                    (RiffleSession   *self);
void              riffle_session_close                  (RiffleSession   *self);
PatRegistry      *riffle_session_get_registry           (RiffleSession   *self);
RiffleTrials     *riffle_session_get_trials             (RiffleSession   *self);
gboolean          riffle_session_may_find_later         (RiffleSession   *self,
                                                         const GError    *error);
PatVariant       *riffle_session_find_variant           (RiffleSession   *self,
                                                         const char      *id,
                                                         GError         **error);
guint             riffle_session_get_n_broken           (RiffleSession   *self);
PatVariant       *riffle_session_find_last              (RiffleSession   *self);
PatVariant       *riffle_session_find_first             (RiffleSession   *self);
gboolean          riffle_session_may_find_last          (RiffleSession   *self);
GSettings        *riffle_session_get_settings           (RiffleSession   *self);
RiffleStatistics *riffle_session_get_statistics         (RiffleSession   *self);
RiffleSharedFiles *riffle_session_get_files             (RiffleSession   *self);
RiffleStore      *riffle_session_get_store              (RiffleSession   *self);
PatGame          *riffle_session_get_game               (RiffleSession   *self);
PatVariant       *riffle_session_get_variant            (RiffleSession   *self);
char             *riffle_session_dup_key                (PatVariant      *variant,
                                                         PatOptions      *options);

gboolean          riffle_session_open                   (RiffleSession   *self,
                                                         PatVariant      *variant,
                                                         GError         **error);
gboolean          riffle_session_open_preset            (RiffleSession   *self,
                                                         const PatCollectionGame *game,
                                                         GError         **error);
const PatPreset  *riffle_session_find_preset            (RiffleSession   *self);
gboolean          riffle_session_open_deal              (RiffleSession   *self,
                                                         const char      *deal,
                                                         GError         **error);
gboolean          riffle_session_continue_deal          (RiffleSession   *self,
                                                         const char      *deal,
                                                         GError         **error);
gboolean          riffle_session_open_file              (RiffleSession   *self,
                                                         const char      *path,
                                                         GError         **error);
gboolean          riffle_session_play_on                (RiffleSession   *self,
                                                         PatGame         *game,
                                                         GError         **error);
PatReplay        *riffle_session_dup_replay             (RiffleSession   *self);
char             *riffle_session_dup_new_deal           (RiffleSession   *self,
                                                         const PatCollectionGame *game,
                                                         GError         **error);
void              riffle_session_set_keeper             (RiffleSession   *self,
                                                         RiffleKeepFunc   keep,
                                                         gpointer         user_data);
void              riffle_session_play_apart             (RiffleSession   *self,
                                                         PatGame         *game,
                                                         RiffleAllowance  allowed);
gboolean          riffle_session_is_apart               (RiffleSession   *self);
RiffleSession    *riffle_session_find_apart             (RiffleSession   *self);
void              riffle_session_call                   (RiffleSession   *self);
gboolean          riffle_session_is_open                (RiffleSession   *self,
                                                         PatVariant      *variant);
gboolean          riffle_session_allows                 (RiffleSession   *self,
                                                         RiffleAllowance  what);
PatContest       *riffle_session_get_contest            (RiffleSession   *self);
void              riffle_session_set_contest            (RiffleSession   *self,
                                                         PatContest      *contest);
gboolean          riffle_session_deal                   (RiffleSession   *self,
                                                         guint64          number,
                                                         const char      *about,
                                                         GError         **error);
gboolean          riffle_session_restart                (RiffleSession   *self);
gboolean          riffle_session_can_undo               (RiffleSession   *self);
PatVariant       *riffle_session_get_way_back           (RiffleSession   *self);
PatVariant       *riffle_session_undo                   (RiffleSession   *self);
gboolean          riffle_session_can_undo_deal          (RiffleSession   *self);
gboolean          riffle_session_is_new_deal            (RiffleSession   *self);
gboolean          riffle_session_undo_deal              (RiffleSession   *self);
PatOptions       *riffle_session_dup_next_options       (RiffleSession   *self,
                                                         PatVariant      *variant);
gboolean          riffle_session_set_options            (RiffleSession   *self,
                                                         PatVariant      *variant,
                                                         PatOptions      *options,
                                                         GError         **error);
gboolean          riffle_session_has_bank               (RiffleSession   *self);
gboolean          riffle_session_is_shown               (RiffleSession   *self);
void              riffle_session_reset_bank             (RiffleSession   *self);
void              riffle_session_tell_late              (RiffleSession   *self,
                                                         char            *message);
void              riffle_session_save                   (RiffleSession   *self);
gboolean          riffle_session_save_at_once           (RiffleSession   *self);
gboolean          riffle_session_flush                  (RiffleSession   *self);
void              riffle_session_retry                  (RiffleSession   *self);
GPtrArray        *riffle_session_list_saved             (RiffleSession   *self);
gboolean          riffle_session_open_saved             (RiffleSession   *self,
                                                         const char      *path,
                                                         GError         **error);
char             *riffle_session_dup_loss               (RiffleSession   *self);

G_END_DECLS
