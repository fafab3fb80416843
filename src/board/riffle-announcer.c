/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the board, in words for those who do not see it. All that one action does is
 * said at once, because a screen reader stops speaking when something else is announced. */
#include "config.h"

#include "riffle-announcer.h"

#include "riffle-announce.h"
#include "riffle-move-summary.h"
#include "riffle-spoken.h"

#include <glib/gi18n.h>

#define MOST_TARGETS 5 /* piles where the chosen cards may go; more are counted */
#define N_TURNS      4 /* kinds of them, in the order in which they are named */

struct _RiffleAnnouncer
{
  GtkWidget         *widget;    /* that owns this */
  PatGame           *game;      /* (owned) (nullable) */
  GString           *text;      /* (owned): whole sentences */
  GString           *phrases;   /* (owned): what follows them and is not a sentence yet */
  RiffleMoveSummary *moves;     /* (owned): of the last action, not yet in the phrases */
  guint              source_id; /* says it; 0: there is nothing to say */
};

static void
add_phrase (RiffleAnnouncer *self,
            const char      *phrase)
{
  pat_words_add_phrase (self->phrases, phrase);
}

/* Makes a sentence of the phrases, because another action or a sentence follows. */
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

/* Ends the action: what is said next does not belong to its moves. */
static void
end_moves (RiffleAnnouncer *self)
{
  riffle_move_summary_end (self->moves, self->game, self->phrases);
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

/* Says whole sentences, each with its full stop, after what else there is to say; NULL or an empty
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

/* Says a phrase, which has no full stop, in the same way. */
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

/* Tells of a move that was made or taken back just now. */
void
riffle_announcer_tell_move (RiffleAnnouncer *self,
                            const PatMove   *move,
                            const PatSteps  *steps,
                            gboolean         forwards)
{
  queue (self);
  if (!riffle_move_summary_has_moves (self->moves))
    end_phrases (self);
  riffle_move_summary_add_move (self->moves, self->game, move, steps, forwards);
}

/* Tells of a card that was turned over, if its face can be seen now. */
void
riffle_announcer_tell_turned (RiffleAnnouncer *self,
                              PatCard          card)
{
  riffle_move_summary_add_turned (self->moves, card);
}

/* Tells which game lies on the board now, and names the board after it. */
void
riffle_announcer_tell_deal (RiffleAnnouncer *self)
{
  const char *name = pat_variant_get_name (pat_game_get_variant (self->game));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (self->game));
  g_autofree char *deal = NULL;

  riffle_move_summary_forget_emptied (self->moves);
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

/* The goal of the game comes first, and what is full soon last. */
static guint
get_turn (PatRole role)
{
  return role == PAT_FOUNDATION ? 0 : role == PAT_TABLEAU ? 1 : role == PAT_CELL ? 3 : 2;
}

/* Adds the piles of a turn that take what is chosen: those with cards, or one of the empty ones,
 * which are all the same. Returns: how many there are now */
static guint
add_targets (RiffleAnnouncer    *self,
             const PatSelection *selection,
             guint               turn,
             gboolean            has_cards,
             guint              *piles,
             guint               n)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);

  for (guint i = 0; i < position->n_piles; i++)
    if (get_turn (pat_rules_get_role (rules, i)) == turn
        && (pat_position_get_size (position, i) > 0) == has_cards
        && pat_game_is_destination (self->game, selection, i))
      {
        piles[n++] = i;
        if (!has_cards)
          break;
      }
  return n;
}

/* Cards that fit mean more than empty places. */
static guint
list_targets (RiffleAnnouncer    *self,
              const PatSelection *selection,
              guint              *piles)
{
  guint n = 0;

  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      n = add_targets (self, selection, turn, TRUE, piles, n);
      n = add_targets (self, selection, turn, FALSE, piles, n);
    }
  return n;
}

/* The piles that take what is chosen, in words; an empty string if there is none. */
static char *
dup_targets (RiffleAnnouncer    *self,
             const PatSelection *selection)
{
  GString *list = g_string_new (NULL);
  g_autofree char *text = NULL;
  guint piles[PAT_MAX_PILES], n = list_targets (self, selection, piles);

  for (guint i = 0; i < MIN (n, MOST_TARGETS); i++)
    add_target (self, list, piles[i]);
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
  g_autofree char *state = riffle_spoken_dup_state (self->game);

  if (pat_game_get_state (self->game) != PAT_GAME_PLAYING)
    riffle_announcer_say (self, state);
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
  self->moves = riffle_move_summary_new ();
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
  riffle_move_summary_free (self->moves);
  g_free (self);
}
