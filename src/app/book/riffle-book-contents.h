/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chapters of the book, and a search that lists what it finds in their place. */
#pragma once

#include <adwaita.h>
#include <patience.h>

#include "riffle-shortcuts.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_BOOK_CONTENTS (riffle_book_contents_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBookContents, riffle_book_contents, RIFFLE, BOOK_CONTENTS, AdwBin)

GtkWidget *riffle_book_contents_new          (PatRegistry        *registry,
                                              RiffleShortcuts    *shortcuts);
void       riffle_book_contents_select       (RiffleBookContents *self,
                                              const char         *place);
void       riffle_book_contents_focus        (RiffleBookContents *self);
void       riffle_book_contents_focus_search (RiffleBookContents *self);
gboolean   riffle_book_contents_end_search   (RiffleBookContents *self);

G_END_DECLS
