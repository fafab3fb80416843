/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of cards: the widget, its properties and its signals. */
#include "config.h"

#include "riffle-board-private.h"

#include "riffle-board-style.h"

enum
{
  PROP_0,
  PROP_GAME,
  PROP_DECK,
  PROP_MIRRORED,
  PROP_STOCK_BELOW,
  PROP_DRAG_ENABLED,
  PROP_DRAG_GROUPS,
  PROP_STRICT_DROP,
  PROP_SINGLE_CLICK,
  PROP_HIGHLIGHT_MOVES,
  PROP_ANIMATE,
  PROP_ANIMATE_DEAL,
  PROP_FAST_DEAL,
  PROP_LEFT_HANDED_POINTER,
  PROP_PILE_KEYS,
  PROP_SPEED,
  N_PROPS,
};

enum
{
  SIGNAL_REFUSED,
  SIGNAL_PROMPT,
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_DEALING,
  SIGNAL_ACTIVATED,
  SIGNAL_WREATH_CHANGED,
  SIGNAL_PILE_CHOSEN,
  SIGNAL_CHOOSING_ENDED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleBoard, riffle_board, GTK_TYPE_WIDGET)

/* Says why something is not done. */
void
riffle_board_emit_sentence (RiffleBoard *self,
                            const char  *sentence)
{
  riffle_board_announce (self, sentence);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence);
}

void
riffle_board_emit_refused (RiffleBoard      *self,
                           const PatMove    *move,
                           const PatRefusal *refusal)
{
  g_autofree char *sentence = pat_words_refusal (pat_game_get_rules (self->game),
                                                 pat_game_get_position (self->game),
                                                 move, refusal);

  riffle_board_emit_sentence (self, sentence);
}

void
riffle_board_emit_prompt (RiffleBoard *self,
                          const char  *sentence)
{
  g_signal_emit (self, signals[SIGNAL_PROMPT], 0, sentence);
}

void
riffle_board_emit_selection (RiffleBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_SELECTION_CHANGED], 0);
}

void
riffle_board_emit_dealing (RiffleBoard *self,
                           guint        n_cards,
                           guint        interval_msec)
{
  g_signal_emit (self, signals[SIGNAL_DEALING], 0, n_cards, interval_msec);
}

void
riffle_board_emit_activated (RiffleBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

void
riffle_board_emit_chosen (RiffleBoard *self,
                          guint        pile)
{
  g_signal_emit (self, signals[SIGNAL_PILE_CHOSEN], 0, pile);
}

void
riffle_board_emit_choosing_ended (RiffleBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOOSING_ENDED], 0);
}

void
riffle_board_emit_wreath (RiffleBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_WREATH_CHANGED], 0);
}

/**
 * riffle_board_has_wreath:
 *
 * Returns: whether the cards of a game that was won are drawn as a wreath, or run to become one
 */
gboolean
riffle_board_has_wreath (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return self->wreath != NULL;
}

/**
 * riffle_board_set_deck:
 * @deck: the deck to play with
 *
 * Changes the drawing of the cards.
 */
void
riffle_board_set_deck (RiffleBoard *self,
                       RiffleDeck  *deck)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (RIFFLE_IS_DECK (deck));

  if (!g_set_object (&self->deck, deck))
    return;
  riffle_card_cache_set_deck (self->cache, deck);
  riffle_board_let_go (self);
  riffle_board_place (self, FALSE);
  riffle_board_resize_cards (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DECK]);
}

/**
 * riffle_board_get_deck:
 *
 * Returns: (transfer none): the deck
 */
RiffleDeck *
riffle_board_get_deck (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  return self->deck;
}

void
riffle_board_set_deck_style (RiffleBoard           *self,
                             const RiffleDeckStyle *style)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  self->style = *style;
  riffle_card_cache_set_style (self->cache, style);
  riffle_board_place (self, FALSE);
  riffle_board_resize_cards (self);
}

/**
 * riffle_board_finish_animations:
 *
 * Lets all cards arrive at once, and ends the wreath of a game that was won.
 */
void
riffle_board_finish_animations (RiffleBoard *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  riffle_board_end_win (self);
  riffle_animator_finish (self->animator);
}

static void
all_landed_cb (gpointer board)
{
  riffle_board_all_landed (RIFFLE_BOARD (board));
}

static void
use_renderer (RiffleBoard *self)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (self)));

  riffle_card_cache_set_cairo_nodes (self->cache, riffle_card_cache_wants_cairo_nodes (renderer));
}

static void
riffle_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (riffle_board_parent_class)->realize (widget);
  use_renderer (RIFFLE_BOARD (widget));
}

