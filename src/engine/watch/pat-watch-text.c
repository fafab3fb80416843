/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Says in a sentence how a module ended a process, and what it was doing. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

#include "pat-text-private.h"
#include "pat-watch-private.h"

/* As of PatCall. */
static const char *const names[PAT_N_CALLS] = {
  NULL, "pat_plugin_abi", "pat_plugin_load",
  "configure", "can_build", "prepare", "refuse", "may_remove", "deal_stock", "spell", "more_moves",
  "why_not", "special", "after_move", "is_won", "is_complete", "why_locked", "may_auto", "score",
  "status", "points",
};

/* Words of the system, in no language. */
static const struct
{
  int         number;
  const char *name;
} signals[] = {
  { SIGABRT, "SIGABRT" }, { SIGALRM, "SIGALRM" }, { SIGBUS, "SIGBUS" }, { SIGFPE, "SIGFPE" },
  { SIGHUP, "SIGHUP" }, { SIGILL, "SIGILL" }, { SIGINT, "SIGINT" }, { SIGKILL, "SIGKILL" },
  { SIGPIPE, "SIGPIPE" }, { SIGQUIT, "SIGQUIT" }, { SIGSEGV, "SIGSEGV" }, { SIGSYS, "SIGSYS" },
  { SIGTERM, "SIGTERM" }, { SIGTRAP, "SIGTRAP" }, { SIGXCPU, "SIGXCPU" }, { SIGXFSZ, "SIGXFSZ" },
};

static char *
dup_signal (int number)
{
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    if (signals[i].number == number)
      return g_strdup (signals[i].name);
  return g_strdup_printf ("%d", number);
}

/* The call that did not return; PAT_CALL_OPEN also if there is none. */
static PatCall
find_call (const PatWatchPage *page)
{
  if (page->last >= 0 && page->last < PAT_N_CALLS && page->running[page->last] > 0)
    return (PatCall) page->last;
  for (guint i = PAT_N_CALLS - 1; i > 0; i--)
    if (page->running[i] > 0)
      return (PatCall) i;
  return PAT_CALL_OPEN;
}

static char *
tell_of_hook (const char *name,
              PatEnd      end,
              int         number)
{
  g_autofree char *signal = dup_signal (number);

  switch (end)
    {
    case PAT_END_LATE:
      /* Translators: a hook is a function of a module that the program calls */
      return g_strdup_printf (ngettext ("the hook “%s” did not return within %d second",
                                        "the hook “%s” did not return within %d seconds",
                                        (gulong) number), name, number);
    case PAT_END_SIGNAL:
      /* Translators: the second word is the name of a signal, such as SIGSEGV */
      return g_strdup_printf (_("the hook “%s” ended the program with the signal %s"), name,
                              signal);
    case PAT_END_EXIT:
      /* Translators: the name of a function of a module, such as “won”, and a number */
      return g_strdup_printf (_("the hook “%s” ended the program with the exit status %d"), name,
                              number);
    case PAT_END_FILES:
      /* Translators: %s is the name of a function of a module, such as “won” */
      return g_strdup_printf (_("the hook “%s” closes files that are not its own"), name);
    case PAT_END_MOVES:
      /* Translators: the name of a function of a module, such as “more_moves”, and how many moves
         there may be in one position */
      return g_strdup_printf (ngettext ("the hook “%s” lists more than %d move",
                                        "the hook “%s” lists more than %d moves",
                                        (gulong) number), name, number);
    default:
      /* Translators: %s is the name of a function of a module, such as “won” */
      return g_strdup_printf (_("the program ended while the hook “%s” was running"), name);
    }
}

