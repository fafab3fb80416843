/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options that the player wants for the next deal of a variant, kept in GSettings. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

PatOptions *riffle_variant_settings_load          (PatVariant  *variant);
void        riffle_variant_settings_add_general   (PatOptions  *options,
                                                   GSettings   *settings);
void        riffle_variant_settings_save          (PatVariant  *variant,
                                                   PatOptions  *options);
gboolean    riffle_variant_settings_is_general    (const char  *key);
gboolean    riffle_variant_settings_get_only_winnable (PatVariant *variant);
void        riffle_variant_settings_set_only_winnable (PatVariant *variant,
                                                       gboolean    only_winnable);

G_END_DECLS
