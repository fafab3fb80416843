/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows one game on a bare board, for looking at it and for tests with real pointer and key
 * events; not installed. */
#include "config.h"

#include <locale.h>
#include <stdio.h>

#include "riffle-board-describe.h"
#include "riffle-board-private.h"

/* What the command line asks for. */
typedef struct
{
  char     *shot;      /* file for a picture, after which the program ends */
  char     *size;      /* WIDTHxHEIGHT of the board */
  char     *moves;     /* moves to play first, in the notation */
  char     *click;     /* PILE.CARD (from 1) to click on before the picture */
  char    **settings;  /* properties of the board: NAME, or no-NAME */
  int       special;   /* action to begin before the picture, or -1 */
  gboolean  dark;
  gboolean  mirrored;
  gboolean  right_to_left;
  gboolean  hint;
  gboolean  log_events;
  gboolean  still;     /* no animation */
  gboolean  high_contrast;
  gboolean  scrolled;  /* the board may be higher than the window */
  gboolean  unseen;    /* nothing is drawn, for displays that have faults of their own */
} Options;

typedef struct
{
  Options       options;
  PatGame     *game;
  RiffleBoard *board;
  GMainLoop   *loop;
} Demo;

static PatGame *
make_game (const char  *text,
           GError     **error)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatDeal) deal = pat_deal_parse (text, error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;

  if (deal == NULL)
    return NULL;
  pat_registry_add_default_folders (registry, FALSE);
  variant = pat_registry_find (registry, deal->variant);
  if (variant == NULL)
    {
      g_set_error (error, PAT_RULES_ERROR, PAT_RULES_ERROR_DEAL, "There is no game called “%s”",
                   deal->variant);
      return NULL;
    }
  options = pat_variant_new_options (variant);
  if (!pat_options_parse (options, deal->options, error))
    return NULL;
  return pat_game_new (variant, options, deal->number == 0 ? 1 : deal->number, error);
}

static void
play_moves (PatGame    *game,
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      PatRefusal refusal = { PAT_LEGAL };
      PatMove move;

      if (*words[i] != '\0' && !pat_move_parse (&move, pat_game_get_rules (game), words[i], &error))
        g_printerr ("%s\n", error->message);
      else if (*words[i] != '\0' && !pat_game_play (game, &move, &refusal))
        g_printerr ("%s is refused\n", words[i]);
    }
}

static void
print_lines (const char *word,
             char       *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    printf ("%s %s\n", word, lines[i]);
  g_free (text);
}

static void
print_board (Demo *demo)
{
  print_lines ("area", riffle_board_describe_area (demo->board));
  print_lines ("held", riffle_board_describe_held (demo->board));
  print_lines ("board", riffle_board_describe (demo->board));
  printf ("board-end\n");
}

/* There is a wreath now, or there is none any more. */
static void
print_wreath (RiffleBoard *board)
{
  static gboolean had_wreath;
  gboolean has_wreath = riffle_finale_get_wreath (riffle_motion_get_finale (board->motion)) != NULL;

  if (has_wreath != had_wreath)
    printf ("wreath %d\n", has_wreath);
  had_wreath = has_wreath;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  print_wreath (RIFFLE_BOARD (widget));
  return G_SOURCE_CONTINUE;
}

static void
refused_cb (RiffleBoard *board,
            const char  *sentence)
{
  print_wreath (board);
  printf ("refused %s\n", sentence);
}

static void
prompt_cb (RiffleBoard *board,
           const char  *sentence)
{
  printf ("prompt %s\n", sentence != NULL ? sentence : "-");
}

static void
confirm_cb (RiffleBoard *board,
            guint        special)
{
  printf ("confirm %u\n", special);
}

static void
selection_cb (RiffleBoard *board)
{
  printf ("select %u\n", riffle_board_get_selection_size (board));
}

static void
moved_cb (PatGame        *game,
          const PatMove  *move,
          const PatSteps *steps,
          gboolean        forwards,
          RiffleBoard    *board)
{
  g_autofree char *text = pat_move_to_string (move, pat_game_get_rules (game));

  print_wreath (board);
  printf ("%s %s\n", forwards ? "move" : "undo", text);
}

static void
state_cb (PatGame *game)
{
  printf ("state %d\n", (int) pat_game_get_state (game));
}

/* F12 prints the board, u and Shift+U undo and redo, F2 shows a hint, F5 begins the first
 * special action. */
