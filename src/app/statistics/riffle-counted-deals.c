/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deals were counted last, so that one that two programs play to its end counts once. */
#include "config.h"

#include "riffle-counted-deals.h"

#define MAX_DEALS 20 /* of each kind; the oldest are forgotten */

static char *
dup_group (const char *key)
{
  return g_strconcat (RIFFLE_STATISTICS_DEALS, key, NULL);
}

static const char *
get_kind (gboolean is_won)
{
  return is_won ? "won" : "left";
}

/* Returns: (transfer full) (element-type utf8): the numbers of deals, the oldest first */
static GPtrArray *
load_deals (GKeyFile   *file,
            const char *key,
            gboolean    is_won)
{
  g_autofree char *group = dup_group (key);
  g_auto (GStrv) words = g_key_file_get_string_list (file, group, get_kind (is_won), NULL, NULL);
  GPtrArray *deals = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    g_ptr_array_add (deals, g_strdup (words[i]));
  return deals;
}

static void
save_deals (GKeyFile   *file,
            const char *key,
            gboolean    is_won,
            GPtrArray  *deals)
{
  g_autofree char *group = dup_group (key);
  g_auto (GStrv) others = NULL;

  if (deals->len > MAX_DEALS)
    g_ptr_array_remove_range (deals, 0, deals->len - MAX_DEALS);
  if (deals->len > 0)
    {
      g_key_file_set_string_list (file, group, get_kind (is_won),
                                  (const char *const *) deals->pdata, deals->len);
      return;
    }
  g_key_file_remove_key (file, group, get_kind (is_won), NULL);
  others = g_key_file_get_keys (file, group, NULL, NULL);
  if (others != NULL && others[0] == NULL)
    g_key_file_remove_group (file, group, NULL);
}

static gboolean
find_deal (GPtrArray *deals,
           guint64    deal,
           guint     *nth)
{
  g_autofree char *word = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);

  return g_ptr_array_find_with_equal_func (deals, word, g_str_equal, nth);
}

/* Returns: whether a deal was counted in that way since it was dealt last */
gboolean
riffle_counted_deals_has (GKeyFile   *file,
                          const char *key,
                          guint64     deal,
                          gboolean    is_won)
{
  g_autoptr (GPtrArray) deals = load_deals (file, key, is_won);

  return find_deal (deals, deal, NULL);
}

/* Notes that a deal was counted. */
void
riffle_counted_deals_add (GKeyFile   *file,
                          const char *key,
                          guint64     deal,
                          gboolean    is_won)
{
  g_autoptr (GPtrArray) deals = load_deals (file, key, is_won);

  g_ptr_array_add (deals, g_strdup_printf ("%" G_GUINT64_FORMAT, deal));
  save_deals (file, key, is_won, deals);
}

/* Forgets that a deal was counted. Returns: whether it was */
gboolean
riffle_counted_deals_remove (GKeyFile   *file,
                             const char *key,
                             guint64     deal,
                             gboolean    is_won)
{
  g_autoptr (GPtrArray) deals = load_deals (file, key, is_won);
  guint nth;

  if (!find_deal (deals, deal, &nth))
    return FALSE;
  g_ptr_array_remove_index (deals, nth);
  save_deals (file, key, is_won, deals);
  return TRUE;
}
