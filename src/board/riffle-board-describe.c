/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards are in the window, as tests want to know it; only compiled with them. */
#include "config.h"

#include "riffle-board-describe.h"

#include "riffle-board-private.h"

static void
describe_card (RiffleBoard *self,
               GString     *text,
               RifflePile  *pile,
               int          index)
{
  graphene_rect_t bounds;

  if (riffle_board_get_card_bounds (self, pile->number, index, &bounds))
    g_string_append_printf (text, " %g %g %g %g", bounds.origin.x, bounds.origin.y,
                            bounds.size.width,
                            bounds.size.height);
}

/**
 * riffle_board_describe:
 *
 * Describes the board for tests: for each pile a line with its code, the number of its cards,
 * and the place of its top
 * card (or of the empty pile) in the window: x, y, width and height; then, for each card below
 * it from the top down,
 * x, y, width and height again.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_board_describe (RiffleBoard *self)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  for (guint i = 0; i < riffle_table_get_n_piles (self->table); i++)
    {
      const PatRules *rules = pat_game_get_rules (riffle_table_get_game (self->table));
      RifflePile *pile = riffle_table_get_pile (self->table, i);

      g_string_append_printf (text, "%c%u %u",
                              pat_role_get_letter (pat_rules_get_role (rules, i)),
                              pat_rules_get_number (rules, i), pile->cards->len);
      describe_card (self, text, pile, (int) pile->cards->len - 1);
      for (int k = (int) pile->cards->len - 2; k >= 0; k--)
        describe_card (self, text, pile, k);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  RiffleBoard *board;
  GString     *text;
} Description;

static void
describe_raised (gpointer data,
                 gpointer user_data)
{
  RiffleCard *card = data;
  Description *description = user_data;
  RiffleBoard *self = description->board;
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (self->table));
  graphene_rect_t bounds;

  if (!riffle_board_get_card_bounds (self, card->pile, card->index, &bounds))
    return;
  g_string_append_printf (description->text, "%c%u %u %g %g\n",
                          pat_role_get_letter (pat_rules_get_role (rules, card->pile)),
                          pat_rules_get_number (rules, card->pile), card->index + 1u,
                          bounds.origin.x + card->at.x - card->target.x,
                          bounds.origin.y + card->at.y - card->target.y);
}

/**
 * riffle_board_describe_held:
 *
 * Tells tests what the pointer or a key holds up: a line for each card that follows the pointer or
 * is looked at, with the code of its pile, its number from 1 at the bottom, and x and y where it is
 * drawn; and a line with the code of a pile that is spread out.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_board_describe_held (RiffleBoard *self)
{
  GString *text = g_string_new (NULL);
  Description description = { self, text };
  const PatRules *rules;
  int pile;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  riffle_drag_foreach (self->drag, describe_raised, &description);
  if (riffle_peek_get_card (self->peek) != NULL)
    describe_raised (riffle_peek_get_card (self->peek), &description);
  pile = riffle_peek_get_pile (self->peek);
  if (pile >= 0)
    {
      rules = pat_game_get_rules (riffle_table_get_game (self->table));
      g_string_append_printf (text, "%c%u\n",
                              pat_role_get_letter (pat_rules_get_role (rules, (guint) pile)),
                              pat_rules_get_number (rules, (guint) pile));
    }
  return g_string_free (text, FALSE);
}

static gboolean
find_bounds (GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x, y;

  if (native == NULL || !gtk_widget_compute_bounds (widget, GTK_WIDGET (native), bounds))
    return FALSE;
  gtk_native_get_surface_transform (native, &x, &y);
  graphene_rect_offset (bounds, (float) x, (float) y);
  return TRUE;
}

/**
 * riffle_board_describe_area:
 *
 * Tells tests where the board is in the window: x, y, width and height, and then the same of the
 * part that is seen, which is less if the board is scrolled.
 *
 * Returns: (transfer full): the text
 */
char *
riffle_board_describe_area (RiffleBoard *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t all, seen;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), NULL);

  if (parent == NULL || !find_bounds (GTK_WIDGET (self), &all) || !find_bounds (parent, &seen))
    return g_strdup ("");
  graphene_rect_intersection (&all, &seen, &seen);
  return g_strdup_printf ("%g %g %g %g %g %g %g %g", all.origin.x, all.origin.y, all.size.width,
                          all.size.height, seen.origin.x, seen.origin.y, seen.size.width,
                          seen.size.height);
}
