/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds a widget and tells whether there is little room for it. The styles “is-narrow”, “is-low”
 * and “is-short” tell the style sheet. */
#include "config.h"

#include "riffle-adaptive-bin.h"

/*
 * libadwaita has breakpoints from 1.4 on only. What is hidden in a narrow window must not make the
 * window wide in the first place, so whoever opens the window says how wide it will be.
 */
#define NARROW_BELOW 620 /* pixels */
#define LOW_BELOW    480 /* if it is wide, */
#define WIDE_FROM    700 /* which is more than a low window needs: it can be made narrow again */
#define SHORT_BELOW  360

struct _RiffleAdaptiveBin
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  gboolean   is_narrow;
  gboolean   is_low;
  gboolean   is_short;
  int        width;    /* the last one, in pixels */
  int        height;
  guint      idle_id;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_NARROW,
  PROP_LOW,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void riffle_adaptive_bin_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RiffleAdaptiveBin, riffle_adaptive_bin, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      riffle_adaptive_bin_buildable_init))

static void
set_style (RiffleAdaptiveBin *self,
           const char        *style,
           gboolean           is_on)
{
  if (is_on)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), style);
}

static gboolean
is_narrow (RiffleAdaptiveBin *self)
{
  return self->width < NARROW_BELOW;
}

static gboolean
is_low (RiffleAdaptiveBin *self)
{
  return self->width >= WIDE_FROM && self->height < LOW_BELOW;
}

static gboolean
is_right (RiffleAdaptiveBin *self)
{
  return self->is_narrow == is_narrow (self) && self->is_low == is_low (self)
         && self->is_short == (self->height < SHORT_BELOW);
}

static void
set_shape (RiffleAdaptiveBin *self,
           gboolean          *field,
           gboolean           is_so,
           guint              property_id)
{
  static const char *const styles[] = {[PROP_NARROW] = "is-narrow", [PROP_LOW] = "is-low" };

  if (*field == is_so)
    return;
  *field = is_so;
  set_style (self, styles[property_id], is_so);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property_id]);
}

static void
update_shape (RiffleAdaptiveBin *self)
{
  self->is_short = self->height < SHORT_BELOW;
  set_style (self, "is-short", self->is_short);
  set_shape (self, &self->is_narrow, is_narrow (self), PROP_NARROW);
  set_shape (self, &self->is_low, is_low (self), PROP_LOW);
}

static gboolean
update_shape_cb (gpointer data)
{
  RiffleAdaptiveBin *self = data;

  self->idle_id = 0;
  update_shape (self);
  return G_SOURCE_REMOVE;
}

/* Nothing may be shown or hidden while sizes are being given out. */
static void
riffle_adaptive_bin_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  RiffleAdaptiveBin *self = RIFFLE_ADAPTIVE_BIN (widget);

  self->width = width;
  self->height = height;
  if (!is_right (self) && self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_HIGH, update_shape_cb, self, NULL);
  if (self->child != NULL)
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
}

static void
riffle_adaptive_bin_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  RiffleAdaptiveBin *self = RIFFLE_ADAPTIVE_BIN (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static void
set_child (RiffleAdaptiveBin *self,
           GtkWidget         *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
riffle_adaptive_bin_dispose (GObject *object)
{
  RiffleAdaptiveBin *self = RIFFLE_ADAPTIVE_BIN (object);

  set_child (self, NULL);
  g_clear_handle_id (&self->idle_id, g_source_remove);
  G_OBJECT_CLASS (riffle_adaptive_bin_parent_class)->dispose (object);
}

static void
riffle_adaptive_bin_get_property (GObject    *object,
                                  guint       property_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  RiffleAdaptiveBin *self = RIFFLE_ADAPTIVE_BIN (object);

  switch (property_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;

    case PROP_NARROW:
      g_value_set_boolean (value, self->is_narrow);
      break;

    case PROP_LOW:
      g_value_set_boolean (value, self->is_low);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
riffle_adaptive_bin_set_property (GObject      *object,
                                  guint         property_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (property_id == PROP_CHILD)
    set_child (RIFFLE_ADAPTIVE_BIN (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
riffle_adaptive_bin_class_init (RiffleAdaptiveBinClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = riffle_adaptive_bin_dispose;
  object_class->get_property = riffle_adaptive_bin_get_property;
  object_class->set_property = riffle_adaptive_bin_set_property;
  widget_class->measure = riffle_adaptive_bin_measure;
  widget_class->size_allocate = riffle_adaptive_bin_size_allocate;

  /**
   * RiffleAdaptiveBin:child:
   *
   * The widget.
   */
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /**
   * RiffleAdaptiveBin:narrow:
   *
   * Whether there is little room in width.
   */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * RiffleAdaptiveBin:low:
   *
   * Whether there is little room in height, and enough in width.
   */
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                               | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
riffle_adaptive_bin_init (RiffleAdaptiveBin *self)
{
  self->height = LOW_BELOW;
}

static GtkBuildableIface *parent_buildable_iface;

static void
riffle_adaptive_bin_add_child (GtkBuildable *buildable,
                               GtkBuilder   *builder,
                               GObject      *child,
                               const char   *type)
{
  if (GTK_IS_WIDGET (child))
    set_child (RIFFLE_ADAPTIVE_BIN (buildable), GTK_WIDGET (child));
  else
    parent_buildable_iface->add_child (buildable, builder, child, type);
}

static void
riffle_adaptive_bin_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable_iface = g_type_interface_peek_parent (iface);
  iface->add_child = riffle_adaptive_bin_add_child;
}

/**
 * riffle_adaptive_bin_expect_width:
 * @self: the bin
 * @width: in pixels
 *
 * Tells how wide it will be, before it is shown.
 */
void
riffle_adaptive_bin_expect_width (RiffleAdaptiveBin *self,
                                  int                width)
{
  g_return_if_fail (RIFFLE_IS_ADAPTIVE_BIN (self));

  self->width = width;
  update_shape (self);
}
