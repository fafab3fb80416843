/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Palace's jokers: each of them fetches a card for a foundation. */
#include "palace.h"

enum
{
  SPECIAL_JOKER,
};

static const PatSpecialSpec jokers[] = {
  { .name = "joker", .label = PAT_NC_ ("action", "Joker"),
    .help = N_("A joker fetches the next card of a foundation from wherever it lies."),
    .prompts = { N_("Choose the foundation that gets its next card.") },
    .counter = PALACE_JOKERS },
  { 0 }
};

static const PatCounterSpec joker_counters[] = {
  {
    /* Translators: in the status row; how many jokers the player has left. */
    "jokers", N_("Jokers: %d"), 3,
    /* Translators: %s is a number of points, such as +3 */
    .bonus = N_("Each joker left when you win: %s"),
  },
  { 0 }
};

/* The card that a foundation needs next, or PAT_NO_CARD for an empty or a complete one. */
static PatCard
next_card (const PatPosition *position,
           guint              pile)
{
  PatCard top = pat_position_get_top (position, pile);

  if (top == PAT_NO_CARD || pat_card_get_rank (top) == PAT_KING)
    return PAT_NO_CARD;
  return (PatCard) (top + 1);
}

/* Finds a card wherever it lies but on a foundation: with two decks, the one that a player comes to
 * first. */
static gboolean
find_card (const PatRules    *rules,
           const PatPosition *position,
           PatCard            card,
           guint             *pile,
           guint             *index)
{
  for (*pile = 0; *pile < pat_rules_get_n_piles (rules); ++*pile)
    for (*index = 0; *index < pat_position_get_size (position, *pile); ++*index)
      if (pat_card_face (pat_position_get_cards (position, *pile)[*index]) == card &&
          pat_rules_get_role (rules, *pile) != PAT_FOUNDATION)
        return TRUE;
  return FALSE;
}

/* Lists the suits' Aces that are not on a foundation yet; returns how many there are. */
static guint
list_aces (const PatRules    *rules,
           const PatPosition *position,
           PatCard           *aces)
{
  guint n = 0, pile, index;

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if (find_card (rules, position, pat_card_new ((PatSuit) suit, PAT_ACE), &pile, &index))
      aces[n++] = pat_card_new ((PatSuit) suit, PAT_ACE);
  return n;
}

static void
add_joker (PatMoves *moves,
           guint     pile,
           PatCard   card)
{
  PatMove move;

  pat_move_init_special (&move, SPECIAL_JOKER);
  pat_move_add_pick (&move, pile, 0, 0);
  move.card = card;
  pat_moves_add (moves, &move);
}

/* An empty foundation takes an Ace; which one is asked only if more than one is missing. */
static void
list_jokers (const PatRules    *rules,
             const PatPosition *position,
             PatMoves          *moves)
{
  PatCard aces[PAT_N_SUITS];
  guint n_aces;

  if (position->counters[PALACE_JOKERS] == 0)
    return;
  n_aces = list_aces (rules, position, aces);
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_FOUNDATION); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, i);

      if (next_card (position, pile) != PAT_NO_CARD)
        add_joker (moves, pile, PAT_NO_CARD);
      else if (pat_position_get_size (position, pile) == 0)
        for (guint k = 0; k < n_aces; k++)
          add_joker (moves, pile, n_aces == 1 ? PAT_NO_CARD : aces[k]);
    }
}

/* The only card that a joker can fetch for a foundation, or PAT_NO_CARD. */
static PatCard
only_card (const PatRules    *rules,
           const PatPosition *position,
           guint              pile)
{
  PatCard aces[PAT_N_SUITS];

  if (pat_position_get_size (position, pile) > 0)
    return next_card (position, pile);
  return list_aces (rules, position, aces) == 1 ? aces[0] : PAT_NO_CARD;
}

/* A card that is named without need may be left out. */
static void
spell_joker (const PatRules    *rules,
             const PatPosition *position,
             PatMove           *move)
{
  if (move->kind == PAT_MOVE_SPECIAL && move->n_picks == 1 && move->card != PAT_NO_CARD &&
      move->card == only_card (rules, position, move->picks[0].pile))
    move->card = PAT_NO_CARD;
}

static const char *
why_no_joker (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move)
{
  guint pile;

  if (position->counters[PALACE_JOKERS] == 0)
    return N_("There are no jokers left.");
  if (move->n_picks != 1 || pat_rules_get_role (rules, move->picks[0].pile) != PAT_FOUNDATION)
    return N_("A joker is used on a foundation.");
  pile = move->picks[0].pile;
  if (pat_position_get_size (position, pile) == 0)
    return move->card == PAT_NO_CARD
           ? N_("Choose the Ace for the joker to fetch.")
           : N_("On an empty foundation a joker fetches an Ace that lies on no foundation yet.");
  return next_card (position, pile) == PAT_NO_CARD
         ? N_("This foundation is complete.")
         : N_("A joker fetches the card that follows on the foundation, and no other.");
}

static PatCard
wanted_card (const PatRules    *rules,
             const PatPosition *position,
             const PatMove     *move)
{
  PatCard card = next_card (position, move->picks[0].pile);
  PatCard aces[PAT_N_SUITS];

  if (card != PAT_NO_CARD)
    return card;
  if (move->card != PAT_NO_CARD)
    return move->card;
  return list_aces (rules, position, aces) > 0 ? aces[0] : PAT_NO_CARD;
}

static void
list_joker_steps (const PatRules    *rules,
                  const PatPosition *position,
                  const PatMove     *move,
                  PatSteps          *steps)
{
  guint pile, index;
  PatCard card;

  if (!find_card (rules, position, wanted_card (rules, position, move), &pile, &index))
    return;
  card = pat_position_get_cards (position, pile)[index];
  pat_steps_move (steps, pile, index, 1, move->picks[0].pile,
                  pat_card_is_face_down (card) ? PAT_STEP_TURNED : PAT_STEP_PLAIN);
  pat_steps_count (steps, PALACE_JOKERS, -1);
}

void
palace_configure_jokers (PatGameSpec *game)
{
  game->specials = jokers;
  game->counters = joker_counters;
  game->spell = spell_joker;
  game->more_moves = list_jokers;
  game->why_not = why_no_joker;
  game->special = list_joker_steps;
}
