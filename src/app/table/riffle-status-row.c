/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row between header and board: figures, what the game has to say and its special actions. */
#include "config.h"

#include "riffle-status-row.h"

#include "riffle-flow-layout.h"
#include "riffle-format.h"
#include "riffle-special-buttons.h"
#include "riffle-time-button.h"

#define RESOURCE "/io/github/rifflecards/Riffle/riffle-status-row.ui"

struct _RiffleStatusRow
{
  GtkBox                parent_instance;

  PatGame              *game;         /* (nullable) */
  char                 *prompt;       /* (nullable): what the board asks for */
  gboolean              is_narrow;
  gboolean              is_in_header; /* the figures and the clock are */
  gboolean              has_clock;
  gboolean              is_calm;      /* neither figures nor a clock */
  GtkBox               *header_figures; /* borrowed: what takes them there */
  GtkBox               *header_clock;
  gboolean              is_paused;

  GtkWidget            *figures;
  GtkLabel             *score;
  GtkLabel             *moves;
  GtkLabel             *status;
  GtkLabel             *opponents;
  GtkWidget            *note;
  GtkLabel             *verdict;
  GtkLabel             *demonstration;
  RiffleSpecialButtons *buttons;
  GtkWidget            *extra;
  RiffleTimeButton     *narrow_clock;
  RiffleTimeButton     *wide_clock;
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_SHOW_CLOCK,
  PROP_CALM,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (RiffleStatusRow, riffle_status_row, GTK_TYPE_BOX)

static void
move_to (GtkWidget *widget,
         GtkBox    *box,
         GtkWidget *sibling)
{
  g_autoptr (GtkWidget) kept = g_object_ref (widget);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (box, widget, sibling);
}

/* In a narrow window, what is said of the game beside its own words has a line of its own: it would
 * come and go with each verdict, and move the table. */
static void
update_note (RiffleStatusRow *self)
{
  GtkWidget *parent = self->is_narrow ? GTK_WIDGET (self) : self->extra;

  if (gtk_widget_get_parent (self->note) != parent)
    move_to (self->note, GTK_BOX (parent),
             self->is_narrow ? self->extra : GTK_WIDGET (self->opponents));
}

static void
update_shape (RiffleStatusRow *self)
{
  gboolean has_clock = self->has_clock && !self->is_calm;

  update_note (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  self->is_narrow ? GTK_ORIENTATION_VERTICAL
                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self), self->is_narrow ? 0 : 18);
  /* What the game has to say follows the figures. */
  gtk_widget_set_hexpand (self->figures, self->is_narrow);
  gtk_widget_set_visible (self->figures, !self->is_calm);
  gtk_widget_set_visible (GTK_WIDGET (self->narrow_clock), self->is_narrow && has_clock);
  gtk_widget_set_visible (GTK_WIDGET (self->wide_clock), !self->is_narrow && has_clock);
}

static gboolean
show_if_any (GtkLabel *label)
{
  gtk_widget_set_visible (GTK_WIDGET (label), *gtk_label_get_text (label) != '\0');
  return gtk_widget_get_visible (GTK_WIDGET (label));
}

/* A demonstration says what the verdict does. An empty second line of a narrow window is hidden; in
 * a wide one it keeps what follows at the edge. Without that, all of the row can be hidden. */
static void
update_extra (RiffleStatusRow *self)
{
  gboolean has_buttons = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)) != NULL;
  gboolean has_text = show_if_any (self->opponents) | show_if_any (self->status);
  gboolean has_note = show_if_any (self->verdict) | show_if_any (self->demonstration);

  if (gtk_widget_get_visible (GTK_WIDGET (self->demonstration)))
    gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
  if (!self->is_narrow)
    gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), has_buttons);
  gtk_widget_set_visible (self->note, has_note);
  gtk_widget_set_visible (self->extra, !self->is_narrow || has_buttons || has_text);
  gtk_widget_set_visible (GTK_WIDGET (self), has_buttons || has_text || has_note
                          || !(self->is_in_header || self->is_calm));
}

static char *
dup_status (RiffleStatusRow *self)
{
  return (self->is_calm ? pat_words_status : pat_words_points_and_status)
           (pat_game_get_rules (self->game), pat_game_get_position (self->game));
}

static void
update_status (RiffleStatusRow *self)
{
  g_autofree char *text = self->game != NULL ? dup_status (self) : NULL;

  gtk_label_set_text (self->status, self->prompt != NULL ? self->prompt : text != NULL ? text : "");
  if (self->prompt != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "accent");
  riffle_special_buttons_set_asking (self->buttons, self->prompt != NULL);
  update_extra (self);
}

static void
update_figures (RiffleStatusRow *self)
{
  g_autofree char *score = pat_game_dup_score_text (self->game);
  g_autofree char *moves = riffle_format_number (pat_game_get_n_moves (self->game));

  gtk_label_set_text (self->score, score);
  gtk_label_set_text (self->moves, moves);
}

static void
update (RiffleStatusRow *self)
{
  if (self->game == NULL)
    return;
  update_figures (self);
  update_status (self);
  riffle_special_buttons_update (self->buttons);
  riffle_status_row_tick (self);
}

static gboolean *
find_flag (RiffleStatusRow *self,
           guint            property_id)
{
  gboolean *flags[N_PROPERTIES] = { NULL, &self->is_narrow, &self->has_clock, &self->is_calm };

  return flags[property_id];
}

static void
riffle_status_row_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_boolean (value, *find_flag (RIFFLE_STATUS_ROW (object), property_id));
}

static void
riffle_status_row_set_property (GObject      *object,
                                guint         property_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  RiffleStatusRow *self = RIFFLE_STATUS_ROW (object);

  *find_flag (self, property_id) = g_value_get_boolean (value);
  update_shape (self);
  update_status (self);
  riffle_status_row_tick (self);
}

