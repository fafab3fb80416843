/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with the scores of a contest, and the best of it. */
#include "config.h"

#include "riffle-scoreboard.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-contest-check.h"
#include "riffle-contest-text.h"
#include "riffle-rows.h"
#include "riffle-score-rows.h"
#include "ui-names.h"

#define N_BEST    5
#define GROUP_GAP 18 /* pixels */

struct _RiffleScoreboard
{
  GtkWidget           parent_instance;

  PatContest         *contest;
  guint               entrant;
  PatRegistry        *registry;
  RiffleBestTours    *best;
  GCancellable       *checking;
  GPtrArray          *faults;    /* (nullable): of the players, as far as that is known */
  GtkWidget          *box;
  GtkWidget          *figures;   /* in the box, below the name: what is filled again */
  GtkEditable        *name;      /* (nullable) */
  GtkWidget          *name_group;
  GtkWidget          *accept;    /* (nullable) */
};

enum
{
  ACCEPTED,
  NAMED,
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
  self->box = self->figures = NULL;
  g_clear_pointer (&self->faults, g_ptr_array_unref);
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
  signals[NAMED] = g_signal_new ("named", RIFFLE_TYPE_SCOREBOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
riffle_scoreboard_init (RiffleScoreboard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->checking = g_cancellable_new ();
}

static AdwPreferencesGroup *
add_group (RiffleScoreboard *self,
           const char       *title,
           const char       *doubt)
{
  GtkWidget *group = adw_preferences_group_new ();

  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), title, doubt);
  gtk_box_append (GTK_BOX (self->figures), group);
  return ADW_PREFERENCES_GROUP (group);
}

/* Returns: (transfer full) (nullable): what is not true of the scores of a player */
static char *
dup_doubt (RiffleScoreboard *self,
           guint             entrant)
{
  const char *fault = self->faults != NULL && entrant < self->faults->len
                      ? g_ptr_array_index (self->faults, entrant) : NULL;

  /* Translators: below a score that could not be verified; %s is a sentence that says why */
  return fault != NULL ? g_strdup_printf (_("Unverified: %s"), fault) : NULL;
}

/* The player who is ahead of all that have played everything and whose scores are true; -1: nobody
 * is. */
static int
find_leader (RiffleScoreboard *self)
{
  g_autoptr (GArray) best = pat_contest_list_best (self->contest, self->faults, 1);
  int leader = best->len > 0 ? (int) g_array_index (best, guint, 0) : -1;
  g_autofree char *doubt = leader >= 0 ? dup_doubt (self, (guint) leader) : NULL;

  return doubt == NULL ? leader : -1;
}

/* The scores of one player, and in a tournament those of the leader beside them. */
static void
add_scores (RiffleScoreboard *self)
{
  PatContest *contest = self->contest;
  gboolean has_high = pat_contest_get_kind (contest) != PAT_CONTEST_TOUR;
  g_autofree char *title = riffle_contest_dup_name (contest, self->entrant);
  g_autofree char *doubt = dup_doubt (self, self->entrant);
  /* Translators: a heading: the scores of the tour that is being played */
  AdwPreferencesGroup *group = add_group (self, has_high ? title : _("This Tour"), doubt);
  int leader = find_leader (self), high = 0;

  if (has_high)
    adw_preferences_group_set_header_suffix (group, riffle_score_rows_columns_new ());
  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    {
      g_autofree char *game = riffle_contest_dup_game (contest, i, self->registry);

      high = leader >= 0 ? pat_contest_get_score (contest, (guint) leader, i) : 0;
      riffle_score_rows_add_score (group, game, pat_contest_get_score (contest, self->entrant, i),
                                   has_high ? &high : NULL);
    }
  if (pat_contest_get_n_deals (contest) == 1)
    return;
  high = leader >= 0 ? pat_contest_get_total (contest, (guint) leader) : 0;
  /* Translators: the last line of a table of scores */
  riffle_score_rows_add_score (group, C_("score", "Total"),
                               pat_contest_get_total (contest, self->entrant),
                               has_high ? &high : NULL);
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
        group = add_group (self, _("Best Tours"), NULL);
      riffle_score_rows_add_best (group, i + 1,
                                  /* Translators: a tour whose player has not said a name */
                                  tour->name != NULL ? tour->name : _("No name"), tour->total,
                                  NULL);
    }
}

