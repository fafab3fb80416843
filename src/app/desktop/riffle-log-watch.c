/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices what libraries tell nobody, but write to the log. */
#include "config.h"

#include "riffle-log-watch.h"

#include <string.h>

#define MAX_WATCHES 16

typedef struct
{
  const char   *domain;
  const char   *message; /* a part of it */
  RiffleLogFunc func;
} Watch;

/* Other threads log, too: a watch is written before it is counted, and never changed. */
static Watch watches[MAX_WATCHES];
static int n_watches; /* atomic */

static const char *
find_field (const GLogField *fields,
            gsize            n_fields,
            const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return fields[i].value;
  return NULL;
}

static const Watch *
find_watch (const GLogField *fields,
            gsize            n_fields)
{
  const char *domain = find_field (fields, n_fields, "GLIB_DOMAIN");
  const char *message = find_field (fields, n_fields, "MESSAGE");
  int n = g_atomic_int_get (&n_watches);

  if (domain == NULL || message == NULL)
    return NULL;
  for (int i = 0; i < n; i++)
    if (g_str_equal (watches[i].domain, domain) && strstr (message, watches[i].message) != NULL)
      return &watches[i];
  return NULL;
}

static GLogWriterOutput
write_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n_fields,
          gpointer         data)
{
  const Watch *watch = find_watch (fields, n_fields);

  if (watch != NULL && watch->func ())
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/**
 * riffle_log_watch:
 * @domain: (scope forever): of the library
 * @message: (scope forever): a part of the message that the library does not translate
 * @func: (scope forever): called each time, just before the message is logged
 *
 * Watches the log for a message. To be called from the main thread.
 */
void
riffle_log_watch (const char   *domain,
                  const char   *message,
                  RiffleLogFunc func)
{
  int n = g_atomic_int_get (&n_watches);

  g_return_if_fail (n < MAX_WATCHES);

  if (n == 0)
    g_log_set_writer_func (write_cb, NULL, NULL);
  watches[n] = (Watch) { domain, message, func };
  g_atomic_int_inc (&n_watches);
}
