/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the first numbers of a game name deals that can be won: a bit for each of them. It holds
 * for the rules that it was made with; docs/winnable-format.md describes the file. */
#include "config.h"

#include "riffle-winnable-list.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "riffle-rules-mark.h"

#define GROUP     "Winnable Deals"
#define VERSION   1
#define MAX_BYTES 100000

struct _RiffleWinnableList
{
  GPtrArray *games;       /* of char *, ended by NULL: those in which the same deals can be won */
  char     **ignored;     /* the keys of options that do not matter */
  guint64    mark;        /* of the rules */
  guint64    max_states;  /* that the solver looked at for each deal */
  guint      n_deals;     /* of the numbers from 1 */
  guint      n_winnable;
  guint8    *bits;        /* the lowest bit of the first byte is number 1 */
};

static gsize
get_n_bytes (const RiffleWinnableList *self)
{
  return (self->n_deals + 7) / 8;
}

static RiffleWinnableList *
list_new (guint n_deals)
{
  RiffleWinnableList *self = g_new0 (RiffleWinnableList, 1);

  self->games = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  self->n_deals = n_deals;
  self->bits = g_new0 (guint8, get_n_bytes (self));
  return self;
}

/**
 * riffle_winnable_list_new:
 * @rules: the rules of a game
 * @ignored: the keys of its options that do not matter, whatever their value
 * @n_deals: how many numbers are looked at, 1 to RIFFLE_WINNABLE_LIST_MAX_DEALS
 * @max_states: how many positions a solver looks at for each of them
 *
 * Makes a list without deals.
 *
 * Returns: (transfer full): the list
 */
RiffleWinnableList *
riffle_winnable_list_new (const PatRules     *rules,
                          const char *const  *ignored,
                          guint               n_deals,
                          guint64             max_states)
{
  RiffleWinnableList *self;

  g_return_val_if_fail (n_deals > 0 && n_deals <= RIFFLE_WINNABLE_LIST_MAX_DEALS, NULL);

  self = list_new (n_deals);
  self->max_states = max_states;
  self->mark = riffle_rules_mark_compute (rules);
  self->ignored = g_strdupv ((char **) ignored);
  g_ptr_array_add (self->games, riffle_rules_mark_dup_game (rules, ignored));
  return self;
}

/**
 * riffle_winnable_list_free:
 * @self: (nullable): a list, which is freed
 */
void
riffle_winnable_list_free (RiffleWinnableList *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->games);
  g_strfreev (self->ignored);
  g_free (self->bits);
  g_free (self);
}

static char *
dup_game (const RiffleWinnableList *self,
          const PatRules           *rules)
{
  return riffle_rules_mark_dup_game (rules, (const char *const *) self->ignored);
}

/**
 * riffle_winnable_list_add_game:
 * @self: a list
 * @rules: rules with other options, by which the same deals can be won
 *
 * Has the list hold for these rules, too.
 *
 * Returns: %FALSE if they deal or play in another way
 */
gboolean
riffle_winnable_list_add_game (RiffleWinnableList *self,
                               const PatRules     *rules)
{
  if (riffle_rules_mark_compute (rules) != self->mark)
    return FALSE;
  g_ptr_array_add (self->games, dup_game (self, rules));
  return TRUE;
}

/**
 * riffle_winnable_list_add:
 * @self: a list
 * @number: the number of a deal that can be won
 *
 * Adds a deal.
 */
void
riffle_winnable_list_add (RiffleWinnableList *self,
                          guint               number)
{
  g_return_if_fail (number > 0 && number <= self->n_deals);

  if (riffle_winnable_list_has (self, number))
    return;
  self->bits[(number - 1) / 8] |= (guint8) (1 << (number - 1) % 8);
  self->n_winnable++;
}

/**
 * riffle_winnable_list_has:
 * @self: a list
 * @number: the number of a deal
 *
 * Returns: whether it can be won; %FALSE if nothing is known of it
 */
gboolean
riffle_winnable_list_has (const RiffleWinnableList *self,
                          guint64                   number)
{
  return number > 0 && number <= self->n_deals
         && (self->bits[(number - 1) / 8] >> (number - 1) % 8 & 1) != 0;
}

/**
 * riffle_winnable_list_get:
 * @self: a list
 * @nth: from 0
 *
 * Returns: the number of the nth deal that can be won; 0 if there are not so many
 */
guint
riffle_winnable_list_get (const RiffleWinnableList *self,
                          guint                     nth)
{
  for (guint number = 1; number <= self->n_deals; number++)
    if (riffle_winnable_list_has (self, number) && nth-- == 0)
      return number;
  return 0;
}

/**
 * riffle_winnable_list_get_games:
 * @self: a list
 *
 * Returns: (transfer none): the games for which it was made, as deal strings without a number
 */
const char *const *
riffle_winnable_list_get_games (const RiffleWinnableList *self)
{
  return (const char *const *) self->games->pdata;
}

/**
 * riffle_winnable_list_get_n_deals:
 * @self: a list
 *
 * Returns: how many numbers were looked at
 */
guint
riffle_winnable_list_get_n_deals (const RiffleWinnableList *self)
{
  return self->n_deals;
}

/**
 * riffle_winnable_list_get_n_winnable:
 * @self: a list
 *
 * Returns: how many of the deals can be won
 */
guint
riffle_winnable_list_get_n_winnable (const RiffleWinnableList *self)
{
  return self->n_winnable;
}

/**
 * riffle_winnable_list_get_max_states:
 * @self: a list
 *
 * Returns: how many positions the solver looked at for each deal
 */
guint64
riffle_winnable_list_get_max_states (const RiffleWinnableList *self)
{
  return self->max_states;
}

