/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contest that is going on, in a file beside the games. */
#include "config.h"

#include "riffle-store-contest.h"

/* The ids of variants have no dot. */
#define ID       "current.riffle-contest"
#define MAX_LEFT 20 /* the greatest number of a file that another program may have left */

/**
 * riffle_store_contest_save:
 * @store: the store
 * @contest: (nullable): a contest; %NULL: none is going on any more
 *
 * Keeps a contest as it is now. It returns before the file is written. The file is empty if there
 * is no contest. A contest may be long, so its checksum is left to the thread that writes it.
 */
void
riffle_store_contest_save (RiffleStore *store,
                           PatContest  *contest)
{
  RiffleStoreWriter *writer;

  g_return_if_fail (RIFFLE_IS_STORE (store));

  writer = riffle_store_get_writer (store);
  if (contest != NULL)
    riffle_store_writer_put (writer, ID, pat_contest_to_draft (contest), pat_contest_seal_draft);
  else
    riffle_store_writer_put (writer, ID, g_strdup (""), NULL);
}

/* One that another program has kept beside the file while two of them played. */
static PatContest *
take_left (RiffleStore *store)
{
  for (guint number = 2; number <= MAX_LEFT; number++)
    {
      RiffleStoreFile *file = riffle_store_file_new_left (riffle_store_get_folder (store), ID,
                                                          number);
      gsize length = 0;
      g_autofree char *text = file != NULL ? riffle_store_file_read (file, &length, NULL) : NULL;
      PatContest *contest = length > 0 ? pat_contest_parse (text, (gssize) length, NULL) : NULL;

      if (contest != NULL)
        {
          riffle_store_writer_use_file (riffle_store_get_writer (store), ID, file);
          return contest;
        }
      g_clear_pointer (&file, riffle_store_file_free);
    }
  return NULL;
}

/**
 * riffle_store_contest_load:
 * @store: the store
 * @error: return location
 *
 * Reads the contest that is going on. If there is none, one is taken that another program has left
 * beside it.
 *
 * Returns: (transfer full) (nullable): the contest; %NULL without an error if there is none
 */
PatContest *
riffle_store_contest_load (RiffleStore  *store,
                           GError      **error)
{
  RiffleStoreWriter *writer;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (RIFFLE_IS_STORE (store), NULL);

  writer = riffle_store_get_writer (store);
  if (riffle_store_writer_has_game (writer, ID))
    {
      text = riffle_store_writer_read (writer, ID, &length, error);
      if (text == NULL)
        return NULL;
    }
  return length > 0 ? pat_contest_parse (text, (gssize) length, error) : take_left (store);
}

/**
 * riffle_store_contest_set_aside:
 * @store: the store
 * @is_newer: whether a newer version of the program has written the file
 * @error: return location
 *
 * Sees to it that nothing overwrites the file of a contest that cannot be read, as
 * riffle_store_set_aside () does.
 *
 * Returns: (transfer full): where the file is kept, or %NULL and @error
 */
char *
riffle_store_contest_set_aside (RiffleStore  *store,
                                gboolean      is_newer,
                                GError      **error)
{
  RiffleStoreFile *file;

  g_return_val_if_fail (RIFFLE_IS_STORE (store), NULL);

  file = riffle_store_writer_get_file (riffle_store_get_writer (store), ID);
  return riffle_store_file_set_aside (file, is_newer, error);
}
