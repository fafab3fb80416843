/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Options of a variant: their description, and a validated set of values. */
#pragma once

#include "pat-macros.h"

G_BEGIN_DECLS

/**
 * PAT_OPTION_ERROR:
 *
 * The domain of errors about options.
 */
#define PAT_OPTION_ERROR (pat_option_error_quark ())

/**
 * PatOptionError:
 * @PAT_OPTION_ERROR_UNKNOWN: there is no option or preset of that name
 * @PAT_OPTION_ERROR_VALUE: the value is not among the allowed ones
 * @PAT_OPTION_ERROR_SYNTAX: the text is not of the form key=value
 *
 * What can be wrong with an option.
 */
typedef enum
{
  PAT_OPTION_ERROR_UNKNOWN,
  PAT_OPTION_ERROR_VALUE,
  PAT_OPTION_ERROR_SYNTAX,
} PatOptionError;

/**
 * PatOptionType:
 * @PAT_OPTION_SWITCH: on or off, written `on` and `off`
 * @PAT_OPTION_NUMBER: a whole number from `min` to `max`
 * @PAT_OPTION_CHOICE: one of a few words
 *
 * The type of an option's value.
 */
typedef enum
{
  PAT_OPTION_SWITCH,
  PAT_OPTION_NUMBER,
  PAT_OPTION_CHOICE,
} PatOptionType;

/**
 * PatChoice:
 * @key: the word of the notation
 * @label: what the player reads, translatable
 *
 * One of the values of a choice.
 */
typedef struct
{
  const char *key;
  const char *label;
} PatChoice;

/**
 * PatOption:
 * @key: the word of the notation
 * @label: what the player reads, translatable
 * @help: (nullable): more about it in a phrase without a full stop at its end, translatable
 * @type: the type of the value
 * @initial: the default: 0 or 1, the number, or the index of the choice
 * @min: for a number, the least value
 * @max: for a number, the greatest value
 * @choices: for a choice, its values, ended by a row without key
 * @question: (nullable): for a choice, what the player is asked before the first deal, translatable
 *
 * The description of an option; a list ends with a row without key.
 */
typedef struct
{
  const char      *key;
  const char      *label;
  const char      *help;
  PatOptionType    type;
  int              initial;
  int              min;
  int              max;
  const PatChoice *choices;
  const char      *question;
} PatOption;

/**
 * PatPreset:
 * @key: the word of the notation
 * @name: what the player reads, translatable
 * @options: option values that differ from the defaults, `draw=3,scoring=vegas`
 * @easiness: per cent of deals that can be won with it, 0 if nobody knows
 *
 * A named set of option values; a list ends with a row without key.
 */
typedef struct
{
  const char *key;
  const char *name;
  const char *options;
  guint       easiness;
} PatPreset;

/**
 * PatOptions:
 *
 * The options of a variant, with a value for each. A value that is not allowed is refused, and the
 * options stay as they are.
 */
#define PAT_TYPE_OPTIONS (pat_options_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatOptions, pat_options, PAT, OPTIONS, GObject)

PAT_PUBLIC GQuark           pat_option_error_quark     (void);
PAT_PUBLIC PatOptions      *pat_options_new            (const PatOption  *options,
                                                        const PatPreset  *presets);
PAT_PUBLIC PatOptions      *pat_options_copy           (PatOptions       *self);
PAT_PUBLIC const PatOption *pat_options_get_specs      (PatOptions       *self,
                                                        guint            *n_specs);
PAT_PUBLIC const PatPreset *pat_options_get_presets    (PatOptions       *self,
                                                        guint            *n_presets);
PAT_PUBLIC int              pat_options_get            (PatOptions       *self,
                                                        const char       *key);
PAT_PUBLIC const char      *pat_options_get_choice     (PatOptions       *self,
                                                        const char       *key);
PAT_PUBLIC gboolean         pat_options_is             (PatOptions       *self,
                                                        const char       *key,
                                                        const char       *choice);
PAT_PUBLIC gboolean         pat_options_set            (PatOptions       *self,
                                                        const char       *key,
                                                        int               value,
                                                        GError          **error);
PAT_PUBLIC gboolean         pat_options_set_text       (PatOptions       *self,
                                                        const char       *key,
                                                        const char       *value,
                                                        GError          **error);
PAT_PUBLIC gboolean         pat_options_parse          (PatOptions       *self,
                                                        const char       *text,
                                                        GError          **error);
PAT_PUBLIC gboolean         pat_options_apply_preset   (PatOptions       *self,
                                                        const char       *key,
                                                        GError          **error);
PAT_PUBLIC const char      *pat_options_find_preset    (PatOptions       *self);
PAT_PUBLIC void             pat_options_reset          (PatOptions       *self);
PAT_PUBLIC char            *pat_options_to_string      (PatOptions       *self);
PAT_PUBLIC GVariant        *pat_options_to_variant     (PatOptions       *self);
PAT_PUBLIC gboolean         pat_options_set_variant    (PatOptions       *self,
                                                        GVariant         *values,
                                                        GError          **error);
PAT_PUBLIC gboolean         pat_options_equal          (PatOptions       *a,
                                                        PatOptions       *b);

G_END_DECLS
