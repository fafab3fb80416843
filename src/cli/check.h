/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two halves of `check`: the one that is asked, and the one that a module may end. */
#pragma once

#include "common.h"

G_BEGIN_DECLS

CliStatus check_in_child              (Cli         *self,
                                       const char  *path,
                                       const char  *id,
                                       guint        n_deals);
guint     check_complain_about_broken (PatRegistry *registry);

G_END_DECLS
