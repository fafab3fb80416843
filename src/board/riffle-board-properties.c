/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's properties: its game, its deck, and how the player wants it to be. */
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
  PROP_BEST_PLACE,
  PROP_HIGHLIGHT_MOVES,
  PROP_ANIMATE,
  PROP_ANIMATE_DEAL,
  PROP_FAST_DEAL,
  PROP_CALM,
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
      return &self->settings.mirrored;
    case PROP_STOCK_BELOW:
      return &self->settings.stock_below;
    case PROP_DRAG_ENABLED:
      return &self->settings.drag_enabled;
    case PROP_DRAG_GROUPS:
      return &self->settings.drag_groups;
    case PROP_STRICT_DROP:
      return &self->settings.strict_drop;
    case PROP_SINGLE_CLICK:
      return &self->settings.single_click;
    case PROP_BEST_PLACE:
      return &self->settings.best_place;
    case PROP_HIGHLIGHT_MOVES:
      return &self->settings.highlight_moves;
    case PROP_ANIMATE:
      return &self->settings.animate;
    case PROP_ANIMATE_DEAL:
      return &self->settings.animate_deal;
    case PROP_FAST_DEAL:
      return &self->settings.fast_deal;
    case PROP_CALM:
      return &self->settings.calm;
    case PROP_LEFT_HANDED_POINTER:
      return &self->settings.left_handed_pointer;
    case PROP_PILE_KEYS:
      return &self->settings.pile_keys;
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
  gboolean *field = get_switch (self, id);

  if (field != NULL)
    g_value_set_boolean (value, *field);
  else if (id == PROP_GAME)
    g_value_set_object (value, riffle_table_get_game (self->table));
  else if (id == PROP_DECK)
    g_value_set_object (value, riffle_card_cache_get_deck (self->cache));
  else if (id == PROP_SPEED)
    g_value_set_double (value, self->settings.speed);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_deck (RiffleBoard *self,
          RiffleDeck  *deck)
{
  if (riffle_card_cache_get_deck (self->cache) == deck)
    return;
  riffle_card_cache_set_deck (self->cache, deck);
  riffle_board_drop_all (self);
  riffle_board_place (self, FALSE);
  riffle_layout_resize_cards (self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "deck");
}

static void
set_switch (RiffleBoard  *self,
            guint         id,
            gboolean     *field,
            const GValue *value)
{
  if (*field == g_value_get_boolean (value))
    return;
  *field = g_value_get_boolean (value);
  if (id == PROP_MIRRORED || id == PROP_STOCK_BELOW)
    {
      riffle_board_cancel_drag (self);
      riffle_board_place (self, TRUE);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (id == PROP_HIGHLIGHT_MOVES)
    riffle_highlights_update (self->highlights);
  if (id == PROP_ANIMATE && !self->settings.animate)
    {
      riffle_finale_end (riffle_motion_get_finale (self->motion));
      riffle_motion_finish (self->motion);
    }
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
  gboolean *field = get_switch (self, id);

  if (field != NULL)
    set_switch (self, id, field, value);
  else if (id == PROP_GAME)
    riffle_board_show_game (self, g_value_get_object (value));
  else if (id == PROP_DECK)
    set_deck (self, g_value_get_object (value));
  else if (id == PROP_SPEED)
    self->settings.speed = g_value_get_double (value);
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
  install_switch (class, PROP_BEST_PLACE, "best-place", FALSE);
  install_switch (class, PROP_HIGHLIGHT_MOVES, "highlight-moves", TRUE);
  install_switch (class, PROP_ANIMATE, "animate", TRUE);
  install_switch (class, PROP_ANIMATE_DEAL, "animate-deal", TRUE);
  install_switch (class, PROP_FAST_DEAL, "fast-deal", FALSE);
  install_switch (class, PROP_CALM, "calm", FALSE);
  install_switch (class, PROP_LEFT_HANDED_POINTER, "left-handed-pointer", FALSE);
  install_switch (class, PROP_PILE_KEYS, "pile-keys", FALSE);
}

/* How a board is that nobody has changed, as the properties' default values say. */
void
riffle_board_init_settings (RiffleBoard *self)
{
  self->settings = (RifflePlaySettings) {
    .drag_enabled = TRUE, .drag_groups = TRUE, .highlight_moves = TRUE, .animate = TRUE,
    .animate_deal = TRUE, .speed = 1,
  };
}
