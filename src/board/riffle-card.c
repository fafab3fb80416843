/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One card on the board: draws its face, has the focus, a spoken name and actions for assistive
 * technologies. */
#include "config.h"

#include "riffle-card.h"

#include "riffle-drawing.h"

G_DEFINE_FINAL_TYPE (RiffleCard, riffle_card, RIFFLE_TYPE_PIECE)

/* Paper becomes golden on a card that may be a target, and more so if dragged cards are over it;
 * ink stays as it is. */
static void
push_tint (RiffleMarks  marks,
           GtkSnapshot *snapshot)
{
  gboolean is_target = (marks & RIFFLE_MARK_TARGET) != 0;
  graphene_matrix_t tint;

  graphene_matrix_init_scale (&tint, 1, is_target ? 0.86f : 0.94f, is_target ? 0.42f : 0.68f);
  gtk_snapshot_push_color_matrix (snapshot, &tint, graphene_vec4_zero ());
}

static void
riffle_card_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  RiffleCard *self = RIFFLE_CARD (widget);
  RiffleMarks marks = riffle_piece_get_marks (RIFFLE_PIECE (self));
  gboolean is_tinted = (marks & RIFFLE_MARK_DESTINATION) != 0;

  if (is_tinted)
    push_tint (marks, snapshot);
  riffle_drawing_snapshot (riffle_piece_get_node (RIFFLE_PIECE (self), riffle_card_get_item (self)),
                           &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                (float) gtk_widget_get_height (widget)), snapshot);
  if (is_tinted)
    gtk_snapshot_pop (snapshot);
}

/* The board carries out what is asked of a card. */
static void
forward_action_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  RiffleCard *self = RIFFLE_CARD (widget);

  gtk_widget_activate_action (widget,
                              g_str_equal (name, "card.activate") ? "board.click" : "board.send",
                              "(ui)", (guint) self->pile, (int) self->index);
}

static void
riffle_card_class_init (RiffleCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = riffle_card_snapshot;
  gtk_widget_class_set_css_name (widget_class, "riffle-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_install_action (widget_class, "card.activate", NULL, forward_action_cb);
  gtk_widget_class_install_action (widget_class, "card.to-foundation", NULL, forward_action_cb);
}

static void
riffle_card_init (RiffleCard *self)
{
  self->squeeze = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
}

/* Returns: (transfer full): a card */
RiffleCard *
riffle_card_new (RiffleCardCache *cache,
                 PatCard          card)
{
  RiffleCard *self = g_object_ref_sink (g_object_new (RIFFLE_TYPE_CARD, "focusable", TRUE, NULL));

  riffle_piece_set_cache (RIFFLE_PIECE (self), cache);
  self->card = card;
  self->shown = card;
  return self;
}

/* Changes what is drawn, not what the card is. */
void
riffle_card_set_shown (RiffleCard *self,
                       PatCard     shown)
{
  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Says how large rank and suit are that stand beside each other because little is seen of the card;
 * 0: it has its whole index. */
void
riffle_card_set_flat (RiffleCard *self,
                      guint       flat)
{
  if (self->flat == flat)
    return;
  self->flat = flat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Says whether so much of the card is hidden by others that its middle is not drawn. */
void
riffle_card_set_hidden (RiffleCard *self,
                        gboolean    hidden)
{
  if (self->hidden == hidden)
    return;
  self->hidden = hidden;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns: what of the deck is drawn for the card */
RiffleDeckItem
riffle_card_get_item (RiffleCard *self)
{
  PatCard shown = self->concealed ? self->shown | PAT_FACE_DOWN : self->shown;

  if (!self->hidden || pat_card_is_face_down (shown))
    return shown;
  return self->flat > 0 ? RIFFLE_DECK_FLAT (shown, self->flat) : RIFFLE_DECK_COVERED (shown);
}

/* Draws the back of the card whatever is shown, or what is shown again. */
void
riffle_card_conceal (RiffleCard *self,
                     gboolean    is_concealed)
{
  if (self->concealed == is_concealed)
    return;
  self->concealed = is_concealed;
  riffle_card_tell_buried (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Puts a card that is not on its way where it belongs, as the moves have left it. */
void
riffle_card_put (RiffleCard *self)
{
  self->at = self->target;
  self->wave = 0;
  self->lag = 0;
  self->travels = FALSE;
  self->floating = FALSE;
  self->lift = 0;
  riffle_card_set_shown (self, self->card);
}

/* Gives the card its place in its pile, whose own place on the board is `origin`; it is as large as
 * told, in logical pixels, or narrower while it turns over. */
void
riffle_card_allocate (RiffleCard             *self,
                      const graphene_point_t *origin,
                      int                     width,
                      int                     height)
{
  graphene_point_t place = GRAPHENE_POINT_INIT (self->at.x - origin->x, self->at.y - origin->y);
  GskTransform *transform;

  if (self->squeeze < 1)
    place.x += (1 - self->squeeze) * (float) width / 2;
  transform = gsk_transform_translate (NULL, &place);
  if (self->squeeze < 1)
    transform = gsk_transform_scale (transform, MAX (self->squeeze, 0.01f), 1);
  gtk_widget_allocate (GTK_WIDGET (self), width, height, -1, transform);
}

/* Takes the widget out of its pile, if it is in one. */
void
riffle_card_leave_pile (RiffleCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (gtk_widget_get_parent (widget) == NULL)
    return;
  /* If the focus came back to the card in its new pile without having been elsewhere, nobody would
   * hear of it, nor of what is said from there. */
  if (gtk_widget_is_focus (widget))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  gtk_widget_unparent (widget);
}

/* Tells assistive technologies whether the card is there for them. Newer versions of GTK say of
 * each widget that they map that it is not hidden, so this is to be told again afterwards. */
void
riffle_card_tell_buried (RiffleCard *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN,
                               self->buried || self->concealed, -1);
}

/* A buried card cannot be seen: it takes no focus, and readers of the screen pass over it. */
void
riffle_card_set_buried (RiffleCard *self,
                        gboolean    buried)
{
  if (self->buried == buried)
    return;
  self->buried = buried;
  gtk_widget_set_focusable (GTK_WIDGET (self), !buried);
  riffle_card_tell_buried (self);
}
