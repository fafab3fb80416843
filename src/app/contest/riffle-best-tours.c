/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The five best tours of this computer, in a file in the player's data folder. */
#include "config.h"

#include "riffle-best-tours.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "riffle-error.h"
#include "riffle-lock.h"

#define MAX_BYTES (64 * 1024) /* more than five tours can have */
#define WAIT_MSEC 1000        /* for another program; the window does not react meanwhile */
#define VERSION   1
#define FILE_GROUP "Riffle"

/*
 * Another program may have added a tour: the file is read again under a lock before it is written.
 * What could not be written is kept here, and written with the next tour.
 */
struct _RiffleBestTours
{
  GObject  parent_instance;

  char    *path;
  GArray  *tours;   /* of RiffleBestTour, the best first */
  char    *trouble; /* (nullable): what the player must know of the file */
  gboolean is_newer; /* the file was written by a newer version, and is left alone */
};

G_DEFINE_FINAL_TYPE (RiffleBestTours, riffle_best_tours, G_TYPE_OBJECT)

static void
clear_tour (gpointer data)
{
  RiffleBestTour *tour = data;

  g_free (tour->name);
}

static void
riffle_best_tours_finalize (GObject *object)
{
  RiffleBestTours *self = RIFFLE_BEST_TOURS (object);

  g_array_unref (self->tours);
  g_free (self->path);
  g_free (self->trouble);
  G_OBJECT_CLASS (riffle_best_tours_parent_class)->finalize (object);
}

static void
riffle_best_tours_class_init (RiffleBestToursClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_best_tours_finalize;
}

static void
riffle_best_tours_init (RiffleBestTours *self)
{
  self->tours = g_array_new (FALSE, FALSE, sizeof (RiffleBestTour));
  g_array_set_clear_func (self->tours, clear_tour);
}

/* Who had as many first stays ahead. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const RiffleBestTour *first = a, *second = b;

  if (first->total != second->total)
    return first->total > second->total ? -1 : 1;
  return first->ended_usec < second->ended_usec ? -1 : first->ended_usec > second->ended_usec;
}

/* A tour whose name is known by now takes the place of the same one without. */
static void
insert (RiffleBestTours      *self,
        const RiffleBestTour *tour)
{
  RiffleBestTour copy = *tour;

  for (guint i = 0; i < self->tours->len; i++)
    if (g_array_index (self->tours, RiffleBestTour, i).ended_usec == tour->ended_usec)
      {
        if (tour->name == NULL)
          return;
        g_array_remove_index (self->tours, i);
        break;
      }
  copy.name = tour->name != NULL ? pat_replay_dup_name (tour->name) : NULL;
  g_array_append_val (self->tours, copy);
  g_array_sort (self->tours, compare);
  if (self->tours->len > RIFFLE_N_BEST_TOURS)
    g_array_set_size (self->tours, RIFFLE_N_BEST_TOURS);
}

static gboolean
load_tour (RiffleBestTours  *self,
           GKeyFile         *file,
           const char       *group,
           GError          **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  RiffleBestTour tour = { 0, 0, name };

  tour.total = g_key_file_get_integer (file, group, "total", &wrong);
  if (wrong == NULL)
    tour.ended_usec = g_key_file_get_int64 (file, group, "ended", &wrong);
  if (wrong != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return FALSE;
    }
  insert (self, &tour);
  return TRUE;
}

static gboolean
load (RiffleBestTours  *self,
      const char       *text,
      gsize             length,
      GError          **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, error))
    return FALSE;
  self->is_newer = g_key_file_get_integer (file, FILE_GROUP, "version", NULL) > VERSION;
  if (self->is_newer)
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                           _("The file was written by a newer version of Riffle."));
      return FALSE;
    }
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    if (!g_str_equal (groups[i], FILE_GROUP) && !load_tour (self, file, groups[i], error))
      return FALSE;
  return TRUE;
}

/* What cannot be read is kept under another name, unless a newer version wrote it. */
static void
set_aside (RiffleBestTours *self,
           const GError    *wrong)
{
  g_autofree char *kept = g_strdup_printf ("%s.unreadable-1", self->path);
  g_autofree char *reason = riffle_error_dup_sentence (wrong->message);

  for (guint i = 2; g_file_test (kept, G_FILE_TEST_EXISTS); i++)
    {
      g_free (kept);
      kept = g_strdup_printf ("%s.unreadable-%u", self->path, i);
    }
  g_free (self->trouble);
  if (!self->is_newer && g_rename (self->path, kept) == 0)
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    self->trouble = g_strdup_printf (_("The best tours could not be read. %s The old file is kept "
                                       "as “%s”."), reason, kept);
  else
    /* Translators: %s is a sentence that says what is wrong */
    self->trouble = g_strdup_printf (_("The best tours could not be read: %s"), reason);
}

