/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of tiles below each other: how keys travel through them. */
#include "config.h"

#include "riffle-gallery.h"

struct _RiffleGallery
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (RiffleGallery, riffle_gallery, GTK_TYPE_BOX)

static GtkWidget *
get_next (GtkWidget *section,
          gboolean   backwards)
{
  return backwards ? gtk_widget_get_prev_sibling (section) : gtk_widget_get_next_sibling (section);
}

/* Arrows lead from tile to tile and on to the next section, Tab from section to section. */
static gboolean
move_focus (GtkWidget        *widget,
            GtkDirectionType  direction)
{
  GtkWidget *origin = gtk_widget_get_focus_child (widget), *section;
  gboolean backwards = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD;

  if (origin != NULL && gtk_widget_child_focus (origin, direction))
    return TRUE;
  if (origin != NULL && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    return FALSE;
  if (origin != NULL)
    section = get_next (origin, backwards);
  else
    section = backwards ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  for (; section != NULL; section = get_next (section, backwards))
    if (gtk_widget_get_visible (section)
        && riffle_gallery_section_enter (RIFFLE_GALLERY_SECTION (section),
                                         (RiffleGallerySection *) origin, direction))
      return TRUE;
  return FALSE;
}

static void
scroll_to_focus (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkWidget *page = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  GtkWidget *section = gtk_widget_get_focus_child (widget);
  graphene_rect_t area;

  if (riffle_gallery_section_compute_focus (RIFFLE_GALLERY_SECTION (section), page, &area))
    gtk_adjustment_clamp_page (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)),
                               (double) area.origin.y,
                               (double) (area.origin.y + area.size.height));
}

static gboolean
riffle_gallery_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  if (!move_focus (widget, direction))
    return FALSE;
  scroll_to_focus (widget);
  return TRUE;
}

static void
riffle_gallery_class_init (RiffleGalleryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->focus = riffle_gallery_focus;
  gtk_widget_class_set_css_name (widget_class, "gallery");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
riffle_gallery_init (RiffleGallery *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

/**
 * riffle_gallery_clear:
 * @self: the gallery
 *
 * Removes all sections.
 */
void
riffle_gallery_clear (RiffleGallery *self)
{
  GtkWidget *section;

  g_return_if_fail (RIFFLE_IS_GALLERY (self));

  while ((section = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), section);
}

/**
 * riffle_gallery_get_focus:
 * @self: the gallery
 * @nth: (out): the number of its section, from 0
 *
 * Returns: (transfer none) (nullable): the game whose tile has the focus
 */
PatVariant *
riffle_gallery_get_focus (RiffleGallery *self,
                          guint         *nth)
{
  GtkWidget *focused;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), NULL);

  *nth = 0;
  focused = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (focused == NULL)
    return NULL;
  for (GtkWidget *section = focused;
       (section = gtk_widget_get_prev_sibling (section)) != NULL;)
    *nth += 1;
  return riffle_gallery_section_get_focus (RIFFLE_GALLERY_SECTION (focused));
}

/**
 * riffle_gallery_set_focus:
 * @self: the gallery
 * @variant: a game
 * @nth: the number of the section in which it is looked for first
 *
 * Gives the focus to the tile of a game, without scrolling to it.
 *
 * Returns: whether the game is seen in the gallery
 */
gboolean
riffle_gallery_set_focus (RiffleGallery *self,
                          PatVariant    *variant,
                          guint          nth)
{
  GtkWidget *section;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), FALSE);

  section = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (section != NULL && nth-- > 0)
    section = gtk_widget_get_next_sibling (section);
  if (section != NULL
      && riffle_gallery_section_set_focus (RIFFLE_GALLERY_SECTION (section), variant))
    return TRUE;
  for (section = gtk_widget_get_last_child (GTK_WIDGET (self)); section != NULL;
       section = gtk_widget_get_prev_sibling (section))
    if (riffle_gallery_section_set_focus (RIFFLE_GALLERY_SECTION (section), variant))
      return TRUE;
  return FALSE;
}
