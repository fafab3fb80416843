/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games that were left unfinished. */
#pragma once

#include "riffle-board.h"
#include "riffle-session.h"

G_BEGIN_DECLS

/**
 * RiffleResumeFunc:
 * @path: (type filename): the file of a game
 * @id: (nullable): the variant whose game it is; %NULL: the file is to be opened
 * @owner: the caller's
 *
 * Goes on with a game that the player has chosen.
 */
typedef void (*RiffleResumeFunc) (const char *path,
                                  const char *id,
                                  gpointer    owner);

GtkWidget *riffle_resume_page_new (RiffleSession    *session,
                                   RiffleBoard      *board,
                                   RiffleResumeFunc  chosen,
                                   gpointer          owner);

G_END_DECLS
