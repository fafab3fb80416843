/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds room for a message where nothing lies that it would cover. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleFreePlace:
 * @areas: (array length=n_areas): where the message may lie, within one of them
 * @n_areas: how many of them
 * @taken: (array length=n_taken): what it must not cover
 * @n_taken: how many of them
 * @lesser: (array length=n_lesser): what it covers if there is no other place
 * @n_lesser: how many of them
 * @near: what it belongs to
 *
 * What is known of a table before a message is laid on it.
 */
typedef struct
{
  const GdkRectangle *areas;
  guint               n_areas;
  const GdkRectangle *taken;
  guint               n_taken;
  const GdkRectangle *lesser;
  guint               n_lesser;
  GdkRectangle        near;
} RiffleFreePlace;

int      riffle_free_place_find        (const RiffleFreePlace *self,
                                        const GdkRectangle    *area,
                                        GdkRectangle          *place);
gboolean riffle_free_place_is_covering (int                    cost);
void     riffle_free_place_spread      (const RiffleFreePlace *self,
                                        const GdkRectangle    *area,
                                        int                    cost,
                                        GdkRectangle          *place);

G_END_DECLS
