/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a special action asks the player for next. */
#include "config.h"

#include "riffle-asked.h"

/* Returns: (transfer full) (nullable): what the special action may still become; %NULL if none asks
 * for anything */
PatMoves *
riffle_asked_list (PatGame            *game,
                   const PatSelection *selection)
{
  g_autofree PatMoves *moves = NULL;

  if (selection->kind != PAT_SELECTION_SPECIAL)
    return NULL;
  moves = g_new (PatMoves, 1);
  return pat_game_list_special (game, selection, moves) ? g_steal_pointer (&moves) : NULL;
}

/* Whether a card, or an empty place, is what is asked for now. */
gboolean
riffle_asked_has (PatGame            *game,
                  const PatSelection *selection,
                  const PatMoves     *moves,
                  PatSpot             spot)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_game_is_pick (game, &moves->moves[i], selection->n_spots, spot))
      return TRUE;
  return FALSE;
}

/* Whether what is asked for now lies on the board: otherwise it can only be shown beside it. */
gboolean
riffle_asked_is_on_board (const PatSelection *selection,
                          const PatMoves     *moves)
{
  return moves->moves[0].n_picks > selection->n_spots;
}
