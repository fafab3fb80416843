/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The sections of a rules page that speak of piles: one for each kind, if the rows of a kind
   differ a line for each. */
#include "config.h"

#include "pat-words-private.h"

/* What is said about one row of piles. */
typedef struct
{
  char *title;
  char *piles; /* which ones, if the rows of a section differ */
  char *text;
} Paragraph;

typedef void (*RowFunc) (GString        *text,
                         const PatRules *rules,
                         guint           pile);

static void
paragraph_free (Paragraph *self)
{
  g_free (self->title);
  g_free (self->piles);
  g_free (self->text);
  g_free (self);
}

static void
describe_row (GPtrArray      *paragraphs,
              const PatRules *rules,
              guint           pile,
              RowFunc         describe)
{
  GString *text = g_string_new (NULL);
  Paragraph *paragraph;

  describe (text, rules, pile);
  if (text->len == 0)
    {
      g_string_free (text, TRUE);
      return;
    }
  paragraph = g_new0 (Paragraph, 1);
  paragraph->title = pat_words_row_title (rules, pile);
  paragraph->piles = pat_words_row_piles (rules, pile);
  paragraph->text = g_string_free (text, FALSE);
  g_ptr_array_add (paragraphs, paragraph);
}

static GPtrArray *
describe_rows (const PatRules *rules,
               PatRole         role,
               RowFunc         describe)
{
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func ((GDestroyNotify) paragraph_free);

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    if (pat_rules_get_role (rules, pile) == role && pat_words_first_in_row (rules, pile) == pile)
      describe_row (paragraphs, rules, pile, describe);
  return paragraphs;
}

static const Paragraph *
get_paragraph (GPtrArray *paragraphs,
               guint      nth)
{
  return g_ptr_array_index (paragraphs, nth);
}

/* Whether all rows under a title have the same rules. */
static gboolean
are_alike (GPtrArray  *paragraphs,
           const char *title)
{
  const char *text = NULL;

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const Paragraph *paragraph = get_paragraph (paragraphs, i);

      if (title != NULL && !g_str_equal (paragraph->title, title))
        continue;
      if (text != NULL && !g_str_equal (text, paragraph->text))
        return FALSE;
      text = paragraph->text;
    }
  return TRUE;
}

static void
add_paragraphs (GPtrArray  *sections,
                GPtrArray  *paragraphs,
                const char *title)
{
  gboolean alike = are_alike (paragraphs, title);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const Paragraph *paragraph = get_paragraph (paragraphs, i);

      if (!g_str_equal (paragraph->title, title) || (alike && text->len > 0))
        continue;
      if (alike)
        pat_words_add (text, paragraph->text);
      else
        /* Translators: the name of some piles, and sentences about them */
        pat_words_take_line (text, g_strdup_printf (C_("section", "%1$s: %2$s"), paragraph->piles,
                                                    paragraph->text));
    }
  pat_words_add_section (sections, title, text);
}

/* A section for each title that the rows of a role have. */
static void
add_rows (GPtrArray      *sections,
          const PatRules *rules,
          PatRole         role,
          RowFunc         describe)
{
  g_autoptr (GPtrArray) paragraphs = describe_rows (rules, role, describe);
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const Paragraph *paragraph = get_paragraph (paragraphs, i);

      if (g_hash_table_add (done, paragraph->title))
        add_paragraphs (sections, paragraphs, paragraph->title);
    }
}

static void
describe_pile (GString        *text,
               const PatRules *rules,
               guint           pile)
{
  if (pat_rules_get_role (rules, pile) != PAT_TABLEAU)
    {
      pat_words_add_refill (text, rules, pile);
      pat_words_add_before_fill (text, rules, pile);
      pat_words_add_fill (text, rules, pile);
      pat_words_add_fill_from (text, rules, pile);
    }
  pat_words_add_build (text, rules, pile);
  pat_words_add_limits (text, rules, pile);
  pat_words_add_from (text, rules, pile);
  pat_words_add_take (text, rules, pile);
  pat_words_add_turn (text, rules, pile);
}

static void
describe_space (GString        *text,
                const PatRules *rules,
                guint           pile)
{
  pat_words_add_refill (text, rules, pile);
  pat_words_add_before_fill (text, rules, pile);
  pat_words_add_fill (text, rules, pile);
  pat_words_add_fill_from (text, rules, pile);
}

static void
add_spaces (GPtrArray      *sections,
            const PatRules *rules)
{
  g_autoptr (GPtrArray) paragraphs = describe_rows (rules, PAT_TABLEAU, describe_space);
  gboolean alike = are_alike (paragraphs, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paragraphs->len && (!alike || i == 0); i++)
    {
      const Paragraph *paragraph = get_paragraph (paragraphs, i);

      if (alike)
        pat_words_add (text, paragraph->text);
      else
        pat_words_take_line (text, g_strdup_printf (C_("section", "%1$s: %2$s"), paragraph->piles,
                                                    paragraph->text));
    }
  /* Translators: a heading of the rules: what may be put on empty columns and places */
  pat_words_add_section (sections, _("Spaces"), text);
}

static void
add_stock (GPtrArray      *sections,
           const PatRules *rules)
{
  int waste = pat_rules_find_pile (rules, PAT_WASTE, 1);
  int stock = pat_rules_find_pile (rules, PAT_STOCK, 1);
  GString *text = g_string_new (NULL);
  g_autofree char *title = NULL;

  if (stock >= 0)
    {
      pat_words_add_stock (text, rules);
      pat_words_add_redeals (text, rules);
      if (pat_rules_get_pile (rules, (guint) stock)->turn == PAT_TURN_ALWAYS)
        pat_words_add (text, _("The top card of the stock always lies face up."));
    }
  if (stock >= 0 && pat_rules_get_pile (rules, (guint) stock)->take == PAT_TAKE_TOP)
    pat_words_add (text, _("The top card of the stock may be played."));
  if (waste >= 0 && pat_rules_get_pile (rules, (guint) waste)->take == PAT_TAKE_TOP)
    pat_words_add (text, _("The top card of the waste may be played."));
  title = stock >= 0 && waste < 0 ? pat_words_row_title (rules, (guint) stock)
                                  : g_strdup (_("Stock and Waste"));
  pat_words_add_section (sections, title, text);
}

/* Adds what is to be said about all piles, in the order of their importance. */
void
pat_words_add_piles (GPtrArray      *sections,
                     const PatRules *rules)
{
  add_rows (sections, rules, PAT_FOUNDATION, describe_pile);
  add_rows (sections, rules, PAT_TABLEAU, describe_pile);
  add_spaces (sections, rules);
  add_rows (sections, rules, PAT_CELL, describe_pile);
  add_rows (sections, rules, PAT_RESERVE, describe_pile);
  add_rows (sections, rules, PAT_HAND, describe_pile);
  add_rows (sections, rules, PAT_DISCARD, describe_pile);
  add_stock (sections, rules);
}
