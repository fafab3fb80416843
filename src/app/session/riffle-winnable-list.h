/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the first numbers of a game name deals that can be won. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_WINNABLE_LIST_MAX_DEALS 65536

typedef struct _RiffleWinnableList RiffleWinnableList;

RiffleWinnableList *riffle_winnable_list_new            (const PatRules            *rules,
                                                         const char *const         *ignored,
                                                         guint                      n_deals,
                                                         guint64                    max_states);
RiffleWinnableList *riffle_winnable_list_parse          (const char                *text,
                                                         gssize                     length,
                                                         GError                   **error);
void                riffle_winnable_list_free           (RiffleWinnableList        *self);
char               *riffle_winnable_list_to_string      (const RiffleWinnableList  *self);
gboolean            riffle_winnable_list_add_game       (RiffleWinnableList        *self,
                                                         const PatRules            *rules);
void                riffle_winnable_list_add            (RiffleWinnableList        *self,
                                                         guint                      number);
const char *const  *riffle_winnable_list_get_games      (const RiffleWinnableList  *self);
gboolean            riffle_winnable_list_fits           (const RiffleWinnableList  *self,
                                                         const PatRules            *rules);
gboolean            riffle_winnable_list_has            (const RiffleWinnableList  *self,
                                                         guint64                    number);
guint               riffle_winnable_list_get_n_deals    (const RiffleWinnableList  *self);
guint               riffle_winnable_list_get_n_winnable (const RiffleWinnableList  *self);
guint64             riffle_winnable_list_get_max_states (const RiffleWinnableList  *self);
guint               riffle_winnable_list_get            (const RiffleWinnableList  *self,
                                                         guint                      nth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleWinnableList, riffle_winnable_list_free)

G_END_DECLS