/* The best players; of those whose score is not true the page says why. */
static void
add_players (RiffleScoreboard *self)
{
  g_autoptr (GArray) best = pat_contest_list_best (self->contest, self->faults, N_BEST);
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < best->len; i++)
    {
      guint entrant = g_array_index (best, guint, i);
      g_autofree char *name = riffle_contest_dup_name (self->contest, entrant);
      g_autofree char *doubt = dup_doubt (self, entrant);

      if (group == NULL)
        /* Translators: a heading */
        group = add_group (self, _("Best Players"), NULL);
      riffle_score_rows_add_best (group, i + 1, name,
                                  pat_contest_get_total (self->contest, entrant), doubt);
    }
}

/**
 * riffle_scoreboard_fill:
 * @self: the page
 *
 * Shows the scores and the best as they are now.
 */
void
riffle_scoreboard_fill (RiffleScoreboard *self)
{
  GtkWidget *child;

  g_return_if_fail (RIFFLE_IS_SCOREBOARD (self));

  while ((child = gtk_widget_get_first_child (self->figures)) != NULL)
    gtk_box_remove (GTK_BOX (self->figures), child);
  add_scores (self);
  if (pat_contest_get_kind (self->contest) == PAT_CONTEST_TOUR)
    add_best_tours (self);
  else
    add_players (self);
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
  if (is_true || self->figures == NULL)
    return;
  self->faults = g_steal_pointer (&faults);
  riffle_scoreboard_fill (self);
}

static void
named_cb (RiffleScoreboard *self)
{
  g_signal_emit (self, signals[NAMED], 0);
}

/* The name of another player of a tournament is not taken. */
static void
name_changed_cb (RiffleScoreboard *self)
{
  const char *text = gtk_editable_get_text (self->name);
  const char *sentence = _("Somebody else in this tournament has this name. Choose another one.");
  gboolean is_taken = pat_contest_is_name_taken (self->contest, self->entrant, text);

  if (is_taken == gtk_widget_has_css_class (GTK_WIDGET (self->name), "error"))
    return;
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->name_group),
                                         is_taken ? sentence : NULL);
  if (is_taken)
    gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  if (is_taken)
    riffle_ui_announce (GTK_WIDGET (self->name), sentence);
  if (self->accept != NULL)
    gtk_widget_set_sensitive (self->accept, !is_taken);
}

static void
accepted_cb (RiffleScoreboard *self)
{
  g_signal_emit (self, signals[ACCEPTED], 0);
}

static void
add_name (RiffleScoreboard *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = adw_entry_row_new ();
  const char *name = pat_contest_get_name (self->contest, self->entrant);

  /* Translators: an entry in which a player may type a name, which stands in a list of scores */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Your Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), name != NULL ? name : "");
  gtk_text_set_max_length (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (row))),
                           PAT_REPLAY_MAX_NAME);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (name_changed_cb), self);
  self->name_group = group;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_box_prepend (GTK_BOX (self->box), group);
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GROUP_GAP);

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
  self->figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, GROUP_GAP);
  gtk_box_append (GTK_BOX (box), self->figures);
}

/**
 * riffle_scoreboard_new:
 * @source: what it shows
 *
 * Makes a page. All scores are verified behind the player’s back, unless that was done already, and
 * those that are not true are marked.
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
  if (source->faults != NULL)
    self->faults = g_ptr_array_ref (source->faults);
  add_box (self);
  if (source->asks_name)
    add_name (self);
  riffle_scoreboard_fill (self);
  if (source->accept != NULL)
    add_accept (self, source->accept);
  if (self->faults == NULL)
    riffle_contest_check_begin (self->contest, self->registry, self->checking, checked_cb,
                                g_object_ref (self));
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
