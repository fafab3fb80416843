/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One pile of the board: it holds its cards, puts them where they are to be drawn, and draws the
 * empty place. */
#include "config.h"

#include "riffle-pile.h"

#include "riffle-drawing.h"
#include "riffle-overlap.h"

#define CORNER 0.06f /* the radius of a card's corners, as in the style */

G_DEFINE_FINAL_TYPE (RifflePile, riffle_pile, RIFFLE_TYPE_PIECE)

static void
riffle_pile_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RifflePile *self = RIFFLE_PILE (widget);

  for (guint i = 0; i < self->cards->len; i++)
    riffle_card_allocate (riffle_pile_get_card (self, i), &self->origin, self->card_width,
                          self->card_height);
}

/* A card on which another one lies exactly need not be drawn. */
static void
find_covered (RifflePile *self)
{
  RiffleCard *above = NULL;

  for (guint i = self->cards->len; i-- > 0;)
    {
      RiffleCard *card = riffle_pile_get_card (self, i);

      if (card->floating)
        continue;
      card->covered = above != NULL && graphene_point_equal (&above->at, &card->at);
      if (card->squeeze == 1)
        above = card;
    }
}

/* Whether a card lies here that is not on its way, nor about to turn. */
gboolean
riffle_pile_has_lying_card (RifflePile *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (self, i);

      if (!card->floating && card->squeeze == 1)
        return TRUE;
    }
  return FALSE;
}

/* What a card covers that lies at a point of the board, in the coordinates of the pile. */
static graphene_rect_t
get_own_rect (RifflePile             *self,
              const graphene_point_t *at)
{
  return GRAPHENE_RECT_INIT (at->x - self->origin.x, at->y - self->origin.y,
                             (float) self->card_width, (float) self->card_height);
}

static void
snapshot_place (RifflePile            *self,
                const graphene_rect_t *rect,
                GtkSnapshot           *snapshot)
{
  if (self->place >= RIFFLE_DECK_N_ITEMS || self->place_alpha <= 0)
    return;
  if (self->place_alpha < 1)
    gtk_snapshot_push_opacity (snapshot, self->place_alpha);
  riffle_drawing_snapshot (riffle_piece_get_node (RIFFLE_PIECE (self), self->place), rect,
                           snapshot);
  if (self->place_alpha < 1)
    gtk_snapshot_pop (snapshot);
}

/* The light runs over the top card. */
static void
snapshot_shine (RifflePile  *self,
                GtkSnapshot *snapshot)
{
  RiffleCard *top = riffle_pile_get_top (self);
  graphene_rect_t bounds;

  if (top == NULL || top->floating)
    return;
  bounds = get_own_rect (self, &top->at);
  riffle_shine_snapshot (&self->shine, snapshot, &bounds, (float) self->card_width * CORNER);
}

typedef struct
{
  GtkWidget   *pile;
  GtkSnapshot *snapshot;
} Drawing;

static void
draw_card (RiffleCard *card,
           gpointer    user_data)
{
  Drawing *drawing = user_data;

  gtk_widget_snapshot_child (drawing->pile, GTK_WIDGET (card), drawing->snapshot);
}

static void
riffle_pile_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  RifflePile *self = RIFFLE_PILE (widget);
  graphene_rect_t base = get_own_rect (self, &self->base);
  RiffleOverlap overlap = { .n_cards = 0 };

  find_covered (self);
  if (!riffle_pile_has_lying_card (self))
    snapshot_place (self, &base, snapshot);
  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (self, i);

      if (!card->floating && !card->covered)
        overlap.cards[overlap.n_cards++] = card;
    }
  riffle_overlap_snapshot (&overlap, &self->origin, snapshot, draw_card,
                           &(Drawing) { widget, snapshot });
  snapshot_shine (self, snapshot);
}

static void
riffle_pile_map (GtkWidget *widget)
{
  RifflePile *self = RIFFLE_PILE (widget);

  GTK_WIDGET_CLASS (riffle_pile_parent_class)->map (widget);
  for (guint i = 0; i < self->cards->len; i++)
    riffle_card_tell_buried (riffle_pile_get_card (self, i));
}

static void
riffle_pile_dispose (GObject *object)
{
  RifflePile *self = RIFFLE_PILE (object);
  GtkWidget *child;

  riffle_shine_stop (&self->shine, GTK_WIDGET (self));
  g_ptr_array_set_size (self->cards, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  riffle_pile_count_clear (&self->count);
  G_OBJECT_CLASS (riffle_pile_parent_class)->dispose (object);
}

static void
riffle_pile_finalize (GObject *object)
{
  g_ptr_array_unref (RIFFLE_PILE (object)->cards);
  G_OBJECT_CLASS (riffle_pile_parent_class)->finalize (object);
}

static void
activate_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  RifflePile *self = RIFFLE_PILE (widget);

  gtk_widget_activate_action (widget, "board.click", "(ui)", self->number,
                              (int) self->cards->len - 1);
}

