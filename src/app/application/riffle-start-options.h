/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the command line that concern this process, not the one that may be running. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RiffleStartOptions:
 * @demo_path: (nullable) (type filename): play a demonstration and write a picture there; owned
 * @width: of the window, in pixels; 0: as it was the last time
 * @height: of the window, in pixels
 * @logs_events: whether a line is printed for each thing that happens
 *
 * How the program is started.
 */
typedef struct
{
  char     *demo_path;
  int       width;
  int       height;
  gboolean  logs_events;
} RiffleStartOptions;

void riffle_start_options_add   (GApplication       *application);
int  riffle_start_options_read  (RiffleStartOptions *self,
                                 GVariantDict       *dict);
void riffle_start_options_clear (RiffleStartOptions *self);

G_END_DECLS
