/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences, which concern all games. */
#include "config.h"

#include "riffle-preferences.h"

#include <glib/gi18n.h>

#include "riffle-background-rows.h"
#include "riffle-deck-page.h"
#include "riffle-rows.h"
#include "riffle-sound-rows.h"
#include "riffle-sound.h"
#include "ui-compat.h"
#include "ui-preferences.h"

typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle; /* (nullable) */
} SwitchSpec;

static const SwitchSpec help_switches[] = {
  { "auto-flip", N_("Turn up exposed cards"),
    N_("Otherwise you turn up the top card of a column yourself; applies to the next deal") },
  /* Translators: a switch of the preferences */
  { "highlight-moves", N_("Highlight moves"),
    N_("Show which cards may be taken, and where they may go") },
  /* Translators: a switch of the preferences */
  { "messages", N_("Messages"), N_("Say why a move is refused, and when no move is left") },
  { "peek-face-down", N_("Show face-down cards when you look into a pile"),
    N_("Some games do this in any case; the game then counts as played with help") },
  { "hints-know-all", N_("Hints may know face-down cards"),
    N_("Otherwise they know only what you can know, and guess the rest") },
  { "show-verdict", N_("Show whether the game can still be won"),
    N_("This knows all cards; the game then counts as played with help") },
};

/* Translators: a switch of the preferences: no figures are shown, so that nobody is hurried */
static const SwitchSpec calm_switch = { "calm", N_("Calm play"),
                                        N_("Hide score, moves, time and statistics, which are "
                                           "recorded nevertheless") };

static const SwitchSpec clock_switch = { "show-clock", N_("Show the clock"),
                                         N_("The time is always measured") };

static const SwitchSpec drag_switches[] = {
  { "drag-groups", N_("Drag whole groups"),
    N_("Otherwise you drag the first card, and the rest comes after it") },
  /* Translators: a switch of the preferences: cards have to be dropped on one pile */
  { "strict-drop", N_("Drop on one pile only"),
    N_("Cards that touch more than one pile slide back") },
};

static const SwitchSpec hand_switches[] = {
  /* Translators: a switch of the preferences */
  { "left-handed-pointer", N_("Left-handed pointer"),
    N_("The right mouse button plays, and the left one looks under cards") },
  /* Translators: a switch of the preferences */
  { "left-handed-layout", N_("Left-handed table"), N_("Mirror the places of the piles") },
  { "stock-below", N_("Stock at the bottom"),
    N_("Put the stock and the foundations below the columns, within reach of a thumb") },
};

