/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pictures in the book, drawn as the board draws: each is a table of its own, which the
 * engine deals and lays out, with the player's deck. Nobody plays these games. */
#include "config.h"

#include "riffle-book-picture.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-board-picture.h"

#define PREFIX "book-" /* of the variants, before what the book calls their pictures */

/* A picture: its piles, the cards that are dealt to them, and what is to be seen in words. */
typedef struct
{
  PatVariantSpec spec;
  const char    *cards; /* (nullable): from the first card dealt to the last; NULL: a whole deck */
  const char    *label; /* untranslated */
  int            width; /* at most, in pixels */
} Picture;

static const PatPileSpec table[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .deal = "=7D" },
  { .role = PAT_FOUNDATION, .count = 2, .at = { .x = 2.3f, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .deal = "=AS/=AH" },
  { .role = PAT_CELL, .count = 1, .at = { .x = 4.5f }, .max_cards = 1, .deal = "=9C" },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 5.9f }, .deal = "DD=JH" },
  { .role = PAT_TABLEAU, .count = 5, .at = { .x = 0.95f, .y = 1.5f, .dx = 1 }, .fan_y = 0.25f,
    .build = PAT_DOWN | PAT_ALTERNATE, .deal = "=KC/D=TS/DD=4H/DD=QD/DDD=6S" },
  { 0 }
};

static const PatPileSpec run[] = {
  { .role = PAT_TABLEAU, .count = 1, .name = PAT_NC_ ("pile", "Run"), .fan_y = 0.3f,
    .build = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_TOP, .deal = "UUUU" },
  { 0 }
};

static const PatPileSpec foundation[] = {
  { .role = PAT_FOUNDATION, .count = 1, .fan_x = 0.4f, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP, .deal = "UUUU" },
  { 0 }
};

static const PatPileSpec side_by_side[] = {
  { .role = PAT_TABLEAU, .count = 1, .name = PAT_NC_ ("pile", "Fan"), .fan_x = 0.3f,
    .build = PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_TOP, .deal = "UUU" },
  { 0 }
};

static const PatPoint covering_points[] = {
  { 1, 0 }, { 0.5f, 0.5f }, { 1.5f, 0.5f }, { 0, 1 }, { 1, 1 }, { 2, 1 },
};

static const PatPileSpec covering[] = {
  { .role = PAT_TABLEAU, .count = 6, .name = PAT_NC_ ("pile", "Pyramid"),
    .at = { .points = covering_points }, .removable = TRUE, .covered = TRUE, .deal = "U" },
  { 0 }
};

static guint pick (const PatRules *rules,
                   guint64         seed,
                   PatCard        *cards,
                   guint           n_cards);

#define SPEC(word, n, table)                                                           \
        { .id = PREFIX word, .name = word, .family = word, .source = "Riffle", \
          .game = { .n_cards = n, .prepare = pick, .win = PAT_WIN_EMPTY, \
                    .win_roles = PAT_ROLE_BIT (PAT_TABLEAU) | PAT_ROLE_BIT (PAT_FOUNDATION) }, \
          .piles = table }

static const Picture pictures[] = {
  { { .id = PREFIX "table", .name = "table", .family = "table", .source = "Riffle",
      .piles = table }, NULL,
    N_("A picture of a table. Above, from left to right: the stock, face down; the waste, with "
       "the Seven of Diamonds; two foundations with Aces; a cell with the Nine of Clubs; a "
       "reserve, whose top card is the Jack of Hearts. Below: five columns, each with one card "
       "face up at its end."), 520 },
  { SPEC ("run", 4, run), "9S 8H 7C 6D",
    N_("A picture of a run: the Nine of Spades, the Eight of Hearts, the Seven of Clubs and the "
       "Six of Diamonds, each lying on the one before it."), 240 },
  { SPEC ("foundation", 4, foundation), "AS 2S 3S 4S",
    N_("A picture of a foundation with the Ace, the Two, the Three and the Four of "
       "Spades."), 240 },
  { SPEC ("side-by-side", 3, side_by_side), "KD 5C 8S",
    N_("A picture of a fan: the King of Diamonds, the Five of Clubs and the Eight of Spades lie "
       "side by side, and the Eight of Spades is on top."), 240 },
  { SPEC ("covering", 6, covering), "KS 4H 9D 2C JC 6H",
    N_("A picture of a pyramid: one card, two cards below it and three below these, each row "
       "covering a part of the row above it."), 240 },
};

static const Picture *
find_picture (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].spec.id + strlen (PREFIX), id))
      return &pictures[i];
  return NULL;
}

/* Takes the cards of the picture instead of shuffled ones. */
static guint
pick (const PatRules *rules,
      guint64         seed,
      PatCard        *cards,
      guint           n_cards)
{
  const Picture *picture = find_picture (pat_rules_get_variant (rules)->id + strlen (PREFIX));
  const char *text = picture->cards;
  guint n = 0;

  while (n < n_cards && pat_card_parse (text, &text, &cards[n]))
    {
      n++;
      while (*text == ' ')
        text++;
    }
  return n;
}

/**
 * riffle_book_picture_make_game:
 * @id: a picture
 * @error: what is wrong with its table, which tests would find
 *
 * Returns: (transfer full): a game that is dealt as the picture shows, or %NULL
 */
PatGame *
riffle_book_picture_make_game (const char  *id,
                               GError     **error)
{
  const Picture *picture = find_picture (id);
  g_autoptr (PatVariant) variant = NULL;

  g_return_val_if_fail (picture != NULL, NULL);

  variant = pat_variant_new_for_table (&picture->spec);
  return pat_game_new (variant, NULL, 1, error);
}

/**
 * riffle_book_picture_new:
 * @board: a board, with the deck and the sides that the player wants
 * @id: a picture
 *
 * Returns: (transfer floating): the picture, which is told to those who cannot see it
 */
GtkWidget *
riffle_book_picture_new (RiffleBoard *board,
                         const char  *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = riffle_book_picture_make_game (id, &error);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *picture;

  g_assert_no_error (error);
  picture = riffle_board_picture_new (board, game);
  riffle_board_picture_set_label (RIFFLE_BOARD_PICTURE (picture), _(find_picture (id)->label));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), find_picture (id)->width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), find_picture (id)->width);
  adw_clamp_set_child (ADW_CLAMP (clamp), picture);
  return clamp;
}
