/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts from outside, made fit for the toolkit. */
#include "config.h"

#include "riffle-text.h"

/* The name of a folder may be no text, and the toolkit shows nothing of a sentence with it. */
static void
test_beginning (void)
{
  static const char *const texts[][2] = {
    { "Ann", "Ann" },
    { "Müller", "Mülle…" },
    { "“\xff\xfe”", "“\xef\xbf\xbd\xef\xbf\xbd”" },
    { "\xff" "Müller", "\xef\xbf\xbdMüll…" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *beginning = riffle_text_dup_beginning (texts[i][0], 5);

      g_assert_cmpstr (beginning, ==, texts[i][1]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/beginning", test_beginning);
  return g_test_run ();
}