static void
riffle_board_unmap (GtkWidget *widget)
{
  riffle_board_end_drag (RIFFLE_BOARD (widget));
  riffle_board_end_win (RIFFLE_BOARD (widget));
  riffle_board_end_choosing (RIFFLE_BOARD (widget));
  riffle_animator_finish (RIFFLE_BOARD (widget)->animator);
  GTK_WIDGET_CLASS (riffle_board_parent_class)->unmap (widget);
}

static void
scale_changed_cb (RiffleBoard *self)
{
  riffle_board_resize_cards (self);
}

static void
riffle_board_dispose (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  riffle_board_forget_game (self);
  g_clear_handle_id (&self->resize_id, g_source_remove);
  g_clear_handle_id (&self->hint_id, g_source_remove);
  g_clear_pointer (&self->picking.popover, gtk_widget_unparent);
  g_clear_pointer (&self->picking.moves, g_free);
  g_clear_object (&self->deck);
  g_clear_object (&self->cache);
  G_OBJECT_CLASS (riffle_board_parent_class)->dispose (object);
}

static void
riffle_board_finalize (GObject *object)
{
  RiffleBoard *self = RIFFLE_BOARD (object);

  riffle_board_forget_news (self);
  riffle_animator_free (self->animator);
  g_ptr_array_unref (self->piles);
  g_ptr_array_unref (self->drag.cards);
  G_OBJECT_CLASS (riffle_board_parent_class)->finalize (object);
}

static gboolean *
get_switch (RiffleBoard *self,
            guint        id)
{
  switch (id)
    {
    case PROP_MIRRORED:
      return &self->mirrored;
    case PROP_STOCK_BELOW:
      return &self->stock_below;
    case PROP_DRAG_ENABLED:
      return &self->drag_enabled;
    case PROP_DRAG_GROUPS:
      return &self->drag_groups;
    case PROP_STRICT_DROP:
      return &self->strict_drop;
    case PROP_SINGLE_CLICK:
      return &self->single_click;
    case PROP_HIGHLIGHT_MOVES:
      return &self->highlight_moves;
    case PROP_ANIMATE:
      return &self->animate;
    case PROP_ANIMATE_DEAL:
      return &self->animate_deal;
    case PROP_FAST_DEAL:
      return &self->fast_deal;
    case PROP_LEFT_HANDED_POINTER:
      return &self->left_handed_pointer;
    case PROP_PILE_KEYS:
      return &self->pile_keys;
    default:
      return NULL;
    }
}

static void
riffle_board_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RiffleBoard *self = RIFFLE_BOARD (object);
  gboolean *wish = get_switch (self, id);

  if (wish != NULL)
    g_value_set_boolean (value, *wish);
  else if (id == PROP_GAME)
    g_value_set_object (value, self->game);
  else if (id == PROP_DECK)
    g_value_set_object (value, self->deck);
  else if (id == PROP_SPEED)
    g_value_set_double (value, self->speed);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_wish (RiffleBoard  *self,
          guint         id,
          gboolean     *wish,
          const GValue *value)
{
  if (*wish == g_value_get_boolean (value))
    return;
  *wish = g_value_get_boolean (value);
  if (id == PROP_MIRRORED || id == PROP_STOCK_BELOW)
    {
      riffle_board_end_drag (self);
      riffle_board_place (self, TRUE);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (id == PROP_HIGHLIGHT_MOVES)
    riffle_board_update_marks (self);
  if (id == PROP_ANIMATE && !self->animate)
    riffle_board_finish_animations (self);
  if (id == PROP_PILE_KEYS)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static void
riffle_board_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RiffleBoard *self = RIFFLE_BOARD (object);
  gboolean *wish = get_switch (self, id);

  if (wish != NULL)
    set_wish (self, id, wish, value);
  else if (id == PROP_GAME)
    riffle_board_set_game (self, g_value_get_object (value));
  else if (id == PROP_DECK)
    riffle_board_set_deck (self, g_value_get_object (value));
  else if (id == PROP_SPEED)
    self->speed = g_value_get_double (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
click_action_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);
  guint pile;
  int index;

  g_variant_get (parameter, "(ui)", &pile, &index);
  if (self->game == NULL || pile >= self->piles->len)
    return;
  if (g_str_equal (name, "board.click"))
    riffle_board_click (self, pile, index);
  else
    riffle_board_send (self, pile, index);
}

static void
install_switch (GObjectClass *class,
                guint         id,
                const char   *name,
                gboolean      value)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[id] = g_param_spec_boolean (name, NULL, NULL, value, flags);
  g_object_class_install_property (class, id, properties[id]);
}

