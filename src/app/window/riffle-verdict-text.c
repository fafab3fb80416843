/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player is told of whether a game can be won. */
#include "config.h"

#include "riffle-verdict-text.h"

#include <glib/gi18n.h>

/* It is the player's doing only if the game is known to have been winnable. */
static const char *
get_lost (PatArbiter *arbiter)
{
  switch (pat_arbiter_get_deal_verdict (arbiter))
    {
    case PAT_VERDICT_UNWINNABLE:
      /* Translators: whatever is played */
      return _("This deal cannot be won");
    case PAT_VERDICT_WINNABLE:
      return _("This game can no longer be won");
    case PAT_VERDICT_UNKNOWN:
    default:
      return _("This game cannot be won from here");
    }
}

/* A verdict on the game as it stands; before the first move it is one on the deal. */
const char *
riffle_verdict_text_get (PatArbiter *arbiter,
                         PatVerdict  verdict,
                         gboolean    is_at_beginning)
{
  switch (verdict)
    {
    case PAT_VERDICT_WINNABLE:
      /* Translators: somebody who knew all cards could win the game from here */
      return is_at_beginning ? _("This deal can be won") : _("This game can still be won");
    case PAT_VERDICT_UNWINNABLE:
      return get_lost (arbiter);
    case PAT_VERDICT_UNKNOWN:
    default:
      return is_at_beginning ? _("It is not known whether this deal can be won")
                             : _("It is not known whether this game can be won");
    }
}

/* While a verdict is sought. */
const char *
riffle_verdict_text_get_wait (gboolean is_at_beginning)
{
  return is_at_beginning ? _("Checking whether this deal can be won…")
                         : _("Checking whether this game can be won…");
}

/* Why nothing was found to go back to; what is proven is said. */
const char *
riffle_verdict_text_get_no_way_back (PatArbiter *arbiter,
                                     gboolean    is_at_beginning)
{
  if (pat_arbiter_get_deal_verdict (arbiter) == PAT_VERDICT_UNWINNABLE)
    return _("This deal cannot be won");
  if (is_at_beginning)
    return _("It is not known whether this deal can be won");
  if (pat_arbiter_get_verdict (arbiter) == PAT_VERDICT_UNWINNABLE)
    return _("This game cannot be won from here, and no earlier position is known from which it "
             "could be won");
  return _("No position is known from which this game could be won");
}

/* What is said while the program plays. */
const char *
riffle_verdict_text_get_demonstration (gboolean has_way,
                                       gboolean is_lost)
{
  if (has_way)
    /* Translators: said of a demonstration, in which the program plays */
    return _("Showing a way to win");
  if (is_lost)
    /* Translators: said of a demonstration, in which the program plays moves that look good */
    return _("This game is lost; playing on");
  /* Translators: said of a demonstration, in which the program plays moves that look good */
  return _("No way to win is known; playing on");
}

/* What is said when there is nothing more that the program could play. */
const char *
riffle_verdict_text_get_end (gboolean is_lost)
{
  /* Translators: said at the end of a demonstration */
  return is_lost ? _("The demonstration has ended: this game cannot be won from here")
                 : _("There is no move to suggest");
}
