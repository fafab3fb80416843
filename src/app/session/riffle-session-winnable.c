/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals for players who want only those that can be won. They come from the lists; where there is
 * none, any deal is put on the table, and whoever looks at the session has to settle whether it
 * stays there. Deals that were asked for by number are always obeyed. */
#include "config.h"

#include "riffle-session-winnable.h"

#include "riffle-session-private.h"
#include "riffle-variant-settings.h"
#include "riffle-winnable-lists.h"

#define MIN_SHARE 25 /* of a hundred deals, so that a few have to be tried at most */

/**
 * riffle_session_can_want_winnable:
 * @variant: a variant
 *
 * Tells whether the solver knows enough of a game that its players can ask for such deals: there is
 * a list of them, or it finds enough of them.
 *
 * Returns: whether they are offered
 */
gboolean
riffle_session_can_want_winnable (PatVariant *variant)
{
  double share = pat_variant_get_winnable_share (variant);

  return riffle_winnable_lists_know (variant) || (share >= MIN_SHARE && share < 100);
}

/**
 * riffle_session_get_wants_winnable:
 * @variant: a variant
 *
 * Returns: whether new deals of the game are to be ones that can be won
 */
gboolean
riffle_session_get_wants_winnable (PatVariant *variant)
{
  return riffle_variant_settings_get_only_winnable (variant)
         && riffle_session_can_want_winnable (variant);
}

/**
 * riffle_session_set_wants_winnable:
 * @variant: a variant
 * @wants: whether new deals are to be ones that can be won
 *
 * Keeps what the player wants, for the next deal.
 */
void
riffle_session_set_wants_winnable (PatVariant *variant,
                                   gboolean    wants)
{
  riffle_variant_settings_set_only_winnable (variant, wants);
}

/* A random deal of the list. */
static PatGame *
deal_of_list (const RiffleWinnableList  *list,
              PatVariant                *variant,
              PatOptions                *options,
              GError                   **error)
{
  guint n = riffle_winnable_list_get_n_winnable (list);
  guint nth = (guint) g_random_int_range (0, (gint32) n);

  return pat_game_new (variant, options, riffle_winnable_list_get (list, nth), error);
}

/* A game that nobody has asked for by number, as the player wants it. */
PatGame *
riffle_session_deal_wanted (RiffleSession  *self,
                            PatVariant     *variant,
                            PatOptions     *options,
                            GError        **error)
{
  g_autoptr (RiffleWinnableList) list = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatGame *game;

  if (!riffle_session_get_wants_winnable (variant))
    return riffle_session_deal_any (variant, options, error);
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL)
    return NULL;
  list = riffle_winnable_lists_find (rules);
  if (list != NULL)
    return deal_of_list (list, variant, options, error);
  game = riffle_session_deal_any (variant, options, error);
  g_set_weak_pointer (&self->open_deal, game);
  return game;
}

/* To find the list that fits the rules takes some time, so each game is looked for once. */
static gboolean
is_in_list (RiffleSession *self)
{
  g_autoptr (RiffleWinnableList) list = NULL;

  if (self->game == self->winnable_deal || self->game == self->unlisted_deal)
    return self->game == self->winnable_deal;
  list = riffle_winnable_lists_find (pat_game_get_rules (self->game));
  if (list != NULL && riffle_winnable_list_has (list, pat_game_get_number (self->game)))
    g_set_weak_pointer (&self->winnable_deal, self->game);
  else
    g_set_weak_pointer (&self->unlisted_deal, self->game);
  return self->game == self->winnable_deal;
}

/**
 * riffle_session_get_deal_fact:
 * @self: the session
 *
 * Says what is known of the deal on the table. Those who have not asked for deals that can be won
 * are not told.
 *
 * Returns: the fact
 */
RiffleDealFact
riffle_session_get_deal_fact (RiffleSession *self)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), RIFFLE_DEAL_ANY);

  if (self->game == NULL || riffle_session_is_apart (self)
      || !riffle_session_get_wants_winnable (pat_game_get_variant (self->game)))
    return RIFFLE_DEAL_ANY;
  if (self->game == self->open_deal)
    return RIFFLE_DEAL_OPEN;
  return is_in_list (self) ? RIFFLE_DEAL_WINNABLE : RIFFLE_DEAL_ANY;
}

/* The deal that was put on the table meanwhile is no place to come back to. */
static gboolean
exchange (RiffleSession *self,
          guint64        number)
{
  PatOptions *options = pat_game_get_options (self->game);
  g_autoptr (PatGame) game = pat_game_new (pat_game_get_variant (self->game), options, number,
                                           NULL);

  if (game == NULL)
    return FALSE;
  if (self->replaced != NULL)
    self->replaced->n_undos = pat_game_get_n_undos (game);
  riffle_session_book_beginning (self, game);
  riffle_session_set_game (self, game, riffle_session_was_booked (self, game), FALSE);
  riffle_session_save (self);
  return TRUE;
}

/**
 * riffle_session_settle_deal:
 * @self: the session, whose deal is open
 * @number: the deal that is to be played
 * @is_winnable: whether it can be won
 *
 * Says what was found out about the deal on the table, and puts another one there if that is the
 * one. A game in which a move was made stays.
 *
 * Returns: whether this deal is on the table now
 */
gboolean
riffle_session_settle_deal (RiffleSession *self,
                            guint64        number,
                            gboolean       is_winnable)
{
  g_return_val_if_fail (RIFFLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (riffle_session_get_deal_fact (self) == RIFFLE_DEAL_OPEN, FALSE);

  g_clear_weak_pointer (&self->open_deal);
  if (pat_game_get_number (self->game) != number
      && (!pat_game_get_is_untouched (self->game) || !exchange (self, number)))
    return FALSE;
  g_set_weak_pointer (&self->winnable_deal, is_winnable ? self->game : NULL);
  return TRUE;
}
