/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as JSON, for other programs. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char      *riffle_transfer_json_print (GPtrArray   *transfer);
GPtrArray *riffle_transfer_json_parse (const char  *text,
                                       GError     **error);

G_END_DECLS
