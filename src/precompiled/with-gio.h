/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* As in with-adwaita.h, for what knows no toolkit. */
#include <gio/gio.h>
