/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a demonstration deal and takes a picture of the window. */
#include "config.h"

#include "riffle-demo.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "riffle-output.h"

#define DEAL       617 /* any number; always the same one, so that pictures can be compared */
#define MAX_MOVES  26
#define MOVE_MSEC  40
#define REST_MSEC  600 /* until everything is drawn in its final size */
#define MAX_RESTS  30
#define MAX_TRIES  8   /* hints that are asked for until one leaves something to do */
#define MAX_STATES 20000 /* for a hint: always the same ones, whatever the time */

typedef struct
{
  RiffleWindow   *window;
  PatAdvisor     *advisor;  /* (nullable) */
  char           *path;
  guint           n_moves;
  guint           n_rests;
  RiffleDemoDone  done;
  gpointer        user_data;
} Demo;

static void
demo_free (Demo *demo)
{
  g_object_unref (demo->window);
  g_clear_object (&demo->advisor);
  g_free (demo->path);
  g_free (demo);
}

static guint
count_presets (PatVariant *variant)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  guint n_presets;

  pat_options_get_presets (options, &n_presets);
  return n_presets;
}

/* The variant of which there are most versions. Returns: (nullable): none if there is no game */
static PatVariant *
choose_variant (PatRegistry *registry)
{
  PatVariant *best = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);

      if (best == NULL || count_presets (variant) > count_presets (best))
        best = variant;
    }
  return best;
}

/**
 * riffle_demo_open:
 * @session: what is being played
 * @error: return location
 *
 * Deals the game that a demonstration shows, unless there is one already.
 *
 * Returns: %FALSE and @error if there are no games
 */
gboolean
riffle_demo_open (RiffleSession  *session,
                  GError        **error)
{
  PatVariant *variant = choose_variant (riffle_session_get_registry (session));
  g_autofree char *deal = NULL;

  if (riffle_session_get_game (session) != NULL)
    return TRUE;
  if (variant == NULL)
    {
      g_set_error_literal (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_MODULE,
                           _("No games could be loaded."));
      return FALSE;
    }
  deal = g_strdup_printf ("%s#%d", pat_variant_get_id (variant), DEAL);
  return riffle_session_open_deal (session, deal, error);
}

/* What the widget shows; nothing as long as it has not been drawn. */
static GdkTexture *
take_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (widget)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static gboolean
refuse (const char  *path,
        const char  *reason,
        GError     **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: a file, and the reason as the system gives it */
               _("The picture “%s” could not be written: %s"), shown, reason);
  return FALSE;
}

/* The file, of which the folder is there and may be written to. */
static char *
dup_target (const char  *path,
            GError     **error)
{
  g_autofree char *target = riffle_output_resolve (path, error);
  g_autofree char *folder = target != NULL ? g_path_get_dirname (target) : NULL;

  if (target == NULL)
    return NULL;
  if (*target == '\0')
    refuse (path, g_strerror (ENOENT), error);
  else if (!g_file_test (folder, G_FILE_TEST_IS_DIR) && g_file_test (folder, G_FILE_TEST_EXISTS))
    refuse (path, g_strerror (ENOTDIR), error);
  else if (g_access (folder, W_OK | X_OK) != 0)
    refuse (path, g_strerror (errno), error);
  else
    return g_steal_pointer (&target);
  return NULL;
}

/**
 * riffle_demo_can_write:
 * @path: where the picture is to go
 * @error: return location; what stands in the way
 *
 * Looks whether a picture can be written, before a demonstration is played for it.
 *
 * Returns: whether nothing is known that stands in the way
 */
gboolean
riffle_demo_can_write (const char  *path,
                       GError     **error)
{
  g_autofree char *target = dup_target (path, error);

  return target != NULL;
}

static gboolean
write_picture (GdkTexture  *texture,
               const char  *path,
               GError     **error)
{
  g_autofree char *target = dup_target (path, error);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) fault = NULL;

  if (target == NULL)
    return FALSE;
  if (texture == NULL)
    return refuse (path, _("the window was not drawn"), error);
  bytes = gdk_texture_save_to_png_bytes (texture);
  return g_file_set_contents (target, g_bytes_get_data (bytes, NULL),
                              (gssize) g_bytes_get_size (bytes), &fault) ||
         refuse (path, fault->message, error);
}

/* On a busy machine the window may not be on the screen yet when the last move is played. */
static gboolean
finish_cb (gpointer data)
{
  Demo *demo = data;
  g_autoptr (GdkTexture) texture = take_picture (GTK_WIDGET (demo->window));
  g_autoptr (GError) error = NULL;

  if (texture == NULL && ++demo->n_rests < MAX_RESTS)
    return G_SOURCE_CONTINUE;
  write_picture (texture, demo->path, &error);
  demo->done (error, demo->user_data);
  demo_free (demo);
  return G_SOURCE_REMOVE;
}

static gboolean
leads_further (PatGame       *game,
               const PatMove *move)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatPosition position = *pat_game_get_position (game);

  pat_rules_apply (rules, &position, move, NULL);
  return pat_rules_is_won (rules, &position) || !pat_rules_is_stuck (rules, &position);
}

static void
ensure_advisor (Demo    *demo,
                PatGame *game)
{
  if (demo->advisor != NULL)
    return;
  demo->advisor = pat_advisor_new (game);
  pat_advisor_set_knows_all (demo->advisor, TRUE);
  pat_advisor_set_max_seconds (demo->advisor, 0);
  pat_advisor_set_max_states (demo->advisor, MAX_STATES);
}

static gboolean
play_one_move (Demo *demo)
{
  PatGame *game = riffle_board_get_game (riffle_window_get_board (demo->window));
  PatHint hint;

  ensure_advisor (demo, game);
  for (guint i = 0; i < MAX_TRIES && pat_advisor_hint (demo->advisor, &hint, NULL, NULL) &&
       hint.kind != PAT_HINT_NONE; i++)
    if (leads_further (game, &hint.move))
      return pat_game_play (game, &hint.move, NULL);
  return FALSE;
}

static gboolean
move_cb (gpointer data)
{
  Demo *demo = data;

  if (demo->n_moves++ < MAX_MOVES && play_one_move (demo))
    return G_SOURCE_CONTINUE;
  riffle_board_finish_animations (riffle_window_get_board (demo->window));
  g_timeout_add (REST_MSEC, finish_cb, demo);
  return G_SOURCE_REMOVE;
}

/**
 * riffle_demo_run:
 * @window: a window with a game, which is on the screen or will be at once
 * @path: where the picture goes
 * @done: is called when it is over
 * @user_data: for @done
 *
 * Plays what the hints propose for a while, and takes a picture.
 */
void
riffle_demo_run (RiffleWindow   *window,
                 const char     *path,
                 RiffleDemoDone  done,
                 gpointer        user_data)
{
  Demo *demo = g_new0 (Demo, 1);

  g_return_if_fail (RIFFLE_IS_WINDOW (window));

  demo->window = g_object_ref (window);
  demo->path = g_strdup (path);
  demo->done = done;
  demo->user_data = user_data;
  g_timeout_add (MOVE_MSEC, move_cb, demo);
}
