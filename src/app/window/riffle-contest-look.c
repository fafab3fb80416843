/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of the game looks like while it is played for something. */
#include "config.h"

#include "riffle-contest-look.h"

#include <glib/gi18n.h>

#include "riffle-contest-text.h"
#include "ui-names.h"

/* For what the game on the table is played. */
typedef enum
{
  NOTHING,
  IN_TURN, /* a tour or a tournament */
  TABLE,
  N_LOOKS
} Look;

/* What buttons do with the same action. */
static const struct
{
  const char *action;
  const char *icons[N_LOOKS];
  const char *texts[N_LOOKS];
} buttons[] = {
  { "win.new", { "riffle-deal-symbolic", "go-next-symbolic", "go-next-symbolic" },
    { N_("New Deal"), N_("Continue to Next Game"), N_("Give Up This Round") } },
  { "win.hint", { "riffle-hint-symbolic", "view-list-symbolic", "view-list-symbolic" },
    { N_("Hint"), N_("Scores"), N_("Scoreboard") } },
};

/* What makes no sense in any contest: its deals and their options are fixed, and are nobody else's
 * business as long as they are played. Hints and new deals give way to the actions of the contest,
 * which have their keys. */
static const char *const never[] = {
  "win.new", "win.next-deal", "win.previous-deal", "win.deal-number", "win.open-recent-deal",
  "win.deal-details", "win.copy-deal", "win.copy-link", "win.daily", "win.watch",
  "win.copy-replay", "win.save-replay", "win.hint", "win.demonstration",
  "win.demonstration-step", "win.last-winnable", "win.game-options", "win.reset-bank",
};

/* What hangs on the contest. */
static const struct
{
  const char      *action;
  RiffleAllowance  what;
} allowed[] = {
  { "win.undo", RIFFLE_ALLOW_UNDO },
  { "win.redo", RIFFLE_ALLOW_UNDO },
  { "win.restart", RIFFLE_ALLOW_RESTART },
  { "win.piles", RIFFLE_ALLOW_PEEK },
};

/* What begins a contest of each kind: one that is being played leads to none of another kind. */
static const char *const beginnings[] = {
  [PAT_CONTEST_TOUR] = "win.tour",
  [PAT_CONTEST_TOURNAMENT] = "win.tournament",
  [PAT_CONTEST_TABLE] = "win.table",
};

/* Returns: (transfer full) (nullable): the actions that are not shown */
static GStrv
dup_left_out (RiffleContest *contest)
{
  RiffleSession *session = riffle_contest_get_session (contest);
  g_autoptr (GStrvBuilder) actions = g_strv_builder_new ();

  if (!riffle_contest_is_on_table (contest))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (never); i++)
    g_strv_builder_add (actions, never[i]);
  for (guint i = 0; i < G_N_ELEMENTS (allowed); i++)
    if (!riffle_session_allows (session, allowed[i].what))
      g_strv_builder_add (actions, allowed[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (i != pat_contest_get_kind (riffle_contest_get_contest (contest)))
      g_strv_builder_add (actions, beginnings[i]);
  return g_strv_builder_end (actions);
}

static void
set_button (GtkButton *button,
            guint      nth,
            Look       look)
{
  const char *text = _(buttons[nth].texts[look]);

  if (gtk_button_get_icon_name (button) == NULL)
    {
      gtk_button_set_label (button, text);
      return;
    }
  gtk_button_set_icon_name (button, buttons[nth].icons[look]);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), text);
  riffle_ui_name (GTK_WIDGET (button), text);
  riffle_ui_describe (GTK_WIDGET (button), "");
}

/* The buttons below the end of a game have their own rules. */
static void
show_button (GtkButton  *button,
             const char *action,
             GStrv       left_out)
{
  for (guint i = 0; gtk_button_get_icon_name (button) != NULL && i < G_N_ELEMENTS (allowed); i++)
    if (g_str_equal (action, allowed[i].action))
      gtk_widget_set_visible (GTK_WIDGET (button), left_out == NULL
                              || !g_strv_contains ((const char *const *) left_out, action));
}

static void
set_buttons (GtkWidget *widget,
             Look       look,
             GStrv      left_out)
{
  const char *action = GTK_IS_BUTTON (widget)
    ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  for (guint i = 0; action != NULL && i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (action, buttons[i].action))
      set_button (GTK_BUTTON (widget), i, look);
  if (action != NULL)
    show_button (GTK_BUTTON (widget), action, left_out);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && action == NULL;
       child = gtk_widget_get_next_sibling (child))
    set_buttons (child, look, left_out);
}

static Look
find_look (RiffleContest *contest)
{
  if (!riffle_contest_is_on_table (contest))
    return NOTHING;
  return pat_contest_get_kind (riffle_contest_get_contest (contest)) == PAT_CONTEST_TABLE ? TABLE
                                                                                     : IN_TURN;
}

