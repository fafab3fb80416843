/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lady of the Manor: an arch of cards sorted by rank, and four piles on the floor below it. */
#include <patience.h>

/* From the Twos at the left foot of the arch to the Kings at the right one. Within the arch lie the
 * foundations, and below them the four piles of the floor. */
#define STEP (9 / 7.0f)
static const PatPoint wide_arch[] = {
  { 0, 2.2f }, { 0, 1.1f }, { 0, 0 }, { STEP, 0 }, { 2 * STEP, 0 }, { 3 * STEP, 0 },
  { 4 * STEP, 0 }, { 5 * STEP, 0 }, { 6 * STEP, 0 }, { 9, 0 }, { 9, 1.1f }, { 9, 2.2f },
};

static const PatPoint narrow_arch[] = {
  { 0, 3 }, { 0, 2 }, { 0, 1 }, { 0.5, 0 }, { 1.5, 0 }, { 2.5, 0 }, { 3.5, 0 }, { 4.5, 0 },
  { 5.5, 0 }, { 6, 1 }, { 6, 2 }, { 6, 3 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 8,
    .at = { .x = 1, .y = 1.1, .dx = 1 },
    .narrow = { .x = 1.5, .y = 1.2, .dx = 1, .per_line = 4, .line_dy = 1 },
    .build = PAT_UP | PAT_ANY_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "=AC/=AC/=AD/=AD/=AH/=AH/=AS/=AS" },
  { .role = PAT_TABLEAU, .count = 4, .name = PAT_NC_ ("pile", "Floor"),
    .at = { .x = 3, .y = 2.2, .dx = 1 },
    .narrow = { .x = 1.5, .y = 3.4, .dx = 1 }, .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS,
    .deal = "DDDDDDDDDDDU" },
  { .role = PAT_RESERVE, .count = 12, .name = PAT_NC_ ("pile", "Manor"),
    .at = { .points = wide_arch },
    .narrow = { .points = narrow_arch }, .take = PAT_TAKE_TOP,
    .deal = "~2/~3/~4/~5/~6/~7/~8/~9/~T/~J/~Q/~K" },
  { 0 }
};

static const PatChoice floors[] = {
  { "closed", N_("Only the top cards face up") },
  { "open", N_("All cards face up") },
  { "archway", N_("All cards face up, and spaces for any card") },
  { 0 }
};

static const PatOption options[] = {
  { "floor", PAT_NC_ ("option", "Floor"), NULL, PAT_OPTION_CHOICE, .choices = floors },
  { 0 }
};

static const PatPreset presets[] = {
  { "manor", N_("Lady of the Manor"), "", .easiness = 77 },
  { "open", N_("Open floor"), "floor=open", .easiness = 77 },
  { "archway", N_("Like Archway"), "floor=archway", .easiness = 92 },
  { 0 }
};

static gboolean
is_on_floor (const PatRules    *rules,
             const PatPosition *position,
             guint              rank)
{
  for (guint i = 1; i <= pat_rules_count_role (rules, PAT_TABLEAU); i++)
    {
      guint pile = (guint) pat_rules_find_pile (rules, PAT_TABLEAU, i);

      if (pat_card_get_rank (pat_position_get_top (position, pile)) == rank)
        return TRUE;
    }
  return FALSE;
}

/* A card of the manor can wait, and a card of the floor may need its place. */
static gboolean
may_auto (const PatRules    *rules,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  PatCard card = pat_position_get_top (position, move->picks[0].pile);

  if (pat_rules_get_role (rules, move->picks[0].pile) == PAT_TABLEAU)
    return TRUE;
  return degree == PAT_AUTO_ALL && !is_on_floor (rules, position, pat_card_get_rank (card));
}

static void
open_floor (PatTable *table)
{
  PatPileSpec *floor = pat_table_find_row (table, PAT_TABLEAU, 0);

  floor->deal = "UUUUUUUUUUUU";
  floor->fan_y = 0.2f;
}

static gboolean
configure (PatTable    *table,
           PatOptions  *chosen,
           GError     **error)
{
  if (!pat_options_is (chosen, "floor", "closed"))
    open_floor (table);
  if (pat_options_is (chosen, "floor", "archway"))
    pat_table_find_row (table, PAT_TABLEAU, 0)->fill = PAT_FILL_ANY;
  return TRUE;
}

static const PatVariantSpec lady_of_the_manor = {
  .id = "lady-of-the-manor",
  .name = N_("Lady of the Manor"),
  .family = PAT_NC_ ("family", "Pictures"),
  .source = "smallWare Solitaire Collection",
  .skill = 2,
  .minutes = 10,
  .collections = (const PatMembership[]) { { "palm-shelf", 14 }, { NULL } },
  .aliases = N_("La Châtelaine"),
  .about = N_("Half of the cards stand in an arch, sorted by rank and all at hand; the other half "
              "lies on the floor in four piles. Few games for two decks are as friendly: three "
              "deals in four come out."),
  .advice = N_("Take from the floor what you can, and from the manor only what the floor waits "
               "for: the cards of the manor do not run away."),
  .notes = N_("Emptied piles stay empty, except in the version “Like Archway”. Automatic play "
              "takes cards from the floor; those of the manor follow only when you ask for all "
              "that goes, and after the floor."),
  .easiness = 77,
  .game = {
    .decks = 2,
    .auto_class = PAT_AUTO_SAFE,
    .single_click = TRUE,
    .may_auto = may_auto,
  },
  .piles = piles,
  .options = options,
  .presets = presets,
  .configure = configure,
};

PAT_PLUGIN (&lady_of_the_manor)
