/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and messages in a dialog of their own. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleUiTextFunc:
 * @text: what the player wrote
 * @owner: the asker
 *
 * Takes an answer.
 */
typedef void (*RiffleUiTextFunc) (const char *text,
                                  gpointer    owner);

/**
 * RiffleUiQuestion:
 * @heading: in a few words
 * @body: in a sentence
 * @accept: the text of the button that accepts the answer
 * @initial: what stands in the entry at first
 * @extra: (nullable): stands below the entry
 *
 * A question for a line of text.
 */
typedef struct
{
  const char *heading;
  const char *body;
  const char *accept;
  const char *initial;
  GtkWidget  *extra;
} RiffleUiQuestion;

/**
 * RiffleUiResponse:
 * @id: what is answered
 * @label: of the button, not translated yet
 * @is_destructive: something is lost
 *
 * One of the answers to a question.
 */
typedef struct
{
  const char *id;
  const char *label;
  gboolean    is_destructive;
} RiffleUiResponse;

GtkWidget *riffle_ui_tell                       (GtkWidget              *parent,
                                                 const char             *heading,
                                                 const char             *body);
GtkWidget *riffle_ui_ask_text                   (GtkWidget              *parent,
                                                 const RiffleUiQuestion *question,
                                                 RiffleUiTextFunc        answered,
                                                 gpointer                owner);
void       riffle_ui_set_body                   (GtkWidget              *dialog,
                                                 const char             *body);
GtkWidget *riffle_ui_ask                        (GtkWidget              *parent,
                                                 const char             *heading,
                                                 const char             *body,
                                                 const RiffleUiResponse *responses,
                                                 RiffleUiTextFunc        answered,
                                                 gpointer                owner);
void       riffle_ui_add_content                (GtkWidget              *dialog,
                                                 GtkWidget              *content);

G_END_DECLS
