/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The boundary between the engine and a plugin: two functions that a module exports. */
#pragma once

#include "pat-variant.h"

G_BEGIN_DECLS

/**
 * PAT_PLUGIN_ABI:
 *
 * The number of the plugin interface. A module that was built for another one is not called, only
 * listed.
 */
#define PAT_PLUGIN_ABI 9

typedef struct _PatModule PatModule;

typedef guint (*PatPluginAbiFunc)  (void);
typedef void  (*PatPluginLoadFunc) (PatModule *module);

PAT_PUBLIC void pat_module_add            (PatModule               *module,
                                           const PatVariantSpec    *spec);
PAT_PUBLIC void pat_module_add_collection (PatModule               *module,
                                           const PatCollectionSpec *spec);

/**
 * PAT_PLUGIN:
 * @...: pointers to one or more #PatVariantSpec
 *
 * Makes the module a plugin with these variants.
 */
#define PAT_PLUGIN(...)                                                                    \
  PAT_PUBLIC guint pat_plugin_abi (void);                                                  \
  PAT_PUBLIC void pat_plugin_load (PatModule *module);                                     \
  guint pat_plugin_abi (void) { return PAT_PLUGIN_ABI; }                                   \
  void pat_plugin_load (PatModule *module)                                                 \
  {                                                                                        \
    const PatVariantSpec *const specs[] = { __VA_ARGS__ };                                 \
    for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)                                       \
      pat_module_add (module, specs[i]);                                                   \
  }

/**
 * PAT_PLUGIN_COLLECTIONS:
 * @...: pointers to one or more #PatCollectionSpec
 *
 * Makes the module a plugin with these collections, in the order in which they are shown, and
 * without variants.
 */
#define PAT_PLUGIN_COLLECTIONS(...)                                                        \
  PAT_PUBLIC guint pat_plugin_abi (void);                                                  \
  PAT_PUBLIC void pat_plugin_load (PatModule *module);                                     \
  guint pat_plugin_abi (void) { return PAT_PLUGIN_ABI; }                                   \
  void pat_plugin_load (PatModule *module)                                                 \
  {                                                                                        \
    const PatCollectionSpec *const specs[] = { __VA_ARGS__ };                              \
    for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)                                       \
      pat_module_add_collection (module, specs[i]);                                        \
  }

#ifndef __GI_SCANNER__
#ifndef N_
#define N_(String) (String)
#endif

/**
 * PAT_NC_:
 * @Context: a word for translators, a literal
 * @String: the text, a literal
 *
 * Marks a text of a table that other languages say differently in different places, such as the
 * number in “One pass” and in “One deck”. Every text of a table may have a context.
 */
#define PAT_NC_(Context, String) Context "\004" String
#endif

G_END_DECLS
