/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rules page of a game, put together from the compiled rules. */
#include "config.h"

#include "pat-words-private.h"

/* Takes the text; an empty one makes no section. */
void
pat_words_add_section (GPtrArray  *sections,
                       const char *title,
                       GString    *text)
{
  PatSection *section;

  if (text->len == 0)
    {
      g_string_free (text, TRUE);
      return;
    }
  section = g_new0 (PatSection, 1);
  section->title = g_strdup (title);
  section->text = g_string_free (text, FALSE);
  g_ptr_array_add (sections, section);
}

static void
add_translated (GPtrArray      *sections,
                const PatRules *rules,
                const char     *title,
                const char     *text)
{
  const char *translated = pat_words_translate (pat_rules_get_variant (rules), text);

  pat_words_add_section (sections, title, g_string_new (translated));
}

/* The object of the game as the table tells it; a game with a goal of its own says it itself. */
static void
add_table_goal (GString        *text,
                const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  if (game->win == PAT_WIN_FOUNDATIONS && pat_rules_count_role (rules, PAT_FOUNDATION) > 0)
    pat_words_add (text, _("The game is won when all cards lie on the foundations."));
  else if (game->win == PAT_WIN_FOUNDATIONS)
    pat_words_add (text, _("The game is won when all cards are removed."));
  else if (game->win == PAT_WIN_EMPTY && game->win_roles == PAT_ROLE_BIT (PAT_TABLEAU))
    pat_words_add (text, _("The game is won when no card is left on the tableau."));
  else if (game->win == PAT_WIN_EMPTY)
    {
      g_autofree char *piles = pat_words_roles (rules, game->win_roles, NULL);

      /* Translators: %s is a list of piles, such as "Columns, Stock" */
      pat_words_take (text,
                      /* Translators: %s is the name of some piles, such as Pyramid */
                      g_strdup_printf (_("The game is won when no card is left here: %s."), piles));
    }
}

static void
add_object (GPtrArray      *sections,
            const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  GString *text = g_string_new (NULL);

  if (variant->goal != NULL)
    pat_words_add (text, pat_words_translate (variant, variant->goal));
  else
    add_table_goal (text, rules);
  if (game->stuck_is_lost)
    pat_words_add (text, _("The game is lost when no moves are left."));
  if (game->time_limit_sec > 0)
    /* Translators: %u is the time in which a game must be won */
    pat_words_count (text, g_dngettext (GETTEXT_PACKAGE, "You have %u minute.",
                                        "You have %u minutes.", game->time_limit_sec / 60),
                     game->time_limit_sec / 60);
  pat_words_add_section (sections, _("Object of the Game"), text);
}

static void
add_specials (GPtrArray      *sections,
              const PatRules *rules)
{
  const PatSpecialSpec *special = pat_rules_get_game (rules)->specials;
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  GString *text = g_string_new (NULL);

  for (; special != NULL && special->name != NULL; special++)
    if (special->help != NULL && special->label != NULL)
      /* Translators: the label of a special action and what it does */
      pat_words_take_line (text, g_strdup_printf (C_("special action", "%1$s: %2$s"),
                                                  pat_words_translate (variant, special->label),
                                                  pat_words_translate (variant, special->help)));
  /* Translators: a heading of the rules */
  pat_words_add_section (sections, _("Special Actions"), text);
}

static const char *
auto_sentence (PatAuto degree)
{
  switch (degree)
    {
    case PAT_AUTO_NONE:
      return _("No card is played to a foundation automatically, because this game is about "
               "choosing.");
    case PAT_AUTO_SAFE:
      return _("Automatic play, if on, moves cards that you can no longer need to the foundations; "
               "it moves the others only when you ask.");
    case PAT_AUTO_ALL:
      return _("Automatic play, if on, moves every card that fits to the foundations.");
    }
  return "";
}

static const char *
double_click_sentence (PatTarget target)
{
  switch (target)
    {
    case PAT_TARGET_FOUNDATION:
      return _("A double click or double tap plays a card to the first foundation that takes it, "
               "otherwise to the best place.");
    case PAT_TARGET_CELL:
      return _("A double click or double tap plays a card to the first foundation that takes it, "
               "otherwise to an empty cell.");
    case PAT_TARGET_FIRST:
      return _("A double click or double tap plays a card, or a run, to the first pile that takes "
               "it.");
    case PAT_TARGET_ONLY:
      return _("A double click or double tap plays a card, or a run, to the pile that takes it; if "
               "there are several, to the best one.");
    }
  return "";
}

