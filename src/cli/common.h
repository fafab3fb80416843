/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all subcommands have in common: arguments, messages, the registry. */
#pragma once

#include <patience.h>

/* With which some editors begin a file. */
#define CLI_BYTE_ORDER_MARK "\xef\xbb\xbf"

G_BEGIN_DECLS

/* The exit status, a contract with scripts. */
typedef enum
{
  CLI_DONE,
  CLI_NEGATIVE, /* an illegal move, a check that failed */
  CLI_BAD,      /* bad usage or bad input */
  CLI_UNDECIDED, /* a limit was reached */
} CliStatus;

typedef struct _CliCommand CliCommand;

/* Whether modules in the user's own folder are loaded. */
typedef enum
{
  CLI_MODULES_AS_SET, /* as the application's preferences say */
  CLI_MODULES_ALL,
  CLI_MODULES_WITHOUT_USER,
} CliModules;

/* One run of the program. */
typedef struct
{
  const CliCommand *command;
  PatRegistry      *registry;  /* NULL until it is asked for */
  char            **arguments; /* what is not an option; NULL-terminated */
  guint             n_arguments;
  gboolean          help;      /* it was asked for, and has been printed */
  gboolean          json;
  CliModules        modules;
  gboolean          has_told_left_out; /* which modules of the user's are not loaded */
} Cli;

struct _CliCommand
{
  const char *name;
  const char *arguments;   /* for the help, translatable */
  const char *summary;     /* one line, translatable */
  CliStatus (*run) (Cli *self);
};

CliStatus    cli_check       (Cli               *self);
CliStatus    cli_convert     (Cli               *self);
CliStatus    cli_deal        (Cli               *self);
CliStatus    cli_grade       (Cli               *self);
CliStatus    cli_list        (Cli               *self);
CliStatus    cli_moves       (Cli               *self);
CliStatus    cli_options     (Cli               *self);
CliStatus    cli_perft       (Cli               *self);
CliStatus    cli_play        (Cli               *self);
CliStatus    cli_rules       (Cli               *self);
CliStatus    cli_solve       (Cli               *self);
CliStatus    cli_verify      (Cli               *self);

gboolean     cli_parse       (Cli               *self,
                              GOptionEntry      *entries,
                              const char        *description);
gboolean     cli_expect      (Cli               *self,
                              guint              min,
                              guint              max);
char        *cli_take_argument (Cli             *self);
CliStatus    cli_complain    (const char        *sentence,
                              ...) G_GNUC_PRINTF (1, 2);
const char  *cli_suggest     (const char        *word,
                              const char *const *words);
PatRegistry *cli_get_registry (Cli              *self);
gboolean     cli_takes_user_modules (Cli        *self);
void         cli_complain_about_left_out (Cli   *self);
const PatBroken *cli_find_untried (PatRegistry  *registry,
                                   guint             *n);
char        *cli_read_input  (const char        *path,
                              gsize             *length,
                              GError           **error);
char        *cli_read_text   (const char *path);
char        *cli_one_line    (const char        *text);
char        *cli_quote       (const char        *text);
char        *cli_escape_path (const char        *path);
char        *cli_make_harmless (const char      *message);

G_END_DECLS
