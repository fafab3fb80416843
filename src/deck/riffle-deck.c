/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck as an object: reading its file, and drawing one item at a size. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck.h"

#include "riffle-deck-face-private.h"
#include "riffle-deck-parts-private.h"
#include "riffle-deck-resources.h"

#define MAX_ASPECT 3.0
#define BUILTIN    "resource:///io/github/rifflecards/Riffle/decks/riffle/riffle.svg"

struct _RiffleDeck
{
  GObject          parent_instance;
  RiffleDeckParts *parts;
  char            *name;
  double           aspect; /* height / width of a card */
};

G_DEFINE_FINAL_TYPE (RiffleDeck, riffle_deck, G_TYPE_OBJECT)
G_DEFINE_QUARK (riffle-deck-error-quark, riffle_deck_error)

static void
riffle_deck_finalize (GObject *object)
{
  RiffleDeck *self = RIFFLE_DECK (object);

  g_clear_pointer (&self->parts, riffle_deck_parts_free);
  g_free (self->name);
  G_OBJECT_CLASS (riffle_deck_parent_class)->finalize (object);
}

static void
riffle_deck_class_init (RiffleDeckClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_deck_finalize;
}

static void
riffle_deck_init (RiffleDeck *self)
{
}

static RiffleDeck *
read_deck (GFile   *file,
           GError **error)
{
  g_autoptr (RiffleDeckParts) parts = riffle_deck_parts_new (file, error);
  const RiffleDeckPart *card;
  const char *file_name, *title;
  double aspect;
  RiffleDeck *self;

  if (parts == NULL)
    return NULL;
  file_name = riffle_deck_parts_get_file_name (parts);
  card = riffle_deck_parts_get (parts, "card");
  aspect = card->height / card->width;
  if (aspect < 1 || aspect > MAX_ASPECT)
    {
      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                   _("“%s” is not a usable deck. A card must be higher than wide, "
                     "but not more than three times."),
                   file_name);
      return NULL;
    }
  title = riffle_deck_parts_get_title (parts);
  self = g_object_new (RIFFLE_TYPE_DECK, NULL);
  self->aspect = aspect;
  self->name = g_strdup (title != NULL && title[0] != '\0' ? title : file_name);
  self->parts = g_steal_pointer (&parts);
  return self;
}

/**
 * riffle_deck_new_from_file:
 * @file: an SVG sheet in the format of data/decks/README.md
 *
 * Loads a deck, and what of it stands in files beside the sheet. Files above 8 MiB, drawings of
 * absurd size, and those that lack a part are refused.
 *
 * Returns: (transfer full) (nullable): the deck; %NULL with an error that names file and fault
 */
RiffleDeck *
riffle_deck_new_from_file (GFile   *file,
                           GError **error)
{
  g_autoptr (RiffleDeck) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = read_deck (file, error);
  if (self == NULL || !riffle_deck_parts_try_out (self->parts, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * riffle_deck_new_builtin:
 *
 * Loads the deck that is part of the program, which always works.
 *
 * Returns: (transfer full): the deck
 */
RiffleDeck *
riffle_deck_new_builtin (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  RiffleDeck *self;

  /* A resource that nobody names is left out when the program is linked. */
  riffle_deck_get_resource ();
  file = g_file_new_for_uri (BUILTIN);
  self = read_deck (file, &error);
  g_assert_no_error (error);
  return self;
}

/**
 * riffle_deck_get_name:
 *
 * Returns: (transfer none): the drawing's title, or the file's name where it has none
 */
const char *
riffle_deck_get_name (RiffleDeck *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK (self), NULL);

  return self->name;
}

/**
 * riffle_deck_get_aspect:
 *
 * Returns: a card's height divided by its width, from 1 to 3
 */
double
riffle_deck_get_aspect (RiffleDeck *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK (self), 1.4);

  return self->aspect;
}

/**
 * riffle_deck_draw:
 * @item: what to draw
 * @cr: where to draw; the item fills the rectangle from the origin
 * @width: width of a card, in logical pixels: below 60 the faces become simpler
 * @height: height of a card
 * @style: (nullable): how to draw it
 *
 * Draws one item. Where a logical pixel has more device pixels than one, scale @cr accordingly.
 */
void
riffle_deck_draw (RiffleDeck            *self,
                  RiffleDeckItem         item,
                  cairo_t               *cr,
                  double                 width,
                  double                 height,
                  const RiffleDeckStyle *style)
{
  static const RiffleDeckStyle plain = { 0 };
  RiffleDeckCanvas canvas;

  g_return_if_fail (RIFFLE_IS_DECK (self));
  g_return_if_fail (item < RIFFLE_DECK_N_ITEMS);
  g_return_if_fail (cr != NULL && width > 0 && height > 0);

  canvas = (RiffleDeckCanvas) {
    .parts = self->parts,
    .cr = cr,
    .height = RIFFLE_CARD_UNITS * self->aspect,
    .pixels = width,
    .style = style != NULL ? style : &plain,
  };
  cairo_save (cr);
  cairo_scale (cr, width / RIFFLE_CARD_UNITS, height / canvas.height);
  if (item < RIFFLE_DECK_BACK && pat_card_get_rank (item) != 0)
    riffle_deck_face_draw (&canvas, item);
  else
    riffle_deck_mark_draw (&canvas, item);
  cairo_restore (cr);
}
