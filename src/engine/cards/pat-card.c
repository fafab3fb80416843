/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The text form of cards: `AS`, `TD`, `<4S>` face down, `*` a joker. */
#include "config.h"

#include "pat-card.h"

static const char rank_letters[] = "?A23456789TJQK*";
static const char suit_letters[] = "CDHS";

/**
 * pat_card_print:
 * @card: a card
 * @buffer: (array fixed-size=8): room for eight bytes
 *
 * Writes the notation of a card, ended by a NUL.
 *
 * Returns: the number of bytes written without the NUL, at most 4
 */
gsize
pat_card_print (PatCard  card,
                char    *buffer)
{
  guint rank = pat_card_get_rank (card);
  gsize n = 0;

  if (pat_card_is_face_down (card))
    buffer[n++] = '<';
  buffer[n++] = rank_letters[MIN (rank, PAT_JOKER)];
  if (rank != PAT_JOKER)
    buffer[n++] = suit_letters[pat_card_get_suit (card)];
  if (pat_card_is_face_down (card))
    buffer[n++] = '>';
  buffer[n] = '\0';
  return n;
}

static gboolean
parse_rank (const char **text,
            guint       *rank)
{
  const char *found;

  if ((*text)[0] == '1' && (*text)[1] == '0')
    {
      *rank = 10;
      *text += 2;
      return TRUE;
    }
  if (**text == '\0' || **text == '?')
    return FALSE;
  found = strchr (rank_letters, g_ascii_toupper (**text));
  if (found == NULL)
    return FALSE;
  *rank = (guint) (found - rank_letters);
  *text += 1;
  return TRUE;
}

/**
 * pat_card_parse:
 * @text: a card in notation, in upper or lower case
 * @end: (out) (optional) (transfer none): where the card ends
 * @card: (out): the card
 *
 * Reads one card from the beginning of a text.
 *
 * Returns: whether there is a card
 */
gboolean
pat_card_parse (const char  *text,
                const char **end,
                PatCard     *card)
{
  const char *suit;
  gboolean down;
  guint rank;

  g_return_val_if_fail (text != NULL && card != NULL, FALSE);

  down = *text == '<';
  if (down)
    text++;
  if (!parse_rank (&text, &rank))
    return FALSE;
  if (rank == PAT_JOKER)
    *card = PAT_JOKER;
  else
    {
      if (*text == '\0' || (suit = strchr (suit_letters, g_ascii_toupper (*text))) == NULL)
        return FALSE;
      *card = pat_card_new ((PatSuit) (suit - suit_letters), rank);
      text++;
    }
  if (down && *text++ != '>')
    return FALSE;
  if (down)
    *card |= PAT_FACE_DOWN;
  if (end != NULL)
    *end = text;
  return TRUE;
}
