/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of tiles below each other: how keys travel through them. */
#include "config.h"

#include "riffle-gallery.h"

#include <math.h>

struct _RiffleGallery
{
  GtkBox         parent_instance;

  GtkAdjustment *adjustment; /* (nullable): what it is scrolled by, while it is mapped */
  double         height;     /* of the page, when the adjustment last told, in pixels */
  double         page;       /* height of what is seen of it, likewise */
  gboolean       is_away;    /* the player has scrolled away from what has the focus */
  guint          follow_id;  /* source that scrolls to the focus when the new layout is there */
};

G_DEFINE_FINAL_TYPE (RiffleGallery, riffle_gallery, GTK_TYPE_BOX)

static GtkWidget *
get_next (GtkWidget *section,
          gboolean   backwards)
{
  return backwards ? gtk_widget_get_prev_sibling (section) : gtk_widget_get_next_sibling (section);
}

static gboolean
enter_first (GtkWidget            *section,
             RiffleGallerySection *origin,
             GtkDirectionType      direction,
             gboolean              backwards)
{
  for (; section != NULL; section = get_next (section, backwards))
    if (gtk_widget_get_visible (section)
        && riffle_gallery_section_enter (RIFFLE_GALLERY_SECTION (section), origin, direction))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_end (GtkWidget *widget,
         gboolean   is_last)
{
  return is_last ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
}

/* Arrows lead from tile to tile, those that point up and down on to the next section as well; Tab
 * leads from section to section. What lies beside the sections is not for arrows. */
static gboolean
move_focus (GtkWidget        *widget,
            GtkDirectionType  direction)
{
  GtkWidget *origin = gtk_widget_get_focus_child (widget), *section;
  gboolean backwards = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD;

  if (origin != NULL && gtk_widget_child_focus (origin, direction))
    return TRUE;
  if (origin != NULL && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    return TRUE;
  section = origin != NULL ? get_next (origin, backwards) : get_end (widget, backwards);
  return enter_first (section, (RiffleGallerySection *) origin, direction, backwards);
}

static GtkAdjustment *
get_adjustment (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
}

/* Where what has the focus begins and ends in the page, in pixels. */
static gboolean
compute_focus (GtkWidget *widget,
               double    *start,
               double    *end)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkWidget *page = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  GtkWidget *section = gtk_widget_get_focus_child (widget);
  graphene_rect_t area;

  if (!riffle_gallery_section_compute_focus (RIFFLE_GALLERY_SECTION (section), page, &area))
    return FALSE;
  *start = (double) area.origin.y;
  *end = (double) (area.origin.y + area.size.height);
  return TRUE;
}

static void
scroll_to_focus (GtkWidget *widget)
{
  double start, end;

  RIFFLE_GALLERY (widget)->is_away = FALSE;
  if (compute_focus (widget, &start, &end))
    gtk_adjustment_clamp_page (get_adjustment (widget), start, end);
}

static gboolean
follow_cb (gpointer data)
{
  RiffleGallery *self = data;

  self->follow_id = 0;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    scroll_to_focus (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
note_size (RiffleGallery *self)
{
  self->height = gtk_adjustment_get_upper (self->adjustment);
  self->page = gtk_adjustment_get_page_size (self->adjustment);
}

/* Another size gives the tiles other places, which not all of them have yet. What has the focus
 * stays in view. */
static void
resized_cb (RiffleGallery *self)
{
  note_size (self);
  if (self->follow_id == 0 && !self->is_away
      && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    self->follow_id = g_idle_add (follow_cb, self);
}

/* If there is less to scroll than before, the adjustment first takes a value within the new size
 * and then tells of the size: that was not the player. */
static void
scrolled_cb (RiffleGallery *self)
{
  double top = gtk_adjustment_get_value (self->adjustment), start, end;

  if (self->height != gtk_adjustment_get_upper (self->adjustment)
      || self->page != gtk_adjustment_get_page_size (self->adjustment))
    return;
  if (self->follow_id == 0 && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL
      && compute_focus (GTK_WIDGET (self), &start, &end))
    self->is_away = end <= top
                    || start >= top + gtk_adjustment_get_page_size (self->adjustment);
}

static void
riffle_gallery_map (GtkWidget *widget)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);

  GTK_WIDGET_CLASS (riffle_gallery_parent_class)->map (widget);
  self->adjustment = g_object_ref (get_adjustment (widget));
  note_size (self);
  g_signal_connect_swapped (self->adjustment, "changed", G_CALLBACK (resized_cb), self);
  g_signal_connect_swapped (self->adjustment, "value-changed", G_CALLBACK (scrolled_cb), self);
}

static void
riffle_gallery_unmap (GtkWidget *widget)
{
  RiffleGallery *self = RIFFLE_GALLERY (widget);

  g_clear_handle_id (&self->follow_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_clear_object (&self->adjustment);
  GTK_WIDGET_CLASS (riffle_gallery_parent_class)->unmap (widget);
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

/* The scrolled window would leave the focus behind. */
static void
show_focus (GtkWidget *widget)
{
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (widget)), TRUE);
  scroll_to_focus (widget);
}

/* Home and End lead to the first and the last tile of the page. */
static gboolean
move_to_end_cb (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   data)
{
  gboolean is_last = g_variant_get_boolean (arguments);
  GtkWidget *child;

  /* The section is entered as from outside, even if what it leads to has the focus already. */
  gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  for (GtkWidget *part = widget; (child = gtk_widget_get_focus_child (part)) != NULL; part = child)
    gtk_widget_set_focus_child (part, NULL);
  enter_first (get_end (widget, is_last), NULL, is_last ? GTK_DIR_LEFT : GTK_DIR_TAB_FORWARD,
               is_last);
  show_focus (widget);
  return TRUE;
}

/* Row by row, for as long as another row of the same height is still within a page. */
static gboolean
move_by_page_cb (GtkWidget *widget,
                 GVariant  *arguments,
                 gpointer   data)
{
  GtkDirectionType direction = g_variant_get_boolean (arguments) ? GTK_DIR_DOWN : GTK_DIR_UP;
  double page = gtk_adjustment_get_page_size (get_adjustment (widget));
  double start, origin, place, previous;

  if (!compute_focus (widget, &start, &origin))
    return FALSE;
  place = origin;
  do
    {
      previous = place;
      if (!move_focus (widget, direction) || !compute_focus (widget, &start, &place))
        break;
    }
  while (fabs (place - origin) + fabs (place - previous) <= page);
  show_focus (widget);
  return TRUE;
}

static void
add_keys (GtkWidgetClass    *class,
          guint              key,
          guint              key_of_pad,
          GtkShortcutFunc    function,
          gboolean           is_forward)
{
  gtk_widget_class_add_binding (class, key, 0, function, "b", is_forward);
  gtk_widget_class_add_binding (class, key_of_pad, 0, function, "b", is_forward);
}

static void
riffle_gallery_class_init (RiffleGalleryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->focus = riffle_gallery_focus;
  widget_class->map = riffle_gallery_map;
  widget_class->unmap = riffle_gallery_unmap;
  add_keys (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, move_to_end_cb, FALSE);
  add_keys (widget_class, GDK_KEY_End, GDK_KEY_KP_End, move_to_end_cb, TRUE);
  add_keys (widget_class, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, move_by_page_cb, FALSE);
  add_keys (widget_class, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, move_by_page_cb, TRUE);
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
 * riffle_gallery_measure:
 * @self: the gallery
 *
 * Returns: the height in pixels that all sections need in the present width
 */
int
riffle_gallery_measure (RiffleGallery *self)
{
  int height;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (GTK_WIDGET (self)), &height, NULL, NULL, NULL);
  return height;
}

/* Whether what has the focus lies below a section. */
static gboolean
is_focus_below (RiffleGallery        *self,
                RiffleGallerySection *section)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self));

  while (focused != NULL && focused != GTK_WIDGET (section))
    focused = gtk_widget_get_prev_sibling (focused);
  return focused != NULL && gtk_widget_get_focus_child (GTK_WIDGET (section)) == NULL;
}

