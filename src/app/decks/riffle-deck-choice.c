/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of tiles, one of which is chosen: one stop for Tab, with arrows from tile to tile. */
#include "config.h"

#include "riffle-deck-choice.h"

#include "riffle-deck-picture.h"

#define GAP      6 /* pixels */
#define MIN_LINE 2 /* tiles beside each other, which become smaller on a phone */
#define MAX_LINE 6

enum
{
  CHOSEN,
  N_SIGNALS
};

struct _RiffleDeckChoice
{
  GtkWidget       parent_instance;

  GtkFlowBox     *tiles;
  RiffleDeckTile *chosen; /* (nullable) */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleDeckChoice, riffle_deck_choice, GTK_TYPE_WIDGET)

static void
riffle_deck_choice_dispose (GObject *object)
{
  RiffleDeckChoice *self = RIFFLE_DECK_CHOICE (object);

  g_clear_pointer ((GtkWidget **) &self->tiles, gtk_widget_unparent);
  G_OBJECT_CLASS (riffle_deck_choice_parent_class)->dispose (object);
}

/* The toolkit's box stops at each of its children. */
static gboolean
riffle_deck_choice_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  RiffleDeckChoice *self = RIFFLE_DECK_CHOICE (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *first = GTK_WIDGET (gtk_flow_box_get_child_at_index (self->tiles, 0));

  if (!is_tab)
    return gtk_widget_child_focus (GTK_WIDGET (self->tiles), direction);
  if (gtk_widget_get_focus_child (widget) != NULL || first == NULL)
    return FALSE;
  /* Unlike a tile that only grabs the focus, this one is where arrows begin. */
  return gtk_widget_child_focus (self->chosen != NULL ? GTK_WIDGET (self->chosen) : first,
                                 direction);
}

static void
riffle_deck_choice_class_init (RiffleDeckChoiceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_deck_choice_dispose;
  widget_class->focus = riffle_deck_choice_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_DECK_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
activated_cb (RiffleDeckChoice *self,
              GtkFlowBoxChild  *tile)
{
  g_signal_emit (self, signals[CHOSEN], 0, riffle_deck_tile_get_id (RIFFLE_DECK_TILE (tile)));
}

static void
riffle_deck_choice_init (RiffleDeckChoice *self)
{
  GtkWidget *tiles = gtk_flow_box_new ();

  self->tiles = GTK_FLOW_BOX (tiles);
  gtk_flow_box_set_selection_mode (self->tiles, GTK_SELECTION_NONE);
  gtk_flow_box_set_activate_on_single_click (self->tiles, TRUE);
  gtk_flow_box_set_homogeneous (self->tiles, TRUE);
  gtk_flow_box_set_column_spacing (self->tiles, GAP);
  gtk_flow_box_set_row_spacing (self->tiles, GAP);
  gtk_flow_box_set_min_children_per_line (self->tiles, MIN_LINE);
  gtk_flow_box_set_max_children_per_line (self->tiles, MAX_LINE);
  gtk_widget_set_parent (tiles, GTK_WIDGET (self));
  g_signal_connect_swapped (tiles, "child-activated", G_CALLBACK (activated_cb), self);
}

/**
 * riffle_deck_choice_new:
 * @name: what is chosen
 *
 * Returns: (transfer floating): a group without tiles
 */
GtkWidget *
riffle_deck_choice_new (const char *name)
{
  RiffleDeckChoice *self = g_object_new (RIFFLE_TYPE_DECK_CHOICE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  return GTK_WIDGET (self);
}

/**
 * riffle_deck_choice_add:
 * @self: the group
 * @tile: (transfer floating): a tile, which becomes the last one
 */
void
riffle_deck_choice_add (RiffleDeckChoice *self,
                        RiffleDeckTile   *tile)
{
  g_return_if_fail (RIFFLE_IS_DECK_CHOICE (self));

  gtk_flow_box_insert (self->tiles, GTK_WIDGET (tile), -1);
}

/**
 * riffle_deck_choice_add_deck:
 * @self: the group
 * @info: a deck that can be used
 * @title: its name, as the player reads it
 *
 * Adds a tile for a deck that was found, with the picture that was made of it.
 */
void
riffle_deck_choice_add_deck (RiffleDeckChoice *self,
                             RiffleDeckInfo   *info,
                             const char       *title)
{
  g_autofree char *picture = riffle_deck_info_dup_picture (info);
  int width, height;
  GtkWidget *tile;

  g_return_if_fail (RIFFLE_IS_DECK_CHOICE (self));

  riffle_deck_picture_get_size (RIFFLE_DECK_PICTURE_FACE, &width, &height);
  tile = riffle_deck_tile_new (riffle_deck_info_get_id (info), title, width, height);
  riffle_deck_choice_add (self, RIFFLE_DECK_TILE (tile));
  riffle_deck_picture_read (RIFFLE_DECK_TILE (tile), picture);
}

/**
 * riffle_deck_choice_rename:
 * @self: the group
 * @id: of a tile; nothing happens if there is none
 * @name: as the player reads it
 *
 * Gives a tile another name.
 */
void
riffle_deck_choice_rename (RiffleDeckChoice *self,
                           const char       *id,
                           const char       *name)
{
  GtkFlowBoxChild *child;

  g_return_if_fail (RIFFLE_IS_DECK_CHOICE (self));

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->tiles, i)) != NULL; i++)
    if (g_strcmp0 (riffle_deck_tile_get_id (RIFFLE_DECK_TILE (child)), id) == 0)
      riffle_deck_tile_set_name (RIFFLE_DECK_TILE (child), name);
}

/**
 * riffle_deck_choice_set_chosen:
 * @self: the group
 * @id: of the tile that is chosen
 *
 * Marks the tile that is chosen, and no other. Tiles that come later are not chosen.
 */
void
riffle_deck_choice_set_chosen (RiffleDeckChoice *self,
                               const char       *id)
{
  GtkFlowBoxChild *child;

  g_return_if_fail (RIFFLE_IS_DECK_CHOICE (self));

  self->chosen = NULL;
  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->tiles, i)) != NULL; i++)
    {
      RiffleDeckTile *tile = RIFFLE_DECK_TILE (child);
      gboolean is_chosen = g_strcmp0 (riffle_deck_tile_get_id (tile), id) == 0;

      riffle_deck_tile_set_chosen (tile, is_chosen);
      if (is_chosen)
        self->chosen = tile;
    }
}
