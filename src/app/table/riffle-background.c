/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The background that the player has chosen, in light and in dark windows
 * and if the desktop asks for high contrast. */
#include "config.h"

#include "riffle-background.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-felt.h"
#include "riffle-picture.h"
#include "riffle-settings-check.h"

#define PALE       0.22 /* the light of a colour from which on dark marks are seen better on it */
#define PALE_VIEW  0.5  /* the same of a picture, which is not of one colour */
#define VEIL       0.3  /* of a picture */

struct _RiffleBackground
{
  GObject         parent_instance;

  GSettings      *settings;
  RiffleBackdrop *backdrop;    /* the table, which outlives it */
  RiffleBoard    *board;
  char           *uri;         /* (nullable): where the picture comes from */
  GdkPixbuf      *picture;     /* (nullable) */
  GCancellable   *cancellable; /* (nullable): while the picture is read */
  gboolean        is_pale;
};

typedef struct
{
  const char *name;
  const char *light; /* in light windows */
  const char *dark;
  gboolean    is_felt;
} Look;

static const Look looks[] = {
  { "white", "#ffffff", "#ffffff" },
  { "gray", "#adadb2", "#58585d" },
  { "inverse", "#242428", "#f3f3f5" },
  { "green", RIFFLE_FELT_GREEN, RIFFLE_FELT_GREEN, TRUE },
  { "blue", "#28588c", "#28588c", TRUE },
  { "burgundy", "#7c2439", "#7c2439", TRUE },
  { "slate", "#46525e", "#46525e", TRUE },
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleBackground, riffle_background, G_TYPE_OBJECT)

static void
riffle_background_dispose (GObject *object)
{
  RiffleBackground *self = RIFFLE_BACKGROUND (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->uri, g_free);
  G_OBJECT_CLASS (riffle_background_parent_class)->dispose (object);
}

static void
riffle_background_class_init (RiffleBackgroundClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_background_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_BACKGROUND, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", RIFFLE_TYPE_BACKGROUND, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
riffle_background_init (RiffleBackground *self)
{
}

static void
set_class (RiffleBackground *self,
           const char       *class,
           gboolean          is_on)
{
  if (is_on)
    gtk_widget_add_css_class (GTK_WIDGET (self->board), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->board), class);
}

