/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a film is shown: a board that nobody plays on, and the bar below it. */
#include "config.h"

#include "riffle-film-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-board-settings.h"
#include "riffle-film-bar.h"
#include "riffle-film-keys.h"
#include "riffle-format.h"
#include "riffle-window-buttons.h"
#include "ui-names.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-film-page.ui"

struct _RiffleFilmPage
{
  GtkBox               parent_instance;

  RiffleFilm          *film;
  RiffleFilmPlayer    *player;
  GSettings           *settings;
  RiffleBoardSettings *board_settings;
  GSimpleActionGroup  *actions;   /* “film.…” */
  double               speed;     /* of the film */
  guint                last_step; /* that was shown */

  RiffleBoard         *board;
  AdwHeaderBar        *header;
  AdwWindowTitle      *title;
  GtkOverlay          *table;
  RiffleFilmBar       *bar;
};

enum
{
  CLOSED,
  PLAY,
  N_SIGNALS
};

/* How fast a film runs, as the menu names it. */
static const struct
{
  const char *name;
  double      speed;
}
speeds[] = {
  { "¼×", 0.25 }, { "½×", 0.5 }, { "1×", 1 }, { "2×", 2 }, { "4×", 4 }, { "8×", 8 },
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleFilmPage, riffle_film_page, GTK_TYPE_BOX)

static void
riffle_film_page_dispose (GObject *object)
{
  RiffleFilmPage *self = RIFFLE_FILM_PAGE (object);

  if (self->player != NULL)
    riffle_film_player_set_playing (self->player, FALSE);
  g_clear_object (&self->board_settings);
  g_clear_object (&self->player);
  g_clear_object (&self->film);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (riffle_film_page_parent_class)->dispose (object);
}

/* A film that nobody sees stands still. */
static void
riffle_film_page_unmap (GtkWidget *widget)
{
  RiffleFilmPage *self = RIFFLE_FILM_PAGE (widget);

  if (self->player != NULL)
    riffle_film_player_set_playing (self->player, FALSE);
  GTK_WIDGET_CLASS (riffle_film_page_parent_class)->unmap (widget);
}

static void
riffle_film_page_class_init (RiffleFilmPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_FILM_BAR);
  G_OBJECT_CLASS (class)->dispose = riffle_film_page_dispose;
  widget_class->unmap = riffle_film_page_unmap;
  signals[CLOSED] = g_signal_new ("closed", RIFFLE_TYPE_FILM_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY] = g_signal_new ("play", RIFFLE_TYPE_FILM_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, PAT_TYPE_GAME);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmPage, header);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmPage, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmPage, table);
  gtk_widget_class_bind_template_child (widget_class, RiffleFilmPage, bar);
}

static char *
dup_text (RiffleFilmPage *self)
{
  guint step = riffle_film_get_step (self->film);
  guint n_steps = riffle_film_get_n_steps (self->film);
  g_autofree char *score = pat_game_dup_score_text (riffle_film_get_game (self->film));
  g_autofree char *time = riffle_format_time (riffle_film_get_msec (self->film, step));

  if (g_settings_get_boolean (self->settings, "calm"))
    /* Translators: where a replay stands: “Step 12 of 80” */
    return g_strdup_printf (_("Step %u of %u"), step, n_steps);
  if (!riffle_film_has_times (self->film))
    /* Translators: where a replay stands, with the score there */
    return g_strdup_printf (_("Step %u of %u · Score %s"), step, n_steps, score);
  /* Translators: where a replay stands, with the score and the time there */
  return g_strdup_printf (_("Step %u of %u · Score %s · %s"), step, n_steps, score, time);
}

