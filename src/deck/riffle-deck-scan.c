/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for decks in the data folders, the player's own first: those of Aisleriot, of KDE's games,
 * and in our own format. */
#include "config.h"

#include "riffle-deck-scan-private.h"

#include <patience.h>
#include <string.h>

#include "riffle-deck-file-private.h"

#define KDE_GROUP "KDE Backdeck"

typedef struct
{
  RiffleDeckFoundFunc  found;
  gpointer             user_data;
  gboolean             is_own; /* in the player's folder */
} Scan;

static gboolean
is_drawing (const char *name)
{
  return g_str_has_suffix (name, ".svgz") || g_str_has_suffix (name, ".svg");
}

/**
 * riffle_deck_scan_dup_title:
 * @name: of a file
 *
 * Returns: (transfer full): what a deck is called that has no name but its file's
 */
char *
riffle_deck_scan_dup_title (const char *name)
{
  const char *dot = strrchr (name, '.');
  g_autofree char *stem = g_strndup (name, dot != NULL && dot > name ? (gsize) (dot - name)
                                                                     : strlen (name));
  g_autofree char *shown = g_strdelimit (g_filename_display_name (stem), "_", ' ');
  g_autoptr (GString) title = g_string_new (NULL);

  g_string_append_unichar (title, g_unichar_toupper (g_utf8_get_char (shown)));
  g_string_append (title, g_utf8_next_char (shown));
  return g_strdup (title->str);
}

/**
 * riffle_deck_scan_dup_name:
 * @text: what a file calls itself, or a part of itself
 *
 * Cleans a name that somebody else has given. The toolkit takes minutes for lines without an end.
 *
 * Returns: (transfer full): as much of it as one line has room for
 */
char *
riffle_deck_scan_dup_name (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  const char *at = g_strstrip (valid);
  GString *name = g_string_new (NULL);

  for (guint n = 0; *at != '\0' && n < PAT_MAX_WORD; at = g_utf8_next_char (at), n++)
    {
      gunichar letter = g_utf8_get_char (at);

      g_string_append_unichar (name, g_unichar_isprint (letter) ? letter : ' ');
    }
  g_string_append (name, *at != '\0' ? "…" : "");
  return g_string_free (name, FALSE);
}

static void
report (const Scan *scan,
        const char *kind,
        const char *name,
        const char *title,
        const char *path)
{
  g_autofree char *id = g_strdup_printf ("%s/%s", kind, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean is_added = scan->is_own && g_str_equal (kind, "riffle");
  g_autoptr (RiffleDeckInfo) info = riffle_deck_info_new (id, title, file, is_added);

  if (g_utf8_validate (id, -1, NULL))
    scan->found (info, scan->user_data);
}

static void
report_drawing (const Scan *scan,
                const char *kind,
                const char *folder,
                const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *title = riffle_deck_scan_dup_title (name);

  report (scan, kind, name, title, path);
}

/* Drawings, each a deck; or folders, each with a drawing of the same name. */
static void
scan_drawings (const Scan *scan,
               const char *kind,
               const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_strdup_printf ("%s/%s.svg", name, name);
      g_autofree char *path = g_build_filename (folder, inside, NULL);

      if (is_drawing (name))
        report_drawing (scan, kind, folder, name);
      else if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        report (scan, kind, name, name, path);
    }
}

/* A folder of KDE's has a file that says what is in it. */
static void
scan_kde_deck (const Scan *scan,
               const char *folder,
               const char *name)
{
  g_autofree char *index = g_build_filename (folder, name, "index.desktop", NULL);
  g_autoptr (GKeyFile) keys = riffle_deck_file_read_keys (index);
  g_autofree char *drawing = NULL, *given = NULL, *title = NULL, *path = NULL;

  if (keys == NULL)
    return;
  drawing = g_key_file_get_string (keys, KDE_GROUP, "SVG", NULL);
  given = g_key_file_get_locale_string (keys, KDE_GROUP, "Name", NULL, NULL);
  title = riffle_deck_scan_dup_name (given != NULL ? given : "");
  /* It names a file beside itself and nothing else. */
  if (drawing == NULL || strchr (drawing, '/') != NULL)
    return;
  path = g_build_filename (folder, name, drawing, NULL);
  report (scan, "carddecks", name, *title != '\0' ? title : name, path);
}

static void
scan_kde (const Scan *scan,
          const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    scan_kde_deck (scan, folder, name);
}

static void
scan_data_folder (const Scan *scan,
                  const char *data)
{
  g_autofree char *own = g_build_filename (data, "riffle", "decks", NULL);
  g_autofree char *aisleriot = g_build_filename (data, "aisleriot", "cards", NULL);
  g_autofree char *kde = g_build_filename (data, "carddecks", NULL);

  scan_drawings (scan, "riffle", own);
  scan_drawings (scan, "aisleriot", aisleriot);
  scan_kde (scan, kde);
}

/**
 * riffle_deck_scan:
 * @found: called for each deck; of those with the same id the first one counts
 *
 * Looks into all folders of data. No file of a deck is opened.
 */
void
riffle_deck_scan (RiffleDeckFoundFunc found,
                  gpointer            user_data)
{
  const char *const *folders = g_get_system_data_dirs ();
  Scan scan = { found, user_data, TRUE };

  scan_data_folder (&scan, g_get_user_data_dir ());
  scan.is_own = FALSE;
  for (guint i = 0; folders[i] != NULL; i++)
    scan_data_folder (&scan, folders[i]);
}

/**
 * riffle_deck_scan_dup_own:
 *
 * Returns: (transfer full): the folder for decks that the player adds
 */
char *
riffle_deck_scan_dup_own (void)
{
  return g_build_filename (g_get_user_data_dir (), "riffle", "decks", NULL);
}
