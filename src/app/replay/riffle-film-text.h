/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player reads of where a film stands. */
#pragma once

#include "riffle-film.h"

G_BEGIN_DECLS

char *riffle_film_text_dup (RiffleFilm *film,
                            gboolean    is_calm);

G_END_DECLS
