/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads one sheet, with bounds on all that comes from outside, and draws its parts. */
#include "config.h"

#include "riffle-deck-sheet-private.h"

#include <glib/gi18n-lib.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#include "riffle-deck-file-private.h"
#include "riffle-deck-scan-private.h"
#include "riffle-deck.h"

#define MAX_SHEET 20000.0 /* user units; the built-in sheet is 1400 wide */
#define MIN_PART  0.5
#define MAX_PARTS 1000

struct _RiffleDeckSheet
{
  RsvgHandle   *handle;
  RsvgRectangle view;   /* the view box */
  GHashTable   *parts;  /* name → RiffleDeckPart */
  char         *title;  /* (nullable) */
};

typedef struct
{
  RiffleDeckSheet *sheet;
  guint            depth;    /* of open elements */
  gboolean         in_title; /* of the document, not of a group */
} Reader;

static gboolean
parse_box (const char     *text,
           RiffleDeckPart *part)
{
  double *const fields[] = { &part->x, &part->y, &part->width, &part->height };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      char *end;

      *fields[i] = g_ascii_strtod (text, &end);
      if (end == text || !isfinite (*fields[i]) || fabs (*fields[i]) > MAX_SHEET)
        return FALSE;
      text = end;
    }
  return *text == '\0' && part->width >= MIN_PART && part->height >= MIN_PART;
}

/* Only the form #rrggbb; anything else leaves the part black. */
static void
parse_colour (const char       *text,
              RiffleDeckColour *colour)
{
  guint64 value;

  *colour = (RiffleDeckColour) { 0, 0, 0, 1 };
  if (text == NULL || text[0] != '#' || strlen (text) != 7 ||
      !g_ascii_string_to_unsigned (text + 1, 16, 0, 0xffffff, &value, NULL))
    return;
  colour->red = (value >> 16 & 0xff) / 255.0;
  colour->green = (value >> 8 & 0xff) / 255.0;
  colour->blue = (value & 0xff) / 255.0;
}

static const char *
find_attribute (const char **names,
                const char **values,
                const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *element,
                  const char         **names,
                  const char         **values,
                  gpointer             user_data,
                  GError             **error)
{
  Reader *reader = user_data;
  const char *id = find_attribute (names, values, "id");
  const char *box = find_attribute (names, values, "data-box");
  g_autofree RiffleDeckPart *part = NULL;

  reader->in_title = reader->depth == 1 && g_str_equal (element, "title");
  reader->depth++;
  if (id == NULL || box == NULL)
    return;
  part = g_new0 (RiffleDeckPart, 1);
  if (!parse_box (box, part))
    {
      g_autofree char *shown = riffle_deck_scan_dup_name (id);
      g_autofree char *shown_box = riffle_deck_scan_dup_name (box);

      g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                   /* Translators: %s are the name of a part of a drawing and its box as it stands
                      there. */
                   _("The part “%s” has the box “%s”, which is not four sensible numbers."),
                   shown, shown_box);
    }
  else if (g_hash_table_size (reader->sheet->parts) >= MAX_PARTS)
    g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                 /* Translators: %d is how many parts a drawing may have, such as 1000 */
                 g_dngettext (GETTEXT_PACKAGE, "There is more than %d part.",
                              "There are more than %d parts.", MAX_PARTS), MAX_PARTS);
  else
    {
      parse_colour (find_attribute (names, values, "fill"), &part->colour);
      g_hash_table_replace (reader->sheet->parts, g_strdup (id), g_steal_pointer (&part));
    }
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *element,
                gpointer             user_data,
                GError             **error)
{
  Reader *reader = user_data;

  reader->depth--;
  reader->in_title = FALSE;
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             user_data,
         GError             **error)
{
  Reader *reader = user_data;

  g_autofree char *title = NULL;

  if (!reader->in_title || reader->sheet->title != NULL)
    return;
  title = g_strndup (text, length);
  reader->sheet->title = riffle_deck_scan_dup_name (title);
}

/* The library puts the place before the reason, in the language of the player. */
static void
fail_to_parse (GMarkupParseContext  *context,
               const GError         *refused,
               GError              **error)
{
  const char *reason = strstr (refused->message, ": ");
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  riffle_deck_file_fail_at (error, line, column,
                            reason != NULL ? reason + strlen (": ") : refused->message);
}

