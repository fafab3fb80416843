/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's properties: its game and deck, and the player's wishes. */
#include "config.h"

#include "riffle-board-private.h"

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

static GParamSpec *properties[N_PROPS];

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
install_switch (GObjectClass *class,
                guint         id,
                const char   *name,
                gboolean      value)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[id] = g_param_spec_boolean (name, NULL, NULL, value, flags);
  g_object_class_install_property (class, id, properties[id]);
}

/* To be called once, by the class. */
void
riffle_board_install_properties (GObjectClass *class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  class->get_property = riffle_board_get_property;
  class->set_property = riffle_board_set_property;
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
