/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short messages that wrap instead of being cut. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwToast *riffle_toast_new          (const char *text);
AdwToast *riffle_toast_new_undoable (const char *text);
void      riffle_toast_prepare      (AdwToast   *toast,
                                     GtkWidget  *widget);
void      riffle_toast_show         (AdwToast   *toast,
                                     AdwToastOverlay *overlay);

G_END_DECLS
