/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Only in builds with AddressSanitizer: what GLib sets up before the program begins is not looked
 * at for leaks. Its table of quarks is among it, which GLib leaves behind on purpose when there
 * are more than 2,048 of them, without a name by which a suppression could tell it.
 */
#include "config.h"

#include <sanitizer/lsan_interface.h>

typedef void (*Initializer) (int argc, char **argv, char **environment);

static void
ignore_leaks (int    argc,
              char **argv,
              char **environment)
{
  __lsan_disable ();
}

/* Of this section the functions run before the constructors of the libraries. */
static const Initializer before_libraries
__attribute__ ((section (".preinit_array"), used)) = ignore_leaks;

/* The program's own constructors run after those of the libraries. */
static void __attribute__ ((constructor))
notice_leaks (void)
{
  __lsan_enable ();
}