/* Whether there is a foundation to which cards do not come by themselves. */
static gboolean
has_foundations_to_play (const PatRules *rules)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) == PAT_FOUNDATION &&
        !pat_rules_get_pile (rules, pile)->collects)
      return TRUE;
  return FALSE;
}

static void
add_automatic (GPtrArray      *sections,
               const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  gboolean foundations = has_foundations_to_play (rules);
  GString *text = g_string_new (NULL);

  if (foundations)
    pat_words_add (text, auto_sentence (game->auto_class));
  if (game->single_click)
    pat_words_add (text, _("A single click or tap plays a card that has only one place to go."));
  else if (game->remove.kind == PAT_REMOVE_NOTHING &&
           (foundations || game->double_click >= PAT_TARGET_FIRST))
    pat_words_add (text, double_click_sentence (game->double_click));
  if (game->hides_cards || game->no_undo)
    pat_words_add (text, _("Moves cannot be undone in this game."));
  /* Translators: a heading of the rules */
  pat_words_add_section (sections, _("Automatic Play"), text);
}

static void
add_options (GPtrArray      *sections,
             const PatRules *rules)
{
  PatOptions *options = pat_rules_get_options (rules);
  guint n_specs = 0;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_specs; i++)
    {
      const char *label = pat_words_translate (pat_rules_get_variant (rules), specs[i].label);
      g_autofree char *value = pat_words_option_value (rules, specs[i].key);

      /* Translators: an option and its value: "Cards turned over: Three" */
      pat_words_take_line (text, g_strdup_printf (C_("option", "%1$s: %2$s"), label, value));
    }
  pat_words_add_section (sections, _("Options in Force"), text);
}

static void
add_about (GPtrArray      *sections,
           const PatRules *rules)
{
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  const char *about = pat_words_translate (variant, variant->about);
  g_autofree char *winnability = pat_words_winnability (rules);
  GString *text = g_string_new (about);

  if (winnability != NULL)
    pat_words_add (text, winnability);
  /* Translators: a heading of the rules: about the game */
  pat_words_add_section (sections, _("About"), text);
}

static void
add_aliases (GPtrArray      *sections,
             const PatRules *rules)
{
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  const char *aliases = pat_words_translate (variant, variant->aliases);
  const char *name = pat_words_translate (variant, variant->name);
  g_auto (GStrv) names = NULL;
  GString *list;

  if (aliases == NULL || *aliases == '\0')
    return;
  list = g_string_new (NULL);
  names = g_strsplit (aliases, ";", -1);
  /* A translation may use one of the other names as the game's own. */
  for (guint i = 0; names[i] != NULL; i++)
    if (!g_str_equal (g_strstrip (names[i]), name))
      pat_words_add_item (list, names[i]);
  pat_words_add_section (sections, _("Also Known As"), list);
}

/**
 * pat_words_rules:
 * @rules: the rules
 *
 * Writes the rules page of a game. The lines of a text are separated by newlines.
 *
 * Returns: (transfer full) (element-type PatSection): the parts of the page that apply
 */
GPtrArray *
pat_words_rules (const PatRules *rules)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func ((GDestroyNotify) pat_section_free);
  const PatVariantSpec *variant = pat_rules_get_variant (rules);
  GString *text;

  add_object (sections, rules);
  text = g_string_new (NULL);
  pat_words_add_cards (text, rules);
  pat_words_add_counts (text, rules);
  pat_words_add_section (sections, _("Layout"), text);
  text = g_string_new (NULL);
  pat_words_add_deal (text, rules);
  /* Translators: a heading of the rules: how the cards are dealt */
  pat_words_add_section (sections, _("Deal"), text);
  pat_words_add_piles (sections, rules);
  text = g_string_new (NULL);
  pat_words_add_removal (text, rules);
  /* Translators: a heading of the rules */
  pat_words_add_section (sections, _("Removing Cards"), text);
  /* Translators: a heading of the rules */
  add_translated (sections, rules, _("Special Rules"), variant->rules);
  add_specials (sections, rules);
  text = g_string_new (NULL);
  pat_words_add_scoring (text, rules);
  /* Translators: a heading of the rules */
  pat_words_add_section (sections, _("Scoring"), text);
  add_automatic (sections, rules);
  add_options (sections, rules);
  /* Translators: a heading of the rules */
  add_translated (sections, rules, _("Notes"), variant->notes);
  /* Translators: a heading of the rules */
  add_translated (sections, rules, _("Advice"), variant->advice);
  add_about (sections, rules);
  add_aliases (sections, rules);
  return sections;
}
