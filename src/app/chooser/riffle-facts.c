/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short facts in lines: two stand side by side where there is room for both. A label would break
 * its lines within a fact, or leave the sign between two facts at the end of a line. */
#include "config.h"

#include "riffle-facts.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

struct _RiffleFacts
{
  GtkWidget  parent_instance;

  char     **lines; /* facts that belong together have a tab between them */
};

G_DEFINE_FINAL_TYPE (RiffleFacts, riffle_facts, GTK_TYPE_WIDGET)

static PangoLayout *
layout_new (RiffleFacts *self,
            const char  *text,
            int          width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  return layout;
}

static gboolean
fits (RiffleFacts *self,
      const char  *text,
      int          width)
{
  g_autoptr (PangoLayout) layout = layout_new (self, text, -1);
  int needed;

  pango_layout_get_pixel_size (layout, &needed, NULL);
  return width < 0 || needed <= width;
}

/* Adds facts to a line as long as they fit, and goes on in the next one. */
static void
add_facts (RiffleFacts *self,
           GString     *text,
           const char  *line,
           int          width)
{
  g_auto (GStrv) facts = g_strsplit (line, "\t", -1);
  g_autofree char *last = g_strdup (facts[0]);

  for (guint i = 1; last != NULL && facts[i] != NULL; i++)
    {
      /* Translators: two short facts about a game, such as “2 decks · 5 wins” */
      g_autofree char *joined = g_strdup_printf (C_("facts", "%s · %s"), last, facts[i]);

      if (!fits (self, joined, width))
        {
          g_string_append (text, last);
          g_string_append_c (text, '\n');
          g_free (g_steal_pointer (&joined));
          joined = g_strdup (facts[i]);
        }
      g_free (last);
      last = g_steal_pointer (&joined);
    }
  g_string_append (text, last != NULL ? last : "");
}

/**
 * riffle_facts_dup_lines:
 * @self: the facts
 * @width: in pixels; -1: as much as is needed
 *
 * Returns: (transfer full): the facts as they are written in that width, before a fact that is
 *   too long itself is wrapped
 */
char *
riffle_facts_dup_lines (RiffleFacts *self,
                        int          width)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (RIFFLE_IS_FACTS (self), NULL);

  for (char **line = self->lines; line != NULL && *line != NULL; line++)
    {
      if (line != self->lines)
        g_string_append_c (text, '\n');
      add_facts (self, text, *line, width);
    }
  return g_string_free (text, FALSE);
}

static PangoLayout *
layout_new_for_width (RiffleFacts *self,
                      int          width)
{
  g_autofree char *text = riffle_facts_dup_lines (self, width);

  return layout_new (self, text, width);
}

static GtkSizeRequestMode
riffle_facts_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What stands above the facts decides how wide they are. */
static void
riffle_facts_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  g_autoptr (PangoLayout) layout = NULL;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  layout = layout_new_for_width (RIFFLE_FACTS (widget), for_size);
  pango_layout_get_pixel_size (layout, NULL, natural);
  *minimum = *natural;
}

static void
riffle_facts_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  g_autoptr (PangoLayout) layout = layout_new_for_width (RIFFLE_FACTS (widget),
                                                         gtk_widget_get_width (widget));
  GdkRGBA colour;

  riffle_ui_get_colour (widget, &colour);
  gtk_snapshot_append_layout (snapshot, layout, &colour);
}

static void
riffle_facts_finalize (GObject *object)
{
  g_strfreev (RIFFLE_FACTS (object)->lines);
  G_OBJECT_CLASS (riffle_facts_parent_class)->finalize (object);
}

static void
riffle_facts_class_init (RiffleFactsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = riffle_facts_finalize;
  widget_class->get_request_mode = riffle_facts_get_request_mode;
  widget_class->measure = riffle_facts_measure;
  widget_class->snapshot = riffle_facts_snapshot;
  gtk_widget_class_set_css_name (widget_class, "facts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
riffle_facts_init (RiffleFacts *self)
{
}

/**
 * riffle_facts_new:
 *
 * Returns: (transfer floating): a widget that shows facts, and none at first
 */
GtkWidget *
riffle_facts_new (void)
{
  return g_object_new (RIFFLE_TYPE_FACTS, NULL);
}

/**
 * riffle_facts_set_text:
 * @self: the facts
 * @text: a line for those that belong together, with tabs between them
 *
 * Shows other facts.
 */
void
riffle_facts_set_text (RiffleFacts *self,
                       const char  *text)
{
  g_return_if_fail (RIFFLE_IS_FACTS (self));

  g_strfreev (self->lines);
  self->lines = g_strsplit (text, "\n", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
