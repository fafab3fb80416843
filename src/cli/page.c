/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text for people: headings, and paragraphs as wide as the terminal. */
#include "config.h"

#include "page.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "output.h"

/* Longer lines are hard to read, however wide the terminal is. */
#define WIDEST 100
#define NARROWEST 20
#define USUAL 80

static guint
get_width (void)
{
  const char *columns = g_getenv ("COLUMNS");
  int terminal = fileno (output_get ());
  struct winsize size;
  gint64 width;

  if (isatty (terminal) && ioctl (terminal, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return CLAMP (size.ws_col, NARROWEST, WIDEST);
  if (columns != NULL && g_ascii_string_to_signed (columns, 10, NARROWEST, WIDEST, &width, NULL))
    return (guint) width;
  return USUAL;
}

static gboolean
is_bold_possible (void)
{
  const char *terminal = g_getenv ("TERM");

  return isatty (fileno (output_get ())) && terminal != NULL && strcmp (terminal, "dumb") != 0;
}

static guint
measure (const char *text)
{
  guint width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }
  return width;
}

void
page_print_heading (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  if (is_bold_possible ())
    fprintf (output_get (), "\033[1m%s\033[0m\n", valid);
  else
    fprintf (output_get (), "%s\n", valid);
}

static void
print_line (const char *text,
            guint       width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint column = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint length = measure (words[i]);

      if (*words[i] == '\0')
        continue;
      if (column > 0 && column + 1 + length > width)
        {
          fputc ('\n', output_get ());
          column = 0;
        }
      fprintf (output_get (), "%s%s", column > 0 ? " " : "", words[i]);
      column += length + (column > 0);
    }
  fputc ('\n', output_get ());
}

/* Line ends of the text stay; long lines are broken between words. */
void
page_print_text (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);
  guint width = get_width ();

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' || lines[i + 1] != NULL)
      print_line (lines[i], width);
}
