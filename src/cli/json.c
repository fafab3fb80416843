/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small writer of JSON Lines. */
#include "config.h"

#include "json.h"

#include <stdio.h>
#include <string.h>

#include "output.h"

static void
append_escaped (GString *line,
                gunichar character)
{
  if (character == '"' || character == '\\')
    g_string_append_printf (line, "\\%c", (char) character);
  else if (character == '\n')
    g_string_append (line, "\\n");
  else if (character == '\t')
    g_string_append (line, "\\t");
  else if (character < 0x20 || character == 0x7f)
    g_string_append_printf (line, "\\u%04x", (guint) character);
  else
    g_string_append_unichar (line, character);
}

static void
append_quoted (GString    *line,
               const char *text)
{
  /* What comes from a file name may be no UTF-8, and JSON has to be. */
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  g_string_append_c (line, '"');
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    append_escaped (line, g_utf8_get_char (c));
  g_string_append_c (line, '"');
}

/* The comma, if something stands before it, and the key. */
static void
append_key (GString    *line,
            const char *key)
{
  if (line->len > 0 && strchr ("{[", line->str[line->len - 1]) == NULL)
    g_string_append_c (line, ',');
  if (key == NULL)
    return;
  append_quoted (line, key);
  g_string_append_c (line, ':');
}

void
json_open_object (GString    *line,
                  const char *key)
{
  append_key (line, key);
  g_string_append_c (line, '{');
}

void
json_close_object (GString *line)
{
  g_string_append_c (line, '}');
}

void
json_open_array (GString    *line,
                 const char *key)
{
  append_key (line, key);
  g_string_append_c (line, '[');
}

void
json_close_array (GString *line)
{
  g_string_append_c (line, ']');
}

/* A NULL value is written as null. */
void
json_add_string (GString    *line,
                 const char *key,
                 const char *value)
{
  append_key (line, key);
  if (value == NULL)
    g_string_append (line, "null");
  else
    append_quoted (line, value);
}

void
json_add_number (GString    *line,
                 const char *key,
                 gint64      value)
{
  append_key (line, key);
  g_string_append_printf (line, "%" G_GINT64_FORMAT, value);
}

/* With three digits behind the point. */
void
json_add_decimal (GString    *line,
                  const char *key,
                  double      value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  append_key (line, key);
  g_string_append (line, g_ascii_formatd (buffer, sizeof buffer, "%.3f", value));
}

void
json_add_boolean (GString    *line,
                  const char *key,
                  gboolean    value)
{
  append_key (line, key);
  g_string_append (line, value ? "true" : "false");
}

/* Prints the line and empties it for the next one. */
void
json_print_line (GString *line)
{
  fprintf (output_get (), "%s\n", line->str);
  g_string_truncate (line, 0);
}
