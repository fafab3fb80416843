/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board is made of: the common part of a card and a pile, which are drawn, marked and
 * have a spoken name. */
#include "config.h"

#include "riffle-piece.h"

#include <glib/gi18n.h>

typedef struct
{
  RiffleCardCache *cache;
  RiffleMarks      marks;
  char            *label; /* (nullable) */
} RifflePiecePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RifflePiece, riffle_piece, GTK_TYPE_WIDGET)

static RifflePiecePrivate *
get_private (RifflePiece *self)
{
  return riffle_piece_get_instance_private (self);
}

/* The board decides how large its pieces are. */
static void
riffle_piece_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
}

static void
riffle_piece_dispose (GObject *object)
{
  RifflePiecePrivate *priv = get_private (RIFFLE_PIECE (object));

  g_clear_object (&priv->cache);
  g_clear_pointer (&priv->label, g_free);
  G_OBJECT_CLASS (riffle_piece_parent_class)->dispose (object);
}

static void
riffle_piece_class_init (RifflePieceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_piece_dispose;
  GTK_WIDGET_CLASS (class)->measure = riffle_piece_measure;
}

static void
riffle_piece_init (RifflePiece *self)
{
}

/* Tells where the drawings come from. */
void
riffle_piece_set_cache (RifflePiece     *self,
                        RiffleCardCache *cache)
{
  g_set_object (&get_private (self)->cache, cache);
}

GskRenderNode *
riffle_piece_get_node (RifflePiece    *self,
                       RiffleDeckItem  item)
{
  return riffle_card_cache_get_node (get_private (self)->cache, item);
}

/* (nullable): which parts of a drawing hide what lies below them, if that is worth knowing. */
const RiffleSolid *
riffle_piece_get_solid (RifflePiece    *self,
                        RiffleDeckItem  item)
{
  return riffle_card_cache_get_solid (get_private (self)->cache, item);
}

/* The name for assistive technologies, with the one mark that they have no state for. */
static void
speak (RifflePiece *self)
{
  RifflePiecePrivate *priv = get_private (self);
  g_autofree char *label = NULL;

  if (priv->label == NULL)
    return;
  if ((priv->marks & RIFFLE_MARK_DESTINATION) != 0)
    /* Translators: a card or a pile, where the chosen cards may go or which may be chosen next */
    label = g_strdup_printf (_("%s, possible target"), priv->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : priv->label, -1);
}

void
riffle_piece_set_marks (RifflePiece *self,
                        RiffleMarks  marks)
{
  RifflePiecePrivate *priv = get_private (self);
  RiffleMarks changed;

  if (priv->marks == marks)
    return;
  changed = priv->marks ^ marks;
  riffle_marks_apply (GTK_WIDGET (self), priv->marks, marks);
  priv->marks = marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if ((changed & RIFFLE_MARK_DESTINATION) != 0)
    speak (self);
}

RiffleMarks
riffle_piece_get_marks (RifflePiece *self)
{
  return get_private (self)->marks;
}

/* Names it for assistive technologies. */
void
riffle_piece_set_label (RifflePiece *self,
                        const char  *label)
{
  RifflePiecePrivate *priv = get_private (self);

  if (g_strcmp0 (priv->label, label) == 0)
    return;
  g_free (priv->label);
  priv->label = g_strdup (label);
  speak (self);
}
