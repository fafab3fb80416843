/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps popovers on the display, and Return in them from doing harm. A window on X11 can lie partly
 * outside of the display, and with keys a menu can be opened whose button cannot be seen; or the
 * window is resized, and what a menu points to goes far below. GTK 4.8 then finds no monitor for
 * the menu, complains, and gives it a size by chance. */
#include "config.h"

#include "riffle-popovers.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#define KEY  "riffle-popover-anchor"
#define DROP "riffle-popover-drop"

#if defined (GDK_WINDOWING_X11) && defined (HAVE_X11)

/* What a popover pointed to before it was moved. */
typedef struct
{
  gboolean     has_rectangle; /* else it pointed to its whole parent */
  GdkRectangle rectangle;     /* in the parent, in pixels */
} Anchor;

static void (*show_unchanged) (GtkWidget *popover);

/* The place of a widget on the display, in pixels of the application. */
static gboolean
find_place (GtkWidget    *widget,
            GdkRectangle *place)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface (native);
  graphene_rect_t bounds;
  double inside_x, inside_y;
  Display *display;
  Window child;
  int scale, x, y;

  if (surface == NULL || !GDK_IS_X11_SURFACE (surface) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (native), &bounds))
    return FALSE;
  display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  scale = gdk_surface_get_scale_factor (surface);
  gtk_native_get_surface_transform (native, &inside_x, &inside_y);
  if (!XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface),
                              DefaultRootWindow (display), 0, 0, &x, &y, &child))
    return FALSE;
  place->x = x / scale + (int) (bounds.origin.x + inside_x);
  place->y = y / scale + (int) (bounds.origin.y + inside_y);
  place->width = (int) bounds.size.width;
  place->height = (int) bounds.size.height;
  return TRUE;
}

/* How far a point is from a monitor, along both axes together. */
static int
get_distance (const GdkRectangle *monitor,
              const GdkRectangle *point)
{
  int x = CLAMP (point->x, monitor->x, monitor->x + monitor->width - 1);
  int y = CLAMP (point->y, monitor->y, monitor->y + monitor->height - 1);

  return ABS (point->x - x) + ABS (point->y - y);
}

/* Finds the monitor that is nearest to a place; returns FALSE if a part of the place is on one. */
static gboolean
find_nearest_monitor (GdkDisplay         *display,
                      const GdkRectangle *place,
                      GdkRectangle       *nearest)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  gboolean is_found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle geometry;

      gdk_monitor_get_geometry (monitor, &geometry);
      if (gdk_rectangle_intersect (&geometry, place, NULL))
        return FALSE;
      if (!is_found || get_distance (&geometry, place) < get_distance (nearest, place))
        *nearest = geometry;
      is_found = TRUE;
    }
  return is_found;
}

static void
restore_anchor (GtkPopover *popover)
{
  Anchor *anchor = g_object_get_data (G_OBJECT (popover), KEY);

  if (anchor == NULL)
    return;
  gtk_popover_set_pointing_to (popover, anchor->has_rectangle ? &anchor->rectangle : NULL);
  g_object_set_data (G_OBJECT (popover), KEY, NULL);
}

/* What a popover points to: @place is that of its parent, @target that of the popover's rectangle;
 * both on the display. */
static gboolean
find_target (GtkPopover   *popover,
             GdkRectangle *place,
             GdkRectangle *target)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (parent == NULL || !find_place (parent, place))
    return FALSE;
  if (gtk_popover_get_pointing_to (popover, target))
    {
      target->x += place->x;
      target->y += place->y;
    }
  else
    *target = *place;
  target->width = MAX (target->width, 1);
  target->height = MAX (target->height, 1);
  return TRUE;
}

/* Lets a popover whose anchor is outside of the display point to the nearest pixel inside. */
static void
move_anchor (GtkPopover *popover)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (popover));
  GdkRectangle place, target, monitor;
  Anchor anchor = { 0 };

  if (!find_target (popover, &place, &target)
      || !find_nearest_monitor (display, &target, &monitor))
    return;
  anchor.has_rectangle = gtk_popover_get_pointing_to (popover, &anchor.rectangle);
  target.x = CLAMP (target.x, monitor.x, monitor.x + monitor.width - 1) - place.x;
  target.y = CLAMP (target.y, monitor.y, monitor.y + monitor.height - 1) - place.y;
  target.width = target.height = 1;
  g_object_set_data_full (G_OBJECT (popover), KEY, g_memdup2 (&anchor, sizeof anchor), g_free);
  gtk_popover_set_pointing_to (popover, &target);
}

static void
connect_once (gpointer    source,
              const char *signal,
              GCallback   callback,
              GtkPopover *popover)
{
  g_signal_handlers_disconnect_by_func (source, callback, popover);
  g_signal_connect_object (source, signal, callback, popover, G_CONNECT_SWAPPED);
}

/* Closes a popover when its window gets another size. The surface knows that before the widgets do,
 * which would place the popover again. */
static void
follow_window (GtkPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  GdkSurface *surface = root == NULL ? NULL : gtk_native_get_surface (GTK_NATIVE (root));

  if (surface == NULL || !GDK_IS_X11_SURFACE (surface))
    return;
  connect_once (surface, "notify::width", G_CALLBACK (gtk_popover_popdown), popover);
  connect_once (surface, "notify::height", G_CALLBACK (gtk_popover_popdown), popover);
}

/* Closes a popover when another page comes, or what it points to is scrolled: both may take that
 * off the display. Returns: whether it is on a page that stands still and stays */
