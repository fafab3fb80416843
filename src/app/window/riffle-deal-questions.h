/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game asks the player before its first deal, such as how many play. */
#pragma once

#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

/**
 * RiffleDealFunc:
 * @variant: the variant of the deal
 * @owner: the asker
 *
 * Goes on with a deal after the player's answer.
 */
typedef void (*RiffleDealFunc) (PatVariant *variant,
                                gpointer    owner);

#define RIFFLE_TYPE_DEAL_QUESTIONS (riffle_deal_questions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDealQuestions, riffle_deal_questions, RIFFLE, DEAL_QUESTIONS, GObject)

RiffleDealQuestions *riffle_deal_questions_new (RiffleView          *view,
                                                RiffleSession       *session);
gboolean             riffle_deal_questions_ask (RiffleDealQuestions *self,
                                                PatVariant          *variant,
                                                RiffleDealFunc       answered,
                                                gpointer             owner);

void                 riffle_deal_questions_forget (RiffleDealQuestions *self,
                                                   PatVariant          *variant);

G_END_DECLS
