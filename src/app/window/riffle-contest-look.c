/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of the game looks like while it is played for something. */
#include "config.h"

#include "riffle-contest-look.h"

#include <glib/gi18n.h>

#include "riffle-contest-text.h"

/* What buttons do with the same action, in an ordinary game and in a contest. */
static const struct
{
  const char *action;
  const char *icons[2];
  const char *texts[2];
} buttons[] = {
  { "win.new", { "riffle-deal-symbolic", "go-next-symbolic" },
    { N_("New Deal"), N_("Continue to Next Game") } },
  { "win.hint", { "riffle-hint-symbolic", "view-list-symbolic" }, { N_("Hint"), N_("Scores") } },
};

static void
set_button (GtkButton *button,
            guint      nth,
            gboolean   is_contest)
{
  const char *text = _(buttons[nth].texts[is_contest]);

  if (gtk_button_get_icon_name (button) == NULL)
    {
      gtk_button_set_label (button, text);
      return;
    }
  gtk_button_set_icon_name (button, buttons[nth].icons[is_contest]);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), text);
}

static void
set_buttons (GtkWidget *widget,
             gboolean   is_contest)
{
  const char *action = GTK_IS_BUTTON (widget)
    ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  for (guint i = 0; action != NULL && i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (action, buttons[i].action))
      set_button (GTK_BUTTON (widget), i, is_contest);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && action == NULL;
       child = gtk_widget_get_next_sibling (child))
    set_buttons (child, is_contest);
}

static char *
dup_standing (RiffleContest *contest)
{
  PatContest *played = riffle_contest_get_contest (contest);
  RiffleContestTurn turn;

  /* At a table the deal is told: its players are named at the beginning of each round. */
  if (!riffle_contest_is_on_table (contest) || pat_contest_get_kind (played) == PAT_CONTEST_TABLE)
    return NULL;
  if (!riffle_contest_turn_find (riffle_contest_get_contest (contest), &turn))
    return g_strdup (riffle_contest_get_kind_name (played));
  return riffle_contest_dup_standing (played, &turn);
}

/**
 * riffle_contest_look_update:
 * @contest: what is played for
 * @page: the page of the game
 *
 * Says below the name of the game how the contest stands, and what its buttons do.
 */
void
riffle_contest_look_update (RiffleContest  *contest,
                            RiffleGamePage *page)
{
  RiffleGameHeader *header = riffle_game_page_get_header (page);
  g_autofree char *standing = dup_standing (contest);
  gboolean was_contest = riffle_game_header_get_standing (header) != NULL;

  riffle_game_header_set_standing (header, standing);
  if (was_contest != (standing != NULL))
    set_buttons (GTK_WIDGET (page), standing != NULL);
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
  /* Tables have a part of the menu of their own. */
  if (played != NULL && pat_contest_get_kind (played) != PAT_CONTEST_TABLE)
    {
      add (menu, _("Continue to Ne_xt Game"), "win.next-game");
      add (menu, is_tour ? _("Continue To_ur") : _("Continue To_urnament"), "win.continue-contest");
      add (menu, _("Sco_res"), "win.scores");
      /* Translators: an entry of a menu */
      add (menu, is_tour ? _("Leave Tour")
           /* Translators: an entry of a menu */
                         : _("End Tournament"), "win.leave-contest");
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
