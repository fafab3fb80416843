/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game that was won ends with: its cards leave their piles, run around the table and lie
 * down as a wreath, in the middle of which there is room for a message. The game knows nothing of
 * it: the cards are where they were, and only drawn elsewhere. */
#include "config.h"

#include "riffle-wreath.h"

#include <math.h>

#include "riffle-mosaic.h"
#include "riffle-pace.h"
#include "riffle-turned-card.h"
#include "riffle-turned-faces.h"
#include "riffle-wreath-order.h"
#include "riffle-wreath-run.h"

#define LEAVE_USEC  900000  /* from the first card that leaves to the last */
#define EACH_USEC   12000   /* more, for each card: no more than half of them fly at a time */

/* A card of the wreath. */
typedef struct
{
  RiffleCard      *card;        /* (owned) */
  gboolean         is_laid;     /* it is part of the mosaic */
  float            turn;        /* when it leaves, 0 to 1 */
  double           left_usec;   /* since the first frame: when it did */
  RiffleWreathRun  run;
  float            progress;    /* 0 to 1; less than 0 before it leaves */
} Leaf;

struct _RiffleWreath
{
  RiffleCardCache  *model;      /* the board's: for deck and style */
  RiffleTurnedFaces *faces;     /* as large as they are in the wreath */
  RiffleMosaic     *mosaic;     /* of the cards that lie already */
  int               scale;      /* device pixels to a logical one */
  double            speed;
  gint64            start_usec; /* frame time; 0 until the first frame */
  RifflePace        pace;       /* at which cards leave */
  double            elapsed;    /* usec since the first frame, as fast as the player wants it */
  double            leaving;    /* those of them that count for the cards that leave */
  GArray           *leaves;     /* of Leaf, in the order in which they lie, the undermost first */
  RiffleEllipse     ellipse;    /* on which the cards lie */
  float             width;      /* of a card in the wreath */
  float             height;
  float             growth;     /* what a card in its pile is larger, as a factor */
};

static void
clear_leaf (gpointer data)
{
  Leaf *leaf = data;
  GtkWidget *pile = gtk_widget_get_parent (GTK_WIDGET (leaf->card));

  leaf->card->floating = FALSE;
  if (pile != NULL)
    gtk_widget_queue_draw (pile);
  g_object_unref (leaf->card);
}

/**
 * riffle_wreath_new:
 * @cache: the drawings of the board, whose deck and style the wreath takes
 * @speed: 2.0 is twice as fast as usual
 *
 * Makes a wreath without cards.
 *
 * Returns: (transfer full): the wreath
 */
RiffleWreath *
riffle_wreath_new (RiffleCardCache *cache,
                   double           speed)
{
  RiffleWreath *self = g_new0 (RiffleWreath, 1);

  self->model = g_object_ref (cache);
  self->speed = speed;
  riffle_pace_init (&self->pace);
  self->leaves = g_array_new (FALSE, TRUE, sizeof (Leaf));
  g_array_set_clear_func (self->leaves, clear_leaf);
  return self;
}

static void
forget_drawings (RiffleWreath *self)
{
  for (guint i = 0; i < self->leaves->len; i++)
    g_array_index (self->leaves, Leaf, i).is_laid = FALSE;
  g_clear_pointer (&self->mosaic, riffle_mosaic_free);
  g_clear_pointer (&self->faces, riffle_turned_faces_free);
}

/**
 * riffle_wreath_free:
 *
 * Has all cards drawn in their piles again.
 */
void
riffle_wreath_free (RiffleWreath *self)
{
  forget_drawings (self);
  g_array_unref (self->leaves);
  g_object_unref (self->model);
  g_free (self);
}

/**
 * riffle_wreath_add:
 * @card: a card, to lie above those that were added before
 * @turn: when it leaves its pile: 0 for the first, 1 for the last
 *
 * Adds a card. riffle_wreath_arrange() is to follow.
 */
void
riffle_wreath_add (RiffleWreath *self,
                   RiffleCard   *card,
                   float         turn)
{
  Leaf leaf = { .card = g_object_ref (card), .turn = turn, .progress = -1 };

  g_array_append_val (self->leaves, leaf);
}

static Leaf *
get_leaf (RiffleWreath *self,
          guint         nth)
{
  return &g_array_index (self->leaves, Leaf, nth);
}

