/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games that were left unfinished. */
#include "config.h"

#include "riffle-resume-page.h"

#include <glib/gi18n.h>

#include "riffle-resume-row.h"
#include "riffle-store-beside.h"
#include "riffle-toast.h"
#include "ui-compat.h"
#include "ui-names.h"
#include "ui-questions.h"

#define WIDTH      560  /* pixels */
#define HEIGHT     600
#define UNDO_SEC   20   /* the keys take some steps to the button */
#define SLICE_USEC 4000 /* how long it reads before it lets others do something */
#define SAVED      "riffle-saved-game"

/* What the page knows, as long as it is there. Files are read between frames, the newest first. */
typedef struct
{
  GtkWidget        *dialog;   /* borrowed, as the other widgets */
  GtkWidget        *stack;
  GtkWidget        *list;
  AdwToastOverlay  *toasts;
  RiffleSession    *session;
  RiffleSketcher   *sketcher;
  GPtrArray        *games;    /* RiffleSavedGame */
  guint             n_read;   /* of them, from the first on */
  guint             idle_id;
  RiffleSavedGame  *asked;    /* (nullable): the player is asked whether to remove it */
  RiffleResumeFunc  chosen;
  gpointer          owner;
} Page;

static void
page_free (gpointer data)
{
  Page *page = data;

  g_clear_handle_id (&page->idle_id, g_source_remove);
  g_object_unref (page->session);
  riffle_sketcher_free (page->sketcher);
  g_ptr_array_unref (page->games);
  g_free (page);
}

/* What there is to see: rows, or that there are none. */
static void
update_stack (Page *page)
{
  gboolean is_empty = page->n_read == page->games->len;

  for (GtkWidget *row = gtk_widget_get_first_child (page->list); row != NULL && is_empty;
       row = gtk_widget_get_next_sibling (row))
    is_empty = !gtk_widget_get_visible (row);
  gtk_stack_set_visible_child_name (GTK_STACK (page->stack), is_empty ? "empty" : "games");
}

static GtkWidget *
find_row (Page            *page,
          RiffleSavedGame *saved)
{
  GtkWidget *row = gtk_widget_get_first_child (page->list);

  while (row != NULL && g_object_get_data (G_OBJECT (row), SAVED) != saved)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* What lies on a table is neither removed nor written again behind its back. */
static gboolean
is_being_played (Page            *page,
                 RiffleSavedGame *saved)
{
  PatRegistry *registry = riffle_session_get_registry (page->session);
  PatVariant *variant = saved->id != NULL ? pat_registry_find (registry, saved->id) : NULL;

  return variant != NULL
         && riffle_store_uses (riffle_session_get_store (page->session), saved->id, saved->path)
         && (riffle_session_get_variant (page->session) == variant
             || riffle_session_find_player (page->session, variant) != NULL);
}

/* Hides the row of a game that was removed; the focus goes to a neighbour. */
static void
hide_row (Page      *page,
          GtkWidget *row)
{
  GtkWidget *next = gtk_widget_get_next_sibling (row);

  while (next != NULL && !gtk_widget_get_visible (next))
    next = gtk_widget_get_next_sibling (next);
  for (GtkWidget *before = gtk_widget_get_prev_sibling (row); next == NULL && before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    if (gtk_widget_get_visible (before))
      next = before;
  if (next != NULL)
    gtk_widget_grab_focus (next);
  gtk_widget_set_visible (row, FALSE);
  update_stack (page);
}

/* Another window may have begun to play the variant since the page was opened. */
static gboolean
is_free (Page             *page,
         RiffleSavedGame  *saved,
         GError          **error)
{
  if (!is_being_played (page, saved))
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                       _("A game of the same kind is being played now."));
  return FALSE;
}

static void
undo_cb (Page     *page,
         AdwToast *toast)
{
  RiffleSavedGame *saved = g_object_get_data (G_OBJECT (toast), SAVED);
  g_autoptr (GError) error = NULL;

  if (is_free (page, saved, &error) && riffle_saved_game_restore (saved, &error))
    {
      gtk_widget_set_visible (find_row (page, saved), TRUE);
      gtk_widget_grab_focus (find_row (page, saved));
    }
  else
    riffle_toast_show (riffle_toast_new (error->message), page->toasts);
  update_stack (page);
}

static void
remove_game (Page            *page,
             RiffleSavedGame *saved)
{
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!is_free (page, saved, &error) || !riffle_saved_game_remove (saved, &error))
    {
      riffle_toast_show (riffle_toast_new (error->message), page->toasts);
      return;
    }
  hide_row (page, find_row (page, saved));
  /* Translators: a message: a saved game was removed */
  toast = riffle_toast_new_undoable (_("The game was removed"));
  g_object_set_data (G_OBJECT (toast), SAVED, saved);
  adw_toast_set_timeout (toast, UNDO_SEC);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect_swapped (toast, "button-clicked", G_CALLBACK (undo_cb), page);
  riffle_toast_show (toast, page->toasts);
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  Page *page = g_object_get_data (data, "riffle-page");

  if (g_str_equal (response, "remove") && page->asked != NULL)
    remove_game (page, page->asked);
  page->asked = NULL;
}

