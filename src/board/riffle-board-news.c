/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the board, in words for those who do not see it. All that one action brings is
 * said at once, for screen readers break off what they say for what comes next. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-announce.h"
#include "riffle-board-private.h"

#define MOST_MOVES   4 /* of one action; more are counted, since nobody could listen to them */
#define MOST_CARDS   10 /* the same for cards that are turned up: a row of Spider is heard */
#define MOST_TARGETS 5 /* the same for piles where the chosen cards may go */

static void
add_text (GString    *list,
          const char *separator,
          const char *text)
{
  if (list->len > 0)
    g_string_append (list, separator);
  g_string_append (list, text);
}

static void
add_sentence (RiffleNews *news,
              const char *sentence)
{
  add_text (news->text, g_str_has_suffix (news->text->str, ".") ? " " : _("; "), sentence);
}

/* What was said before belongs to another action. */
static void
end_sentence (RiffleNews *news)
{
  if (news->text->len > 0 && !g_str_has_suffix (news->text->str, "."))
    g_string_append_c (news->text, '.');
}

static void
add_rest_of_moves (RiffleNews *news)
{
  guint n = news->n_moves > MOST_MOVES ? news->n_moves - MOST_MOVES : 0;
  g_autofree char *rest = NULL;

  if (n == 0)
    return;
  /* Translators: follows some moves that are named, for example "Ace of Hearts to foundation 1" */
  rest = g_strdup_printf (ngettext ("and %u move more", "and %u moves more", n), n);
  add_sentence (news, rest);
}

static void
add_turned (RiffleNews *news)
{
  g_autofree char *sentence = NULL;

  if (news->n_turned == 0)
    return;
  if (news->n_turned <= MOST_CARDS)
    /* Translators: one card or a few: "Queen of Clubs, Four of Hearts turned up" */
    sentence = g_strdup_printf (_("%s turned up"), news->turned->str);
  else
    sentence = g_strdup_printf (ngettext ("%u card turned up", "%u cards turned up",
                                          news->n_turned), news->n_turned);
  add_sentence (news, sentence);
}

static void
add_freed (RiffleNews *news)
{
  g_autofree char *sentence = NULL;

  if (news->freed->len == 0)
    return;
  /* Translators: cards that no other overlaps any more: "Ten of Clubs, Four of Hearts free now" */
  sentence = g_strdup_printf (_("%s free now"), news->freed->str);
  add_sentence (news, sentence);
}

static void
add_emptied (RiffleBoard *self)
{
  RiffleNews *news = &self->news;
  const PatPosition *position;
  g_autofree char *state = NULL;

  if (news->emptied < 0 || self->game == NULL)
    return;
  position = pat_game_get_position (self->game);
  if (pat_position_get_size (position, (guint) news->emptied) > 0)
    return;
  state = pat_words_pile_state (pat_game_get_rules (self->game), position, (guint) news->emptied);
  add_sentence (news, state);
}

/* What comes after the moves of an action, once all of them are known. */
static void
end_moves (RiffleBoard *self)
{
  RiffleNews *news = &self->news;

  add_rest_of_moves (news);
  add_turned (news);
  add_freed (news);
  add_emptied (self);
  news->emptied = -1;
  g_string_truncate (news->turned, 0);
  g_string_truncate (news->freed, 0);
  news->n_moves = news->n_turned = 0;
  news->kind = RIFFLE_NEWS_MOVE;
}

static gboolean
say_cb (gpointer user_data)
{
  RiffleBoard *self = user_data;
  RiffleNews *news = &self->news;

  news->source_id = 0;
  end_moves (self);
  riffle_announce (GTK_WIDGET (self), news->text->str);
  g_string_truncate (news->text, 0);
  return G_SOURCE_REMOVE;
}

static void
queue_news (RiffleBoard *self)
{
  if (self->news.source_id == 0)
    self->news.source_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, say_cb, self, NULL);
}

/* Says a sentence, after what else there is to say. */
void
riffle_board_announce (RiffleBoard *self,
                       const char  *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  end_moves (self);
  add_sentence (&self->news, sentence);
  queue_news (self);
}

static RiffleNewsKind
find_kind (PatGame  *game,
           gboolean  forwards)
{
  gboolean automatic = FALSE;

  if (!forwards)
    return RIFFLE_NEWS_UNDO;
  pat_game_get_history_move (game, pat_game_get_history_cursor (game) - 1, &automatic);
  return automatic ? RIFFLE_NEWS_AUTOMATIC : RIFFLE_NEWS_MOVE;
}

