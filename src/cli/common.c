/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all subcommands have in common: arguments, messages, the registry. */
#include "config.h"

#include "common.h"

#include "output.h"
#include "pat-text-private.h"

#include <glib/gi18n.h>
#include <stdarg.h>
#include <stdio.h>

/* Prints a message and returns the status for bad usage and bad input. */
CliStatus
cli_complain (const char *sentence,
              ...)
{
  g_autofree char *message = NULL, *shown = NULL;
  va_list args;

  va_start (args, sentence);
  message = g_strdup_vprintf (sentence, args);
  va_end (args);
  /* What is quoted from the command line may be anything. */
  shown = cli_make_harmless (message);
  fflush (output_get ());
  fprintf (stderr, "%s: %s\n", g_get_prgname (), shown);
  return CLI_BAD;
}

/* The word that somebody is likely to have meant, or NULL. */
const char *
cli_suggest (const char        *word,
             const char *const *words)
{
  g_autofree char *asked = g_utf8_make_valid (word, -1);
  const char *nearest = NULL;
  guint best = G_MAXUINT;

  for (guint i = 0; words[i] != NULL; i++)
    if (pat_text_is_near (asked, words[i], &best))
      nearest = words[i];
  return nearest;
}

/* What every command knows; new_context() has the same ones. */
static const char *const common_options[] = { "help", "json", "user-modules", "no-user-modules" };

static void
complain_about_option (const char   *option,
                       GOptionEntry *entries)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *whole = g_strndup (option + 2, strcspn (option + 2, "="));
  g_autofree char *name = cli_quote (whole);
  const char *meant;

  for (guint i = 0; i < G_N_ELEMENTS (common_options); i++)
    g_ptr_array_add (names, (gpointer) common_options[i]);
  for (guint i = 0; entries[i].long_name != NULL; i++)
    if ((entries[i].flags & G_OPTION_FLAG_HIDDEN) == 0)
      g_ptr_array_add (names, (gpointer) entries[i].long_name);
  g_ptr_array_add (names, NULL);
  meant = cli_suggest (name, (const char *const *) names->pdata);
  if (meant != NULL)
    /* Translators: what was typed, and the option that is nearest to it, such as “jsno” and
       “json” */
    cli_complain (_("there is no option --%s. Did you mean --%s?"), name, meant);
  else
    /* Translators: %s is what was typed, such as “fast” */
    cli_complain (_("there is no option --%s; --help lists them"), name);
}

static gboolean
option_is (const char *option,
           const char *name)
{
  gsize length = strcspn (option, "=");

  return strlen (name) == length && strncmp (name, option, length) == 0;
}

/* Sets whether the option takes a value. */
static gboolean
option_is_known (const char   *option,
                 GOptionEntry *entries,
                 gboolean     *takes_value)
{
  *takes_value = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (common_options); i++)
    if (option_is (option, common_options[i]))
      return TRUE;
  for (guint i = 0; entries[i].long_name != NULL; i++)
    if (option_is (option, entries[i].long_name))
      {
        *takes_value = entries[i].arg != G_OPTION_ARG_NONE;
        return TRUE;
      }
  return FALSE;
}

/* GOption would take the option and forget the value. */
static void
complain_about_value (const char *option)
{
  g_autofree char *name = g_strndup (option + 2, strcspn (option + 2, "="));

  /* Translators: %s is an option of the command line, such as “json” */
  cli_complain (_("the option --%s takes no value"), name);
}

/* GOption knows no suggestions, so options that nobody has are looked for before it sees them. */
static gboolean
check_options (char        **arguments,
               GOptionEntry *entries)
{
  gboolean takes_value;

  for (guint i = 0; arguments[i] != NULL && strcmp (arguments[i], "--") != 0; i++)
    {
      if (!g_str_has_prefix (arguments[i], "--"))
        continue;
      if (!option_is_known (arguments[i] + 2, entries, &takes_value))
        complain_about_option (arguments[i], entries);
      else if (!takes_value && strchr (arguments[i], '=') != NULL)
        complain_about_value (arguments[i]);
      else
        continue;
      return FALSE;
    }
  return TRUE;
}

/* The last of both options counts. */
static gboolean
choose_modules_cb (const char  *option,
                   const char  *value,
                   gpointer     data,
                   GError     **error)
{
  Cli *self = data;

  self->modules = g_str_equal (option, "--user-modules") ? CLI_MODULES_ALL
                                                         : CLI_MODULES_WITHOUT_USER;
  return TRUE;
}

static gboolean
takes_number (const char   *word,
              GOptionEntry *entries)
{
  if (!g_str_has_prefix (word, "--"))
    return FALSE;
  for (guint i = 0; entries[i].long_name != NULL; i++)
    if (option_is (word + 2, entries[i].long_name))
      return entries[i].arg == G_OPTION_ARG_INT || entries[i].arg == G_OPTION_ARG_INT64;
  return FALSE;
}

