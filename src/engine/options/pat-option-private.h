/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of PatOptions, for the files that make it up. */
#pragma once

#include "pat-option.h"

G_BEGIN_DECLS

/* A list in which this many rows come before its end has lost the end; what counts rows returns
   no more. */
#define PAT_MAX_OPTIONS 64

/* The engine's own option, added to every variant whose uncovered cards are turned up. */
#define PAT_OPTION_FLIP "flip"

/* The descriptions, shared by all copies of a set of values; each list keeps its last row
   without key. */
typedef struct
{
  guint      n_options;
  PatOption *options;
  guint      n_presets;
  PatPreset *presets;
} PatOptionTable;

struct _PatOptions
{
  GObject         parent_instance;
  PatOptionTable *table;   /* reference counted */
  int            *values;  /* one for each option */
  GVariant       *unknown; /* (nullable) a{sv}: stored under keys that are not known */
};

guint     pat_option_count         (const PatOption  *options);
guint     pat_option_count_choices (const PatOption  *option);
guint     pat_preset_count         (const PatPreset  *presets);
gboolean  pat_option_check_value   (const PatOption  *option,
                                    int               value,
                                    GError          **error);
gboolean  pat_option_parse_value   (const PatOption  *option,
                                    const char       *text,
                                    int              *value,
                                    GError          **error);
char     *pat_option_format_value  (const PatOption  *option,
                                    int               value);
gboolean  pat_option_check_table   (const PatOption  *options,
                                    const PatPreset  *presets,
                                    GError          **error);
int       pat_options_find         (PatOptions       *self,
                                    const char       *key);
int       pat_options_find_known   (PatOptions       *self,
                                    const char       *key,
                                    GError          **error);
void      pat_options_get_initial  (PatOptions       *self,
                                    int              *values);
gboolean  pat_options_read_preset  (PatOptions       *self,
                                    const char       *key,
                                    int              *values,
                                    GError          **error);

G_END_DECLS
