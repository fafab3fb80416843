/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page with what is known of a deal: its number, and how hard it is. That is measured in the
 * background, until the page is closed. */
#include "config.h"

#include "riffle-deal-details.h"

#include <glib/gi18n.h>

#include "riffle-difficulty-text.h"
#include "riffle-format.h"
#include "riffle-rows.h"
#include "ui-compat.h"

#define WIDTH  420 /* pixels */
#define HEIGHT 540

struct _RiffleDealDetails
{
  AdwBin               parent_instance;

  PatGame             *game;
  GCancellable        *cancellable;
  AdwPreferencesGroup *summary;
  AdwPreferencesGroup *figures;
  GtkStack            *difficulty;  /* a spinner, then a word */
  GtkLabel            *word;
};

G_DEFINE_FINAL_TYPE (RiffleDealDetails, riffle_deal_details, ADW_TYPE_BIN)

static void
riffle_deal_details_dispose (GObject *object)
{
  RiffleDealDetails *self = RIFFLE_DEAL_DETAILS (object);

  g_clear_object (&self->game);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (riffle_deal_details_parent_class)->dispose (object);
}

/* The page is being closed. */
static void
riffle_deal_details_unroot (GtkWidget *widget)
{
  RiffleDealDetails *self = RIFFLE_DEAL_DETAILS (widget);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  GTK_WIDGET_CLASS (riffle_deal_details_parent_class)->unroot (widget);
}

static void
riffle_deal_details_class_init (RiffleDealDetailsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_deal_details_dispose;
  GTK_WIDGET_CLASS (class)->unroot = riffle_deal_details_unroot;
}

static void
add_row (AdwPreferencesGroup *group,
         const char          *title,
         const char          *subtitle,
         GtkWidget           *value)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
  adw_preferences_group_add (group, row);
}

static void
add_text (AdwPreferencesGroup *group,
          const char          *title,
          const char          *subtitle,
          const char          *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  add_row (group, title, subtitle, label);
}

static void
add_number (AdwPreferencesGroup *group,
            const char          *title,
            const char          *subtitle,
            guint64              number)
{
  g_autofree char *text = riffle_format_number ((gint64) number);

  add_text (group, title, subtitle, text);
}

static void
add_share (AdwPreferencesGroup *group,
           const char          *title,
           const char          *subtitle,
           guint                n,
           guint                n_games)
{
  /* Translators: how many games were won of those that were played, such as “3 of 24” */
  g_autofree char *text = g_strdup_printf (C_ ("deal", "%1$u of %2$u"), n, n_games);

  add_text (group, title, subtitle, text);
}

static void
show_figures (RiffleDealDetails *self,
              const PatGrade    *grade)
{
  /* Translators: how many positions the computer searched to find out whether a deal can be won */
  add_number (self->figures, _("Positions searched"), _("To find out whether the deal can be won"),
              grade->states);
  if (grade->n_moves > 0)
    add_number (self->figures, _("Moves to win"), _("On the way that was found"), grade->n_moves);
  if (grade->n_games == 0)
    return;
  /* Translators: of the games that the computer played to measure how hard a deal is */
  add_share (self->figures, _("Won with random moves"), _("Games that the computer played"),
             grade->n_random_won, grade->n_games);
  /* Translators: of the games that the computer played to measure how hard a deal is */
  add_share (self->figures, _("Won with moves that look best"),
             _("Games that the computer played without looking ahead"), grade->n_greedy_won,
             grade->n_games);
}

/* Whether a deal can be won is help, like a hint. */
static void
note_help (RiffleDealDetails *self,
           const PatGrade    *grade)
{
  if (grade->verdict != PAT_VERDICT_UNKNOWN && pat_game_get_n_hints (self->game) == 0)
    pat_game_note_help (self->game);
}

static const char *
get_name (RiffleDealDetails *self)
{
  return pat_variant_get_name (pat_game_get_variant (self->game));
}

static void
show_word (RiffleDealDetails *self,
           const char        *word,
           const char        *sentence)
{
  gtk_label_set_text (self->word, word);
  gtk_stack_set_visible_child_name (self->difficulty, "word");
  riffle_rows_head_group (self->summary, get_name (self), sentence);
}

static void
measured_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (RiffleDealDetails) self = data;
  g_autoptr (GError) error = NULL;
  PatGrade grade;

  if (pat_grade_measure_finish (result, &grade, &error))
    {
      show_word (self, riffle_difficulty_get_word (grade.difficulty),
                 riffle_difficulty_get_sentence (&grade));
      show_figures (self, &grade);
      gtk_widget_show (GTK_WIDGET (self->figures));
      note_help (self, &grade);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_word (self, riffle_difficulty_get_word (PAT_DIFFICULTY_UNKNOWN), error->message);
}

static GtkWidget *
difficulty_new (RiffleDealDetails *self)
{
  GtkWidget *stack = gtk_stack_new (), *spinner = gtk_spinner_new (), *word = gtk_label_new (NULL);

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_accessible_update_property (GTK_ACCESSIBLE (spinner), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: how hard a deal is, is being found out */
                                  _("Being measured"), -1);
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_add_named (GTK_STACK (stack), spinner, "spinner");
  gtk_stack_add_named (GTK_STACK (stack), word, "word");
  self->difficulty = GTK_STACK (stack);
  self->word = GTK_LABEL (word);
  return stack;
}

static AdwPreferencesGroup *
group_new (AdwPreferencesPage *page)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  return ADW_PREFERENCES_GROUP (group);
}

static void
riffle_deal_details_init (RiffleDealDetails *self)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  self->cancellable = g_cancellable_new ();
  self->summary = group_new (page);
  self->figures = group_new (page);
  gtk_widget_hide (GTK_WIDGET (self->figures));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (page));
}

/**
 * riffle_deal_details_new:
 * @game: a game
 *
 * Makes a dialog about the deal of a game, and has it measured.
 *
 * Returns: (transfer none): the dialog, to be shown with riffle_ui_present ()
 */
GtkWidget *
riffle_deal_details_new (PatGame *game)
{
  RiffleDealDetails *self = g_object_new (RIFFLE_TYPE_DEAL_DETAILS, NULL);

  self->game = g_object_ref (game);
  riffle_rows_head_group (self->summary, get_name (self), NULL);
  if (pat_game_get_number (game) != 0)
    /* Translators: the number of a deal */
    add_number (self->summary, _("Deal number"), NULL, pat_game_get_number (game));
  /* Translators: how hard a deal is */
  add_row (self->summary, _("Difficulty"), NULL, difficulty_new (self));
  pat_grade_measure_async (pat_game_get_rules (game), pat_game_get_first_position (game),
                           self->cancellable, measured_cb, g_object_ref (self));
  /* Translators: the title of a page about the deal of a game */
  return riffle_ui_page_new (_("Deal Details"), GTK_WIDGET (self), WIDTH, HEIGHT);
}
