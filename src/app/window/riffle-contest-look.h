/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of the game looks like while it is played for something. */
#pragma once

#include "riffle-contest.h"
#include "riffle-game-page.h"

G_BEGIN_DECLS

void riffle_contest_look_update    (RiffleContest  *contest,
                                    RiffleGamePage *page);
void riffle_contest_look_fill_menu (RiffleContest  *contest,
                                    GMenu          *menu);
char *riffle_contest_look_find_waiting (RiffleContest *contest,
                                        PatVariant   **variant);

G_END_DECLS
