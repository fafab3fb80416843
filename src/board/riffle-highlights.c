/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards and places are marked: what travels, where it may go, what is proposed and what the
 * pointer could take. */
#include "config.h"

#include "riffle-highlights.h"

#include "riffle-asked.h"

#define HINT_MSEC 5000 /* some time after the way was shown */

struct _RiffleHighlights
{
  RiffleTable               *table;     /* the board's, like the next three */
  RiffleMotion              *motion;    /* shows the way of a hint */
  const PatSelection        *selection;
  const RifflePlaySettings  *settings;
  PatMove                    hint;
  guint                      hint_id;   /* source that ends the hint; 0: there is none */
  gboolean                   is_hovered; /* the pointer is over cards that can be taken, */
  PatSpot                    hovered;   /* of which this is the lowest */
  int                        rank;      /* that is looked for; 0: not known yet, -1: none */
  int                        target;    /* pile that would take the dragged cards now, or -1 */
};

RiffleHighlights *
riffle_highlights_new (RiffleTable              *table,
                       RiffleMotion             *motion,
                       const PatSelection       *selection,
                       const RifflePlaySettings *settings)
{
  RiffleHighlights *self = g_new0 (RiffleHighlights, 1);

  self->table = table;
  self->motion = motion;
  self->selection = selection;
  self->settings = settings;
  self->rank = -1;
  self->target = -1;
  return self;
}

void
riffle_highlights_free (RiffleHighlights *self)
{
  g_clear_handle_id (&self->hint_id, g_source_remove);
  g_free (self);
}

static PatGame *
get_game (RiffleHighlights *self)
{
  return riffle_table_get_game (self->table);
}

/* Whether the hint begins (or ends) with this card; of a pile that is meant as a whole, its top
 * card. */
static gboolean
is_in_pick (const PatPick *pick,
            guint          pile,
            int            index,
            guint          size)
{
  if (pick->pile != pile)
    return FALSE;
  if (pick->index > 0)
    return index == pick->index - 1;
  return index >= (int) size - MAX (pick->count, 1) || size == 0;
}

static gboolean
is_hinted (RiffleHighlights *self,
           guint             pile,
           int               index)
{
  const PatRules *rules = pat_game_get_rules (get_game (self));
  guint size = pat_position_get_size (pat_game_get_position (get_game (self)), pile);

  if (self->hint_id == 0)
    return FALSE;
  if (self->hint.kind == PAT_MOVE_STOCK)
    return pat_rules_get_role (rules, pile) == PAT_STOCK && index == (int) size - 1;
  for (guint i = 0; i < self->hint.n_picks; i++)
    if (is_in_pick (&self->hint.picks[i], pile, index, size))
      return TRUE;
  return FALSE;
}

/* Whether a card was picked already for the special action that asks for more. */
static gboolean
is_picked (RiffleHighlights *self,
           const PatMoves   *asked,
           PatSpot           spot)
{
  guint size = pat_position_get_size (pat_game_get_position (get_game (self)), spot.pile);

  for (guint i = 0; i < self->selection->n_spots; i++)
    if (is_in_pick (&asked->moves[0].picks[i], spot.pile, spot.index, size))
      return TRUE;
  return FALSE;
}

static gboolean
is_hovered (RiffleHighlights *self,
            guint             pile,
            int               index)
{
  return self->is_hovered && pile == self->hovered.pile && index >= 0 &&
         index >= self->hovered.index;
}

/* What a pile is for the cards that are chosen. */
static RiffleMarks
find_destination (RiffleHighlights *self,
                  guint             pile)
{
  if (!self->settings->highlight_moves || pat_selection_get_n_cards (self->selection) == 0)
    return RIFFLE_MARK_NONE;
  if (self->target == (int) pile)
    return RIFFLE_MARK_DESTINATION | RIFFLE_MARK_TARGET;
  if (pat_game_is_destination (get_game (self), self->selection, pile))
    return RIFFLE_MARK_DESTINATION;
  return RIFFLE_MARK_NONE;
}

/* `asked` is what a special action may still become, or NULL if none asks for anything. */
static RiffleMarks
find_marks (RiffleHighlights *self,
            const PatMoves   *asked,
            PatSpot           spot)
{
  RiffleMarks marks = RIFFLE_MARK_NONE;

  if (pat_selection_has (self->selection, spot) ||
      (asked != NULL && is_picked (self, asked, spot)))
    marks |= RIFFLE_MARK_SELECTED;
  if (is_hinted (self, spot.pile, spot.index))
    marks |= RIFFLE_MARK_HINT;
  if (is_hovered (self, spot.pile, spot.index))
    marks |= RIFFLE_MARK_AVAILABLE;
  if (asked != NULL && riffle_asked_has (get_game (self), self->selection, asked, spot))
    marks |= RIFFLE_MARK_DESTINATION;
  return marks;
}

