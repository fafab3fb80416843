/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player is told of errors. */
#include "riffle-error.h"

#include <errno.h>
#include <gio/gio.h>

static void
test_sentence (void)
{
  static const char *const messages[][2] = {
    { "It is damaged", "It is damaged." },
    { "It is damaged.", "It is damaged." },
    { "Why?", "Why?" },
    { "line 1: “x” is no card", "line 1: “x” is no card." },
    { "cut off…", "cut off…" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      g_autofree char *sentence = riffle_error_dup_sentence (messages[i][0]);

      g_assert_cmpstr (sentence, ==, messages[i][1]);
    }
}

/* Names from outside: of files, decks and players. */
static void
test_name (void)
{
  static const char *const names[][2] = {
    { "klondike.riffle", "klondike.riffle" },
    { "a\342\200\256elffir.b", "a\357\277\275elffir.b" },      /* turned around */
    { "a\342\201\247b\nc", "a\357\277\275b\357\277\275c" },  /* likewise, and a line break */
    { "Tr\303\242\314\201n", "Tr\303\242\314\201n" },           /* two marks, as in Vietnamese */
    { "e\314\201\314\201\314\201\314\201\314\201x", "e\314\201\314\201\314\201x" },
    { "\331\206\342\200\214\331\207", "\331\206\342\200\214\331\207" }, /* Persian */
  };
  g_autofree char *many = g_strnfill (70, 'x'), *cut = riffle_error_dup_name (many);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *shown = riffle_error_dup_name (names[i][0]);

      g_assert_cmpstr (shown, ==, names[i][1]);
    }
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 65);
  g_assert_true (g_str_has_suffix (cut, "x…"));
}

/* The toolkit has two errors for the same thing. */
static void
test_disk_full (void)
{
  g_autoptr (GError) of_lock = NULL, of_file = NULL, other = NULL;

  g_set_error_literal (&of_lock, G_FILE_ERROR, (int) g_file_error_from_errno (ENOSPC), "full");
  g_set_error_literal (&of_file, G_IO_ERROR, (int) g_io_error_from_errno (ENOSPC), "full");
  g_set_error_literal (&other, G_IO_ERROR, (int) g_io_error_from_errno (EACCES), "locked");
  g_assert_true (riffle_error_is_disk_full (of_lock));
  g_assert_true (riffle_error_is_disk_full (of_file));
  g_assert_false (riffle_error_is_disk_full (other));
  g_assert_false (riffle_error_is_disk_full (NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/error/sentence", test_sentence);
  g_test_add_func ("/error/name", test_name);
  g_test_add_func ("/error/disk-full", test_disk_full);
  return g_test_run ();
}
