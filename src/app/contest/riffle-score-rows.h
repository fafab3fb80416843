/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a page with scores: what somebody has in a game, and who is among the best. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void       riffle_score_rows_add_score   (AdwPreferencesGroup *group,
                                          const char          *title,
                                          int                  own,
                                          const int           *high);
GtkWidget *riffle_score_rows_columns_new (void);
void       riffle_score_rows_add_best    (AdwPreferencesGroup *group,
                                          guint                rank,
                                          const char          *name,
                                          int                  total,
                                          const char          *doubt);

G_END_DECLS
