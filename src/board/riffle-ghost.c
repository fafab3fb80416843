/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows where a move that is proposed leads: faint cards glide from where the cards lie to where
 * they go, twice, and then arrows point there. Without animations there are only the arrows. Cards
 * that leave the table together are joined by a line. */
#include "config.h"

#include "riffle-ghost.h"

#include <math.h>

#include "riffle-drawing.h"
#include "riffle-geometry.h"
#include "riffle-hint-way.h"

#define GLIDE_USEC 900000 /* of one way */
#define REST_USEC  200000 /* between two */
#define N_GLIDES   2
#define OPACITY    0.8f
#define LARGE_CARD 110.0  /* pixels: arrows and lines are thinner on cards that are not as wide, */
#define THINNEST   0.5    /* but not thinner than this part of what they are then: */
#define SHAFT      5.0    /* pixels: half of the breadth of the arrow's head is three times this */
#define EDGE       4.0    /* pixels: half of it lies outside of the sign */
#define KNOB       9.0    /* pixels: radius of the ends of a line between two cards */
#define LEAST      32     /* pixels: of an arrow between cards that lie side by side */

/* Of an arrow or a line. */
typedef struct
{
  graphene_point_t from;
  graphene_point_t to;
  gboolean         joins; /* a line between cards that leave the table together */
  double           scale; /* 1 on large cards */
} Ends;

struct _RiffleGhost
{
  GtkWidget     *board;      /* it outlives this, and so does the next */
  RiffleTable   *table;
  PatMove        move;
  gboolean       is_shown;
  guint          tick_id;    /* 0: no card glides */
  gint64         start_usec; /* frame time; 0 until the first frame */
  float          progress;   /* of the glide, 0 to 1; more while nothing is seen of it */
  GskRenderNode *signs;      /* (owned) (nullable): the arrows and lines */
  Ends           drawn[RIFFLE_MAX_WAYS]; /* between which they were drawn */
  guint          n_drawn;
};

RiffleGhost *
riffle_ghost_new (GtkWidget   *board,
                  RiffleTable *table)
{
  RiffleGhost *self = g_new0 (RiffleGhost, 1);

  self->board = board;
  self->table = table;
  return self;
}

static void
stop (RiffleGhost *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->board, self->tick_id);
  self->tick_id = 0;
}

void
riffle_ghost_free (RiffleGhost *self)
{
  stop (self);
  g_clear_pointer (&self->signs, gsk_render_node_unref);
  g_free (self);
}

static guint
list_ways (RiffleGhost   *self,
           RiffleHintWay *ways)
{
  return self->is_shown ? riffle_hint_way_list (self->table, &self->move, ways) : 0;
}

/* Where the ghost of a card is that goes from one place to another. */
static graphene_point_t
find_place (RiffleGhost            *self,
            const graphene_point_t *from,
            const graphene_point_t *to)
{
  float progress = MIN (self->progress, 1);
  float eased = progress * progress * (3 - 2 * progress);

  return GRAPHENE_POINT_INIT (rintf (from->x + (to->x - from->x) * eased),
                              rintf (from->y + (to->y - from->y) * eased));
}

/**
 * riffle_ghost_find_way:
 * @nth: which of the ways
 * @from: (out caller-allocates): where the first card lies
 * @to: (out caller-allocates): where it goes
 * @at: (out caller-allocates): where its ghost is now
 *
 * Returns: whether a move is shown that has so many ways from one place to another one
 */
gboolean
riffle_ghost_find_way (RiffleGhost      *self,
                       guint             nth,
                       graphene_point_t *from,
                       graphene_point_t *to,
                       graphene_point_t *at)
{
  RiffleHintWay ways[RIFFLE_MAX_WAYS];

  if (nth >= list_ways (self, ways))
    return FALSE;
  riffle_hint_way_find_ends (&ways[nth], self->table, from, to);
  *at = find_place (self, from, to);
  return TRUE;
}

