/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session in which something is played for. config.h comes first. */
#pragma once

#include "riffle-contest-deals.h"
#include "riffle-contest.h"

#include "session-fixture.h"

typedef struct
{
  Fixture        base;
  RiffleContest *contest;
} Contest;

static inline void
begin_fixture (Contest       *fixture,
               gconstpointer  data)
{
  set_up (&fixture->base, data);
  g_settings_reset (fixture->base.settings, "contest-is-open");
  fixture->contest = riffle_contest_new (fixture->base.session);
}

static inline void
end_fixture (Contest       *fixture,
             gconstpointer  data)
{
  g_clear_object (&fixture->contest);
  tear_down (&fixture->base, data);
}

/* The program ends and is started again. */
static inline void
start_again (Contest *fixture)
{
  riffle_session_flush (fixture->base.session);
  g_clear_object (&fixture->contest);
  stop (&fixture->base);
  start (&fixture->base);
  fixture->contest = riffle_contest_new (fixture->base.session);
}

static inline void
begin (Contest        *fixture,
       PatContestKind  kind,
       const char     *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);
  g_autoptr (GError) error = NULL;
  PatContest *contest;

  for (guint i = 0; words[i] != NULL; i++)
    {
      PatVariant *variant = riffle_session_find_variant (fixture->base.session, words[i], &error);

      g_assert_no_error (error);
      g_ptr_array_add (games, pat_collection_game_new (variant, NULL));
    }
  contest = riffle_contest_deal (fixture->base.session, kind, games, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (riffle_contest_take (fixture->contest, contest, &error));
}

#define ADD_CONTEST(name, function) \
  g_test_add ("/contest/" name, Contest, NULL, begin_fixture, function, end_fixture)