static void
measure (RiffleWreath            *self,
         const RiffleWreathSpace *space)
{
  self->height = floorf (MIN (space->card_height,
                              riffle_ellipse_get_most_band (space->width, space->height)));
  self->width = floorf (space->card_width * self->height / space->card_height);
  self->growth = space->card_height / self->height;
  riffle_ellipse_fit (&self->ellipse, space->width, space->height, self->height);
}

static void
renew_drawings (RiffleWreath            *self,
                const RiffleWreathSpace *space)
{
  forget_drawings (self);
  self->scale = space->scale;
  self->mosaic = riffle_mosaic_new (space->width, space->height, space->scale);
  self->faces = riffle_turned_faces_new (self->model, (int) self->width, (int) self->height,
                                         space->scale);
}

/* All cards are equally far apart; the first one lies at the top. */
static void
plan_runs (RiffleWreath            *self,
           const RiffleWreathSpace *space)
{
  g_autofree float *angles = g_new0 (float, self->leaves->len);

  riffle_ellipse_share_out (&self->ellipse, self->leaves->len, angles);
  for (guint i = 0; i < self->leaves->len; i++)
    {
      Leaf *leaf = get_leaf (self, i);
      graphene_point_t middle = { leaf->card->target.x + space->card_width / 2,
                                  leaf->card->target.y + space->card_height / 2 };

      riffle_wreath_run_plan (&leaf->run, &self->ellipse, &middle, angles[i]);
      leaf->card->floating = leaf->progress >= 0;
    }
}

/**
 * riffle_wreath_arrange:
 * @space: the table
 *
 * Finds a place for each card. Called again, it moves the wreath to a table that has changed.
 */
void
riffle_wreath_arrange (RiffleWreath            *self,
                       const RiffleWreathSpace *space)
{
  measure (self, space);
  renew_drawings (self, space);
  plan_runs (self, space);
}

/* When a card leaves between two frames: it is as far on the way from the one to the other as its
 * turn is. */
static double
find_start (RiffleWreath *self,
            double        turn,
            double        before,
            double        left_before)
{
  double part = self->leaving > left_before ? (turn - left_before) / (self->leaving - left_before)
                                            : 1;

  return before + (self->elapsed - before) * CLAMP (part, 0, 1);
}

static void
advance_leaf (RiffleWreath *self,
              Leaf         *leaf,
              double        before,
              double        left_before)
{
  double turn = (LEAVE_USEC + EACH_USEC * self->leaves->len) * (double) leaf->turn;
  double whole = riffle_wreath_run_get_duration (&leaf->run);

  if (self->leaving < turn || leaf->progress == 1)
    return;
  if (leaf->progress < 0)
    {
      leaf->left_usec = find_start (self, turn, before, left_before);
      leaf->card->floating = TRUE;
      gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (leaf->card)));
    }
  leaf->progress = (float) MIN ((self->elapsed - leaf->left_usec) / whole, 1);
}

/**
 * riffle_wreath_advance:
 * @now_usec: a time of the frame clock; the first call begins
 *
 * Puts all cards where they are at that time. If frames come late, fewer cards leave, so that
 * fewer of them fly at a time; those that fly are as fast as ever.
 *
 * Returns: whether cards are still on their way
 */
gboolean
riffle_wreath_advance (RiffleWreath *self,
                       gint64        now_usec)
{
  double before = self->elapsed, left_before = self->leaving;
  gboolean is_running = FALSE;

  if (self->start_usec == 0)
    self->start_usec = now_usec;
  self->elapsed = (double) (now_usec - self->start_usec) * self->speed;
  self->leaving += (double) riffle_pace_advance (&self->pace, now_usec) * self->speed;
  for (guint i = 0; i < self->leaves->len; i++)
    {
      advance_leaf (self, get_leaf (self, i), before, left_before);
      is_running = is_running || get_leaf (self, i)->progress < 1;
    }
  return is_running;
}

/**
 * riffle_wreath_count:
 *
 * Returns: how many cards have left their piles
 */
guint
riffle_wreath_count (RiffleWreath *self)
{
  guint n = 0;

  for (guint i = 0; i < self->leaves->len; i++)
    n += get_leaf (self, i)->progress >= 0;
  return n;
}

/**
 * riffle_wreath_get_share:
 *
 * Returns: how much of the wreath is done: 0 nothing, 1 all of it
 */
