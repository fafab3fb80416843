/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game asks the player before its first deal, such as how many play. The answer becomes an
 * option of the game. */
#include "config.h"

#include "riffle-deal-questions.h"

#include "ui-questions.h"

struct _RiffleDealQuestions
{
  GObject         parent_instance;

  RiffleView     *view;
  RiffleSession  *session;
  GHashTable     *asked;    /* the ids of the variants that have asked since the program started */

  PatVariant     *variant;  /* (nullable): of the question that is open, as all that follows */
  PatGame        *shown;    /* (nullable): the game below it */
  const char     *key;      /* of the option */
  RiffleDealFunc  answered;
  GObject        *owner;    /* (nullable): weak */
};

G_DEFINE_FINAL_TYPE (RiffleDealQuestions, riffle_deal_questions, G_TYPE_OBJECT)

static void
riffle_deal_questions_dispose (GObject *object)
{
  RiffleDealQuestions *self = RIFFLE_DEAL_QUESTIONS (object);

  g_clear_weak_pointer (&self->owner);
  g_clear_object (&self->variant);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->asked, g_hash_table_unref);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (riffle_deal_questions_parent_class)->dispose (object);
}

static void
riffle_deal_questions_class_init (RiffleDealQuestionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_deal_questions_dispose;
}

static void
riffle_deal_questions_init (RiffleDealQuestions *self)
{
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static const PatOption *
find_option (PatOptions *options)
{
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (specs[i].question != NULL && specs[i].type == PAT_OPTION_CHOICE)
      return &specs[i];
  return NULL;
}

/* The answers; the one that the next deal has without a question is the last, which is meant if the
 * question is closed. */
static GArray *
list_responses (PatVariant      *variant,
                PatOptions      *options,
                const PatOption *option)
{
  GArray *responses = g_array_new (TRUE, TRUE, sizeof (RiffleUiResponse));
  RiffleUiResponse last = { NULL };

  for (const PatChoice *choice = option->choices; choice->key != NULL; choice++)
    {
      RiffleUiResponse response = { choice->key, pat_variant_translate (variant, choice->label) };

      if (pat_options_is (options, option->key, choice->key))
        last = response;
      else
        g_array_append_val (responses, response);
    }
  return g_array_append_val (responses, last);
}

static void
answered_cb (const char *response,
             gpointer    data)
{
  RiffleDealQuestions *self = data;
  g_autoptr (PatVariant) variant = g_steal_pointer (&self->variant);
  g_autoptr (PatGame) shown = g_steal_pointer (&self->shown);
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (self->session, variant);

  /* It is closing, perhaps because another game was opened from outside. */
  riffle_view_set_dialog (self->view, NULL);
  if (shown != riffle_view_get_game (self->view))
    return;
  g_hash_table_add (self->asked, g_strdup (pat_variant_get_id (variant)));
  if (pat_options_set_text (options, self->key, response, NULL))
    riffle_session_set_options (self->session, variant, options, NULL);
  if (self->owner != NULL)
    self->answered (variant, self->owner);
}

static void
ask (RiffleDealQuestions *self,
     PatOptions          *options,
     const PatOption     *option)
{
  PatVariant *variant = self->variant;
  g_autoptr (GArray) responses = list_responses (variant, options, option);
  GtkWidget *dialog = riffle_ui_ask (riffle_view_get_window (self->view),
                                     pat_variant_get_name (variant),
                                     pat_variant_translate (variant, option->question),
                                     (const RiffleUiResponse *) responses->data, answered_cb, self);

  riffle_view_set_dialog (self->view, dialog);
}

/**
 * riffle_deal_questions_new:
 * @view: what the player sees
 * @session: what is being played
 *
 * Makes what asks the questions of games.
 *
 * Returns: (transfer full): the object
 */
RiffleDealQuestions *
riffle_deal_questions_new (RiffleView    *view,
                           RiffleSession *session)
{
  RiffleDealQuestions *self = g_object_new (RIFFLE_TYPE_DEAL_QUESTIONS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  return self;
}

/**
 * riffle_deal_questions_ask:
 * @self: the questions
 * @variant: a variant that is to be dealt
 * @answered: called after the answer
 * @owner: (type GObject): for @answered, which is called only as long as the owner is there
 *
 * Asks what the variant asks before the first deal since the program was started. The answer is
 * kept for next time.
 *
 * Returns: %FALSE if it asks nothing, or has asked already: @answered is not called then
 */
gboolean
riffle_deal_questions_ask (RiffleDealQuestions *self,
                           PatVariant          *variant,
                           RiffleDealFunc       answered,
                           gpointer             owner)
{
  g_autoptr (PatOptions) options = NULL;
  const PatOption *option;

  g_return_val_if_fail (RIFFLE_IS_DEAL_QUESTIONS (self), FALSE);

  options = riffle_session_dup_next_options (self->session, variant);
  option = find_option (options);
  if (option == NULL || g_hash_table_contains (self->asked, pat_variant_get_id (variant)))
    return FALSE;
  g_set_object (&self->variant, variant);
  g_set_object (&self->shown, riffle_view_get_game (self->view));
  self->key = option->key;
  self->answered = answered;
  g_set_weak_pointer (&self->owner, G_OBJECT (owner));
  ask (self, options, option);
  return TRUE;
}

/**
 * riffle_deal_questions_forget:
 * @self: the questions
 * @variant: a variant
 *
 * Has the variant ask once more, for those who play together and may be others by now.
 */
void
riffle_deal_questions_forget (RiffleDealQuestions *self,
                              PatVariant          *variant)
{
  g_return_if_fail (RIFFLE_IS_DEAL_QUESTIONS (self));

  g_hash_table_remove (self->asked, pat_variant_get_id (variant));
}
