/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: whether everything that a player reads or hears is there. */
#include "config.h"

#include "pat-check-private.h"

static void
expect_text (PatCheck   *self,
             const char *text,
             const char *what)
{
  if (!pat_check_text (text))
    pat_check_fault (self, PAT_CHECK_TEXTS, "%s is missing or no UTF-8", what);
}

static void
expect_owned_text (PatCheck   *self,
                   char       *text,
                   const char *what)
{
  expect_text (self, text, what);
  g_free (text);
}

static void
check_option (PatCheck        *self,
              const PatOption *option)
{
  g_autofree char *label = g_strdup_printf ("the label of the option %s", option->key);
  g_autofree char *choice = g_strdup_printf ("the label of a choice of the option %s", option->key);

  expect_text (self, pat_variant_translate (self->variant, option->label), label);
  for (guint i = 0; option->type == PAT_OPTION_CHOICE && option->choices[i].key != NULL; i++)
    expect_text (self, pat_variant_translate (self->variant, option->choices[i].label), choice);
}

/* Names and labels, which no option changes. */
void
pat_check_variant_texts (PatCheck *self)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  const PatVariantSpec *spec = pat_variant_get_spec (self->variant);
  guint n_specs, n_presets;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  expect_text (self, pat_variant_get_name (self->variant), "the name");
  expect_text (self, pat_variant_get_family (self->variant), "the family");
  expect_text (self, spec->source, "the source of the rules");
  for (guint i = 0; i < n_specs; i++)
    check_option (self, &specs[i]);
  for (guint i = 0; i < n_presets; i++)
    expect_text (self, pat_variant_translate (self->variant, presets[i].name),
                 "the name of a preset");
}

static void
check_sections (PatCheck *self)
{
  g_autoptr (GPtrArray) sections = pat_words_rules (self->rules);

  if (sections->len == 0)
    pat_check_fault (self, PAT_CHECK_TEXTS, "there are no rules to read");
  for (guint i = 0; i < sections->len; i++)
    {
      const PatSection *section = sections->pdata[i];

      expect_text (self, section->title, "the heading of a section of the rules");
      expect_text (self, section->text, "the text of a section of the rules");
    }
}

static void
check_specials (PatCheck *self)
{
  const PatSpecialSpec *specials = pat_rules_get_game (self->rules)->specials;

  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    {
      expect_text (self, pat_variant_translate (self->variant, specials[i].label),
                   "the label of a special action");
      expect_text (self, pat_variant_translate (self->variant, specials[i].help),
                   "the help of a special action");
      if (specials[i].question != NULL)
        expect_text (self, pat_variant_translate (self->variant, specials[i].question),
                     "the question of a special action");
    }
}

/* The rules page and all that is said about piles and options. */
void
pat_check_rules_texts (PatCheck *self)
{
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (self->options, &n_specs);
  const char *won_text = pat_rules_get_game (self->rules)->won_text;

  check_sections (self);
  check_specials (self);
  if (won_text != NULL)
    expect_text (self, pat_variant_translate (self->variant, won_text),
                 "what is said when the game is won");
  for (guint pile = 0; pile < pat_rules_get_n_piles (self->rules); pile++)
    {
      expect_owned_text (self, pat_words_pile (self->rules, pile), "the name of a pile");
      expect_owned_text (self, pat_words_pile_help (self->rules, pile), "the help about a pile");
    }
  for (guint i = 0; i < n_specs; i++)
    expect_owned_text (self, pat_words_option_value (self->rules, specs[i].key),
                       "the words for the value of an option");
}

/* What a hook adds to the status row, which may be nothing. */
static void
check_status (PatCheck          *self,
              const PatPosition *position)
{
  const PatGameSpec *game = pat_rules_get_game (self->rules);
  g_autofree char *text = game->status != NULL ? game->status (self->rules, position) : NULL;

  if (text != NULL && !g_utf8_validate (text, -1, NULL))
    pat_check_fault (self, PAT_CHECK_TEXTS, "what the hook `status` says is not UTF-8");
}

/* What is said about piles and moves of a position. */
void
pat_check_position_texts (PatCheck          *self,
                          const PatPosition *position)
{
  for (guint pile = 0; pile < position->n_piles; pile++)
    expect_owned_text (self, pat_words_pile_state (self->rules, position, pile),
                       "what a pile shows");
  for (guint i = 0; i < self->listed->n_moves; i++)
    expect_owned_text (self, pat_words_move (self->rules, position, &self->listed->moves[i]),
                       "the words for a move");
  expect_owned_text (self,
                     pat_words_score (self->rules,
                                      pat_rules_get_score (self->rules, position)), "the score");
  check_status (self, position);
}
