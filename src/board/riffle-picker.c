/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A popover in which the player chooses one of several cards, shown as they lie on the board. */
#include "config.h"

#include "riffle-picker.h"

#define PER_LINE 7
#define PICKER   "riffle-picker"

/* What belongs to a popover; it ends with it. */
typedef struct
{
  GtkWidget        *board;     /* borrowed: the popover is its child */
  RifflePickerFunc  func;
  gpointer          user_data;
  GArray           *choices;   /* (owned) of RifflePickerChoice */
  GPtrArray        *buttons;   /* one for each choice */
  guint             answer;    /* to be given, */
  guint             source_id; /* by this source; 0: none */
} Picker;

static Picker *
get_picker (GtkWidget *popover)
{
  return g_object_get_data (G_OBJECT (popover), PICKER);
}

static void
picker_free (Picker *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_array_unref (self->choices);
  g_ptr_array_unref (self->buttons);
  g_free (self);
}

static gboolean
answer_cb (gpointer user_data)
{
  Picker *self = user_data;

  self->source_id = 0;
  self->func (self->answer, self->user_data);
  return G_SOURCE_REMOVE;
}

/* The answer may do away with the popover, and so waits until the click or the key is over; the
 * first one counts. */
static void
answer (Picker *self,
        guint   choice)
{
  if (self->source_id != 0)
    return;
  self->answer = choice;
  self->source_id = g_idle_add_full (G_PRIORITY_DEFAULT, answer_cb, self, NULL);
}

static void
clicked_cb (GtkWidget *button,
            Picker    *self)
{
  guint nth;

  if (g_ptr_array_find (self->buttons, button, &nth))
    answer (self, g_array_index (self->choices, RifflePickerChoice, nth).choice);
}

static void
closed_cb (GtkPopover *popover,
           Picker     *self)
{
  answer (self, RIFFLE_PICKER_CLOSED);
}

static guint
find_focused (Picker *self)
{
  guint nth = 0;

  while (nth < self->buttons->len &&
         !gtk_widget_has_focus (g_ptr_array_index (self->buttons, nth)))
    nth++;
  return nth < self->buttons->len ? nth : 0;
}

static gboolean
focus_choice (Picker *self,
              int     nth)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  if (nth < 0 || nth >= (int) self->buttons->len)
    return FALSE;
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  return gtk_widget_grab_focus (g_ptr_array_index (self->buttons, nth));
}

/* Where a key leads to from a choice; -1: it leads nowhere. */
static int
find_target (Picker *self,
             guint   key,
             int     from)
{
  gboolean to_left = gtk_widget_get_direction (self->board) == GTK_TEXT_DIR_RTL;
  int n = (int) self->buttons->len;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return from + (to_left ? 1 : -1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return from + (to_left ? -1 : 1);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return from - PER_LINE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return from + PER_LINE;
    case GDK_KEY_Tab:
      return (from + 1) % n;
    case GDK_KEY_ISO_Left_Tab:
      return (from + n - 1) % n;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return 0;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return n - 1;
    default:
      return -1;
    }
}

static gboolean
is_way (guint key)
{
  static const guint ways[] = {
    GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab,
    GDK_KEY_Home, GDK_KEY_End, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_KP_Up, GDK_KEY_KP_Down,
    GDK_KEY_KP_Home, GDK_KEY_KP_End,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i] == key)
      return TRUE;
  return FALSE;
}

static GStrv
dup_words (Picker *self,
           guint   nth)
{
  g_autofree char *name = pat_words_card (g_array_index (self->choices, RifflePickerChoice,
                                                         nth).card);

  return g_str_tokenize_and_fold (name, NULL, NULL);
}

/* What all names have in common, such as “Ace”, tells none of them from the others. */
static gboolean
is_common_word (Picker     *self,
                const char *word)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      g_auto (GStrv) words = dup_words (self, i);

      if (!g_strv_contains ((const char *const *) words, word))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_meant (Picker     *self,
          guint       nth,
          const char *letter)
{
  g_auto (GStrv) words = dup_words (self, nth);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], letter) && !is_common_word (self, words[i]))
      return TRUE;
  return FALSE;
}