static char *
dup_standing (RiffleContest *contest)
{
  PatContest *played = riffle_contest_get_contest (contest);
  GSettings *settings = riffle_session_get_settings (riffle_contest_get_session (contest));
  RiffleContestTurn turn;

  if (!riffle_contest_is_on_table (contest))
    return NULL;
  if (!riffle_contest_turn_find (riffle_contest_get_contest (contest), &turn))
    return g_strdup (riffle_contest_get_kind_name (played));
  return riffle_contest_dup_standing (played, &turn, g_settings_get_boolean (settings, "calm"));
}

/**
 * riffle_contest_look_update:
 * @contest: what is played for
 * @page: the page of the game
 *
 * Says below the name of the game how the contest stands, and what its buttons do. Buttons and
 * entries of the menu that make no sense in it are not shown.
 */
void
riffle_contest_look_update (RiffleContest  *contest,
                            RiffleGamePage *page)
{
  RiffleGameHeader *header = riffle_game_page_get_header (page);
  g_autofree char *standing = dup_standing (contest);
  g_auto (GStrv) left_out = dup_left_out (contest);

  riffle_game_header_set_standing (header, standing);
  if (riffle_game_header_leave_out (header, left_out))
    set_buttons (GTK_WIDGET (page), find_look (contest), left_out);
}

static void
add (GMenu      *menu,
     const char *label,
     const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

/**
 * riffle_contest_look_fill_menu:
 * @contest: what is played for
 * @menu: a part of a menu
 *
 * Lists what can be done now.
 */
void
riffle_contest_look_fill_menu (RiffleContest *contest,
                               GMenu         *menu)
{
  PatContest *played = riffle_contest_get_contest (contest);
  gboolean is_tour = played != NULL && pat_contest_get_kind (played) == PAT_CONTEST_TOUR;

  g_menu_remove_all (menu);
  /* The other entries for tables have a part of the menu of their own. */
  if (played != NULL && pat_contest_get_kind (played) != PAT_CONTEST_TABLE)
    {
      add (menu, _("Continue to Ne_xt Game"), "win.next-game");
      add (menu, is_tour ? _("Continue To_ur") : _("Continue To_urnament"), "win.continue-contest");
      add (menu, _("Sco_res"), "win.scores");
      /* Translators: an entry of a menu: saves a copy in a file */
      add (menu, is_tour ? _("Save Tour…")
           /* Translators: an entry of a menu: saves a copy in a file */
                         : _("Save Tournament…"), "win.save-contest");
      /* Translators: an entry of a menu */
      add (menu, is_tour ? _("Leave Tour")
           /* Translators: an entry of a menu */
                         : _("End Tournament"), "win.leave-contest");
    }
  else if (played != NULL)
    {
      /* Translators: an entry of a menu: saves a copy in a file */
      add (menu, _("Save Table…"), "win.save-contest");
      /* Translators: an entry of a menu: ends the rounds of a table */
      add (menu, _("Leave Table"), "win.leave-contest");
    }
  /* Translators: an entry of a menu */
  add (menu, _("New Tour"), "win.tour");
  add (menu, _("New Tournament…"), "win.tournament");
}

/**
 * riffle_contest_look_find_waiting:
 * @contest: what is played for
 * @variant: (out) (transfer none) (nullable): its game
 *
 * Finds the game that a contest goes on with, wherever the player is now.
 *
 * Returns: (transfer full) (nullable): what leads back to it; %NULL: nothing waits
 */
char *
riffle_contest_look_find_waiting (RiffleContest *contest,
                                  PatVariant   **variant)
{
  RiffleSession *session = riffle_contest_get_session (contest);
  PatContest *played = riffle_contest_get_contest (contest);
  RiffleContestTurn turn = { 0, 0 };
  g_autoptr (PatDeal) deal = NULL;

  *variant = NULL;
  if (played == NULL
      || (!riffle_contest_turn_find (played, &turn) && !riffle_contest_turn_can_enter (played)))
    return NULL;
  deal = pat_deal_parse (pat_contest_get_deal (played, turn.deal), NULL);
  if (deal != NULL)
    *variant = pat_registry_find (riffle_session_get_registry (session), deal->variant);
  if (*variant == NULL)
    return NULL;
  if (pat_contest_get_kind (played) == PAT_CONTEST_TOUR)
    /* Translators: on the page of games, what leads back to a tour */
    return g_strdup (_("Continue Tour"));
  if (pat_contest_get_kind (played) == PAT_CONTEST_TABLE)
    /* Translators: on the page of games, what leads back to a table */
    return g_strdup (_("Continue Table"));
  /* Translators: on the page of games, what leads back to a tournament */
  return g_strdup (_("Continue Tournament"));
}
