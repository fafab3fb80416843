/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How piles stand, and what each of them is for. */
#include "config.h"

#include "pat-words-private.h"

static const char *const purposes[PAT_N_ROLES] = {
  N_("The stock holds the cards that have not been dealt yet."),
  N_("The waste takes the cards that are turned over from the stock."),
  N_("This is a foundation: on the foundations the cards are collected."),
  N_("This is a column, where the cards are put in order."),
  N_("This is a cell, a place where a card can wait."),
  N_("This is a reserve: its cards wait to be played."),
  N_("This is the hand, from which you choose cards."),
  N_("Cards that are out of play lie here."),
  N_("This is an indicator: its card shows how a foundation is to be built."),
};

/* The one rank that an empty pile takes in this position; 0 if there is no such rank. */
static guint
wanted_rank (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  guint64 cards = pat_rules_accepted (rules, position, pile);

  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    if (cards != 0 && (cards & ~rules->base_cards[rank]) == 0)
      return rank;
  return 0;
}

/* What an empty pile takes that takes nothing but runs. */
static char *
empty_run_state (const PatRules *rules,
                 guint           pile,
                 const char     *name,
                 guint           rank)
{
  guint n_cards = pat_rules_get_pile (rules, pile)->min_accept;

  if (rank == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: the name of a pile that has no cards, and
                                            of how many cards the runs are that it takes */
                                         "Empty: %1$s, takes: complete run of %2$u card",
                                         "Empty: %1$s, takes: complete run of %2$u cards",
                                         n_cards), name, n_cards);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: the name of a pile that has no cards, of how
                                          many cards the runs are that it takes, and the rank of
                                          their first card: "Empty: Foundation 1, takes: complete
                                          run of 13 cards, first: King" */
                                       "Empty: %1$s, takes: complete run of %2$u card, first: %3$s",
                                       "Empty: %1$s, takes: complete run of %2$u cards, "
                                       "first: %3$s",
                                       n_cards), name, n_cards, pat_words_rank (rank));
}

static char *
empty_state (const PatRules    *rules,
             const PatPosition *position,
             guint              pile,
             const char        *name)
{
  guint rank = wanted_rank (rules, position, pile);

  if (pat_rules_get_pile (rules, pile)->min_accept > 1)
    return empty_run_state (rules, pile, name, rank);
  if (rank != 0)
    /* Translators: the name of a pile that has no cards, and the only rank that it takes:
       "Empty: Foundation 2, takes: Ace" */
    return g_strdup_printf (_("Empty: %1$s, takes: %2$s"), name, pat_words_rank (rank));
  /* Translators: %s is the name of a pile that has no cards */
  return g_strdup_printf (_("Empty: %s"), name);
}

static guint
count_face_down (const PatPosition *position,
                 guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint n = 0;

  for (guint i = 0; i < pat_position_get_size (position, pile); i++)
    n += pat_card_is_face_down (cards[i]) ? 1 : 0;
  return n;
}

/* How a pile stands whose top card lies face down. */
static char *
hidden_state (const PatRules *rules,
              guint           pile,
              const char     *name,
              guint           n_cards)
{
  if (pat_rules_get_role (rules, pile) == PAT_STOCK)
    /* Translators: the name of the stock and how many cards it has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u card", "%1$s, %2$u cards",
                                         n_cards),
                            name, n_cards);
  if (n_cards == 1)
    /* Translators: %s is the name of a pile */
    return g_strdup_printf (_("%s, face-down card"), name);
  /* Translators: the name of a pile and how many cards it has */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u card, face down",
                                       "%1$s, %2$u cards, the top one face down",
                                       n_cards), name, n_cards);
}

static char *
open_state (const char *name,
            const char *top,
            guint       n_cards,
            guint       n_down)
{
  if (n_cards == 1)
    /* Translators: the name of a pile and of its only card: "Cell 1, Queen of Spades" */
    return g_strdup_printf (C_("pile", "%1$s, %2$s"), name, top);
  if (n_down == 0)
    /* Translators: the name of a pile, how many cards it has, and its top card */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u card, on top: %3$s",
                                         "%1$s, %2$u cards, on top: %3$s",
                                         n_cards), name, n_cards, top);
  /* Translators: the name of a pile, how many cards it has, how many of them lie face down, and
     its top card: "Column 3, 3 cards, face down: 2, on top: Six of Clubs" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u card, face down: %3$u, on top:"
                                       " %4$s",
                                       "%1$s, %2$u cards, face down: %3$u, on top: %4$s",
                                       n_cards),
                          name, n_cards, n_down, top);
}

static char *
cards_state (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  g_autofree char *name = pat_words_pile (rules, pile);
  g_autofree char *top = NULL;
  guint n_cards = pat_position_get_size (position, pile);

  if (n_cards == 0)
    return empty_state (rules, position, pile, name);
  if (pat_card_is_face_down (pat_position_get_top (position, pile)))
    return hidden_state (rules, pile, name, n_cards);
  top = pat_words_card (pat_position_get_top (position, pile));
  return open_state (name, top, n_cards, count_face_down (position, pile));
}

/**
 * pat_words_mark:
 * @rules: the rules
 * @position: a position
 * @pile: a pile
 * @words: what is said of the pile, or of one of its cards
 *
 * Puts before the words that the pile is complete, or locked for the moment.
 *
 * Returns: (transfer full): the words, marked if the pile is one of the two
 */
