/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tour through a page: every control is used once, and so is what it brings up: menus, dialogs,
 * other pages of a dialog. */
#pragma once

#include <gtk/gtk.h>

typedef struct _ControlsTour ControlsTour;

typedef struct
{
  const char *name;
  GtkWindow  *window;
  const char *part;           /* (nullable): type of the part of the window; NULL for a dialog */
  void      (*open)(gpointer data);
  gpointer    data;           /* for @open */
} ControlsPage;

/* What a tour has come upon. */
typedef struct
{
  guint n_used;
  guint n_unused;  /* controls that went out of sight for good before they were used */
  guint n_foreign; /* choosers of files and colours that came up */
} ControlsResult;

ControlsTour   *controls_tour_new   (const ControlsPage *page);
void            controls_tour_free  (ControlsTour       *self);
ControlsResult  controls_tour_run   (ControlsTour       *self);
void            controls_let_appear (GtkWindow          *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ControlsTour, controls_tour_free)