static void
riffle_pile_class_init (RifflePileClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = riffle_pile_dispose;
  object_class->finalize = riffle_pile_finalize;
  widget_class->map = riffle_pile_map;
  widget_class->size_allocate = riffle_pile_size_allocate;
  widget_class->snapshot = riffle_pile_snapshot;
  gtk_widget_class_set_css_name (widget_class, "riffle-pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_install_action (widget_class, "pile.activate", NULL, activate_cb);
}

static void
riffle_pile_init (RifflePile *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->place = RIFFLE_NO_PLACE;
  self->place_alpha = 1;
  self->changed = TRUE;
}

/* Returns: (transfer full): a pile without cards */
RifflePile *
riffle_pile_new (RiffleCardCache *cache,
                 guint            number)
{
  RifflePile *self = g_object_ref_sink (g_object_new (RIFFLE_TYPE_PILE, NULL));

  riffle_piece_set_cache (RIFFLE_PIECE (self), cache);
  self->number = number;
  return self;
}

RiffleCard *
riffle_pile_get_card (RifflePile *self,
                      guint       index)
{
  return index < self->cards->len ? g_ptr_array_index (self->cards, index) : NULL;
}

RiffleCard *
riffle_pile_get_top (RifflePile *self)
{
  return self->cards->len > 0 ? g_ptr_array_index (self->cards, self->cards->len - 1) : NULL;
}

/* Puts a card, which it takes over, into the pile; several calls are followed by one
 * riffle_pile_renumber(), and by riffle_pile_adopt_cards() when all piles are as they should be. */
void
riffle_pile_insert (RifflePile *self,
                    guint       index,
                    RiffleCard *card)
{
  g_ptr_array_insert (self->cards, (int) index, card);
  riffle_pile_touch (self);
}

/* Takes a card out of the pile; the widget stays where it is until another pile adopts it.
 * Returns: (transfer full): the card */
RiffleCard *
riffle_pile_steal (RifflePile *self,
                   guint       index)
{
  riffle_pile_touch (self);
  return g_ptr_array_steal_index (self->cards, index);
}

/* Makes the widgets of the cards in the pile its children, in their order. */
void
riffle_pile_adopt_cards (RifflePile *self)
{
  GtkWidget *below = NULL;

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = GTK_WIDGET (riffle_pile_get_card (self, i));

      if (gtk_widget_get_parent (card) != GTK_WIDGET (self))
        riffle_card_leave_pile (RIFFLE_CARD (card));
      if (gtk_widget_get_parent (card) == NULL || gtk_widget_get_prev_sibling (card) != below)
        {
          gtk_widget_insert_after (card, GTK_WIDGET (self), below);
          riffle_card_tell_buried (RIFFLE_CARD (card));
        }
      below = card;
    }
  /* The focus may come here before the cards get their places, which tell what is buried. */
  if (below != NULL)
    riffle_card_set_buried (RIFFLE_CARD (below), FALSE);
}

void
riffle_pile_renumber (RifflePile *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (self, i);

      card->pile = (guint8) self->number;
      card->index = (guint8) i;
    }
}

void
riffle_pile_set_place (RifflePile     *self,
                       RiffleDeckItem  place)
{
  if (self->place == place)
    return;
  self->place = place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sets how far the empty place is seen: as usual (1), less, or not at all (0). */
void
riffle_pile_fade_place (RifflePile *self,
                        double      alpha)
{
  if (self->place_alpha == alpha)
    return;
  self->place_alpha = alpha;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows a number on the pile; 0 shows none. */
void
riffle_pile_set_count (RifflePile *self,
                       guint       count)
{
  riffle_pile_count_set (&self->count, GTK_WIDGET (self), count);
}

/* Tells the pile how large its cards are, in logical pixels. */
void
riffle_pile_set_size (RifflePile *self,
                      int         card_width,
                      int         card_height)
{
  self->card_width = card_width;
  self->card_height = card_height;
  riffle_pile_count_set_width (&self->count, GTK_WIDGET (self), card_width);
}

/* Tells the pile where its room begins, and its bottom card or place, in the coordinates of the
 * board. */
void
riffle_pile_set_origin (RifflePile       *self,
                        graphene_point_t  origin,
                        graphene_point_t  base)
{
  self->origin = origin;
  self->base = base;
}

/* Returns: what a card covers that lies at a point of the board */
graphene_rect_t
riffle_pile_get_card_rect (RifflePile       *self,
                           graphene_point_t  at)
{
  return GRAPHENE_RECT_INIT (at.x, at.y, (float) self->card_width, (float) self->card_height);
}

/* Says whether the pile has all the cards that it can ever have. When it has become full, its next
 * riffle_pile_show_full() lets a light run over it. */
void
riffle_pile_set_full (RifflePile *self,
                      gboolean    full)
{
  if (!full)
    riffle_shine_stop (&self->shine, GTK_WIDGET (self));
  self->will_shine = full && (self->will_shine || !self->is_full);
  self->is_full = full;
}

/* Shows that the pile has become full, if it has; `duration_usec` 0: does not show it. */
void
riffle_pile_show_full (RifflePile *self,
                       gint64      duration_usec)
{
  if (self->will_shine && duration_usec > 0)
    riffle_shine_start (&self->shine, GTK_WIDGET (self), duration_usec);
  self->will_shine = FALSE;
}

/* Remembers that cards of the pile have changed, or lie elsewhere, since the last look. */
void
riffle_pile_touch (RifflePile *self)
{
  self->changed = TRUE;
}

/* Looks at the pile. Returns: whether it has changed since the last look */
gboolean
riffle_pile_look (RifflePile *self)
{
  gboolean changed = self->changed;

  self->changed = FALSE;
  return changed;
}

/* Draws a card that floats above all piles; the snapshot is in the board's coordinates. */
void
riffle_pile_snapshot_card (RifflePile  *self,
                           RiffleCard  *card,
                           GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &self->origin);
  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (card), snapshot);
  gtk_snapshot_restore (snapshot);
}
