/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as a page to read, and what each of its piles is. */
#include "config.h"

#include "riffle-rules-page.h"

#include <glib/gi18n.h>

#include "ui-compat.h"

#define WIDTH  560 /* pixels */
#define HEIGHT 640

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_section (GtkBox     *box,
             const char *title,
             const char *text)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  if (title != NULL && *title != '\0')
    gtk_box_append (GTK_BOX (section), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (section), label_new (text, NULL));
  gtk_box_append (box, section);
}

/* Piles of one row are alike: the first one speaks for all. */
static void
add_piles (GtkBox         *box,
           const PatRules *rules)
{
  guint last_row = G_MAXUINT;

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      guint row = pat_rules_get_row_index (rules, pile);
      g_autofree char *help = NULL;
      g_autofree char *name = NULL;

      if (row == last_row)
        continue;
      last_row = row;
      help = pat_words_pile_help (rules, pile);
      name = pat_words_pile (rules, pile);
      if (help != NULL && *help != '\0')
        add_section (box, name, help);
    }
}

static GtkWidget *
page_new (PatGame *game)
{
  const PatRules *rules = pat_game_get_rules (game);
  g_autoptr (GPtrArray) sections = pat_words_rules (rules);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *piles;

  gtk_box_append (GTK_BOX (box),
                  label_new (pat_variant_get_name (pat_game_get_variant (game)), "title-1"));
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      add_section (GTK_BOX (box), section->title, section->text);
    }
  piles = label_new (_("The Piles, One by One"), "title-4");
  gtk_widget_set_margin_top (piles, 12);
  gtk_box_append (GTK_BOX (box), piles);
  add_piles (GTK_BOX (box), rules);
  gtk_widget_add_css_class (box, "riffle-rules");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

/**
 * riffle_rules_page_present:
 * @parent: a widget of the window that the page belongs to
 * @game: a game
 *
 * Shows the rules that a game is played by, its options included.
 */
void
riffle_rules_page_present (GtkWidget *parent,
                           PatGame   *game)
{
  riffle_ui_present (riffle_ui_page_new (_("Rules"), page_new (game), WIDTH, HEIGHT), parent);
}
