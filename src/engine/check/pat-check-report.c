/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the conformance suite notes faults. */
#include "config.h"

#include "pat-check-private.h"

/* Moves that led there are told if they are few enough to be typed. */
#define MAX_TOLD 60

/* Whether a text says something that can be shown. */
gboolean
pat_check_text (const char *text)
{
  return text != NULL && *text != '\0' && g_utf8_validate (text, -1, NULL);
}

static void
append_moves (PatCheck *self,
              GString  *message)
{
  guint n = self->played->len;

  g_string_append_printf (message, " [after %u moves", n);
  for (guint i = 0; i < n && n <= MAX_TOLD; i++)
    {
      g_autofree char *move =
        pat_move_to_string (&g_array_index (self->played, PatMove, i), self->rules);

      g_string_append_printf (message, "%s %s", i == 0 ? ":" : "", move);
    }
  g_string_append_c (message, ']');
}

/* Notes a fault, with the deal and the moves that show it. */
void
pat_check_fault (PatCheck       *self,
                 PatCheckAspect  aspect,
                 const char     *format,
                 ...)
{
  g_autoptr (GString) message = NULL;
  g_autofree char *deal = NULL;
  va_list args;

  if (self->n_faults[aspect]++ > 0)
    return;
  message = g_string_new (NULL);
  if (self->options != NULL)
    {
      deal = pat_deal_format (pat_variant_get_id (self->variant), self->options,
                              MAX (self->number, 1));
      if (self->number == 0)
        *strchr (deal, '#') = '\0';
      g_string_append_printf (message, "%s: ", deal);
    }
  va_start (args, format);
  g_string_append_vprintf (message, format, args);
  va_end (args);
  if (self->number > 0 && self->played->len > 0)
    append_moves (self, message);
  self->messages[aspect] = g_string_free (g_steal_pointer (&message), FALSE);
}