char *
pat_words_mark (const PatRules    *rules,
                const PatPosition *position,
                guint              pile,
                const char        *words)
{
  if (pat_rules_is_complete (rules, position, pile))
    /* Translators: %s is the name of a pile to which no card can be added any more, and what
       lies there: "Complete: Foundation 1, 13 cards, on top: King of Clubs" */
    return g_strdup_printf (_("Complete: %s"), words);
  if (pat_rules_is_locked (rules, position, pile))
    /* Translators: %s is the name of a pile that neither gives nor takes cards for the moment,
       and what lies there */
    return g_strdup_printf (_("Locked: %s"), words);
  return g_strdup (words);
}

/**
 * pat_words_pile_state:
 * @rules: the rules
 * @position: a position
 * @pile: a pile
 *
 * Says how a pile stands, short enough to be listened to.
 *
 * Returns: (transfer full): the text
 */
char *
pat_words_pile_state (const PatRules    *rules,
                      const PatPosition *position,
                      guint              pile)
{
  g_autofree char *state = cards_state (rules, position, pile);

  return pat_words_mark (rules, position, pile, state);
}

/* Whether no card is put on another one, or any card on any other. */
static gboolean
is_unordered (const PatPileSpec *row)
{
  return row->can_build == NULL &&
         (row->build == PAT_NO_BUILD || (row->build & PAT_ANY_CARD) != 0);
}

static const char *
purpose (const PatRules    *rules,
         const PatPileSpec *row)
{
  const PatStockSpec *stock = &pat_rules_get_game (rules)->stock;

  if (pat_words_is_place (row) && !row->removable && !row->covered)
    return _("This is a place of the tableau, where cards are laid out.");
  if (pat_words_is_place (row))
    return _("This is a place of the tableau, whose cards are to be removed.");
  if (row->role == PAT_TABLEAU && is_unordered (row))
    return row->name != NULL ? _("Here cards wait until they can be played.")
                             : _("This is a column: its cards wait to be played.");
  if (row->role == PAT_TABLEAU && row->name != NULL)
    return _("Here the cards are put in order.");
  if (row->role == PAT_WASTE && row->n_refill > 0 && row->refill[0] == PAT_STOCK)
    return _("Here lies the card that was turned over from the stock.");
  if (row->role == PAT_WASTE && (stock->count == 0 || stock->to != PAT_WASTE))
    return _("The waste takes cards that find no other place.");
  return _(purposes[row->role]);
}

static void
add_purpose (GString        *text,
             const PatRules *rules,
             guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->name != NULL)
    {
      g_autofree char *name = pat_words_pile (rules, pile);

      /* Translators: %s is the name that the game gives to a pile, such as Demon */
      pat_words_take (text, g_strdup_printf (_("This pile is called: %s."), name));
    }
  pat_words_add (text, purpose (rules, row));
}

/**
 * pat_words_pile_help:
 * @rules: the rules
 * @pile: a pile
 *
 * Tells what a pile is in this game, what it takes, what may leave it and what happens to it when
 * it is empty.
 *
 * Returns: (transfer full): a few sentences
 */
char *
pat_words_pile_help (const PatRules *rules,
                     guint           pile)
{
  GString *text = g_string_new (NULL);
  PatRole role = pat_rules_get_role (rules, pile);

  add_purpose (text, rules, pile);
  if (role == PAT_STOCK)
    pat_words_add_stock (text, rules);
  if (role == PAT_STOCK || role == PAT_WASTE)
    pat_words_add_redeals (text, rules);
  pat_words_add_refill (text, rules, pile);
  pat_words_add_before_fill (text, rules, pile);
  pat_words_add_fill (text, rules, pile);
  pat_words_add_fill_from (text, rules, pile);
  pat_words_add_build (text, rules, pile);
  pat_words_add_limits (text, rules, pile);
  pat_words_add_from (text, rules, pile);
  pat_words_add_take (text, rules, pile);
  pat_words_add_turn (text, rules, pile);
  if (pat_rules_get_pile (rules, pile)->removable)
    pat_words_add_removal (text, rules);
  return g_string_free (text, FALSE);
}
