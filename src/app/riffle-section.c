/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading in the chooser with the tiles below it. */
#include "config.h"

#include "riffle-section.h"

#define MAX_COLUMNS 6

struct _RiffleSection
{
  GtkBox      parent_instance;

  GtkFlowBox *tiles;
  char       *words; /* what the player searches for */
};

enum
{
  CHOSEN,
  STARRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleSection, riffle_section, GTK_TYPE_BOX)

static void
activated_cb (RiffleSection   *self,
              GtkFlowBoxChild *child)
{
  g_signal_emit (self, signals[CHOSEN], 0, riffle_tile_get_variant (RIFFLE_TILE (child)));
}

static void
starred_cb (RiffleSection *self,
            gboolean       is_favourite,
            RiffleTile    *tile)
{
  g_signal_emit (self, signals[STARRED], 0, riffle_tile_get_variant (tile), is_favourite);
}

/* An arrow key at the edge of a section goes on to the next one. */
static gboolean
keynav_failed_cb (RiffleSection    *self,
                  GtkDirectionType  direction)
{
  GtkWidget *next = NULL;

  if (direction == GTK_DIR_DOWN)
    next = gtk_widget_get_next_sibling (GTK_WIDGET (self));
  else if (direction == GTK_DIR_UP)
    next = gtk_widget_get_prev_sibling (GTK_WIDGET (self));
  while (next != NULL && !gtk_widget_get_visible (next))
    next = direction == GTK_DIR_DOWN ? gtk_widget_get_next_sibling (next)
    : gtk_widget_get_prev_sibling (next);
  return next != NULL && gtk_widget_child_focus (next, direction);
}

static gboolean
matches (GtkFlowBoxChild *child,
         gpointer         data)
{
  RiffleSection *self = data;

  return pat_variant_matches (riffle_tile_get_variant (RIFFLE_TILE (child)), self->words);
}

static void
riffle_section_finalize (GObject *object)
{
  g_free (RIFFLE_SECTION (object)->words);
  G_OBJECT_CLASS (riffle_section_parent_class)->finalize (object);
}

static void
riffle_section_class_init (RiffleSectionClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_section_finalize;

  /**
   * RiffleSection::chosen:
   * @variant: what the player wants to play
   */
  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_SECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL,
                                  G_TYPE_NONE, 1, PAT_TYPE_VARIANT);
  /**
   * RiffleSection::starred:
   * @variant: a variant
   * @is_favourite: whether the player wants it among the favourites
   */
  signals[STARRED] = g_signal_new ("starred", RIFFLE_TYPE_SECTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL,
                                   G_TYPE_NONE, 2, PAT_TYPE_VARIANT, G_TYPE_BOOLEAN);
}

static void
riffle_section_init (RiffleSection *self)
{
  self->words = g_strdup ("");
  self->tiles = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->tiles, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->tiles, TRUE);
  gtk_flow_box_set_min_children_per_line (self->tiles, 2);
  gtk_flow_box_set_max_children_per_line (self->tiles, MAX_COLUMNS);
  gtk_flow_box_set_filter_func (self->tiles, matches, self, NULL);
  gtk_widget_set_halign (GTK_WIDGET (self->tiles), GTK_ALIGN_START);
  g_signal_connect_swapped (self->tiles, "child-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->tiles, "keynav-failed", G_CALLBACK (keynav_failed_cb), self);
}

/**
 * riffle_section_new:
 * @title: the heading
 *
 * Returns: (transfer floating): a section without tiles
 */
GtkWidget *
riffle_section_new (const char *title)
{
  RiffleSection *self = g_object_new (RIFFLE_TYPE_SECTION,
                                      "orientation", GTK_ORIENTATION_VERTICAL,
                                      "spacing", 6,
                                      NULL);
  GtkWidget *heading = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_margin_start (heading, 6);
  gtk_widget_add_css_class (heading, "title-4");
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->tiles));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  return GTK_WIDGET (self);
}

/**
 * riffle_section_add:
 * @self: the section
 * @tile: a tile
 *
 * Adds a tile at the end.
 */
void
riffle_section_add (RiffleSection *self,
                    RiffleTile    *tile)
{
  g_return_if_fail (RIFFLE_IS_SECTION (self));

  g_signal_connect_object (tile, "starred", G_CALLBACK (starred_cb), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->tiles, GTK_WIDGET (tile));
}

/**
 * riffle_section_clear:
 * @self: the section
 *
 * Removes all tiles.
 */
void
riffle_section_clear (RiffleSection *self)
{
  GtkWidget *child;

  g_return_if_fail (RIFFLE_IS_SECTION (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_flow_box_remove (self->tiles, child);
}

/**
 * riffle_section_get_tile:
 * @self: the section
 * @nth: from 0
 *
 * Returns: (transfer none) (nullable): a tile
 */
RiffleTile *
riffle_section_get_tile (RiffleSection *self,
                         guint          nth)
{
  g_return_val_if_fail (RIFFLE_IS_SECTION (self), NULL);

  return (RiffleTile *) gtk_flow_box_get_child_at_index (self->tiles, (int) nth);
}

/**
 * riffle_section_filter:
 * @self: the section
 * @words: what the player searches for; empty: everything
 *
 * Shows only what matches, and hides the section where nothing does.
 *
 * Returns: how many tiles are shown
 */
guint
riffle_section_filter (RiffleSection *self,
                       const char    *words)
{
  guint n_shown = 0;

  g_return_val_if_fail (RIFFLE_IS_SECTION (self), 0);

  g_free (self->words);
  self->words = g_strdup (words);
  gtk_flow_box_invalidate_filter (self->tiles);
  for (int i = 0; gtk_flow_box_get_child_at_index (self->tiles, i) != NULL; i++)
    n_shown += matches (gtk_flow_box_get_child_at_index (self->tiles, i), self);
  gtk_widget_set_visible (GTK_WIDGET (self), n_shown > 0);
  return n_shown;
}

/* How well a name that is asked for fits; aliases, family and source may have been meant, too. */
static guint
rate (PatVariant *variant,
      const char *words)
{
  g_autofree char *name = g_utf8_casefold (pat_variant_get_name (variant), -1);
  g_autofree char *asked = g_utf8_casefold (words, -1);

  if (g_str_equal (name, asked))
    return 4;
  if (g_str_has_prefix (name, asked))
    return 3;
  return strstr (name, asked) != NULL ? 2 : 1;
}

/**
 * riffle_section_find_best:
 * @self: the section
 * @rating: (inout): the rating to surpass
 *
 * Finds the game whose name comes closest to what the player searches for.
 *
 * Returns: (transfer none) (nullable): the variant of a tile that is shown, or %NULL if none is
 * better than @rating
 */
PatVariant *
riffle_section_find_best (RiffleSection *self,
                          guint         *rating)
{
  PatVariant *best = NULL;
  GtkFlowBoxChild *child;

  g_return_val_if_fail (RIFFLE_IS_SECTION (self), NULL);

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->tiles, i)) != NULL; i++)
    {
      PatVariant *variant = riffle_tile_get_variant (RIFFLE_TILE (child));
      guint own = matches (child, self) ? rate (variant, self->words) : 0;

      if (own > *rating)
        {
          *rating = own;
          best = variant;
        }
    }
  return best;
}
