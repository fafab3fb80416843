/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who waits for an answer, and may be gone when it comes. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

gpointer riffle_asker_new  (gpointer object);
gpointer riffle_asker_take (gpointer asker);

G_END_DECLS
