/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays the games of the program with fewer cards, so that every position can be looked at. */
#include "config.h"

#include "solver-suite.h"

/* The rules refer to the table of their variant as long as they live: tables are kept. */
typedef struct
{
  PatVariantSpec spec;
  PatPileSpec    rows[PAT_MAX_ROWS + 1];
} SmallTable;

static GSList *tables;

/* The words of a deal, one for each pile. */
static GPtrArray *
split_deal (const PatPileSpec *row)
{
  g_auto (GStrv) parts = g_strsplit (row->deal, "/", -1);
  guint n_parts = g_strv_length (parts);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < row->count; i++)
    g_ptr_array_add (words, g_strdup (parts[MIN (i, n_parts - 1)]));
  return words;
}

static guint
count_cards (GPtrArray *words)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    n += (guint) strlen (words->pdata[i]);
  return n;
}

static guint
find_longest (GPtrArray *words)
{
  guint longest = 0;

  for (guint i = 1; i < words->len; i++)
    if (strlen (words->pdata[i]) > strlen (words->pdata[longest]))
      longest = i;
  return longest;
}

/* Takes cards away from the longest columns, or puts some below the shortest. */
static void
change_size (GPtrArray *words,
             guint      wanted)
{
  guint n = count_cards (words);
  char lowest = ((char *) words->pdata[find_longest (words)])[0];

  for (; n > wanted; n--)
    {
      guint longest = find_longest (words);

      memmove (words->pdata[longest], (char *) words->pdata[longest] + 1,
               strlen (words->pdata[longest]));
    }
  for (; n < wanted; n++)
    {
      guint shortest = 0;
      char *longer;

      for (guint i = 1; i < words->len; i++)
        if (strlen (words->pdata[i]) < strlen (words->pdata[shortest]))
          shortest = i;
      /* Face down if the lowest cards of the full game are. */
      longer = g_strdup_printf ("%c%s", lowest, (char *) words->pdata[shortest]);
      g_free (words->pdata[shortest]);
      words->pdata[shortest] = longer;
    }
}

static char *
join_deal (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv ("/", (char **) words->pdata);
}

static gboolean
is_dealt_to (const PatPileSpec *row)
{
  return row->deal != NULL && strchr (row->deal, '*') == NULL &&
         (row->role == PAT_TABLEAU || row->role == PAT_RESERVE);
}

/* How the cards of a table are dealt. */
typedef struct
{
  gboolean has_stock;
  guint    n_dealt;  /* to columns and reserves */
  guint    n_others; /* to other piles but the stock */
} Shares;

static guint
count_others (GPtrArray *words)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    n += g_str_has_prefix (words->pdata[i], "=") ? 1 : (guint) strlen (words->pdata[i]);
  return n;
}

static Shares
count_shares (const PatPileSpec *rows)
{
  Shares shares = { FALSE, 0, 0 };

  for (; rows->count > 0; rows++)
    {
      g_autoptr (GPtrArray) words = rows->deal != NULL ? split_deal (rows) : NULL;

      if (words == NULL)
        continue;
      if (strchr (rows->deal, '*') != NULL)
        shares.has_stock = TRUE;
      else if (is_dealt_to (rows))
        shares.n_dealt += count_cards (words);
      else
        shares.n_others += count_others (words);
    }
  return shares;
}

/* Gives a row its part of what is left of the smaller deck. */
static void
shrink_deal (PatPileSpec *row,
             guint       *left,
             guint       *of)
{
  g_autoptr (GPtrArray) words = split_deal (row);
  guint before = count_cards (words);
  guint n = before * *left / *of;

  if (row->max_cards > 0)
    n = MIN (n, row->count * row->max_cards);
  change_size (words, n);
  row->deal = join_deal (words);
  *left -= n;
  *of -= before;
}

/* Shares the smaller deck out among the rows as the full one was, first among those that have not
 * room for any number. */
static void
shrink_deals (SmallTable *table,
              guint       n_full,
              guint       n_small,
              guint       n_dealt)
{
  Shares shares = count_shares (table->rows);
  guint left = n_dealt > 0 ? n_dealt
                           : shares.has_stock ? MAX (shares.n_dealt * n_small / n_full, 1)
                                              : n_small - shares.n_others;

  for (guint pass = 0; pass < 2; pass++)
    for (PatPileSpec *row = table->rows; row->count > 0; row++)
      if (is_dealt_to (row) && (row->max_cards == 0) == (pass == 1))
        shrink_deal (row, &left, &shares.n_dealt);
}

static void
shrink_row (PatPileSpec      *row,
            const SolverGame *game)
{
  if (row->role == PAT_TABLEAU && game->columns > 0 && row->count > game->columns)
    row->count = (guint8) game->columns;
  if (row->role == PAT_CELL && game->cells > 0 && row->count > game->cells)
    row->count = (guint8) game->cells;
  if (row->role == PAT_TABLEAU && game->single)
    row->take = PAT_TAKE_TOP;
  if (row->role == PAT_FOUNDATION && game->back)
    row->take = PAT_TAKE_TOP;
  if ((row->ranks & PAT_RANK_BIT (PAT_KING)) != 0)
    row->ranks = (guint16) PAT_RANK_BIT (game->n_ranks);
  if (row->min_accept == PAT_KING)
    row->min_accept = (guint8) game->n_ranks;
  if (row->role == PAT_FOUNDATION && game->first != NULL)
    row->deal = game->first;
}

PatRules *
solver_build_small (PatRegistry      *registry,
                    const SolverGame *game)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (game->game, NULL);
  PatVariant *full = pat_registry_find (registry, deal->variant);
  SmallTable *table = g_new0 (SmallTable, 1);
  g_autoptr (PatVariant) variant = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (GError) error = NULL;
  PatRules *rules;
  guint decks;

  g_assert_nonnull (full);
  tables = g_slist_prepend (tables, table);
  table->spec = *pat_variant_get_spec (full);
  for (guint i = 0; table->spec.piles[i].count > 0; i++)
    {
      table->rows[i] = table->spec.piles[i];
      shrink_row (&table->rows[i], game);
    }
  table->spec.piles = table->rows;
  table->spec.game.ranks = (guint16) ((2u << game->n_ranks) - 2);
  if (table->spec.game.remove.sum == PAT_KING)
    table->spec.game.remove.sum = (guint8) game->n_ranks;
  decks = MAX (table->spec.game.decks, 1);
  shrink_deals (table, decks * 52, decks * 4 * game->n_ranks, game->dealt);
  variant = pat_variant_new_for_table (&table->spec);
  options = pat_variant_new_options (variant);
  pat_options_parse (options, deal->options, &error);
  g_assert_no_error (error);
  rules = pat_variant_build_rules (variant, options, &error);
  g_assert_no_error (error);
  return rules;
}

/* The rules of a game with its options, such as klondike:draw=3. Returns: (transfer full) */
PatRules *
solver_build (PatRegistry *registry,
              const char  *game)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (game, NULL);
  PatVariant *variant = pat_registry_find (registry, deal->variant);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);

  g_assert_true (pat_options_parse (options, deal->options, NULL));
  return pat_variant_build_rules (variant, options, NULL);
}
