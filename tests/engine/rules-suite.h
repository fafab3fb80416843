/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The parts of the tests of compiled rules, and what they share. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* A variant of a test: the rules of the game follow the piles. */
#define RULES_VARIANT(variant, table, ...) \
  static const PatVariantSpec variant = { \
    .id = "test", .name = "Test", .game = { __VA_ARGS__ }, .piles = table, \
  }

PatRules *rules_build             (const PatVariantSpec *spec,
                                   const char           *options);
void      rules_set_up            (const PatRules       *rules,
                                   const char           *cards,
                                   PatPosition          *position);
void      rules_read_move         (const PatRules       *rules,
                                   const char           *text,
                                   PatMove              *move);
char     *rules_dup_pile          (const PatRules       *rules,
                                   const PatPosition    *position,
                                   const char           *name);

void      rules_add_build_tests   (void);
void      rules_add_move_tests    (void);
void      rules_add_stock_tests   (void);
void      rules_add_removal_tests (void);
void      rules_add_fault_tests   (void);
void      rules_add_stuck_tests   (void);
void      rules_add_undo_tests    (void);
void      rules_add_random_tests  (void);
void      rules_add_counter_tests (void);
void      rules_add_hint_tests    (void);

/* A row of a test: a position, a move, and whether it is legal or why it is not. */
typedef struct
{
  const PatVariantSpec *spec;
  const char           *cards;  /* lines of the position, parted by `;` */
  const char           *move;
  PatRefusalReason      reason; /* PAT_LEGAL for a legal move */
} RulesRow;

void      rules_check_rows        (const RulesRow       *rows,
                                   gsize                 n_rows);

G_END_DECLS