static void
install_properties (GObjectClass *class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, PAT_TYPE_GAME, flags);
  g_object_class_install_property (class, PROP_GAME, properties[PROP_GAME]);
  properties[PROP_DECK] = g_param_spec_object ("deck", NULL, NULL, RIFFLE_TYPE_DECK, flags);
  g_object_class_install_property (class, PROP_DECK, properties[PROP_DECK]);
  properties[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, 0.1, 10, 1,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (class, PROP_SPEED, properties[PROP_SPEED]);
  install_switch (class, PROP_MIRRORED, "mirrored", FALSE);
  install_switch (class, PROP_STOCK_BELOW, "stock-below", FALSE);
  install_switch (class, PROP_DRAG_ENABLED, "drag-enabled", TRUE);
  install_switch (class, PROP_DRAG_GROUPS, "drag-groups", TRUE);
  install_switch (class, PROP_STRICT_DROP, "strict-drop", FALSE);
  install_switch (class, PROP_SINGLE_CLICK, "single-click", FALSE);
  install_switch (class, PROP_HIGHLIGHT_MOVES, "highlight-moves", TRUE);
  install_switch (class, PROP_ANIMATE, "animate", TRUE);
  install_switch (class, PROP_ANIMATE_DEAL, "animate-deal", TRUE);
  install_switch (class, PROP_FAST_DEAL, "fast-deal", FALSE);
  install_switch (class, PROP_LEFT_HANDED_POINTER, "left-handed-pointer", FALSE);
  install_switch (class, PROP_PILE_KEYS, "pile-keys", FALSE);
}

/* A signal with one parameter, or with none where its type is G_TYPE_NONE. */
static guint
install_signal (const char *name,
                GType       type)
{
  return g_signal_new (name, RIFFLE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       type == G_TYPE_NONE ? 0 : 1, type);
}

static void
riffle_board_class_init (RiffleBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = riffle_board_dispose;
  object_class->finalize = riffle_board_finalize;
  object_class->get_property = riffle_board_get_property;
  object_class->set_property = riffle_board_set_property;
  widget_class->realize = riffle_board_realize;
  widget_class->unmap = riffle_board_unmap;
  riffle_board_layout_class_init (widget_class);
  riffle_board_focus_class_init (widget_class);
  install_properties (object_class);
  signals[SIGNAL_REFUSED] = install_signal ("refused", G_TYPE_STRING);
  signals[SIGNAL_PROMPT] = install_signal ("prompt", G_TYPE_STRING);
  signals[SIGNAL_SELECTION_CHANGED] = install_signal ("selection-changed", G_TYPE_NONE);
  signals[SIGNAL_DEALING] = g_signal_new ("dealing", RIFFLE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_ACTIVATED] = install_signal ("activated", G_TYPE_NONE);
  signals[SIGNAL_WREATH_CHANGED] = install_signal ("wreath-changed", G_TYPE_NONE);
  signals[SIGNAL_PILE_CHOSEN] = install_signal ("pile-chosen", G_TYPE_UINT);
  signals[SIGNAL_CHOOSING_ENDED] = install_signal ("choosing-ended", G_TYPE_NONE);
  gtk_widget_class_set_css_name (widget_class, "riffle-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "board.click", "(ui)", click_action_cb);
  gtk_widget_class_install_action (widget_class, "board.send", "(ui)", click_action_cb);
}

static void
riffle_board_init (RiffleBoard *self)
{
  self->deck = riffle_deck_new_builtin ();
  self->cache = riffle_card_cache_new (self->deck);
  riffle_card_cache_set_threaded (self->cache, TRUE);
  g_signal_connect_object (self->cache, "painted", G_CALLBACK (riffle_board_redraw), self,
                           G_CONNECT_SWAPPED);
  self->news.text = g_string_new (NULL);
  self->news.turned = g_string_new (NULL);
  self->animator = riffle_animator_new (GTK_WIDGET (self), all_landed_cb);
  self->piles = g_ptr_array_new ();
  self->drag.cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->drag_enabled = TRUE;
  self->drag_groups = TRUE;
  self->highlight_moves = TRUE;
  self->animate = TRUE;
  self->animate_deal = TRUE;
  self->speed = 1;
  self->wanted_focus = -1;
  self->peek.pile = -1;
  self->auto_special = G_MAXUINT;
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-board");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  riffle_board_style_load (gtk_widget_get_display (GTK_WIDGET (self)));
  riffle_board_add_choosing (self);
  riffle_board_add_pointer (self);
  riffle_board_add_hover (self);
  riffle_board_add_keys (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_changed_cb), NULL);
}

/**
 * riffle_board_new:
 *
 * Makes an empty table, with the built-in deck.
 *
 * Returns: (transfer floating): the board
 */
GtkWidget *
riffle_board_new (void)
{
  return g_object_new (RIFFLE_TYPE_BOARD, NULL);
}
