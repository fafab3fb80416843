/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck of cards as a drawing: loads it and draws faces, back and the marks on empty places. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>
#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleDeckItem:
 *
 * Something that a deck draws: any #PatCard (face down gives the back), or one of the values below.
 */
typedef guint RiffleDeckItem;

#define RIFFLE_DECK_BACK        ((RiffleDeckItem) 0x80)
#define RIFFLE_DECK_EMPTY       ((RiffleDeckItem) 0x100) /* an empty place */
#define RIFFLE_DECK_CROSS       ((RiffleDeckItem) 0x101) /* an empty stock without another pass */
#define RIFFLE_DECK_RECYCLE     ((RiffleDeckItem) 0x102) /* an empty stock that is turned over */
#define RIFFLE_DECK_N_ITEMS     ((RiffleDeckItem) 0x2c0) /* all items are below */

/**
 * RIFFLE_DECK_FOUNDATION:
 * @card: the card that may come here first; rank 0 marks the suit alone
 *
 * An empty place with a faint mark of the card that it waits for.
 */
#define RIFFLE_DECK_FOUNDATION(card)            ((RiffleDeckItem) (0x110 + ((card) & 0x3f)))

/**
 * RIFFLE_DECK_FOUNDATION_RANK:
 * @rank: 1 to 13
 *
 * An empty place with a faint mark of a rank, for any suit.
 */
#define RIFFLE_DECK_FOUNDATION_RANK(rank)       ((RiffleDeckItem) (0x150 + ((rank) & 0x0f)))

/**
 * RIFFLE_DECK_FOUNDATION_RUN:
 * @rank: the rank that begins the run, 1 to 13; 0: not told
 *
 * An empty place with a faint picture of a run, which comes here as a whole. An Ace or a King
 * begins a complete suit, whose first and last rank are written on it.
 */
#define RIFFLE_DECK_FOUNDATION_RUN(rank)        ((RiffleDeckItem) (0x160 + ((rank) & 0x0f)))

/**
 * RIFFLE_DECK_FLAT:
 * @card: a card with a rank
 * @size: of rank and suit, 1 to %PAT_LAYOUT_FLAT_SIZES
 *
 * The face of a card with rank and suit beside each other at its upper edge, for columns in which
 * little is seen of those that are covered: for the smallest size, less than a fifth of a card's
 * width. Nothing is below them.
 */
#define RIFFLE_DECK_FLAT(card, size) \
  ((RiffleDeckItem) (0x140 + ((size) << 6) + ((card) & 0x3f)))

/**
 * RIFFLE_DECK_COVERED:
 * @card: a card with a rank
 *
 * The face of a card without its middle, for those of which others cover a large part: what is seen
 * of pips and figures then says nothing. Faces of foreign decks keep theirs.
 */
#define RIFFLE_DECK_COVERED(card) ((RiffleDeckItem) (0x280 + ((card) & 0x3f)))

/**
 * RIFFLE_DECK_INDEX_AREAS:
 *
 * The most areas that riffle_deck_style_list_index_areas() finds.
 */
#define RIFFLE_DECK_INDEX_AREAS 2

/**
 * RiffleDeckEdges:
 * @RIFFLE_DECK_EDGE_LEFT: the left edge
 * @RIFFLE_DECK_EDGE_RIGHT: the right edge
 *
 * Edges of a card.
 */
typedef enum
{
  RIFFLE_DECK_EDGE_LEFT  = 1 << 0,
  RIFFLE_DECK_EDGE_RIGHT = 1 << 1,
} RiffleDeckEdges;

/**
 * RiffleDeckStyle:
 * @four_colours: draw clubs green and diamonds orange, each beside its own kind: the warm pair is
 *   red, the cool pair is black if colours count
 * @large_index: draw one large rank and suit instead of the traditional face, whatever the size
 * @pattern: mark the red suits by stripes, for players who do not tell red from black
 * @own_index: put ranks and suits as Riffle draws them over those of other programs' decks
 * @dark_marks: draw what lies on empty places dark, for a pale table
 * @labels: (nullable): 13 texts for the corners, from ace to king, that live as long as the style;
 *   %NULL takes the player's language
 * @corners: the right edge puts rank and suit into all four corners of a traditional face, for
 *   fans that run to the left
 * @strips: edges at which rank and suit of a simple face stand above each other, because no more
 *   is seen of cards that overlap sideways
 *
 * How a player wants the faces.
 */
typedef struct
{
  gboolean           four_colours;
  gboolean           large_index;
  gboolean           pattern;
  gboolean           own_index;
  gboolean           dark_marks;
  const char *const *labels;
  RiffleDeckEdges    corners;
  RiffleDeckEdges    strips;
} RiffleDeckStyle;

/**
 * RiffleDeckKind:
 * @RIFFLE_DECK_OWN: in the format of data/decks/README.md
 * @RIFFLE_DECK_AISLERIOT: a sheet with a grid of 13 by 5 cells
 * @RIFFLE_DECK_KDE: a drawing in which each card is an element
 *
 * Formats of decks.
 */
typedef enum
{
  RIFFLE_DECK_OWN,
  RIFFLE_DECK_AISLERIOT,
  RIFFLE_DECK_KDE,
} RiffleDeckKind;

/**
 * RIFFLE_DECK_ERROR:
 *
 * The error domain of decks.
 */
#define RIFFLE_DECK_ERROR (riffle_deck_error_quark ())

/**
 * RiffleDeckError:
 * @RIFFLE_DECK_ERROR_TOO_LARGE: the file or something in it is larger than any deck
 * @RIFFLE_DECK_ERROR_INVALID: not an SVG drawing, or one that cannot be drawn
 * @RIFFLE_DECK_ERROR_INCOMPLETE: a part that every deck has is missing
 */
typedef enum
{
  RIFFLE_DECK_ERROR_TOO_LARGE,
  RIFFLE_DECK_ERROR_INVALID,
  RIFFLE_DECK_ERROR_INCOMPLETE,
} RiffleDeckError;

#define RIFFLE_TYPE_DECK (riffle_deck_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeck, riffle_deck, RIFFLE, DECK, GObject)

GQuark          riffle_deck_error_quark         (void);
RiffleDeck     *riffle_deck_new_from_file       (GFile                  *file,
                                                 GError                **error);
RiffleDeck     *riffle_deck_new_builtin         (void);
RiffleDeck     *riffle_deck_new_style           (const char             *faces,
                                                 const char             *back);
void            riffle_deck_set_back            (RiffleDeck             *self,
                                                 const char             *back);
gboolean        riffle_deck_try_out             (RiffleDeck             *self,
                                                 GError                **error);
RiffleDeckKind  riffle_deck_get_kind            (RiffleDeck             *self);
const char     *riffle_deck_get_name            (RiffleDeck             *self);
double          riffle_deck_get_aspect          (RiffleDeck             *self);
void            riffle_deck_draw                (RiffleDeck             *self,
                                                 RiffleDeckItem          item,
                                                 cairo_t                *cr,
                                                 double                  width,
                                                 double                  height,
                                                 const RiffleDeckStyle  *style);
const char     *riffle_deck_index_label         (guint                   rank);

gboolean riffle_deck_style_equal            (const RiffleDeckStyle *self,
                                             const RiffleDeckStyle *other);
gboolean riffle_deck_style_is_simple        (const RiffleDeckStyle *self,
                                             double                 width);
guint    riffle_deck_style_list_index_areas (const RiffleDeckStyle *self,
                                             double                 width,
                                             cairo_rectangle_t     *areas);

G_END_DECLS
