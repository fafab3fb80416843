/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Help about a pile: what it is in this game, what it takes and what leaves it. */
#include "config.h"

#include "riffle-pile-help.h"

#include <glib/gi18n.h>

#include "riffle-board-picture.h"
#include "riffle-pile-choice.h"
#include "riffle-text.h"
#include "ui-compat.h"

#define WIDTH  520 /* pixels */
#define HEIGHT 600

/* What the page needs while it is open. */
typedef struct
{
  PatRules           *rules;
  RiffleBoardPicture *picture;
  GtkDropDown        *choice;
  GtkLabel           *help;
} Help;

static void
help_free (Help *help)
{
  pat_rules_unref (help->rules);
  g_free (help);
}

static void
explain (Help *help)
{
  guint pile = gtk_drop_down_get_selected (help->choice);
  g_autofree char *text = pat_words_pile_help (help->rules, pile);

  gtk_label_set_text (help->help, text);
  riffle_board_picture_mark_pile (help->picture, (int) pile);
}

static void
pile_chosen_cb (Help  *help,
                guint  pile)
{
  gtk_drop_down_set_selected (help->choice, pile);
}

static GtkWidget *
picture_new (Help        *help,
             RiffleBoard *board)
{
  GtkWidget *picture = riffle_board_picture_new (board);

  help->picture = RIFFLE_BOARD_PICTURE (picture);
  riffle_board_picture_set_label (help->picture,
                                  _("How the cards are dealt; the pile is marked"));
  g_signal_connect_swapped (picture, "chosen", G_CALLBACK (pile_chosen_cb), help);
  return picture;
}

static GtkWidget *
content_new (Help        *help,
             RiffleBoard *board,
             guint        pile)
{
  GtkWidget *column = riffle_text_new_column ();
  GtkWidget *text = riffle_text_new (NULL, NULL);

  help->help = GTK_LABEL (text);
  gtk_box_append (GTK_BOX (column), riffle_pile_choice_new (help->rules, pile, &help->choice));
  gtk_box_append (GTK_BOX (column), text);
  gtk_box_append (GTK_BOX (column), picture_new (help, board));
  g_signal_connect_swapped (help->choice, "notify::selected", G_CALLBACK (explain), help);
  return riffle_text_scroll (column);
}

/**
 * riffle_pile_help_present:
 * @parent: a widget of the window that the page belongs to
 * @board: a board with a game
 * @pile: the pile to explain first
 *
 * Explains a pile. Others can be chosen while the page is open, from a list or from a picture of
 * the board.
 */
void
riffle_pile_help_present (GtkWidget   *parent,
                          RiffleBoard *board,
                          guint        pile)
{
  Help *help = g_new0 (Help, 1);
  GtkWidget *dialog;

  help->rules = pat_rules_ref ((PatRules *) pat_game_get_rules (riffle_board_get_game (board)));
  dialog = riffle_ui_page_new (_("Help About a Pile"), content_new (help, board, pile), WIDTH,
                               HEIGHT);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-help", help, (GDestroyNotify) help_free);
  explain (help);
  riffle_ui_present (dialog, parent);
}
