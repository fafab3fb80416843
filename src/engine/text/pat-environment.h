/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Variables of the environment that no program can use. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

PAT_PUBLIC void pat_environment_repair (void);

G_END_DECLS
