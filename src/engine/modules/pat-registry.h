/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The list of all variants, loaded from folders of modules; what cannot be loaded is listed with
 * its reason. */
#pragma once

#include "pat-plugin.h"

G_BEGIN_DECLS

/**
 * PAT_REGISTRY_ERROR:
 *
 * The domain of errors about modules.
 */
#define PAT_REGISTRY_ERROR (pat_registry_error_quark ())

/**
 * PatRegistryError:
 * @PAT_REGISTRY_ERROR_FOLDER: a folder cannot be read
 * @PAT_REGISTRY_ERROR_MODULE: a file is not a module, or lacks a symbol
 * @PAT_REGISTRY_ERROR_ABI: a module was built for another plugin interface
 * @PAT_REGISTRY_ERROR_TABLE: a variant's table is wrong
 * @PAT_REGISTRY_ERROR_DUPLICATE: another variant has the same id
 * @PAT_REGISTRY_ERROR_ENDED: a module ended the process that loaded it, or did not return
 * @PAT_REGISTRY_ERROR_TRIAL: a module could not be tried, through no fault of its own
 *
 * Why a module, or one of its variants, is not there.
 */
typedef enum
{
  PAT_REGISTRY_ERROR_FOLDER,
  PAT_REGISTRY_ERROR_MODULE,
  PAT_REGISTRY_ERROR_ABI,
  PAT_REGISTRY_ERROR_TABLE,
  PAT_REGISTRY_ERROR_DUPLICATE,
  PAT_REGISTRY_ERROR_ENDED,
  PAT_REGISTRY_ERROR_TRIAL,
} PatRegistryError;

/**
 * PatBroken:
 * @path: the module or folder
 * @error: why
 *
 * Something that could not be loaded.
 */
typedef struct
{
  char   *path;
  GError *error;
} PatBroken;

/**
 * PatRegistry:
 *
 * The variants that there are: those of the modules in some folders, and those that a program adds
 * itself. It is a list model of [iface@Patience.Variant].
 *
 * What cannot be loaded is listed with its reason, and harms nothing else.
 */
#define PAT_TYPE_REGISTRY (pat_registry_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatRegistry, pat_registry, PAT, REGISTRY, GObject)

PAT_PUBLIC GQuark           pat_registry_error_quark (void);
PAT_PUBLIC PatRegistry     *pat_registry_new         (void);
PAT_PUBLIC void             pat_registry_add_folder  (PatRegistry          *self,
                                                      const char           *path);
PAT_PUBLIC void             pat_registry_add_file    (PatRegistry          *self,
                                                      const char           *path);
PAT_PUBLIC void             pat_registry_add_again   (PatRegistry          *self,
                                                      const char           *path);
PAT_PUBLIC void             pat_registry_postpone_trials (PatRegistry      *self);
PAT_PUBLIC char            *pat_registry_dup_untried (PatRegistry          *self);
PAT_PUBLIC void             pat_registry_add_tried   (PatRegistry          *self,
                                                      const char           *path,
                                                      const GError         *failure);
PAT_PUBLIC gboolean         pat_registry_add_spec    (PatRegistry          *self,
                                                      const PatVariantSpec *spec,
                                                      GError              **error);
PAT_PUBLIC gboolean         pat_registry_add_collection (PatRegistry              *self,
                                                         const PatCollectionSpec  *spec,
                                                         GError                  **error);
PAT_PUBLIC void             pat_registry_add_default_folders (PatRegistry  *self,
                                                              gboolean      with_user_folder);
PAT_PUBLIC void             pat_registry_add_default_module (PatRegistry   *self,
                                                             const char    *file_name,
                                                             gboolean       with_user_folder);
PAT_PUBLIC guint            pat_registry_count_user_modules (char          **path);
PAT_PUBLIC const char      *pat_registry_get_path    (PatRegistry          *self,
                                                      const char           *id);
PAT_PUBLIC PatVariant      *pat_registry_find        (PatRegistry          *self,
                                                      const char           *id);
PAT_PUBLIC const char      *pat_registry_suggest     (PatRegistry          *self,
                                                      const char           *id);
PAT_PUBLIC guint            pat_registry_get_n_broken (PatRegistry         *self);
PAT_PUBLIC const PatBroken *pat_registry_get_broken  (PatRegistry          *self,
                                                      guint                 nth);

G_END_DECLS
