/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that lead the focus to a pile. */
#include "config.h"

#include <glib/gi18n.h>

#include "riffle-pile-jump.h"

#include "riffle-pile-key.h"

#define JUMP_MSEC 1500 /* the second character of a key follows no later than this */

/* The key of a pile, of which another character may come. */
typedef struct
{
  gboolean is_open;
  PatRole  role;
  guint    n_digits;  /* typed so far, if the number has two */
  guint    number;    /* that they make */
  PatSpot  origin;    /* where the focus was before */
  guint32  time_msec; /* of the last character */
} Key;

struct _RifflePileJump
{
  RiffleTable        *table;     /* the board's, like the next three */
  RiffleFocus        *focus;
  const PatSelection *selection;
  RiffleAnnouncer    *announcer;
  Key                 key;
};

RifflePileJump *
riffle_pile_jump_new (RiffleTable        *table,
                      RiffleFocus        *focus,
                      const PatSelection *selection,
                      RiffleAnnouncer    *announcer)
{
  RifflePileJump *self = g_new0 (RifflePileJump, 1);

  self->table = table;
  self->focus = focus;
  self->selection = selection;
  self->announcer = announcer;
  return self;
}

void
riffle_pile_jump_free (RifflePileJump *self)
{
  g_free (self);
}

static const PatRules *
get_rules (RifflePileJump *self)
{
  return pat_game_get_rules (riffle_table_get_game (self->table));
}

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
is_on_top (RifflePileJump *self,
           guint           pile)
{
  PatSpot spot;

  return riffle_focus_get (self->focus, &spot) && spot.pile == pile &&
         spot.index + 1 == (int) riffle_table_get_pile (self->table, pile)->cards->len;
}

/* If the focus stays where it is, screen readers would say nothing. */
static gboolean
focus_pile (RifflePileJump *self,
            guint           pile)
{
  gboolean was_there = is_on_top (self, pile);

  if (!riffle_focus_set_top (self->focus, pile))
    return FALSE;
  if (was_there)
    riffle_announcer_say_state (self->announcer, pile);
  return TRUE;
}

/* A pile that is gone cannot have the focus, which stays, or comes back to, where it was before the
 * first character; what is said of the pile tells why. */
static gboolean
go_to_pile (RifflePileJump *self,
            guint           pile)
{
  if (focus_pile (self, pile))
    return TRUE;
  riffle_focus_set_card (self->focus, self->key.origin);
  riffle_announcer_say_state (self->announcer, pile);
  return TRUE;
}

static gboolean
go_to_number (RifflePileJump *self,
              PatRole         role,
              guint           number)
{
  int pile = number == 0 ? -1 : pat_rules_find_pile (get_rules (self), role, number);

  return pile >= 0 && go_to_pile (self, (guint) pile);
}

/* Goes to the next pile of a role after the one that has the focus, or to the first; if cards are
 * chosen, to one that takes them, if there is any. */
static gboolean
go_to_role (RifflePileJump *self,
            PatRole         role)
{
  const PatRules *rules = get_rules (self);
  PatGame *game = riffle_table_get_game (self->table);
  guint n = pat_rules_count_role (rules, role), number = 0;
  PatSpot spot;

  if (riffle_focus_get (self->focus, &spot) && pat_rules_get_role (rules, spot.pile) == role)
    number = pat_rules_get_number (rules, spot.pile);
  for (guint i = 0; i < 2 * n; i++)
    {
      guint next = (guint) pat_rules_find_pile (rules, role, (number + i) % n + 1);

      /* The first time around only piles that take what is chosen. */
      if ((i >= n || pat_game_is_destination (game, self->selection, next)) &&
          focus_pile (self, next))
        return TRUE;
    }
  return go_to_number (self, role, 1);
}

/* Another digit may follow. */
static void
keep_number (RifflePileJump *self,
             PatRole         role,
             guint           number)
{
  self->key.is_open = TRUE;
  self->key.role = role;
  self->key.n_digits = 1;
  self->key.number = number;
}

static gboolean
begin_with_digit (RifflePileJump *self,
                  guint           digit)
{
  const PatRules *rules = get_rules (self);
  PatRole role = riffle_pile_key_find_main_role (rules);

  if (pat_rules_count_role (rules, role) <= RIFFLE_N_DIGITS)
    return go_to_number (self, role, digit == 0 ? RIFFLE_N_DIGITS : digit);
  keep_number (self, role, digit);
  go_to_number (self, role, digit);
  return TRUE;
}

static gboolean
begin_key (RifflePileJump *self,
           guint           key)
{
  const PatRules *rules = get_rules (self);
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
  self->key.is_open = TRUE;
  self->key.role = (PatRole) role;
  return go_to_role (self, (PatRole) role);
}

/* The number of a column has two digits if there are more than ten. */
static gboolean
add_digit (RifflePileJump *self,
           const Key      *before,
           guint           digit)
{
  guint number = before->number * 10 + digit;

  if (!go_to_number (self, before->role, number))
    return FALSE;
  if (before->n_digits == 0)
    keep_number (self, before->role, number);
  return TRUE;
}

static gboolean
continue_key (RifflePileJump *self,
              const Key      *before,
              guint           key)
{
  const PatRules *rules = get_rules (self);
  guint n = pat_rules_count_role (rules, before->role);
  gboolean is_digit = g_ascii_isdigit ((char) key);

  if (before->role == riffle_pile_key_find_main_role (rules) && n > RIFFLE_N_DIGITS)
    return is_digit && add_digit (self, before, key - '0');
  /* Of a single pile, the letter is the whole key. */
  if (is_digit)
    return n > 1 && go_to_number (self, before->role, key == '0' ? RIFFLE_N_DIGITS : key - '0');
  return n > RIFFLE_N_DIGITS &&
         go_to_number (self, before->role, key - 'a' + RIFFLE_N_DIGITS + 1);
}

/* Follows a letter or a digit of a pile's key. Each of them moves the focus at once, so that
 * nobody has to wait. Returns: whether it is one */
gboolean
riffle_pile_jump_press (RifflePileJump *self,
                        guint           key,
                        guint32         time_msec)
{
  Key before = self->key;
  gboolean goes_on = before.is_open && time_msec - before.time_msec < JUMP_MSEC;

  self->key = (Key) { .time_msec = time_msec };
  if (key > 'z' || !g_ascii_isalnum ((char) key))
    return FALSE;
  if (goes_on)
    {
      self->key.origin = before.origin;
      if (continue_key (self, &before, key))
        return TRUE;
    }
  riffle_focus_get (self->focus, &self->key.origin);
  return begin_key (self, key);
}
