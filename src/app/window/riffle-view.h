/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player sees in the window: which page, which game, a pause, a dialog. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_VIEW (riffle_view_get_type ())
G_DECLARE_FINAL_TYPE (RiffleView, riffle_view, RIFFLE, VIEW, GObject)

/*
 * Signals:
 *   changed ()    anything that is asked here may have changed, or the game
 */

RiffleView  *riffle_view_new          (GtkWindow   *window,
                                       GtkStack    *pages,
                                       RiffleBoard *board);
void         riffle_view_changed      (RiffleView  *self);
void         riffle_view_set_dialog   (RiffleView  *self,
                                       GtkWidget   *dialog);
void         riffle_view_set_game     (RiffleView  *self,
                                       PatGame     *game);
void         riffle_view_set_paused   (RiffleView  *self,
                                       gboolean     is_paused);
GtkWidget   *riffle_view_get_window   (RiffleView  *self);
RiffleBoard *riffle_view_get_board    (RiffleView  *self);
PatGame     *riffle_view_get_game     (RiffleView  *self);
gboolean     riffle_view_is_paused    (RiffleView  *self);
gboolean     riffle_view_is_active    (RiffleView  *self);
gboolean     riffle_view_is_free      (RiffleView  *self);
gboolean     riffle_view_is_covered   (RiffleView  *self);
gboolean     riffle_view_is_on_game   (RiffleView  *self);
gboolean     riffle_view_shows_board  (RiffleView  *self);
gboolean     riffle_view_is_playing   (RiffleView  *self);
void         riffle_view_focus_board  (RiffleView  *self);

G_END_DECLS
