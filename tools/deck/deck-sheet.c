/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes all cards and marks of a deck at one width into a PNG, for the eye of whoever draws. */
#include "config.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "riffle-deck.h"

#define GAP     6 /* pixels between cards */
#define COLUMNS 13

typedef struct
{
  int      width; /* of a card, logical pixels */
  double   scale; /* device pixels per logical pixel */
  gboolean four_colours, large_index, pattern, own_index, courts;
  char    *labels; /* 13 texts with commas between */
  char   **files;  /* the target, and a deck or none */
} Options;

typedef struct
{
  RiffleDeck      *deck;
  RiffleDeckStyle  style;
  cairo_t         *cr;
  double           width, height; /* of a card, whole pixels */
} Sheet;

static gboolean
read_options (Options   *options,
              int      *argc,
              char   ***argv,
              GError  **error)
{
  const GOptionEntry entries[] = {
    { "width", 'w', 0, G_OPTION_ARG_INT, &options->width, "Width of a card", "PIXELS" },
    { "scale", 's', 0, G_OPTION_ARG_DOUBLE, &options->scale, "Device pixels per pixel", "FACTOR" },
    { "four-colours", '4', 0, G_OPTION_ARG_NONE, &options->four_colours, "Four colours", NULL },
    { "large-index", 'l', 0, G_OPTION_ARG_NONE, &options->large_index, "The simple face", NULL },
    { "pattern", 'p', 0, G_OPTION_ARG_NONE, &options->pattern, "Stripes on red cards", NULL },
    { "own-index", 'i', 0, G_OPTION_ARG_NONE, &options->own_index, "Our index on any deck", NULL },
    { "courts", 'c', 0, G_OPTION_ARG_NONE, &options->courts, "Only the court cards", NULL },
    { "labels", 0, 0, G_OPTION_ARG_STRING, &options->labels, "13 texts, with commas", "TEXTS" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("TARGET.png [DECK.svg]");
  guint n_files;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, error))
    return FALSE;
  n_files = options->files != NULL ? g_strv_length (options->files) : 0;
  if (n_files >= 1 && n_files <= 2 && options->width >= 8 && options->width <= 1000 &&
      options->scale >= 0.1 && options->scale <= 8)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               "Give a file to write, a width from 8 to 1000 and a scale from 0.1 to 8.");
  return FALSE;
}

static void
draw_at (Sheet          *sheet,
         RiffleDeckItem  item,
         int             column,
         int             row)
{
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, GAP + column * (sheet->width + GAP),
                   GAP + row * (sheet->height + GAP));
  riffle_deck_draw (sheet->deck, item, sheet->cr, sheet->width, sheet->height, &sheet->style);
  cairo_restore (sheet->cr);
}

static void
draw_all (Sheet *sheet)
{
  const RiffleDeckItem extras[] = {
    RIFFLE_DECK_BACK, RIFFLE_DECK_EMPTY, RIFFLE_DECK_CROSS, RIFFLE_DECK_RECYCLE,
    RIFFLE_DECK_FOUNDATION (pat_card_new (PAT_SPADES, PAT_ACE)),
    RIFFLE_DECK_FOUNDATION (pat_card_new (PAT_HEARTS, 10)),
    RIFFLE_DECK_FOUNDATION (pat_card_new (PAT_CLUBS, 0)),
    RIFFLE_DECK_FOUNDATION_RANK (PAT_ACE), RIFFLE_DECK_FOUNDATION_RANK (PAT_KING),
    RIFFLE_DECK_FOUNDATION_RUN (PAT_KING),
    pat_card_new (PAT_SPADES, PAT_JOKER), pat_card_new (PAT_HEARTS, PAT_JOKER),
  };

  for (int suit = 0; suit < PAT_N_SUITS; suit++)
    for (int rank = PAT_ACE; rank <= PAT_KING; rank++)
      draw_at (sheet, pat_card_new (suit, rank), rank - 1, suit);
  for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
    draw_at (sheet, extras[i], i, PAT_N_SUITS);
}

static void
draw_courts (Sheet *sheet)
{
  for (int suit = 0; suit < PAT_N_SUITS; suit++)
    for (int rank = PAT_JACK; rank <= PAT_KING; rank++)
      draw_at (sheet, pat_card_new (suit, rank), suit % 2 * 3 + rank - PAT_JACK, suit / 2);
}

static gboolean
write_sheet (const Options *options,
             RiffleDeck   *deck)
{
  g_auto (GStrv) texts = options->labels != NULL ? g_strsplit (options->labels, ",", 0) : NULL;
  gboolean has_labels = texts != NULL && g_strv_length (texts) == COLUMNS;
  Sheet sheet = {
    .deck = deck,
    .style = {
      .four_colours = options->four_colours,
      .large_index = options->large_index,
      .pattern = options->pattern,
      .own_index = options->own_index,
      .labels = has_labels ? (const char *const *) texts : NULL,
    },
    .width = options->width,
    .height = round (options->width * riffle_deck_get_aspect (deck)),
  };
  int columns = options->courts ? 6 : COLUMNS, rows = options->courts ? 2 : 5;
  int width = options->scale * (GAP + columns * (sheet.width + GAP));
  int height = options->scale * (GAP + rows * (sheet.height + GAP));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  gboolean written;

  sheet.cr = cairo_create (surface);
  cairo_scale (sheet.cr, options->scale, options->scale);
  cairo_set_source_rgb (sheet.cr, 0.15, 0.42, 0.31);
  cairo_paint (sheet.cr);
  if (options->courts)
    draw_courts (&sheet);
  else
    draw_all (&sheet);
  written = cairo_surface_write_to_png (surface, options->files[0]) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (sheet.cr);
  cairo_surface_destroy (surface);
  return written;
}

static RiffleDeck *
load_deck (const char  *name,
           GError     **error)
{
  g_autoptr (GFile) file = NULL;

  if (name == NULL)
    return riffle_deck_new_builtin ();
  file = g_file_new_for_commandline_arg (name);
  return riffle_deck_new_from_file (file, error);
}

int
main (int    argc,
      char **argv)
{
  Options options = { .width = 120, .scale = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = NULL;
  gboolean written = FALSE;

  setlocale (LC_ALL, "");
  if (read_options (&options, &argc, &argv, &error))
    deck = load_deck (options.files[1], &error);
  if (deck != NULL)
    written = write_sheet (&options, deck);
  if (error != NULL)
    g_printerr ("%s\n", error->message);
  else if (!written)
    g_printerr ("“%s” cannot be written.\n", options.files[0]);
  g_free (options.labels);
  g_strfreev (options.files);
  return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
