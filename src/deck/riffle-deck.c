/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deck as an object: reading its file, and drawing one item at a size. */
#include "config.h"

#include "riffle-deck.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck-art-private.h"
#include "riffle-deck-builtin-private.h"
#include "riffle-deck-builtin.h"
#include "riffle-deck-face-private.h"
#include "riffle-deck-file-private.h"
#include "riffle-deck-parts-private.h"
#include "riffle-deck-scan-private.h"

#define MAX_ASPECT 3.0
#define TRIAL      24 /* pixels of width that a card is drawn at to see whether it can be */

struct _RiffleDeck
{
  GObject          parent_instance;
  GMutex           drawing; /* the library draws from one thread at a time */
  RiffleDeckParts *parts;   /* of the deck itself, or what a foreign deck lacks */
  RiffleDeckArt   *art;     /* (nullable): of a foreign deck */
  RiffleDeckSheet *back;    /* (nullable): one that was chosen besides */
  char            *name;
  double           aspect;  /* height / width of a card */
};

G_DEFINE_FINAL_TYPE (RiffleDeck, riffle_deck, G_TYPE_OBJECT)

static void
riffle_deck_finalize (GObject *object)
{
  RiffleDeck *self = RIFFLE_DECK (object);

  g_clear_pointer (&self->parts, riffle_deck_parts_free);
  g_clear_pointer (&self->art, riffle_deck_art_free);
  g_clear_pointer (&self->back, riffle_deck_sheet_free);
  g_mutex_clear (&self->drawing);
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
  g_mutex_init (&self->drawing);
}

static gboolean
check_aspect (double       aspect,
              const char  *file_name,
              GError     **error)
{
  if (aspect >= 1 && aspect <= MAX_ASPECT)
    return TRUE;
  g_set_error_literal (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                       _("A card must be taller than it is wide, but no more than three times as "
                         "tall."));
  riffle_deck_file_prefix (error, file_name);
  return FALSE;
}

static RiffleDeck *
read_own (GFile   *file,
          GError **error)
{
  g_autoptr (RiffleDeckParts) parts = riffle_deck_parts_new (file, error);
  const RiffleDeckPart *card;
  const char *file_name, *title;
  RiffleDeck *self;

  if (parts == NULL)
    return NULL;
  file_name = riffle_deck_parts_get_file_name (parts);
  card = riffle_deck_parts_get (parts, "card");
  if (!check_aspect (card->height / card->width, file_name, error))
    return NULL;
  title = riffle_deck_parts_get_title (parts);
  self = g_object_new (RIFFLE_TYPE_DECK, NULL);
  self->aspect = card->height / card->width;
  self->name = g_strdup (title != NULL && title[0] != '\0' ? title : file_name);
  self->parts = g_steal_pointer (&parts);
  return self;
}

/* The program's own sheet, which always works. */
static RiffleDeckParts *
read_standard_parts (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = riffle_deck_builtin_faces ("traditional");
  RiffleDeckParts *parts = riffle_deck_parts_new (file, &error);

  g_assert_no_error (error);
  return parts;
}

static RiffleDeck *
read_foreign (GFile   *file,
              GBytes  *svg,
              GError **error)
{
  g_autofree char *file_name = g_file_get_parse_name (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autoptr (RiffleDeckArt) art = riffle_deck_art_new (svg, error);
  RiffleDeck *self;

  if (art == NULL)
    {
      riffle_deck_file_prefix (error, file_name);
      return NULL;
    }
  if (!check_aspect (riffle_deck_art_get_aspect (art), file_name, error))
    return NULL;
  self = g_object_new (RIFFLE_TYPE_DECK, NULL);
  self->aspect = riffle_deck_art_get_aspect (art);
  self->name = riffle_deck_scan_dup_title (base);
  self->parts = read_standard_parts ();
  self->art = g_steal_pointer (&art);
  return self;
}

static gboolean
is_own (GBytes *svg)
{
  gsize size;
  const char *text = g_bytes_get_data (svg, &size);

  return g_strstr_len (text, (gssize) size, "data-box=") != NULL;
}

/**
 * riffle_deck_new_from_file:
 * @file: an SVG drawing: a sheet in the format of data/decks/README.md, a sheet of Aisleriot, or
 *   a deck of KDE's games, which are told apart by what is in them
 *
 * Loads a deck, and what of it stands in files beside the sheet. Files above 8 MiB, drawings of
 * absurd size, those with scripts or links to other files, and those that lack a part are refused.
 *
 * Returns: (transfer full) (nullable): the deck; %NULL with an error that names file and fault
 */
RiffleDeck *
riffle_deck_new_from_file (GFile   *file,
                           GError **error)
{
  g_autoptr (GBytes) svg = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  svg = riffle_deck_file_read (file, error);
  if (svg == NULL)
    return NULL;
  return is_own (svg) ? read_own (file, error) : read_foreign (file, svg, error);
}

/**
 * riffle_deck_new_style:
 * @faces: (nullable): the name of one of the program's styles of faces
 * @back: (nullable): the name of one of its backs
 *
 * Loads one of the program's own decks. What is unknown or left open is chosen so that it belongs
 * to the other; see riffle_deck_builtin_complete().
 *
 * Returns: (transfer full): the deck
 */
RiffleDeck *
riffle_deck_new_style (const char *faces,
                       const char *back)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  RiffleDeck *self;

  riffle_deck_builtin_complete (&faces, &back);
  file = riffle_deck_builtin_faces (faces);
  self = read_own (file, &error);
  g_assert_no_error (error);
  riffle_deck_set_back (self, back);
  return self;
}

