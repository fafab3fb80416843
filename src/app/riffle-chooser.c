/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses a game. */
#include "config.h"

#include "riffle-chooser.h"

#include <glib/gi18n.h>

#include "riffle-section.h"
#include "riffle-tile.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-chooser.ui"

struct _RiffleChooser
{
  GtkWidget       parent_instance;

  PatRegistry    *registry;
  GSettings      *settings;
  RiffleDeck     *deck;
  PatVariant     *current;    /* (nullable): what is being played */
  RiffleSection  *favourites;
  RiffleSection  *recent;
  GPtrArray      *families;   /* of RiffleSection, borrowed */

  GtkWidget      *header;
  GtkSearchEntry *search;
  GtkWidget      *back;
  GtkStack       *stack;
  GtkBox         *sections;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleChooser, riffle_chooser, GTK_TYPE_WIDGET)

static const char *
get_words (RiffleChooser *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

/* While the player searches, each game stands in one place only. */
static void
update_sections (RiffleChooser *self)
{
  const char *words = get_words (self);
  gboolean is_searching = *words != '\0';
  guint n_found = 0;

  for (guint i = 0; i < self->families->len; i++)
    n_found += riffle_section_filter (g_ptr_array_index (self->families, i), words);
  gtk_widget_set_visible (GTK_WIDGET (self->favourites),
                          !is_searching && riffle_section_filter (self->favourites, "") > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->recent),
                          !is_searching && riffle_section_filter (self->recent, "") > 0);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->registry)) == 0)
    gtk_stack_set_visible_child_name (self->stack, "empty");
  else
    gtk_stack_set_visible_child_name (self->stack, n_found > 0 ? "games" : "nothing");
}

/* Letters reach the entry wherever the focus is; Escape and Return would not. */
static void
focus_search (RiffleChooser *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}

static void
search_changed_cb (RiffleChooser *self)
{
  update_sections (self);
  if (*get_words (self) != '\0')
    focus_search (self);
}

/* Return takes the game that was meant most likely, among equals the first. */
static void
search_activate_cb (RiffleChooser *self)
{
  PatVariant *best = NULL;
  guint rating = 0;

  update_sections (self);
  for (guint i = 0; i < self->families->len; i++)
    {
      PatVariant *variant = riffle_section_find_best (g_ptr_array_index (self->families, i),
                                                      &rating);

      if (variant != NULL)
        best = variant;
    }
  if (best != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, best);
}

static void
stop_search_cb (RiffleChooser *self)
{
  if (*get_words (self) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static gboolean
is_favourite (RiffleChooser *self,
              PatVariant    *variant)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "favourites");

  return g_strv_contains ((const char *const *) ids, pat_variant_get_id (variant));
}

static void
starred_cb (RiffleChooser *self,
            PatVariant    *variant,
            gboolean       is_wanted)
{
  g_auto (GStrv) old = g_settings_get_strv (self->settings, "favourites");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *id = pat_variant_get_id (variant);

  for (guint i = 0; old[i] != NULL; i++)
    if (!g_str_equal (old[i], id))
      g_ptr_array_add (ids, old[i]);
  if (is_wanted)
    g_ptr_array_add (ids, (gpointer) id);
  g_ptr_array_add (ids, NULL);
  g_settings_set_strv (self->settings, "favourites", (const char *const *) ids->pdata);
}

static void
chosen_cb (RiffleChooser *self,
           PatVariant    *variant)
{
  g_signal_emit (self, signals[CHOSEN], 0, variant);
}

static RiffleSection *
add_section (RiffleChooser *self,
             const char    *title)
{
  GtkWidget *section = riffle_section_new (title);

  g_signal_connect_swapped (section, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (section, "starred", G_CALLBACK (starred_cb), self);
  gtk_box_append (self->sections, section);
  return RIFFLE_SECTION (section);
}

static void
add_tile (RiffleChooser *self,
          RiffleSection *section,
          PatVariant    *variant,
          gboolean       has_family)
{
  GtkWidget *tile = riffle_tile_new (variant, self->deck, has_family);

  riffle_tile_set_favourite (RIFFLE_TILE (tile), is_favourite (self, variant));
  riffle_tile_set_current (RIFFLE_TILE (tile), variant == self->current);
  riffle_section_add (section, RIFFLE_TILE (tile));
}

/* What is no longer loaded is left out, but stays in the setting: it may come back. */
static void
fill_from_setting (RiffleChooser *self,
                   RiffleSection *section,
                   const char    *key)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, key);

  riffle_section_clear (section);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      PatVariant *variant = pat_registry_find (self->registry, ids[i]);

      if (variant != NULL)
        add_tile (self, section, variant, TRUE);
    }
}

static void
update_tiles (RiffleChooser *self,
              RiffleSection *section)
{
  RiffleTile *tile;

  for (guint i = 0; (tile = riffle_section_get_tile (section, i)) != NULL; i++)
    {
      riffle_tile_set_favourite (tile, is_favourite (self, riffle_tile_get_variant (tile)));
      riffle_tile_set_current (tile, riffle_tile_get_variant (tile) == self->current);
    }
}

static void
update_all_tiles (RiffleChooser *self)
{
  for (guint i = 0; i < self->families->len; i++)
    update_tiles (self, g_ptr_array_index (self->families, i));
  update_tiles (self, self->favourites);
  update_tiles (self, self->recent);
}

