/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is written on the command line to variants, options and games. */
#include "config.h"

#include "games.h"

#include "json.h"
#include "output.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

PatVariant *
cli_find_variant (Cli        *self,
                  const char *id)
{
  PatRegistry *registry = cli_get_registry (self);
  PatVariant *variant = pat_registry_find (registry, id);
  g_autofree char *shown = cli_quote (id);
  const PatBroken *untried;
  const char *meant;
  guint n_untried;

  if (variant != NULL)
    return variant;
  meant = pat_registry_suggest (registry, id);
  untried = cli_find_untried (registry, &n_untried);
  if (untried != NULL)
    /* Translators: what was typed, such as “klondike”, then a module or a folder, and why it
       could not be read */
    cli_complain (_("the game “%s” was not found, but not all modules could be read: %s: %s"),
                  shown, untried->path, untried->error->message);
  else if (meant != NULL)
    /* Translators: what was typed, and the name that is nearest to it, such as “klondyke” and
       “klondike” */
    cli_complain (_("there is no game “%s”. Did you mean “%s”?"), shown, meant);
  else if (g_list_model_get_n_items (G_LIST_MODEL (registry)) == 0)
    /* Translators: %s is what was typed; “list --broken” is a command and stays as it is */
    cli_complain (_("there is no game “%s”, because no module was found; “list --broken” may say "
                    "why"),
                  shown);
  else if (pat_registry_get_n_broken (registry) > 0)
    /* Translators: %s is what was typed; “list” and “list --broken” are commands and stay as
       they are */
    cli_complain (_("there is no game “%s”; “list” names those that are there, and "
                    "“list --broken” what could not be loaded"), shown);
  else
    /* Translators: %s is what was typed; “list” is a command and stays as it is */
    cli_complain (_("there is no game “%s”; “list” names them all"), shown);
  cli_complain_about_left_out (self);
  return NULL;
}

static void
complain_about (const char   *text,
                const GError *error)
{
  g_autofree char *shown = cli_quote (text);

  /* Translators: what was given, and what is wrong with it */
  cli_complain (C_("error", "“%s”: %s"), shown, error->message);
}

static PatVariant *
open_parts (Cli            *self,
            const char     *text,
            const PatDeal  *deal,
            PatOptions    **options)
{
  PatVariant *variant = cli_find_variant (self, deal->variant);
  g_autoptr (PatOptions) values = NULL;
  g_autoptr (GError) error = NULL;

  if (variant == NULL)
    return NULL;
  values = pat_variant_new_options (variant);
  if (!pat_options_parse (values, deal->options, &error))
    {
      complain_about (text, error);
      return NULL;
    }
  *options = g_steal_pointer (&values);
  return variant;
}

/* Opens GAME or GAME:OPTIONS. A number behind it does no harm. */
PatVariant *
cli_open_variant (Cli         *self,
                  const char  *text,
                  PatOptions **options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatDeal) deal = pat_deal_parse (text, &error);

  if (deal == NULL)
    {
      complain_about (text, error);
      return NULL;
    }
  return open_parts (self, text, deal, options);
}

PatGame *
cli_open_deal (Cli        *self,
               const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatDeal) deal = pat_deal_parse (text, &error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;
  PatGame *game;

  if (deal == NULL)
    {
      complain_about (text, error);
      return NULL;
    }
  variant = open_parts (self, text, deal, &options);
  if (variant == NULL)
    return NULL;
  if (deal->number == 0)
    {
      g_autofree char *shown = cli_quote (text);

      /* Translators: what was typed, and a name that makes an example: “klondike”: … as in
         klondike#617 */
      cli_complain (_("“%s”: the number of the deal is missing, as in %s#617"), shown, shown);
      return NULL;
    }
  game = pat_game_new (variant, options, deal->number, &error);
  if (game == NULL)
    complain_about (text, error);
  return game;
}

/* A board without a header is taken for the game that says that it takes such boards. */
static PatVariant *
find_bare_variant (Cli *self)
{
  GListModel *variants = G_LIST_MODEL (cli_get_registry (self));

  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);

      if (pat_variant_get_spec (variant)->game.bare_board)
        return pat_registry_find (self->registry, pat_variant_get_id (variant));
    }
  cli_complain (_("the position has no line “variant”"));
  return NULL;
}

