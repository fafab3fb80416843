/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with the scores of a contest, and the best of it. */
#include "config.h"

#include "riffle-scoreboard.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-contest-check.h"
#include "riffle-contest-text.h"

#define N_BEST      5
#define N_DIGITS    5  /* of a score; those of a column stand below each other */
#define COLUMN_GAP  18 /* pixels */

struct _RiffleScoreboard
{
  GtkWidget           parent_instance;

  PatContest         *contest;
  guint               entrant;
  PatRegistry        *registry;
  RiffleBestTours    *best;
  GCancellable       *checking;
  GtkWidget          *box;
  GtkEditable        *name;      /* (nullable) */
  AdwPreferencesGroup *players;  /* (nullable): the best of a tournament */
  GtkWidget          *accept;    /* (nullable) */
};

enum
{
  ACCEPTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleScoreboard, riffle_scoreboard, GTK_TYPE_WIDGET)

static void
riffle_scoreboard_dispose (GObject *object)
{
  RiffleScoreboard *self = RIFFLE_SCOREBOARD (object);
  GtkWidget *child;

  g_cancellable_cancel (self->checking);
  g_clear_object (&self->checking);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->box = NULL;
  g_clear_object (&self->contest);
  g_clear_object (&self->registry);
  g_clear_object (&self->best);
  G_OBJECT_CLASS (riffle_scoreboard_parent_class)->dispose (object);
}

static void
riffle_scoreboard_class_init (RiffleScoreboardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_scoreboard_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  signals[ACCEPTED] = g_signal_new ("accepted", RIFFLE_TYPE_SCOREBOARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_scoreboard_init (RiffleScoreboard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->checking = g_cancellable_new ();
}

static GtkWidget *
figure_new (const char *text,
            const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), N_DIGITS);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_figure (GtkWidget *row,
            int        score)
{
  g_autofree char *text = g_strdup_printf ("%d", score);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), figure_new (text, "numeric"));
}

/* A row that a screen reader reads as a whole. */
static GtkWidget *
row_new (const char *title,
         const char *spoken)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static AdwPreferencesGroup *
add_group (RiffleScoreboard *self,
           const char       *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->box), group);
  return ADW_PREFERENCES_GROUP (group);
}

/* The player who is ahead of all that have played everything; -1: nobody has. */
static int
find_leader (RiffleScoreboard *self)
{
  g_autoptr (GArray) best = pat_contest_list_best (self->contest, 1);

  return best->len > 0 ? (int) g_array_index (best, guint, 0) : -1;
}

static void
add_score (AdwPreferencesGroup *group,
           const char          *title,
           int                  own,
           const int           *high)
{
  g_autofree char *spoken = NULL;
  GtkWidget *row;

  if (high == NULL)
    /* Translators: the name of a game, and its points: “Golf: 12” */
    spoken = g_strdup_printf (C_("score", "%s: %d"), title, own);
  else
    /* Translators: read aloud: the name of a game, your points, and those of the best player */
    spoken = g_strdup_printf (_("%s: yours %d, high %d"), title, own, *high);
  row = row_new (title, spoken);
  add_figure (row, own);
  if (high != NULL)
    add_figure (row, *high);
  adw_preferences_group_add (group, row);
}

static GtkWidget *
columns_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, COLUMN_GAP / 3);

  /* Translators: the head of a column: the points of the player */
  gtk_box_append (GTK_BOX (box), figure_new (C_("score", "Your"), "dim-label"));
  /* Translators: the head of a column: the points of the best player */
  gtk_box_append (GTK_BOX (box), figure_new (C_("score", "High"), "dim-label"));
  gtk_widget_set_margin_end (box, COLUMN_GAP * 2 / 3);
  return box;
}

/* The scores of one player, and in a tournament those of the leader beside them. */
static void
add_scores (RiffleScoreboard *self)
{
  PatContest *contest = self->contest;
  gboolean has_high = pat_contest_get_kind (contest) != PAT_CONTEST_TOUR;
  g_autofree char *title = riffle_contest_dup_name (contest, self->entrant);
  /* Translators: a heading: the scores of the tour that is being played */
  AdwPreferencesGroup *group = add_group (self, has_high ? title : _("This Tour"));
  int leader = find_leader (self), high = 0;

  if (has_high)
    adw_preferences_group_set_header_suffix (group, columns_new ());
  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    {
      g_autofree char *game = riffle_contest_dup_game (contest, i, self->registry);

      high = leader >= 0 ? pat_contest_get_score (contest, (guint) leader, i) : 0;
      add_score (group, game, pat_contest_get_score (contest, self->entrant, i),
                 has_high ? &high : NULL);
    }
  if (pat_contest_get_n_deals (contest) == 1)
    return;
  high = leader >= 0 ? pat_contest_get_total (contest, (guint) leader) : 0;
  /* Translators: the last line of a table of scores */
  add_score (group, C_("score", "Total"), pat_contest_get_total (contest, self->entrant),
             has_high ? &high : NULL);
}

static void
add_best (AdwPreferencesGroup *group,
          guint                rank,
          const char          *name,
          int                  total,
          const char          *fault)
{
  /* Translators: a line of the best players: “1. Ann” */
  g_autofree char *title = g_strdup_printf (C_("rank", "%u. %s"), rank, name);
  g_autofree char *doubt = NULL;
  g_autoptr (GString) spoken = g_string_new (NULL);
  GtkWidget *row;

  if (fault != NULL)
    /* Translators: below a score that could not be verified; %s is a sentence that says why */
    doubt = g_strdup_printf (_("Unverified: %s"), fault);
  g_string_printf (spoken, C_("score", "%s: %d"), title, total);
  if (doubt != NULL)
    pat_words_add_item (spoken, doubt);
  row = row_new (title, spoken->str);
  if (doubt != NULL)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), doubt);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
    }
  add_figure (row, total);
  adw_preferences_group_add (group, row);
}