static gboolean
follow_pages (GtkPopover *popover)
{
  GtkWidget *child = GTK_WIDGET (popover), *parent;
  gboolean stays = TRUE;

  for (; (parent = gtk_widget_get_parent (child)) != NULL; child = parent)
    if (GTK_IS_STACK (parent))
      {
        stays = stays && gtk_stack_get_visible_child (GTK_STACK (parent)) == child
                && !gtk_stack_get_transition_running (GTK_STACK (parent));
        connect_once (parent, "notify::visible-child", G_CALLBACK (gtk_popover_popdown), popover);
      }
    else if (GTK_IS_SCROLLED_WINDOW (parent))
      {
        GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (parent);

        connect_once (gtk_scrolled_window_get_hadjustment (scrolled), "value-changed",
                      G_CALLBACK (gtk_popover_popdown), popover);
        connect_once (gtk_scrolled_window_get_vadjustment (scrolled), "value-changed",
                      G_CALLBACK (gtk_popover_popdown), popover);
      }
  return stays;
}

/* While its page slides, a popover would go with what it points to. It is not shown then, and what
 * opened it hears that it is closed. */
static void
show_on_display (GtkWidget *popover)
{
  if (!follow_pages (GTK_POPOVER (popover)))
    {
      g_signal_emit_by_name (popover, "closed");
      return;
    }
  restore_anchor (GTK_POPOVER (popover));
  move_anchor (GTK_POPOVER (popover));
  follow_window (GTK_POPOVER (popover));
  show_unchanged (popover);
}

#endif

static void (*activate_unchanged)(GtkPopover *popover);

/* A menu can get a Return when nothing in its window has the focus, because a dialog comes or goes
 * just then. GTK asks whether the focus is in the menu, and complains. */
static void
activate_with_focus (GtkPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));

  if (root != NULL && gtk_root_get_focus (root) != NULL)
    activate_unchanged (popover);
}

/* Who takes a closed popover apart, and when. */
typedef struct
{
  GtkWidget *popover;  /* borrowed: it owns this */
  GWeakRef   owner;
  void     (*drop)(gpointer owner);
  guint      id;       /* source that does it */
} Drop;

static void
drop_free (Drop *self)
{
  g_clear_handle_id (&self->id, g_source_remove);
  g_weak_ref_clear (&self->owner);
  g_free (self);
}

/* The popover shows whether the toolkit takes the pointer for being in it. */
static gboolean
has_pointer (GtkWidget *popover)
{
  return (gtk_widget_get_state_flags (popover) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

static gboolean
drop_cb (gpointer data)
{
  Drop *self = data;
  g_autoptr (GObject) owner = NULL;

  self->id = 0;
  if (gtk_widget_get_visible (self->popover) || has_pointer (self->popover))
    return G_SOURCE_REMOVE;
  owner = g_weak_ref_get (&self->owner);
  if (owner != NULL)
    self->drop (owner);
  return G_SOURCE_REMOVE;
}

/* The last of what was on its way to a popover comes now, and the entry that was chosen needs the
 * menu for a moment more. */
static void
restart (Drop *self)
{
  g_clear_handle_id (&self->id, g_source_remove);
  self->id = g_timeout_add (RIFFLE_POPOVERS_LINGER, drop_cb, self);
}

static void
state_changed_cb (GtkWidget     *popover,
                  GtkStateFlags  before)
{
  Drop *self = g_object_get_data (G_OBJECT (popover), DROP);

  if (self != NULL && (before & GTK_STATE_FLAG_PRELIGHT) != 0 && !has_pointer (popover)
      && !gtk_widget_get_visible (popover))
    restart (self);
}

/**
 * riffle_popovers_drop_later:
 * @popover: a popover that was closed
 * @drop: (scope notified): takes it apart
 * @owner: (type GObject.Object): what is given to that; if it is gone by then, nothing is done
 *
 * Takes a popover apart half a second from now, or when the pointer is seen elsewhere, if it is not
 * open again. An event that was on its way, or the end of a submenu, may tell GTK 4.8 that the
 * pointer is in a popover that is closed. If it were taken apart before the pointer has moved, the
 * next layout of the window would ask for its surface, and the program would end.
 */
void
riffle_popovers_drop_later (GtkPopover *popover,
                            void      (*drop)(gpointer owner),
                            gpointer    owner)
{
  Drop *self = g_object_get_data (G_OBJECT (popover), DROP);

  if (self == NULL)
    {
      self = g_new0 (Drop, 1);
      self->popover = GTK_WIDGET (popover);
      self->drop = drop;
      g_weak_ref_init (&self->owner, owner);
      g_object_set_data_full (G_OBJECT (popover), DROP, self, (GDestroyNotify) drop_free);
      g_signal_connect (popover, "state-flags-changed", G_CALLBACK (state_changed_cb), NULL);
    }
  restart (self);
}

/**
 * riffle_popovers_prepare:
 *
 * From now on, every popover of the program opens on the display, those that the toolkit makes
 * included, closes when its window is resized, its page is left or scrolled, and does nothing by
 * Return if nothing has the focus.
 * Call it after gtk_init () and before the first popover is made.
 *
 * A popover is placed while it is being shown, before anybody hears of it, so the class itself is
 * changed.
 */
void
riffle_popovers_prepare (void)
{
  GtkWidgetClass *class;

  if (activate_unchanged != NULL)
    return;
  class = g_type_class_ref (GTK_TYPE_POPOVER);
  activate_unchanged = GTK_POPOVER_CLASS (class)->activate_default;
  GTK_POPOVER_CLASS (class)->activate_default = activate_with_focus;
#if defined (GDK_WINDOWING_X11) && defined (HAVE_X11)
  show_unchanged = class->show;
  class->show = show_on_display;
#endif
}
