/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games from files of the player's own, and saves them there. */
#pragma once

#include "riffle-contest-actions.h"
#include "riffle-films.h"
#include "riffle-messages.h"
#include "riffle-save-guard.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_FILES (riffle_files_get_type ())
G_DECLARE_FINAL_TYPE (RiffleFiles, riffle_files, RIFFLE, FILES, GObject)

RiffleFiles *riffle_files_new (RiffleView      *view,
                               RiffleContestActions *contests,
                               RiffleMessages  *messages,
                               RiffleSaveGuard *guard,
                               RiffleFilms     *films,
                               GActionMap      *actions);

G_END_DECLS
