/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is not done in a game that is played for something, and is refused in words. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

/**
 * RiffleContestRefusal:
 * @RIFFLE_REFUSE_DEAL: another deal in the place of the one that is played
 * @RIFFLE_REFUSE_OPTIONS: other options
 * @RIFFLE_REFUSE_SHARING: the deal, or what was done in it, for somebody else
 * @RIFFLE_REFUSE_FILM: a film, from which the game could be played in another way
 *
 * What a key asks for that makes no sense in a tour, a tournament and at a table.
 */
typedef enum
{
  RIFFLE_REFUSE_DEAL,
  RIFFLE_REFUSE_OPTIONS,
  RIFFLE_REFUSE_SHARING,
  RIFFLE_REFUSE_FILM,
} RiffleContestRefusal;

gboolean riffle_contest_refuse (RiffleSession        *session,
                                RiffleMessages       *messages,
                                RiffleContestRefusal  what);

G_END_DECLS