/* A letter leads to the next card in whose name a word begins with it. */
static gboolean
press_letter (Picker *self,
              guint   key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  guint n = self->buttons->len, from = find_focused (self);
  char text[7] = { 0 };

  if (!g_unichar_isalnum (letter))
    return FALSE;
  g_unichar_to_utf8 (g_unichar_tolower (letter), text);
  for (guint i = 1; i <= n; i++)
    if (is_meant (self, (from + i) % n, text))
      {
        focus_choice (self, (int) ((from + i) % n));
        break;
      }
  return TRUE;
}

/* Comes before the keys of the buttons, the popover and the board. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Picker                *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (!is_way (key))
    return press_letter (self, key);
  focus_choice (self, find_target (self, key, (int) find_focused (self)));
  return TRUE;
}

static GtkWidget *
make_face (RifflePile *pile,
           PatCard     card)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node = riffle_piece_get_node (RIFFLE_PIECE (pile), card);
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkWidget *picture;

  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
  paintable = gtk_snapshot_free_to_paintable (snapshot,
                                              &GRAPHENE_SIZE_INIT ((float) pile->card_width,
                                                                   (float) pile->card_height));
  picture = gtk_picture_new_for_paintable (paintable);
  gtk_widget_set_size_request (picture, pile->card_width * 2 / 3, pile->card_height * 2 / 3);
  return picture;
}

static GtkWidget *
make_button (Picker     *self,
             RifflePile *pile,
             PatCard     card)
{
  g_autofree char *name = pat_words_card (card);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_face (pile, card));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static GtkWidget *
make_grid (Picker     *self,
           RifflePile *pile)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < self->choices->len; i++)
    {
      PatCard card = g_array_index (self->choices, RifflePickerChoice, i).card;
      GtkWidget *button = make_button (self, pile, card);

      g_ptr_array_add (self->buttons, button);
      gtk_grid_attach (GTK_GRID (grid), button, (int) (i % PER_LINE), (int) (i / PER_LINE), 1, 1);
    }
  return grid;
}

static void
add_keys (Picker    *self,
          GtkWidget *popover)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (popover, keys);
}

/**
 * riffle_picker_new:
 * @board: the widget that the popover belongs to
 * @pile: the pile that it points at
 * @choices: (element-type RifflePickerChoice): the cards
 * @func: gets the choice, or %RIFFLE_PICKER_CLOSED if the player closes the popover without one
 * @user_data: given to @func
 *
 * Returns: (transfer none): a popover of the cards, to be ended with riffle_picker_end()
 */
GtkWidget *
riffle_picker_new (GtkWidget        *board,
                   RifflePile       *pile,
                   GArray           *choices,
                   RifflePickerFunc  func,
                   gpointer          user_data)
{
  /* As a mere popover it would have no name in newer versions of GTK. */
  GtkWidget *popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  Picker *self = g_new0 (Picker, 1);

  self->board = board;
  self->func = func;
  self->user_data = user_data;
  self->choices = g_array_ref (choices);
  self->buttons = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (popover), PICKER, self, (GDestroyNotify) picker_free);
  gtk_popover_set_child (GTK_POPOVER (popover), make_grid (self, pile));
  add_keys (self, popover);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), self);
  gtk_widget_set_parent (popover, board);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) {
    (int) pile->base.x, (int) pile->base.y, pile->card_width, pile->card_height
  });
  return popover;
}

/* Shows the popover; `sentence` says what is asked for. */
void
riffle_picker_popup (GtkWidget  *picker,
                     const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (picker), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_popover_popup (GTK_POPOVER (picker));
  focus_choice (get_picker (picker), 0);
}

/* Does away with the popover; no answer is heard of it any more. The focus comes back to the
 * board. */
void
riffle_picker_end (GtkWidget *picker)
{
  Picker *self = get_picker (picker);
  GtkWidget *board = self->board;
  GtkRoot *root = gtk_widget_get_root (picker);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, picker);

  g_signal_handlers_disconnect_by_data (picker, self);
  g_clear_handle_id (&self->source_id, g_source_remove);
  gtk_popover_popdown (GTK_POPOVER (picker));
  gtk_widget_unparent (picker);
  if (had_focus)
    gtk_widget_grab_focus (board);
}
