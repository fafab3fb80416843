/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Export marks and limits that every header of libpatience shares. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PAT_PUBLIC:
 *
 * Marks a symbol that the library or a plugin exports; all others are hidden.
 */
#define PAT_PUBLIC __attribute__ ((visibility ("default"))) extern

/**
 * PAT_MAX_CARDS:
 *
 * The most cards that a position holds: four decks with two jokers each.
 */
#define PAT_MAX_CARDS 216

/**
 * PAT_MAX_PILES:
 *
 * The most piles that a position holds.
 */
#define PAT_MAX_PILES 96

/**
 * PAT_MAX_COUNTERS:
 *
 * The number of counters in a position, the engine's own included.
 */
#define PAT_MAX_COUNTERS 16

/**
 * PAT_MAX_STEPS:
 *
 * The most steps that one move may consist of, its consequences included.
 */
#define PAT_MAX_STEPS 512

/**
 * PAT_MAX_MOVES:
 *
 * The most moves that are listed for one position.
 */
#define PAT_MAX_MOVES 2048

/**
 * PAT_MAX_WORD:
 *
 * The most letters of a word of the notation: an id, a key, the name of an action or a counter.
 */
#define PAT_MAX_WORD 64

/**
 * PAT_MAX_NAME:
 *
 * The most letters of a name or a label.
 */
#define PAT_MAX_NAME 120

/**
 * PAT_MAX_TEXT:
 *
 * The most letters of any other text of a module.
 */
#define PAT_MAX_TEXT 8000

G_END_DECLS
