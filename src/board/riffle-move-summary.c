/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of one action, and what they have done to the cards, in words. */
#include "config.h"

#include "riffle-move-summary.h"

#include <glib/gi18n.h>

#define MOST_MOVES 4  /* of one action; more are counted, since nobody could listen to them */
#define MOST_CARDS 10 /* the same for cards that are turned up: a row of Spider is heard */

typedef enum
{
  ANNOUNCED_MOVE,      /* of the player */
  ANNOUNCED_AUTOMATIC,
  ANNOUNCED_UNDO,
} Kind;

struct _RiffleMoveSummary
{
  GString *moves;    /* phrases */
  GString *turned;   /* names of cards that were turned up */
  GString *freed;    /* names of cards that no other card overlaps any more */
  int      emptied;  /* the column that was emptied last, -1: none */
  guint    n_turned; /* more than the names, if there are too many of them */
  guint    n_moves;  /* more than the phrases, if there are too many of them */
  Kind     kind;     /* of the last of them */
};

RiffleMoveSummary *
riffle_move_summary_new (void)
{
  RiffleMoveSummary *self = g_new0 (RiffleMoveSummary, 1);

  self->moves = g_string_new (NULL);
  self->turned = g_string_new (NULL);
  self->freed = g_string_new (NULL);
  self->emptied = -1;
  return self;
}

void
riffle_move_summary_free (RiffleMoveSummary *self)
{
  g_string_free (self->moves, TRUE);
  g_string_free (self->turned, TRUE);
  g_string_free (self->freed, TRUE);
  g_free (self);
}

/* Whether the action has made a move, or taken one back. */
gboolean
riffle_move_summary_has_moves (RiffleMoveSummary *self)
{
  return self->n_moves > 0;
}

static Kind
find_kind (PatGame  *game,
           gboolean  forwards)
{
  gboolean automatic = FALSE;

  if (!forwards)
    return ANNOUNCED_UNDO;
  pat_game_get_history_move (game, pat_game_get_history_cursor (game) - 1, &automatic);
  return automatic ? ANNOUNCED_AUTOMATIC : ANNOUNCED_MOVE;
}

/* Finds the cards that a move has freed. Those that it turned up are in another list. */
static void
find_freed (RiffleMoveSummary *self,
            PatGame           *game,
            const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *after = pat_game_get_position (game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *card = NULL;

      if (pat_position_get_size (before, pile) == 0 || pat_position_get_size (after, pile) == 0 ||
          pat_card_is_face_down (pat_position_get_top (before, pile)) ||
          !pat_rules_is_covered (rules, before, pile) || pat_rules_is_covered (rules, after, pile))
        continue;
      card = pat_words_card (pat_position_get_top (after, pile));
      pat_words_add_item (self->freed, card);
    }
}

/* Finds the column that a move has emptied. Piles that hold one card at most do not count. */
static void
find_emptied (RiffleMoveSummary *self,
              PatGame           *game,
              const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *after = pat_game_get_position (game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) == PAT_TABLEAU &&
        !pat_rules_get_pile (rules, pile)->covered &&
        pat_rules_get_pile (rules, pile)->max_cards != 1 &&
        pat_position_get_size (before, pile) > 0 && pat_position_get_size (after, pile) == 0)
      self->emptied = (int) pile;
}

/* Adds the runs that a move has completed, and that went to foundations as a whole. */
static void
add_runs (RiffleMoveSummary *self,
          PatGame           *game,
          const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (game);
  const PatPosition *after = pat_game_get_position (game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;

      if (pat_rules_get_role (rules, pile) != PAT_FOUNDATION ||
          pat_rules_get_pile (rules, pile)->min_accept <= 1 ||
          pat_position_get_size (after, pile) < pat_position_get_size (before, pile) + 2)
        continue;
      name = pat_words_pile (rules, pile);
      /* Translators: a complete run has gone to a foundation; %s is its name */
      sentence = g_strdup_printf (_("Complete run: %s"), name);
      pat_words_add_phrase (self->moves, sentence);
    }
}

/**
 * riffle_move_summary_add_move:
 * @game: the game, in which the move was made or taken back just now
 * @move: the move
 * @steps: its steps
 * @forwards: whether it was made
 *
 * Adds a move of the action.
 */
