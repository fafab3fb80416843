/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens what is named on the command line or handed over by the desktop: a deal, a link, or a file.
 */
#include "config.h"

#include "riffle-named.h"

#include <glib/gi18n.h>

#include "riffle-line.h"
#include "riffle-link.h"
#include "riffle-recent-files.h"
#include "riffle-replay-file.h"

/* Goes on with a saved game, or reads a replay that is to be shown. */
static gboolean
open_path (RiffleSession  *session,
           const char     *path,
           PatReplay     **film,
           GError        **error)
{
  if (riffle_replay_file_is (path))
    {
      g_clear_object (film);
      *film = riffle_replay_file_read (session, path, error);
      if (*film == NULL)
        return FALSE;
    }
  else if (!riffle_session_open_file (session, path, error))
    return FALSE;
  riffle_recent_files_add (path);
  return TRUE;
}

static gboolean
open_link (RiffleSession  *session,
           const char     *link,
           GError        **error)
{
  g_autofree char *deal = riffle_link_dup_deal (link);

  return riffle_session_continue_deal (session, deal, error);
}

/**
 * riffle_named_open:
 * @session: what is being played
 * @file: the file that the word would name
 * @text: a word that somebody has given
 * @film: (inout): takes a replay that is to be shown above the game
 * @error: return location
 *
 * Opens a deal, a link to one, a saved game, or a replay.
 *
 * Returns: %FALSE and @error if that is not possible
 */
gboolean
riffle_named_open (RiffleSession  *session,
                   GFile          *file,
                   const char     *text,
                   PatReplay     **film,
                   GError        **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  if (riffle_link_is (text))
    return open_link (session, text, error);
  if (*text == '\0'
      || !riffle_line_is_file (riffle_session_get_registry (session), text, file))
    return riffle_session_continue_deal (session, valid, error);
  if (path != NULL)
    return open_path (session, path, film, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               /* Translators: %s is what was given to the program, such as
                  “https://example.org/game” */
               _("“%s” is not a file on this computer."), valid);
  return FALSE;
}
