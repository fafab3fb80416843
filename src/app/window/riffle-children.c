/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mode in which children play: their page, and little else around their games. */
#include "config.h"

#include "riffle-children.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-children-page.h"

struct _RiffleChildren
{
  GObject              parent_instance;

  RiffleChildrenParts  parts;      /* with references */
  GtkStack            *pages;      /* borrowed, as all that follows: it outlives the object */
  RiffleGamePage      *game_page;
  GActionMap          *actions;
  RiffleChildrenPage  *page;       /* (nullable): made when it is needed first */
  GtkWidget           *bar;        /* (nullable): in the place of the header of a game */
  PatCollection       *collection; /* (nullable): while the mode is on */
  gboolean             is_narrow;
};

G_DEFINE_FINAL_TYPE (RiffleChildren, riffle_children, G_TYPE_OBJECT)

static void
riffle_children_dispose (GObject *object)
{
  RiffleChildren *self = RIFFLE_CHILDREN (object);

  g_clear_object (&self->parts.view);
  g_clear_object (&self->parts.session);
  g_clear_object (&self->parts.messages);
  g_clear_object (&self->parts.navigation);
  g_clear_object (&self->parts.questions);
  g_clear_object (&self->parts.deck);
  g_clear_pointer (&self->collection, pat_collection_free);
  G_OBJECT_CLASS (riffle_children_parent_class)->dispose (object);
}

static void
riffle_children_class_init (RiffleChildrenClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_children_dispose;
}

static void
riffle_children_init (RiffleChildren *self)
{
}

static gboolean
is_page_shown (RiffleChildren *self)
{
  return self->page != NULL
         && gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->page);
}

static gboolean
has_variant (RiffleChildren *self,
             PatVariant     *variant)
{
  for (guint i = 0; i < self->collection->games->len; i++)
    if (((PatCollectionGame *) self->collection->games->pdata[i])->variant == variant)
      return TRUE;
  return FALSE;
}

/* A game has the bar of the children in the place of its own header. */
static void
show_bar (RiffleChildren *self)
{
  PatGame *game = riffle_view_get_game (self->parts.view);
  GtkWidget *header = GTK_WIDGET (riffle_game_page_get_header (self->game_page));

  if (self->bar != NULL)
    gtk_box_remove (GTK_BOX (self->game_page), self->bar);
  self->bar = NULL;
  gtk_widget_set_visible (header, self->collection == NULL);
  if (self->collection == NULL || game == NULL)
    return;
  self->bar = riffle_children_page_new_bar (pat_variant_get_name (pat_game_get_variant (game)),
                                            /* Translators: what a button does */
                                            "win.children", _("Back to the Children’s Games"));
  gtk_box_insert_child_after (GTK_BOX (self->game_page), self->bar, header);
}

static void
set_mode (RiffleChildren *self,
          PatCollection  *collection)
{
  g_clear_pointer (&self->collection, pat_collection_free);
  self->collection = collection;
  riffle_navigation_set_simple (self->parts.navigation, collection != NULL);
  riffle_outcome_set_simple (riffle_game_page_get_outcome (self->game_page), collection != NULL);
  show_bar (self);
  riffle_view_changed (self->parts.view);
}

/* Any other game ends the mode; one that lay on the table before, as soon as it is seen. */
static void
update_mode (RiffleChildren *self)
{
  PatGame *game = riffle_view_get_game (self->parts.view);

  if (self->collection == NULL)
    return;
  if (game != NULL && has_variant (self, pat_game_get_variant (game)))
    show_bar (self);
  else
    set_mode (self, NULL);
}

static void
page_cb (RiffleChildren *self)
{
  if (!is_page_shown (self))
    update_mode (self);
}

static void
report (RiffleChildren *self,
        const GError   *error)
{
  riffle_messages_tell (self->parts.messages, error->message);
}

static void
deal (RiffleChildren *self)
{
  g_autoptr (GError) error = NULL;

  if (!riffle_session_deal (self->parts.session, 0, NULL, &error))
    report (self, error);
}

/* Opens the game of a variant; one that is over, or that nobody has begun, is dealt anew. */
static void
open_cb (PatVariant *variant,
         gpointer    owner)
{
  RiffleChildren *self = owner;
  g_autoptr (GError) error = NULL;
  PatGame *game;

  if (!riffle_session_open (self->parts.session, variant, &error))
    {
      report (self, error);
      return;
    }
  game = riffle_session_get_game (self->parts.session);
  if (pat_game_get_state (game) != PAT_GAME_PLAYING || pat_game_get_is_untouched (game))
    deal (self);
  riffle_navigation_show_game (self->parts.navigation);
}

