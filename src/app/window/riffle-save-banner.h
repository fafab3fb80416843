/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says above the table, or the page of games, that games or other files are not being saved, as
 * long as that holds. */
#pragma once

#include "riffle-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_SAVE_BANNER (riffle_save_banner_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSaveBanner, riffle_save_banner, RIFFLE, SAVE_BANNER, GtkWidget)

GtkWidget  *riffle_save_banner_new         (void);
void        riffle_save_banner_set_session (RiffleSaveBanner *self,
                                            RiffleSession    *session);
void        riffle_save_banner_update      (RiffleSaveBanner *self);
void        riffle_save_banner_set_narrow  (RiffleSaveBanner *self,
                                            gboolean          is_narrow);
const char *riffle_save_banner_get_text    (RiffleSaveBanner *self);
gboolean    riffle_save_banner_is_failing  (RiffleSaveBanner *self);

G_END_DECLS
