/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The words for piles: their names, how they stand, and what each of them is for. */
#include "config.h"

#include "pat-words-private.h"

/* The name of a pile that is the only one of its role. */
static const char *const single_names[PAT_N_ROLES] = {
  NC_("pile", "Stock"),
  NC_("pile", "Waste"),
  NC_("pile", "Foundation"),
  NC_("pile", "Column"),
  NC_("pile", "Cell"),
  NC_("pile", "Reserve"),
  NC_("pile", "Hand"),
  NC_("pile", "Discard pile"),
  NC_("pile", "Indicator"),
};

/* The name of one pile of several of its role. */
static const char *const numbered_names[PAT_N_ROLES] = {
  /* Translators: the name of one of several piles of its kind: "Stock 3" */
  N_("Stock %u"),
  /* Translators: the name of one of several piles of its kind: "Waste 3" */
  N_("Waste %u"),
  /* Translators: the name of one of several piles of its kind: "Foundation 3" */
  N_("Foundation %u"),
  /* Translators: the name of one of several piles of its kind: "Column 3" */
  N_("Column %u"),
  /* Translators: the name of one of several piles of its kind: "Cell 3" */
  N_("Cell %u"),
  /* Translators: the name of one of several piles of its kind: "Reserve 3" */
  N_("Reserve %u"),
  /* Translators: the name of one of several piles of its kind: "Hand 3" */
  N_("Hand %u"),
  /* Translators: the name of one of several piles of its kind: "Discard pile 3" */
  N_("Discard pile %u"),
  /* Translators: the name of one of several piles of its kind: "Indicator 3" */
  N_("Indicator %u"),
};

/* All piles of a role, as a heading or in a list. */
static const char *const plural_names[PAT_N_ROLES] = {
  NC_("piles", "Stock"),
  NC_("piles", "Waste"),
  NC_("piles", "Foundations"),
  NC_("piles", "Columns"),
  NC_("piles", "Cells"),
  NC_("piles", "Reserves"),
  NC_("piles", "Hand"),
  NC_("piles", "Discard piles"),
  NC_("piles", "Indicators"),
};

static const char *const purposes[PAT_N_ROLES] = {
  N_("The stock holds the cards that have not been dealt yet."),
  N_("The waste takes the cards that are turned over from the stock."),
  N_("This is a foundation: on the foundations the cards are collected."),
  N_("This is a column, where the cards are put in order."),
  N_("This is a cell, a place where a card can wait."),
  N_("This is a reserve: its cards wait to be played."),
  N_("This is the hand, from which you choose cards."),
  N_("This is the place for cards that are out of play."),
  N_("This is an indicator: its card shows how a foundation is to be built."),
};

/* The first pile of the row that a pile belongs to. */
guint
pat_words_first_in_row (const PatRules *rules,
                        guint           pile)
{
  guint row = pat_rules_get_row_index (rules, pile);

  while (pile > 0 && pat_rules_get_row_index (rules, pile - 1) == row)
    pile--;
  return pile;
}

static char *
own_name (const PatRules    *rules,
          const PatPileSpec *row,
          guint              pile)
{
  const char *name = pat_words_translate (pat_rules_get_variant (rules), row->name);

  if (row->count == 1)
    return g_strdup (name);
  /* Translators: the name that a game gives to some of its piles, and a number: "Blade 3" */
  return g_strdup_printf (C_("pile", "%s %u"), name,
                          pile - pat_words_first_in_row (rules, pile) + 1);
}

/**
 * pat_words_pile:
 * @rules: the rules
 * @pile: a pile
 *
 * Names a pile as a player would call it.
 *
 * Returns: (transfer full): its name
 */
char *
pat_words_pile (const PatRules *rules,
                guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  PatRole role = pat_rules_get_role (rules, pile);

  if (row->name != NULL)
    return own_name (rules, row, pile);
  if (pat_words_is_place (row))
    /* Translators: a place of a pyramid or the like, from which cards are removed */
    return g_strdup_printf (_("Place %u"), pat_rules_get_number (rules, pile));
  if (pat_rules_count_role (rules, role) == 1)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "pile", single_names[role]));
  return g_strdup_printf (_(numbered_names[role]), pat_rules_get_number (rules, pile));
}

