/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Refuses positions that cannot arise: a verdict on them would say nothing. */
#include "config.h"

#include "pat-position-check-private.h"

#include "pat-bounds-private.h"
#include "pat-fold-private.h"
#include "pat-rules-private.h"

#include <glib/gi18n-lib.h>

/* What is being looked at, and where the complaint goes. */
typedef struct
{
  const PatRules     *rules;
  const PatPosition  *position;
  GError            **error;
} PositionCheck;

static gboolean
refuse (const PositionCheck *self,
        const char          *sentence)
{
  g_set_error_literal (self->error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION, sentence);
  return FALSE;
}

/* Refuses a pile, which is named as in notation. The sentence has one %s. */
static gboolean
refuse_pile (const PositionCheck *self,
             const char          *sentence,
             guint                pile)
{
  PatRole role = pat_rules_get_role (self->rules, pile);
  gboolean is_one = pat_rules_count_role (self->rules, role) == 1;
  g_autofree char *number = g_strdup_printf (" %u", pat_rules_get_number (self->rules, pile));
  g_autofree char *name = g_strconcat (pat_role_words[role], is_one ? NULL : number, NULL);

  g_set_error (self->error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION, sentence, name);
  return FALSE;
}

static gboolean
refuse_counter (const PositionCheck *self,
                guint                counter)
{
  const char *name = counter == PAT_COUNTER_PASSES ? "passes" : "base";

  if (counter >= PAT_COUNTER_OWN)
    name = self->rules->table.game.counters[counter - PAT_COUNTER_OWN].name;
  g_set_error (self->error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION,
               /* Translators: %s is a word of the notation, such as “passes” */
               _("This position cannot arise: “%s” is out of its range."), name);
  return FALSE;
}

static gboolean
has_shape (const PatPosition *self,
           const PatRules    *rules)
{
  if (self->n_piles != rules->n_piles || self->start[0] != 0 ||
      self->start[self->n_piles] > PAT_MAX_CARDS)
    return FALSE;
  for (guint pile = 0; pile < rules->n_piles; pile++)
    if (self->start[pile + 1] < self->start[pile])
      return FALSE;
  return TRUE;
}

/* Whether no card is there more often than in the deck, and all are there. */
static gboolean
has_all_cards (const PatPosition *self,
               const PatRules    *rules)
{
  guint left[128] = { 0 };

  if (self->start[self->n_piles] != pat_rules_get_n_cards (rules))
    return FALSE;
  for (guint i = 0; i < rules->n_deck; i++)
    left[pat_card_face (rules->deck[i])]++;
  for (guint i = 0; i < self->start[self->n_piles]; i++)
    if (left[pat_card_face (self->cards[i])]-- == 0)
      return FALSE;
  return TRUE;
}

