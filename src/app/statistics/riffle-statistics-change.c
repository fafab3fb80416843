/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be changed in the statistics: added to whatever stands there, never put in its place,
 * since another program may have counted games meanwhile. */
#include "config.h"

#include "riffle-statistics-change.h"

#include "riffle-counted-deals.h"
#include "riffle-record-form.h"

/* What a bank may hold is what a saved game may. */
#define MAX_BANK 100000000

void
riffle_change_free (RiffleChange *self)
{
  g_free (self->key);
  g_free (self->games);
  g_free (self);
}

/* The record of a key, all zero if there is none. */
void
riffle_change_load (GKeyFile     *file,
                    const char   *key,
                    RiffleRecord *record)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_GAME, key, NULL);

  memset (record, 0, sizeof *record);
  /* What is in memory was checked when it was read. */
  if (g_key_file_has_group (file, group) && !riffle_record_load (record, file, group, NULL))
    g_warn_if_reached ();
}

/* The last games of a key, the oldest first; without any, the array is empty. */
GArray *
riffle_change_load_games (GKeyFile   *file,
                          const char *key)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_GAME, key, NULL);
  g_autofree char *text = g_key_file_get_value (file, group, RIFFLE_STATISTICS_GAMES, NULL);
  GArray *games = riffle_history_parse (text != NULL ? text : "");

  g_return_val_if_fail (games != NULL, riffle_history_new ());

  return games;
}

static void
save_games (GKeyFile   *file,
            const char *group,
            GArray     *games)
{
  g_autofree char *text = riffle_history_format (games);

  if (games->len > 0)
    g_key_file_set_value (file, group, RIFFLE_STATISTICS_GAMES, text);
  else
    g_key_file_remove_key (file, group, RIFFLE_STATISTICS_GAMES, NULL);
}

static void
save_record (GKeyFile           *file,
             const char         *key,
             const RiffleRecord *record)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_GAME, key, NULL);

  if (record->played == 0)
    g_key_file_remove_group (file, group, NULL);
  else
    riffle_record_save (record, file, group);
}

static void
change_bank (const RiffleChange *self,
             GKeyFile           *file)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_BANK, self->key, NULL);
  gint64 balance = 0;

  if (self->kind == RIFFLE_CHANGE_BANK)
    balance = g_key_file_get_integer (file, group, "balance", NULL) + self->number;
  g_key_file_set_integer (file, group, "balance", (int) CLAMP (balance, -MAX_BANK, MAX_BANK));
}

/* The result of a day; empty if there is none. */
void
riffle_change_load_day (GKeyFile        *file,
                        const char      *key,
                        RiffleDayResult *result)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_DAY, key, NULL);

  memset (result, 0, sizeof *result);
  /* What is in memory was checked when it was read. */
  if (g_key_file_has_group (file, group) && !riffle_day_result_load (result, file, key, NULL))
    g_warn_if_reached ();
}

static void
change_day (const RiffleChange *self,
            GKeyFile           *file)
{
  RiffleDayResult result;

  riffle_change_load_day (file, self->key, &result);
  riffle_day_result_merge (&result, &self->day);
  riffle_day_result_save (&result, file, self->key);
}

static void
change_record (const RiffleChange *self,
               RiffleRecord       *record)
{
  switch (self->kind)
    {
    case RIFFLE_CHANGE_ADD:
      riffle_record_add (record, &self->result);
      break;
    case RIFFLE_CHANGE_SUBTRACT:
      riffle_record_subtract (record, &self->result, &self->record);
      break;
    case RIFFLE_CHANGE_NOTE_DEAL:
      record->last_deal = (guint64) self->number;
      break;
    case RIFFLE_CHANGE_MERGE:
      riffle_record_merge (record, &self->record);
      break;
    case RIFFLE_CHANGE_FORGET:
    default:
      record->played = 0;
    }
}

static void
change_games (const RiffleChange *self,
              GArray             *games)
{
  g_autoptr (GArray) others = NULL;
  guint nth;

  if (self->kind == RIFFLE_CHANGE_ADD)
    riffle_history_add (games, &self->result);
  else if (self->kind == RIFFLE_CHANGE_SUBTRACT
           && riffle_history_find (games, &self->result, &nth))
    g_array_remove_index (games, nth);
  else if (self->kind == RIFFLE_CHANGE_MERGE && self->games != NULL)
    {
      others = riffle_history_parse (self->games);
      riffle_history_merge (games, others);
    }
}

/* There are never more games than the record has counted: an older program, which does not know
 * them, may have taken some out of it. */
static void
apply_to_games (const RiffleChange *self,
                GKeyFile           *file,
                guint               n_played)
{
  g_autofree char *group = g_strconcat (RIFFLE_STATISTICS_GAME, self->key, NULL);
  g_autoptr (GArray) games = NULL;

  if (n_played == 0 || self->kind == RIFFLE_CHANGE_NOTE_DEAL)
    return;
  games = riffle_change_load_games (file, self->key);
  change_games (self, games);
  riffle_history_trim (games, n_played);
  save_games (file, group, games);
}

/* Another program may have gone on with the same saved game, and counted it first. A game that was
 * left there counts if it is won here. */
static gboolean
note_end (const RiffleChange *self,
          GKeyFile           *file)
{
  const RiffleResult *result = &self->result;

  if (result->deal == 0 || (self->kind != RIFFLE_CHANGE_ADD
                            && self->kind != RIFFLE_CHANGE_SUBTRACT))
    return TRUE;
  if (self->kind == RIFFLE_CHANGE_SUBTRACT)
    return riffle_counted_deals_remove (file, self->key, result->deal, result->is_won);
  if (riffle_counted_deals_has (file, self->key, result->deal, TRUE)
      || (!result->is_won && riffle_counted_deals_has (file, self->key, result->deal, FALSE)))
    return FALSE;
  riffle_counted_deals_add (file, self->key, result->deal, result->is_won);
  return TRUE;
}

/* A deal that is dealt anew is a new game. */
static void
begin_deal (const RiffleChange *self,
            GKeyFile           *file)
{
  RiffleRecord record;

  riffle_change_load (file, self->key, &record);
  if (record.last_deal == (guint64) self->number)
    record.last_deal = 0;
  save_record (file, self->key, &record);
  while (riffle_counted_deals_remove (file, self->key, (guint64) self->number, FALSE)
         || riffle_counted_deals_remove (file, self->key, (guint64) self->number, TRUE))
    ;
}

void
riffle_change_apply (const RiffleChange *self,
                     GKeyFile           *file)
{
  RiffleRecord record;

  if (self->kind == RIFFLE_CHANGE_BANK || self->kind == RIFFLE_CHANGE_RESET_BANK)
    {
      change_bank (self, file);
      return;
    }
  if (self->kind == RIFFLE_CHANGE_DAY)
    {
      change_day (self, file);
      return;
    }
  if (self->kind == RIFFLE_CHANGE_BEGIN)
    {
      begin_deal (self, file);
      return;
    }
  if (!note_end (self, file))
    return;
  riffle_change_load (file, self->key, &record);
  change_record (self, &record);
  save_record (file, self->key, &record);
  apply_to_games (self, file, record.played);
}
