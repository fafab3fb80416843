/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links that name a deal: what is behind the scheme is the deal string, percent-encoded. */
#include "config.h"

#include "riffle-link.h"

#include <string.h>

#define SCHEME "riffle:"

/* What else of a deal string may stand in a link as it is. */
#define PLAIN ":=,"

/**
 * riffle_link_dup:
 * @deal: a deal string, such as “klondike:draw=3#617”
 *
 * Returns: (transfer full): the link that names the deal
 */
char *
riffle_link_dup (const char *deal)
{
  g_autofree char *escaped = g_uri_escape_string (deal, PLAIN, TRUE);

  return g_strconcat (SCHEME, escaped, NULL);
}

/**
 * riffle_link_is:
 * @text: what somebody has given
 *
 * Returns: whether it looks like a link to a deal, be the deal there or not
 */
gboolean
riffle_link_is (const char *text)
{
  return g_ascii_strncasecmp (text, SCHEME, strlen (SCHEME)) == 0;
}

/**
 * riffle_link_dup_deal:
 * @link: a link to a deal
 *
 * Reads a link. The number sign may stand there as it is, and programs that complete links may have
 * put slashes behind the scheme.
 *
 * Returns: (transfer full): the deal string, in which nobody has looked for mistakes
 */
char *
riffle_link_dup_deal (const char *link)
{
  const char *rest;
  g_autofree char *deal = NULL;

  g_return_val_if_fail (riffle_link_is (link), NULL);

  rest = link + strlen (SCHEME);
  while (*rest == '/')
    rest++;
  deal = g_uri_unescape_string (rest, NULL);
  return g_utf8_make_valid (deal != NULL ? deal : rest, -1);
}
