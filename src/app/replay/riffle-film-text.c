/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player reads of where a film stands. */
#include "config.h"

#include "riffle-film-text.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

static char *
dup_place (RiffleFilm *film,
           gboolean    is_calm)
{
  guint step = riffle_film_get_step (film);
  guint n_steps = riffle_film_get_n_steps (film);
  g_autofree char *score = pat_game_dup_score_text (riffle_film_get_game (film));
  g_autofree char *time = riffle_format_time (riffle_film_get_msec (film, step));

  if (is_calm)
    /* Translators: where a replay stands: “Step 12 of 80” */
    return g_strdup_printf (_("Step %u of %u"), step, n_steps);
  if (!riffle_film_has_times (film))
    /* Translators: where a replay stands, with the score there */
    return g_strdup_printf (_("Step %u of %u · Score %s"), step, n_steps, score);
  /* Translators: where a replay stands, with the score and the time there */
  return g_strdup_printf (_("Step %u of %u · Score %s · %s"), step, n_steps, score, time);
}

/**
 * riffle_film_text_dup:
 * @film: a film
 * @is_calm: whether nothing is counted in sight of the player
 *
 * Returns: (transfer full): where the film stands; at its end also that the game may not end there
 */
char *
riffle_film_text_dup (RiffleFilm *film,
                      gboolean    is_calm)
{
  g_autofree char *place = dup_place (film, is_calm);

  if (riffle_film_get_step (film) < riffle_film_get_n_steps (film)
      || !pat_replay_is_full (riffle_film_get_replay (film)))
    return g_steal_pointer (&place);
  /* Translators: where a replay stands, such as “Step 100000 of 100000” */
  return g_strdup_printf (_("%s · A replay cannot be longer; the game may have gone on"), place);
}
