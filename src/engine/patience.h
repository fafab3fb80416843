/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The public interface of libpatience, the engine without a screen. */
#pragma once

#include "pat-macros.h"

#include "pat-words-join.h"
#include "pat-card.h"
#include "pat-random.h"
#include "pat-position.h"
#include "pat-move.h"
#include "pat-table.h"
#include "pat-scoring.h"
#include "pat-option.h"
#include "pat-variant.h"
#include "pat-plugin.h"
#include "pat-rules.h"
#include "pat-words.h"
#include "pat-deal.h"
#include "pat-notation.h"
#include "pat-registry.h"
#include "pat-guard.h"
#include "pat-collection.h"
#include "pat-game.h"
#include "pat-click.h"
#include "pat-file.h"
#include "pat-save.h"
#include "pat-layout.h"
