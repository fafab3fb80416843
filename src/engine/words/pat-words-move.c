/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The words for moves. */
#include "config.h"

#include "pat-words-private.h"

static const char *const to_single[PAT_N_ROLES] = {
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the stock" */
  N_("%s to the stock"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the waste" */
  N_("%s to the waste"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the foundation" */
  N_("%s to the foundation"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the column" */
  N_("%s to the column"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the cell" */
  N_("%s to the cell"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the reserve" */
  N_("%s to the reserve"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the hand" */
  N_("%s to the hand"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the discard pile" */
  N_("%s to the discard pile"),
  /* Translators: one card goes to the only pile of a kind: "Seven of Hearts to the indicator" */
  N_("%s to the indicator"),
};

static const char *const to_numbered[PAT_N_ROLES] = {
  /* Translators: one card goes to one of several piles: "Seven of Hearts to stock 3" */
  N_("%1$s to stock %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to waste 3" */
  N_("%1$s to waste %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to foundation 3" */
  N_("%1$s to foundation %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to column 3" */
  N_("%1$s to column %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to cell 3" */
  N_("%1$s to cell %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to reserve 3" */
  N_("%1$s to reserve %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to hand 3" */
  N_("%1$s to hand %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to discard pile 3" */
  N_("%1$s to discard pile %2$u"),
  /* Translators: one card goes to one of several piles: "Seven of Hearts to indicator 3" */
  N_("%1$s to indicator %2$u"),
};

/* The lowest card of what a pick takes. */
static PatCard
picked_card (const PatPosition *position,
             const PatPick     *pick)
{
  guint size = pat_position_get_size (position, pick->pile);
  guint count = MAX (1, pick->count);
  guint index = pick->index > 0 ? pick->index - 1u : size - count;

  if (count > size || index >= size)
    return PAT_NO_CARD;
  return pat_position_get_cards (position, pick->pile)[index];
}

static char *
picked_name (const PatPosition *position,
             const PatPick     *pick)
{
  return pat_words_card (picked_card (position, pick));
}

/* The destination in a row that has a name of its own, or a run that does not go to a column. */
static char *
to_named (const PatRules *rules,
          const char     *card,
          guint           count,
          guint           pile)
{
  g_autofree char *name = pat_words_pile (rules, pile);

  if (count == 1)
    /* Translators: a card, and the name of the pile to which it goes: "Seven of Hearts → Blade
       3". The arrow is not turned round by itself; write ← if your language is read from right
       to left. */
    return g_strdup_printf (C_("move", "%1$s → %2$s"), card, name);
  /* Translators: how many cards, the lowest of them, and the name of the pile to which they go;
     write ← if your language is read from right to left */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card, %2$s and above → %3$s",
                                       "%1$u cards, %2$s and above → %3$s",
                                       count), count, card, name);
}

static char *
several_to_column (const char *card,
                   guint       count,
                   guint       number)
{
  /* Translators: how many cards, the lowest of them, and the number of a column */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u card, %2$s and above, to column %3$u",
                                       "%1$u cards, %2$s and above, to column %3$u",
                                       count), count, card, number);
}

static char *
cards_move (const PatRules    *rules,
            const PatPosition *position,
            const PatMove     *move)
{
  g_autofree char *card = picked_name (position, &move->picks[0]);
  guint count = move->picks[0].count;
  guint to = move->picks[1].pile;
  PatRole role = pat_rules_get_role (rules, to);
  guint number = pat_rules_get_number (rules, to);

  if (pat_rules_get_pile (rules, to)->name != NULL)
    return to_named (rules, card, count, to);
  if (count > 1 && role == PAT_TABLEAU)
    return several_to_column (card, count, number);
  if (count > 1)
    return to_named (rules, card, count, to);
  if (pat_rules_count_role (rules, role) == 1)
    return g_strdup_printf (_(to_single[role]), card);
  return g_strdup_printf (_(to_numbered[role]), card, number);
}

static char *
stock_move (const PatRules    *rules,
            const PatPosition *position)
{
  int stock = pat_rules_find_pile (rules, PAT_STOCK, 1);

  if (stock >= 0 && pat_position_get_size (position, (guint) stock) == 0)
    return g_strdup (_("Turn the waste over"));
  return g_strdup (_("Deal from the stock"));
}

static char *
removal_move (const PatPosition *position,
              const PatMove     *move)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (guint i = 0; i < move->n_picks; i++)
    {
      g_autofree char *name = picked_name (position, &move->picks[i]);

      pat_words_add_item (cards, name);
    }
  /* Translators: %s is a card, or a list of several */
  return g_strdup_printf (_("Remove: %s"), cards->str);
}

static char *
turn_move (const PatRules *rules,
           const PatMove  *move)
{
  g_autofree char *pile = pat_words_pile (rules, move->picks[0].pile);

  /* Translators: %s is the name of a pile */
  return g_strdup_printf (_("Turn up the top card: %s"), pile);
}

/* What a special move names beside itself: a card, or the piles. */
static char *
special_detail (const PatRules *rules,
                const PatMove  *move)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (move->card != PAT_NO_CARD)
    return pat_words_card (pat_card_face (move->card));
  if (move->n_picks == 0)
    return NULL;
  first = pat_words_pile (rules, move->picks[0].pile);
  if (move->n_picks == 1)
    return g_steal_pointer (&first);
  second = pat_words_pile (rules, move->picks[1].pile);
  /* Translators: the piles of a special action, from the first to the second: "Column 1 → Column
     2"; write ← if your language is read from right to left */
  return g_strdup_printf (C_("piles", "%1$s → %2$s"), first, second);
}

static char *
special_move (const PatRules *rules,
              const PatMove  *move)
{
  const PatSpecialSpec *specials = pat_rules_get_game (rules)->specials;
  g_autofree char *detail = special_detail (rules, move);
  const char *label;
  guint n = 0;

  while (specials != NULL && specials[n].name != NULL && n < move->special)
    n++;
  if (specials == NULL || specials[n].name == NULL)
    /* Translators: an action of a game that has no name */
    return g_strdup (_("Special action"));
  label = pat_words_translate (pat_rules_get_variant (rules), specials[n].label);
  if (detail == NULL)
    return g_strdup (label);
  /* Translators: a special action of a game, and a card or a pile: "Joker: Foundation 2" */
  return g_strdup_printf (C_("special action", "%1$s: %2$s"), label, detail);
}

/**
 * pat_words_move:
 * @rules: the rules
 * @position: the position in which the move is made
 * @move: a move of these rules
 *
 * Says what a move does.
 *
 * Returns: (transfer full): the text
 */
char *
pat_words_move (const PatRules    *rules,
                const PatPosition *position,
                const PatMove     *move)
{
  switch ((PatMoveKind) move->kind)
    {
    case PAT_MOVE_CARDS:
      return cards_move (rules, position, move);
    case PAT_MOVE_STOCK:
      return stock_move (rules, position);
    case PAT_MOVE_REMOVE:
      return removal_move (position, move);
    case PAT_MOVE_TURN:
      return turn_move (rules, move);
    case PAT_MOVE_SPECIAL:
      break;
    }
  return special_move (rules, move);
}
