/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that lists the keys. (The toolkit's own window for that needs more room than a narrow
 * screen has.) */
#include "config.h"

#include "riffle-shortcuts-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-sound.h"
#include "ui-compat.h"

#define WIDTH    520 /* pixels */
#define HEIGHT   640
#define MAX_KEYS 4   /* that do the same */

/* What keys do: those of an action, or others that the board understands. */
typedef struct
{
  const char *title;
  const char *action; /* (nullable) */
  const char *keys[MAX_KEYS + 1];
} Shortcut;

static const Shortcut game_keys[] = {
  { NC_ ("shortcuts", "New deal"), "win.new" },
  { NC_ ("shortcuts", "Undo"), "win.undo" },
  { NC_ ("shortcuts", "Redo"), "win.redo" },
  { NC_ ("shortcuts", "Start this game over"), "win.restart" },
  { NC_ ("shortcuts", "Rules of this game"), "win.rules" },
  { NC_ ("shortcuts", "Help about a pile"), "win.pile-help" },
  { NC_ ("shortcuts", "Look into a pile"), "win.piles" },
  { NC_ ("shortcuts", "Hint"), "win.hint" },
  { NC_ ("shortcuts", "Play everything to the foundations"), "win.auto-play" },
  { NC_ ("shortcuts", "Deal by number"), "win.deal-number" },
  { NC_ ("shortcuts", "Copy the deal"), "win.copy-deal" },
  { NC_ ("shortcuts", "Pause"), "win.pause" },
  { 0 }
};

static const Shortcut cards_keys[] = {
  { NC_ ("shortcuts", "Move the focus"), NULL, { "Left", "Right", "Up", "Down" } },
  { NC_ ("shortcuts", "Pick up, put down"), NULL, { "Return", "space" } },
  { NC_ ("shortcuts", "Take more cards, fewer cards"), NULL, { "plus", "minus" } },
  { NC_ ("shortcuts", "Let go"), NULL, { "Escape" } },
  { NC_ ("shortcuts", "Look under a card, while the key is held"), NULL, { "l" } },
  { NC_ ("shortcuts", "Scroll a table that is higher than the window"), NULL,
    { "Page_Up", "Page_Down" } },
  { 0 }
};

static const Shortcut games_keys[] = {
  { NC_ ("shortcuts", "Choose a game"), "win.choose" },
  { NC_ ("shortcuts", "Back to the game"), "win.back" },
  { NC_ ("shortcuts", "Open a saved game"), "win.open" },
  { NC_ ("shortcuts", "Save a copy"), "win.save-as" },
  { NC_ ("shortcuts", "Options of this game"), "win.game-options" },
  { NC_ ("shortcuts", "Statistics"), "win.statistics" },
  { 0 }
};

static const Shortcut settings_keys[] = {
  { NC_ ("shortcuts", "Messages"), "win.messages" },
  { NC_ ("shortcuts", "Fast deal"), "win.fast-deal" },
  { NC_ ("shortcuts", "Animations"), "win.animations" },
  { NC_ ("shortcuts", "Sound"), "win.sound" },
  { NC_ ("shortcuts", "Drag cards"), "win.drag-cards" },
  { NC_ ("shortcuts", "Left-handed table"), "win.left-handed-layout" },
  { NC_ ("shortcuts", "Preferences"), "win.preferences" },
  { 0 }
};

static const Shortcut general_keys[] = {
  { NC_ ("shortcuts", "Keyboard shortcuts"), "win.show-help-overlay" },
  { NC_ ("shortcuts", "Main menu"), NULL, { "F10" } },
  { NC_ ("shortcuts", "Fullscreen"), "win.fullscreen" },
  { NC_ ("shortcuts", "Quit"), "app.quit" },
  { 0 }
};

static const struct
{
  const char     *title;
  const Shortcut *keys;
}
groups[] = {
  { NC_ ("shortcuts", "Game"), game_keys },
  { NC_ ("shortcuts", "Cards"), cards_keys },
  { NC_ ("shortcuts", "Games and Files"), games_keys },
  { NC_ ("shortcuts", "Settings"), settings_keys },
  { NC_ ("shortcuts", "General"), general_keys },
};

/* Keys that do the same stand below each other, so that a row stays narrow; arrows and single
 * letters have room side by side. */
static GtkWidget *
keys_new (const char *const *keys,
          gboolean           are_short)
{
  GtkWidget *box = gtk_box_new (are_short ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                6);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      GtkWidget *label = gtk_shortcut_label_new (keys[i]);

      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* The keys as they are spoken. */
static char *
dup_words (const char *const *keys)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;

      if (gtk_accelerator_parse (keys[i], &key, &modifiers))
        g_ptr_array_add (words, gtk_accelerator_get_label (key, modifiers));
    }
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

static GtkWidget *
row_new (const Shortcut *shortcut)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) accels = NULL;
  const char *const *keys = shortcut->keys;
  g_autofree char *words = NULL;
  GtkWidget *row = adw_action_row_new ();

  if (shortcut->action != NULL)
    {
      accels = gtk_application_get_accels_for_action (application, shortcut->action);
      keys = (const char *const *) accels;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 g_dpgettext2 (NULL, "shortcuts", shortcut->title));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys_new (keys, shortcut->action == NULL));
  words = dup_words (keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  return row;
}

static GtkWidget *
group_new (const char     *title,
           const Shortcut *shortcuts)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group),
                                   g_dpgettext2 (NULL, "shortcuts", title));
  for (guint i = 0; shortcuts[i].title != NULL; i++)
    if (riffle_sound_is_supported () || g_strcmp0 (shortcuts[i].action, "win.sound") != 0)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row_new (&shortcuts[i]));
  return group;
}

/**
 * riffle_shortcuts_page_present:
 * @parent: a widget of the window that the page belongs to
 *
 * Lists the keys, as the application knows them.
 */
void
riffle_shortcuts_page_present (GtkWidget *parent)
{
  GtkWidget *page = adw_preferences_page_new ();

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                              ADW_PREFERENCES_GROUP (group_new (groups[i].title,
                                                                groups[i].keys)));
  riffle_ui_present (riffle_ui_page_new (_("Keyboard Shortcuts"), page, WIDTH, HEIGHT), parent);
}
