/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The weights by which moves of games like Klondike are rated. They are those with which such
 * ratings alone won most of some million random deals of Klondike, drawing three cards (policy
 * gradient: REINFORCE, Williams 1992). */
#include "config.h"

#include "pat-runs-weights-private.h"

const PatRunsWeights pat_runs_weights = {
  .stage = {
    { 16, 24, 42, 43, 35, 42 },
    { 22, 2, 5, 9, 16, 19 },
    { 27, 24, 6, -7, -21, -27 },
    { -74, -58, -41, -19, -3, -17 },
    { 19, 35, 31, 35, 42, 40 },
  },
  .uncovers = { { -20, 12 }, { -4, -10 }, { 16, -16 }, { -12, -32 }, { 8, 18 } },
  .up_lead = { 0, 0, 9, -12, 10, 9, -10, -14 },
  .up_depth = { -26, -2, 15, 21, 21, 16, 11, -41 },
  .up_talon_guests = { 3, -9, 1 },
  .up_root_guests = { 1, -3, -16 },
  .up_hidden_guests = { -11, 10, 14 },
  .talon_up_lead = { 29, 1, -17, -13, -31, -16, -20, -21 },
  .talon_up_talon_guests = { 3, -15, -13 },
  .talon_up_root_guests = { -6, -7, -32 },
  .talon_up_hidden_guests = { 6, -16, -36 },
  .talon_up_open = { -4, 8, -4, 18, 12, -28, -19, -22, -29 },
  .talon_up_useful = { -35, -72, -75, -42, 25, 18, 30, 11, -7 },
  .talon_up_part = { -22, -27, -4, 6, 8, 14 },
  .talon_up_left = { 3, 3, -17, -17, -1, 6 },
  .talon_rank = { 0, -31, -29, -21, -3, 3, -2, 0, 7, 8, 12, 18, 3 },
  .talon_lead = { 0, -32, -25, -9, 1, 0, 6, 17 },
  .talon_helps = { -28, 34, 42 },
  .talon_depth = { -67, -15, 17, 22, 50, 65, 75, -28 },
  .talon_talon_guests = { -43, 18, 46 },
  .talon_rivals = { -13, 18, -22 },
  .talon_open = { -6, 3, 3, 8, 6, -12, -6, -7, -3 },
  .talon_useful = { -45, -74, -80, -42, 0, 27, 43, 44, 53 },
  .talon_part = { 5, 5, -1, 1, 1, -11 },
  .talon_left = { 9, 26, -3, 0, -4, -16 },
  .back_lead = { 0, 0, -53, -29, -1, 16, 20, 17 },
  .back_helps = { -45, 33, 36 },
  .back_depth = { -64, 4, 19, 53, 51, 36, 48, -45 },
  .back_talon_guests = { -26, -1, 2 },
  .root_depth = { -42, -34, -4, 24, 51, 68, 84 },
  .root_rank = { 0, 10, 5, 23, 23, 2, 8, 4, -1, -18, -9, 13, 9 },
  .root_lead = { 0, 5, 10, 22, 5, 10, 4, 2 },
  .root_rivals = { 17, -3, -2 },
  .space_for = { { -62, -40, -27 }, { -8, -8, 5 }, { 25, 7, 18 } },
  .king_takes = { { -23, 17, 13 }, { 6, -3, 0 }, { 20, 0, 0 } },
};
