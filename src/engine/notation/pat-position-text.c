/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions as text: a line for each pile, and lines for what the piles do not show; and which
 * rules are needed to read one. */
#include "config.h"

#include "pat-notation.h"
#include "pat-rules-private.h"
#include "pat-text-private.h"

#include <glib/gi18n-lib.h>

static void
print_pile (GString           *text,
            const PatPosition *self,
            const PatRules    *rules,
            guint              pile)
{
  PatRole role = pat_rules_get_role (rules, pile);
  const PatCard *cards = pat_position_get_cards (self, pile);
  char card[8];

  g_string_append (text, pat_role_words[role]);
  if (pat_rules_count_role (rules, role) > 1)
    g_string_append_printf (text, " %u", pat_rules_get_number (rules, pile));
  g_string_append_c (text, ':');
  for (guint i = 0; i < pat_position_get_size (self, pile); i++)
    {
      pat_card_print (cards[i], card);
      g_string_append_printf (text, " %s", card);
    }
  g_string_append_c (text, '\n');
}

static void
print_counters (GString           *text,
                const PatPosition *self,
                const PatRules    *rules)
{
  const PatGameSpec *game = &rules->table.game;
  int usual_base = (int) pat_rules_get_usual_base (rules);

  if (self->counters[PAT_COUNTER_PASSES] != 0)
    g_string_append_printf (text, "passes: %d\n", self->counters[PAT_COUNTER_PASSES]);
  if (game->base_dealt || self->counters[PAT_COUNTER_BASE] != usual_base)
    g_string_append_printf (text, "base: %d\n", self->counters[PAT_COUNTER_BASE]);
  for (guint i = 0; i < rules->n_own_counters; i++)
    g_string_append_printf (text, "%s: %d\n", rules->table.game.counters[i].name,
                            self->counters[PAT_COUNTER_OWN + i]);
  if (rules->points && self->score != rules->table.game.scoring->start)
    g_string_append_printf (text, "points: %d\n", self->score);
}

/**
 * pat_position_to_string:
 * @self: a position
 * @rules: its rules
 *
 * Writes a position in notation.
 *
 * Returns: (transfer full): the text, with a line end after the last line
 */
char *
pat_position_to_string (const PatPosition *self,
                        const PatRules    *rules)
{
  GString *text = g_string_new (NULL);
  g_autofree char *options = pat_options_to_string (rules->options);

  g_string_append_printf (text, "variant: %s\n", rules->spec->id);
  if (*options != '\0')
    g_string_append_printf (text, "options: %s\n", g_strdelimit (options, ",", ' '));
  if (self->seed != 0)
    g_string_append_printf (text, "deal: %" G_GUINT64_FORMAT "\n", self->seed);
  for (guint pile = 0; pile < rules->n_piles; pile++)
    print_pile (text, self, rules, pile);
  print_counters (text, self, rules);
  return g_string_free (text, FALSE);
}

static char *
dup_value (const char *line,
           const char *name)
{
  gsize n = strlen (name);

  line = pat_text_skip_space (line);
  if (g_ascii_strncasecmp (line, name, n) != 0 || *pat_text_skip_space (line + n) != ':')
    return NULL;
  line = strchr (line, ':') + 1;
  return g_strstrip (g_strndup (line, strcspn (line, "#\r")));
}

/**
 * pat_position_scan:
 * @text: a position in notation
 * @variant: (out) (transfer full) (nullable): the id of the variant, in lower case; %NULL for a
 *   bare board
 * @options: (out) (transfer full) (nullable): the options as written
 * @error: return location
 *
 * Finds out which rules are needed to read a position.
 *
 * Fails with %PAT_RULES_ERROR_POSITION if a header line comes twice.
 *
 * Returns: %FALSE with @error set
 */
gboolean
pat_position_scan (const char  *text,
                   char       **variant,
                   char       **options,
                   GError     **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *found_variant = NULL, *found_options = NULL;

  *variant = *options = NULL;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *value = dup_value (lines[i], "variant"), *more = dup_value (lines[i], "options");

      if ((value != NULL && found_variant != NULL) || (more != NULL && found_options != NULL))
        {
          g_free (value);
          g_free (more);
          g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION,
                       /* Translators: %u is the number of a line */
                       _("line %u, column 1: this line appears twice"), i + 1);
          return FALSE;
        }
      if (value != NULL)
        {
          found_variant = g_ascii_strdown (value, -1);
          g_free (value);
        }
      if (more != NULL)
        found_options = more;
    }
  *variant = g_steal_pointer (&found_variant);
  *options = g_steal_pointer (&found_options);
  return TRUE;
}
