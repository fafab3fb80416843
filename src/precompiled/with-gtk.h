/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As in with-adwaita.h, for what does not know that library. */
#include <gtk/gtk.h>
