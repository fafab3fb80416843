/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the reader of the book has been: the last place is the one that is shown. */
#include "config.h"

#include "riffle-book-visits.h"

struct _RiffleBookVisits
{
  GPtrArray *places; /* of char * */
};

/**
 * riffle_book_visits_new:
 *
 * Returns: (transfer full): no visits yet
 */
RiffleBookVisits *
riffle_book_visits_new (void)
{
  RiffleBookVisits *self = g_new0 (RiffleBookVisits, 1);

  self->places = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/**
 * riffle_book_visits_free:
 * @self: the visits
 *
 * Forgets them.
 */
void
riffle_book_visits_free (RiffleBookVisits *self)
{
  g_ptr_array_unref (self->places);
  g_free (self);
}

/**
 * riffle_book_visits_get_place:
 * @self: the visits
 *
 * Returns: (transfer none) (nullable): where the reader is
 */
const char *
riffle_book_visits_get_place (RiffleBookVisits *self)
{
  return self->places->len > 0 ? g_ptr_array_index (self->places, self->places->len - 1) : NULL;
}

/**
 * riffle_book_visits_go:
 * @self: the visits
 * @place: where the reader goes
 *
 * Notes a visit, unless the reader is there already.
 */
void
riffle_book_visits_go (RiffleBookVisits *self,
                       const char       *place)
{
  if (g_strcmp0 (riffle_book_visits_get_place (self), place) != 0)
    g_ptr_array_add (self->places, g_strdup (place));
}

/**
 * riffle_book_visits_can_go_back:
 * @self: the visits
 *
 * Returns: whether the reader was somewhere else before
 */
gboolean
riffle_book_visits_can_go_back (RiffleBookVisits *self)
{
  return self->places->len > 1;
}

/**
 * riffle_book_visits_go_back:
 * @self: the visits
 *
 * Goes to the place before this one.
 *
 * Returns: (transfer none) (nullable): that place, or %NULL if there is none
 */
const char *
riffle_book_visits_go_back (RiffleBookVisits *self)
{
  if (!riffle_book_visits_can_go_back (self))
    return NULL;
  g_ptr_array_set_size (self->places, (int) self->places->len - 1);
  return riffle_book_visits_get_place (self);
}

/**
 * riffle_book_visits_clear:
 * @self: the visits
 *
 * Forgets all visits: the reader begins anew.
 */
void
riffle_book_visits_clear (RiffleBookVisits *self)
{
  g_ptr_array_set_size (self->places, 0);
}
