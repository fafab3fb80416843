/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is not done in a game that is played for something, and is refused in words. */
#include "config.h"

#include "riffle-contest-refusal.h"

#include <glib/gi18n.h>

static const char *const sentences[] = {
  [RIFFLE_REFUSE_DEAL] =
    N_("In a tour, in a tournament and at a table, everybody plays the deal that is there"),
  [RIFFLE_REFUSE_OPTIONS] =
    N_("In a tour, in a tournament and at a table, the options of a game do not change"),
  [RIFFLE_REFUSE_SHARING] =
    N_("In a tour, in a tournament and at a table, deals and moves are not given to others"),
  [RIFFLE_REFUSE_FILM] =
    N_("In a tour, in a tournament and at a table, games are not shown as films"),
};

/**
 * riffle_contest_refuse:
 * @session: what is being played
 * @messages: tells the player why not
 * @what: what the player wants to do
 *
 * Refuses what makes no sense in a game that is played for something.
 *
 * Returns: %FALSE in an ordinary game, in which nothing is refused
 */
gboolean
riffle_contest_refuse (RiffleSession        *session,
                       RiffleMessages       *messages,
                       RiffleContestRefusal  what)
{
  if (!riffle_session_is_apart (session))
    return FALSE;
  riffle_messages_say (messages, _(sentences[what]));
  return TRUE;
}
