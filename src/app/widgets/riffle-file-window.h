/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which the player chooses a file. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleFileKind:
 * @name: what it is called, already translated
 * @patterns: of the names of files, %NULL behind the last; without any, all pictures are meant
 *
 * A kind of file.
 */
typedef struct
{
  const char *name;
  const char *patterns[4];
} RiffleFileKind;

/**
 * RiffleFileFunc:
 * @file: what the player has chosen
 * @data: the data of the question
 * @owner: the asker
 *
 * Takes the answer.
 */
typedef void (*RiffleFileFunc) (GFile   *file,
                                gpointer data,
                                gpointer owner);

/**
 * RiffleFileQuestion:
 * @title: of the window, already translated
 * @action: whether a file is opened or saved
 * @kinds: (nullable): the kinds of files, the first one preferred; ends with a row without a name
 * @name: (nullable): of a file that is saved, if the player wants no other
 * @folder: (nullable): in which the player begins; else where the desktop thinks best
 * @answered: takes the answer, if there is one
 * @data: for @answered
 * @free_data: (nullable): is called with @data when it is no longer needed
 *
 * What the player is asked.
 */
typedef struct
{
  const char           *title;
  GtkFileChooserAction  action;
  const RiffleFileKind *kinds;
  const char           *name;
  GFile                *folder;
  RiffleFileFunc        answered;
  gpointer              data;
  GDestroyNotify        free_data;
} RiffleFileQuestion;

void riffle_file_window_ask (GtkWidget                *parent,
                             const RiffleFileQuestion *question,
                             gpointer                  owner);

G_END_DECLS
