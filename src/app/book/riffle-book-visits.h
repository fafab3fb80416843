/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the reader of the book has been. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RiffleBookVisits RiffleBookVisits;

RiffleBookVisits *riffle_book_visits_new         (void);
void              riffle_book_visits_free        (RiffleBookVisits *self);
void              riffle_book_visits_go          (RiffleBookVisits *self,
                                                  const char       *place);
const char       *riffle_book_visits_go_back     (RiffleBookVisits *self);
const char       *riffle_book_visits_get_place   (RiffleBookVisits *self);
gboolean          riffle_book_visits_can_go_back (RiffleBookVisits *self);
void              riffle_book_visits_clear       (RiffleBookVisits *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleBookVisits, riffle_book_visits_free)

G_END_DECLS
