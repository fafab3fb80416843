/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one frame of the board shows, and in which order it is drawn: piles, cards on their way,
 * cards on the pointer, what is looked at, the keys of piles, and the wreath of a game that was
 * won. */
#include "config.h"

#include "riffle-frame.h"

#include "riffle-damage.h"
#include "riffle-geometry.h"
#include "riffle-hidden-part.h"
#include "riffle-lift.h"
#include "riffle-tags.h"

struct _RiffleFrame
{
  GtkWidget                 *board;    /* it outlives this, and so do the next three */
  RiffleTable               *table;
  const RifflePlaySettings  *settings;
  RiffleMotion              *motion;
  RiffleCardCache           *cache;    /* (owned) */
  RiffleDamage               damage;   /* what cards in motion change from frame to frame */
};

RiffleFrame *
riffle_frame_new (GtkWidget                *board,
                  RiffleTable              *table,
                  RiffleCardCache          *cache,
                  const RifflePlaySettings *settings,
                  RiffleMotion             *motion)
{
  RiffleFrame *self = g_new0 (RiffleFrame, 1);

  self->board = board;
  self->table = table;
  self->settings = settings;
  self->motion = motion;
  self->cache = g_object_ref (cache);
  riffle_damage_init (&self->damage);
  return self;
}

void
riffle_frame_free (RiffleFrame *self)
{
  riffle_damage_clear (&self->damage);
  g_object_unref (self->cache);
  g_free (self);
}

static void
add_floating (gpointer card,
              gpointer user_data)
{
  RiffleOverlap *overlap = user_data;
  RiffleCard *floating = card;

  if (floating->floating && overlap->n_cards < PAT_MAX_CARDS)
    overlap->cards[overlap->n_cards++] = floating;
}

typedef struct
{
  RiffleTable *table;
  GtkSnapshot *snapshot;
} Drawing;

static void
draw_card (RiffleCard *card,
           gpointer    user_data)
{
  Drawing *drawing = user_data;

  riffle_pile_snapshot_card (riffle_table_get_pile (drawing->table, card->pile), card,
                             drawing->snapshot);
}

/* All cards that lie on no pile, the undermost first. */
static void
list_floating (RiffleFrame   *self,
               RiffleDrag    *drag,
               RiffleOverlap *overlap)
{
  overlap->n_cards = 0;
  riffle_animator_foreach (riffle_motion_get_animator (self->motion), add_floating, overlap);
  riffle_drag_foreach (drag, add_floating, overlap);
}

static void
add_damage (RiffleFrame *self,
            RiffleCard  *card)
{
  graphene_rect_t bounds;

  if (riffle_animator_is_waiting (card))
    return;
  riffle_lift_find_bounds (card, &bounds);
  riffle_damage_add (&self->damage, &bounds);
}

/* Of a card that lies on another one, or has left it, that one shows another part, too. */
static void
add_pile_damage (RiffleFrame *self,
                 RifflePile  *pile,
                 gboolean     has_wreath)
{
  for (guint i = 0; i < pile->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);

      /* The wreath itself tells where it has its cards. */
      if (card->floating != card->floated || (card->floating && !has_wreath))
        add_damage (self, card);
      if (card->floating != card->floated && i > 0)
        add_damage (self, riffle_pile_get_card (pile, i - 1));
      card->floated = card->floating;
    }
}

/* A graphics card paints everything again in any case. */
static void
snapshot_damage (RiffleFrame *self,
                 GtkSnapshot *snapshot)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (self->board),
                                                     gtk_widget_get_height (self->board));
  RiffleWreath *wreath = riffle_finale_get_wreath (riffle_motion_get_finale (self->motion));

  if (!riffle_card_cache_get_cairo_nodes (self->cache))
    return;
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    add_pile_damage (self, riffle_table_get_pile (self->table, i), wreath != NULL);
  if (wreath != NULL)
    riffle_wreath_add_damage (wreath, &self->damage);
  riffle_damage_snapshot (&self->damage, &bounds, snapshot);
}

/* The number may lie over other piles. While all cards of its own pile are on their way, or have
 * left, it would stand on the felt. */
static void
snapshot_count (RifflePile  *pile,
                GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  if (riffle_pile_has_lying_card (pile) && riffle_geometry_find_count (pile, &bounds))
    riffle_pile_count_snapshot (&pile->count, snapshot, &bounds);
}

/* All cards that lie on the table just as they are, the undermost first. */
static guint
list_lying (RiffleFrame  *self,
            RiffleCard  **cards)
{
  guint n_cards = 0;

  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (self->table, i);

      for (guint k = 0; k < pile->cards->len && n_cards < PAT_MAX_CARDS; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          if (card->floating || card->squeeze < 1)
            riffle_card_set_hidden (card, FALSE);
          else
            cards[n_cards++] = card;
        }
    }
  return n_cards;
}

/* Cards show their middle as soon as what lay on them leaves, and until something lies on them. */
static void
update_hidden (RiffleFrame *self)
{
  RiffleCard *cards[PAT_MAX_CARDS];
  graphene_rect_t bounds[PAT_MAX_CARDS];
  guint n_cards = list_lying (self, cards);

  for (guint i = n_cards; i-- > 0;)
    {
      RiffleHiddenPart part = 0;

      bounds[i] = riffle_pile_get_card_rect (riffle_table_get_pile (self->table, cards[i]->pile),
                                             cards[i]->at);
      for (guint k = i + 1; k < n_cards && !pat_card_is_face_down (cards[i]->shown); k++)
        riffle_hidden_part_add (&part, &bounds[i], &bounds[k]);
      riffle_card_set_hidden (cards[i], riffle_hidden_part_is_much (part));
    }
}

/* Draws the board with what is dragged, looked at and chosen. */
void
riffle_frame_snapshot (RiffleFrame       *self,
                       RiffleDrag        *drag,
                       RifflePeek        *peek,
                       RifflePileChooser *chooser,
                       GtkSnapshot       *snapshot)
{
  RiffleWreath *wreath = riffle_finale_get_wreath (riffle_motion_get_finale (self->motion));
  RiffleOverlap floating;

  update_hidden (self);
  snapshot_damage (self, snapshot);
  list_floating (self, drag, &floating);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    gtk_widget_snapshot_child (self->board, GTK_WIDGET (riffle_table_get_pile (self->table, i)),
                               snapshot);
  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    snapshot_count (riffle_table_get_pile (self->table, i), snapshot);
  riffle_lift_snapshot (&floating, snapshot, draw_card, &(Drawing) { self->table, snapshot });
  riffle_ghost_snapshot (riffle_motion_get_ghost (self->motion), snapshot);
  riffle_peek_snapshot (peek, snapshot);
  riffle_pile_chooser_snapshot (chooser, snapshot);
  if (self->settings->pile_keys || riffle_pile_chooser_is_active (chooser))
    riffle_tags_snapshot (self->table, riffle_card_cache_get_style (self->cache), snapshot);
  if (wreath != NULL)
    riffle_wreath_snapshot (wreath, snapshot);
}
