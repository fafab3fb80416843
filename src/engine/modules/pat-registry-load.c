/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Loads modules into the registry. Nothing that lies in a folder may end the process: each
   fault is listed, the rest goes on. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <gmodule.h>
#include <libintl.h>

#include "pat-guard-private.h"
#include "pat-registry-private.h"

struct _PatModule
{
  PatRegistry  *registry;
  const char   *path;
  PatWatchPage *page;    /* (nullable): where its calls are noted */
  guint         n_added; /* whether they were in order or not */
};

/* A module in the player's own folder cannot put its translations where the system has them, so
 * they may lie beside it. Those of the program itself are where they are. */
static void
bind_domain (const PatModule *module,
             const char      *domain)
{
  g_autofree char *folder = NULL;
  g_autofree char *locales = NULL;

  if (domain == NULL || *domain == '\0' || g_str_equal (domain, GETTEXT_PACKAGE))
    return;
  folder = g_path_get_dirname (module->path);
  locales = g_build_filename (folder, "locale", NULL);
  if (!g_file_test (locales, G_FILE_TEST_IS_DIR))
    return;
  bindtextdomain (domain, locales);
  bind_textdomain_codeset (domain, "UTF-8");
}

/**
 * pat_module_add: (skip)
 * @module: what `pat_plugin_load` was given
 * @spec: a variant; it must stay as it is for as long as the process runs
 *
 * Lists a variant of a module. One that is not in order is listed as broken, and the module's
 * others go on. Translations of its domain are looked for in the folder `locale` beside the module,
 * if there is one.
 */
void
pat_module_add (PatModule            *module,
                const PatVariantSpec *spec)
{
  GError *error = NULL;

  g_return_if_fail (module != NULL);

  module->n_added++;
  if (module->page != NULL)
    pat_watch_cover (spec, module->page);
  bind_domain (module, spec != NULL ? spec->domain : NULL);
  if (!pat_registry_add_from (module->registry, spec, module->path, &error))
    pat_registry_take_broken (module->registry, module->path, error);
}

/**
 * pat_module_add_collection: (skip)
 * @module: what `pat_plugin_load` was given
 * @spec: a collection; it must stay as it is for as long as the process runs
 *
 * Puts up a collection. One that is not in order is listed as broken. Translations of its domain
 * are looked for as those of variants.
 */
void
pat_module_add_collection (PatModule               *module,
                           const PatCollectionSpec *spec)
{
  GError *error = NULL;

  g_return_if_fail (module != NULL);

  module->n_added++;
  bind_domain (module, spec != NULL ? spec->domain : NULL);
  if (!pat_registry_add_collection (module->registry, spec, &error))
    pat_registry_take_broken (module->registry, module->path, error);
}

static int
begin_call (PatWatchPage *page,
            PatCall       call)
{
  return page != NULL ? pat_watch_enter (page, call) : 0;
}

static void
end_call (PatWatchPage *page,
          PatCall       call,
          int           before)
{
  if (page != NULL)
    pat_watch_leave (page, call, before);
}

static gboolean
find_symbol (GModule     *module,
             const char  *name,
             gpointer    *symbol,
             GError     **error)
{
  if (g_module_symbol (module, name, symbol) && *symbol != NULL)
    return TRUE;
  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
               /* Translators: the name of a function that every plugin must have */
               _("this is not a plugin of Riffle: it has no function “%s”"), name);
  return FALSE;
}

/* The number comes before anything else, for a module of another interface may mean anything
   by its other functions. */
static gboolean
check_abi (GModule       *module,
           PatWatchPage  *page,
           GError       **error)
{
  PatPluginAbiFunc get_abi;
  gpointer symbol;
  guint abi;
  int before;

  if (!find_symbol (module, "pat_plugin_abi", &symbol, error))
    return FALSE;
  get_abi = (PatPluginAbiFunc) symbol;
  before = begin_call (page, PAT_CALL_ABI);
  abi = get_abi ();
  end_call (page, PAT_CALL_ABI, before);
  if (abi == PAT_PLUGIN_ABI)
    return TRUE;
  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ABI,
               /* Translators: two numbers of versions, such as 2 and 3 */
               _("the plugin was built for plugin interface %u, and this program has %u"), abi,
               PAT_PLUGIN_ABI);
  return FALSE;
}

static gboolean
add_variants (PatModule  *adding,
              GModule    *module,
              GError    **error)
{
  PatPluginLoadFunc load;
  gpointer symbol;
  int before;

  if (!find_symbol (module, "pat_plugin_load", &symbol, error))
    return FALSE;
  /* From here on, tables and functions of the module are in use. */
  g_module_make_resident (module);
  load = (PatPluginLoadFunc) symbol;
  before = begin_call (adding->page, PAT_CALL_LOAD);
  load (adding);
  end_call (adding->page, PAT_CALL_LOAD, before);
  if (adding->n_added > 0)
    return TRUE;
  g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
                       _("the plugin has no variants"));
  return FALSE;
}

/* All functions are bound at once: one that is missing must be found now rather than end the
   process when it is called. */
