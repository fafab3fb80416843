/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the game that was chosen, in this window or where it is being played already. */
#pragma once

#include "riffle-deal-questions.h"
#include "riffle-messages.h"
#include "riffle-navigation.h"
#include "riffle-session.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CHOICE (riffle_choice_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChoice, riffle_choice, RIFFLE, CHOICE, GObject)

RiffleChoice *riffle_choice_new         (RiffleSession           *session,
                                         RiffleNavigation        *navigation,
                                         RiffleMessages          *messages,
                                         RiffleDealQuestions     *questions,
                                         GActionMap              *actions);
void          riffle_choice_play        (RiffleChoice            *self,
                                         PatVariant              *variant);
void          riffle_choice_play_preset (RiffleChoice            *self,
                                         const PatCollectionGame *game);

G_END_DECLS
