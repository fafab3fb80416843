/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognizes positions of a builder that are lost because there will never be a space again. */
#pragma once

#include "pat-builder-state-private.h"

G_BEGIN_DECLS

gboolean pat_builder_may_get_room (const PatBuilderState *state,
                                   const PatBuilderDeal  *deal,
                                   guint64                next,
                                   guint64                wanted,
                                   guint64                tops,
                                   const guint8          *pile_of);

G_END_DECLS
