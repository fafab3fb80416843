/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that lead the focus to a pile. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-board-private.h"
#include "riffle-pile-key.h"

#define LEAP_MSEC 1500 /* the second character of a key follows no later than this */

static int
find_role (guint key)
{
  for (PatRole role = 0; role < PAT_N_ROLES; role++)
    if (key == (guint) pat_role_get_letter (role))
      return (int) role;
  return -1;
}

/* Whether the focus is on the top card of a pile, or on its place. */
static gboolean
is_on_top (RiffleBoard *self,
           guint        pile)
{
  guint focused;
  int index;

  return riffle_board_get_focus (self, &focused, &index) && focused == pile &&
         index + 1 == (int) riffle_board_get_pile (self, pile)->cards->len;
}

/* Where the focus stays where it is, screen readers would say nothing. */
static gboolean
focus_pile (RiffleBoard *self,
            guint        pile)
{
  gboolean was_there = is_on_top (self, pile);

  if (!riffle_board_focus_top (self, pile))
    return FALSE;
  if (was_there)
    riffle_board_say_state (self, pile);
  return TRUE;
}

/* A pile that is gone cannot have the focus, which stays, or comes back to, where it was before the
 * first character; what is said of the pile tells why. */
static gboolean
go_to_pile (RiffleBoard *self,
            guint        pile)
{
  if (focus_pile (self, pile))
    return TRUE;
  riffle_board_focus_card (self, self->leap.pile, self->leap.index);
  riffle_board_say_state (self, pile);
  return TRUE;
}

static gboolean
go_to_number (RiffleBoard *self,
              PatRole      role,
              guint        number)
{
  int pile = number == 0 ? -1 : pat_rules_find_pile (pat_game_get_rules (self->game), role, number);

  return pile >= 0 && go_to_pile (self, (guint) pile);
}

/* Goes to the next pile of a role after the one that has the focus, or to the first; if cards are
 * chosen, to one that takes them, where there is any. */
static gboolean
go_to_role (RiffleBoard *self,
            PatRole      role)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  guint n = pat_rules_count_role (rules, role), number = 0, pile;
  int index;

  if (riffle_board_get_focus (self, &pile, &index) && pat_rules_get_role (rules, pile) == role)
    number = pat_rules_get_number (rules, pile);
  for (guint i = 0; i < 2 * n; i++)
    {
      guint next = (guint) pat_rules_find_pile (rules, role, (number + i) % n + 1);

      /* The first time around only piles that take what is chosen. */
      if ((i >= n || pat_game_is_destination (self->game, &self->selection, next)) &&
          focus_pile (self, next))
        return TRUE;
    }
  return go_to_number (self, role, 1);
}

/* Another digit may follow. */
static void
keep_number (RiffleBoard *self,
             PatRole      role,
             guint        number)
{
  self->leap.is_open = TRUE;
  self->leap.role = role;
  self->leap.n_digits = 1;
  self->leap.number = number;
}

static gboolean
begin_with_digit (RiffleBoard *self,
                  guint        digit)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  PatRole role = riffle_pile_key_find_main_role (rules);

  if (pat_rules_count_role (rules, role) <= RIFFLE_N_DIGITS)
    return go_to_number (self, role, digit == 0 ? RIFFLE_N_DIGITS : digit);
  keep_number (self, role, digit);
  go_to_number (self, role, digit);
  return TRUE;
}

static gboolean
begin_leap (RiffleBoard *self,
            guint        key)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  int role;

  if (g_ascii_isdigit ((char) key))
    return begin_with_digit (self, key - '0');
  role = find_role (key);
  if (role < 0)
    return FALSE;
  if (pat_rules_count_role (rules, (PatRole) role) == 0)
    {
      riffle_announcer_say (self->announcer, _("This game has no such pile."));
      return TRUE;
    }
  self->leap.is_open = TRUE;
  self->leap.role = (PatRole) role;
  return go_to_role (self, (PatRole) role);
}

/* The number of a column has two digits where there are more than ten. */
static gboolean
add_digit (RiffleBoard      *self,
           const RiffleLeap *leap,
           guint             digit)
{
  guint number = leap->number * 10 + digit;

  if (!go_to_number (self, leap->role, number))
    return FALSE;
  if (leap->n_digits == 0)
    keep_number (self, leap->role, number);
  return TRUE;
}

static gboolean
continue_leap (RiffleBoard      *self,
               const RiffleLeap *leap,
               guint             key)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  guint n = pat_rules_count_role (rules, leap->role);
  gboolean is_digit = g_ascii_isdigit ((char) key);

  if (leap->role == riffle_pile_key_find_main_role (rules) && n > RIFFLE_N_DIGITS)
    return is_digit && add_digit (self, leap, key - '0');
  if (is_digit)
    return go_to_number (self, leap->role, key == '0' ? RIFFLE_N_DIGITS : key - '0');
  return n > RIFFLE_N_DIGITS &&
         go_to_number (self, leap->role, key - 'a' + RIFFLE_N_DIGITS + 1);
}

/* Follows a letter or a digit of a pile's key. Each of them moves the focus at once, so that
 * nobody has to wait. Returns: whether it is one */
gboolean
riffle_board_leap (RiffleBoard *self,
                   guint        key,
                   guint32      time_msec)
{
  RiffleLeap leap = self->leap;
  gboolean goes_on = leap.is_open && time_msec - leap.time_msec < LEAP_MSEC;

  self->leap = (RiffleLeap) { .time_msec = time_msec };
  if (key > 'z' || !g_ascii_isalnum ((char) key))
    return FALSE;
  if (goes_on)
    {
      self->leap.pile = leap.pile;
      self->leap.index = leap.index;
      if (continue_leap (self, &leap, key))
        return TRUE;
    }
  riffle_board_get_focus (self, &self->leap.pile, &self->leap.index);
  return begin_leap (self, key);
}
