/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of today's deal: a calendar, the selected day, streaks, and the choice of the game. */
#include "config.h"

#include "riffle-daily-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-daily-calendar.h"
#include "riffle-daily-deal.h"
#include "riffle-daily-text.h"
#include "riffle-rows.h"
#include "ui-compat.h"

#define WIDTH    440 /* pixels */
#define HEIGHT   640
#define MARGIN   12
#define SPACING  12
#define WEEKDAYS 0   /* the place of “a different game” in the choice; the games follow it */

/* What the page needs while it is open. */
typedef struct
{
  RiffleDaily         *daily;
  RiffleDailyPlayFunc  play;
  gpointer             owner;    /* (nullable): weak */
  PatCollection       *week;     /* (nullable): the games to choose from */
  GtkWidget           *dialog;
  RiffleDailyCalendar *calendar;
  GtkLabel            *day;      /* the selected one */
  GtkLabel            *state;
  GtkWidget           *button;   /* plays its deal */
  GtkWidget           *figures;
  GtkLabel            *streak;
  GtkLabel            *longest;
  GtkWidget           *notice;   /* that there are results of days to come */
  GtkDropDown         *choice;
} Page;

static void
page_free (Page *page)
{
  g_signal_handlers_disconnect_by_data (page->daily, page);
  g_signal_handlers_disconnect_by_data (
    riffle_session_get_settings (riffle_daily_get_session (page->daily)), page);
  g_object_unref (page->daily);
  g_clear_pointer (&page->week, pat_collection_free);
  g_clear_weak_pointer (&page->owner);
  g_free (page);
}

static void
show_days (GtkLabel *label,
           guint     n_days)
{
  /* Translators: how many days in a row were won */
  g_autofree char *text = g_strdup_printf (ngettext ("%u day", "%u days", n_days), n_days);

  gtk_label_set_text (label, text);
}

/* Whoever plays calmly sees no figures. */
static void
show_figures (Page *page)
{
  GSettings *settings = riffle_session_get_settings (riffle_daily_get_session (page->daily));
  RiffleDailyResults *results = riffle_daily_get_results (page->daily);

  show_days (page->streak, riffle_daily_results_get_streak (results, riffle_day_get_today ()));
  show_days (page->longest, riffle_daily_results_get_longest (results));
  gtk_widget_set_visible (page->figures, !g_settings_get_boolean (settings, "calm"));
}

/* The selected day is still to come if the date was set back while the page is open. */
static void
show_selected (Page *page)
{
  RiffleDay day = riffle_daily_calendar_get_selected (page->calendar);
  g_autofree char *name = riffle_daily_text_dup_day (day);
  g_autofree char *state = riffle_daily_text_dup_state (page->daily, day);

  gtk_label_set_text (page->day, name);
  gtk_label_set_text (page->state, state);
  gtk_widget_set_sensitive (page->button, day <= riffle_day_get_today ());
}

static void
update (Page *page)
{
  RiffleDay last = riffle_daily_results_get_last (riffle_daily_get_results (page->daily));

  show_selected (page);
  show_figures (page);
  gtk_widget_set_visible (page->notice, last > riffle_day_get_today ());
}

/* The page is gone before the game is there. */
static void
play_cb (Page *page)
{
  RiffleDay day = riffle_daily_calendar_get_selected (page->calendar);
  RiffleDailyPlayFunc play = page->play;
  g_autoptr (GObject) owner = page->owner != NULL ? g_object_ref (page->owner) : NULL;

  riffle_ui_close (page->dialog);
  if (owner != NULL)
    play (day, owner);
}

static void
chosen_cb (Page *page)
{
  guint nth = gtk_drop_down_get_selected (page->choice);
  GSettings *settings = riffle_session_get_settings (riffle_daily_get_session (page->daily));
  const PatCollectionGame *game = NULL;

  if (nth != WEEKDAYS && page->week != NULL && nth <= page->week->games->len)
    game = g_ptr_array_index (page->week->games, nth - 1);
  g_settings_set_string (settings, "daily-game",
                         game != NULL ? pat_variant_get_id (game->variant) : "");
}

static GtkWidget *
label_new (GtkLabel   **label,
           const char  *style)
{
  GtkWidget *widget = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
  gtk_label_set_xalign (GTK_LABEL (widget), 0);
  if (style != NULL)
    gtk_widget_add_css_class (widget, style);
  *label = GTK_LABEL (widget);
  return widget;
}