/* Tells the style which side of a card in a fan is seen. */
static void
show_direction (RifflePile *pile)
{
  RiffleCard *first = riffle_pile_get_card (pile, 0), *last = riffle_pile_get_top (pile);

  if (first != NULL && first->target.x != last->target.x && first->target.y == last->target.y)
    gtk_widget_add_css_class (GTK_WIDGET (pile), "sideways");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (pile), "sideways");
}

static void
mark_pile (RiffleHighlights *self,
           const PatMoves   *asked,
           RifflePile       *pile)
{
  RiffleMarks destination = find_destination (self, pile->number);
  RiffleMarks of_place = RIFFLE_MARK_NONE;
  int size = (int) pile->cards->len;

  show_direction (pile);
  if (size == 0)
    of_place = destination | find_marks (self, asked, (PatSpot) { pile->number, -1 });
  riffle_piece_set_marks (RIFFLE_PIECE (pile), of_place);
  for (int i = 0; i < size; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, (guint) i);
      RiffleMarks marks = find_marks (self, asked, (PatSpot) { pile->number, i });

      if (i == size - 1)
        marks |= destination;
      if (self->rank > 0 && riffle_highlights_is_of_rank (card, (guint) self->rank))
        marks |= RIFFLE_MARK_FOUND;
      riffle_piece_set_marks (RIFFLE_PIECE (card), marks);
    }
}

/* Brings all highlights up to date. */
void
riffle_highlights_update (RiffleHighlights *self)
{
  g_autofree PatMoves *asked = NULL;

  if (get_game (self) == NULL || riffle_table_get_n_piles (self->table) == 0)
    return;
  asked = riffle_asked_list (get_game (self), self->selection);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    mark_pile (self, asked, riffle_table_get_pile (self->table, i));
}

static gboolean
hint_over_cb (gpointer user_data)
{
  RiffleHighlights *self = user_data;

  self->hint_id = 0;
  riffle_motion_show_way (self->motion, NULL);
  riffle_highlights_update (self);
  return G_SOURCE_REMOVE;
}

/* Ends the hint, and the search for a rank; riffle_highlights_update() shows it. Returns: whether
 * there was one of them */
gboolean
riffle_highlights_drop_hint (RiffleHighlights *self)
{
  gboolean had_rank = self->rank >= 0;

  self->rank = -1;
  if (self->hint_id == 0)
    return had_rank;
  g_clear_handle_id (&self->hint_id, g_source_remove);
  riffle_motion_show_way (self->motion, NULL);
  return TRUE;
}

/* Points at the cards and the destination of a move for a while, and shows the way from one to the
 * other; %NULL: at none. */
void
riffle_highlights_set_hint (RiffleHighlights *self,
                            const PatMove    *hint)
{
  gboolean had_hint = riffle_highlights_drop_hint (self);

  if (hint != NULL)
    {
      self->hint = *hint;
      self->hint_id = g_timeout_add (HINT_MSEC, hint_over_cb, self);
      riffle_motion_show_way (self->motion, hint);
    }
  if (had_hint || hint != NULL)
    riffle_highlights_update (self);
}

/* Says which cards the pointer could take: this one and those above it, or none (%NULL). Returns:
 * whether that is something else than before */
gboolean
riffle_highlights_set_hover (RiffleHighlights *self,
                             const PatSpot    *lowest)
{
  if (lowest == NULL ? !self->is_hovered
      : self->is_hovered && lowest->pile == self->hovered.pile &&
      lowest->index == self->hovered.index)
    return FALSE;
  self->is_hovered = lowest != NULL;
  self->hovered = lowest != NULL ? *lowest : (PatSpot) { 0, -1 };
  riffle_highlights_update (self);
  return TRUE;
}

/* Marks all cards of a rank that can be seen; 0: a rank is awaited, -1: none. */
void
riffle_highlights_set_rank (RiffleHighlights *self,
                            int               rank)
{
  if (self->rank == rank)
    return;
  self->rank = rank;
  riffle_highlights_update (self);
}

int
riffle_highlights_get_rank (RiffleHighlights *self)
{
  return self->rank;
}

/* Whether a card can be seen, and has a rank. */
gboolean
riffle_highlights_is_of_rank (RiffleCard *card,
                              guint       rank)
{
  return !card->buried && !pat_card_is_face_down (card->card) &&
         pat_card_get_rank (card->card) == rank;
}

/* Says which pile takes the dragged cards if they are dropped now; -1: none. */
void
riffle_highlights_set_target (RiffleHighlights *self,
                              int               pile)
{
  if (self->target == pile)
    return;
  self->target = pile;
  riffle_highlights_update (self);
}
