/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How two rectangles of a picture lie to each other. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

gboolean riffle_picture_rect_is_near      (const PatRect *self,
                                           const PatRect *other,
                                           double         gap);
double   riffle_picture_rect_get_overlap  (const PatRect *self,
                                           const PatRect *other);
double   riffle_picture_rect_get_distance (const PatRect *self,
                                           const PatRect *other);
void     riffle_picture_rect_unite        (PatRect       *self,
                                           const PatRect *other);
void     riffle_picture_rect_fit          (PatRect       *self,
                                           double         width,
                                           double         height,
                                           double         gap);

G_END_DECLS
