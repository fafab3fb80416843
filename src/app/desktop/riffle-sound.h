/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of the game: which there are, how loud, and never too many of them. */
#pragma once

#include <gio/gio.h>

#include "riffle-event-log.h"

G_BEGIN_DECLS

/**
 * RiffleSoundKind:
 * @RIFFLE_SOUND_DEAL: cards are dealt
 * @RIFFLE_SOUND_PLACE: cards were moved, or taken back
 * @RIFFLE_SOUND_REFUSE: a move is refused
 * @RIFFLE_SOUND_SHUFFLE: a whole pack goes through somebody's hands
 * @RIFFLE_SOUND_TURN: a card is turned over
 * @RIFFLE_SOUND_WIN: the game is won
 *
 * What can be heard.
 */
typedef enum
{
  RIFFLE_SOUND_DEAL,
  RIFFLE_SOUND_PLACE,
  RIFFLE_SOUND_REFUSE,
  RIFFLE_SOUND_SHUFFLE,
  RIFFLE_SOUND_TURN,
  RIFFLE_SOUND_WIN,
} RiffleSoundKind;

#define RIFFLE_TYPE_SOUND (riffle_sound_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSound, riffle_sound, RIFFLE, SOUND, GObject)

gboolean     riffle_sound_is_supported (void);
RiffleSound *riffle_sound_new          (GSettings       *settings,
                                        RiffleEventLog  *log);
void         riffle_sound_play         (RiffleSound     *self,
                                        RiffleSoundKind  kind);

G_END_DECLS
