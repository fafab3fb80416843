/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the board's style sheet, once for each display, and tells it how large the cards are. */
#include "config.h"

#include "riffle-board-style.h"

#define KEY        "riffle-board-style"
#define SMALL_CARD 100 /* pixels */
#define LARGE_CARD 170

/* A static library's resources are dropped by the linker unless something asks for them. */
GResource *riffle_board_get_resource (void);

void
riffle_board_style_load (GdkDisplay *display)
{
  GtkCssProvider *provider;

  if (g_object_get_data (G_OBJECT (display), KEY) != NULL)
    return;
  g_resources_register (riffle_board_get_resource ());
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/rifflecards/Riffle/board/board.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data_full (G_OBJECT (display), KEY, provider, g_object_unref);
}

static void
set_class (GtkWidget  *board,
           const char *name,
           gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (board, name);
  else
    gtk_widget_remove_css_class (board, name);
}

/* Marks on large cards are drawn with thicker lines; on small ones they must not hide the index. */
void
riffle_board_style_set_card_width (GtkWidget *board,
                                   double     width)
{
  set_class (board, "small", width < SMALL_CARD);
  set_class (board, "large", width >= LARGE_CARD);
}