static void
riffle_status_row_dispose (GObject *object)
{
  RiffleStatusRow *self = RIFFLE_STATUS_ROW (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->prompt, g_free);
  G_OBJECT_CLASS (riffle_status_row_parent_class)->dispose (object);
}

static void
riffle_status_row_class_init (RiffleStatusRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RIFFLE_TYPE_FLOW_LAYOUT);
  g_type_ensure (RIFFLE_TYPE_SPECIAL_BUTTONS);
  g_type_ensure (RIFFLE_TYPE_TIME_BUTTON);
  object_class->dispose = riffle_status_row_dispose;
  object_class->get_property = riffle_status_row_get_property;
  object_class->set_property = riffle_status_row_set_property;

  /* Whether there is little room in width. */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /* Whether the time is shown. */
  properties[PROP_SHOW_CLOCK] = g_param_spec_boolean ("show-clock", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /* Whether neither score nor moves nor time are shown. */
  properties[PROP_CALM] = g_param_spec_boolean ("calm", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, figures);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, score);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, moves);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, status);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, opponents);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, note);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, verdict);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, demonstration);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, extra);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, narrow_clock);
  gtk_widget_class_bind_template_child (widget_class, RiffleStatusRow, wide_clock);
}

static void
riffle_status_row_init (RiffleStatusRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Connects the special actions with the board of the same window. */
void
riffle_status_row_set_board (RiffleStatusRow *self,
                             RiffleBoard     *board)
{
  riffle_special_buttons_set_board (self->buttons, board);
  g_signal_connect_object (board, "selection-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_status_row_set_header:
 * @self: the row
 * @figures: takes score and moves; it outlives the row, as @clock does
 * @clock: takes the time
 *
 * Says what the header has for riffle_status_row_set_in_header ().
 */
void
riffle_status_row_set_header (RiffleStatusRow *self,
                              GtkBox          *figures,
                              GtkBox          *clock)
{
  g_return_if_fail (RIFFLE_IS_STATUS_ROW (self));

  self->header_figures = figures;
  self->header_clock = clock;
}

/**
 * riffle_status_row_set_in_header:
 * @self: the row
 * @is_in_header: whether the figures and the clock are in the header
 *
 * Moves what every game has into the header, or back. With nothing else to say, the row is hidden.
 */
void
riffle_status_row_set_in_header (RiffleStatusRow *self,
                                 gboolean         is_in_header)
{
  g_return_if_fail (RIFFLE_IS_STATUS_ROW (self));

  if (self->is_in_header == is_in_header)
    return;
  self->is_in_header = is_in_header;
  move_to (self->figures, is_in_header ? self->header_figures : GTK_BOX (self), NULL);
  move_to (GTK_WIDGET (self->wide_clock), is_in_header ? self->header_clock : GTK_BOX (self),
           is_in_header ? NULL : self->extra);
  gtk_widget_set_visible (GTK_WIDGET (self->header_figures), is_in_header);
  gtk_widget_set_visible (GTK_WIDGET (self->header_clock), is_in_header);
  /* There is room for two lines, as for those of the title. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->figures),
                                  is_in_header ? GTK_ORIENTATION_VERTICAL
                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->figures), is_in_header ? 0 : 12);
  update_extra (self);
}

/**
 * riffle_status_row_set_paused:
 * @self: the row
 * @is_paused: whether the cards are hidden
 *
 * Lets special actions wait while the game is paused, and says how to continue.
 */
void
riffle_status_row_set_paused (RiffleStatusRow *self,
                              gboolean         is_paused)
{
  g_return_if_fail (RIFFLE_IS_STATUS_ROW (self));

  self->is_paused = is_paused;
  riffle_special_buttons_set_paused (self->buttons, is_paused);
  riffle_status_row_tick (self);
}

/**
 * riffle_status_row_set_game:
 * @self: the row
 * @game: a game
 *
 * Shows the figures of a game from now on.
 */
void
riffle_status_row_set_game (RiffleStatusRow *self,
                            PatGame         *game)
{
  g_return_if_fail (RIFFLE_IS_STATUS_ROW (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_clear_pointer (&self->prompt, g_free);
  riffle_special_buttons_set_game (self->buttons, game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (game, "notify::score", G_CALLBACK (update_figures), self);
  g_signal_connect_swapped (game, "notify::state", G_CALLBACK (update), self);
  update (self);
}

/* Shows what the player is asked to do, if anything, instead of what the game has to say. */
void
riffle_status_row_set_prompt (RiffleStatusRow *self,
                              const char      *prompt)
{
  g_free (self->prompt);
  self->prompt = g_strdup (prompt);
  update_status (self);
}

/**
 * riffle_status_row_set_text:
 * @self: the row
 * @kind: what the text is about
 * @text: (nullable): what is said of that; %NULL: nothing
 *
 * Shows a text beside what the game has to say.
 */
void
riffle_status_row_set_text (RiffleStatusRow *self,
                            RiffleStatusText kind,
                            const char      *text)
{
  GtkLabel *labels[] = { self->opponents, self->verdict, self->demonstration };

  gtk_label_set_text (labels[kind], text != NULL ? text : "");
  update_extra (self);
}

/**
 * riffle_status_row_tick:
 * @self: the row
 *
 * Shows the time as it is now.
 */
void
riffle_status_row_tick (RiffleStatusRow *self)
{
  g_return_if_fail (RIFFLE_IS_STATUS_ROW (self));

  if (self->game == NULL || !self->has_clock || self->is_calm)
    return;
  riffle_time_button_show (self->narrow_clock, self->game, self->is_paused);
  riffle_time_button_show (self->wide_clock, self->game, self->is_paused);
}