/* Whether the deal lays cards on a pile face down, 'D', or up, 'U'. */
static gboolean
deals_to (const PatRules *rules,
          guint           pile,
          char            kind)
{
  for (guint i = 0; i < rules->n_deal_steps; i++)
    if (rules->deal_steps[i].pile == pile && rules->deal_steps[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Whether the deal itself lays a card face down on one that lies face up. */
static gboolean
deals_down_on_up (const PatRules *rules,
                  guint           pile)
{
  gboolean is_up = FALSE;

  for (guint i = 0; i < rules->n_deal_steps; i++)
    if (rules->deal_steps[i].pile == pile)
      {
        if (is_up && rules->deal_steps[i].kind == 'D')
          return TRUE;
        is_up = rules->deal_steps[i].kind != 'D';
      }
  return FALSE;
}

/* Whether no card of a pile lies the wrong way round: face down where the rules lay cards face up
 * or turn them up, or above one that lies face up; or face up in a stock that is dealt face
 * down. */
static gboolean
check_faces (const PositionCheck *self,
             guint                pile)
{
  const PatPile *p = &self->rules->piles[pile];
  const PatCard *cards = pat_position_get_cards (self->position, pile);
  guint size = pat_position_get_size (self->position, pile), n_down = 0;

  for (guint i = 0; i < size; i++)
    if (pat_card_is_face_down (cards[i]) && n_down++ != i &&
        !deals_down_on_up (self->rules, pile))
      /* Translators: %s is the name of a pile in the notation, such as “tableau 4” */
      return refuse_pile (self, _("This position cannot arise: in “%s” a card lies face down on "
                                  "one that lies face up."), pile);
  if (p->role == PAT_STOCK)
    return n_down == size || !deals_to (self->rules, pile, 'D') ||
           deals_to (self->rules, pile, 'U') ||
           /* Translators: %s is the name of a pile in the notation, such as “stock” */
           refuse_pile (self, _("This position cannot arise: a card of “%s” lies face up."), pile);
  if (n_down > 0 && !deals_to (self->rules, pile, 'D') &&
      (p->role == PAT_WASTE || p->role == PAT_FOUNDATION || p->role == PAT_CELL))
    /* Translators: %s is the name of a pile in the notation, such as “waste” */
    return refuse_pile (self, _("This position cannot arise: a card of “%s” lies face down."),
                        pile);
  if (size > 0 && pat_card_is_face_down (cards[size - 1]) && p->n_covers == 0 &&
      pat_rules_turns_up (self->rules, pile))
    /* Translators: %s is the name of a pile in the notation, such as “tableau 4” */
    return refuse_pile (self, _("This position cannot arise: the top card of “%s” lies face "
                                "down."), pile);
  return TRUE;
}

/* The cards with which a foundation may begin. */
static guint64
get_first_cards (const PositionCheck *self,
                 const PatPile       *p)
{
  int base = self->position->counters[PAT_COUNTER_BASE];

  if (p->fill == PAT_FILL_BASE && base > 0)
    return self->rules->base_cards[base] & p->suit_cards;
  return p->fill == PAT_FILL_RANKS || p->fill == PAT_FILL_NUMBER ? p->fill_cards & p->suit_cards
                                                                 : G_MAXUINT64;
}

/* Whether the cards of a foundation lie in the order in which it takes them. */
static gboolean
check_foundation (const PositionCheck *self,
                  guint                pile)
{
  const PatPile *p = &self->rules->piles[pile];
  const PatRelation *build = &self->rules->relations[p->build];
  const PatCard *cards = pat_position_get_cards (self->position, pile);
  guint size = pat_position_get_size (self->position, pile);
  guint64 next = get_first_cards (self, p);

  if (p->role != PAT_FOUNDATION || !p->builds || p->in_line || p->has_units || p->min_accept > 1 ||
      self->rules->table.rows[p->row].collects ||
      self->rules->table.game.stock.to == PAT_FOUNDATION)
    return TRUE;
  for (guint i = 0; i < size; i++)
    {
      if ((next >> (cards[i] & 63) & 1) == 0)
        /* Translators: %s is the name of a pile in the notation, such as “foundation 1” */
        return refuse_pile (self, _("This position cannot arise: the cards of “%s” are not in "
                                    "their order."), pile);
      next = build->on[cards[i] & 63];
    }
  return TRUE;
}

/* What a game's own functions do with the cards is not known here. */
static gboolean
check_piles (const PositionCheck *self)
{
  gboolean has_hooks = pat_rules_has_hooks (self->rules);

  for (guint pile = 0; pile < self->rules->n_piles; pile++)
    {
      if (pat_position_get_size (self->position, pile) > self->rules->piles[pile].max_cards)
        /* Translators: %s is the name of a pile in the notation, such as “cell 1” */
        return refuse_pile (self, _("This position cannot arise: there are too many cards in "
                                    "“%s”."), pile);
      if (!has_hooks && (!check_faces (self, pile) || !check_foundation (self, pile)))
        return FALSE;
    }
  return TRUE;
}

/* How often something is left is never more than at the deal. */
static gboolean
check_uses_left (const PositionCheck *self)
{
  const PatGameSpec *game = &self->rules->table.game;

  for (guint i = 0; game->specials != NULL && game->specials[i].name != NULL; i++)
    {
      guint counter = game->specials[i].counter;
      int left = self->position->counters[counter];

      if (counter >= PAT_COUNTER_OWN &&
          (left < 0 || left > game->counters[counter - PAT_COUNTER_OWN].initial))
        return refuse_counter (self, counter);
    }
  return TRUE;
}

static gboolean
check_counters (const PositionCheck *self)
{
  const PatGameSpec *game = &self->rules->table.game;
  guint redeals = game->stock.redeals;
  int passes = self->position->counters[PAT_COUNTER_PASSES];
  int base = self->position->counters[PAT_COUNTER_BASE];

  if (passes < 0 || passes > PAT_BOUND_COUNT ||
      (game->deal_stock == NULL && redeals != PAT_UNLIMITED && passes > (int) redeals))
    return refuse_counter (self, PAT_COUNTER_PASSES);
  if (base < 0 || base > PAT_KING ||
      (!game->base_dealt && !game->base_chosen &&
       base != (int) pat_rules_get_usual_base (self->rules)))
    return refuse_counter (self, PAT_COUNTER_BASE);
  for (guint i = 0; i < self->rules->n_own_counters; i++)
    if (ABS ((int) self->position->counters[PAT_COUNTER_OWN + i]) > PAT_BOUND_COUNT)
      return refuse_counter (self, PAT_COUNTER_OWN + i);
  return check_uses_left (self);
}

/* Whether a position has the piles and the cards of the game, these lie as the rules lay them, and
 * counters are within their range. */
gboolean
pat_position_check (const PatPosition  *self,
                    const PatRules     *rules,
                    GError            **error)
{
  const PositionCheck check = { rules, self, error };

  if (!has_shape (self, rules))
    return refuse (&check, _("This is not a position of this game: it has other piles."));
  if (!has_all_cards (self, rules))
    return refuse (&check, _("This position cannot arise: a card is missing, or is there too "
                             "often."));
  /* The foundations are looked at with the help of the counters. */
  return check_counters (&check) && check_piles (&check);
}
