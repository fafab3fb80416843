/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `deal`: the position that a deal string names. */
#include "config.h"

#include "games.h"

CliStatus
cli_deal (Cli *self)
{
  g_autoptr (PatGame) game = NULL;

  if (!cli_parse (self, NULL, NULL) || !cli_expect (self, 1, 1))
    return CLI_BAD;
  game = cli_open_deal (self, self->arguments[0]);
  if (game == NULL)
    return CLI_BAD;
  cli_print_position (self, pat_game_get_position (game), pat_game_get_rules (game));
  return CLI_DONE;
}
