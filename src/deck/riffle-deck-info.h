/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck that was found somewhere, before it is loaded. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RiffleDeckState:
 * @RIFFLE_DECK_UNSEEN: nobody has looked into the file yet
 * @RIFFLE_DECK_USABLE: it was drawn
 * @RIFFLE_DECK_BROKEN: it cannot be used; riffle_deck_info_get_problem() tells why
 *
 * What is known of a deck.
 */
typedef enum
{
  RIFFLE_DECK_UNSEEN,
  RIFFLE_DECK_USABLE,
  RIFFLE_DECK_BROKEN,
} RiffleDeckState;

#define RIFFLE_TYPE_DECK_INFO (riffle_deck_info_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDeckInfo, riffle_deck_info, RIFFLE, DECK_INFO, GObject)

/* Signal: changed (), when something more is known. */

RiffleDeckInfo  *riffle_deck_info_new          (const char      *id,
                                                const char      *name,
                                                GFile           *file,
                                                gboolean         is_added);
const char      *riffle_deck_info_get_id       (RiffleDeckInfo  *self);
const char      *riffle_deck_info_get_name     (RiffleDeckInfo  *self);
GFile           *riffle_deck_info_get_file     (RiffleDeckInfo  *self);
gboolean         riffle_deck_info_is_added     (RiffleDeckInfo  *self);
RiffleDeckState  riffle_deck_info_get_state    (RiffleDeckInfo  *self);
const char      *riffle_deck_info_get_problem  (RiffleDeckInfo  *self);
char            *riffle_deck_info_dup_picture  (RiffleDeckInfo  *self);
gboolean         riffle_deck_info_recall       (RiffleDeckInfo  *self,
                                                const char      *cache_folder);
void             riffle_deck_info_note         (RiffleDeckInfo  *self,
                                                const char      *problem,
                                                gboolean         lasts);

G_END_DECLS