static GtkWidget *
group_new (const char *title,
           const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  if (description != NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  return group;
}

static GtkWidget *
add_switch (GtkWidget        *group,
            GSettings        *settings,
            const SwitchSpec *spec)
{
  GtkSwitch *toggle;
  const char *subtitle = spec->subtitle == NULL ? NULL : _(spec->subtitle);
  GtkWidget *row = riffle_rows_new_switch (_(spec->title), subtitle, &toggle);

  g_settings_bind (settings, spec->key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static void
add_switches (GtkWidget        *group,
              GSettings        *settings,
              const SwitchSpec *specs,
              gsize             n_specs)
{
  for (gsize i = 0; i < n_specs; i++)
    add_switch (group, settings, &specs[i]);
}

static gboolean
get_choice (GValue   *value,
            GVariant *variant,
            gpointer  user_data)
{
  const char *const *nicks = user_data;

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue       *value,
            const GVariantType *type,
            gpointer            user_data)
{
  const char *const *nicks = user_data;

  return g_variant_new_string (nicks[g_value_get_uint (value)]);
}

static void
add_choice (GtkDropDown       *choice,
            GSettings         *settings,
            const char        *key,
            const char *const *nicks)
{
  g_settings_bind_with_mapping (settings, key, choice, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice, (gpointer) nicks, NULL);
}

static GtkWidget *
help_group_new (GSettings *settings)
{
  static const char *const nicks[] = { "none", "safe", "all", NULL };
  char *labels[] = {
    /* Translators: a choice: no card is played automatically */
    _("Nothing"),
    /* Translators: a choice: these cards are played automatically */
    _("Safe cards"),
    _("All cards that fit"),
    NULL
  };
  /* Translators: a group of the preferences: how much is done for the player */
  GtkWidget *group = group_new (_("Help"), NULL);
  const char *help = _("Nothing, all cards that fit, or safe cards only: those that "
                       "cannot be needed any more");
  GtkDropDown *choice;
  GtkWidget *row;

  row = riffle_rows_new_choice (_("Automatic play to the foundations"), help, labels, &choice);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  add_choice (choice, settings, "auto-play", nicks);
  add_switches (group, settings, help_switches, G_N_ELEMENTS (help_switches));
  g_settings_bind (settings, "calm", add_switch (group, settings, &clock_switch), "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY
                   | G_SETTINGS_BIND_INVERT_BOOLEAN);
  add_switch (group, settings, &calm_switch);
  return group;
}

/* What one click on a card does. */
static GtkWidget *
click_row_new (GSettings *settings)
{
  static const char *const nicks[] = { "never", "only", "best", NULL };
  char *labels[] = {
    /* Translators: a choice for “A click or tap on a card” */
    _("Selects it"),
    /* Translators: a choice for “A click or tap on a card”: moves it if there is only one place */
    _("Moves it to its only place"),
    /* Translators: a choice for “A click or tap on a card”: moves it, even if there are several
       places */
    _("Moves it to the best place"),
    NULL
  };
  GtkDropDown *choice;
  GtkWidget *row;

  row = riffle_rows_new_choice (_("A click or tap on a card"),
                                _("Two in quick succession always move it to the best place"),
                                labels, &choice);
  add_choice (choice, settings, "click-plays", nicks);
  return row;
}

static GtkWidget *
hand_group_new (GSettings *settings)
{
  /* Translators: a switch of the preferences */
  static const SwitchSpec drag = { "drag-cards", N_("Drag cards"),
                                   N_("Choosing a card and then its destination always works") };
  /* Translators: a group of the preferences: how cards are moved */
  GtkWidget *group = group_new (_("Moving Cards"), NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), click_row_new (settings));
  add_switch (group, settings, &drag);
  for (gsize i = 0; i < G_N_ELEMENTS (drag_switches); i++)
    g_settings_bind (settings, "drag-cards", add_switch (group, settings, &drag_switches[i]),
                     "sensitive", G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  add_switches (group, settings, hand_switches, G_N_ELEMENTS (hand_switches));
  return group;
}

static GtkWidget *
motion_group_new (GSettings *settings)
{
  /* Translators: a switch of the preferences */
  static const SwitchSpec animations = { "animations", N_("Animations"),
                                         N_("Cards glide to where they go") };
  /* Translators: a switch of the preferences */
  static const SwitchSpec fast_deal = { "fast-deal", N_("Fast deal"),
                                        N_("Cards are dealt quickly, not one by one") };
  static const char *const nicks[] = { "slow", "normal", "fast", NULL };
  char *labels[] = {
    /* Translators: a speed of the cards */
    _("Slow"),
    /* Translators: a speed of the cards */
    _("Normal"),
    /* Translators: a speed of the cards */
    _("Fast"),
    NULL
  };
  /* Translators: a group of the preferences: how cards move */
  GtkWidget *group = group_new (_("Motion"), NULL);
  GtkDropDown *choice;
  GtkWidget *speed = riffle_rows_new_choice (_("Speed of the cards"), NULL, labels, &choice);

  add_switch (group, settings, &animations);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), speed);
  add_choice (choice, settings, "animation-speed", nicks);
  g_settings_bind (settings, "animations", speed, "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "animations", add_switch (group, settings, &fast_deal), "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  return group;
}

static GtkWidget *
module_group_new (GSettings *settings)
{
  static const SwitchSpec allow = { "allow-user-plugins", N_("Load games from your own folder"),
                                    N_("Takes effect the next time Riffle starts") };
  const char *warning = _("Such games are programs that can do all that you can do, such as "
                          "reading and deleting your files. Allow this only if you trust "
                          "everything in the folder “riffle/plugins” of your data folder.");
  GtkWidget *group = group_new (_("Games of Your Own"), warning);

  add_switch (group, settings, &allow);
  return group;
}

/**
 * riffle_preferences_present:
 * @parent: a widget of the window that the dialog belongs to
 * @settings: the settings of the program
 * @decks: the player's decks
 *
 * Lets the player change the settings that concern all games.
 */
void
riffle_preferences_present (GtkWidget         *parent,
                            GSettings         *settings,
                            RiffleDeckLibrary *decks)
{
  /* Translators: the title of a dialog */
  GtkWidget *preferences = riffle_ui_preferences_new (_("Preferences"));
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (help_group_new (settings)));
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (hand_group_new (settings)));
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (motion_group_new (settings)));
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (riffle_background_rows_new (settings)));
  if (riffle_sound_is_supported ())
    adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (riffle_sound_rows_new (settings)));
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (module_group_new (settings)));
  /* Translators: a page of the preferences: how the game is played */
  adw_preferences_page_set_title (page, _("Play"));
  adw_preferences_page_set_icon_name (page, "riffle-play-symbolic");
  riffle_ui_preferences_add_page (preferences, page);
  riffle_ui_preferences_add_page (preferences, riffle_deck_page_new (settings, decks, preferences));
  riffle_ui_present_tall (preferences, parent);
}
