/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The weights by which moves of games of pairs are rated. They are those with which such ratings
 * alone won most of some million random deals each (policy gradient: REINFORCE, Williams 1992): 3 %
 * of Pyramid, 5 % if only the pyramid must be cleared, 27 % of The Wish. */
#include "config.h"

#include "pat-pairs-weights-private.h"

const PatPairsWeights pat_pairs_weights[PAT_PAIRS_N_WEIGHTS] = {
  [PAT_PAIRS_WEIGHTS_NO_TALON] = {
    .uncovers = { -64, -18, 51, 0 },
    .below = { -39, 14, 51, 0, 0, 0, 0, 0 },
    .mates = { { 21, 0, 0, 0 }, { 0, -21, 0, 0 }, { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
  },
  [PAT_PAIRS_WEIGHTS_ALL] = {
    .part = {
      { -37, -22, -15, 9, 50, -15 },
      { 26, 18, 13, 11, 21, 15 },
      { 1, 5, 6, -3, -30, 0 },
      { 44, 40, 38, 34, -11, 0 },
      { 16, -3, -19, -27, -32, 0 },
      { 0, 0, 0, 0, 0, 0 },
    },
    .stage = {
      { -10, -9, -16, -19 },
      { 4, 21, 19, 31 },
      { -10, -7, 6, -3 },
      { 23, 16, 23, 44 },
      { -4, -2, -11, 0 },
      { 0, 0, 0, 0 },
    },
    .deal_hides_piles = { 20, -33, -30, -26, -3 },
    .deal_hides_talon = { -43, -30, -13, 7, -12 },
    .deal_covers = { 8, 1, -5, -16, 4 },
    .uncovers = { -42, 7, 43, 45 },
    .below = { 12, -18, -17, 9, 10, -1, 5, 21 },
    .mates = { { 11, 21, 23, 9 }, { 0, 10, 24, 51 }, { 0, 0, -18, -5 }, { 0, 0, 0, -24 } },
    .rivals = {
      { { -32, -12, -8, 8 }, { 0, 0, 0, 0 } },
      { { 26, 25, 7, 28 }, { 11, 23, 23, 25 } },
      { { 1, 8, -3, -26 }, { -3, -2, 3, 8 } },
      { { 0, 0, 0, 0 }, { 43, 30, 32, 4 } },
    },
    .frees = { 11, 2, -1, 3, -14 },
  },
  [PAT_PAIRS_WEIGHTS_PILES] = {
    .part = {
      { 0, 11, -1, 1, 23, 14 },
      { 3, 16, 11, 18, 22, -14 },
      { 5, -16, -7, -5, -5, 0 },
      { 5, 7, 16, 6, -12, 0 },
      { -7, -6, -10, -14, -17, 0 },
      { 0, 0, 0, 0, 0, 0 },
    },
    .stage = {
      { 31, 6, 7, -1 },
      { 6, 15, 12, 21 },
      { 5, 1, -10, -12 },
      { -16, -1, 19, 24 },
      { -21, -14, -7, -6 },
      { 0, 0, 0, 0 },
    },
    .deal_hides_piles = { -8, -10, -15, -16, -21 },
    .deal_hides_talon = { -12, -14, -12, -16, 2 },
    .deal_covers = { -29, -26, -4, 11, 15 },
    .uncovers = { -36, 16, 40, 35 },
    .below = { 6, -6, -4, 1, 11, 6, 20, 34 },
    .mates = { { -1, 19, 7, 4 }, { 0, 14, 30, 30 }, { 0, 0, -5, 8 }, { 0, 0, 0, -21 } },
    .rivals = {
      { { 22, -3, -12, -17 }, { 0, 0, 0, 0 } },
      { { 4, 13, 27, 37 }, { 21, 14, -1, -10 } },
      { { 6, -13, -6, -13 }, { 27, -26, -32, -10 } },
      { { 0, 0, 0, 0 }, { 13, 5, 11, -2 } },
    },
    .frees = { 25, -3, -2, -11, -2 },
  },
};