static void
add_best_tours (RiffleScoreboard *self)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < riffle_best_tours_get_n (self->best); i++)
    {
      const RiffleBestTour *tour = riffle_best_tours_get (self->best, i);

      if (group == NULL)
        /* Translators: a heading */
        group = add_group (self, _("Best Tours"));
      /* Translators: a tour whose player has not said a name */
      add_best (group, i + 1, tour->name != NULL ? tour->name : _("No name"), tour->total, NULL);
    }
}

/* The best players; of those whose score is not true the page says why. */
static void
show_players (RiffleScoreboard *self,
              GPtrArray        *faults)
{
  g_autoptr (GArray) best = pat_contest_list_best (self->contest, N_BEST);

  if (self->players != NULL)
    gtk_box_remove (GTK_BOX (self->box), GTK_WIDGET (self->players));
  /* Translators: a heading */
  self->players = best->len > 0 ? add_group (self, _("Best Players")) : NULL;
  for (guint i = 0; i < best->len; i++)
    {
      guint entrant = g_array_index (best, guint, i);
      g_autofree char *name = riffle_contest_dup_name (self->contest, entrant);
      const char *fault = faults != NULL && entrant < faults->len
                          ? g_ptr_array_index (faults, entrant) : NULL;

      add_best (self->players, i + 1, name, pat_contest_get_total (self->contest, entrant), fault);
    }
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (RiffleScoreboard) self = data;
  g_autoptr (GPtrArray) faults = riffle_contest_check_finish (result);
  gboolean is_true = TRUE;

  for (guint i = 0; faults != NULL && i < faults->len; i++)
    is_true &= g_ptr_array_index (faults, i) == NULL;
  if (!is_true && self->box != NULL)
    show_players (self, faults);
}

static void
accepted_cb (RiffleScoreboard *self)
{
  g_signal_emit (self, signals[ACCEPTED], 0);
}

static void
add_name (RiffleScoreboard *self)
{
  AdwPreferencesGroup *group = add_group (self, "");
  GtkWidget *row = adw_entry_row_new ();
  const char *name = pat_contest_get_name (self->contest, self->entrant);

  /* Translators: an entry in which a player may type a name, which stands in a list of scores */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Your Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), name != NULL ? name : "");
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (accepted_cb), self);
  adw_preferences_group_add (group, row);
  self->name = GTK_EDITABLE (row);
}

static void
add_accept (RiffleScoreboard *self,
            const char       *label)
{
  self->accept = gtk_button_new_with_mnemonic (label);
  gtk_widget_add_css_class (self->accept, "suggested-action");
  gtk_widget_add_css_class (self->accept, "pill");
  gtk_widget_set_halign (self->accept, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->accept, "clicked", G_CALLBACK (accepted_cb), self);
  gtk_widget_set_margin_top (self->accept, 6);
  gtk_widget_set_margin_bottom (self->accept, 12);
  gtk_widget_set_parent (self->accept, GTK_WIDGET (self));
}

/* What the page stands in: it is scrolled if the window is low. */
static void
add_box (RiffleScoreboard *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
  self->box = box;
}

/**
 * riffle_scoreboard_new:
 * @source: what it shows
 *
 * Makes a page. In a tournament all scores are verified behind the player’s back, and those that
 * are not true are marked.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
riffle_scoreboard_new (const RiffleScoreboardSource *source)
{
  RiffleScoreboard *self = g_object_new (RIFFLE_TYPE_SCOREBOARD, NULL);

  self->contest = g_object_ref (source->contest);
  self->entrant = source->entrant;
  self->registry = g_object_ref (source->registry);
  self->best = g_object_ref (source->best);
  add_box (self);
  if (source->asks_name)
    add_name (self);
  add_scores (self);
  if (source->accept != NULL)
    add_accept (self, source->accept);
  if (pat_contest_get_kind (source->contest) == PAT_CONTEST_TOUR)
    add_best_tours (self);
  else
    {
      show_players (self, NULL);
      riffle_contest_check_begin (self->contest, self->registry, self->checking, checked_cb,
                                  g_object_ref (self));
    }
  return GTK_WIDGET (self);
}

/* Returns: (transfer full) (nullable): what the player has typed; %NULL if nobody was asked */
char *
riffle_scoreboard_dup_name (RiffleScoreboard *self)
{
  g_return_val_if_fail (RIFFLE_IS_SCOREBOARD (self), NULL);

  return self->name != NULL ? g_strdup (gtk_editable_get_text (self->name)) : NULL;
}

/**
 * riffle_scoreboard_get_first:
 * @self: the page
 *
 * Gets what is to have the focus when the page comes up.
 *
 * Returns: (transfer none) (nullable): the text of the name, or the button that goes on, if there
 *   is one of them
 */
GtkWidget *
riffle_scoreboard_get_first (RiffleScoreboard *self)
{
  g_return_val_if_fail (RIFFLE_IS_SCOREBOARD (self), NULL);

  return self->name != NULL ? GTK_WIDGET (gtk_editable_get_delegate (self->name)) : self->accept;
}
