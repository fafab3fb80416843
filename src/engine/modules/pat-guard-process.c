/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The other side of the guard: what a process does that tries modules. */
#include "config.h"

#include "pat-guard.h"
#include "pat-trial-private.h"

static void
try_module (PatWatchPage    *page,
            const char      *path,
            guint32          nth,
            PatGuardTryFunc  try_variant)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  if (page != NULL)
    {
      page->nth = nth;
      page->owner = page->number = page->n_moves = 0;
      page->game[0] = '\0';
    }
  pat_registry_add_file (registry, path);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      try_variant (registry, variant);
    }
}

/**
 * pat_guard_main:
 * @paths: (array zero-terminated=1): modules
 * @try_variant: (scope call): called with each variant of a module
 *
 * What the process does that tries modules: it loads them one after the other, and tries each of
 * their variants.
 *
 * Returns: the status of the process
 */
int
pat_guard_main (char            **paths,
                PatGuardTryFunc   try_variant)
{
  g_return_val_if_fail (paths != NULL && try_variant != NULL, 1);

  pat_trial_begin ();
  for (guint i = 0; paths[i] != NULL; i++)
    try_module (pat_watch_get_own (), paths[i], i, try_variant);
  pat_trial_end ();
  return 0;
}

/**
 * pat_guard_begin:
 *
 * Has whatever modules do in this process noted for the one that runs it, which called
 * [func@Patience.guard_run]; the process gets less memory than others.
 */
void
pat_guard_begin (void)
{
  pat_trial_begin ();
}

/**
 * pat_guard_tick:
 * @n_moves: how many moves were played since the deal
 *
 * Tells the process that watches this one, if there is any, that work goes on. A process that
 * neither calls this nor a module for some seconds is ended.
 */
void
pat_guard_tick (guint n_moves)
{
  pat_watch_tick (n_moves);
}

/**
 * pat_guard_end:
 *
 * Says that this process has done what it was run for.
 */
void
pat_guard_end (void)
{
  pat_trial_end ();
}
