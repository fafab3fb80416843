/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A month of the calendar, with how the player fared on its days. */
#include "config.h"

#include "riffle-daily-calendar.h"

#include <glib/gi18n.h>

#include "riffle-daily-day.h"

#define N_DAYS   7 /* of a week */
#define N_WEEKS  6 /* that a month has a part in, at most */
#define SELECTED "is-selected"

struct _RiffleDailyCalendar
{
  GtkBox       parent_instance;

  RiffleDaily *daily;
  RiffleDay    month;    /* its first day */
  RiffleDay    selected; /* today, or a day before */
  RiffleDay    today;    /* as it was known last */
  GtkLabel    *title;
  GtkWidget   *previous;
  GtkWidget   *next;
  GtkGrid     *grid;
  GtkWidget   *days[31]; /* (nullable): the buttons of the month */
};

enum
{
  SELECTED_DAY,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleDailyCalendar, riffle_daily_calendar, GTK_TYPE_BOX)

static void
riffle_daily_calendar_dispose (GObject *object)
{
  RiffleDailyCalendar *self = RIFFLE_DAILY_CALENDAR (object);

  g_clear_object (&self->daily);
  G_OBJECT_CLASS (riffle_daily_calendar_parent_class)->dispose (object);
}

static guint
install_signal (const char *name)
{
  return g_signal_new (name, RIFFLE_TYPE_DAILY_CALENDAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
riffle_daily_calendar_class_init (RiffleDailyCalendarClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_daily_calendar_dispose;
  signals[SELECTED_DAY] = install_signal ("selected");
  signals[CHOSEN] = install_signal ("chosen");
}

static void
clicked_cb (RiffleDailyCalendar *self,
            GtkWidget           *button);

static GtkWidget *
day_new (RiffleDailyCalendar *self,
         RiffleDay            day)
{
  GtkWidget *button = riffle_daily_day_new (self->daily, day);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

/* In which column of the week a day stands, from 0. */
static guint
get_column (RiffleDay day)
{
  return (riffle_day_get_weekday (day) + N_DAYS - riffle_day_get_first_weekday ()) % N_DAYS;
}

/* The days of a week, from the one with which the player's weeks begin. */
static void
add_weekdays (RiffleDailyCalendar *self)
{
  RiffleDay first = self->month - get_column (self->month);

  for (guint i = 0; i < N_DAYS; i++)
    {
      g_autofree char *name = riffle_day_format (first + i, "%a");
      GtkWidget *label = gtk_label_new (name);

      gtk_widget_add_css_class (label, "caption-heading");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_grid_attach (self->grid, label, (int) i, 0, 1, 1);
    }
}

static void
clear (RiffleDailyCalendar *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  memset (self->days, 0, sizeof self->days);
}

static RiffleDay
get_last (RiffleDailyCalendar *self)
{
  RiffleDay next = riffle_day_add_months (self->month, 1);

  return next != 0 ? next - 1 : self->month + G_N_ELEMENTS (self->days) - 1;
}

static void
add_days (RiffleDailyCalendar *self)
{
  guint before = get_column (self->month);

  for (RiffleDay day = self->month; day <= get_last (self); day++)
    {
      guint nth = day - self->month;

      self->days[nth] = day_new (self, day);
      gtk_grid_attach (self->grid, self->days[nth], (int) ((before + nth) % N_DAYS),
                       1 + (int) ((before + nth) / N_DAYS), 1, 1);
    }
  /* All months have the same height, so that nothing below them moves. */
  for (int i = 1; i <= N_WEEKS; i++)
    if (gtk_grid_get_child_at (self->grid, 0, i) == NULL
        && gtk_grid_get_child_at (self->grid, N_DAYS - 1, i) == NULL)
      {
        GtkWidget *room = gtk_label_new (NULL);

        gtk_widget_add_css_class (room, "riffle-day");
        gtk_grid_attach (self->grid, room, 0, i, 1, 1);
      }
}

/* Only the selected day is a stop for Tab; arrows lead to the others. */
static void
mark_selected (RiffleDailyCalendar *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->days); i++)
    if (self->days[i] != NULL)
      {
        gboolean is_selected = self->month + i == self->selected;

        gtk_widget_set_focusable (self->days[i], is_selected);
        if (is_selected)
          gtk_widget_add_css_class (self->days[i], SELECTED);
        else
          gtk_widget_remove_css_class (self->days[i], SELECTED);
      }
  g_signal_emit (self, signals[SELECTED_DAY], 0);
}

static void
fill (RiffleDailyCalendar *self)
{
  /* Translators: a month, as of strftime: “November 2026” */
  g_autofree char *title = riffle_day_format (self->month, C_("month", "%OB %Y"));
  RiffleDay first = riffle_day_new (RIFFLE_DAY_FIRST_YEAR, 1, 1);

  gtk_label_set_text (self->title, title);
  gtk_widget_set_sensitive (self->previous, self->month > first);
  gtk_widget_set_sensitive (self->next, get_last (self) < riffle_day_get_today ());
  clear (self);
  add_weekdays (self);
  add_days (self);
  mark_selected (self);
}

/* Selects a day that can be played, or the nearest one. */
static void
select_day (RiffleDailyCalendar *self,
            RiffleDay            day)
{
  RiffleDay first = riffle_day_new (RIFFLE_DAY_FIRST_YEAR, 1, 1);
  RiffleDay today = riffle_day_get_today ();

  self->selected = CLAMP (day, first, MAX (today, first));
  if (riffle_day_get_month (self->selected) != self->month)
    {
      self->month = riffle_day_get_month (self->selected);
      fill (self);
    }
  else
    mark_selected (self);
}

/* Whoever looks at today goes on with the clock. */
static void
update_cb (RiffleDailyCalendar *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;
  RiffleDay today = riffle_day_get_today ();
  gboolean goes_on = self->selected == self->today && today > self->today;

  self->today = today;
  fill (self);
  if (goes_on)
    select_day (self, today);
  if (has_focus)
    gtk_widget_grab_focus (riffle_daily_calendar_get_focus (self));
}

static void
clicked_cb (RiffleDailyCalendar *self,
            GtkWidget           *button)
{
  RiffleDay day = self->selected;

  for (guint i = 0; i < G_N_ELEMENTS (self->days); i++)
    if (self->days[i] == button)
      day = self->month + i;
  if (day == self->selected)
    {
      g_signal_emit (self, signals[CHOSEN], 0);
      return;
    }
  select_day (self, day);
  gtk_widget_grab_focus (riffle_daily_calendar_get_focus (self));
}

static void
turn (RiffleDailyCalendar *self,
      int                  n_months)
{
  RiffleDay day = riffle_day_add_months (self->selected, n_months);

  if (day != 0)
    select_day (self, day);
}

static void
previous_cb (RiffleDailyCalendar *self)
{
  turn (self, -1);
}

static void
next_cb (RiffleDailyCalendar *self)
{
  turn (self, 1);
}

static gboolean
key_cb (RiffleDailyCalendar *self,
        guint                key)
{
  int ahead = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      select_day (self, self->selected - (guint) ahead);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      select_day (self, self->selected + (guint) ahead);
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      select_day (self, self->selected - N_DAYS);
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      select_day (self, self->selected + N_DAYS);
      break;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      turn (self, -1);
      break;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      turn (self, 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      select_day (self, self->month);
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      select_day (self, get_last (self));
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  gtk_widget_grab_focus (riffle_daily_calendar_get_focus (self));
  return GDK_EVENT_STOP;
}

static GtkWidget *
arrow_new (const char *icon,
           const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  return button;
}

static void
add_head (RiffleDailyCalendar *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  /* Translators: a button of a calendar */
  self->previous = arrow_new ("go-previous-symbolic", _("Previous Month"));
  /* Translators: a button of a calendar */
  self->next = arrow_new ("go-next-symbolic", _("Next Month"));
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  g_signal_connect_swapped (self->previous, "clicked", G_CALLBACK (previous_cb), self);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (next_cb), self);
  gtk_box_append (GTK_BOX (head), self->previous);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), self->next);
  gtk_box_append (GTK_BOX (self), head);
}

