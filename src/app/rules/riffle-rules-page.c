/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as a page to read, and what each of its piles is. */
#include "config.h"

#include "riffle-rules-page.h"

#include <glib/gi18n.h>

#include "riffle-links.h"
#include "riffle-rules-picture.h"
#include "riffle-text.h"
#include "ui-compat.h"

#define WIDTH  560 /* pixels */
#define HEIGHT 640

/* Each line is a text of its own: of one with more lines screen readers would read the last. */
static void
add_section (GtkBox     *box,
             const char *title,
             const char *text)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (title != NULL && *title != '\0')
    gtk_box_append (GTK_BOX (section), riffle_text_new_heading (title, "heading", 3));
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      gtk_box_append (GTK_BOX (section), riffle_text_new (lines[i], NULL));
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

/* Who cannot see the picture hears the text that says the same. */
static const char *
find_layout_text (GPtrArray *sections)
{
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      /* Translators: a heading of the rules: how the piles lie */
      if (g_str_equal (section->title, _("Layout")))
        return section->text;
    }
  return _("Layout of the cards at the start");
}

/* Whether a section says how the game is won: that comes before the picture. */
static gboolean
is_idea (const PatSection *section)
{
  /* Translators: a heading of the rules */
  return g_str_equal (section->title, _("Object of the Game"));
}

/* The idea of the game, then what it looks like. */
static void
add_beginning (GtkBox      *box,
               RiffleBoard *board,
               PatGame     *game,
               GPtrArray   *sections)
{
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      if (is_idea (section))
        gtk_box_append (box, riffle_text_new (section->text, "riffle-idea"));
    }
  gtk_box_append (box, riffle_rules_picture_new (board, game, find_layout_text (sections)));
}

static void
add_all_piles (GtkBox         *box,
               const PatRules *rules)
{
  GtkWidget *title = riffle_text_new_heading (_("The Piles, One by One"), "title-4", 2);

  gtk_widget_set_margin_top (title, 12);
  gtk_box_append (box, title);
  add_piles (box, rules);
}

/* The places are those of the book. */
static GtkWidget *
links_new (void)
{
  GtkWidget *links = riffle_links_new (C_("book", "See also"));

  riffle_links_add (links, C_("book", "Introduction to Solitaire"), RIFFLE_RULES_OPEN_BOOK,
                    "introduction");
  riffle_links_add (links, C_("book", "Scoring"), RIFFLE_RULES_OPEN_BOOK, "scoring");
  riffle_links_add (links, C_("book", "Glossary"), RIFFLE_RULES_OPEN_BOOK, "glossary");
  riffle_links_add (links, C_("book", "Rules of All Games"), RIFFLE_RULES_OPEN_BOOK, "games");
  return links;
}

/**
 * riffle_rules_page_new_text:
 * @board: a board, with the deck and the sides that the player wants
 * @game: a game
 *
 * Makes the text of the rules that a game is played by, its options included. It begins with the
 * name of the game and ends with buttons for the action RIFFLE_RULES_OPEN_BOOK.
 *
 * Returns: (transfer floating): a column of texts
 */
GtkWidget *
riffle_rules_page_new_text (RiffleBoard *board,
                            PatGame     *game)
{
  const PatRules *rules = pat_game_get_rules (game);
  const char *name = pat_variant_get_name (pat_game_get_variant (game));
  g_autoptr (GPtrArray) sections = pat_words_rules (rules);
  GtkWidget *box = riffle_text_new_column ();

  gtk_box_append (GTK_BOX (box), riffle_text_new_heading (name, "title-1", 1));
  add_beginning (GTK_BOX (box), board, game, sections);
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = g_ptr_array_index (sections, i);

      if (!is_idea (section))
        add_section (GTK_BOX (box), section->title, section->text);
    }
  add_all_piles (GTK_BOX (box), rules);
  gtk_box_append (GTK_BOX (box), links_new ());
  return box;
}

/**
 * riffle_rules_page_new:
 * @board: a board, with the deck and the sides that the player wants
 * @game: a game
 *
 * Makes a dialog with the rules that a game is played by, its options included.
 *
 * Returns: (transfer none): the dialog, to be shown with riffle_ui_present_tall ()
 */
GtkWidget *
riffle_rules_page_new (RiffleBoard *board,
                       PatGame     *game)
{
  const char *name = pat_variant_get_name (pat_game_get_variant (game));
  /* Translators: the title of the page of rules; %s is the name of a game, such as Klondike */
  g_autofree char *title = g_strdup_printf (_("Rules of %s"), name);

  return riffle_ui_page_new (title, riffle_text_scroll (riffle_rules_page_new_text (board, game)),
                             WIDTH, HEIGHT);
}
