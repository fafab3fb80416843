/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that is as hard as the player wants it, in the background and from a number that
 * chance chooses. A dialog says how far that is, and ends it when it is closed. */
#include "config.h"

#include "riffle-deal-search.h"

#include <glib/gi18n.h>

#include "riffle-asker.h"
#include "riffle-difficulty-text.h"
#include "riffle-format.h"
#include "riffle-search-dialog.h"

struct _RiffleDealSearch
{
  GObject             parent_instance;

  RiffleSession      *session;
  RiffleMessages     *messages;
  RiffleSearchDialog *dialog;
  PatDifficulty       difficulty;  /* that is looked for */
  GCancellable       *cancellable; /* (nullable): of the search that is going on */
};

G_DEFINE_FINAL_TYPE (RiffleDealSearch, riffle_deal_search, G_TYPE_OBJECT)

static void
cancel (RiffleDealSearch *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
riffle_deal_search_dispose (GObject *object)
{
  RiffleDealSearch *self = RIFFLE_DEAL_SEARCH (object);

  cancel (self);
  g_clear_object (&self->dialog);
  g_clear_object (&self->session);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (riffle_deal_search_parent_class)->dispose (object);
}

static void
riffle_deal_search_class_init (RiffleDealSearchClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_deal_search_dispose;
}

static void
riffle_deal_search_init (RiffleDealSearch *self)
{
}

static void
progress_cb (guint    n_deals,
             gpointer data)
{
  RiffleDealSearch *self = data;
  g_autofree char *text =
    /* Translators: while a deal is looked for; %1$u is how many were checked so far, %2$d how
       many are checked at most, such as 500 */
    g_strdup_printf (_("Deals checked so far: %1$u of at most %2$d."), n_deals,
                     PAT_GRADE_MAX_DEALS);

  riffle_search_dialog_set_body (self->dialog, text);
}

static void
tell_none (RiffleDealSearch *self)
{
  g_autofree char *sentence =
    /* Translators: no deal was found that is as hard as the player wants it; %1$d is a number such
       as 500, %2$s is “Easy”, “Medium”, “Hard” or “Expert” */
    g_strdup_printf (_("None of %1$d deals is of the difficulty “%2$s”"), PAT_GRADE_MAX_DEALS,
                     riffle_difficulty_get_word (self->difficulty));

  riffle_messages_say (self->messages, sentence);
}

static void
deal (RiffleDealSearch *self,
      guint64           number)
{
  g_autofree char *text = riffle_format_number ((gint64) number);
  g_autofree char *about =
    /* Translators: a deal was found; %1$s is its number, %2$s “Easy”, “Medium”, “Hard” or
       “Expert” */
    g_strdup_printf (_("Deal %1$s: %2$s"), text, riffle_difficulty_get_word (self->difficulty));
  g_autoptr (GError) error = NULL;

  if (number == 0)
    tell_none (self);
  else if (!riffle_session_deal (self->session, number, about, &error))
    riffle_messages_tell (self->messages, error->message);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (RiffleDealSearch) self = riffle_asker_take (data);
  g_autoptr (GError) error = NULL;
  guint64 number;

  if (self == NULL || self->cancellable == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  riffle_search_dialog_close (self->dialog);
  if (pat_grade_search_finish (result, &number, &error))
    deal (self, number);
  else
    riffle_messages_tell (self->messages, error->message);
}

static void
present (RiffleDealSearch *self)
{
  g_autofree char *heading =
    /* Translators: a title; %s is “Easy”, “Medium”, “Hard” or “Expert” */
    g_strdup_printf (_("Looking for a Deal: %s"), riffle_difficulty_get_word (self->difficulty));

  riffle_search_dialog_open (self->dialog, heading, _("This may take a while."), 0);
}

/**
 * riffle_deal_search_start:
 * @self: the object
 * @difficulty: how hard the deal is to be
 *
 * Looks for a deal of the game that is shown, with the options of its next deal, and deals it.
 */
void
riffle_deal_search_start (RiffleDealSearch *self,
                          PatDifficulty     difficulty)
{
  PatVariant *variant;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RIFFLE_IS_DEAL_SEARCH (self));

  cancel (self);
  variant = riffle_session_get_variant (self->session);
  options = riffle_session_dup_next_options (self->session, variant);
  rules = pat_variant_build_rules (variant, options, &error);
  if (rules == NULL)
    {
      riffle_messages_tell (self->messages, error->message);
      return;
    }
  self->difficulty = difficulty;
  self->cancellable = g_cancellable_new ();
  present (self);
  pat_grade_search_async (rules, difficulty, pat_deal_random_number (), self->cancellable,
                          progress_cb, self, found_cb, riffle_asker_new (self));
}

/**
 * riffle_deal_search_new:
 * @view: what the player sees
 * @session: what is being played
 * @messages: tells the player something
 *
 * Returns: (transfer full): an object that looks for deals
 */
RiffleDealSearch *
riffle_deal_search_new (RiffleView     *view,
                        RiffleSession  *session,
                        RiffleMessages *messages)
{
  RiffleDealSearch *self = g_object_new (RIFFLE_TYPE_DEAL_SEARCH, NULL);

  self->dialog = riffle_search_dialog_new (view);
  self->session = g_object_ref (session);
  self->messages = g_object_ref (messages);
  g_signal_connect_object (self->dialog, "cancelled", G_CALLBACK (cancel), self,
                           G_CONNECT_SWAPPED);
  return self;
}
