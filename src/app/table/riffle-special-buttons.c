/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button for each special action of a game, and those that go with picking cards. */
#include "config.h"

#include "riffle-special-buttons.h"

#include <glib/gi18n.h>

struct _RiffleSpecialButtons
{
  GtkBox       parent_instance;
  RiffleBoard *board;    /* borrowed: it lives in the same window */
  PatGame     *game;     /* (nullable) */
  GPtrArray   *specials; /* buttons, by the number of the special action, or NULL */
  GtkWidget   *remove;   /* (nullable): removes what is selected */
  GtkWidget   *cancel;   /* (nullable): ends what the board asks for */
  gboolean     is_paused;
};

G_DEFINE_FINAL_TYPE (RiffleSpecialButtons, riffle_special_buttons, GTK_TYPE_BOX)

static void
riffle_special_buttons_dispose (GObject *object)
{
  RiffleSpecialButtons *self = RIFFLE_SPECIAL_BUTTONS (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->specials, g_ptr_array_unref);
  G_OBJECT_CLASS (riffle_special_buttons_parent_class)->dispose (object);
}

static void
riffle_special_buttons_class_init (RiffleSpecialButtonsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_special_buttons_dispose;
}

static void
riffle_special_buttons_init (RiffleSpecialButtons *self)
{
  self->specials = g_ptr_array_new ();
}

static gboolean
lists_special (const PatMoves *moves,
               guint           special)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (moves->moves[i].kind == PAT_MOVE_SPECIAL && moves->moves[i].special == special)
      return TRUE;
  return FALSE;
}

/**
 * riffle_special_buttons_update:
 * @self: the buttons
 *
 * Lets those be pressed that do something now.
 */
void
riffle_special_buttons_update (RiffleSpecialButtons *self)
{
  g_autofree PatMoves *moves = NULL;

  g_return_if_fail (RIFFLE_IS_SPECIAL_BUTTONS (self));

  if (self->remove != NULL)
    gtk_widget_set_sensitive (self->remove, !self->is_paused &&
                              riffle_board_can_remove_selection (self->board));
  if (self->specials->len == 0)
    return;
  moves = g_new0 (PatMoves, 1);
  if (pat_game_get_state (self->game) != PAT_GAME_WON)
    pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < self->specials->len; i++)
    if (g_ptr_array_index (self->specials, i) != NULL)
      gtk_widget_set_sensitive (g_ptr_array_index (self->specials, i),
                                !self->is_paused && lists_special (moves, i));
}

static void
special_clicked_cb (GtkButton            *button,
                    RiffleSpecialButtons *self)
{
  guint special;

  if (g_ptr_array_find (self->specials, button, &special))
    riffle_board_begin_special (self->board, special);
}

static void
remove_clicked_cb (RiffleSpecialButtons *self)
{
  riffle_board_remove_selection (self->board);
}

static void
cancel_clicked_cb (RiffleSpecialButtons *self)
{
  riffle_board_cancel (self->board);
}

static GtkWidget *
add_button (RiffleSpecialButtons *self,
            const char           *label,
            const char           *help)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, help);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_box_append (GTK_BOX (self), button);
  return button;
}

/* What the board does automatically needs no button. */
static void
add_specials (RiffleSpecialButtons *self,
              const PatGameSpec    *game)
{
  PatVariant *variant = pat_game_get_variant (self->game);

  for (const PatSpecialSpec *special = game->specials; special != NULL
       && special->name != NULL; special++)
    {
      GtkWidget *button = NULL;

      if (special->auto_msec == 0)
        {
          button = add_button (self, pat_variant_translate (variant, special->label),
                               pat_variant_translate (variant, special->help));
          g_signal_connect (button, "clicked", G_CALLBACK (special_clicked_cb), self);
        }
      g_ptr_array_add (self->specials, button);
    }
}

static void
add_buttons (RiffleSpecialButtons *self)
{
  const PatGameSpec *game = pat_rules_get_game (pat_game_get_rules (self->game));

  add_specials (self, game);
  if (game->remove.kind == PAT_REMOVE_ASK && game->remove.max > 2)
    {
      /* Translators: a button: removes the cards that were chosen */
      self->remove = add_button (self, _("Remove"), _("Remove the selected cards"));
      gtk_widget_add_css_class (self->remove, "suggested-action");
      g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (remove_clicked_cb), self);
    }
  if (self->specials->len == 0)
    return;
  /* Translators: a button: ends a special action */
  self->cancel = add_button (self, _("Cancel"), NULL);
  /* The row ends with the buttons: a new one at their beginning leaves the others in their places,
   * so that a second click in a hurry hits the same one. */
  gtk_box_reorder_child_after (GTK_BOX (self), self->cancel, NULL);
  gtk_widget_set_visible (self->cancel, FALSE);
  g_signal_connect_swapped (self->cancel, "clicked", G_CALLBACK (cancel_clicked_cb), self);
}

static void
clear_buttons (RiffleSpecialButtons *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_ptr_array_set_size (self->specials, 0);
  self->remove = NULL;
  self->cancel = NULL;
}

/**
 * riffle_special_buttons_set_board:
 * @self: the buttons
 * @board: the board of the same window, which does what is pressed
 */
void
riffle_special_buttons_set_board (RiffleSpecialButtons *self,
                                  RiffleBoard          *board)
{
  g_return_if_fail (RIFFLE_IS_SPECIAL_BUTTONS (self));

  self->board = board;
}

/**
 * riffle_special_buttons_set_game:
 * @self: the buttons
 * @game: the game of the board
 *
 * Makes the buttons of a game, in place of those of the former one.
 */
void
riffle_special_buttons_set_game (RiffleSpecialButtons *self,
                                 PatGame              *game)
{
  g_return_if_fail (RIFFLE_IS_SPECIAL_BUTTONS (self));

  g_set_object (&self->game, game);
  clear_buttons (self);
  add_buttons (self);
}

/**
 * riffle_special_buttons_set_paused:
 * @self: the buttons
 * @is_paused: whether the cards are hidden
 *
 * Lets the buttons wait while the game is paused.
 */
void
riffle_special_buttons_set_paused (RiffleSpecialButtons *self,
                                   gboolean              is_paused)
{
  g_return_if_fail (RIFFLE_IS_SPECIAL_BUTTONS (self));

  if (self->is_paused == is_paused)
    return;
  self->is_paused = is_paused;
  if (self->game != NULL)
    riffle_special_buttons_update (self);
}

/**
 * riffle_special_buttons_set_asking:
 * @self: the buttons
 * @is_asking: whether the board asks for cards or piles
 *
 * Shows the button that ends that.
 */
void
riffle_special_buttons_set_asking (RiffleSpecialButtons *self,
                                   gboolean              is_asking)
{
  g_return_if_fail (RIFFLE_IS_SPECIAL_BUTTONS (self));

  if (self->cancel != NULL)
    gtk_widget_set_visible (self->cancel, is_asking);
}
