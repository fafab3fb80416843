/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module full of variants that are wrong, and one among them that is right. */
#include "piles.h"

#define ROW { .role = PAT_CELL, .count = 1 }
#define FOUR(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define EIGHT(...) FOUR (__VA_ARGS__), FOUR (__VA_ARGS__)
#define WRONG(name_, id_, ...) \
  static const PatVariantSpec name_ = { .id = id_, .name = "Wrong", __VA_ARGS__ }

static const PatPileSpec endless_piles[] = { EIGHT (ROW), EIGHT (ROW), EIGHT (ROW) };

static const PatPileSpec many_piles[] = {
  { .role = PAT_FOUNDATION, .count = 97, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { 0 }
};

static const PatPileSpec aimless_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { 0 }
};

static const PatPileSpec strange_piles[] = { { .role = (PatRole) 77, .count = 4 }, { 0 } };

static const PatPileSpec misdealt_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE,
    .deal = "UX" },
  { 0 }
};

static const PatPileSpec overdealt_piles[] = {
  { .role = PAT_FOUNDATION, .count = 20, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE,
    .deal = "UUUU" },
  { 0 }
};

static const PatOption outside[] = { { "a", "A", NULL, PAT_OPTION_NUMBER, 5, 1, 4 }, { NULL } };
static const PatOption twice[] = { { "a", "A" }, { "a", "B" }, { NULL } };
static const PatOption reserved[] = { { "preset", "Preset" }, { NULL } };
static const PatOption nameless[] = { { "a" }, { NULL } };
static const PatOption without_choices[] = { { "a", "A", NULL, PAT_OPTION_CHOICE }, { NULL } };
#define SIXTY_FOUR(...) FOUR (EIGHT (__VA_ARGS__)), FOUR (EIGHT (__VA_ARGS__))
#define KEY { "a", "A" }
#define PRESET { "p", "P", "" }
static const PatOption endless_options[] = { SIXTY_FOUR (KEY) };
static const PatPreset endless_presets[] = { SIXTY_FOUR (PRESET) };
static const PatChoice choices[] = { SIXTY_FOUR (KEY) };
static const PatOption endless_choices[] = {
  { "a", "A", NULL, PAT_OPTION_CHOICE, .choices = choices },
  { NULL }
};
static const PatOption fine[] = { { "a", "A" }, { NULL } };
static const PatPreset unknown_option[] = { { "p", "P", "b=on" }, { NULL } };
static const PatPreset unknown_value[] = { { "p", "P", "a=3" }, { NULL } };
static const PatPreset twice_preset[] = { { "p", "P", "" }, { "p", "P", "" }, { NULL } };

static gboolean
refuse (PatTable    *table,
        PatOptions  *options,
        GError     **error)
{
  return FALSE;
}

static gboolean
refuse_with_reason (PatTable    *table,
                    PatOptions  *options,
                    GError     **error)
{
  g_set_error_literal (error, PAT_OPTION_ERROR, PAT_OPTION_ERROR_VALUE, "there is a reason");
  return FALSE;
}

static const PatVariantSpec no_id = { .name = "Wrong", .piles = piles };
static const PatVariantSpec no_name = { .id = "wrong-no-name", .piles = piles };
WRONG (bad_id, "Bad Id", .piles = piles);
WRONG (bad_text, "wrong-text", .about = "\xff\xfe", .piles = piles);
WRONG (no_piles, "wrong-no-piles", .piles = NULL);
WRONG (endless, "wrong-endless", .piles = endless_piles);
WRONG (many, "wrong-many", .piles = many_piles);
WRONG (aimless, "wrong-aimless", .piles = aimless_piles);
WRONG (strange, "wrong-strange", .piles = strange_piles);
WRONG (misdealt, "wrong-misdealt", .piles = misdealt_piles);
WRONG (overdealt, "wrong-overdealt", .piles = overdealt_piles);
WRONG (decks, "wrong-decks", .piles = piles, .game = { .decks = 200 });
WRONG (refusing, "wrong-refusing", .piles = piles, .configure = refuse);
WRONG (reasoning, "wrong-reasoning", .piles = piles, .configure = refuse_with_reason);
WRONG (option_outside, "wrong-option-outside", .piles = piles, .options = outside);
WRONG (option_twice, "wrong-option-twice", .piles = piles, .options = twice);
WRONG (option_reserved, "wrong-option-reserved", .piles = piles, .options = reserved);
WRONG (option_nameless, "wrong-option-nameless", .piles = piles, .options = nameless);
WRONG (option_choices, "wrong-option-choices", .piles = piles, .options = without_choices);
WRONG (preset_option, "wrong-preset-option", .piles = piles, .options = fine,
       .presets = unknown_option);
WRONG (preset_value, "wrong-preset-value", .piles = piles, .options = fine,
       .presets = unknown_value);
WRONG (preset_twice, "wrong-preset-twice", .piles = piles, .options = fine,
       .presets = twice_preset);
WRONG (options_endless, "wrong-options-endless", .piles = piles, .options = endless_options);
WRONG (presets_endless, "wrong-presets-endless", .piles = piles, .presets = endless_presets);
WRONG (choices_endless, "wrong-choices-endless", .piles = piles, .options = endless_choices);
#define LONG_WORD "a-word-that-is-just-one-letter-longer-than-any-word-may-ever-be-x"
#define SIXTEEN "sixteen letters "
#define LONG_NAME EIGHT_TIMES SIXTEEN
#define EIGHT_TIMES SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN SIXTEEN
static const PatOption long_key[] = { { LONG_WORD, "A" }, { NULL } };
static const PatOption long_label[] = { { "a", LONG_NAME }, { NULL } };
static const PatPreset long_preset[] = { { LONG_WORD, "P", "" }, { NULL } };
static const PatMembership long_membership[] = { { LONG_WORD }, { NULL } };
static const PatMembership unknown_member[] = { { "tour", 1, "none" }, { NULL } };
static const PatMembership twice_member[] = { { "tour", 1 }, { "tour", 2 }, { NULL } };
static const PatCounterSpec long_counter[] = { { LONG_WORD }, { NULL } };
static const PatVariantSpec long_name = { .id = "wrong-long-name", .name = LONG_NAME,
                                          .piles = piles };
WRONG (long_id, LONG_WORD, .piles = piles);
WRONG (long_family, "wrong-long-family", .family = LONG_NAME, .piles = piles);
WRONG (option_key, "wrong-long-key", .piles = piles, .options = long_key);
WRONG (option_label, "wrong-long-label", .piles = piles, .options = long_label);
WRONG (preset_key, "wrong-long-preset", .piles = piles, .presets = long_preset);
WRONG (member, "wrong-long-member", .piles = piles, .collections = long_membership);
WRONG (member_preset, "wrong-member-preset", .piles = piles, .collections = unknown_member);
WRONG (member_twice, "wrong-member-twice", .piles = piles, .collections = twice_member);
WRONG (counter, "wrong-long-counter", .piles = piles, .game = { .counters = long_counter });

static const PatVariantSpec right = { .id = "test-among-wrong", .name = "Right", .piles = piles };

PAT_PLUGIN (NULL, &no_id, &no_name, &bad_id, &bad_text, &no_piles, &endless, &many, &right,
            &aimless, &strange, &misdealt, &overdealt, &decks, &refusing, &reasoning,
            &option_outside, &option_twice, &option_reserved, &option_nameless, &option_choices,
            &preset_option, &preset_value, &preset_twice, &options_endless, &presets_endless,
            &choices_endless, &long_id, &long_name, &long_family, &option_key, &option_label,
            &preset_key, &member, &member_preset, &member_twice, &counter)
