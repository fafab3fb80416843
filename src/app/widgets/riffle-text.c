/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What pages to read are made of: text that wraps, and a column of it that scrolls. */
#include "config.h"

#include "riffle-text.h"

#include <adwaita.h>

#define SPACING 18 /* pixels between paragraphs */

/* Labels are given their role when they are made. */
static GtkWidget *
label_new (GtkAccessibleRole  role,
           const char        *text,
           const char        *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/**
 * riffle_text_new:
 * @text: (nullable): a text
 * @style: (nullable): a style of libadwaita, such as “heading”
 *
 * Returns: (transfer floating): a label that shows a text in full
 */
GtkWidget *
riffle_text_new (const char *text,
                 const char *style)
{
  return label_new (GTK_ACCESSIBLE_ROLE_LABEL, text, style);
}

/**
 * riffle_text_new_heading:
 * @text: a text
 * @style: a style of libadwaita, such as “heading”
 * @level: 1 for the title of a page
 *
 * Returns: (transfer floating): a label that screen readers know as a heading
 */
GtkWidget *
riffle_text_new_heading (const char *text,
                         const char *style,
                         int         level)
{
  GtkWidget *heading = label_new (GTK_ACCESSIBLE_ROLE_HEADING, text, style);

  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                  -1);
  return heading;
}

/**
 * riffle_text_new_column:
 *
 * Returns: (transfer floating): a box for the parts of a page
 */
GtkWidget *
riffle_text_new_column (void)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (column, "riffle-rules");
  return column;
}

/**
 * riffle_text_scroll:
 * @column: made by riffle_text_new_column ()
 *
 * Returns: (transfer floating): a page on which the column is never wider than is good to read
 */
GtkWidget *
riffle_text_scroll (GtkWidget *column)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

/**
 * riffle_text_expect:
 * @text: a text that is scrolled
 * @width: the width that it is going to have, in pixels
 *
 * Prepares a text for a scrolled window, which asks how high it is before it knows how wide. The
 * toolkit counts in letters then.
 */
void
riffle_text_expect (GtkLabel *text,
                    int       width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (text));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                    pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  gtk_label_set_max_width_chars (text, MAX (width * PANGO_SCALE / MAX (letter, 1), 1));
}

/**
 * riffle_text_dup_beginning:
 * @text: any text
 * @most_letters: that are wanted of it
 *
 * Shortens a text. A name from outside may be of any length; the toolkit needs minutes to fit in a
 * word of some thousand letters. The name of a folder may be no text at all, of which the toolkit
 * would show nothing.
 *
 * Returns: (transfer full): the text, or its beginning and an ellipsis
 */
char *
riffle_text_dup_beginning (const char *text,
                           guint       most_letters)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1), *start = NULL;

  if (g_utf8_strlen (valid, -1) <= (glong) most_letters)
    return g_steal_pointer (&valid);
  start = g_utf8_substring (valid, 0, most_letters);
  return g_strconcat (start, "…", NULL);
}
