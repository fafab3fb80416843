/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the library need of each other. */
#pragma once

#include "riffle-deck-inspector-private.h"
#include "riffle-deck-library.h"

G_BEGIN_DECLS

void                 riffle_deck_library_take_up       (RiffleDeckLibrary *self,
                                                        RiffleDeckInfo    *info);
RiffleDeckInspector *riffle_deck_library_get_inspector (RiffleDeckLibrary *self);

G_END_DECLS
