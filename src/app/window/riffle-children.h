/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mode in which children play: their page, and little else around their games. */
#pragma once

#include "riffle-board-deck.h"
#include "riffle-deal-questions.h"
#include "riffle-game-page.h"
#include "riffle-messages.h"
#include "riffle-navigation.h"

G_BEGIN_DECLS

/**
 * RiffleChildrenParts:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player what is wrong
 * @navigation: leads to the game and to the page of all games
 * @questions: asks what a game asks before a deal
 * @deck: the cards for the pictures
 *
 * What the mode needs of the window.
 */
typedef struct
{
  RiffleView          *view;
  RiffleSession       *session;
  RiffleMessages      *messages;
  RiffleNavigation    *navigation;
  RiffleDealQuestions *questions;
  RiffleBoardDeck     *deck;
} RiffleChildrenParts;

#define RIFFLE_TYPE_CHILDREN (riffle_children_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChildren, riffle_children, RIFFLE, CHILDREN, GObject)

RiffleChildren *riffle_children_new        (const RiffleChildrenParts *parts,
                                            GtkStack                  *pages,
                                            RiffleGamePage            *page,
                                            GActionMap                *actions);
void            riffle_children_set_narrow (RiffleChildren            *self,
                                            gboolean                   is_narrow);

G_END_DECLS
