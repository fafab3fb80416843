/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line on the terminal that is written again and again. Scripts and files never see it. */
#include "config.h"

#include "progress.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BAR_WIDTH 40

void
progress_init (Progress *self,
               guint64   total)
{
  const char *terminal = g_getenv ("TERM");

  self->total = total;
  self->is_shown = FALSE;
  self->is_terminal = isatty (STDERR_FILENO) && terminal != NULL && strcmp (terminal, "dumb") != 0;
}

/* Shows a bar. */
void
progress_show_share (Progress *self,
                     guint64   done)
{
  char bar[BAR_WIDTH + 1];
  gsize n = self->total > 0 ? (gsize) (done * BAR_WIDTH / self->total) : 0;

  if (!self->is_terminal)
    return;
  memset (bar, ' ', BAR_WIDTH);
  memset (bar, '#', MIN (n, BAR_WIDTH));
  bar[BAR_WIDTH] = '\0';
  fprintf (stderr, "\r[%s] %" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, bar, done, self->total);
  fflush (stderr);
  self->is_shown = TRUE;
}

/* Shows how much was done of what nobody knows the end of. */
void
progress_show_count (Progress *self,
                     guint64   states,
                     double    seconds)
{
  if (!self->is_terminal)
    return;
  fputc ('\r', stderr);
  /* Translators: how many positions the solver has looked at so far, and for how many seconds */
  fprintf (stderr, _("Positions: %lu, seconds: %.0f"), (gulong) states, seconds);
  fflush (stderr);
  self->is_shown = TRUE;
}

void
progress_clear (Progress *self)
{
  if (self->is_shown)
    fputs ("\r\033[K", stderr);
  fflush (stderr);
  self->is_shown = FALSE;
}
