/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of a deck: its name and file, and what came of looking at it, which is kept in the
 * cache folder until the file changes. */
#include "config.h"

#include "riffle-deck-info.h"

#include <glib/gstdio.h>

#include "riffle-deck-file-private.h"

#define GROUP   "Deck"
#define PICTURE "2" /* another one when pictures of decks show other cards */

struct _RiffleDeckInfo
{
  GObject          parent_instance;
  char            *id;       /* as it stands in the settings */
  char            *name;
  GFile           *file;
  gboolean         is_added; /* lies in the player's own folder */
  RiffleDeckState  state;
  char            *problem;  /* (nullable): a sentence */
  char            *stem;     /* (nullable): of what the cache folder has about it */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleDeckInfo, riffle_deck_info, G_TYPE_OBJECT)

static void
riffle_deck_info_finalize (GObject *object)
{
  RiffleDeckInfo *self = RIFFLE_DECK_INFO (object);

  g_free (self->id);
  g_free (self->name);
  g_clear_object (&self->file);
  g_free (self->problem);
  g_free (self->stem);
  G_OBJECT_CLASS (riffle_deck_info_parent_class)->finalize (object);
}

static void
riffle_deck_info_class_init (RiffleDeckInfoClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_deck_info_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", RIFFLE_TYPE_DECK_INFO, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
riffle_deck_info_init (RiffleDeckInfo *self)
{
}

/**
 * riffle_deck_info_new:
 * @id: names the deck in the settings
 * @name: names it to the player
 * @file: its drawing
 * @is_added: whether the player added it and may remove it
 *
 * Returns: (transfer full): a deck that nobody has looked at yet
 */
RiffleDeckInfo *
riffle_deck_info_new (const char *id,
                      const char *name,
                      GFile      *file,
                      gboolean    is_added)
{
  RiffleDeckInfo *self = g_object_new (RIFFLE_TYPE_DECK_INFO, NULL);

  self->id = g_strdup (id);
  self->name = g_strdup (name);
  self->file = g_object_ref (file);
  self->is_added = is_added;
  return self;
}

const char *
riffle_deck_info_get_id (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), NULL);

  return self->id;
}

const char *
riffle_deck_info_get_name (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), NULL);

  return self->name;
}

GFile *
riffle_deck_info_get_file (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), NULL);

  return self->file;
}

gboolean
riffle_deck_info_is_added (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), FALSE);

  return self->is_added;
}

RiffleDeckState
riffle_deck_info_get_state (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), RIFFLE_DECK_BROKEN);

  return self->state;
}

/**
 * riffle_deck_info_get_problem:
 *
 * Returns: (nullable): why the deck cannot be used, in a sentence; %NULL when it can, or is unseen
 */
const char *
riffle_deck_info_get_problem (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), NULL);

  return self->problem;
}

/**
 * riffle_deck_info_dup_picture:
 *
 * Returns: (transfer full) (nullable): the PNG file with a few of its cards, once the deck was
 *   recalled or is to be looked at; it exists when the deck is usable
 */
char *
riffle_deck_info_dup_picture (RiffleDeckInfo *self)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), NULL);

  return self->stem != NULL ? g_strconcat (self->stem, ".png", NULL) : NULL;
}

/* Another file, or the file when it changes, gets another name in the cache; so does another
 * language, in which a problem is told otherwise. */
static char *
make_stem (RiffleDeckInfo *self,
           const char     *cache_folder)
{
  g_autofree char *path = g_file_get_path (self->file), *key = NULL, *name = NULL;
  GStatBuf status;

  if (path == NULL || g_stat (path, &status) != 0)
    return NULL;
  key = g_strdup_printf ("%s\n%" G_GINT64_FORMAT "\n%" G_GINT64_FORMAT "\n%s\n" RIFFLE_VERSION
                         PICTURE,
                         path, (gint64) status.st_mtime, (gint64) status.st_size,
                         g_get_language_names ()[0]);
  name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);
  name[32] = '\0';
  return g_build_filename (cache_folder, name, NULL);
}

/**
 * riffle_deck_info_recall:
 * @cache_folder: where the results are kept
 *
 * Finds out whether the deck, as the file is now, was looked at before.
 *
 * Returns: whether the state is known
 */
gboolean
riffle_deck_info_recall (RiffleDeckInfo *self,
                         const char     *cache_folder)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (RIFFLE_IS_DECK_INFO (self), FALSE);

  g_free (self->stem);
  self->stem = make_stem (self, cache_folder);
  if (self->stem == NULL)
    return FALSE;
  path = g_strconcat (self->stem, ".deck", NULL);
  keys = riffle_deck_file_read_keys (path);
  if (keys == NULL)
    return FALSE;
  g_free (self->problem);
  self->problem = g_key_file_get_string (keys, GROUP, "Problem", NULL);
  self->state = self->problem == NULL ? RIFFLE_DECK_USABLE : RIFFLE_DECK_BROKEN;
  return TRUE;
}

/**
 * riffle_deck_info_note:
 * @problem: (nullable): why it cannot be used
 * @lasts: whether that holds until the file changes, and not only this time
 *
 * Notes the result of inspecting the deck, here and, if it lasts, in the cache.
 */
void
riffle_deck_info_note (RiffleDeckInfo *self,
                       const char     *problem,
                       gboolean        lasts)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *path = NULL;

  g_return_if_fail (RIFFLE_IS_DECK_INFO (self));

  g_free (self->problem);
  self->problem = g_strdup (problem);
  self->state = problem == NULL ? RIFFLE_DECK_USABLE : RIFFLE_DECK_BROKEN;
  if (self->stem != NULL && lasts)
    {
      path = g_strconcat (self->stem, ".deck", NULL);
      g_key_file_set_string (keys, GROUP, "Name", self->name);
      if (problem != NULL)
        g_key_file_set_string (keys, GROUP, "Problem", problem);
      g_key_file_save_to_file (keys, path, NULL);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
