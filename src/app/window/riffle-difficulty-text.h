/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How hard a deal is, in words. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

const char *riffle_difficulty_get_word     (PatDifficulty   difficulty);
const char *riffle_difficulty_get_sentence (const PatGrade *grade);

G_END_DECLS
