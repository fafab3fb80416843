/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a press comes to: a click, a drag, a refusal or a look under a card. The signals of the
 * gesture are emitted here, as events cannot be made up; real ones are in test-board-hands.py. */
#include "config.h"

#include <math.h>

#include "riffle-press.h"

#include "board-position.h"

static const PatPileSpec piles[] = {
  { .role = PAT_TABLEAU, .count = 4, .at = { .dx = 1 }, .fan_y = 0.25, .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 4, .y = 1 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (columns, piles);

#define CARDS "tableau 1: KS 9S 8H 7C; tableau 2: TH"

typedef struct
{
  Motion             motion;
  GtkWidget         *box;      /* (owned): the board of the press */
  RifflePlaySettings settings;
  RifflePress       *press;    /* (owned) */
  GtkGesture        *gesture;  /* its own */
  GString           *told;     /* (owned): what it came to */
  guint              n_presses; /* of cards and places */
  gboolean           may_grab; /* cards may follow */
  gboolean           is_meant; /* a drop is meant for another pile */
} Fixture;

/* What the toolkit knows from the event. */
static guint pressed_button;
static graphene_point_t pressed_at;

/* These stand in for those of the toolkit. */
guint
gtk_gesture_single_get_current_button (GtkGestureSingle *gesture)
{
  return pressed_button;
}

gboolean
gtk_gesture_drag_get_start_point (GtkGestureDrag *gesture,
                                  double         *x,
                                  double         *y)
{
  *x = pressed_at.x;
  *y = pressed_at.y;
  return TRUE;
}

static void
click_cb (PatSpot          spot,
          gint64           time_msec,
          graphene_point_t at,
          gpointer         user_data)
{
  Fixture *self = user_data;

  g_assert_true (graphene_point_equal (&at, &pressed_at));
  g_string_append_printf (self->told, "click %u.%d ", spot.pile, spot.index);
}

static void
press_cb (gpointer user_data)
{
  ((Fixture *) user_data)->n_presses++;
}

static void
miss_cb (gpointer user_data)
{
  g_string_append (((Fixture *) user_data)->told, "miss ");
}

static gboolean
grab_cb (PatSpot  spot,
         gpointer user_data)
{
  Fixture *self = user_data;

  g_string_append_printf (self->told, "grab %u.%d ", spot.pile, spot.index);
  return self->may_grab;
}

static void
carry_cb (graphene_point_t offset,
          gpointer         user_data)
{
  g_string_append_printf (((Fixture *) user_data)->told, "carry %g %g ", offset.x, offset.y);
}

static gboolean
drop_cb (gpointer user_data)
{
  Fixture *self = user_data;

  g_string_append (self->told, "drop ");
  return self->is_meant;
}

static void
cancel_cb (gpointer user_data)
{
  Fixture *self = user_data;

  g_string_append (self->told, "cancel ");
  riffle_press_forget (self->press);
}

static void
refuse_cb (PatSpot  spot,
           gpointer user_data)
{
  g_string_append_printf (((Fixture *) user_data)->told, "refuse %u.%d ", spot.pile, spot.index);
}

static void
end_cb (gpointer user_data)
{
  g_string_append (((Fixture *) user_data)->told, "end ");
}

static const RifflePressFuncs funcs = {
  .press = press_cb, .click = click_cb, .miss = miss_cb, .grab = grab_cb, .carry = carry_cb,
  .drop = drop_cb, .cancel = cancel_cb, .refuse = refuse_cb, .end = end_cb,
};

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr (GListModel) controllers = NULL;

  motion_set_up (&self->motion, data);
  position_show (&self->motion, &columns, CARDS);
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->press = riffle_press_new (self->box, self->motion.board->table, &self->settings,
                                  self->motion.board->peek, &funcs, self);
  controllers = gtk_widget_observe_controllers (self->box);
  for (guint i = 0; !GTK_IS_GESTURE_DRAG (self->gesture); i++)
    {
      g_clear_object (&self->gesture);
      self->gesture = g_list_model_get_item (controllers, i);
    }
  self->told = g_string_new (NULL);
  self->may_grab = TRUE;
  pressed_button = GDK_BUTTON_PRIMARY;
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  riffle_press_free (self->press);
  g_object_unref (self->gesture);
  g_object_unref (self->box);
  g_string_free (self->told, TRUE);
  motion_tear_down (&self->motion, data);
}

/* In the middle of what is seen of a card, or of a place. */
static graphene_point_t
find_point (Fixture *self,
            guint    pile,
            int      index)
{
  RifflePile *holder = riffle_table_get_pile (self->motion.board->table, pile);
  graphene_point_t at = index < 0 ? holder->base
                        : riffle_pile_get_card (holder, (guint) index)->target;

  return GRAPHENE_POINT_INIT (at.x + (float) holder->card_width / 2, at.y + 5);
}

static void
begin (Fixture          *self,
       graphene_point_t  at)
{
  g_string_truncate (self->told, 0);
  pressed_at = at;
  g_signal_emit_by_name (self->gesture, "drag-begin", (double) at.x, (double) at.y);
}

static void
begin_on (Fixture *self,
          guint    pile,
          int      index)
{
  begin (self, find_point (self, pile, index));
}

static void
move (Fixture *self,
      double   x,
      double   y)
{
  g_signal_emit_by_name (self->gesture, "drag-update", x, y);
}

static void
end (Fixture *self)
{
  g_signal_emit_by_name (self->gesture, "drag-end", 0.0, 0.0);
}

static double
get_width (Fixture *self)
{
  return riffle_table_get_pile (self->motion.board->table, 0)->card_width;
}

static void
test_click (Fixture       *self,
            gconstpointer  data)
{
  begin_on (self, 0, 3);
  g_assert_cmpuint (self->n_presses, ==, 1);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "click 0.3 end ");

  /* A hand that shakes. */
  begin_on (self, 0, 1);
  move (self, 2, 3);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "click 0.1 end ");

  begin_on (self, 2, -1);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "click 2.-1 end ");

  begin (self, GRAPHENE_POINT_INIT (-500, -500));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "miss end ");
  g_assert_cmpuint (self->n_presses, ==, 3);

  /* A button at the side of the mouse means nothing. */
  pressed_button = 8;
  begin_on (self, 0, 3);
  g_assert_false (riffle_peek_is_open (self->motion.board->peek));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "end ");
}