static gboolean
is_options (const char *line)
{
  const char *word = "options";

  line += strspn (line, " \t");
  return g_ascii_strncasecmp (line, word, strlen (word)) == 0
         && line[strlen (word) + strspn (line + strlen (word), " \t")] == ':';
}

/* Reads the options that a position names; what is wrong with them is told with its place. */
static gboolean
read_options (PatOptions  *options,
              const char  *values,
              const char  *text,
              GError     **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GError) wrong = NULL;
  guint at = 0;

  if (pat_options_parse (options, values, &wrong))
    return TRUE;
  while (!is_options (lines[at]))
    at++;
  g_set_error (error, wrong->domain, wrong->code,
               /* Translators: where a text is wrong, and what is wrong there */
               _("line %u, column %u: %s"), at + 1,
               (guint) (strstr (strchr (lines[at], ':'), values) - lines[at]) + 1, wrong->message);
  return FALSE;
}

static PatGame *
open_position_text (Cli         *self,
                    const char  *text,
                    GError     **error)
{
  g_autofree char *id = NULL, *values = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatVariant *variant;
  PatPosition position;

  if (g_str_has_prefix (text, "riffle-save "))
    {
      g_set_error_literal (error, PAT_RULES_ERROR, PAT_RULES_ERROR_POSITION,
                           _("this is a saved game, and not a position"));
      return NULL;
    }
  if (!pat_position_scan (text, &id, &values, error))
    return NULL;
  variant = id != NULL ? cli_find_variant (self, id) : find_bare_variant (self);
  if (variant == NULL)
    return NULL;
  options = pat_variant_new_options (variant);
  if (values != NULL && !read_options (options, values, text, error))
    return NULL;
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL || !pat_position_parse (&position, rules, text, error))
    return NULL;
  return pat_game_new_for_position (variant, options, &position, error);
}

PatGame *
cli_open_position (Cli        *self,
                   const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = cli_read_text (path);
  PatGame *game;

  if (text == NULL)
    return NULL;
  game = open_position_text (self, text, &error);
  if (error != NULL)
    /* Translators: the name of a file, and what is wrong with it */
    cli_complain (C_("error", "“%s”: %s"), path, error->message);
  return game;
}

/* Opens the position of a file if one was given, otherwise the deal that the first argument
 * names, which is taken away from the arguments. */
PatGame *
cli_open_game (Cli        *self,
               const char *position_path)
{
  g_autofree char *deal = NULL;

  if (position_path != NULL)
    return cli_open_position (self, position_path);
  if (!cli_expect (self, 1, G_MAXUINT))
    return NULL;
  deal = cli_take_argument (self);
  return cli_open_deal (self, deal);
}

/* What follows the colon of a line of a position: words, cards, or one number. */
static void
add_value (GString    *line,
           const char *key,
           const char *value)
{
  g_auto (GStrv) words = NULL;
  gint64 number;

  if (strcmp (key, "variant") == 0 || strcmp (key, "options") == 0)
    json_add_string (line, key, value);
  else if (g_ascii_string_to_signed (value, 10, G_MININT64, G_MAXINT64, &number, NULL))
    json_add_number (line, key, number);
  else
    {
      words = g_strsplit (value, " ", -1);
      json_open_array (line, key);
      for (guint i = 0; words[i] != NULL; i++)
        if (*words[i] != '\0')
          json_add_string (line, NULL, words[i]);
      json_close_array (line);
    }
}

static void
print_as_json (const char *text)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  json_open_object (line, NULL);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *colon = strchr (lines[i], ':');

      if (colon == NULL)
        continue;
      *colon = '\0';
      add_value (line, lines[i], g_strstrip (colon + 1));
    }
  json_close_object (line);
  json_print_line (line);
}

/* The position in notation, or as one object with a member for each line of the notation. */
void
cli_print_position (Cli               *self,
                    const PatPosition *position,
                    const PatRules    *rules)
{
  g_autofree char *text = pat_position_to_string (position, rules);

  if (self->json)
    print_as_json (text);
  else
    fputs (text, output_get ());
}