/* Tells the board whether something lies under it, and whether that is pale. */
static void
finish (RiffleBackground *self,
        gboolean          has_own,
        gboolean          is_pale)
{
  self->is_pale = is_pale;
  set_class (self, "bare", has_own);
  set_class (self, "pale", is_pale);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What the eye makes of the three parts. */
static double
get_light (const GdkRGBA *colour)
{
  const double parts[] = { colour->red, colour->green, colour->blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double light = 0;

  for (int i = 0; i < 3; i++)
    light += weights[i] * parts[i] * parts[i];
  return light;
}

static void
show_nothing (RiffleBackground *self)
{
  riffle_backdrop_set_nothing (self->backdrop);
  finish (self, FALSE, FALSE);
}

static void
show_colour (RiffleBackground *self,
             const GdkRGBA    *colour,
             gboolean          is_felt)
{
  riffle_backdrop_set_colour (self->backdrop, colour, is_felt);
  finish (self, TRUE, get_light (colour) > PALE);
}

static void
show_look (RiffleBackground *self,
           const Look       *look)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (manager);
  GdkRGBA colour;

  gdk_rgba_parse (&colour, is_dark ? look->dark : look->light);
  show_colour (self, &colour, look->is_felt && riffle_felt_adapt (&colour));
}

/* What is not a colour was not chosen here. */
static void
show_own_colour (RiffleBackground *self)
{
  g_autofree char *text = g_settings_get_string (self->settings, "background-colour");
  GdkRGBA colour;

  if (!gdk_rgba_parse (&colour, text))
    {
      g_autofree char *shown = riffle_error_dup_name (text);
      /* Translators: %s is what stands in the settings, such as “#12345” */
      g_autofree char *reason = g_strdup_printf (_("“%s” is not a colour"), shown);

      riffle_settings_tell (self->settings, "background-colour", reason);
      show_nothing (self);
      return;
    }
  colour.alpha = 1;
  show_colour (self, &colour, FALSE);
}

static void
show_picture (RiffleBackground *self)
{
  gboolean is_pale = riffle_picture_get_light (self->picture) > PALE_VIEW;
  const GdkRGBA light = { 1, 1, 1, VEIL }, dark = { 0, 0, 0, VEIL };

  riffle_backdrop_set_picture (self->backdrop, self->picture, is_pale ? &light : &dark);
  finish (self, TRUE, is_pale);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  GdkPixbuf *picture = riffle_picture_load_finish (result, &error);
  RiffleBackground *self = data;

  /* The setting has changed meanwhile, or the object is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  self->picture = picture;
  if (picture != NULL)
    show_picture (self);
  else
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error->message);
}

/* Until it is there, and if it never comes, the table looks as it does by itself. */
static void
load_picture (RiffleBackground *self)
{
  g_autofree char *uri = g_settings_get_string (self->settings, "background-picture");

  if (self->picture != NULL && g_strcmp0 (uri, self->uri) == 0)
    {
      show_picture (self);
      return;
    }
  show_nothing (self);
  if (self->cancellable != NULL && g_strcmp0 (uri, self->uri) == 0)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->picture);
  g_free (self->uri);
  self->uri = g_steal_pointer (&uri);
  if (*self->uri == '\0')
    return;
  self->cancellable = g_cancellable_new ();
  riffle_picture_load (self->uri, self->cancellable, loaded_cb, self);
}

/* A picture that is not shown is not kept. */
static void
forget_picture (RiffleBackground *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->picture);
}

/**
 * riffle_background_update:
 * @self: the background
 *
 * Makes the table look as the settings say.
 */
void
riffle_background_update (RiffleBackground *self)
{
  g_autofree char *setting = NULL;

  g_return_if_fail (RIFFLE_IS_BACKGROUND (self));

  setting = g_settings_get_string (self->settings, "background");
  if (g_str_equal (setting, "picture"))
    {
      load_picture (self);
      return;
    }
  forget_picture (self);
  if (g_str_equal (setting, "colour"))
    {
      show_own_colour (self);
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (setting, looks[i].name))
      {
        show_look (self, &looks[i]);
        return;
      }
  show_nothing (self);
}

/**
 * riffle_background_is_pale:
 * @self: the background
 *
 * Returns: whether dark marks are seen better on it than light ones
 */
gboolean
riffle_background_is_pale (RiffleBackground *self)
{
  g_return_val_if_fail (RIFFLE_IS_BACKGROUND (self), FALSE);

  return self->is_pale;
}

/**
 * riffle_background_new:
 * @settings: the settings of the program
 * @backdrop: what lies under the board
 * @board: the board
 *
 * Follows the settings from the first riffle_background_update () on.
 *
 * Returns: (transfer full): the background
 */
RiffleBackground *
riffle_background_new (GSettings      *settings,
                       RiffleBackdrop *backdrop,
                       RiffleBoard    *board)
{
  static const char *const signals_of_settings[] = { "changed::background",
                                                     "changed::background-colour",
                                                     "changed::background-picture" };
  RiffleBackground *self = g_object_new (RIFFLE_TYPE_BACKGROUND, NULL);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->settings = g_object_ref (settings);
  self->backdrop = backdrop;
  self->board = board;
  for (gsize i = 0; i < G_N_ELEMENTS (signals_of_settings); i++)
    g_signal_connect_object (settings, signals_of_settings[i],
                             G_CALLBACK (riffle_background_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (riffle_background_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (riffle_background_update), self, G_CONNECT_SWAPPED);
  return self;
}
