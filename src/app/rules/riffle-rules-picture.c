/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of how a game is dealt. A click on a pile marks it, and tells below the picture what it
 * is, what it takes and what leaves it. */
#include "config.h"

#include "riffle-rules-picture.h"

#include "riffle-board-picture.h"
#include "riffle-text.h"

#define GAP 8 /* pixels */

/* The game may be another one by the time of the click: the rules are those of the picture. */
typedef struct
{
  PatRules  *rules;
  GtkWidget *help;  /* seen as soon as a pile was clicked */
  GtkLabel  *name;
  GtkLabel  *text;
} Caption;

static void
caption_free (gpointer data)
{
  Caption *caption = data;

  pat_rules_unref (caption->rules);
  g_free (caption);
}

static void
pile_chosen_cb (RiffleBoardPicture *picture,
                guint               pile,
                Caption            *caption)
{
  g_autofree char *name = pat_words_pile (caption->rules, pile);
  g_autofree char *text = pat_words_pile_help (caption->rules, pile);

  riffle_board_picture_mark_pile (picture, (int) pile);
  gtk_label_set_text (caption->name, name);
  gtk_label_set_text (caption->text, text);
  gtk_widget_set_visible (caption->help, TRUE);
}

static GtkWidget *
help_new (Caption *caption)
{
  GtkWidget *help = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP / 2);
  GtkWidget *name = riffle_text_new (NULL, "heading"), *text = riffle_text_new (NULL, NULL);

  caption->help = help;
  caption->name = GTK_LABEL (name);
  caption->text = GTK_LABEL (text);
  gtk_box_append (GTK_BOX (help), name);
  gtk_box_append (GTK_BOX (help), text);
  gtk_widget_set_visible (help, FALSE);
  return help;
}

/**
 * riffle_rules_picture_new:
 * @board: a board, with the deck and the sides that the player wants
 * @game: a game
 * @label: what is to be seen, in sentences, for those who cannot see it
 *
 * Returns: (transfer floating): the picture, with room for what is told of a pile
 */
GtkWidget *
riffle_rules_picture_new (RiffleBoard *board,
                          PatGame     *game,
                          const char  *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *picture = riffle_board_picture_new (board, game);
  Caption *caption = g_new0 (Caption, 1);

  caption->rules = pat_rules_ref ((PatRules *) pat_game_get_rules (game));
  riffle_board_picture_set_label (RIFFLE_BOARD_PICTURE (picture), label);
  g_object_set_data_full (G_OBJECT (picture), "riffle-caption", caption, caption_free);
  g_signal_connect (picture, "chosen", G_CALLBACK (pile_chosen_cb), caption);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), help_new (caption));
  return box;
}
