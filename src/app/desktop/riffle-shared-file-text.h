/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of files that all windows and other programs add to. */
#pragma once

#include "riffle-shared-file.h"

G_BEGIN_DECLS

char       *riffle_shared_file_text_open        (RiffleSharedFile *file);
char       *riffle_shared_file_text_dup_failure (RiffleSharedFile *file);
const char *riffle_shared_file_text_get_summary (RiffleSharedFile *file);
void        riffle_shared_file_text_add_loss    (RiffleSharedFile *file,
                                                 GString          *text);

G_END_DECLS