double
riffle_wreath_get_share (RiffleWreath *self)
{
  double share = 0;

  for (guint i = 0; i < self->leaves->len; i++)
    share += MAX (0, get_leaf (self, i)->progress);
  return self->leaves->len > 0 ? share / self->leaves->len : 1;
}

/**
 * riffle_wreath_get_place:
 * @nth: a card that has left, from 0 in the order in which they were added
 * @centre: (out caller-allocates): its middle
 * @tilt: (out): how far it is turned, clockwise, in degrees
 *
 * Tells where a card is drawn now.
 */
void
riffle_wreath_get_place (RiffleWreath     *self,
                         guint             nth,
                         graphene_point_t *centre,
                         float            *tilt)
{
  Leaf *leaf = get_leaf (self, nth);

  riffle_wreath_run_get_place (&leaf->run, &self->ellipse, leaf->progress, centre, tilt);
}

static RiffleTurnedCard
turn_leaf (RiffleWreath *self,
           guint         nth)
{
  float size = self->growth + (1 - self->growth) * get_leaf (self, nth)->progress;
  RiffleTurnedCard turned = { .width = self->width * size, .height = self->height * size };

  riffle_wreath_get_place (self, nth, &turned.centre, &turned.tilt);
  return turned;
}

/* Has a card that has arrived be part of the mosaic. */
static void
lay_down (RiffleWreath *self,
          guint         nth)
{
  Leaf *leaf = get_leaf (self, nth);
  RiffleTurnedCard turned = turn_leaf (self, nth);
  cairo_surface_t *face = riffle_turned_faces_get_surface (self->faces, leaf->card->card), *image;
  graphene_rect_t bounds;

  image = riffle_turned_card_new_lying (&turned, face, self->scale, &bounds);
  riffle_wreath_order_lay (self->mosaic, self->leaves->len, nth, floorf (self->ellipse.centre.y),
                           &bounds, image);
  leaf->is_laid = TRUE;
}

static void
snapshot_flying (RiffleWreath *self,
                 guint         nth,
                 GtkSnapshot  *snapshot)
{
  RiffleTurnedCard turned = turn_leaf (self, nth);
  PatCard card = get_leaf (self, nth)->card->card;
  g_autoptr (GskRenderNode) node = NULL;

  if (!riffle_card_cache_get_cairo_nodes (self->model))
    {
      riffle_turned_card_snapshot (&turned, riffle_turned_faces_get_node (self->faces, card),
                                   snapshot);
      return;
    }
  node = riffle_turned_card_new_moving (&turned, riffle_turned_faces_get_surface (self->faces,
                                                                                  card));
  gtk_snapshot_append_node (snapshot, node);
}

static gboolean
is_flying (const Leaf *leaf)
{
  return leaf->progress >= 0 && leaf->progress < 1;
}

/**
 * riffle_wreath_add_damage:
 *
 * Tells where cards fly, before riffle_wreath_snapshot() draws them there.
 */
void
riffle_wreath_add_damage (RiffleWreath *self,
                          RiffleDamage *damage)
{
  for (guint i = 0; i < self->leaves->len; i++)
    {
      Leaf *leaf = get_leaf (self, i);
      RiffleTurnedCard turned = turn_leaf (self, i);
      graphene_rect_t bounds = riffle_turned_card_get_bounds (&turned);

      if (leaf->progress == 1 && !leaf->is_laid)
        riffle_mosaic_extend (self->mosaic, &bounds);
      if (is_flying (leaf) || (leaf->progress == 1 && !leaf->is_laid))
        riffle_damage_add (damage, &bounds);
    }
}

/**
 * riffle_wreath_snapshot:
 *
 * Draws the cards that have left their piles, those that fly above those that lie already.
 */
void
riffle_wreath_snapshot (RiffleWreath *self,
                        GtkSnapshot  *snapshot)
{
  for (guint i = 0; i < self->leaves->len; i++)
    if (get_leaf (self, i)->progress == 1 && !get_leaf (self, i)->is_laid)
      lay_down (self, i);
  riffle_mosaic_snapshot (self->mosaic, snapshot, riffle_card_cache_get_cairo_nodes (self->model));
  for (guint i = 0; i < self->leaves->len; i++)
    if (is_flying (get_leaf (self, i)))
      snapshot_flying (self, i, snapshot);
}
