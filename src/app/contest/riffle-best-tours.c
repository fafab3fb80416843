/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The five best tours of this computer, in a file in the player's data folder. */
#include "config.h"

#include "riffle-best-tours.h"

#include <glib/gi18n.h>
#include <string.h>

#include "riffle-error.h"
#include "riffle-lock.h"

#define MAX_BYTES (64 * 1024) /* more than five tours can have */
#define WAIT_MSEC 1000        /* for another program; the window does not react meanwhile */
#define VERSION   1
#define FILE_GROUP "Riffle"

/*
 * Another window or program may have added a tour, or cleared the list: the file is read again
 * under a lock before it is written, and only what is new here is added to it. What could not be
 * written is kept, and written with the next tour.
 */
struct _RiffleBestTours
{
  GObject  parent_instance;

  char    *path;
  GArray  *tours;      /* of RiffleBestTour, the best first: what the file said, with @added */
  GArray  *added;      /* of RiffleBestTour: what is not written yet */
  gboolean is_cleared; /* before that, and that is not written yet */
  char    *trouble;    /* (nullable): what the player must know of the file */
  GError  *obstacle;   /* (nullable): why nothing may overwrite the file that is there */
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
  g_array_unref (self->added);
  g_free (self->path);
  g_free (self->trouble);
  g_clear_error (&self->obstacle);
  G_OBJECT_CLASS (riffle_best_tours_parent_class)->finalize (object);
}

static void
riffle_best_tours_class_init (RiffleBestToursClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_best_tours_finalize;
}

static GArray *
tours_new (void)
{
  GArray *tours = g_array_new (FALSE, FALSE, sizeof (RiffleBestTour));

  g_array_set_clear_func (tours, clear_tour);
  return tours;
}

static void
riffle_best_tours_init (RiffleBestTours *self)
{
  self->tours = tours_new ();
  self->added = tours_new ();
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
insert (GArray               *tours,
        const RiffleBestTour *tour)
{
  RiffleBestTour copy = *tour;

  for (guint i = 0; i < tours->len; i++)
    if (g_array_index (tours, RiffleBestTour, i).ended_usec == tour->ended_usec)
      {
        if (tour->name == NULL)
          return;
        g_array_remove_index (tours, i);
        break;
      }
  copy.name = tour->name != NULL ? pat_replay_dup_name (tour->name) : NULL;
  g_array_append_val (tours, copy);
  g_array_sort (tours, compare);
  if (tours->len > RIFFLE_N_BEST_TOURS)
    g_array_set_size (tours, RIFFLE_N_BEST_TOURS);
}

static gboolean
load_number (GKeyFile    *file,
             const char  *group,
             const char  *key,
             gint64      *number,
             GError     **error)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);
  gint64 least = g_str_equal (key, "total") ? G_MININT : G_MININT64;
  gint64 most = g_str_equal (key, "total") ? G_MAXINT : G_MAXINT64;
  g_autofree char *shown = NULL;

  if (text != NULL && g_ascii_string_to_signed (text, 10, least, most, number, NULL))
    return TRUE;
  shown = riffle_error_dup_name (group);
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("In “%s”, “%s” is not a number"), shown, key);
  return FALSE;
}

static gboolean
load_tour (GArray      *tours,
           GKeyFile    *file,
           const char  *group,
           GError     **error)
{
  g_autofree char *name = g_key_file_get_string (file, group, "name", NULL);
  RiffleBestTour tour = { 0, 0, name };
  gint64 total;

  if (!load_number (file, group, "total", &total, error)
      || !load_number (file, group, "ended", &tour.ended_usec, error))
    return FALSE;
  tour.total = (int) total;
  insert (tours, &tour);
  return TRUE;
}

static gboolean
load_text (GArray      *tours,
           const char  *text,
           GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_utf8_validate (text, -1, NULL)
      || !g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                           _("It is not a file of Riffle’s best tours"));
      return FALSE;
    }
  if (g_key_file_get_integer (file, FILE_GROUP, "version", NULL) > VERSION)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("The file was written by a newer version of Riffle."));
      return FALSE;
    }
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    if (!g_str_equal (groups[i], FILE_GROUP) && !load_tour (tours, file, groups[i], error))
      return FALSE;
  return TRUE;
}

/* What cannot be read is kept under another name, unless a newer version wrote it. */
static void
set_aside (RiffleBestTours *self,
           const GError    *wrong)
{
  g_autofree char *reason = riffle_error_dup_sentence (wrong->message);
  g_autofree char *kept = NULL;

  if (!g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    kept = pat_file_set_aside (self->path, NULL);
  g_free (self->trouble);
  if (kept != NULL)
    {
      /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
      self->trouble = g_strdup_printf (_("The best tours could not be read. %s The old file is "
                                         "kept as “%s”."), reason, kept);
      return;
    }
  /* Translators: %s is a sentence that says what is wrong */
  self->trouble = g_strdup_printf (_("The best tours could not be read: %s"), reason);
  self->obstacle = g_error_copy (wrong);
}

/* Gives the list what the file says by now, and what is not written yet. */
static void
read_file (RiffleBestTours *self)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree char *text = pat_file_read (self->path, MAX_BYTES, NULL, &wrong);

  g_clear_error (&self->obstacle);
  g_array_set_size (self->tours, 0);
  if (text != NULL)
    load_text (self->tours, text, &wrong);
  if (wrong != NULL && !g_error_matches (wrong, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    set_aside (self, wrong);
  if (self->is_cleared || self->obstacle != NULL)
    g_array_set_size (self->tours, 0);
  for (guint i = 0; i < self->added->len; i++)
    insert (self->tours, &g_array_index (self->added, RiffleBestTour, i));
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

/**
 * riffle_best_tours_refresh:
 * @self: the list
 *
 * Reads the file again, which another window or program may have written meanwhile.
 */
void
riffle_best_tours_refresh (RiffleBestTours *self)
{
  g_return_if_fail (RIFFLE_IS_BEST_TOURS (self));

  read_file (self);
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
write_under_lock (RiffleBestTours  *self,
                  GError          **error)
{
  g_autofree char *text = NULL;

  read_file (self);
  if (self->obstacle != NULL)
    {
      g_propagate_error (error, g_error_copy (self->obstacle));
      return FALSE;
    }
  text = dup_text (self);
  if (!pat_file_write (text, self->path, error))
    return FALSE;
  self->is_cleared = FALSE;
  g_array_set_size (self->added, 0);
  return TRUE;
}

static gboolean
save (RiffleBestTours  *self,
      GError          **error)
{
  g_autofree char *lock_path = g_strconcat (self->path, ".lock", NULL);
  int lock = riffle_lock_take (lock_path, WAIT_MSEC, error);
  gboolean is_written;

  if (lock < 0)
    return FALSE;
  is_written = write_under_lock (self, error);
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

  insert (self->added, tour);
  insert (self->tours, tour);
  return save (self, error);
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

  self->is_cleared = TRUE;
  g_array_set_size (self->added, 0);
  g_array_set_size (self->tours, 0);
  return save (self, error);
}

/* Returns: (transfer full) (nullable): what the player must know of the file; it is said once */
char *
riffle_best_tours_dup_trouble (RiffleBestTours *self)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), NULL);

  return g_steal_pointer (&self->trouble);
}
