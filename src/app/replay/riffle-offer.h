/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that somebody has sent: a deal, a replay or a saved game, and what is true of it. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

/**
 * RiffleOffer:
 * @title: the name of the game
 * @text: what the text is, in sentences
 * @deal: (nullable): the deal that can be played
 * @film: (nullable): what can be watched
 * @game: (nullable): what can be gone on with
 * @challenge: (nullable): what is to be beaten, in a sentence; no figures in calm play
 * @is_refuted: it is a replay that can be watched, and what it claims is not true
 *
 * What can be done with a text from outside.
 */
typedef struct
{
  char      *title;
  char      *text;
  char      *deal;
  PatReplay *film;
  PatGame   *game;
  char      *challenge;
  gboolean   is_refuted;
} RiffleOffer;

RiffleOffer *riffle_offer_new            (RiffleSession  *session,
                                          const char     *text,
                                          GError        **error);
RiffleOffer *riffle_offer_new_for_replay (RiffleSession  *session,
                                          PatReplay      *replay);
void         riffle_offer_free           (RiffleOffer    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleOffer, riffle_offer_free)

G_END_DECLS