/* Brings the ghost to where it is at a time of the frame clock. Returns: whether it glides on */
gboolean
riffle_ghost_advance (RiffleGhost *self,
                      gint64       now_usec)
{
  gint64 elapsed;

  if (self->start_usec == 0)
    self->start_usec = now_usec;
  elapsed = now_usec - self->start_usec;
  self->progress = (float) (elapsed % (GLIDE_USEC + REST_USEC)) / (float) GLIDE_USEC;
  return elapsed < N_GLIDES * (gint64) (GLIDE_USEC + REST_USEC);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleGhost *self = user_data;

  gtk_widget_queue_draw (widget);
  if (riffle_ghost_advance (self, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* Whether a card glides; otherwise arrows or lines show the way. */
gboolean
riffle_ghost_is_gliding (RiffleGhost *self)
{
  return self->tick_id != 0;
}

/* Shows where a move leads, until riffle_ghost_hide(). */
void
riffle_ghost_show (RiffleGhost   *self,
                   const PatMove *move,
                   gboolean       animated)
{
  RiffleHintWay ways[RIFFLE_MAX_WAYS];

  riffle_ghost_hide (self);
  self->move = *move;
  self->is_shown = TRUE;
  self->start_usec = 0;
  self->progress = 0;
  if (list_ways (self, ways) == 0)
    return;
  gtk_widget_queue_draw (self->board);
  if (!animated || ways[0].other >= 0)
    return;
  self->tick_id = gtk_widget_add_tick_callback (self->board, tick_cb, self, NULL);
}

void
riffle_ghost_hide (RiffleGhost *self)
{
  if (!self->is_shown)
    return;
  stop (self);
  self->is_shown = FALSE;
  g_clear_pointer (&self->signs, gsk_render_node_unref);
  gtk_widget_queue_draw (self->board);
}

static void
snapshot_cards (RiffleGhost         *self,
                const RiffleHintWay *way,
                GtkSnapshot         *snapshot)
{
  graphene_point_t from, to, at;

  riffle_hint_way_find_ends (way, self->table, &from, &to);
  at = find_place (self, &from, &to);
  gtk_snapshot_push_opacity (snapshot, OPACITY);
  for (guint i = 0; i < way->n_cards; i++)
    {
      RiffleCard *card = riffle_pile_get_card (way->source, way->first + i);
      graphene_rect_t rect = riffle_pile_get_card_rect (way->source, card->target);

      graphene_rect_offset (&rect, at.x - from.x, at.y - from.y);
      riffle_drawing_snapshot (riffle_piece_get_node (RIFFLE_PIECE (card), card->shown), &rect,
                               snapshot);
    }
  gtk_snapshot_pop (snapshot);
}

/* How far the border of a card is from its middle on the way to another one, in parts of the way;
 * less if the cards overlap. */
static double
get_border (graphene_point_t way,
            RifflePile      *pile)
{
  double across = fabs ((double) way.x) < 1 ? G_MAXDOUBLE : pile->card_width / 2.0 / fabs (way.x);
  double along = fabs ((double) way.y) < 1 ? G_MAXDOUBLE : pile->card_height / 2.0 / fabs (way.y);

  return MIN (MIN (across, along), 0.45);
}

/* From the origin to the right. */
static void
trace_arrow (cairo_t *cr,
             double   length)
{
  double head = MIN (SHAFT * 4, length);

  cairo_move_to (cr, 0, -SHAFT / 2);
  cairo_line_to (cr, length - head, -SHAFT / 2);
  cairo_line_to (cr, length - head, -SHAFT * 2);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length - head, SHAFT * 2);
  cairo_line_to (cr, length - head, SHAFT / 2);
  cairo_line_to (cr, 0, SHAFT / 2);
  cairo_close_path (cr);
}

/* From the origin to the right: a line from card to card. */
static void
trace_join (cairo_t *cr,
            double   length)
{
  const double edge = asin (SHAFT / 2 / KNOB);

  cairo_arc (cr, 0, 0, KNOB, edge, -edge);
  cairo_arc (cr, length, 0, KNOB, G_PI + edge, G_PI - edge);
  cairo_close_path (cr);
}

static void
draw_sign (cairo_t    *cr,
           const Ends *ends)
{
  double length = hypot (ends->to.x - ends->from.x, ends->to.y - ends->from.y) / ends->scale;

  cairo_save (cr);
  cairo_translate (cr, ends->from.x, ends->from.y);
  cairo_rotate (cr, atan2 (ends->to.y - ends->from.y, ends->to.x - ends->from.x));
  cairo_scale (cr, ends->scale, ends->scale);
  if (ends->joins)
    trace_join (cr, length);
  else
    trace_arrow (cr, length);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, EDGE);
  cairo_set_source_rgb (cr, 0.2, 0.14, 0.04);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.776, 0.169);
  cairo_fill (cr);
  cairo_restore (cr);
}

