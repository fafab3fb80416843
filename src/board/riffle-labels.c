/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of cards and piles, as a screen reader speaks them. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-labels.h"

static const PatRules *
get_rules (RiffleTable *table)
{
  return pat_game_get_rules (riffle_table_get_game (table));
}

static const PatPosition *
get_position (RiffleTable *table)
{
  return pat_game_get_position (riffle_table_get_game (table));
}

/* Words about a pile or one of its cards, after what is in the way of taking its cards. */
static char *
dup_marked (RiffleTable *table,
            guint        pile,
            const char  *words)
{
  const PatRules *rules = get_rules (table);
  const PatPosition *position = get_position (table);

  if (!pat_rules_is_complete (rules, position, pile) &&
      !pat_rules_is_locked (rules, position, pile) && pat_rules_is_covered (rules, position, pile))
    /* Translators: %s is the name of a pile on which cards of other piles lie, or of its card */
    return g_strdup_printf (_("Covered: %s"), words);
  return pat_words_mark (rules, position, pile, words);
}

static void
set_label_of_card (RiffleTable *table,
                   RifflePile  *pile,
                   RiffleCard  *card)
{
  g_autofree char *name = pat_words_card (card->card);
  g_autofree char *place = pat_words_pile (get_rules (table), pile->number);
  /* Translators: a card as it is spoken: its name, the pile, and its place counted from the
     bottom, for example "Seven of Hearts, Column 3, card 5 of 5" */
  g_autofree char *words = g_strdup_printf (_("%s, %s, card %u of %u"), name, place,
                                            card->index + 1u, pile->cards->len);
  g_autofree char *label = dup_marked (table, pile->number, words);

  riffle_piece_set_label (RIFFLE_PIECE (card), label);
}

/* Readers speak the pile when the focus comes to one of its cards, and then the card: what its name
 * says, how many cards there are and which lies on top, need not be said twice. */
static char *
dup_pile_label (RiffleTable *table,
                guint        pile)
{
  const PatRules *rules = get_rules (table);
  const PatPosition *position = get_position (table);
  guint size = pat_position_get_size (position, pile), n_down = 0;
  g_autofree char *name = pat_words_pile (rules, pile);
  g_autofree char *words = NULL;

  if (size == 0 || pat_card_is_face_down (pat_position_get_top (position, pile)))
    return pat_words_pile_state (rules, position, pile);
  for (guint i = 0; i < size; i++)
    n_down += pat_card_is_face_down (pat_position_get_cards (position, pile)[i]) ? 1 : 0;
  if (n_down == 0)
    return dup_marked (table, pile, name);
  /* Translators: the name of a pile, and how many of its cards lie face down */
  words = g_strdup_printf (ngettext ("%1$s, %2$u card face down", "%1$s, %2$u cards face down",
                                     n_down), name, n_down);
  return dup_marked (table, pile, words);
}

static void
update_pile (RiffleTable *table,
             RifflePile  *pile)
{
  g_autofree char *label = dup_pile_label (table, pile->number);
  gboolean focusable = pile->cards->len == 0 && pile->place != RIFFLE_NO_PLACE;

  riffle_piece_set_label (RIFFLE_PIECE (pile), label);
  gtk_widget_set_focusable (GTK_WIDGET (pile), focusable);
  for (guint i = 0; i < pile->cards->len; i++)
    set_label_of_card (table, pile, riffle_pile_get_card (pile, i));
}

/* Whether what is said of a pile may be something new when others change. */
static gboolean
depends_on_others (const PatRules *rules,
                   RifflePile     *pile)
{
  return pile->cards->len == 0 || pat_rules_get_pile (rules, pile->number)->covered ||
         pat_rules_get_game (rules)->why_locked != NULL;
}

/* Brings names and focusability of all piles and cards up to date. */
void
riffle_labels_update (RiffleTable *table)
{
  const PatRules *rules = get_rules (table);

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      if (riffle_pile_look (pile) || depends_on_others (rules, pile))
        update_pile (table, pile);
    }
}