static void
test_drag (Fixture       *self,
           gconstpointer  data)
{
  double far = get_width (self);

  self->is_meant = TRUE;
  begin_on (self, 0, 3);
  move (self, 2, 0);
  move (self, far, 1.4);
  move (self, far + 1, -2);
  end (self);
  g_assert_cmpstr (self->told->str, !=, "");
  g_assert_true (g_str_has_prefix (self->told->str, "grab 0.3 carry "));
  g_assert_true (g_str_has_suffix (self->told->str, " -2 drop end "));

  /* The next press is one of its own. */
  begin_on (self, 0, 1);
  move (self, 2, 0);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "click 0.1 end ");
  begin (self, GRAPHENE_POINT_INIT (-500, -500));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "miss end ");
}

/* A card that hardly left its place was clicked on, unless it was meant for another pile. */
static void
test_hardly_moved (Fixture       *self,
                   gconstpointer  data)
{
  double little = floor (get_width (self) / 4) - 1;

  begin_on (self, 0, 3);
  move (self, little, 0);
  end (self);
  g_assert_true (g_str_has_suffix (self->told->str, "drop click 0.3 end "));

  begin_on (self, 0, 3);
  move (self, little + 4, 0);
  move (self, 0, 0);
  end (self);
  g_assert_true (g_str_has_suffix (self->told->str, "carry 0 0 drop end "));

  self->is_meant = TRUE;
  begin_on (self, 0, 3);
  move (self, little, 0);
  end (self);
  g_assert_true (g_str_has_suffix (self->told->str, "drop end "));
}

/* What was pressed is gone, such as by a key: the release means nothing. */
static void
test_forgotten (Fixture       *self,
                gconstpointer  data)
{
  begin_on (self, 0, 3);
  move (self, 12, 0);
  g_string_truncate (self->told, 0);
  riffle_press_forget (self->press);
  move (self, 13, 0);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "end ");

  begin_on (self, 0, 3);
  riffle_press_forget (self->press);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "end ");
}

static void
test_denied (Fixture       *self,
             gconstpointer  data)
{
  self->may_grab = FALSE;
  begin_on (self, 0, 0);
  move (self, 2 * get_width (self), 0);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "grab 0.0 refuse 0.0 end ");

  /* Still over the card: it was clicked on. */
  begin_on (self, 0, 3);
  move (self, get_width (self) / 3, 0);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "grab 0.3 click 0.3 end ");
}