void
riffle_move_summary_add_move (RiffleMoveSummary *self,
                              PatGame           *game,
                              const PatMove     *move,
                              const PatSteps    *steps,
                              gboolean           forwards)
{
  static const char *const beginnings[] = {
    [ANNOUNCED_MOVE] = "%s",
    /* Translators: %s is a move that the player did not have to make: "Ace of Hearts to
       foundation 1" */
    [ANNOUNCED_AUTOMATIC] = N_("Automatic: %s"),
    /* Translators: %s is a move: "Ace of Hearts to foundation 1" */
    [ANNOUNCED_UNDO] = N_("Undone: %s"),
  };
  Kind kind = find_kind (game, forwards);
  const PatRules *rules = pat_game_get_rules (game);
  PatPosition before = *pat_game_get_position (game);
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  if (forwards)
    {
      pat_rules_revert (rules, &before, steps);
      find_freed (self, game, &before);
      find_emptied (self, game, &before);
    }
  if (self->n_moves++ >= MOST_MOVES)
    return;
  /* Moves are named by the position before them. */
  words = pat_words_move (rules, &before, move);
  sentence = kind == self->kind ? g_steal_pointer (&words)
             : g_strdup_printf (_(beginnings[kind]), words);
  self->kind = kind;
  pat_words_add_phrase (self->moves, sentence);
  if (forwards)
    add_runs (self, game, &before);
}

/* Adds a card that was turned over, if its face can be seen now. */
void
riffle_move_summary_add_turned (RiffleMoveSummary *self,
                                PatCard            card)
{
  g_autofree char *name = NULL;

  if (self->kind == ANNOUNCED_UNDO || pat_card_is_face_down (card) ||
      self->n_turned++ >= MOST_CARDS)
    return;
  name = pat_words_card (card);
  pat_words_add_item (self->turned, name);
}

/* Another game lies on the table; the column was one of the game before. */
void
riffle_move_summary_forget_emptied (RiffleMoveSummary *self)
{
  self->emptied = -1;
}

static void
add_rest_of_moves (RiffleMoveSummary *self,
                   GString           *phrases)
{
  guint n = self->n_moves > MOST_MOVES ? self->n_moves - MOST_MOVES : 0;
  g_autofree char *rest = NULL;

  if (n == 0)
    return;
  /* Translators: the last of some phrases: "Ace of Hearts to foundation 1; 3 more moves" */
  rest = g_strdup_printf (ngettext ("%u more move", "%u more moves", n), n);
  pat_words_add_phrase (phrases, rest);
}

static void
add_turned (RiffleMoveSummary *self,
            GString           *phrases)
{
  g_autofree char *sentence = NULL;

  if (self->n_turned == 0)
    return;
  if (self->n_turned <= MOST_CARDS)
    /* Translators: one card or a few: "Turned up: Queen of Clubs, Four of Hearts" */
    sentence = g_strdup_printf (_("Turned up: %s"), self->turned->str);
  else
    /* Translators: how many cards lie face up now that did not before */
    sentence = g_strdup_printf (ngettext ("Turned up: %u card", "Turned up: %u cards",
                                          self->n_turned), self->n_turned);
  pat_words_add_phrase (phrases, sentence);
}

static void
add_freed (RiffleMoveSummary *self,
           GString           *phrases)
{
  g_autofree char *sentence = NULL;

  if (self->freed->len == 0)
    return;
  /* Translators: cards that no other overlaps any more: "Free now: Ten of Clubs, Four of Hearts" */
  sentence = g_strdup_printf (_("Free now: %s"), self->freed->str);
  pat_words_add_phrase (phrases, sentence);
}

static void
add_emptied (RiffleMoveSummary *self,
             PatGame           *game,
             GString           *phrases)
{
  const PatPosition *position;
  g_autofree char *state = NULL;

  if (self->emptied < 0 || game == NULL)
    return;
  position = pat_game_get_position (game);
  if (pat_position_get_size (position, (guint) self->emptied) > 0)
    return;
  state = pat_words_pile_state (pat_game_get_rules (game), position, (guint) self->emptied);
  pat_words_add_phrase (phrases, state);
}

/**
 * riffle_move_summary_end:
 * @game: (nullable): the game as it is now
 * @phrases: phrases, to which those of the action are added
 *
 * Ends an action: its moves come first, and then what they have done. What is added later belongs
 * to the next one.
 */
void
riffle_move_summary_end (RiffleMoveSummary *self,
                         PatGame           *game,
                         GString           *phrases)
{
  if (self->moves->len > 0)
    pat_words_add_phrase (phrases, self->moves->str);
  add_rest_of_moves (self, phrases);
  add_turned (self, phrases);
  add_freed (self, phrases);
  add_emptied (self, game, phrases);
  self->emptied = -1;
  g_string_truncate (self->moves, 0);
  g_string_truncate (self->turned, 0);
  g_string_truncate (self->freed, 0);
  self->n_moves = self->n_turned = 0;
  self->kind = ANNOUNCED_MOVE;
}
