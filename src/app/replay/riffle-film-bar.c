/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar below a film. Its buttons have the actions “film.…” of the page that it is on. */
#include "config.h"

#include "riffle-film-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-film-bar.ui"

struct _RiffleFilmBar
{
  GtkWidget         parent_instance;

  RiffleFilm       *film;       /* (nullable): until it is given */
  RiffleFilmPlayer *player;     /* (nullable): likewise */

  GtkWidget        *clamp;
  GtkLabel         *text;
  GtkRange         *slider;
  GtkAdjustment    *adjustment; /* of the slider */
  GtkButton        *play;
  GtkMenuButton    *speed;
};

G_DEFINE_FINAL_TYPE (RiffleFilmBar, riffle_film_bar, GTK_TYPE_WIDGET)

static void
slid_cb (RiffleFilmBar *self)
{
  if (self->film != NULL)
    riffle_film_seek (self->film, (guint) lround (gtk_adjustment_get_value (self->adjustment)));
}

static void
riffle_film_bar_dispose (GObject *object)
{
  RiffleFilmBar *self = RIFFLE_FILM_BAR (object);

  g_clear_object (&self->film);
  g_clear_object (&self->player);
  g_clear_pointer (&self->clamp, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_film_bar_parent_class)->dispose (object);
}

static void
riffle_film_bar_class_init (RiffleFilmBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_film_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, clamp);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, text);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, slider);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, play);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
}

static void
riffle_film_bar_init (RiffleFilmBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
step_cb (RiffleFilmBar *self)
{
  gtk_adjustment_set_value (self->adjustment, riffle_film_get_step (self->film));
}

static void
playing_cb (RiffleFilmBar *self)
{
  gboolean is_playing = riffle_film_player_is_playing (self->player);
  /* Translators: buttons below a replay: they stop it and let it run */
  const char *name = is_playing ? C_("replay", "Pause") : C_("replay", "Play");

  gtk_button_set_icon_name (self->play, is_playing ? "media-playback-pause-symbolic"
                                                   : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/**
 * riffle_film_bar_set_player:
 * @self: the bar
 * @film: a film
 * @player: what plays it
 *
 * Gives the bar the film that it is for. This is called once.
 */
void
riffle_film_bar_set_player (RiffleFilmBar    *self,
                            RiffleFilm       *film,
                            RiffleFilmPlayer *player)
{
  g_return_if_fail (RIFFLE_IS_FILM_BAR (self) && self->film == NULL);

  gtk_adjustment_set_upper (self->adjustment, riffle_film_get_n_steps (film));
  self->film = g_object_ref (film);
  self->player = g_object_ref (player);
  gtk_widget_set_sensitive (GTK_WIDGET (self->slider), riffle_film_get_n_steps (film) > 0);
  g_signal_connect_object (film, "notify::step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "notify::playing", G_CALLBACK (playing_cb), self,
                           G_CONNECT_SWAPPED);
  playing_cb (self);
}

/**
 * riffle_film_bar_set_text:
 * @self: the bar
 * @text: where the film stands
 *
 * Shows where the film stands.
 */
void
riffle_film_bar_set_text (RiffleFilmBar *self,
                          const char    *text)
{
  g_return_if_fail (RIFFLE_IS_FILM_BAR (self));

  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/**
 * riffle_film_bar_set_speed:
 * @self: the bar
 * @text: how fast the film runs
 *
 * Shows how fast the film runs.
 */
void
riffle_film_bar_set_speed (RiffleFilmBar *self,
                           const char    *text)
{
  g_return_if_fail (RIFFLE_IS_FILM_BAR (self));

  gtk_menu_button_set_label (self->speed, text);
}

/**
 * riffle_film_bar_take_focus:
 * @self: the bar
 *
 * Gives the focus to the button that lets the film run.
 */
void
riffle_film_bar_take_focus (RiffleFilmBar *self)
{
  g_return_if_fail (RIFFLE_IS_FILM_BAR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->play));
}