static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        state,
        Demo                  *demo)
{
  PatMove move;

  switch (key)
    {
    case GDK_KEY_F12:
      print_board (demo);
      return TRUE;
    case GDK_KEY_u:
      return pat_game_undo (demo->game);
    case GDK_KEY_U:
      return pat_game_redo (demo->game);
    case GDK_KEY_F2:
      if (pat_game_hint (demo->game, &move))
        riffle_board_show_hint (demo->board, &move);
      return TRUE;
    case GDK_KEY_F5:
      riffle_board_begin_special (demo->board, 0);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
log_events (Demo      *demo,
            GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
  g_signal_connect (demo->board, "refused", G_CALLBACK (refused_cb), NULL);
  g_signal_connect (demo->board, "prompt", G_CALLBACK (prompt_cb), NULL);
  g_signal_connect (demo->board, "confirm", G_CALLBACK (confirm_cb), NULL);
  g_signal_connect (demo->board, "selection-changed", G_CALLBACK (selection_cb), NULL);
  gtk_widget_add_tick_callback (GTK_WIDGET (demo->board), frame_cb, NULL, NULL);
  g_signal_connect (demo->game, "moved", G_CALLBACK (moved_cb), demo->board);
  g_signal_connect (demo->game, "notify::state", G_CALLBACK (state_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), demo);
  gtk_widget_add_controller (window, keys);
}

/* Clicks as a player would, with the action that assistive technologies use. */
static void
click_on (Demo *demo)
{
  guint pile = 0;
  int card = 0;

  if (sscanf (demo->options.click, "%u.%d", &pile, &card) == 2)
    gtk_widget_activate_action (GTK_WIDGET (demo->board), "board.click", "(ui)", pile, card - 1);
}

static gboolean
shoot_cb (gpointer user_data)
{
  Demo *demo = user_data;
  GtkWidget *widget = GTK_WIDGET (demo->board);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, NULL);
  gsk_render_node_unref (node);
  if (!gdk_texture_save_to_png (texture, demo->options.shot))
    g_printerr ("The picture could not be written\n");
  g_main_loop_quit (demo->loop);
  return G_SOURCE_REMOVE;
}

static gboolean
prepare_cb (gpointer user_data)
{
  Demo *demo = user_data;
  PatMove move;

  if (demo->options.click != NULL)
    click_on (demo);
  if (demo->options.special >= 0)
    riffle_board_begin_special (demo->board, (guint) demo->options.special);
  if (demo->options.hint && pat_game_hint (demo->game, &move))
    riffle_board_show_hint (demo->board, &move);
  g_timeout_add (500, shoot_cb, demo);
  return G_SOURCE_REMOVE;
}

static void
set_setting (RiffleBoard *board,
             const char  *setting)
{
  gboolean on = !g_str_has_prefix (setting, "no-");

  g_object_set (board, on ? setting : setting + strlen ("no-"), on, NULL);
}

static GtkWidget *
scroll (GtkWidget *board)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_kinetic_scrolling (GTK_SCROLLED_WINDOW (scrolled), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), board);
  return scrolled;
}

static GtkWidget *
make_window (Demo *demo)
{
  GtkWidget *window = gtk_window_new ();
  int width = 1280, height = 800;

  if (demo->options.size != NULL)
    sscanf (demo->options.size, "%dx%d", &width, &height);
  demo->board = RIFFLE_BOARD (riffle_board_new ());
  if (demo->options.high_contrast)
    gtk_widget_add_css_class (GTK_WIDGET (demo->board), "high-contrast");
  g_object_set (demo->board, "mirrored", demo->options.mirrored, "animate", !demo->options.still,
                NULL);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_widget_set_visible (gtk_window_get_titlebar (GTK_WINDOW (window)), FALSE);
  for (guint i = 0; demo->options.settings != NULL && demo->options.settings[i] != NULL; i++)
    set_setting (demo->board, demo->options.settings[i]);
  gtk_window_set_child (GTK_WINDOW (window), demo->options.scrolled
                        ? scroll (GTK_WIDGET (demo->board)) : GTK_WIDGET (demo->board));
  gtk_widget_set_opacity (window, demo->options.unseen ? 0 : 1);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_title (GTK_WINDOW (window), "Riffle board");
  return window;
}

static void
closed_cb (GtkWidget *window,
           GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

static void
run (Demo *demo)
{
  GtkWidget *window;

  g_object_set (gtk_settings_get_default (),
                "gtk-application-prefer-dark-theme", demo->options.dark,
                NULL);
  if (demo->options.right_to_left)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = make_window (demo);
  riffle_board_set_game (demo->board, demo->game);
  if (demo->options.log_events)
    log_events (demo, window);
  demo->loop = g_main_loop_new (NULL, FALSE);
  g_signal_connect (window, "destroy", G_CALLBACK (closed_cb), demo->loop);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (GTK_WIDGET (demo->board));
  if (demo->options.shot != NULL)
    g_timeout_add (700, prepare_cb, demo);
  g_main_loop_run (demo->loop);
  g_main_loop_unref (demo->loop);
}

int
main (int    argc,
      char **argv)
{
  Demo demo = { .options = { .special = -1 } };
  Options *options = &demo.options;
  const GOptionEntry entries[] = {
    { "shot", 0, 0, G_OPTION_ARG_FILENAME, &options->shot, "Save a picture and end", "FILE" },
    { "size", 0, 0, G_OPTION_ARG_STRING, &options->size, "Size of the window", "WxH" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &options->moves, "Play these moves first", "MOVES" },
    { "click", 0, 0, G_OPTION_ARG_STRING, &options->click, "Click on a card before the picture",
      "PILE.CARD" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->settings,
      "Switch a property of the board on, or off", "NAME or no-NAME" },
    { "scrolled", 0, 0, G_OPTION_ARG_NONE, &options->scrolled, "Scroll a high board", NULL },
    { "unseen", 0, 0, G_OPTION_ARG_NONE, &options->unseen, "Draw nothing", NULL },
    { "special", 0, 0, G_OPTION_ARG_INT, &options->special,
      "Begin a special action before the picture", "N" },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &options->dark, "Dark theme", NULL },
    { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &options->high_contrast, "High contrast", NULL },
    { "mirrored", 0, 0, G_OPTION_ARG_NONE, &options->mirrored, "Mirrored layout", NULL },
    { "rtl", 0, 0, G_OPTION_ARG_NONE, &options->right_to_left, "Right-to-left script", NULL },
    { "hint", 0, 0, G_OPTION_ARG_NONE, &options->hint, "Show a hint before the picture", NULL },
    { "log-events", 0, 0, G_OPTION_ARG_NONE, &options->log_events, "Print what happens", NULL },
    { "still", 0, 0, G_OPTION_ARG_NONE, &options->still, "No animations", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("DEAL");
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || !gtk_init_check () ||
      (demo.game = make_game (argc > 1 ? argv[1] : "klondike", &error)) == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "There is no display");
      return 1;
    }
  if (options->moves != NULL)
    play_moves (demo.game, options->moves);
  run (&demo);
  g_object_unref (demo.game);
  return 0;
}
