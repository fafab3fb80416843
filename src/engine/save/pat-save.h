/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Saved games: a text of the deal and the moves, written atomically and read by replay. */
#pragma once

#include "pat-game.h"
#include "pat-registry.h"

G_BEGIN_DECLS

/**
 * PAT_SAVE_ERROR:
 *
 * The domain of errors about saved games.
 */
#define PAT_SAVE_ERROR (pat_save_error_quark ())

/**
 * PatSaveError:
 * @PAT_SAVE_ERROR_FORMAT: the text is not a saved game, or is damaged
 * @PAT_SAVE_ERROR_NEWER: it was written by a newer version of the program
 * @PAT_SAVE_ERROR_VARIANT: the variant is not there
 * @PAT_SAVE_ERROR_REPLAY: the moves cannot be replayed
 *
 * Why a saved game is not read.
 */
typedef enum
{
  PAT_SAVE_ERROR_FORMAT,
  PAT_SAVE_ERROR_NEWER,
  PAT_SAVE_ERROR_VARIANT,
  PAT_SAVE_ERROR_REPLAY,
} PatSaveError;

#define PAT_SAVE_VERSION 1

PAT_PUBLIC GQuark   pat_save_error_quark (void);
PAT_PUBLIC char    *pat_save_to_string   (PatGame      *game);
PAT_PUBLIC PatGame *pat_save_parse       (PatRegistry  *registry,
                                          const char   *text,
                                          gssize        length,
                                          GError      **error);
PAT_PUBLIC gboolean pat_save_write       (PatGame      *game,
                                          const char   *path,
                                          GError      **error);
PAT_PUBLIC PatGame *pat_save_read        (PatRegistry  *registry,
                                          const char   *path,
                                          GError      **error);

G_END_DECLS