static void
read_file (RiffleBestTours *self)
{
  g_autoptr (GError) wrong = NULL;
  gsize length = 0;
  g_autofree char *text = pat_file_read (self->path, MAX_BYTES, &length, &wrong);

  if (text != NULL)
    load (self, text, length, &wrong);
  if (wrong != NULL && !g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    set_aside (self, wrong);
}

/**
 * riffle_best_tours_new:
 * @path: (type filename): the file
 *
 * Reads the best tours. A damaged file is kept under another name.
 *
 * Returns: (transfer full): the list
 */
RiffleBestTours *
riffle_best_tours_new (const char *path)
{
  RiffleBestTours *self = g_object_new (RIFFLE_TYPE_BEST_TOURS, NULL);

  self->path = g_strdup (path);
  read_file (self);
  return self;
}

/* Returns: how many tours there are */
guint
riffle_best_tours_get_n (RiffleBestTours *self)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), 0);

  return self->tours->len;
}

/* Returns: (transfer none): the tour with a number from 0; the best first */
const RiffleBestTour *
riffle_best_tours_get (RiffleBestTours *self,
                       guint            nth)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self) && nth < self->tours->len, NULL);

  return &g_array_index (self->tours, RiffleBestTour, nth);
}

/**
 * riffle_best_tours_is_good:
 * @self: the list
 * @total: points
 *
 * Returns: whether a tour with these points is one of the best
 */
gboolean
riffle_best_tours_is_good (RiffleBestTours *self,
                           int              total)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), FALSE);

  return self->tours->len < RIFFLE_N_BEST_TOURS
         || total > riffle_best_tours_get (self, RIFFLE_N_BEST_TOURS - 1)->total;
}

static char *
dup_text (RiffleBestTours *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, FILE_GROUP, "version", VERSION);
  for (guint i = 0; i < self->tours->len; i++)
    {
      const RiffleBestTour *tour = riffle_best_tours_get (self, i);
      g_autofree char *group = g_strdup_printf ("Tour %u", i + 1);

      g_key_file_set_integer (file, group, "total", tour->total);
      g_key_file_set_int64 (file, group, "ended", tour->ended_usec);
      if (tour->name != NULL)
        g_key_file_set_string (file, group, "name", tour->name);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
save (RiffleBestTours  *self,
      gboolean          is_cleared,
      GError          **error)
{
  g_autofree char *lock_path = g_strconcat (self->path, ".lock", NULL);
  g_autofree char *text = NULL;
  int lock = riffle_lock_take (lock_path, WAIT_MSEC, error);
  gboolean is_written;

  if (lock < 0)
    return FALSE;
  if (!is_cleared)
    read_file (self);
  text = dup_text (self);
  if (self->is_newer)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                         _("The file was written by a newer version of Riffle."));
  is_written = !self->is_newer && pat_file_write (text, self->path, error);
  riffle_lock_release (lock);
  return is_written;
}

/**
 * riffle_best_tours_add:
 * @self: the list
 * @tour: a tour, which may be there already without its name
 * @error: return location
 *
 * Adds a tour. It stays in the list if it is one of the best.
 *
 * Returns: %FALSE and @error if it could not be written; it is written with the next one then
 */
gboolean
riffle_best_tours_add (RiffleBestTours       *self,
                       const RiffleBestTour  *tour,
                       GError               **error)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self) && tour != NULL, FALSE);

  insert (self, tour);
  return save (self, FALSE, error);
}

/**
 * riffle_best_tours_clear:
 * @self: the list
 * @error: return location
 *
 * Forgets all tours.
 *
 * Returns: %FALSE and @error if that could not be written
 */
gboolean
riffle_best_tours_clear (RiffleBestTours  *self,
                         GError          **error)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), FALSE);

  g_array_set_size (self->tours, 0);
  return save (self, TRUE, error);
}

/* Returns: (transfer full) (nullable): what the player must know of the file; it is said once */
char *
riffle_best_tours_dup_trouble (RiffleBestTours *self)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), NULL);

  return g_steal_pointer (&self->trouble);
}
