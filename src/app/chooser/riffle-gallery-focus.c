/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How keys travel through the gallery: arrows from tile to tile, Tab from section to section. */
#include "config.h"

#include "riffle-gallery-private.h"

/* The section and the tile that the focus is in. */
static gboolean
find_focus (RiffleGallery      *self,
            RiffleGalleryPlace *place)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (guint i = 0; child != NULL && i < self->sections->len; i++)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, i);

      *place = (RiffleGalleryPlace) { i, 0 };
      if (child == section->head)
        return TRUE;
      for (guint nth = 0; nth < section->variants->len; nth++)
        if (g_hash_table_lookup (section->tiles, g_ptr_array_index (section->variants, nth))
            == (gpointer) child)
          {
            place->tile = nth;
            return section->is_shown;
          }
    }
  return FALSE;
}

static void
scroll_to (RiffleGallery        *self,
           RiffleGallerySection *section,
           guint                 nth)
{
  int y = riffle_gallery_get_row_y (self, section, nth);
  int top = (int) nth < self->n_columns ? section->y : y;

  gtk_adjustment_clamp_page (self->position, top, y + section->tile_height);
}

static gboolean
focus_tile (RiffleGallery        *self,
            RiffleGallerySection *section,
            guint                 nth)
{
  scroll_to (self, section, nth);
  return gtk_widget_grab_focus (GTK_WIDGET (riffle_gallery_make_tile (self, section, nth)));
}

static gboolean
focus_head (RiffleGallery        *self,
            RiffleGallerySection *section,
            GtkDirectionType      direction)
{
  if (!gtk_widget_child_focus (section->head, direction))
    return FALSE;
  gtk_adjustment_clamp_page (self->position, section->y, section->y + section->head_height);
  return TRUE;
}

/* The tile of a section that is reached first from above or below in a column. */
static guint
find_nearest (RiffleGallery        *self,
              RiffleGallerySection *section,
              guint                 column,
              gboolean              from_below)
{
  guint n_columns = (guint) self->n_columns, last = section->variants->len - 1;
  guint first_of_row = from_below ? last / n_columns * n_columns : 0;

  return MIN (first_of_row + column, last);
}

/* Goes on to another section, in which a column is kept if it is known. */
static gboolean
focus_section (RiffleGallery    *self,
               int               nth,
               guint             column,
               GtkDirectionType  direction)
{
  gboolean backwards = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD
                       || direction == GTK_DIR_LEFT;

  for (; nth >= 0 && nth < (int) self->sections->len; nth += backwards ? -1 : 1)
    {
      RiffleGallerySection *section = riffle_gallery_get_section (self, (guint) nth);
      gboolean from_below = backwards && direction != GTK_DIR_TAB_BACKWARD;

      if (!section->is_shown)
        continue;
      if (section->variants->len > 0)
        return focus_tile (self, section, find_nearest (self, section, column, from_below));
      if (focus_head (self, section, direction))
        return TRUE;
    }
  return FALSE;
}

/* How many tiles an arrow goes on. */
static int
get_step (RiffleGallery    *self,
          GtkDirectionType  direction)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (direction)
    {
    case GTK_DIR_UP:
      return -self->n_columns;
    case GTK_DIR_DOWN:
      return self->n_columns;
    case GTK_DIR_LEFT:
      return mirrored ? 1 : -1;
    case GTK_DIR_RIGHT:
      return mirrored ? -1 : 1;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return 0;
    }
}

/* The last row may be shorter than the one above it. */
static int
find_target (RiffleGallery        *self,
             RiffleGallerySection *section,
             guint                 nth,
             int                   step)
{
  int target = (int) nth + step, last = (int) section->variants->len - 1;
  gboolean has_row_below = (int) nth / self->n_columns < last / self->n_columns;

  if (target > last && step > 1 && has_row_below)
    return last;
  return target <= last ? target : -1;
}

static gboolean
move_from (RiffleGallery            *self,
           const RiffleGalleryPlace *place,
           GtkDirectionType          direction)
{
  RiffleGallerySection *section = riffle_gallery_get_section (self, place->section);
  int step = get_step (self, direction);
  int target = step == 0 || section->variants->len == 0 ? -1
    : find_target (self, section, place->tile, step);
  guint column = place->tile % (guint) self->n_columns;
  gboolean sideways = step == 1 || step == -1;
  gboolean backwards = step < 0 || direction == GTK_DIR_TAB_BACKWARD;

  if (target >= 0)
    return focus_tile (self, section, (guint) target);
  if (sideways)
    return FALSE;
  return focus_section (self, (int) place->section + (backwards ? -1 : 1),
                        step == 0 ? 0 : column, direction);
}

gboolean
riffle_gallery_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  gboolean backwards = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD;
  RiffleGalleryPlace place;

  if (self->n_columns == 0)
    return FALSE;
  if (!find_focus (self, &place))
    return focus_section (self, backwards ? (int) self->sections->len - 1 : 0, 0, direction);
  /* From the picture to its star, or among the things in a head. */
  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
       || !RIFFLE_IS_TILE (child))
      && gtk_widget_child_focus (child, direction))
    return TRUE;
  return move_from (self, &place, direction);
}

/**
 * riffle_gallery_get_focus:
 * @self: the gallery
 * @section: (out): the number of its section
 *
 * Returns: (transfer none) (nullable): the game whose tile has the focus
 */
PatVariant *
riffle_gallery_get_focus (RiffleGallery *self,
                          guint         *section)
{
  RiffleGalleryPlace place;
  GPtrArray *variants;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), NULL);

  *section = 0;
  if (!find_focus (self, &place))
    return NULL;
  *section = place.section;
  variants = riffle_gallery_get_section (self, place.section)->variants;
  return place.tile < variants->len ? g_ptr_array_index (variants, place.tile) : NULL;
}

static gboolean
focus_in_section (RiffleGallery *self,
                  PatVariant    *variant,
                  guint          nth)
{
  RiffleGallerySection *section = riffle_gallery_get_section (self, nth);
  guint tile;

  return section->is_shown && g_ptr_array_find (section->variants, variant, &tile)
         && gtk_widget_grab_focus (GTK_WIDGET (riffle_gallery_make_tile (self, section, tile)));
}

/**
 * riffle_gallery_set_focus:
 * @self: the gallery
 * @variant: a game
 * @section: the number of the section in which it is looked for first
 *
 * Gives the focus to the tile of a game, without scrolling to it.
 *
 * Returns: whether the game is seen in the gallery
 */
gboolean
riffle_gallery_set_focus (RiffleGallery *self,
                          PatVariant    *variant,
                          guint          section)
{
  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), FALSE);

  if (section < self->sections->len && focus_in_section (self, variant, section))
    return TRUE;
  for (guint i = self->sections->len; i-- > 0;)
    if (focus_in_section (self, variant, i))
      return TRUE;
  return FALSE;
}
