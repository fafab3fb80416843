/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only place where versions of GTK and libadwaita make a difference: dialogs and announcements.
 * */
#pragma once

#include <adwaita.h>

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
 *
 * A question for a line of text.
 */
typedef struct
{
  const char *heading;
  const char *body;
  const char *accept;
  const char *initial;
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

GtkWidget *riffle_ui_page_new                   (const char             *title,
                                                 GtkWidget              *child,
                                                 int                     width,
                                                 int                     height);
void       riffle_ui_present                    (GtkWidget              *dialog,
                                                 GtkWidget              *parent);
void       riffle_ui_close                      (GtkWidget              *dialog);
GtkWidget *riffle_ui_preferences_new            (const char             *title);
gboolean   riffle_ui_has_dialog                 (GtkWidget              *window);
void       riffle_ui_watch_dialogs              (GtkWidget              *window,
                                                 GCallback               changed);
void       riffle_ui_preferences_add_page       (GtkWidget              *preferences,
                                                 AdwPreferencesPage     *page);
void       riffle_ui_preferences_add_toast      (GtkWidget              *preferences,
                                                 AdwToast               *toast);
void       riffle_ui_present_about              (GtkWidget              *parent);
void       riffle_ui_tell                       (GtkWidget              *parent,
                                                 const char             *heading,
                                                 const char             *body);
void       riffle_ui_ask_text                   (GtkWidget              *parent,
                                                 const RiffleUiQuestion *question,
                                                 RiffleUiTextFunc        answered,
                                                 gpointer                owner);
void       riffle_ui_ask                        (GtkWidget              *parent,
                                                 const char             *heading,
                                                 const char             *body,
                                                 const RiffleUiResponse *responses,
                                                 RiffleUiTextFunc        answered,
                                                 gpointer                owner);
GtkWidget *riffle_ui_colour_button_new           (const char             *title);
void       riffle_ui_name                       (GtkWidget              *widget,
                                                 const char             *name);
void       riffle_ui_describe                   (GtkWidget              *widget,
                                                 const char             *text);
void       riffle_ui_name_buttons               (GtkWidget              *tree);
void       riffle_ui_announce                   (GtkWidget              *widget,
                                                 const char             *text);

G_END_DECLS
