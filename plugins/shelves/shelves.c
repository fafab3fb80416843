/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shelves: collections of games of any family, which the games themselves say they stand on. */
#include <patience.h>

static const PatCollectionSpec tour = {
  .id = "tour",
  .name = N_("Aunt Anne’s Tour"),
  .about = N_("Eight games to play one after the other, by the rules of a collection for early "
              "home computers."),
};

static const PatCollectionSpec palm_shelf = {
  .id = "palm-shelf",
  .name = N_("The Palm Shelf"),
  .about = N_("The games of a collection for hand-held computers, by its own rules. It has "
              "Klondike twice: with one card turned at a time, and with three."),
};

static const PatCollectionSpec children = {
  .id = "children",
  .name = N_("Children’s Games"),
  .about = N_("Few cards and simple rules, to be played again and again."),
};

static const PatCollectionSpec palace = {
  .id = "palace",
  .name = N_("The Palace"),
  .about = N_("Klondike and its relatives, for points and against the clock. Jokers and other "
              "rules are among their options."),
};

PAT_PLUGIN_COLLECTIONS (&tour, &palm_shelf, &children, &palace)
