/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds a deck's parts on its sheet and in the files beside it, which are read when they are first
 * drawn. */
#include "config.h"

#include "riffle-deck-parts-private.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck-file-private.h"
#include "riffle-deck.h"

#define TRIAL 16 /* pixels a part is drawn at to see whether it can be */

struct _RiffleDeckParts
{
  GFile           *file;
  char            *file_name; /* for messages */
  RiffleDeckSheet *sheet;
  GHashTable      *beside;    /* name of a large part → its sheet; NULL for one that failed */
};

/* What no sheet can do without; data/decks/README.md has the whole list. */
static const char *const sheet_parts[] = {
  "card", "empty", "cross", "recycle", "pip_club", "pip_diamond", "pip_heart", "pip_spade", NULL,
};

/* What a deck needs as well, but may have in files of their own: these are most of it, and a deal
 * shows few of them. */
static const char *const large_parts[] = {
  "back", "joker",
  "court_jack_club", "court_jack_diamond", "court_jack_heart", "court_jack_spade",
  "court_queen_club", "court_queen_diamond", "court_queen_heart", "court_queen_spade",
  "court_king_club", "court_king_diamond", "court_king_heart", "court_king_spade",
};

/* Reads a sheet from its file; errors name the file and the fault. */
RiffleDeckSheet *
riffle_deck_sheet_read (GFile              *file,
                        const char *const  *needed,
                        GError            **error)
{
  g_autofree char *file_name = g_file_get_parse_name (file);
  g_autoptr (GBytes) svg = riffle_deck_file_read (file, error);
  RiffleDeckSheet *sheet;

  if (svg == NULL)
    return NULL;
  sheet = riffle_deck_sheet_new (svg, needed, error);
  if (sheet == NULL)
    riffle_deck_file_prefix (error, file_name);
  return sheet;
}

static RiffleDeckSheet *
read_beside (RiffleDeckParts  *self,
             const char       *name,
             GError          **error)
{
  const char *const needed[] = { name, NULL };
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *child = g_strconcat (name, ".svg", NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, child);

  if (g_file_query_exists (file, NULL))
    return riffle_deck_sheet_read (file, needed, error);
  g_set_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INCOMPLETE,
               /* Translators: %s is the name of a part of a drawing, such as “back” */
               _("The part “%s” is missing."), name);
  riffle_deck_file_prefix (error, self->file_name);
  return NULL;
}

static const char *
find_large (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (large_parts); i++)
    if (g_str_equal (large_parts[i], name))
      return large_parts[i];
  return NULL;
}

/* The sheet with a part on it. One that is not there is looked for only once, and so is an error
 * given only once; an optional part may be missing without one. */
static RiffleDeckSheet *
find_sheet (RiffleDeckParts  *self,
            const char       *name,
            GError          **error)
{
  const char *large;
  gpointer sheet = NULL;

  if (riffle_deck_sheet_get_part (self->sheet, name) != NULL)
    return self->sheet;
  large = find_large (name);
  if (large != NULL && !g_hash_table_lookup_extended (self->beside, large, NULL, &sheet))
    {
      sheet = read_beside (self, large, error);
      g_hash_table_insert (self->beside, (gpointer) large, sheet);
    }
  return sheet;
}

static void
free_sheet (gpointer data)
{
  if (data != NULL)
    riffle_deck_sheet_free (data);
}

/**
 * riffle_deck_parts_new:
 * @file: the deck's sheet
 *
 * Reads the sheet; what stands in files beside it is read when it is drawn.
 *
 * Returns: (nullable): the parts; %NULL with an error that names the file and the fault
 */
RiffleDeckParts *
riffle_deck_parts_new (GFile   *file,
                       GError **error)
{
  RiffleDeckSheet *sheet = riffle_deck_sheet_read (file, sheet_parts, error);
  RiffleDeckParts *self;

  if (sheet == NULL)
    return NULL;
  self = g_new0 (RiffleDeckParts, 1);
  self->file = g_object_ref (file);
  self->file_name = g_file_get_parse_name (file);
  self->sheet = sheet;
  self->beside = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_sheet);
  return self;
}

static gboolean
try_out (RiffleDeckParts  *self,
         const char       *name,
         cairo_t          *cr,
         GError          **error)
{
  const RiffleDeckBox box = { 0, 0, TRIAL, TRIAL };
  RiffleDeckSheet *sheet = find_sheet (self, name, error);
  g_autoptr (GError) refused = NULL;

  if (sheet == NULL)
    return FALSE;
  if (riffle_deck_sheet_draw (sheet, name, cr, &box, &refused))
    return TRUE;
  g_set_error (error, refused->domain, refused->code,
               /* Translators: the name of a part of a drawing, such as “back”, and what a library
                  said, which may be in English */
               _("The part “%1$s” cannot be drawn: %2$s"), name, refused->message);
  riffle_deck_file_prefix (error, self->file_name);
  return FALSE;
}

/* Draws every needed part once, tiny, so that what cannot be drawn is refused when it is loaded.
 * That takes as long as reading it, so only the drawings of strangers are tried out. */
gboolean
riffle_deck_parts_try_out (RiffleDeckParts  *self,
                           GError          **error)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TRIAL, TRIAL);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = TRUE;

  for (guint i = 0; sheet_parts[i] != NULL && drawn; i++)
    drawn = try_out (self, sheet_parts[i], cr, error);
  for (guint i = 0; i < G_N_ELEMENTS (large_parts) && drawn; i++)
    drawn = try_out (self, large_parts[i], cr, error);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return drawn;
}

void
riffle_deck_parts_free (RiffleDeckParts *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->sheet, riffle_deck_sheet_free);
  g_clear_pointer (&self->beside, g_hash_table_unref);
  g_free (self->file_name);
  g_free (self);
}

/* The name of the sheet's file, for messages. */
const char *
riffle_deck_parts_get_file_name (RiffleDeckParts *self)
{
  return self->file_name;
}

const char *
riffle_deck_parts_get_title (RiffleDeckParts *self)
{
  return riffle_deck_sheet_get_title (self->sheet);
}

/* (nullable): a part of the sheet itself. */
const RiffleDeckPart *
riffle_deck_parts_get (RiffleDeckParts *self,
                       const char      *name)
{
  return riffle_deck_sheet_get_part (self->sheet, name);
}

/* Draws a part into a box, without regard to the clip; one that is missing is left out. */
void
riffle_deck_parts_draw (RiffleDeckParts     *self,
                        const char          *name,
                        cairo_t             *cr,
                        const RiffleDeckBox *box)
{
  g_autoptr (GError) error = NULL;
  RiffleDeckSheet *sheet = find_sheet (self, name, &error);

  if (sheet != NULL)
    riffle_deck_sheet_draw (sheet, name, cr, box, &error);
  if (error != NULL)
    g_info ("Part “%s” of a deck: %s", name, error->message);
}
