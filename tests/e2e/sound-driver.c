/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To be preloaded: lets libcanberra find a driver that is unpacked but not installed. It looks for
   drivers in one folder only, which is compiled in. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PREFIX "/libcanberra-"

typedef void *(*Opener) (const char *path);

void *lt_dlopenext (const char *path);

__attribute__ ((visibility ("default"))) void *
lt_dlopenext (const char *path)
{
  Opener next = (Opener) dlsym (RTLD_NEXT, "lt_dlopenext");
  const char *folder = getenv ("RIFFLE_TEST_DRIVERS");
  const char *name = strrchr (path, '/');
  char own[4096];
  void *handle = NULL;

  if (folder != NULL && name != NULL && strncmp (name, PREFIX, strlen (PREFIX)) == 0
      && snprintf (own, sizeof own, "%s%s", folder, name) < (int) sizeof own)
    handle = next (own);
  return handle != NULL ? handle : next (path);
}