/**
 * riffle_gallery_hold:
 * @self: the gallery
 * @section: a section that has other tiles now, has come, or has gone
 * @before: what riffle_gallery_measure() has told before that
 *
 * Scrolls by what the section has grown, so that what the player has in hand below it stays where
 * it is seen.
 */
void
riffle_gallery_hold (RiffleGallery        *self,
                     RiffleGallerySection *section,
                     int                   before)
{
  GtkAdjustment *adjustment = self->adjustment;
  double growth;

  g_return_if_fail (RIFFLE_IS_GALLERY (self));
  g_return_if_fail (RIFFLE_IS_GALLERY_SECTION (section));

  if (adjustment == NULL || !is_focus_below (self, section))
    return;
  growth = (double) (riffle_gallery_measure (self) - before);
  /* There is not yet as much to scroll as there will be, nor anything where it will be. */
  g_signal_handlers_block_by_func (adjustment, resized_cb, self);
  gtk_adjustment_set_upper (adjustment, gtk_adjustment_get_upper (adjustment) + growth);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + growth);
  g_signal_handlers_unblock_by_func (adjustment, resized_cb, self);
  note_size (self);
}

/**
 * riffle_gallery_dup_focus:
 * @self: the gallery
 * @nth: (out): the number of its section, from 0
 *
 * Returns: (transfer full) (nullable): the game whose tile has the focus
 */
PatCollectionGame *
riffle_gallery_dup_focus (RiffleGallery *self,
                          guint         *nth)
{
  const PatCollectionGame *game;
  GtkWidget *focused;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), NULL);

  *nth = 0;
  focused = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (focused == NULL)
    return NULL;
  for (GtkWidget *section = focused;
       (section = gtk_widget_get_prev_sibling (section)) != NULL;)
    *nth += 1;
  game = riffle_gallery_section_get_focus (RIFFLE_GALLERY_SECTION (focused));
  return game != NULL ? pat_collection_game_copy (game) : NULL;
}

/**
 * riffle_gallery_set_focus:
 * @self: the gallery
 * @game: a game
 * @nth: the number of the section in which it is looked for first
 *
 * Gives the focus to the tile of a game, without scrolling to it.
 *
 * Returns: whether the game is seen in the gallery
 */
gboolean
riffle_gallery_set_focus (RiffleGallery           *self,
                          const PatCollectionGame *game,
                          guint                    nth)
{
  GtkWidget *section;

  g_return_val_if_fail (RIFFLE_IS_GALLERY (self), FALSE);

  section = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (section != NULL && nth-- > 0)
    section = gtk_widget_get_next_sibling (section);
  if (section != NULL
      && riffle_gallery_section_set_focus (RIFFLE_GALLERY_SECTION (section), game))
    return TRUE;
  for (section = gtk_widget_get_last_child (GTK_WIDGET (self)); section != NULL;
       section = gtk_widget_get_prev_sibling (section))
    if (riffle_gallery_section_set_focus (RIFFLE_GALLERY_SECTION (section), game))
      return TRUE;
  return FALSE;
}