static char *
tell_of_function (const char *name,
                  PatEnd      end,
                  int         number)
{
  g_autofree char *signal = dup_signal (number);

  switch (end)
    {
    case PAT_END_LATE:
      /* Translators: the name of a function of a module, such as “riffle_plugin_register” */
      return g_strdup_printf (ngettext ("the function “%s” did not return within %d second",
                                        "the function “%s” did not return within %d seconds",
                                        (gulong) number), name, number);
    case PAT_END_SIGNAL:
      /* Translators: the second word is the name of a signal, such as SIGSEGV */
      return g_strdup_printf (_("the function “%s” ended the program with the signal %s"), name,
                              signal);
    case PAT_END_EXIT:
      /* Translators: the name of a function of a module, and a number */
      return g_strdup_printf (_("the function “%s” ended the program with the exit status %d"),
                              name, number);
    case PAT_END_FILES:
      /* Translators: %s is the name of a function of a module, such as “pat_plugin_load” */
      return g_strdup_printf (_("the function “%s” closes files that are not its own"), name);
    default:
      /* Translators: %s is the name of a function of a module */
      return g_strdup_printf (_("the program ended while the function “%s” was running"), name);
    }
}

/* Code of the module that has no name, or the engine's with what the module told it. */
static char *
tell_of_module (PatEnd end,
                int    number)
{
  g_autofree char *signal = dup_signal (number);

  switch (end)
    {
    case PAT_END_LATE:
      /* Translators: %d is how long the program waited */
      return g_strdup_printf (ngettext ("the module made no progress for %d second",
                                        "the module made no progress for %d seconds",
                                        (gulong) number), number);
    case PAT_END_SIGNAL:
      /* Translators: the name of a signal, such as SIGSEGV */
      return g_strdup_printf (_("the module ended the program with the signal %s"), signal);
    case PAT_END_EXIT:
      /* Translators: %d is a number, such as 1 */
      return g_strdup_printf (_("the module ended the program with the exit status %d"), number);
    case PAT_END_SLOW:
      /* Translators: %d is how long the program waited */
      return g_strdup_printf (ngettext ("the test of the module took longer than %d second",
                                        "the test of the module took longer than %d seconds",
                                        (gulong) number), number);
    case PAT_END_FILES:
      return g_strdup (_("the module closes files that are not its own"));
    default:
      return g_strdup (_("the program ended while the module was being loaded"));
    }
}

/* Adds the deal that was being tried to what happened. Returns: what is to be told */
static char *
tell_deal (char               *what,
           const PatWatchPage *page,
           const char         *game)
{
  g_autofree char *taken = what;
  g_autofree char *deal = g_strdup_printf ("%s#%" G_GUINT64_FORMAT, game, page->number);

  if (page->number == 0)
    return g_steal_pointer (&taken);
  if (page->n_moves == 0)
    /* Translators: what a module did, and the name of a deal: “the program ended while the hook
       “won” was running, deal golf#17” */
    return g_strdup_printf (C_("module", "%1$s, deal %2$s"), what, deal);
  /* Translators: what a module did, the name of a deal, and how many moves were made in it */
  return g_strdup_printf (ngettext ("%1$s, deal %2$s, after %3$u move",
                                    "%1$s, deal %2$s, after %3$u moves", page->n_moves),
                          what, deal, page->n_moves);
}

/* Says what ended a process. Returns: a sentence without a full stop, as errors have it */
char *
pat_watch_tell (const PatWatchPage *page,
                PatEnd              end,
                int                 number)
{
  PatCall call = find_call (page);
  g_autofree char *end_of_game = g_strndup (page->game, sizeof page->game);
  g_autofree char *game = g_utf8_make_valid (end_of_game, -1);
  g_autofree char *id = g_strndup (game, strcspn (game, ":"));
  g_autofree char *what = NULL;

  if (call == PAT_CALL_OPEN || end == PAT_END_SLOW)
    what = tell_of_module (end, number);
  else if (call >= PAT_CALL_CONFIGURE)
    what = tell_of_hook (names[call], end, number);
  else
    what = tell_of_function (names[call], end, number);
  what = tell_deal (g_steal_pointer (&what), page, game);
  return *id != '\0' ? g_strdup_printf ("%s: %s", id, what) : g_steal_pointer (&what);
}
