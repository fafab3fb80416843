/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the lines of a bare board, as other programs print it: columns without names, cells and
 * foundations in one line each. */
#include "config.h"

#include "pat-position-read-private.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

/* `Freecells: 2C - KD`: the cells of a bare board. */
gboolean
pat_position_read_bare_cells (PatPositionReader     *self,
                              const char *at)
{
  guint cell = 1;
  const char *end;
  PatCard card;
  int pile;

  for (at = pat_text_skip_space (at); *at != '\0'; at = pat_text_skip_space (end), cell++)
    {
      end = at + 1;
      if (*at == '-')
        continue;
      pile = pat_rules_find_pile (self->rules, PAT_CELL, cell);
      if (pile < 0)
        /* Translators: %u is a number from 1 on; if it makes trouble, say “no cell number %u” */
        return pat_position_fail (self, at, _("this game has no cell number %u"), cell);
      if (!pat_card_parse (at, &end, &card))
        return pat_position_fail (self, at, _("a card or “-” was expected"));
      if (!pat_position_put_card (self, (guint) pile, card, at))
        return FALSE;
    }
  return TRUE;
}

/* `Foundations: H-0 C-2 D-A S-0`: what the foundations of a bare board show. */
gboolean
pat_position_read_bare_foundations (PatPositionReader     *self,
                                    const char *at)
{
  static const char suits[] = "CDHS", ranks[] = "0A23456789TJQK";
  guint n = 0;

  for (at = pat_text_skip_space (at); *at != '\0'; at = pat_text_skip_space (at + 3))
    {
      const char *suit = strchr (suits, g_ascii_toupper (*at));
      const char *rank = at[1] == '-' &&
                         at[2] != '\0' ? strchr (ranks, g_ascii_toupper (at[2])) : NULL;
      int pile = pat_rules_find_pile (self->rules, PAT_FOUNDATION, n + 1);

      if (suit == NULL || rank == NULL || pile < 0)
        return pat_position_fail (self, at, _("a foundation like H-0, C-2 or D-A was expected"));
      for (guint r = PAT_ACE; r <= (guint) (rank - ranks); r++)
        if (!pat_position_put_card (self, (guint) pile, pat_card_new ((PatSuit) (suit - suits), r),
                                    at))
          return FALSE;
      n += rank != ranks;
    }
  return TRUE;
}

gboolean
pat_position_read_bare_line (PatPositionReader     *self,
                             const char *at)
{
  int pile = pat_rules_find_pile (self->rules, PAT_TABLEAU, self->n_columns + 1);

  if (pile < 0)
    return pat_position_fail (self, at, _("there are more lines of cards than columns"));
  self->n_columns++;
  self->any_pile = TRUE;
  return pat_position_read_cards (self, (guint) pile, *at == ':' ? at + 1 : at);
}
