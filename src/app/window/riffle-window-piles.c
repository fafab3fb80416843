/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking into piles, and help about them: the player points at one after the other. */
#include "config.h"

#include "riffle-window-private.h"

/* The panel is made when it is needed first. */
static void
ensure_panel (RiffleWindow *self)
{
  if (self->panel != NULL)
    return;
  self->panel = RIFFLE_PILE_PANEL (riffle_pile_panel_new (self->board));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->panel));
}

/* The same key that opened the panel closes it; the other one tells other things of the pile. */
static void
toggle (RiffleWindow        *self,
        RifflePilePanelKind  kind)
{
  guint pile = 0;
  int index;

  ensure_panel (self);
  if (riffle_board_is_choosing (self->board) && riffle_pile_panel_get_kind (self->panel) == kind)
    {
      riffle_board_end_choosing (self->board);
      return;
    }
  riffle_pile_panel_set_kind (self->panel, kind);
  if (!riffle_board_get_focus (self->board, &pile, &index))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  riffle_board_begin_choosing (self->board, pile);
}

static void
piles_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  toggle (RIFFLE_WINDOW (widget), RIFFLE_PILE_PANEL_CARDS);
}

static void
pile_help_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  toggle (RIFFLE_WINDOW (widget), RIFFLE_PILE_PANEL_HELP);
}

void
riffle_window_class_install_piles (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.pile-help", pile_help_cb },
    { "win.piles", piles_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
}
