/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says on the buttons that undo where that leads: to a move, or to another game. */
#include "config.h"

#include "riffle-undo-help.h"

#include <glib/gi18n.h>

struct _RiffleUndoHelp
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  RiffleGamePage *page;     /* borrowed: it outlives the object */
  char           *way_back; /* (nullable): what the buttons say */
};

G_DEFINE_FINAL_TYPE (RiffleUndoHelp, riffle_undo_help, G_TYPE_OBJECT)

static void
riffle_undo_help_dispose (GObject *object)
{
  RiffleUndoHelp *self = RIFFLE_UNDO_HELP (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_pointer (&self->way_back, g_free);
  G_OBJECT_CLASS (riffle_undo_help_parent_class)->dispose (object);
}

static void
riffle_undo_help_class_init (RiffleUndoHelpClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_undo_help_dispose;
}

static void
riffle_undo_help_init (RiffleUndoHelp *self)
{
}

/* Returns: NULL if undo takes a move back */
static char *
dup_way_back (RiffleUndoHelp *self)
{
  PatVariant *variant = riffle_session_get_way_back (self->session);

  if (variant == NULL)
    return NULL;
  if (variant == riffle_session_get_variant (self->session))
    /* Translators: what undo does after a new deal */
    return g_strdup (_("Back to the previous game"));
  /* Translators: %s is the name of the game that was left for another one */
  return g_strdup_printf (_("Back to “%s”"), pat_variant_get_name (variant));
}

static void
update (RiffleUndoHelp *self)
{
  g_autofree char *way_back = dup_way_back (self);

  if (g_strcmp0 (way_back, self->way_back) == 0)
    return;
  g_free (self->way_back);
  self->way_back = g_steal_pointer (&way_back);
  riffle_game_page_set_way_back (self->page, self->way_back);
}

/**
 * riffle_undo_help_new:
 * @view: what the player sees
 * @session: what is being played
 * @page: has the buttons; it outlives the object
 *
 * Makes what tells the page where undo leads.
 *
 * Returns: (transfer full): the object
 */
RiffleUndoHelp *
riffle_undo_help_new (RiffleView     *view,
                      RiffleSession  *session,
                      RiffleGamePage *page)
{
  RiffleUndoHelp *self = g_object_new (RIFFLE_TYPE_UNDO_HELP, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->page = page;
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}