/* The middle and the right button look under what the pointer is over, wherever it goes. */
static void
test_look (Fixture       *self,
           gconstpointer  data)
{
  RiffleTable *table = self->motion.board->table;
  RifflePeek *peek = self->motion.board->peek;
  graphene_point_t second = find_point (self, 0, 1), third = find_point (self, 0, 2);

  pressed_button = GPOINTER_TO_UINT (data);
  begin (self, second);
  g_assert_true (riffle_peek_get_card (peek) == riffle_table_get_card (table, (PatSpot) { 0, 1 }));
  move (self, 0, third.y - second.y);
  g_assert_true (riffle_peek_get_card (peek) == riffle_table_get_card (table, (PatSpot) { 0, 2 }));
  move (self, -500, third.y - second.y);
  g_assert_null (riffle_peek_get_card (peek));
  g_assert_true (riffle_peek_is_open (peek));
  end (self);
  g_assert_false (riffle_peek_is_open (peek));
  g_assert_cmpstr (self->told->str, ==, "end ");
}

/* A click with these buttons leaves the look open, until something else is pressed. */
static void
test_clicked_look (Fixture       *self,
                   gconstpointer  data)
{
  RifflePeek *peek = self->motion.board->peek;

  pressed_button = GPOINTER_TO_UINT (data);
  begin_on (self, 0, 1);
  end (self);
  g_assert_nonnull (riffle_peek_get_card (peek));
  pressed_button = GDK_BUTTON_PRIMARY;
  begin_on (self, 0, 3);
  g_assert_false (riffle_peek_is_open (peek));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "click 0.3 end ");

  /* Nothing is covered there, or what was pressed is forgotten. */
  pressed_button = GPOINTER_TO_UINT (data);
  begin_on (self, 0, 3);
  end (self);
  g_assert_false (riffle_peek_is_open (peek));
  begin_on (self, 0, 1);
  riffle_press_forget (self->press);
  end (self);
  g_assert_false (riffle_peek_is_open (peek));
}

/* If a long press has opened a look, the release is not a click, and what cannot be taken is not
 * refused. */
static void
test_long_press (Fixture       *self,
                 gconstpointer  data)
{
  begin_on (self, 0, 1);
  g_assert_true (riffle_peek_under (self->motion.board->peek, (PatSpot) { 0, 1 }));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "end ");
  g_assert_false (riffle_peek_is_open (self->motion.board->peek));

  self->may_grab = FALSE;
  begin_on (self, 0, 1);
  g_assert_true (riffle_peek_under (self->motion.board->peek, (PatSpot) { 0, 1 }));
  move (self, 2 * get_width (self), 0);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "grab 0.1 end ");
}

/* The toolkit takes the press away, such as when another window comes: the cards slide back. */
static void
test_cancelled (Fixture       *self,
                gconstpointer  data)
{
  begin_on (self, 0, 3);
  move (self, 12, 0);
  g_string_truncate (self->told, 0);
  g_signal_emit_by_name (self->gesture, "cancel", NULL);
  end (self);
  g_assert_cmpstr (self->told->str, ==, "cancel end ");

  riffle_board_set_game (self->motion.board, NULL);
  g_string_truncate (self->told, 0);
  g_signal_emit_by_name (self->gesture, "cancel", NULL);
  g_assert_cmpstr (self->told->str, ==, "");
  begin (self, GRAPHENE_POINT_INIT (20, 20));
  end (self);
  g_assert_cmpstr (self->told->str, ==, "end ");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/board-press/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add ("/board-press/drag", Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add ("/board-press/hardly-moved", Fixture, NULL, set_up, test_hardly_moved, tear_down);
  g_test_add ("/board-press/forgotten", Fixture, NULL, set_up, test_forgotten, tear_down);
  g_test_add ("/board-press/denied", Fixture, NULL, set_up, test_denied, tear_down);
  g_test_add ("/board-press/look/middle", Fixture, GUINT_TO_POINTER (GDK_BUTTON_MIDDLE), set_up,
              test_look, tear_down);
  g_test_add ("/board-press/look/right", Fixture, GUINT_TO_POINTER (GDK_BUTTON_SECONDARY), set_up,
              test_look, tear_down);
  g_test_add ("/board-press/clicked-look", Fixture, GUINT_TO_POINTER (GDK_BUTTON_SECONDARY),
              set_up, test_clicked_look, tear_down);
  g_test_add ("/board-press/long-press", Fixture, NULL, set_up, test_long_press, tear_down);
  g_test_add ("/board-press/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