static GskRenderNode *
make_signs (const Ends *ends,
            guint       n_ends)
{
  const float margin = (float) (SHAFT * 3 * ends[0].scale);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_init (&bounds, ends[0].from.x, ends[0].from.y, 0, 0);
  for (guint i = 0; i < n_ends; i++)
    {
      graphene_rect_expand (&bounds, &ends[i].from, &bounds);
      graphene_rect_expand (&bounds, &ends[i].to, &bounds);
    }
  graphene_rect_inset (&bounds, -margin, -margin);
  graphene_rect_round_extents (&bounds, &bounds);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  for (guint i = 0; i < n_ends; i++)
    draw_sign (cr, &ends[i]);
  cairo_destroy (cr);
  return node;
}

static double
get_scale (RifflePile *pile)
{
  return CLAMP (pile->card_width / LARGE_CARD, THINNEST, 1);
}

/* An arrow lies between the cards that are there, a line goes from middle to middle. */
static Ends
find_ends (RiffleGhost         *self,
           const RiffleHintWay *way)
{
  graphene_point_t from, to, step;
  double scale = get_scale (way->target);
  float length, border, start;

  riffle_hint_way_find_ends (way, self->table, &from, &to);
  /* Where the cards will lie there is often nothing yet, and the arrow would end on the felt. */
  if (way->other < 0)
    to = riffle_geometry_get_uppermost (way->target).origin;
  step = GRAPHENE_POINT_INIT (to.x - from.x, to.y - from.y);
  length = MAX (hypotf (step.x, step.y), 1);
  border = way->other >= 0 ? 0 : (float) get_border (step, way->target);
  start = way->other >= 0 ? 0 : MAX (MIN (border, 1 - border - LEAST * (float) scale / length), 0);
  from.x += (float) way->source->card_width / 2;
  from.y += (float) way->source->card_height / 2;
  return (Ends) {
    .from = GRAPHENE_POINT_INIT (from.x + step.x * start, from.y + step.y * start),
    .to = GRAPHENE_POINT_INIT (from.x + step.x * (1 - border), from.y + step.y * (1 - border)),
    .joins = way->other >= 0,
    .scale = scale
  };
}

static gboolean
ends_equal (const Ends *a,
            const Ends *b)
{
  return graphene_point_equal (&a->from, &b->from) && graphene_point_equal (&a->to, &b->to) &&
         a->joins == b->joins && a->scale == b->scale;
}

/* Draws arrows and lines again when cards have come to lie elsewhere, as in another window. */
static void
snapshot_signs (RiffleGhost         *self,
                const RiffleHintWay *ways,
                guint                n_ways,
                GtkSnapshot         *snapshot)
{
  gboolean is_drawn = self->signs != NULL && self->n_drawn == n_ways;

  for (guint i = 0; i < n_ways; i++)
    {
      Ends ends = find_ends (self, &ways[i]);

      is_drawn = is_drawn && ends_equal (&ends, &self->drawn[i]);
      self->drawn[i] = ends;
    }
  self->n_drawn = n_ways;
  if (!is_drawn)
    {
      g_clear_pointer (&self->signs, gsk_render_node_unref);
      self->signs = make_signs (self->drawn, n_ways);
    }
  gtk_snapshot_append_node (snapshot, self->signs);
}

/* Draws the ghosts of the cards, or the arrows and lines. */
void
riffle_ghost_snapshot (RiffleGhost *self,
                       GtkSnapshot *snapshot)
{
  RiffleHintWay ways[RIFFLE_MAX_WAYS];
  guint n_ways = list_ways (self, ways);

  if (n_ways == 0)
    return;
  if (!riffle_ghost_is_gliding (self))
    snapshot_signs (self, ways, n_ways, snapshot);
  else if (self->progress < 1)
    for (guint i = 0; i < n_ways; i++)
      snapshot_cards (self, &ways[i], snapshot);
}

/* (nullable): what was drawn last when no card glided. */
GskRenderNode *
riffle_ghost_get_signs (RiffleGhost *self)
{
  return self->signs;
}
