/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables and positions that the tests of the board write down themselves, as those of the engine
 * do. */
#pragma once

#include "board-motion.h"

#include "rules-suite.h"

PatGame *position_new_game (const PatVariantSpec *spec,
                            const char           *cards);
void     position_show     (Motion               *self,
                            const PatVariantSpec *spec,
                            const char           *cards);
