/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the tests of words say of a text. */
#pragma once

#include <glib.h>
#include <string.h>

#define assert_text(text, wanted)            \
  G_STMT_START {                             \
    g_autofree char *assert_text = (text);   \
    g_assert_cmpstr (assert_text, ==, wanted); \
  } G_STMT_END

/* Whole sentences, each of them ended and none with a hole where something was to be put in. */
static inline void
assert_sentences (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 5);
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, ": ."));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
}
