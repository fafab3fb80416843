/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a program finds when it starts and cannot use. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

PAT_PUBLIC void pat_environment_repair (void);

G_END_DECLS