static void
riffle_daily_calendar_init (RiffleDailyCalendar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  add_head (self);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_row_spacing (self->grid, 2);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), keys);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
}

/**
 * riffle_daily_calendar_new:
 * @daily: the deals of days
 *
 * Makes a calendar, which shows the month of today.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
riffle_daily_calendar_new (RiffleDaily *daily)
{
  RiffleDailyCalendar *self = g_object_new (RIFFLE_TYPE_DAILY_CALENDAR, NULL);

  self->daily = g_object_ref (daily);
  self->today = riffle_day_get_today ();
  select_day (self, riffle_day_get_today ());
  g_signal_connect_object (daily, "changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * riffle_daily_calendar_get_selected:
 * @self: the calendar
 *
 * Returns: the selected day
 */
RiffleDay
riffle_daily_calendar_get_selected (RiffleDailyCalendar *self)
{
  g_return_val_if_fail (RIFFLE_IS_DAILY_CALENDAR (self), 0);

  return self->selected;
}

/**
 * riffle_daily_calendar_get_focus:
 * @self: the calendar
 *
 * Returns: (transfer none): the button of the selected day
 */
GtkWidget *
riffle_daily_calendar_get_focus (RiffleDailyCalendar *self)
{
  g_return_val_if_fail (RIFFLE_IS_DAILY_CALENDAR (self), NULL);

  return self->days[self->selected - self->month];
}