/* A heading for all piles of a row. */
char *
pat_words_row_title (const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);

  if (row->names != NULL && row->count > 1)
    return g_strdup (pat_words_translate (pat_rules_get_variant (rules), row->names));
  if (row->name != NULL)
    return g_strdup (pat_words_translate (pat_rules_get_variant (rules), row->name));
  if (pat_words_is_place (row))
    /* Translators: the name of the places for cards of a game */
    return g_strdup (_("Tableau"));
  if (pat_rules_count_role (rules, row->role) == 1)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "pile", single_names[row->role]));
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "piles", plural_names[row->role]));
}

/* The piles of a row, by a heading where they are all of their kind, otherwise one by one. */
char *
pat_words_row_piles (const PatRules *rules,
                     guint           pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint first = pat_words_first_in_row (rules, pile);
  g_autofree char *first_name = NULL;
  g_autofree char *last_name = NULL;

  if (row->name != NULL || row->count == pat_rules_count_role (rules, row->role))
    return pat_words_row_title (rules, pile);
  first_name = pat_words_pile (rules, first);
  if (row->count == 1)
    return g_steal_pointer (&first_name);
  last_name = pat_words_pile (rules, first + row->count - 1);
  /* Translators: the first and the last of several piles: "Column 1 – Column 4" */
  return g_strdup_printf (C_("piles", "%1$s – %2$s"), first_name, last_name);
}

/* The names of the rows of a role, without one that may be left out. */
static char *
role_names (const PatRules    *rules,
            PatRole            role,
            const PatPileSpec *but)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GString *list = g_string_new (NULL);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *title = NULL;

      if (pat_rules_get_role (rules, pile) != role || pat_rules_get_pile (rules, pile) == but)
        continue;
      title = pat_words_row_title (rules, pile);
      if (g_ptr_array_find_with_equal_func (names, title, g_str_equal, NULL))
        continue;
      pat_words_add_item (list, title);
      g_ptr_array_add (names, g_steal_pointer (&title));
    }
  return g_string_free (list, FALSE);
}

/* All piles of a role, by the names that their rows have in this game. */
char *
pat_words_role (const PatRules *rules,
                PatRole         role)
{
  if (pat_rules_count_role (rules, role) == 0)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "piles", plural_names[role]));
  return role_names (rules, role, NULL);
}

static void
add_role (GString           *list,
          const PatRules    *rules,
          PatRole            role,
          const PatPileSpec *but)
{
  g_autofree char *name = role_names (rules, role, but);

  if (*name != '\0')
    pat_words_add_item (list, name);
}

/* A set of roles as a list, without those that the game does not have, and without a row of one
   pile that takes the cards (or NULL): it takes none of its own. */
char *
pat_words_roles (const PatRules    *rules,
                 guint              roles,
                 const PatPileSpec *taker)
{
  const PatPileSpec *but = taker != NULL && taker->count == 1 ? taker : NULL;
  GString *list = g_string_new (NULL);

  for (guint role = 0; role < PAT_N_ROLES; role++)
    if ((roles & PAT_ROLE_BIT (role)) != 0)
      add_role (list, rules, role, but);
  return g_string_free (list, FALSE);
}

/* From where an empty pile is filled, in order. */
char *
pat_words_refill (const PatRules    *rules,
                  const PatPileSpec *row)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < row->n_refill; i++)
    add_role (list, rules, row->refill[i], NULL);
  return g_string_free (list, FALSE);
}

/* The one rank that an empty pile takes in this position; 0 where there is no such rank. */
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

static char *
empty_state (const PatRules    *rules,
             const PatPosition *position,
             guint              pile,
             const char        *name)
{
  guint rank = wanted_rank (rules, position, pile);

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

static const char *
purpose (const PatRules    *rules,
         const PatPileSpec *row)
{
  const PatStockSpec *stock = &pat_rules_get_game (rules)->stock;

  if (pat_words_is_place (row) && !row->removable && !row->covered)
    return _("This is a place of the tableau, where cards are laid out.");
  if (pat_words_is_place (row))
    return _("This is a place of the tableau, whose cards are to be removed.");
  if (row->role == PAT_TABLEAU && row->name != NULL && (row->build & PAT_ANY_CARD) != 0)
    return _("Here cards wait until they can be played.");
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