/**
 * riffle_deck_new_builtin:
 *
 * Loads the program's first deck, which always works.
 *
 * Returns: (transfer full): the deck
 */
RiffleDeck *
riffle_deck_new_builtin (void)
{
  return riffle_deck_new_style (NULL, NULL);
}

/**
 * riffle_deck_set_back:
 * @back: (nullable): the name of one of the program's backs; %NULL or an unknown one leaves the
 *   deck its own
 *
 * Chooses another back. To be called before the deck is drawn.
 */
void
riffle_deck_set_back (RiffleDeck *self,
                      const char *back)
{
  static const char *const needed[] = { "back", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (RIFFLE_IS_DECK (self));

  g_clear_pointer (&self->back, riffle_deck_sheet_free);
  if (riffle_deck_builtin_find_back (back) == NULL)
    return;
  file = riffle_deck_builtin_back (back);
  self->back = riffle_deck_sheet_read (file, needed, &error);
  g_assert_no_error (error);
}

static gboolean
try_out_art (RiffleDeck  *self,
             GError     **error)
{
  int height = (int) (TRIAL * self->aspect);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TRIAL, height);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = riffle_deck_art_draw (self->art, RIFFLE_DECK_BACK, cr, TRIAL, height, error);

  for (guint i = 0; i < 52 && drawn; i++)
    drawn = riffle_deck_art_draw (self->art, pat_card_new (i / 13, i % 13 + 1), cr, TRIAL, height,
                                  error);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (!drawn)
    riffle_deck_file_prefix (error, self->name);
  return drawn;
}

/**
 * riffle_deck_try_out:
 *
 * Draws everything once, tiny, so that what cannot be drawn is known before a game is played with
 * it. That takes longer than loading.
 *
 * Returns: whether all was drawn
 */
gboolean
riffle_deck_try_out (RiffleDeck  *self,
                     GError     **error)
{
  g_return_val_if_fail (RIFFLE_IS_DECK (self), FALSE);

  return self->art != NULL ? try_out_art (self, error)
                           : riffle_deck_parts_try_out (self->parts, error);
}

/**
 * riffle_deck_get_kind:
 *
 * Returns: the format that the deck was read from
 */
RiffleDeckKind
riffle_deck_get_kind (RiffleDeck *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK (self), RIFFLE_DECK_OWN);

  return self->art != NULL ? riffle_deck_art_get_kind (self->art) : RIFFLE_DECK_OWN;
}

/**
 * riffle_deck_get_name:
 *
 * Returns: (transfer none): the drawing's title, or the file's name if it has none
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
 * riffle_deck_style_equal:
 *
 * Returns: whether both styles draw everything in the same way
 */
gboolean
riffle_deck_style_equal (const RiffleDeckStyle *self,
                         const RiffleDeckStyle *other)
{
  return self->four_colours == other->four_colours &&
         self->large_index == other->large_index &&
         self->pattern == other->pattern &&
         self->own_index == other->own_index &&
         self->dark_marks == other->dark_marks &&
         self->labels == other->labels &&
         self->corners == other->corners &&
         self->strips == other->strips;
}

/* The size of a flat corner; 0: the item has none. */
static guint
find_flat (RiffleDeckItem item)
{
  if (item < RIFFLE_DECK_FLAT (0, 1) || item >= RIFFLE_DECK_COVERED (0))
    return 0;
  return (item - RIFFLE_DECK_FLAT (0, 0)) >> 6;
}

/**
 * riffle_deck_draw:
 * @item: what to draw
 * @cr: where to draw; the item fills the rectangle from the origin
 * @width: width of a card, in logical pixels: below
 *   %PAT_LAYOUT_SIMPLE_BELOW the faces become simpler
 * @height: height of a card
 * @style: (nullable): how to draw it
 *
 * Draws one item. If a logical pixel has more device pixels than one, scale @cr accordingly. May
 * be called from any thread.
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
    .art = self->art,
    .back = self->back,
    .cr = cr,
    .height = RIFFLE_CARD_UNITS * self->aspect,
    .pixels = width,
    .flat = find_flat (item),
    .is_covered = item >= RIFFLE_DECK_FLAT (0, 1),
    .style = style != NULL ? style : &plain,
  };
  g_mutex_lock (&self->drawing);
  cairo_save (cr);
  cairo_scale (cr, width / RIFFLE_CARD_UNITS, height / canvas.height);
  if (canvas.is_covered)
    item &= 0x3f;
  if (item < RIFFLE_DECK_BACK && pat_card_get_rank (item) != 0)
    riffle_deck_face_draw (&canvas, item);
  else
    riffle_deck_mark_draw (&canvas, item);
  cairo_restore (cr);
  g_mutex_unlock (&self->drawing);
}