static void
update_actions (RiffleFilmPage *self)
{
  GActionMap *actions = G_ACTION_MAP (self->actions);
  guint step = riffle_film_get_step (self->film);
  guint n_steps = riffle_film_get_n_steps (self->film);

  riffle_actions_enable (actions, "first", step > 0);
  riffle_actions_enable (actions, "back", step > 0);
  riffle_actions_enable (actions, "forward", step < n_steps);
  riffle_actions_enable (actions, "last", step < n_steps);
  riffle_actions_enable (actions, "play", n_steps > 0);
  riffle_actions_enable (actions, "by-times", riffle_film_has_times (self->film));
}

/* What the cards do on the way to the next step, the board says itself. */
static void
announce_jump (RiffleFilmPage *self,
               const char     *text)
{
  guint step = riffle_film_get_step (self->film);

  if (step != self->last_step + 1 && step + 1 != self->last_step)
    riffle_board_announce (self->board, text);
  self->last_step = step;
}

static void
step_cb (RiffleFilmPage *self)
{
  g_autofree char *text = dup_text (self);

  riffle_film_bar_set_text (self->bar, text);
  announce_jump (self, text);
  update_actions (self);
}

static void
game_cb (RiffleFilmPage *self)
{
  riffle_board_set_game (self->board, riffle_film_get_game (self->film));
}

/* Whoever goes to a step themselves wants to look at it. */
static void
go_to (RiffleFilmPage *self,
       guint           step)
{
  riffle_film_player_set_playing (self->player, FALSE);
  riffle_film_seek (self->film, step);
}

static void
first_cb (RiffleFilmPage *self)
{
  go_to (self, 0);
}

static void
back_cb (RiffleFilmPage *self)
{
  go_to (self, riffle_film_get_step (self->film) - 1);
}

static void
forward_cb (RiffleFilmPage *self)
{
  go_to (self, riffle_film_get_step (self->film) + 1);
}

static void
last_cb (RiffleFilmPage *self)
{
  go_to (self, riffle_film_get_n_steps (self->film));
}

static void
play_cb (RiffleFilmPage *self)
{
  riffle_film_player_set_playing (self->player, !riffle_film_player_is_playing (self->player));
}

static void
play_here_cb (RiffleFilmPage *self)
{
  g_autoptr (PatGame) game = riffle_film_dup_game (self->film);

  riffle_film_player_set_playing (self->player, FALSE);
  if (game != NULL)
    g_signal_emit (self, signals[PLAY], 0, game);
}

static void
close_cb (RiffleFilmPage *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

/* The cards of a fast film fly fast, too. */
static void
update_speed (RiffleFilmPage *self)
{
  g_object_set (self->board, "speed", MAX (self->speed, 1.0), NULL);
}

static void
speed_cb (GSimpleAction  *action,
          GVariant       *value,
          RiffleFilmPage *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speeds[i].name, g_variant_get_string (value, NULL)))
      {
        g_simple_action_set_state (action, value);
        self->speed = speeds[i].speed;
        riffle_film_player_set_speed (self->player, self->speed);
        riffle_film_bar_set_speed (self->bar, speeds[i].name);
        update_speed (self);
      }
}

static void
by_times_cb (GSimpleAction  *action,
             GVariant       *value,
             RiffleFilmPage *self)
{
  g_simple_action_set_state (action, value);
  riffle_film_player_set_by_times (self->player, g_variant_get_boolean (value));
}

static void
add_state (RiffleFilmPage     *self,
           const char         *name,
           const GVariantType *parameter,
           GVariant           *state,
           GCallback           change)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (name, parameter, state);

  g_signal_connect_object (action, "change-state", change, self, 0);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

static void
add_actions (RiffleFilmPage *self)
{
  static const RiffleAction entries[] = {
    { "first", G_CALLBACK (first_cb) },         { "back", G_CALLBACK (back_cb) },
    { "forward", G_CALLBACK (forward_cb) },     { "last", G_CALLBACK (last_cb) },
    { "play", G_CALLBACK (play_cb) },           { "close", G_CALLBACK (close_cb) },
    { "play-here", G_CALLBACK (play_here_cb) },
  };

  self->actions = g_simple_action_group_new ();
  riffle_actions_add (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  add_state (self, "speed", G_VARIANT_TYPE_STRING, g_variant_new_string (""),
             G_CALLBACK (speed_cb));
  add_state (self, "by-times", NULL, g_variant_new_boolean (FALSE), G_CALLBACK (by_times_cb));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "film", G_ACTION_GROUP (self->actions));
}