/* GOption would take a number that begins with a zero for an octal one. */
static char *
dup_word (char         **arguments,
          guint          nth,
          GOptionEntry  *entries)
{
  const char *word = arguments[nth], *value = strchr (word, '=');
  int n_name = 0;

  if (value != NULL && takes_number (word, entries))
    n_name = (int) (++value - word);
  else if (nth > 0 && strchr (arguments[nth - 1], '=') == NULL
           && takes_number (arguments[nth - 1], entries))
    value = word;
  else
    return g_strdup (word);
  while (value[0] == '0' && g_ascii_isdigit (value[1]))
    value++;
  return g_strdup_printf ("%.*s%s", n_name, word, value);
}

static GOptionContext *
new_context (Cli          *self,
             GOptionEntry *entries,
             const char   *description)
{
  GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &self->help, N_("Show this help"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_("Print JSON Lines"), NULL },
    { "user-modules", 0, G_OPTION_FLAG_NO_ARG, G_OPTION_ARG_CALLBACK, choose_modules_cb,
      N_("Load games from your own folder, too"), NULL },
    { "no-user-modules", 0, G_OPTION_FLAG_NO_ARG, G_OPTION_ARG_CALLBACK, choose_modules_cb,
      N_("Load no games from your own folder"), NULL },
    G_OPTION_ENTRY_NULL
  };
  GOptionContext *context = g_option_context_new (_(self->command->arguments));
  GOptionGroup *group = g_option_group_new ("", "", "", self, NULL);

  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_option_group_add_entries (group, entries);
  g_option_group_add_entries (group, common);
  g_option_context_set_main_group (context, group);
  /* GLib would end the process without a look at whether the text could be written. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, _(self->command->summary));
  if (description != NULL)
    g_option_context_set_description (context, description);
  return context;
}

/* Reads the options of a subcommand; what is left are its arguments. Complains and returns FALSE
 * if that fails. */
gboolean
cli_parse (Cli          *self,
           GOptionEntry *entries,
           const char   *description)
{
  GOptionEntry none[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  char **words;

  if (entries == NULL)
    entries = none;
  if (!check_options (self->arguments, entries))
    return FALSE;
  context = new_context (self, entries, description);
  /* GOption wants the name of the program ahead. */
  words = g_new0 (char *, g_strv_length (self->arguments) + 2);
  words[0] = g_strdup (g_get_prgname ());
  for (guint i = 0; self->arguments[i] != NULL; i++)
    words[i + 1] = dup_word (self->arguments, i, entries);
  g_strfreev (self->arguments);
  self->arguments = words;
  if (!g_option_context_parse_strv (context, &self->arguments, &error))
    {
      cli_complain ("%s", error->message);
      return FALSE;
    }
  if (self->help)
    {
      g_autofree char *text = g_option_context_get_help (context, FALSE, NULL);

      fputs (text, output_get ());
      return FALSE;
    }
  g_free (self->arguments[0]);
  self->n_arguments = g_strv_length (self->arguments + 1);
  memmove (self->arguments, self->arguments + 1, (self->n_arguments + 1) * sizeof (char *));
  /* A double dash parts options from arguments and is none. */
  if (self->n_arguments > 0 && strcmp (self->arguments[0], "--") == 0)
    {
      g_free (self->arguments[0]);
      memmove (self->arguments, self->arguments + 1, self->n_arguments * sizeof (char *));
      self->n_arguments--;
    }
  return TRUE;
}

/* Whether there are so many arguments; complains if not. */
gboolean
cli_expect (Cli   *self,
            guint  min,
            guint  max)
{
  g_autofree char *extra = self->n_arguments > max ? cli_quote (self->arguments[max]) : NULL;

  if (self->n_arguments < min)
    /* Translators: %s is what the help calls the argument, such as GAME */
    cli_complain (_("an argument is missing: %s"), _(self->command->arguments));
  else if (extra != NULL)
    /* Translators: %s is what was typed, such as “klondike” */
    cli_complain (_("“%s” is one argument too many"), extra);
  else
    return TRUE;
  return FALSE;
}

/* Takes the first argument, of which there is one. Returns: (transfer full) */
char *
cli_take_argument (Cli *self)
{
  char *argument = self->arguments[0];

  memmove (self->arguments, self->arguments + 1, self->n_arguments * sizeof (char *));
  self->n_arguments--;
  return argument;
}

/* All modules of the usual folders, loaded when they are needed first. */
PatRegistry *
cli_get_registry (Cli *self)
{
  if (self->registry == NULL)
    {
      self->registry = pat_registry_new ();
      pat_registry_add_default_folders (self->registry, cli_takes_user_modules (self));
    }
  return self->registry;
}

/* Modules and folders that the system did not let us look at, and that may have been in order:
 * there are too many open files, for example. Returns: the first of them, or NULL */
const PatBroken *
cli_find_untried (PatRegistry *registry,
                  guint       *n)
{
  const PatBroken *first = NULL;

  *n = 0;
  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    {
      const PatBroken *broken = pat_registry_get_broken (registry, i);

      if (!g_error_matches (broken->error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TRIAL) &&
          !g_error_matches (broken->error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_FOLDER))
        continue;
      if ((*n)++ == 0)
        first = broken;
    }
  return first;
}
