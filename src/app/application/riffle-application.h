/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program as a whole: command line, one instance, keys. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_APPLICATION (riffle_application_get_type ())
G_DECLARE_FINAL_TYPE (RiffleApplication, riffle_application, RIFFLE, APPLICATION, AdwApplication)

RiffleApplication *riffle_application_new               (void);
int                riffle_application_get_status        (RiffleApplication *self);

G_END_DECLS