/**
 * riffle_winnable_list_fits:
 * @self: a list
 * @rules: the rules of a game
 *
 * Tells whether the list holds for a game: it was made for it with these options, and the game
 * still deals and plays as it did then.
 *
 * Returns: %FALSE if it says nothing of the game
 */
gboolean
riffle_winnable_list_fits (const RiffleWinnableList *self,
                           const PatRules           *rules)
{
  g_autofree char *game = dup_game (self, rules);

  return g_strv_contains (riffle_winnable_list_get_games (self), game)
         && riffle_rules_mark_compute (rules) == self->mark;
}

/**
 * riffle_winnable_list_to_string:
 * @self: a list
 *
 * Writes the file of a list.
 *
 * Returns: (transfer full): its text
 */
char *
riffle_winnable_list_to_string (const RiffleWinnableList *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *mark = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", self->mark);
  g_autofree char *bits = g_base64_encode (self->bits, get_n_bytes (self));

  g_key_file_set_integer (file, GROUP, "version", VERSION);
  g_key_file_set_string_list (file, GROUP, "games", riffle_winnable_list_get_games (self),
                              self->games->len);
  g_key_file_set_string_list (file, GROUP, "ignored", (const char *const *) self->ignored,
                              g_strv_length (self->ignored));
  g_key_file_set_string (file, GROUP, "rules", mark);
  g_key_file_set_uint64 (file, GROUP, "states", self->max_states);
  g_key_file_set_uint64 (file, GROUP, "deals", self->n_deals);
  g_key_file_set_uint64 (file, GROUP, "winnable", self->n_winnable);
  g_key_file_set_string (file, GROUP, "bits", bits);
  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
refuse (GError     **error,
        const char  *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

static gboolean
read_number (GKeyFile    *file,
             const char  *key,
             guint64      max,
             guint64     *number,
             GError     **error)
{
  g_autofree char *text = g_key_file_get_value (file, GROUP, key, error), *last = NULL;

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 10, 1, max, number, NULL))
    return TRUE;
  last = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: the name of a value in a file, such as “deals”; a number */
               _("The value “%s” is not a number from 1 to %s."), key, last);
  return FALSE;
}

static gboolean
read_games (RiffleWinnableList  *self,
            GKeyFile            *file,
            GError             **error)
{
  g_auto (GStrv) games = g_key_file_get_string_list (file, GROUP, "games", NULL, error);

  if (games == NULL)
    return FALSE;
  if (games[0] == NULL)
    return refuse (error, _("The list of deals names no game."));
  for (guint i = 0; games[i] != NULL; i++)
    g_ptr_array_add (self->games, g_strdup (games[i]));
  self->ignored = g_key_file_get_string_list (file, GROUP, "ignored", NULL, error);
  return self->ignored != NULL;
}

static gboolean
read_mark (RiffleWinnableList  *self,
           GKeyFile            *file,
           GError             **error)
{
  g_autofree char *text = g_key_file_get_value (file, GROUP, "rules", NULL);

  return (text != NULL && g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, &self->mark, NULL))
         || refuse (error, _("The value “rules” is not a hexadecimal number."));
}

/* Counts what is set, and looks at the bits behind the last number. */
static gboolean
check_bits (RiffleWinnableList *self,
            guint64             n_winnable)
{
  for (guint i = 0; i < get_n_bytes (self) * 8; i++)
    if ((self->bits[i / 8] >> i % 8 & 1) != 0)
      {
        if (i >= self->n_deals)
          return FALSE;
        self->n_winnable++;
      }
  return self->n_winnable == n_winnable;
}

static gboolean
read_bits (RiffleWinnableList  *self,
           GKeyFile            *file,
           GError             **error)
{
  g_autofree char *text = g_key_file_get_value (file, GROUP, "bits", error);
  g_autofree guint8 *bytes = NULL;
  guint64 n_winnable;
  gsize n_bytes;

  if (text == NULL || !read_number (file, "winnable", self->n_deals, &n_winnable, error))
    return FALSE;
  bytes = g_base64_decode (text, &n_bytes);
  if (n_bytes != get_n_bytes (self))
    return refuse (error, _("“bits” does not have one bit for each deal."));
  memcpy (self->bits, bytes, n_bytes);
  return check_bits (self, n_winnable)
         || refuse (error, _("“winnable” is not the number of deals that the list names."));
}

static RiffleWinnableList *
read_list (GKeyFile  *file,
           GError   **error)
{
  g_autoptr (RiffleWinnableList) self = NULL;
  guint64 version, n_deals;

  if (!read_number (file, "version", G_MAXINT64, &version, error)
      || (version != VERSION
          && !refuse (error, _("The list of deals was made by a newer version of Riffle.")))
      || !read_number (file, "deals", RIFFLE_WINNABLE_LIST_MAX_DEALS, &n_deals, error))
    return NULL;
  self = list_new ((guint) n_deals);
  if (!read_number (file, "states", G_MAXINT64, &self->max_states, error)
      || !read_games (self, file, error) || !read_mark (self, file, error)
      || !read_bits (self, file, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * riffle_winnable_list_parse:
 * @text: the text of a file
 * @length: its bytes, or -1 if it ends with a null byte
 * @error: return location
 *
 * Reads a list.
 *
 * Returns: (transfer full): the list, or %NULL and @error
 */
RiffleWinnableList *
riffle_winnable_list_parse (const char  *text,
                            gssize       length,
                            GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize n_bytes = length < 0 ? strlen (text) : (gsize) length;

  if (n_bytes > MAX_BYTES)
    {
      refuse (error, _("The list of deals is too large."));
      return NULL;
    }
  if (!g_key_file_load_from_data (file, text, n_bytes, G_KEY_FILE_NONE, error))
    return NULL;
  return read_list (file, error);
}