static void
riffle_film_page_init (RiffleFilmPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = RIFFLE_BOARD (riffle_board_new ());
  gtk_widget_set_can_target (GTK_WIDGET (self->board), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->board), FALSE);
  add_actions (self);
  riffle_film_keys_add (GTK_WIDGET (self));
  riffle_ui_name_buttons (GTK_WIDGET (self));
}

/* The game, the deal, and who played it. */
static void
show_title (RiffleFilmPage *self)
{
  PatReplay *replay = riffle_film_get_replay (self->film);
  const char *player = pat_replay_get_player (replay);
  PatVariant *variant = pat_game_get_variant (riffle_film_get_game (self->film));
  g_autofree char *number =
    riffle_format_number ((gint64) pat_game_get_number (riffle_film_get_game (self->film)));
  g_autofree char *subtitle = NULL;

  if (player != NULL)
    /* Translators: the number of a deal, and the name of who played it */
    subtitle = g_strdup_printf (_("Replay of Deal %s · %s"), number, player);
  else
    /* Translators: the number of a deal */
    subtitle = g_strdup_printf (_("Replay of Deal %s"), number);
  adw_window_title_set_title (self->title, pat_variant_get_name (variant));
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* The table looks as the player likes it, but nothing is dealt before the player’s eyes. */
static void
show_board (RiffleFilmPage *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *backdrop = riffle_backdrop_new (scrolled);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->board));
  gtk_overlay_set_child (self->table, backdrop);
  self->board_settings = riffle_board_settings_new (self->settings, self->board, NULL,
                                                    RIFFLE_BACKDROP (backdrop));
  riffle_board_settings_start (self->board_settings);
  g_object_set (self->board, "animate-deal", FALSE, NULL);
}

/**
 * riffle_film_page_new:
 * @film: a film
 * @settings: the settings of the program
 *
 * Makes a page that shows a film, as soon as its board has a deck.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
riffle_film_page_new (RiffleFilm *film,
                      GSettings  *settings)
{
  RiffleFilmPage *self = g_object_new (RIFFLE_TYPE_FILM_PAGE, NULL);

  self->film = g_object_ref (film);
  self->settings = g_object_ref (settings);
  self->player = riffle_film_player_new (film);
  riffle_film_bar_set_player (self->bar, film, self->player);
  g_signal_connect_object (film, "notify::game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (film, "notify::step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  show_title (self);
  show_board (self);
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "speed",
                                      g_variant_new_string ("1×"));
  game_cb (self);
  step_cb (self);
  return GTK_WIDGET (self);
}

/**
 * riffle_film_page_get_board:
 * @self: the page
 *
 * Returns: (transfer none): the board, which needs a deck
 */
RiffleBoard *
riffle_film_page_get_board (RiffleFilmPage *self)
{
  g_return_val_if_fail (RIFFLE_IS_FILM_PAGE (self), NULL);

  return self->board;
}

/* Leaves the room of a narrow window to the title. */
void
riffle_film_page_set_narrow (RiffleFilmPage *self,
                             gboolean        is_narrow)
{
  riffle_window_buttons_set_few (self->header, is_narrow);
}

/**
 * riffle_film_page_take_focus:
 * @self: the page
 *
 * Gives the keys to the page.
 */
void
riffle_film_page_take_focus (RiffleFilmPage *self)
{
  g_return_if_fail (RIFFLE_IS_FILM_PAGE (self));

  riffle_film_bar_take_focus (self->bar);
}
