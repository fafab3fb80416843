/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be changed in the statistics: added to whatever stands there, never put in its place,
 * since another program may have counted games meanwhile. */
#include "config.h"

#include "riffle-statistics-change.h"

/* What a bank may hold is what a saved game may. */
#define MAX_BANK 100000000

void
riffle_change_free (RiffleChange *self)
{
  g_free (self->key);
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
  riffle_change_load (file, self->key, &record);
  change_record (self, &record);
  save_record (file, self->key, &record);
}
