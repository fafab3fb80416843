/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the board, in words for those who do not see it. All that one action brings is
 * said at once, for screen readers break off what they say for what comes next. */
#include "config.h"

#include "riffle-announcer.h"

#include "riffle-announce.h"
#include "riffle-spoken.h"

#include <glib/gi18n.h>

#define MOST_MOVES   4  /* of one action; more are counted, since nobody could listen to them */
#define MOST_CARDS   10 /* the same for cards that are turned up: a row of Spider is heard */
#define MOST_TARGETS 5  /* the same for piles where the chosen cards may go */

typedef enum
{
  ANNOUNCED_MOVE,      /* of the player */
  ANNOUNCED_AUTOMATIC,
  ANNOUNCED_UNDO,
} Kind;

struct _RiffleAnnouncer
{
  GtkWidget *widget;    /* that owns this */
  PatGame   *game;      /* (owned) (nullable) */
  GString   *text;      /* (owned): whole sentences */
  GString   *phrases;   /* (owned): what follows them and is not a sentence yet */
  GString   *turned;    /* (owned): cards that were turned up, not yet in the text */
  GString   *freed;     /* (owned): likewise those that nothing overlaps any more */
  int        emptied;   /* the column that was emptied last, -1: none */
  guint      n_turned;  /* more than the names in it, if there are too many of them */
  guint      n_moves;   /* more than those in the text, likewise */
  Kind       kind;      /* of the last of them */
  guint      source_id; /* says it; 0: there is nothing to say */
};

static void
add_phrase (RiffleAnnouncer *self,
            const char      *phrase)
{
  pat_words_add_phrase (self->phrases, phrase);
}

/* What was said before belongs to another action, or a sentence follows. */
static void
end_phrases (RiffleAnnouncer *self)
{
  g_autofree char *sentence = NULL;

  if (self->phrases->len == 0)
    return;
  sentence = pat_words_end_phrase (self->phrases->str);
  pat_words_add_sentence (self->text, sentence);
  g_string_truncate (self->phrases, 0);
}

static void
add_rest_of_moves (RiffleAnnouncer *self)
{
  guint n = self->n_moves > MOST_MOVES ? self->n_moves - MOST_MOVES : 0;
  g_autofree char *rest = NULL;

  if (n == 0)
    return;
  /* Translators: the last of some phrases: "Ace of Hearts to foundation 1; 3 more moves" */
  rest = g_strdup_printf (ngettext ("%u more move", "%u more moves", n), n);
  add_phrase (self, rest);
}

static void
add_turned (RiffleAnnouncer *self)
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
  add_phrase (self, sentence);
}

static void
add_freed (RiffleAnnouncer *self)
{
  g_autofree char *sentence = NULL;

  if (self->freed->len == 0)
    return;
  /* Translators: cards that no other overlaps any more: "Free now: Ten of Clubs, Four of Hearts" */
  sentence = g_strdup_printf (_("Free now: %s"), self->freed->str);
  add_phrase (self, sentence);
}

static void
add_emptied (RiffleAnnouncer *self)
{
  const PatPosition *position;
  g_autofree char *state = NULL;

  if (self->emptied < 0 || self->game == NULL)
    return;
  position = pat_game_get_position (self->game);
  if (pat_position_get_size (position, (guint) self->emptied) > 0)
    return;
  state = pat_words_pile_state (pat_game_get_rules (self->game), position, (guint) self->emptied);
  add_phrase (self, state);
}

/* What comes after the moves of an action, once all of them are known. */
static void
end_moves (RiffleAnnouncer *self)
{
  add_rest_of_moves (self);
  add_turned (self);
  add_freed (self);
  add_emptied (self);
  self->emptied = -1;
  g_string_truncate (self->turned, 0);
  g_string_truncate (self->freed, 0);
  self->n_moves = self->n_turned = 0;
  self->kind = ANNOUNCED_MOVE;
}

static gboolean
say_cb (gpointer user_data)
{
  RiffleAnnouncer *self = user_data;

  self->source_id = 0;
  end_moves (self);
  end_phrases (self);
  riffle_announce (self->widget, self->text->str);
  g_string_truncate (self->text, 0);
  return G_SOURCE_REMOVE;
}

static void
queue (RiffleAnnouncer *self)
{
  if (self->source_id == 0)
    self->source_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, say_cb, self, NULL);
}

/* Says whole sentences, each with its stop, after what else there is to say; NULL or an empty
 * string is ignored. */