static void
favourites_changed_cb (RiffleChooser *self)
{
  fill_from_setting (self, self->favourites, "favourites");
  update_all_tiles (self);
  update_sections (self);
}

static void
recent_changed_cb (RiffleChooser *self)
{
  fill_from_setting (self, self->recent, "recent");
  update_sections (self);
}

static int
compare_variants (gconstpointer a,
                  gconstpointer b)
{
  PatVariant *first = *(PatVariant **) a;
  PatVariant *second = *(PatVariant **) b;
  int order = g_utf8_collate (pat_variant_get_family (first), pat_variant_get_family (second));

  return order != 0 ? order
    : g_utf8_collate (pat_variant_get_name (first), pat_variant_get_name (second));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (pat_variant_get_name (*(PatVariant **) a),
                         pat_variant_get_name (*(PatVariant **) b));
}

static GPtrArray *
list_variants (RiffleChooser *self)
{
  GListModel *model = G_LIST_MODEL (self->registry);
  GPtrArray *variants = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (variants, g_list_model_get_item (model, i));
  g_ptr_array_sort (variants, compare_variants);
  return variants;
}

static guint
count_family (GPtrArray *variants,
              guint      first)
{
  const char *family = pat_variant_get_family (g_ptr_array_index (variants, first));
  guint n = 1;

  while (first + n < variants->len
         && g_str_equal (pat_variant_get_family (g_ptr_array_index (variants, first + n)), family))
    n++;
  return n;
}

static void
add_family (RiffleChooser *self,
            GPtrArray     *variants,
            guint          first,
            guint          n_variants)
{
  const char *family = pat_variant_get_family (g_ptr_array_index (variants, first));
  RiffleSection *section = add_section (self, family);

  for (guint i = first; i < first + n_variants; i++)
    add_tile (self, section, g_ptr_array_index (variants, i), FALSE);
  g_ptr_array_add (self->families, section);
}

static void
add_others (RiffleChooser *self,
            GPtrArray     *others)
{
  const char *title = self->families->len > 0 ? _("Other Games") : _("All Games");
  RiffleSection *section = add_section (self, title);

  g_ptr_array_sort (others, compare_names);
  for (guint i = 0; i < others->len; i++)
    add_tile (self, section, g_ptr_array_index (others, i), TRUE);
  g_ptr_array_add (self->families, section);
}

/* A family of one game is no family; such games share the last section. */
static void
add_families (RiffleChooser *self)
{
  g_autoptr (GPtrArray) variants = list_variants (self);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0, n = 0; i < variants->len; i += n)
    {
      n = count_family (variants, i);
      if (n > 1)
        add_family (self, variants, i, n);
      else
        g_ptr_array_add (others, g_ptr_array_index (variants, i));
    }
  add_others (self, others);
}

static void
riffle_chooser_dispose (GObject *object)
{
  RiffleChooser *self = RIFFLE_CHOOSER (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->families, g_ptr_array_unref);
  g_clear_object (&self->registry);
  g_clear_object (&self->settings);
  g_clear_object (&self->deck);
  g_clear_object (&self->current);
  G_OBJECT_CLASS (riffle_chooser_parent_class)->dispose (object);
}

static gboolean
riffle_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RIFFLE_CHOOSER (widget)->search));
}

static void
riffle_chooser_class_init (RiffleChooserClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_chooser_dispose;
  widget_class->grab_focus = riffle_chooser_grab_focus;

  /**
   * RiffleChooser::chosen:
   * @variant: what the player wants to play
   */
  signals[CHOSEN] = g_signal_new ("chosen", RIFFLE_TYPE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL,
                                  G_TYPE_NONE, 1, PAT_TYPE_VARIANT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, header);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, search);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, back);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, stack);
  gtk_widget_class_bind_template_child (widget_class, RiffleChooser, sections);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
riffle_chooser_init (RiffleChooser *self)
{
  self->families = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
}

/**
 * riffle_chooser_new:
 * @registry: the variants
 * @settings: the settings of the program, with the favourites and the recent games
 * @deck: the cards for the pictures
 *
 * Makes the page.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_chooser_new (PatRegistry *registry,
                    GSettings   *settings,
                    RiffleDeck  *deck)
{
  RiffleChooser *self = g_object_new (RIFFLE_TYPE_CHOOSER, NULL);

  self->registry = g_object_ref (registry);
  self->settings = g_object_ref (settings);
  self->deck = g_object_ref (deck);
  self->favourites = add_section (self, _("Favourites"));
  self->recent = add_section (self, _("Recent"));
  add_families (self);
  favourites_changed_cb (self);
  recent_changed_cb (self);
  g_signal_connect_object (settings, "changed::favourites", G_CALLBACK (favourites_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::recent", G_CALLBACK (recent_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->back, FALSE);
  return GTK_WIDGET (self);
}

/**
 * riffle_chooser_set_current:
 * @self: the page
 * @variant: (nullable): what is being played
 *
 * Marks the game that is being played.
 */
void
riffle_chooser_set_current (RiffleChooser *self,
                            PatVariant    *variant)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  g_set_object (&self->current, variant);
  gtk_widget_set_visible (self->back, variant != NULL);
  update_all_tiles (self);
}

/**
 * riffle_chooser_start:
 * @self: the page
 *
 * Forgets the last search.
 */
void
riffle_chooser_start (RiffleChooser *self)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  update_sections (self);
}
