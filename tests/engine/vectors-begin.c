/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The beginning of a case: a deal, or a position. */
#include "config.h"

#include "vectors-case.h"
#include "vectors-position.h"

#include <string.h>

/* A bare board names no variant: it belongs to the one that takes such positions, the
 * case's own family first. */
static PatVariant *
find_bare (VectorRun *self)
{
  GListModel *variants = G_LIST_MODEL (self->vector->registry);
  PatVariant *own = pat_registry_find (self->vector->registry, self->vector->family);

  if (own != NULL && pat_variant_get_spec (own)->game.bare_board)
    return own;
  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);

      if (pat_variant_get_spec (variant)->game.bare_board)
        return variant;
    }
  return NULL;
}

static PatVariant *
find_variant (VectorRun  *self,
              const char *id)
{
  PatVariant *variant = id != NULL ? pat_registry_find (self->vector->registry, id)
                                   : find_bare (self);

  if (variant == NULL)
    vector_fail (self, "there is no variant “%s”", id != NULL ? id : "for a bare board");
  return variant;
}

static PatOptions *
read_options (VectorRun  *self,
              PatVariant *variant,
              const char *text)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autofree char *list = g_strdelimit (g_strdup (text != NULL ? text : ""), " ", ',');
  g_autoptr (GError) error = NULL;

  if (pat_options_parse (options, list, &error))
    return g_steal_pointer (&options);
  vector_fail (self, "%s", error->message);
  return NULL;
}

/* Begins the case with a deal string. */
gboolean
vector_deal (VectorRun  *self,
             const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatDeal) deal = pat_deal_parse (text, &error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;

  if (deal == NULL)
    return vector_fail (self, "%s", error->message);
  if (self->game != NULL)
    return vector_fail (self, "the case has cards already");
  variant = find_variant (self, deal->variant);
  options = variant != NULL ? read_options (self, variant, deal->options) : NULL;
  if (options == NULL)
    return FALSE;
  self->game = pat_game_new (variant, options, deal->number, &error);
  return self->game != NULL || vector_fail (self, "%s", error->message);
}

/* Begins the case with a position in notation. */
gboolean
vector_begin (VectorRun  *self,
              const char *text)
{
  g_autofree char *id = NULL, *option_text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatPosition position;
  PatVariant *variant;

  if (!pat_position_scan (text, &id, &option_text, &error))
    return vector_fail (self, "%s", error->message);
  variant = find_variant (self, id);
  options = variant != NULL ? read_options (self, variant, option_text) : NULL;
  if (options == NULL)
    return FALSE;
  rules = pat_variant_build_rules (variant, options, &error);
  if (rules == NULL || !vectors_position_parse (&position, rules, text, &error))
    return vector_fail (self, "%s", error->message);
  self->game = pat_game_new_for_position (variant, options, &position, &error);
  return self->game != NULL || vector_fail (self, "%s", error->message);
}
