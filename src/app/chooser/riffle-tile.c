/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the chooser: a picture, its name, what there is to know about it, and a star. */
#include "config.h"

#include "riffle-tile.h"

#include <glib/gi18n.h>

#include "riffle-facts.h"
#include "riffle-tile-menu.h"

#define NAME_CHARS   12  /* what a tile is wide without its picture; less than that */
#define NAME_LINES   3
#define GAP          6   /* pixels, between the picture and the name */
#define STAR_SIZE    24  /* pixels, of what the name leaves free */

/* Pictures are drawn in a few widths only, in pixels: not for each width of the window. */
static const int widths[] = {
  RIFFLE_THUMBNAIL_WIDTH, 160, 172, 186, 200, 216, 232, 250, 270, 290, 312, 336, 360, 388, 416,
  448, 482, 518, 558, 600
};

struct _RiffleTile
{
  GtkWidget          parent_instance;

  PatCollectionGame *game;
  RiffleTileStates  *states;
  RiffleTileState    state;    /* as it is shown */
  RiffleTileStyle    style;
  GtkWidget         *button;   /* all but the star */
  GtkWidget         *overlay;  /* the picture, with a mark on it while it is being played */
  GtkWidget         *mark;     /* (nullable) */
  RiffleFacts       *caption;
  GtkWidget         *star;
  RiffleTileMenu    *menu;
};

G_DEFINE_FINAL_TYPE (RiffleTile, riffle_tile, GTK_TYPE_WIDGET)

static void
riffle_tile_dispose (GObject *object)
{
  RiffleTile *self = RIFFLE_TILE (object);

  g_clear_object (&self->menu);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->star, gtk_widget_unparent);
  g_clear_pointer (&self->game, pat_collection_game_free);
  g_clear_object (&self->states);
  G_OBJECT_CLASS (riffle_tile_parent_class)->dispose (object);
}

/**
 * riffle_tile_get_picture_width:
 * @width: of a tile, in pixels
 *
 * Returns: how wide the picture is that fits into it
 */
int
riffle_tile_get_picture_width (int width)
{
  int fitting = widths[0];

  for (guint i = 0; i < G_N_ELEMENTS (widths) && widths[i] + 2 * RIFFLE_TILE_PADDING <= width; i++)
    fitting = widths[i];
  return fitting;
}

static GtkSizeRequestMode
riffle_tile_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The picture decides how wide a tile is, not a long name. */
static void
riffle_tile_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  RiffleTile *self = RIFFLE_TILE (widget);
  int width = MAX (for_size, RIFFLE_TILE_WIDTH);

  *minimum = *natural = RIFFLE_TILE_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  width = riffle_tile_get_picture_width (width) + 2 * RIFFLE_TILE_PADDING;
  gtk_widget_measure (self->button, orientation, width, minimum, natural, NULL, NULL);
}

/* The star stands beside the name, where the picture ends. A finger may miss it: what can be hit of
 * it is larger than what the name leaves room for. Pictures of all widths begin where the headings
 * begin. */
static void
riffle_tile_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RiffleTile *self = RIFFLE_TILE (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int picture = riffle_tile_get_picture_width (width), size;
  int left = mirrored ? width - picture - RIFFLE_TILE_PADDING : RIFFLE_TILE_PADDING;
  int x, y;

  gtk_widget_measure (self->star, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
  gtk_widget_measure (self->star, GTK_ORIENTATION_VERTICAL, size, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->button,
                            &(GdkRectangle) { left - RIFFLE_TILE_PADDING, 0,
                                              picture + 2 * RIFFLE_TILE_PADDING, height }, -1);
  x = mirrored ? left + STAR_SIZE / 2 : left + picture - STAR_SIZE / 2;
  y = RIFFLE_TILE_PADDING + riffle_thumbnails_get_height (picture) + GAP / 2 + STAR_SIZE / 2;
  gtk_widget_size_allocate (self->star,
                            &(GdkRectangle) { x - size / 2, y - size / 2, size, size }, -1);
  riffle_tile_menu_present (self->menu);
}

static gboolean
riffle_tile_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RIFFLE_TILE (widget)->button);
}

/* Tab leads from the picture to the star, wherever the names below the picture end. */
static gboolean
riffle_tile_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  RiffleTile *self = RIFFLE_TILE (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkWidget *target = direction == GTK_DIR_TAB_BACKWARD ? self->button : self->star;

  if (child == NULL)
    return gtk_widget_grab_focus (direction == GTK_DIR_TAB_BACKWARD ? self->star : self->button);
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return child != target && gtk_widget_grab_focus (target);
}

/* What is too long for the tile: how many deals can be won. */
static gboolean
riffle_tile_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    is_by_keys,
                           GtkTooltip *tooltip)
{
  g_autofree char *chances = riffle_tile_state_dup_chances (RIFFLE_TILE (widget)->game);

  gtk_tooltip_set_text (tooltip, chances);
  return chances != NULL;
}

