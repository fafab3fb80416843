/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clock: each card that is turned up says from which hour the next one comes. */
#include <patience.h>

#define N_HOURS 12

/* Twelve hours around the Kings' pile, from one o'clock on: where one, two, three and twelve lie
 * says where their mirror images do. */
#define RING(x, y, one_x, one_y, two_x, two_y, three_x, twelve_y)                          \
  { x + one_x, y - one_y }, { x + two_x, y - two_y }, { x + three_x, y },                  \
  { x + two_x, y + two_y }, { x + one_x, y + one_y }, { x, y + twelve_y },                 \
  { x - one_x, y + one_y }, { x - two_x, y + two_y }, { x - three_x, y },                  \
  { x - two_x, y - two_y }, { x - one_x, y - one_y }, { x, y - twelve_y }

/* The face-up cards peep out from under the piles, on the side away from the middle. The ring is as
 * wide and low as the window, or as high and narrow. */
static const PatPoint hours[] = {
  RING (3.9f, 1.35f, 1.2f, 1, 2.35f, 0.55f, 3.5f, 1.05f), { 3.9f, 1.35f },
};
static const PatPoint shown[] = {
  RING (3.9f, 1.35f, 1.3f, 1.3f, 2.45f, 0.85f, 3.85f, 1.35f), { 4.25f, 1.35f },
};
static const PatPoint narrow_hours[] = {
  RING (2.2f, 2.6f, 1.1f, 2.05f, 1.7f, 1, 1.9f, 2.3f), { 2.2f, 2.6f },
};
static const PatPoint narrow_shown[] = {
  RING (2.2f, 2.6f, 1.2f, 2.35f, 2.1f, 1.1f, 2.2f, 2.6f), { 2.5f, 2.6f },
};

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = N_HOURS + 1, .at = { .points = shown },
    .narrow = { .points = narrow_shown },
    .build = PAT_EQUAL | PAT_ANY_SUIT, .fill = PAT_FILL_NUMBER, .max_cards = PAT_N_SUITS,
    .tucked = TRUE },
  { .role = PAT_RESERVE, .count = N_HOURS + 1, .name = PAT_NC_ ("pile", "Pile"),
    .names = PAT_NC_ ("piles", "Piles"),
    .at = { .points = hours }, .narrow = { .points = narrow_hours },
    .take = PAT_TAKE_TOP, .deal = "DDDD" },
  { 0 }
};

/* The card that has just been laid down names the pile whose top card is turned up; the first
 * one is that of the Kings' pile. */
static void
list_turn (const PatRules    *rules,
           const PatPosition *position,
           const PatMove     *move,
           PatSteps          *steps)
{
  guint number = N_HOURS + 1, pile;

  if (move != NULL && move->kind != PAT_MOVE_CARDS)
    return;
  if (move != NULL)
    number = pat_rules_get_number (rules, move->picks[1].pile);
  pile = (guint) pat_rules_find_pile (rules, PAT_RESERVE, number);
  if (pat_card_is_face_down (pat_position_get_top (position, pile)))
    pat_steps_turn (steps, pile, pat_position_get_size (position, pile) - 1, 1);
}

static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  return TRUE;
}

static char *
describe_kings (const PatRules    *rules,
                const PatPosition *position)
{
  /* Translators: in the status row; the fourth King ends the game. */
  const char *text = N_("Kings: %u of 4");
  guint pile = (guint) pat_rules_find_pile (rules, PAT_FOUNDATION, N_HOURS + 1);

  return g_strdup_printf (pat_words_translate (pat_rules_get_variant (rules), text),
                          pat_position_get_size (position, pile));
}

static const PatVariantSpec the_clock = {
  .id = "clock",
  .name = N_("Clock"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "Parlett",
  .skill = 1,
  .minutes = 4,
  .rank = 12,
  .aliases = N_("Dial;Sundial;Hidden Cards;Hunt;Travellers;Four of a Kind"),
  .about = N_("There is nothing to decide here: the cards lie in the circle of a clock and lead "
              "you from hour to hour. It comes out if the fourth King turns up last of all, which "
              "happens once in thirteen games."),
  .rules = N_("Each pile is an hour, from the Ace at one o’clock to the Queen at twelve; the Kings "
              "belong in the middle. The top card of the pile in the middle is turned up first. "
              "Lay the card that lies face up under the pile of its hour, and the top card of "
              "that pile is turned up next. The fourth King finds no card to turn up in the "
              "middle and ends the game."),
  .advice = N_("Enjoy the walk; no skill helps. Automatic play, if you turn it on, goes all the "
               "way automatically."),
  .easiness = 8,
  .game = {
    .never_mirrored = TRUE,
    .auto_class = PAT_AUTO_ALL,
    .stuck_is_lost = TRUE,
    .single_click = TRUE,
    .after_move = list_turn,
    .may_auto = may_auto,
    .status = describe_kings,
  },
  .piles = piles,
};

PAT_PLUGIN (&the_clock)
