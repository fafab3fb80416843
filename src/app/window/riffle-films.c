/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows films in the window, each on a page of its own that goes when the player leaves it. */
#include "config.h"

#include "riffle-films.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-film-page.h"
#include "riffle-offer.h"

#define NAME "film" /* of the page */

struct _RiffleFilms
{
  GObject          parent_instance;

  RiffleView      *view;
  RiffleSession   *session;
  RiffleBoardDeck *deck;
  RiffleMessages  *messages;
  GtkStack        *pages;     /* borrowed: it outlives the object */
  GtkWidget       *page;      /* (nullable): borrowed from the pages */
  gboolean         is_narrow; /* the window is */
  const char      *before;    /* the page that the player came from */
  guint            remove_id; /* source that removes a page that was left */
};

G_DEFINE_FINAL_TYPE (RiffleFilms, riffle_films, G_TYPE_OBJECT)

static void
riffle_films_dispose (GObject *object)
{
  RiffleFilms *self = RIFFLE_FILMS (object);

  g_clear_handle_id (&self->remove_id, g_source_remove);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->deck);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_films_parent_class)->dispose (object);
}

static void
riffle_films_class_init (RiffleFilmsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_films_dispose;
}

static void
riffle_films_init (RiffleFilms *self)
{
}

static void
remove_page (RiffleFilms *self)
{
  g_clear_handle_id (&self->remove_id, g_source_remove);
  if (self->page != NULL)
    gtk_stack_remove (self->pages, self->page);
  self->page = NULL;
}

static gboolean
remove_cb (gpointer data)
{
  RiffleFilms *self = data;

  self->remove_id = 0;
  if (gtk_stack_get_visible_child (self->pages) != self->page
      && !gtk_stack_get_transition_running (self->pages))
    remove_page (self);
  return G_SOURCE_REMOVE;
}

/* The page is seen until the one that takes its place has come. */
static void
pages_cb (RiffleFilms *self)
{
  if (self->page != NULL && self->remove_id == 0)
    self->remove_id = g_idle_add (remove_cb, self);
}

static void
closed_cb (RiffleFilms *self)
{
  gtk_stack_set_visible_child_name (self->pages, self->before);
  if (riffle_view_is_on_game (self->view))
    riffle_view_focus_board (self->view);
}

static void
play_cb (RiffleFilms *self,
         PatGame     *game)
{
  g_autoptr (GError) error = NULL;

  if (riffle_session_play_on (self->session, game, &error))
    gtk_widget_activate_action (riffle_view_get_window (self->view), "win.back", NULL);
  else
    riffle_messages_tell (self->messages, error->message);
}

static void
update_deck (RiffleFilms *self)
{
  if (self->page != NULL)
    riffle_board_set_deck (riffle_film_page_get_board (RIFFLE_FILM_PAGE (self->page)),
                           riffle_board_deck_get_deck (self->deck));
}

/* What was done after that is not in the replay. */
static void
step_cb (RiffleFilms *self,
         GParamSpec  *pspec,
         RiffleFilm  *film)
{
  if (riffle_film_get_step (film) == riffle_film_get_n_steps (film)
      && pat_replay_is_full (riffle_film_get_replay (film)))
    riffle_messages_say (self->messages,
                         _("A replay cannot be longer; the game may have gone on."));
}

static void
add_page (RiffleFilms *self,
          RiffleFilm  *film)
{
  self->page = riffle_film_page_new (film, riffle_session_get_settings (self->session));
  g_signal_connect_object (self->page, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (film, "notify::step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  riffle_film_page_set_narrow (RIFFLE_FILM_PAGE (self->page), self->is_narrow);
  update_deck (self);
  gtk_stack_add_named (self->pages, self->page, NAME);
}

/* Fits films into the window. */
void
riffle_films_set_narrow (RiffleFilms *self,
                         gboolean     is_narrow)
{
  self->is_narrow = is_narrow;
  if (self->page != NULL)
    riffle_film_page_set_narrow (RIFFLE_FILM_PAGE (self->page), is_narrow);
}

/* A film that takes the place of another one leads back to where that came from. */
static void
note_page (RiffleFilms *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->pages);

  if (g_strcmp0 (name, NAME) != 0)
    self->before = g_intern_string (name);
}

/**
 * riffle_films_show:
 * @self: the films
 * @replay: what was done in a game
 *
 * Shows a replay as a film. If it cannot be played, the player is told why.
 */
void
riffle_films_show (RiffleFilms *self,
                   PatReplay   *replay)
{
  g_autoptr (RiffleFilm) film = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RIFFLE_IS_FILMS (self));

  film = riffle_film_new (replay, riffle_session_get_registry (self->session), &error);
  if (film == NULL)
    {
      g_autofree char *sentence = riffle_error_dup_sentence (error->message);

      riffle_messages_tell (self->messages, sentence);
      return;
    }
  note_page (self);
  remove_page (self);
  add_page (self, film);
  gtk_stack_set_visible_child (self->pages, self->page);
  riffle_film_page_take_focus (RIFFLE_FILM_PAGE (self->page));
}

/**
 * riffle_films_show_file:
 * @self: the films
 * @replay: what was done in a game, from a file
 *
 * Shows a replay as a film. If what it claims is not true, that is told as of one that is pasted.
 */
void
riffle_films_show_file (RiffleFilms *self,
                        PatReplay   *replay)
{
  g_autoptr (RiffleOffer) offer = riffle_offer_new_for_replay (self->session, replay);

  riffle_films_show (self, replay);
  if (offer->is_refuted)
    riffle_messages_tell (self->messages, offer->text);
}

/**
 * riffle_films_new:
 * @view: what the player sees
 * @session: what is being played
 * @deck: has the deck of the player
 * @messages: tells the player something
 *
 * Makes what shows films, as soon as it has pages.
 *
 * Returns: (transfer full): the object
 */
RiffleFilms *
riffle_films_new (RiffleView      *view,
                  RiffleSession   *session,
                  RiffleBoardDeck *deck,
                  RiffleMessages  *messages)
{
  RiffleFilms *self = g_object_new (RIFFLE_TYPE_FILMS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->deck = g_object_ref (deck);
  self->messages = g_object_ref (messages);
  g_signal_connect_object (deck, "changed", G_CALLBACK (update_deck), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_films_set_pages:
 * @self: the films
 * @pages: the pages of the window
 *
 * Says where films are shown. This is called once.
 */
void
riffle_films_set_pages (RiffleFilms *self,
                        GtkStack    *pages)
{
  g_return_if_fail (RIFFLE_IS_FILMS (self) && self->pages == NULL);

  self->pages = pages;
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (pages_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pages, "notify::transition-running", G_CALLBACK (pages_cb), self,
                           G_CONNECT_SWAPPED);
}
