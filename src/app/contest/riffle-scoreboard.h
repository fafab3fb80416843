/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with the scores of a contest, and the best of it. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-best-tours.h"

G_BEGIN_DECLS

/**
 * RiffleScoreboardSource:
 * @contest: what is played for
 * @entrant: whose scores are shown
 * @registry: the games
 * @best: the best tours
 * @faults: (nullable): what is not true of the scores, as of riffle_contest_check_finish (); %NULL:
 *   the page finds that out itself
 * @asks_name: whether the player may say a name
 * @accept: (nullable): the text of the button that goes on; %NULL: there is none
 *
 * What a page shows.
 */
typedef struct
{
  PatContest      *contest;
  guint            entrant;
  PatRegistry     *registry;
  RiffleBestTours *best;
  GPtrArray       *faults;
  gboolean         asks_name;
  const char      *accept;
} RiffleScoreboardSource;

#define RIFFLE_TYPE_SCOREBOARD (riffle_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (RiffleScoreboard, riffle_scoreboard, RIFFLE, SCOREBOARD, GtkWidget)

/*
 * Signals:
 *   accepted ()   the player wants to go on
 *   named ()      the player has typed a name, and stays
 */
GtkWidget *riffle_scoreboard_new        (const RiffleScoreboardSource *source);
void       riffle_scoreboard_fill       (RiffleScoreboard             *self);
char      *riffle_scoreboard_dup_name   (RiffleScoreboard             *self);
GtkWidget *riffle_scoreboard_get_first (RiffleScoreboard             *self);

G_END_DECLS
