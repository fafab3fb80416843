/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck as an object: reading its file, and drawing one item at a size. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck.h"

#include "riffle-deck-face-private.h"
#include "riffle-deck-resources.h"
#include "riffle-deck-sheet-private.h"

#define MAX_FILE   (8 * 1024 * 1024) /* bytes */
#define MAX_ASPECT 3.0
#define BUILTIN    "/io/github/rifflecards/Riffle/decks/riffle.svg"

struct _RiffleDeck
{
  GObject          parent_instance;
  RiffleDeckSheet *sheet;
  char            *name;
  double           aspect; /* height / width of a card */
};

G_DEFINE_FINAL_TYPE (RiffleDeck, riffle_deck, G_TYPE_OBJECT)
G_DEFINE_QUARK (riffle-deck-error-quark, riffle_deck_error)

static void
riffle_deck_finalize (GObject *object)
{
  RiffleDeck *self = RIFFLE_DECK (object);

  g_clear_pointer (&self->sheet, riffle_deck_sheet_free);
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
deck_from_bytes (GBytes      *svg,
                 const char  *file_name,
                 GError     **error)
{
  g_autoptr (RiffleDeckSheet) sheet = riffle_deck_sheet_new (svg, file_name, error);
  const RiffleDeckPart *card;
  const char *title;
  double aspect;
  RiffleDeck *self;

  if (sheet == NULL)
    return NULL;
  card = riffle_deck_sheet_get_part (sheet, "card");
  aspect = card->height / card->width;
  if (aspect < 1 || aspect > MAX_ASPECT)
    {
      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                   _("“%s” is not a usable deck. A card must be higher than wide, "
                     "but not more than three times."),
                   file_name);
      return NULL;
    }
  title = riffle_deck_sheet_get_title (sheet);
  self = g_object_new (RIFFLE_TYPE_DECK, NULL);
  self->aspect = aspect;
  self->name = g_strdup (title != NULL && title[0] != '\0' ? title : file_name);
  self->sheet = g_steal_pointer (&sheet);
  return self;
}

/* Reads a regular file that is not too large; a pipe or a device would never end. */
static GBytes *
read_bounded (GFile       *file,
              const char  *file_name,
              GError     **error)
{
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GBytes) bytes = NULL;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                   _("“%s” is not a usable deck. It is not a file."), file_name);
      return NULL;
    }
  if (g_file_info_get_size (info) <= MAX_FILE)
    bytes = g_file_load_bytes (file, NULL, NULL, error);
  else
    g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                 _("“%s” is not a usable deck. It is larger than %d MiB."),
                 file_name, MAX_FILE / 1024 / 1024);
  return g_steal_pointer (&bytes);
}

/**
 * riffle_deck_new_from_file:
 * @file: an SVG sheet in the format of data/decks/README.md
 *
 * Loads a deck. Files above 8 MiB, drawings of absurd size, and those that lack a part are refused.
 *
 * Returns: (transfer full) (nullable): the deck; %NULL with an error that names file and fault
 */
RiffleDeck *
riffle_deck_new_from_file (GFile   *file,
                           GError **error)
{
  g_autofree char *file_name = NULL;
  g_autoptr (GBytes) svg = NULL;
  g_autoptr (RiffleDeck) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  file_name = g_file_get_parse_name (file);
  svg = read_bounded (file, file_name, error);
  self = svg != NULL ? deck_from_bytes (svg, file_name, error) : NULL;
  if (self == NULL || !riffle_deck_sheet_try_out (self->sheet, file_name, error))
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
  GResource *resource = riffle_deck_get_resource ();
  g_autoptr (GBytes) svg = NULL;
  RiffleDeck *self;

  svg = g_resource_lookup_data (resource, BUILTIN, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  self = deck_from_bytes (svg, "riffle.svg", &error);
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
    .sheet = self->sheet,
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