/* The cards that lie open and that a move has freed; those that it turned up are told already. */
static void
find_freed (RiffleBoard       *self,
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
      add_text (self->news.freed, _(", "), card);
    }
}

/* The column that a move has emptied: of places for one card alone that is no news. */
static void
find_emptied (RiffleBoard       *self,
              const PatPosition *before)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *after = pat_game_get_position (self->game);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) == PAT_TABLEAU &&
        !pat_rules_get_pile (rules, pile)->covered &&
        pat_rules_get_pile (rules, pile)->max_cards != 1 &&
        pat_position_get_size (before, pile) > 0 && pat_position_get_size (after, pile) == 0)
      self->news.emptied = (int) pile;
}

/* Runs that a move has completed, and that went to foundations as a whole. */
static void
add_runs (RiffleBoard       *self,
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
      /* Translators: %s is a foundation */
      sentence = g_strdup_printf (_("the run is complete and goes to %s"), name);
      add_sentence (&self->news, sentence);
    }
}

/* Tells of a move that was made or taken back just now. */
void
riffle_board_tell_move (RiffleBoard    *self,
                        const PatMove  *move,
                        const PatSteps *steps,
                        gboolean        forwards)
{
  static const char *const beginnings[] = {
    [RIFFLE_NEWS_MOVE] = "%s",
    /* Translators: %s is a move that the player did not have to make: "Ace of Hearts to
     * foundation 1" */
    [RIFFLE_NEWS_AUTOMATIC] = N_("by itself: %s"),
    /* Translators: %s is a move: "Ace of Hearts to foundation 1" */
    [RIFFLE_NEWS_UNDO] = N_("taken back: %s"),
  };
  RiffleNews *news = &self->news;
  RiffleNewsKind kind = find_kind (self->game, forwards);
  const PatRules *rules = pat_game_get_rules (self->game);
  PatPosition before = *pat_game_get_position (self->game);
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  queue_news (self);
  if (news->n_moves == 0)
    end_sentence (news);
  if (forwards)
    {
      pat_rules_revert (rules, &before, steps);
      find_freed (self, &before);
      find_emptied (self, &before);
    }
  if (news->n_moves++ >= MOST_MOVES)
    return;
  /* Moves are named by the position before them. */
  words = pat_words_move (rules, &before, move);
  sentence = kind == news->kind ? g_steal_pointer (&words)
             : g_strdup_printf (_(beginnings[kind]), words);
  news->kind = kind;
  add_sentence (news, sentence);
  if (forwards)
    add_runs (self, &before);
}

/* Tells of a card that was turned over, where its face can be seen now. */
void
riffle_board_tell_turned (RiffleBoard *self,
                          PatCard      card)
{
  RiffleNews *news = &self->news;
  g_autofree char *name = NULL;

  if (news->kind == RIFFLE_NEWS_UNDO || pat_card_is_face_down (card) ||
      news->n_turned++ >= MOST_CARDS)
    return;
  name = pat_words_card (card);
  add_text (news->turned, _(", "), name);
}

/* Tells which game lies on the board now, and names the board after it. */
void
riffle_board_tell_deal (RiffleBoard *self)
{
  const char *name = pat_variant_get_name (pat_game_get_variant (self->game));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (self->game));
  g_autofree char *deal = NULL;

  self->news.emptied = -1; /* in another game */
  /* Translators: the name of a game and the number of its deal: "Klondike, deal 42" */
  deal = g_strdup_printf (_("%1$s, deal %2$s"), name, number);
  /* Where the cards were given by hand, there is no number. */
  riffle_board_announce (self, pat_game_get_number (self->game) == 0 ? name : deal);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_target (RiffleBoard *self,
            GString     *list,
            RifflePile  *pile)
{
  const RiffleCard *top = riffle_pile_get_top (pile);
  g_autofree char *name = pat_words_pile (pat_game_get_rules (self->game), pile->number);
  g_autofree char *card = top != NULL ? pat_words_card (top->card) : NULL;
  g_autofree char *target = NULL;

  /* Translators: a pile and the card on it: "Column 3: Seven of Hearts" */
  target = card != NULL ? g_strdup_printf (_("%1$s: %2$s"), name, card) : g_strdup (name);
  add_text (list, _("; "), target);
}