static gboolean
read_parts (RiffleDeckSheet *sheet,
            GBytes          *svg,
            GError         **error)
{
  static const GMarkupParser parser = { start_element_cb, end_element_cb, text_cb };
  Reader reader = { .sheet = sheet };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  g_autoptr (GError) refused = NULL;
  gsize length;
  const char *text = g_bytes_get_data (svg, &length);

  if (g_markup_parse_context_parse (context, text, length, &refused) &&
      g_markup_parse_context_end_parse (context, &refused))
    return TRUE;
  if (refused->domain == G_MARKUP_ERROR)
    fail_to_parse (context, refused, error);
  else
    g_propagate_error (error, g_steal_pointer (&refused));
  return FALSE;
}

static gboolean
read_view (RiffleDeckSheet *sheet,
           GError         **error)
{
  gboolean has_view;

  rsvg_handle_get_intrinsic_dimensions (sheet->handle, NULL, NULL, NULL, NULL,
                                        &has_view, &sheet->view);
  if (!has_view)
    g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                 _("The drawing has no view box."));
  else if (!(sheet->view.width >= MIN_PART && sheet->view.width <= MAX_SHEET &&
             sheet->view.height >= MIN_PART && sheet->view.height <= MAX_SHEET))
    g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE,
                 _("The drawing measures %g by %g units, which no deck needs."),
                 sheet->view.width, sheet->view.height);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_needed (RiffleDeckSheet    *sheet,
              const char *const  *needed,
              GError            **error)
{
  for (guint i = 0; needed[i] != NULL; i++)
    if (!g_hash_table_contains (sheet->parts, needed[i]))
      {
        g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INCOMPLETE,
                     _("The part “%s” is missing."), needed[i]);
        return FALSE;
      }
  return TRUE;
}

/**
 * riffle_deck_sheet_new:
 * @svg: the text of the drawing
 * @needed: (array zero-terminated=1): names of the parts that must be there
 *
 * Reads a sheet. Nothing outside of the text is loaded, whatever it refers to.
 *
 * Returns: (nullable): the sheet; %NULL with an error that names the fault
 */
RiffleDeckSheet *
riffle_deck_sheet_new (GBytes             *svg,
                       const char *const  *needed,
                       GError            **error)
{
  g_autoptr (RiffleDeckSheet) sheet = g_new0 (RiffleDeckSheet, 1);

  sheet->parts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (read_parts (sheet, svg, error) && check_needed (sheet, needed, error) &&
      (sheet->handle = riffle_deck_file_open_drawing (svg, error)) != NULL &&
      read_view (sheet, error))
    return g_steal_pointer (&sheet);
  return NULL;
}

void
riffle_deck_sheet_free (RiffleDeckSheet *sheet)
{
  g_clear_object (&sheet->handle);
  g_clear_pointer (&sheet->parts, g_hash_table_unref);
  g_free (sheet->title);
  g_free (sheet);
}

const char *
riffle_deck_sheet_get_title (RiffleDeckSheet *sheet)
{
  return sheet->title;
}

const RiffleDeckPart *
riffle_deck_sheet_get_part (RiffleDeckSheet *sheet,
                            const char      *name)
{
  return g_hash_table_lookup (sheet->parts, name);
}

/* Draws a part, which must be there, into a box: through a context of its own, since librsvg does
 * not restore the one it was given after an error; a clip that is set on the caller's context does
 * not count. */
gboolean
riffle_deck_sheet_draw (RiffleDeckSheet      *sheet,
                        const char           *name,
                        cairo_t              *cr,
                        const RiffleDeckBox  *box,
                        GError              **error)
{
  const RiffleDeckPart *part = g_hash_table_lookup (sheet->parts, name);
  RsvgRectangle viewport = { 0, 0, sheet->view.width, sheet->view.height };
  cairo_t *own = cairo_create (cairo_get_group_target (cr));
  cairo_matrix_t matrix;
  char id[80];
  gboolean drawn;

  g_snprintf (id, sizeof id, "#%s", name);
  cairo_get_matrix (cr, &matrix);
  cairo_set_matrix (own, &matrix);
  cairo_translate (own, box->x, box->y);
  cairo_scale (own, box->width / part->width, box->height / part->height);
  cairo_translate (own, sheet->view.x - part->x, sheet->view.y - part->y);
  drawn = rsvg_handle_render_layer (sheet->handle, own, id, &viewport, error);
  cairo_destroy (own);
  return drawn;
}