static gboolean
load_module (PatRegistry  *self,
             const char   *path,
             GError      **error)
{
  PatModule adding = { .registry = self, .path = path };
  g_autoptr (GError) fault = NULL;
  GModule *module;
  gboolean loaded;
  int before;

  if (!pat_registry_check_file (path, error) || !pat_guard_admit (path, &adding.page, error))
    return FALSE;
  before = begin_call (adding.page, PAT_CALL_OPEN);
  module = g_module_open_full (path, G_MODULE_BIND_LOCAL, &fault);
  end_call (adding.page, PAT_CALL_OPEN, before);
  if (module == NULL)
    {
      g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
                   /* Translators: the last part is the reason, as the system gives it */
                   _("the file cannot be loaded as a module: %s"), fault->message);
      return FALSE;
    }
  loaded = check_abi (module, adding.page, error) && add_variants (&adding, module, error);
  /* A resident module stays. */
  g_module_close (module);
  return loaded;
}

static void
load_or_complain (PatRegistry *self,
                  const char  *path)
{
  GError *error = NULL;

  if (g_hash_table_add (self->loaded, g_strdup (path)) && !load_module (self, path, &error))
    pat_registry_take_broken (self, path, error);
}

static gboolean
is_untried (PatRegistry *self,
            const char  *path)
{
  return self->untried != NULL &&
         g_ptr_array_find_with_equal_func (self->untried, path, g_str_equal, NULL);
}

/* Whether a module is left to those who try it. What is not a module at all needs no trial. */
static gboolean
postpone (PatRegistry *self,
          const char  *path)
{
  if (self->untried == NULL || !pat_guard_must_try (path) || !pat_registry_check_file (path, NULL))
    return FALSE;
  if (!is_untried (self, path))
    g_ptr_array_add (self->untried, g_strdup (path));
  return TRUE;
}

/**
 * pat_registry_add_file:
 * @self: a registry
 * @path: (type filename): a module
 *
 * Loads one module and lists its variants. What is wrong with it is listed as broken. A module
 * that was loaded before is not loaded again.
 */
void
pat_registry_add_file (PatRegistry *self,
                       const char  *path)
{
  g_autofree char *full_path = NULL;

  g_return_if_fail (PAT_IS_REGISTRY (self) && path != NULL);

  full_path = g_canonicalize_filename (path, NULL);
  if (g_hash_table_contains (self->loaded, full_path) || !postpone (self, full_path))
    load_or_complain (self, full_path);
}

/**
 * pat_registry_postpone_trials:
 * @self: a registry
 *
 * From now on, modules that have to be tried before they are loaded are only noted, which takes no
 * time; [method@Patience.Registry.dup_untried] tells which. Such a module comes after all others,
 * so that it loses if another one has a variant with the same id.
 */
void
pat_registry_postpone_trials (PatRegistry *self)
{
  g_return_if_fail (PAT_IS_REGISTRY (self));

  if (self->untried == NULL)
    self->untried = g_ptr_array_new_with_free_func (g_free);
}

/**
 * pat_registry_dup_untried:
 * @self: a registry
 *
 * Names the first module that was noted and not loaded, for [func@Patience.guard_try] and then
 * [method@Patience.Registry.add_tried].
 *
 * Returns: (transfer full) (nullable) (type filename): the module, or %NULL if there is none
 */
char *
pat_registry_dup_untried (PatRegistry *self)
{
  g_return_val_if_fail (PAT_IS_REGISTRY (self), NULL);

  if (self->untried == NULL || self->untried->len == 0)
    return NULL;
  return g_strdup (g_ptr_array_index (self->untried, 0));
}

static GError *
new_trial_error (const GError *failure)
{
  if (failure != NULL)
    return g_error_copy (failure);
  return g_error_new (PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TRIAL,
                      /* Translators: the last part is the reason */
                      _("the module could not be tested: %s"),
                      _("its file has changed in the meantime"));
}

/**
 * pat_registry_add_tried:
 * @self: a registry
 * @path: (type filename): a module that [method@Patience.Registry.dup_untried] has named
 * @failure: (nullable): why [func@Patience.guard_try] could not try it
 *
 * Loads a module that was noted, now that it is known what it does. One that did harm is listed as
 * broken, and so is one of which nothing is known after all; the program does not wait for it.
 */
void
pat_registry_add_tried (PatRegistry  *self,
                        const char   *path,
                        const GError *failure)
{
  guint nth;

  g_return_if_fail (PAT_IS_REGISTRY (self) && self->untried != NULL && path != NULL);
  g_return_if_fail (g_ptr_array_find_with_equal_func (self->untried, path, g_str_equal, &nth));

  g_ptr_array_remove_index (self->untried, nth);
  if (pat_guard_must_try (path) && g_hash_table_add (self->loaded, g_strdup (path)))
    pat_registry_take_broken (self, path, new_trial_error (failure));
  else
    pat_registry_add_file (self, path);
}

/**
 * pat_registry_add_again:
 * @self: a registry
 * @path: (type filename): a module that was listed as broken
 *
 * Loads a module that could not be loaded before, as if it were new. What is still wrong with it is
 * listed as broken again.
 */
void
pat_registry_add_again (PatRegistry *self,
                        const char  *path)
{
  g_autofree char *full_path = NULL;

  g_return_if_fail (PAT_IS_REGISTRY (self) && path != NULL);

  full_path = g_canonicalize_filename (path, NULL);
  pat_registry_drop_broken (self, full_path);
  g_hash_table_remove (self->loaded, full_path);
  load_or_complain (self, full_path);
}
