/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as a table for spreadsheets: values with commas between them (RFC 4180). */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char      *riffle_csv_print (GPtrArray   *transfer);
GPtrArray *riffle_csv_parse (const char  *text,
                             GError     **error);

G_END_DECLS
