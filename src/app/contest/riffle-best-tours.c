/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The five best tours of this computer, in a file in the player's data folder. */
#include "config.h"

#include "riffle-best-tours.h"

#include <glib/gi18n.h>
#include <string.h>

#include "riffle-error.h"
#include "riffle-key-file.h"

#define MAX_BYTES  (64 * 1024) /* more than five tours can have */
#define VERSION    1
#define FILE_GROUP "Riffle"
#define NOT_TOURS  N_("It is not a file of Riffle’s best tours")

/* An addition is a tour; %NULL forgets all of them. */
struct _RiffleBestTours
{
  RiffleSharedFile  parent_instance;

  GArray           *tours; /* of RiffleBestTour, the best first */
};

G_DEFINE_FINAL_TYPE (RiffleBestTours, riffle_best_tours, RIFFLE_TYPE_SHARED_FILE)

static void
clear_tour (gpointer data)
{
  RiffleBestTour *tour = data;

  g_free (tour->name);
  g_free (tour->deals);
}

static void
tour_free (gpointer data)
{
  RiffleBestTour *tour = data;

  if (tour == NULL)
    return;
  clear_tour (tour);
  g_free (tour);
}

static void
riffle_best_tours_finalize (GObject *object)
{
  g_array_unref (RIFFLE_BEST_TOURS (object)->tours);
  G_OBJECT_CLASS (riffle_best_tours_parent_class)->finalize (object);
}

static GArray *
tours_new (void)
{
  GArray *tours = g_array_new (FALSE, FALSE, sizeof (RiffleBestTour));

  g_array_set_clear_func (tours, clear_tour);
  return tours;
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

static gboolean
has_deals (GArray     *tours,
           const char *deals)
{
  for (guint i = 0; deals != NULL && i < tours->len; i++)
    if (g_strcmp0 (g_array_index (tours, RiffleBestTour, i).deals, deals) == 0)
      return TRUE;
  return FALSE;
}

/* A tour whose name is known by now takes the place of the same one without. Another one of the
 * same deals comes from a file that was opened again, and does not count. */
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
  if (has_deals (tours, tour->deals))
    return;
  copy.deals = g_strdup (tour->deals);
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
  g_autofree char *deals = g_key_file_get_string (file, group, "deals", NULL);
  RiffleBestTour tour = { 0, 0, name, deals };
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
  gint64 version = 0;

  if (!g_utf8_validate (text, -1, NULL)
      || !g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, _(NOT_TOURS));
      return FALSE;
    }
  if (g_key_file_has_key (file, FILE_GROUP, "version", NULL)
      && !load_number (file, FILE_GROUP, "version", &version, error))
    return FALSE;
  if (version < 1)
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, _(NOT_TOURS));
      return FALSE;
    }
  if (version > VERSION)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("The file was written by a newer version of Riffle."));
      return FALSE;
    }
  if (!riffle_key_file_check_once (text, error))
    return FALSE;
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    if (!g_str_equal (groups[i], FILE_GROUP) && !load_tour (tours, file, groups[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
riffle_best_tours_load (RiffleSharedFile  *file,
                        const char        *text,
                        GError           **error)
{
  g_autoptr (GArray) tours = tours_new ();

  if (!load_text (tours, text, error))
    return FALSE;
  g_array_unref (RIFFLE_BEST_TOURS (file)->tours);
  RIFFLE_BEST_TOURS (file)->tours = g_steal_pointer (&tours);
  return TRUE;
}

static void
riffle_best_tours_apply (RiffleSharedFile *file,
                         gconstpointer     addition)
{
  GArray *tours = RIFFLE_BEST_TOURS (file)->tours;

  if (addition != NULL)
    insert (tours, addition);
  else
    g_array_set_size (tours, 0);
}

static char *
riffle_best_tours_dup_text (RiffleSharedFile *self)
{
  GArray *tours = RIFFLE_BEST_TOURS (self)->tours;
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, FILE_GROUP, "version", VERSION);
  for (guint i = 0; i < tours->len; i++)
    {
      const RiffleBestTour *tour = &g_array_index (tours, RiffleBestTour, i);
      g_autofree char *group = g_strdup_printf ("Tour %u", i + 1);

      g_key_file_set_integer (file, group, "total", tour->total);
      g_key_file_set_int64 (file, group, "ended", tour->ended_usec);
      if (tour->name != NULL)
        g_key_file_set_string (file, group, "name", tour->name);
      if (tour->deals != NULL)
        g_key_file_set_string (file, group, "deals", tour->deals);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

static void
riffle_best_tours_class_init (RiffleBestToursClass *class)
{
  static const RiffleSharedFileTexts texts = {
    /* Translators: the first %s is a sentence that says what is wrong, the second is a file. */
    .kept = N_("The best tours could not be read. %s The old file is kept as “%s”."),
    /* Translators: %s is a sentence that says what is wrong */
    .unread = N_("The best tours could not be read: %s"),
    /* Translators: %s is the reason, such as “No space left on device” */
    .unsaved = N_("The best tours could not be saved: %s"),
    .summary = N_("The best tours are not saved."),
    .disk_full = N_("The disk is full. The best tours are not saved."),
  };
  RiffleSharedFileClass *file_class = RIFFLE_SHARED_FILE_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = riffle_best_tours_finalize;
  file_class->texts = &texts;
  file_class->max_bytes = MAX_BYTES;
  file_class->free_addition = tour_free;
  file_class->load = riffle_best_tours_load;
  file_class->apply = riffle_best_tours_apply;
  file_class->dup_text = riffle_best_tours_dup_text;
}

static void
riffle_best_tours_init (RiffleBestTours *self)
{
  self->tours = tours_new ();
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

/* Returns: whether a tour of these deals is in the list already */
gboolean
riffle_best_tours_has (RiffleBestTours *self,
                       const char      *deals)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), FALSE);

  return has_deals (self->tours, deals);
}

/**
 * riffle_best_tours_add:
 * @self: the list
 * @tour: a tour, which may be there already without its name
 * @error: return location
 *
 * Adds a tour. It stays in the list if it is one of the best.
 *
 * Returns: as riffle_shared_file_save ()
 */
gboolean
riffle_best_tours_add (RiffleBestTours       *self,
                       const RiffleBestTour  *tour,
                       GError               **error)
{
  RiffleBestTour *copy;

  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self) && tour != NULL, FALSE);

  copy = g_memdup2 (tour, sizeof *tour);
  copy->name = g_strdup (tour->name);
  copy->deals = g_strdup (tour->deals);
  riffle_shared_file_add (RIFFLE_SHARED_FILE (self), copy);
  return riffle_shared_file_save (RIFFLE_SHARED_FILE (self), error);
}

/**
 * riffle_best_tours_clear:
 * @self: the list
 * @error: return location
 *
 * Forgets all tours.
 *
 * Returns: as riffle_shared_file_save ()
 */
gboolean
riffle_best_tours_clear (RiffleBestTours  *self,
                         GError          **error)
{
  g_return_val_if_fail (RIFFLE_IS_BEST_TOURS (self), FALSE);

  riffle_shared_file_add (RIFFLE_SHARED_FILE (self), NULL);
  return riffle_shared_file_save (RIFFLE_SHARED_FILE (self), error);
}
