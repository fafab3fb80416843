/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row in which the player chooses how hard a deal is to be: any, or one of four words. */
#include "config.h"

#include "riffle-difficulty-choice.h"

#include <glib/gi18n.h>

#include "riffle-difficulty-text.h"

#define LIST "riffle-difficulty-list"

/* A number that is not asked for cannot be written. */
static void
selected_cb (GtkDropDown *list,
             GParamSpec  *pspec,
             GtkWidget   *choice)
{
  GtkWidget *entry = gtk_widget_get_prev_sibling (choice);

  if (entry != NULL)
    gtk_widget_set_sensitive (entry, gtk_drop_down_get_selected (list) == 0);
}

static GtkWidget *
list_new (void)
{
  /* Translators: a choice: how hard a deal is to be */
  GtkStringList *words = gtk_string_list_new ((const char *[]) { C_ ("difficulty", "Any"), NULL });

  for (guint i = PAT_DIFFICULTY_EASY; i <= PAT_DIFFICULTY_EXPERT; i++)
    gtk_string_list_append (words, riffle_difficulty_get_word (i));
  return gtk_drop_down_new (G_LIST_MODEL (words), NULL);
}

/**
 * riffle_difficulty_choice_new:
 *
 * Makes a choice of how hard a deal is to be. As long as it is not “Any”, the widget above it, in
 * which a number is written, cannot be used.
 *
 * Returns: (transfer floating): a row with a list
 */
GtkWidget *
riffle_difficulty_choice_new (void)
{
  GtkWidget *choice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("Di_fficulty"));
  GtkWidget *list = list_new ();

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), list);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_box_append (GTK_BOX (choice), label);
  gtk_box_append (GTK_BOX (choice), list);
  g_object_set_data (G_OBJECT (choice), LIST, list);
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (selected_cb), choice, 0);
  return choice;
}

/**
 * riffle_difficulty_choice_get:
 * @choice: from riffle_difficulty_choice_new ()
 *
 * Returns: how hard a deal is to be, %PAT_DIFFICULTY_UNKNOWN if the player does not mind
 */
PatDifficulty
riffle_difficulty_choice_get (GtkWidget *choice)
{
  GtkDropDown *list = g_object_get_data (G_OBJECT (choice), LIST);
  guint selected = gtk_drop_down_get_selected (list);

  return selected == 0 ? PAT_DIFFICULTY_UNKNOWN : PAT_DIFFICULTY_EASY + selected - 1;
}
