/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of the FreeCell kind, and the rows and choices that they share. */
#pragma once

#include <patience.h>

#define FREECELL_CELLS_IN_LINE 4

/* A row of cells, and what this game says about it. */
#define FREECELL_CELLS(...)                                                                \
  { .role = PAT_CELL, .fill = PAT_FILL_ANY, .max_cards = 1, .take = PAT_TAKE_TOP, __VA_ARGS__ }

#define FREECELL_FOUNDATIONS(...)                                                          \
  { .role = PAT_FOUNDATION, .count = 4, .build = PAT_UP | PAT_SAME_SUIT,                   \
    .fill = PAT_FILL_BASE, .max_cards = 13, __VA_ARGS__ }

#define FREECELL_SPACES_OPTION                                                             \
  { "spaces", PAT_NC_ ("option", "Empty spaces"), NULL, PAT_OPTION_CHOICE,                  \
    .choices = freecell_spaces }

#define FREECELL_CLICK_OPTION                                                              \
  { "cell-click", N_("A double click or double tap uses the cells"),                      \
    N_("A card that no foundation takes goes to the first empty cell"), PAT_OPTION_SWITCH }

extern const PatChoice freecell_spaces[];

extern const PatVariantSpec bakers_game;
extern const PatVariantSpec eight_off;
extern const PatVariantSpec forecell;
extern const PatVariantSpec penguin;
extern const PatVariantSpec seahaven_towers;

void     freecell_set_cells        (PatTable    *table,
                                    PatOptions  *chosen);
void     freecell_set_click        (PatTable    *table,
                                    PatOptions  *chosen);
gboolean freecell_configure_spaces (PatTable    *table,
                                    PatOptions  *chosen,
                                    GError     **error);
