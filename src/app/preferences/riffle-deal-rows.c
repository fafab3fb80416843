/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about new deals for the options of a game. */
#include "config.h"

#include "riffle-deal-rows.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"
#include "riffle-session-winnable.h"

static void
switched_cb (GtkSwitch  *toggle,
             GParamSpec *pspec,
             PatVariant *variant)
{
  riffle_session_set_wants_winnable (variant, gtk_switch_get_active (toggle));
}

/**
 * riffle_deal_rows_has_any:
 * @variant: a variant
 *
 * Tells whether there is anything to choose about the deals of a game.
 *
 * Returns: whether the group would not be empty
 */
gboolean
riffle_deal_rows_has_any (PatVariant *variant)
{
  return riffle_session_can_want_winnable (variant);
}

/* Why it makes no sense to ask for such deals. */
static const char *
find_reason (PatVariant *variant)
{
  double share = pat_variant_get_winnable_share (variant);

  if (riffle_session_can_want_winnable (variant))
    return NULL;
  if (share < 0)
    return _("It is not known how many deals of this game can be won");
  return share < 100 ? _("Too few deals of this game are known that can be won")
                     : _("All deals of this game that were tried can be won");
}

/**
 * riffle_deal_rows_new:
 * @variant: a variant
 *
 * Makes rows about the deals of a game. What does not make sense for it says why.
 *
 * Returns: (transfer floating): a group of rows
 */
AdwPreferencesGroup *
riffle_deal_rows_new (PatVariant *variant)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const char *reason = find_reason (variant);
  GtkSwitch *toggle;
  /* Translators: a switch in the options of a game */
  GtkWidget *row = riffle_rows_new_switch (_("Only deals that can be won"),
                                           reason != NULL ? reason
                                           : _("For new deals; one that you ask for by its number "
                                               "is always dealt"), &toggle);

  gtk_widget_set_sensitive (GTK_WIDGET (toggle), reason == NULL);
  gtk_switch_set_active (toggle, riffle_session_get_wants_winnable (variant));
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (switched_cb), variant, 0);
  adw_preferences_group_add (group, row);
  return group;
}