static void
remove_cb (GtkWidget *button,
           Page      *page)
{
  static const RiffleUiResponse responses[] = {
    /* Translators: a button: does not remove a saved game */
    { "keep", N_("_Keep") },
    /* Translators: a button: removes a saved game */
    { "remove", N_("_Remove"), TRUE },
    { NULL }
  };
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  /* Translators: %s is a game, such as “Klondike · Draw Three” */
  g_autofree char *body = g_strdup_printf (_("The game of %s is not kept any more. It does not "
                                             "count in the statistics."), title);

  page->asked = g_object_get_data (G_OBJECT (row), SAVED);
  riffle_ui_ask (page->dialog, _("Remove This Game?"), body, responses, answered_cb,
                 page->dialog);
}

static void
activated_cb (Page          *page,
              GtkListBoxRow *row)
{
  RiffleSavedGame *saved = g_object_get_data (G_OBJECT (row), SAVED);
  g_autofree char *path = g_strdup (saved->path);
  g_autofree char *id = saved->number == 0 ? g_strdup (saved->id) : NULL;
  RiffleResumeFunc chosen = page->chosen;
  gpointer owner = page->owner;

  riffle_ui_close (page->dialog);
  chosen (path, id, owner);
}

static void
add_row (Page            *page,
         RiffleSavedGame *saved)
{
  GSettings *settings = riffle_session_get_settings (page->session);
  GtkWidget *row = riffle_resume_row_new (saved, page->sketcher,
                                          gtk_widget_get_scale_factor (page->list),
                                          g_settings_get_boolean (settings, "calm"));

  g_object_set_data (G_OBJECT (row), SAVED, saved);
  if (!is_being_played (page, saved))
    g_signal_connect (riffle_resume_row_add_remove (row), "clicked", G_CALLBACK (remove_cb), page);
  gtk_list_box_append (GTK_LIST_BOX (page->list), row);
  /* While there were no rows, the focus was on the page, or it may not have come yet. */
  if (gtk_widget_get_prev_sibling (row) == NULL)
    {
      gtk_widget_set_focusable (GTK_WIDGET (page->toasts), FALSE);
      riffle_ui_set_focus (page->dialog, row);
    }
  /* The picture and the texts are made. */
  g_clear_object (&saved->game);
}

static gboolean
read_cb (gpointer data)
{
  Page *page = data;
  gint64 end = g_get_monotonic_time () + SLICE_USEC;

  while (page->n_read < page->games->len && g_get_monotonic_time () < end)
    {
      RiffleSavedGame *saved = g_ptr_array_index (page->games, page->n_read++);

      riffle_saved_game_read (saved, riffle_session_get_registry (page->session));
      if (riffle_saved_game_is_wanted (saved))
        add_row (page, saved);
    }
  update_stack (page);
  if (page->n_read < page->games->len)
    return G_SOURCE_CONTINUE;
  page->idle_id = 0;
  return G_SOURCE_REMOVE;
}

static GtkWidget *
list_new (Page *page)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  page->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (page->list), GTK_SELECTION_NONE);
  riffle_ui_name (page->list, _("Unfinished Games"));
  gtk_widget_add_css_class (page->list, "boxed-list");
  gtk_widget_set_valign (page->list, GTK_ALIGN_START);
  g_object_set (page->list, "margin-top", 12, "margin-bottom", 12, "margin-start", 12,
                "margin-end", 12, NULL);
  g_signal_connect_swapped (page->list, "row-activated", G_CALLBACK (activated_cb), page);
  adw_clamp_set_child (ADW_CLAMP (clamp), page->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  return scrolled;
}

static GtkWidget *
empty_new (void)
{
  GtkWidget *empty = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (empty), _("No Unfinished Games"));
  adw_status_page_set_description (ADW_STATUS_PAGE (empty),
                                   _("A game that you leave is kept, and stands here until it is "
                                     "won or lost."));
  return empty;
}

/**
 * riffle_resume_page_new:
 * @session: what is being played
 * @board: a board, with the deck that the player wants
 * @chosen: goes on with a game
 * @owner: for @chosen; it outlives the page
 *
 * Makes a dialog that lists the games that were left unfinished.
 *
 * Returns: (transfer floating): the dialog
 */
GtkWidget *
riffle_resume_page_new (RiffleSession    *session,
                        RiffleBoard      *board,
                        RiffleResumeFunc  chosen,
                        gpointer          owner)
{
  Page *page = g_new0 (Page, 1);

  page->session = g_object_ref (session);
  page->sketcher = riffle_sketcher_new (riffle_board_get_deck (board));
  riffle_session_save_at_once (session);
  page->games = riffle_session_list_saved (session);
  page->chosen = chosen;
  page->owner = owner;
  page->stack = gtk_stack_new ();
  page->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_stack_add_named (GTK_STACK (page->stack), list_new (page), "games");
  gtk_stack_add_named (GTK_STACK (page->stack), empty_new (), "empty");
  adw_toast_overlay_set_child (page->toasts, page->stack);
  /* Translators: the title of the page with the games that can be continued */
  page->dialog = riffle_ui_page_new (_("Unfinished Games"), GTK_WIDGET (page->toasts), WIDTH,
                                     HEIGHT);
  g_object_set_data_full (G_OBJECT (page->dialog), "riffle-page", page, page_free);
  page->idle_id = g_idle_add (read_cb, page);
  return page->dialog;
}
