/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the board's style sheet, once for each display. */
#include "config.h"

#include "riffle-board-style.h"

#define KEY "riffle-board-style"

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
