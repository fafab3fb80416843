/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A playing card as one byte, and its text form. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

/**
 * PatCard:
 *
 * A card in one byte: rank in bits 0–3 (1 = Ace … 13 = King, 14 = joker), suit in bits 4–5, bit 7
 * set while it lies face down. The value 0 is not a card. Both copies of a card in a game with two
 * decks have the same value.
 */
typedef guint8 PatCard;

/**
 * PatSuit:
 * @PAT_CLUBS: black
 * @PAT_DIAMONDS: red
 * @PAT_HEARTS: red
 * @PAT_SPADES: black
 *
 * The suits, in the order of the notation.
 */
typedef enum
{
  PAT_CLUBS,
  PAT_DIAMONDS,
  PAT_HEARTS,
  PAT_SPADES,
} PatSuit;

#define PAT_N_SUITS     4
#define PAT_ACE         1
#define PAT_JACK        11
#define PAT_QUEEN       12
#define PAT_KING        13
#define PAT_JOKER       14
#define PAT_NO_CARD     ((PatCard) 0)
#define PAT_FACE_DOWN   ((PatCard) 0x80)

static inline PatCard
pat_card_new (PatSuit suit,
              guint   rank)
{
  return (PatCard) (suit << 4 | rank);
}

static inline guint
pat_card_get_rank (PatCard card)
{
  return card & 0x0f;
}

static inline PatSuit
pat_card_get_suit (PatCard card)
{
  return (PatSuit) (card >> 4 & 3);
}

static inline gboolean
pat_card_is_red (PatCard card)
{
  return ((card >> 4 ^ card >> 5) & 1) != 0;
}

static inline gboolean
pat_card_is_face_down (PatCard card)
{
  return (card & PAT_FACE_DOWN) != 0;
}

/* The card as it looks face up, whichever way it lies. */
static inline PatCard
pat_card_face (PatCard card)
{
  return card & 0x7f;
}

/* The card's bit in a set of cards; all cards have face values below 64. */
static inline guint64
pat_card_bit (PatCard card)
{
  return G_GUINT64_CONSTANT (1) << (card & 0x3f);
}

PAT_PUBLIC gsize        pat_card_print      (PatCard      card,
                                             char        *buffer);
PAT_PUBLIC gboolean     pat_card_parse      (const char  *text,
                                             const char **end,
                                             PatCard     *card);

G_END_DECLS