/* The selected day, beside the button that plays its deal. */
static GtkWidget *
selected_new (Page *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: a button: opens the deal of the selected day */
  GtkWidget *button = page->button = gtk_button_new_with_mnemonic (C_("daily", "_Play"));

  gtk_box_append (GTK_BOX (texts), label_new (&page->day, "heading"));
  gtk_box_append (GTK_BOX (texts), label_new (&page->state, NULL));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (play_cb), page);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "riffle-selected-day");
  return box;
}

static GtkWidget *
figure_new (const char  *title,
            GtkLabel   **figure)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = gtk_label_new (title);
  GtkWidget *label = label_new (figure, "title-3");

  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "riffle-small");
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

static GtkWidget *
figures_new (Page *page)
{
  page->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_box_set_homogeneous (GTK_BOX (page->figures), TRUE);
  gtk_box_append (GTK_BOX (page->figures),
                  /* Translators: below a number of days: so many in a row were won up to now */
                  figure_new (C_("daily", "Won in a Row"), &page->streak));
  gtk_box_append (GTK_BOX (page->figures),
                  /* Translators: below a number of days: the most that were won in a row */
                  figure_new (C_("daily", "Longest Row"), &page->longest));
  return page->figures;
}

static GtkWidget *
notice_new (Page *page)
{
  GtkLabel *label;

  page->notice = label_new (&label, "riffle-small");
  gtk_label_set_text (label, _("There are results of days that are still to come. Perhaps the date "
                               "of this computer is wrong, or it was."));
  return page->notice;
}

static GtkWidget *
choice_new (Page *page)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GSettings *settings = riffle_session_get_settings (riffle_daily_get_session (page->daily));
  g_autofree char *chosen = g_settings_get_string (settings, "daily-game");
  GtkWidget *group = adw_preferences_group_new (), *row;
  guint selected = WEEKDAYS;

  /* Translators: a choice: the deals of days are of another game each day of the week */
  g_ptr_array_add (names, _("Another Each Weekday"));
  for (guint i = 0; page->week != NULL && i < page->week->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (page->week->games, i);

      if (strcmp (pat_variant_get_id (game->variant), chosen) == 0)
        selected = i + 1;
      g_ptr_array_add (names, (gpointer) pat_variant_get_name (game->variant));
    }
  g_ptr_array_add (names, NULL);
  row = riffle_rows_new_choice (_("Game"), NULL, (char **) names->pdata, &page->choice);
  gtk_drop_down_set_selected (page->choice, selected);
  g_signal_connect_swapped (page->choice, "notify::selected", G_CALLBACK (chosen_cb), page);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

static GtkWidget *
content_new (Page *page)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  page->calendar = RIFFLE_DAILY_CALENDAR (riffle_daily_calendar_new (page->daily));
  gtk_box_append (GTK_BOX (box), selected_new (page));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page->calendar));
  gtk_box_append (GTK_BOX (box), figures_new (page));
  gtk_box_append (GTK_BOX (box), notice_new (page));
  gtk_box_append (GTK_BOX (box), choice_new (page));
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

/**
 * riffle_daily_page_present:
 * @parent: a widget of the window that the page belongs to
 * @daily: the deals of days
 * @play: plays the deal of a day
 * @owner: (type GObject): for @play, which is called only as long as the owner is there
 *
 * Shows the deals of days.
 */
void
riffle_daily_page_present (GtkWidget           *parent,
                           RiffleDaily         *daily,
                           RiffleDailyPlayFunc  play,
                           gpointer             owner)
{
  Page *page = g_new0 (Page, 1);
  RiffleSession *session = riffle_daily_get_session (daily);
  GtkWidget *content;

  page->daily = g_object_ref (daily);
  page->play = play;
  g_set_weak_pointer (&page->owner, G_OBJECT (owner));
  page->week = riffle_daily_deal_list_games (riffle_session_get_registry (session));
  content = content_new (page);
  /* Translators: the title of a dialog: the deal of each day */
  page->dialog = riffle_ui_page_new (_("Today’s Deal"), content, WIDTH, HEIGHT);
  gtk_widget_set_focusable (content, FALSE);
  update (page);
  g_signal_connect_swapped (page->calendar, "selected", G_CALLBACK (show_selected), page);
  g_signal_connect_swapped (page->calendar, "chosen", G_CALLBACK (play_cb), page);
  g_signal_connect_swapped (daily, "changed", G_CALLBACK (update), page);
  g_signal_connect_swapped (riffle_session_get_settings (session), "changed::calm",
                            G_CALLBACK (update), page);
  g_object_set_data_full (G_OBJECT (page->dialog), "riffle-daily", page,
                          (GDestroyNotify) page_free);
  riffle_ui_present (page->dialog, parent);
  riffle_ui_set_focus (page->dialog, riffle_daily_calendar_get_focus (page->calendar));
}
