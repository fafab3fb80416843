/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the games of this family share: the Palace's custom rules, its jokers, and the ways of
 * scoring. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

extern const PatVariantSpec double_klondike;
extern const PatVariantSpec easthaven;

/* How many jokers are left. */
#define PALACE_JOKERS PAT_COUNTER_OWN

#define PALACE_FOUNDATIONS(n, ...)                                                          \
  { .role = PAT_FOUNDATION, .count = n, __VA_ARGS__, .build = PAT_UP | PAT_SAME_SUIT,       \
    .fill = PAT_FILL_BASE, .max_cards = 13, .take = PAT_TAKE_TOP }

#define PALACE_COLUMNS(n, ...)                                                              \
  { .role = PAT_TABLEAU, .count = n, __VA_ARGS__, .fan_y = 0.25,                            \
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_RANKS,                              \
    .ranks = PAT_RANK_BIT (PAT_KING), .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED }

extern const PatChoice palace_draws[];
extern const PatChoice palace_clocks[];

/* Options that the games have in common, in the order in which they are shown. */
#define PALACE_DRAW                                                                         \
  { "draw", N_("Cards turned at a time"),                                                   \
    N_("How many cards a click or tap on the stock brings; only the top one can be played"), \
    PAT_OPTION_CHOICE, .choices = palace_draws }
#define PALACE_TAKEBACK                                                                     \
  { "takeback", N_("Take cards back from the foundations"), NULL, PAT_OPTION_SWITCH,        \
    .initial = TRUE }
#define PALACE_EASY                                                                         \
  { "easy", N_("Any card fills a space (Easy)"), NULL, PAT_OPTION_SWITCH }
#define PALACE_RELAXED                                                                      \
  { "relaxed", N_("All cards face up (Relaxed)"), NULL, PAT_OPTION_SWITCH }
#define PALACE_JOKER                                                                        \
  { "joker", N_("Three jokers (Joker)"),                                                    \
    N_("A joker fetches the next card of a foundation from wherever it lies"),              \
    PAT_OPTION_SWITCH }
#define PALACE_CYCLES                                                                       \
  { "cycles", N_("Three passes at most (Max 3 Cycles)"), NULL, PAT_OPTION_SWITCH }
#define PALACE_UNDO                                                                         \
  { "undo", N_("Moves can be undone"),                                                  \
    N_("Switch this off for the custom rule “Undo Off”"), PAT_OPTION_SWITCH, .initial = TRUE }
#define PALACE_CLOCK                                                                        \
  { "clock", PAT_NC_ ("option", "Time limit"), NULL, PAT_OPTION_CHOICE, .choices = palace_clocks }

void              palace_configure        (PatTable    *table,
                                           PatOptions  *chosen);
void              palace_configure_draw   (PatTable    *table,
                                           PatOptions  *chosen);
void              palace_configure_jokers (PatGameSpec *game);

const PatScoring *klondike_get_scoring    (PatOptions  *chosen);
const PatScoring *palace_get_scoring      (PatOptions  *chosen);
const PatScoring *easthaven_get_scoring   (PatOptions  *chosen);

G_END_DECLS