/* The piles that take what is chosen, as far as they are marked. */
static char *
dup_targets (RiffleBoard *self)
{
  GString *list = g_string_new (NULL);
  guint n = 0;

  /* Cards that fit mean more than empty places, of which there may be many. */
  for (guint i = 0; i < 2 * self->piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i % self->piles->len);
      RiffleCard *top = riffle_pile_get_top (pile);
      RifflePiece *piece = top != NULL ? RIFFLE_PIECE (top) : RIFFLE_PIECE (pile);

      if ((riffle_piece_get_marks (piece) & RIFFLE_MARK_DESTINATION) == 0 ||
          (top != NULL) != (i < self->piles->len))
        continue;
      if (n++ < MOST_TARGETS)
        add_target (self, list, pile);
    }
  if (n > MOST_TARGETS)
    g_string_append_printf (list, ngettext ("; and %u pile more", "; and %u piles more",
                                            n - MOST_TARGETS), n - MOST_TARGETS);
  return g_string_free (list, FALSE);
}

/* The card that was chosen last, or the lowest of several that travel together. */
static char *
dup_chosen_card (RiffleBoard        *self,
                 const PatSelection *selection)
{
  const PatPosition *position = pat_game_get_position (self->game);
  const PatUnit *unit = &selection->unit;

  if (selection->kind == PAT_SELECTION_SET)
    return pat_words_card (pat_position_get_top (position,
                                                 selection->spots[selection->n_spots - 1].pile));
  return pat_words_card (pat_position_get_cards (position, unit->pile)[unit->index]);
}

/* Returns: (transfer full): what is chosen, of which there is something */
char *
riffle_board_dup_chosen (RiffleBoard *self)
{
  guint n = riffle_board_get_selection_size (self);
  g_autofree char *card = dup_chosen_card (self, &self->selection);

  if (n == 1)
    /* Translators: %s is a card */
    return g_strdup_printf (_("%s chosen"), card);
  if (self->selection.kind == PAT_SELECTION_SET)
    /* Translators: the card that was chosen last, and how many are */
    return g_strdup_printf (ngettext ("%1$s chosen, %2$u card in all",
                                      "%1$s chosen, %2$u cards in all", n), card, n);
  /* Translators: how many cards are chosen, and the lowest of them */
  return g_strdup_printf (ngettext ("%1$u card from the %2$s on chosen",
                                    "%1$u cards from the %2$s on chosen", n), n, card);
}

/* Tells what is chosen, and where it may go if the player wants to see that. */
void
riffle_board_tell_selection (RiffleBoard *self)
{
  g_autofree char *chosen = riffle_board_dup_chosen (self);
  g_autofree char *targets = dup_targets (self);
  g_autofree char *sentence = NULL;

  if (*targets != '\0')
    /* Translators: what is chosen, and the piles that take it: "Six of Clubs chosen, fits on:
     * Column 3: Seven of Hearts" */
    sentence = g_strdup_printf (_("%1$s, fits on: %2$s"), chosen, targets);
  else if (self->highlight_moves && !pat_game_removes_sets (self->game))
    /* Translators: %s is what is chosen: "Six of Clubs chosen, fits nowhere" */
    sentence = g_strdup_printf (_("%s, fits nowhere"), chosen);
  riffle_board_announce (self, sentence != NULL ? sentence : chosen);
}

/* Tells that what was chosen is not any more, because the player does not want it. */
void
riffle_board_tell_put_back (RiffleBoard        *self,
                            const PatSelection *before)
{
  g_autofree char *card = dup_chosen_card (self, before);
  /* Translators: %s is a card that was chosen, and is not any more */
  g_autofree char *sentence = g_strdup_printf (_("%s let go"), card);

  riffle_board_announce (self, sentence);
}

void
riffle_board_tell_end (RiffleBoard *self)
{
  switch (pat_game_get_state (self->game))
    {
    case PAT_GAME_WON:
      riffle_board_announce (self, _("You have won the game."));
      break;
    case PAT_GAME_STUCK:
      riffle_board_announce (self, _("There are no more moves."));
      break;
    case PAT_GAME_LOST:
      riffle_board_announce (self, _("The game is lost."));
      break;
    case PAT_GAME_PLAYING:
      break;
    }
}

/* What was to be said is said no more. */
void
riffle_board_forget_news (RiffleBoard *self)
{
  g_clear_handle_id (&self->news.source_id, g_source_remove);
  g_string_truncate (self->news.text, 0);
}
