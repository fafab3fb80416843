/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows in which the players of a table write their names. */
#pragma once

#include <adwaita.h>

#include "riffle-rounds.h"

G_BEGIN_DECLS

typedef struct _RiffleTableNames RiffleTableNames;

RiffleTableNames *riffle_table_names_new   (AdwPreferencesGroup *group,
                                            const char *const   *names,
                                            GCallback            changed,
                                            GObject             *owner);
void              riffle_table_names_free  (RiffleTableNames    *self);
void              riffle_table_names_show  (RiffleTableNames    *self,
                                            guint                n);
char            **riffle_table_names_dup   (RiffleTableNames    *self,
                                            guint                n);
gboolean          riffle_table_names_check (RiffleTableNames    *self);

G_END_DECLS
