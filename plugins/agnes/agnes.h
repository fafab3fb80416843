/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second of the two games called Agnes, for the file that makes the module. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

extern const PatVariantSpec agnes_bernauer;

G_END_DECLS