void
riffle_announcer_say (RiffleAnnouncer *self,
                      const char      *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  end_moves (self);
  end_phrases (self);
  pat_words_add_sentence (self->text, sentence);
  queue (self);
}

/* The same of a phrase, which has no stop. */
void
riffle_announcer_say_phrase (RiffleAnnouncer *self,
                             const char      *phrase)
{
  end_moves (self);
  add_phrase (self, phrase);
  queue (self);
}

/* Says in short how a pile stands. */
void
riffle_announcer_say_state (RiffleAnnouncer *self,
                            guint            pile)
{
  g_autofree char *state = pat_words_pile_state (pat_game_get_rules (self->game),
                                                 pat_game_get_position (self->game), pile);

  riffle_announcer_say_phrase (self, state);
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

/* The cards that lie open and that a move has freed; those that it turned up are told already. */
static void
find_freed (RiffleAnnouncer   *self,
            const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *after = pat_game_get_position (self->game);

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

/* The column that a move has emptied: that is not told of places for one card. */
static void
find_emptied (RiffleAnnouncer   *self,
              const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *after = pat_game_get_position (self->game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) == PAT_TABLEAU &&
        !pat_rules_get_pile (rules, pile)->covered &&
        pat_rules_get_pile (rules, pile)->max_cards != 1 &&
        pat_position_get_size (before, pile) > 0 && pat_position_get_size (after, pile) == 0)
      self->emptied = (int) pile;
}

/* Runs that a move has completed, and that went to foundations as a whole. */
static void
add_runs (RiffleAnnouncer   *self,
          const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *after = pat_game_get_position (self->game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      g_autofree char *name = NULL;
      g_autofree char *sentence = NULL;

      if (pat_rules_get_role (rules, pile) != PAT_FOUNDATION ||
          pat_position_get_size (after, pile) < pat_position_get_size (before, pile) + 2)
        continue;
      name = pat_words_pile (rules, pile);
      /* Translators: a complete run has gone to a foundation; %s is its name */
      sentence = g_strdup_printf (_("Complete run: %s"), name);
      add_phrase (self, sentence);
    }
}

/* Tells of a move that was made or taken back just now. */
void
riffle_announcer_tell_move (RiffleAnnouncer *self,
                            const PatMove   *move,
                            const PatSteps  *steps,
                            gboolean         forwards)
{
  static const char *const beginnings[] = {
    [ANNOUNCED_MOVE] = "%s",
    /* Translators: %s is a move that the player did not have to make: "Ace of Hearts to
       foundation 1" */
    [ANNOUNCED_AUTOMATIC] = N_("Automatic: %s"),
    /* Translators: %s is a move: "Ace of Hearts to foundation 1" */
    [ANNOUNCED_UNDO] = N_("Undone: %s"),
  };
  Kind kind = find_kind (self->game, forwards);
  const PatRules *rules = pat_game_get_rules (self->game);
  PatPosition before = *pat_game_get_position (self->game);
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  queue (self);
  if (self->n_moves == 0)
    end_phrases (self);
  if (forwards)
    {
      pat_rules_revert (rules, &before, steps);
      find_freed (self, &before);
      find_emptied (self, &before);
    }
  if (self->n_moves++ >= MOST_MOVES)
    return;
  /* Moves are named by the position before them. */
  words = pat_words_move (rules, &before, move);
  sentence = kind == self->kind ? g_steal_pointer (&words)
             : g_strdup_printf (_(beginnings[kind]), words);
  self->kind = kind;
  add_phrase (self, sentence);
  if (forwards)
    add_runs (self, &before);
}

/* Tells of a card that was turned over, if its face can be seen now. */
void
riffle_announcer_tell_turned (RiffleAnnouncer *self,
                              PatCard          card)
{
  g_autofree char *name = NULL;

  if (self->kind == ANNOUNCED_UNDO || pat_card_is_face_down (card) ||
      self->n_turned++ >= MOST_CARDS)
    return;
  name = pat_words_card (card);
  pat_words_add_item (self->turned, name);
}

/* Tells which game lies on the board now, and names the board after it. */
void
riffle_announcer_tell_deal (RiffleAnnouncer *self)
{
  const char *name = pat_variant_get_name (pat_game_get_variant (self->game));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (self->game));
  g_autofree char *deal = NULL;

  self->emptied = -1; /* in another game */
  /* Translators: the name of a game and the number of its deal: "Klondike, deal 42" */
  deal = g_strdup_printf (_("%1$s, deal %2$s"), name, number);
  /* If the cards were given by hand, there is no number. */
  riffle_announcer_say_phrase (self, pat_game_get_number (self->game) == 0 ? name : deal);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
add_target (RiffleAnnouncer *self,
            GString         *list,
            guint            pile)
{
  const PatPosition *position = pat_game_get_position (self->game);
  g_autofree char *name = pat_words_pile (pat_game_get_rules (self->game), pile);
  g_autofree char *card = NULL;
  g_autofree char *target = NULL;

  if (pat_position_get_size (position, pile) > 0)
    card = pat_words_card (pat_position_get_top (position, pile));
  /* Translators: a pile and the card on it: "Column 3: Seven of Hearts" */
  target = card != NULL ? g_strdup_printf (C_("pile", "%1$s: %2$s"), name, card) : g_strdup (name);
  pat_words_add_phrase (list, target);
}

/* The piles that take what is chosen, in words; an empty string if there is none. */
static char *
dup_targets (RiffleAnnouncer    *self,
             const PatSelection *selection)
{
  const PatPosition *position = pat_game_get_position (self->game);
  GString *list = g_string_new (NULL);
  g_autofree char *text = NULL;
  guint n = 0;

  /* Cards that fit mean more than empty places, of which there may be many. */
  for (guint i = 0; i < 2u * position->n_piles; i++)
    {
      guint pile = i % position->n_piles;
      gboolean has_cards = pat_position_get_size (position, pile) > 0;

      if (has_cards != (i < position->n_piles) ||
          !pat_game_is_destination (self->game, selection, pile))
        continue;
      if (n++ < MOST_TARGETS)
        add_target (self, list, pile);
    }
  if (n == 0)
    return g_string_free (list, FALSE);
  text = g_string_free (list, FALSE);
  if (n <= MOST_TARGETS)
    /* Translators: the piles that take what is chosen, with the cards on them: "Fits on: Column
       3: Seven of Hearts" */
    return g_strdup_printf (_("Fits on: %s"), text);
  /* Translators: the same, and how many other piles there are */
  return g_strdup_printf (ngettext ("Fits on: %1$s; and %2$u more pile",
                                    "Fits on: %1$s; and %2$u more piles", n - MOST_TARGETS),
                          text, n - MOST_TARGETS);
}

/* Tells what is chosen and, if the player wants to see that, where it may go. */
void
riffle_announcer_tell_selection (RiffleAnnouncer    *self,
                                 const PatSelection *selection,
                                 gboolean            with_targets)
{
  g_autofree char *chosen = riffle_spoken_selection (self->game, selection);
  g_autofree char *targets = with_targets ? dup_targets (self, selection) : g_strdup ("");

  riffle_announcer_say_phrase (self, chosen);
  /* The targets are a list with semicolons already. */
  end_phrases (self);
  if (*targets != '\0')
    riffle_announcer_say_phrase (self, targets);
  else if (with_targets && !pat_game_removes_sets (self->game))
    riffle_announcer_say (self, _("It fits nowhere."));
}

void
riffle_announcer_tell_end (RiffleAnnouncer *self)
{
  switch (pat_game_get_state (self->game))
    {
    case PAT_GAME_WON:
      riffle_announcer_say (self, _("You have won the game."));
      break;
    case PAT_GAME_STUCK:
      riffle_announcer_say (self, _("There are no more moves."));
      break;
    case PAT_GAME_LOST:
      riffle_announcer_say (self, _("The game is lost."));
      break;
    case PAT_GAME_PLAYING:
      break;
    }
}

/* What was to be said of another game is still said. */
void
riffle_announcer_set_game (RiffleAnnouncer *self,
                           PatGame         *game)
{
  g_set_object (&self->game, game);
}

RiffleAnnouncer *
riffle_announcer_new (GtkWidget *widget)
{
  RiffleAnnouncer *self = g_new0 (RiffleAnnouncer, 1);

  self->widget = widget;
  self->text = g_string_new (NULL);
  self->phrases = g_string_new (NULL);
  self->turned = g_string_new (NULL);
  self->freed = g_string_new (NULL);
  self->emptied = -1;
  return self;
}

/* What was to be said is not said any more. */
void
riffle_announcer_stop (RiffleAnnouncer *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
}

void
riffle_announcer_free (RiffleAnnouncer *self)
{
  riffle_announcer_stop (self);
  g_clear_object (&self->game);
  g_string_free (self->text, TRUE);
  g_string_free (self->phrases, TRUE);
  g_string_free (self->turned, TRUE);
  g_string_free (self->freed, TRUE);
  g_free (self);
}