static void
riffle_tile_class_init (RiffleTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_tile_dispose;
  widget_class->focus = riffle_tile_focus;
  widget_class->grab_focus = riffle_tile_grab_focus;
  widget_class->get_request_mode = riffle_tile_get_request_mode;
  widget_class->measure = riffle_tile_measure;
  widget_class->query_tooltip = riffle_tile_query_tooltip;
  widget_class->size_allocate = riffle_tile_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
riffle_tile_init (RiffleTile *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

static void
chosen_cb (RiffleTile *self)
{
  const PatPreset *preset = self->game->preset;

  gtk_widget_activate_action (GTK_WIDGET (self), "chooser.choose", "(ss)",
                              pat_variant_get_id (self->game->variant),
                              preset != NULL ? preset->key : "");
}

static void
starred_cb (RiffleTile *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "chooser.star", "s",
                              pat_variant_get_id (self->game->variant));
}

static GtkWidget *
star_new (RiffleTile *self)
{
  GtkWidget *star = gtk_button_new ();

  gtk_widget_add_css_class (star, "circular");
  gtk_widget_add_css_class (star, "flat");
  gtk_widget_add_css_class (star, "riffle-star");
  g_signal_connect_swapped (star, "clicked", G_CALLBACK (starred_cb), self);
  return star;
}

static GtkWidget *
mark_new (void)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("media-playback-start-symbolic");

  gtk_widget_set_halign (mark, GTK_ALIGN_START);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (mark, _("You are playing this game"));
  gtk_widget_add_css_class (mark, "riffle-mark");
  return mark;
}

/* The picture decides how wide a tile is: a long name takes two lines. */
static GtkWidget *
label_new (const char *text,
           const char *style,
           int         n_lines)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), n_lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
texts_new (RiffleTile *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *subtitle = pat_collection_game_get_subtitle (self->game);
  GtkWidget *name = label_new (pat_collection_game_get_title (self->game), "heading", NAME_LINES);
  GtkWidget *caption = riffle_facts_new ();

  gtk_widget_set_margin_end (name, STAR_SIZE);
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "riffle-small");
  gtk_box_append (GTK_BOX (texts), name);
  if (subtitle != NULL)
    gtk_box_append (GTK_BOX (texts), label_new (subtitle, "caption-heading", 2));
  gtk_box_append (GTK_BOX (texts), caption);
  self->caption = RIFFLE_FACTS (caption);
  return texts;
}

static void
build (RiffleTile       *self,
       RiffleThumbnails *pictures)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  self->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay),
                         riffle_thumbnail_new (self->game->variant, pictures, 1));
  gtk_box_append (GTK_BOX (box), self->overlay);
  gtk_box_append (GTK_BOX (box), texts_new (self));
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (chosen_cb), self);
  self->star = star_new (self);
  gtk_widget_set_parent (self->star, GTK_WIDGET (self));
}

static void
update_star (RiffleTile *self)
{
  const char *name = pat_variant_get_name (self->game->variant);
  gboolean is_favourite = self->state.is_favourite;
  g_autofree char *label = NULL;

  if (is_favourite)
    /* Translators: %s is the name of a game, such as Klondike */
    label = g_strdup_printf (_("Remove %s from the favourites"), name);
  else
    /* Translators: %s is the name of a game, such as Klondike */
    label = g_strdup_printf (_("Add %s to the favourites"), name);
  gtk_button_set_icon_name (GTK_BUTTON (self->star), is_favourite ? "starred-symbolic"
                                                                  : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (self->star, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  if (is_favourite)
    gtk_widget_add_css_class (self->star, "is-favourite");
  else
    gtk_widget_remove_css_class (self->star, "is-favourite");
}

static void
update_mark (RiffleTile *self)
{
  if (self->state.is_current && self->mark == NULL)
    {
      self->mark = mark_new ();
      gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->mark);
    }
  if (self->mark != NULL)
    gtk_widget_set_visible (self->mark, self->state.is_current);
}

static void
update (RiffleTile *self)
{
  g_autofree char *caption = riffle_tile_state_dup_caption (&self->state, self->game->variant,
                                                            self->style.has_family);
  g_autofree char *label = riffle_tile_state_dup_label (&self->state, self->game);

  riffle_facts_set_text (self->caption, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  update_star (self);
  update_mark (self);
}

/* A tile says nothing before the first time. */
static void
update_state (RiffleTile *self)
{
  const RiffleTileState *state = riffle_tile_states_get (self->states, self->game);

  if (gtk_button_get_icon_name (GTK_BUTTON (self->star)) != NULL
      && memcmp (&self->state, state, sizeof *state) == 0)
    return;
  self->state = *state;
  update (self);
}

/**
 * riffle_tile_new:
 * @game: a game
 * @pictures: where its picture comes from
 * @states: where the state of the tile comes from
 * @style: how the tiles of the section look
 *
 * Makes a tile for the chooser.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_tile_new (const PatCollectionGame *game,
                 RiffleThumbnails        *pictures,
                 RiffleTileStates        *states,
                 const RiffleTileStyle   *style)
{
  RiffleTile *self = g_object_new (RIFFLE_TYPE_TILE, NULL);

  self->game = pat_collection_game_copy (game);
  self->states = g_object_ref (states);
  self->style = *style;
  build (self, pictures);
  self->menu = riffle_tile_menu_new (GTK_WIDGET (self), game, states);
  update_state (self);
  g_signal_connect_object (states, "changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * riffle_tile_get_game:
 * @self: the tile
 *
 * Returns: (transfer none): the game
 */
const PatCollectionGame *
riffle_tile_get_game (RiffleTile *self)
{
  g_return_val_if_fail (RIFFLE_IS_TILE (self), NULL);

  return self->game;
}