/* Whether the game of a variant is one to go on with, for which nothing is asked. */
static gboolean
is_begun (RiffleChildren *self,
          PatVariant     *variant)
{
  RiffleSession *session = self->parts.session;
  g_autoptr (PatGame) game = NULL;

  if (riffle_session_get_variant (session) == variant)
    game = g_object_ref (riffle_session_get_game (session));
  else
    game = riffle_store_load (riffle_session_get_store (session),
                              riffle_session_get_registry (session),
                              pat_variant_get_id (variant), NULL);
  return game != NULL && pat_game_get_state (game) == PAT_GAME_PLAYING
         && !pat_game_get_is_untouched (game);
}

/* Those who play change from game to game, so a game asks each time. */
static void
play_cb (RiffleChildren          *self,
         const PatCollectionGame *game)
{
  riffle_deal_questions_forget (self->parts.questions, game->variant);
  if (is_begun (self, game->variant)
      || !riffle_deal_questions_ask (self->parts.questions, game->variant, open_cb, self))
    open_cb (game->variant, self);
}

static void
deck_cb (RiffleChildren *self)
{
  if (self->page != NULL)
    riffle_children_page_set_deck (self->page, riffle_board_deck_get_deck (self->parts.deck));
}

static void
make_page (RiffleChildren *self)
{
  GtkWidget *page = riffle_children_page_new (self->collection,
                                              riffle_board_deck_get_deck (self->parts.deck));

  self->page = RIFFLE_CHILDREN_PAGE (page);
  riffle_children_page_set_narrow (self->page, self->is_narrow);
  g_signal_connect_object (page, "chosen", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->pages, page, "children");
}

/* Leads to the page of the children, from a game of theirs or from elsewhere. */
static void
show_cb (RiffleChildren *self)
{
  PatRegistry *registry = riffle_session_get_registry (self->parts.session);
  PatCollection *collection = pat_collection_find_for (registry, PAT_COLLECTION_CHILDREN);

  if (collection == NULL)
    {
      riffle_messages_tell (self->parts.messages, _("The children’s games are not installed."));
      return;
    }
  set_mode (self, collection);
  if (self->page == NULL)
    make_page (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->page));
  riffle_children_page_focus (self->page);
}

static void
leave_cb (RiffleChildren *self)
{
  set_mode (self, NULL);
  riffle_navigation_show_chooser (self->parts.navigation);
}

static void
update (RiffleChildren *self)
{
  gboolean is_free = riffle_view_is_free (self->parts.view);

  riffle_actions_enable (self->actions, "children", is_free && !is_page_shown (self));
  riffle_actions_enable (self->actions, "leave-children", is_free && is_page_shown (self));
  riffle_actions_enable (self->actions, "again", is_free && self->collection != NULL
                         && riffle_view_is_on_game (self->parts.view));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  RiffleChildren *self = data;

  if (self->collection == NULL || !riffle_view_is_free (self->parts.view))
    return FALSE;
  show_cb (self);
  return TRUE;
}

/* The board has the key first, if cards are selected. */
static void
add_escape (RiffleChildren *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (GDK_KEY_Escape, 0);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (
                                          trigger, gtk_callback_action_new (escape_cb, self,
                                                                            NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->game_page), keys);
}

static void
take_parts (RiffleChildren            *self,
            const RiffleChildrenParts *parts)
{
  self->parts = *parts;
  g_object_ref (parts->view);
  g_object_ref (parts->session);
  g_object_ref (parts->messages);
  g_object_ref (parts->navigation);
  g_object_ref (parts->questions);
  g_object_ref (parts->deck);
}

/**
 * riffle_children_new:
 * @parts: what it needs of the window; copied
 * @pages: the pages of the window
 * @page: that of a game
 * @actions: takes the actions “children”, “leave-children” and “again”
 *
 * Makes the mode, which is off.
 *
 * Returns: (transfer full): the mode
 */
RiffleChildren *
riffle_children_new (const RiffleChildrenParts *parts,
                     GtkStack                  *pages,
                     RiffleGamePage            *page,
                     GActionMap                *actions)
{
  static const RiffleAction entries[] = {
    { "children", G_CALLBACK (show_cb) },
    { "leave-children", G_CALLBACK (leave_cb) },
    { "again", G_CALLBACK (deal) },
  };
  RiffleChildren *self = g_object_new (RIFFLE_TYPE_CHILDREN, NULL);

  take_parts (self, parts);
  self->pages = pages;
  self->game_page = page;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  add_escape (self);
  g_signal_connect_object (parts->view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->view, "notify::game", G_CALLBACK (update_mode), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->deck, "changed", G_CALLBACK (deck_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_children_set_narrow:
 * @self: the mode
 * @is_narrow: whether there is little room in width
 *
 * Fits the page into the window.
 */
void
riffle_children_set_narrow (RiffleChildren *self,
                            gboolean        is_narrow)
{
  g_return_if_fail (RIFFLE_IS_CHILDREN (self));

  self->is_narrow = is_narrow;
  if (self->page != NULL)
    riffle_children_page_set_narrow (self->page, is_narrow);
}
