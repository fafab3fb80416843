/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book as a dialog: its contents beside what is being read, or one of them if there is little
 * room. */
#include "config.h"

#include "riffle-book-page.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-adaptive-bin.h"
#include "riffle-book-contents.h"
#include "riffle-book-reader.h"
#include "riffle-book-visits.h"
#include "ui-compat.h"

#define WIDTH          880 /* pixels */
#define HEIGHT         680
#define CONTENTS_WIDTH 270

#define RIFFLE_TYPE_BOOK_PAGE (riffle_book_page_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBookPage, riffle_book_page, RIFFLE, BOOK_PAGE, AdwBin)

struct _RiffleBookPage
{
  AdwBin              parent_instance;

  GtkWidget          *dialog;     /* borrowed: it owns the page */
  RiffleBookVisits   *visits;
  GtkWidget          *adaptive;
  RiffleBookContents *contents;
  GtkWidget          *separator;
  GtkWidget          *reading;    /* the reader, with the way back above it */
  RiffleBookReader   *reader;
  GtkWidget          *back;
  gboolean            is_reading; /* in one column: not the contents */
  gboolean            is_pointed; /* the pointer or a finger was used last, and not a key */
};

G_DEFINE_FINAL_TYPE (RiffleBookPage, riffle_book_page, ADW_TYPE_BIN)

static void
riffle_book_page_dispose (GObject *object)
{
  RiffleBookPage *self = RIFFLE_BOOK_PAGE (object);

  g_clear_pointer (&self->visits, riffle_book_visits_free);
  G_OBJECT_CLASS (riffle_book_page_parent_class)->dispose (object);
}

/* The heading of what is being read takes the focus by itself. */
static gboolean
riffle_book_page_grab_focus (GtkWidget *widget)
{
  RiffleBookPage *self = RIFFLE_BOOK_PAGE (widget);

  if (!self->is_reading)
    riffle_book_contents_focus (self->contents);
  return TRUE;
}

static gboolean
is_narrow (RiffleBookPage *self)
{
  gboolean narrow;

  g_object_get (self->adaptive, "narrow", &narrow, NULL);
  return narrow;
}

static void
update (RiffleBookPage *self)
{
  gboolean narrow = is_narrow (self);

  gtk_widget_set_visible (GTK_WIDGET (self->contents), !narrow || !self->is_reading);
  gtk_widget_set_visible (self->separator, !narrow);
  gtk_widget_set_visible (self->reading, !narrow || self->is_reading);
  gtk_widget_set_hexpand (GTK_WIDGET (self->contents), narrow);
  gtk_widget_set_visible (self->back, narrow || riffle_book_visits_can_go_back (self->visits));
}

static void
show (RiffleBookPage *self,
      const char     *place)
{
  riffle_book_contents_select (self->contents, place);
  self->is_reading = TRUE;
  update (self);
}

/* Whoever points does not need a mark at the heading. */
static RiffleBookFocus
get_focus (RiffleBookPage *self)
{
  return self->is_pointed ? RIFFLE_BOOK_FOCUS_PAGE : RIFFLE_BOOK_FOCUS_HEADING;
}

/* In one column, the contents begin anew. */
static void
open_cb (RiffleBookPage *self,
         GVariant       *parameter)
{
  const char *place = g_variant_get_string (parameter, NULL);

  if (!riffle_book_reader_show (self->reader, place, get_focus (self)))
    return;
  if (is_narrow (self) && !self->is_reading)
    riffle_book_visits_clear (self->visits);
  riffle_book_visits_go (self->visits, place);
  show (self, place);
}

static void
back_cb (RiffleBookPage *self)
{
  const char *place = riffle_book_visits_go_back (self->visits);

  if (place != NULL && riffle_book_reader_show (self->reader, place, get_focus (self)))
    {
      show (self, place);
      return;
    }
  if (!is_narrow (self))
    return;
  self->is_reading = FALSE;
  update (self);
  riffle_book_contents_focus (self->contents);
}

static void
search_cb (RiffleBookPage *self)
{
  if (is_narrow (self))
    {
      self->is_reading = FALSE;
      update (self);
    }
  riffle_book_contents_focus_search (self->contents);
}

/* Escape ends the search before it closes the book. */
static void
escape (RiffleBookPage *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->contents))
      || !riffle_book_contents_end_search (self->contents))
    riffle_ui_close (self->dialog);
}

/* Texts and the entry have other uses for these keys. */
static gboolean
key_cb (RiffleBookPage  *self,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();

  self->is_pointed = FALSE;
  if (key == GDK_KEY_Escape && held == 0)
    escape (self);
  else if (key == GDK_KEY_Back || (key == GDK_KEY_Left && held == GDK_ALT_MASK))
    back_cb (self);
  else if (key == GDK_KEY_f && held == GDK_CONTROL_MASK)
    search_cb (self);
  else
    return FALSE;
  return TRUE;
}

static void
pressed_cb (RiffleBookPage *self)
{
  self->is_pointed = TRUE;
}

static void
add_controller (RiffleBookPage     *self,
                GtkEventController *controller,
                const char         *signal,
                GCallback           callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
riffle_book_page_class_init (RiffleBookPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_book_page_dispose;
  widget_class->grab_focus = riffle_book_page_grab_focus;
}

static void
add_actions (RiffleBookPage *self)
{
  static const RiffleAction entries[] = {
    { "open", G_CALLBACK (open_cb), "s" },
    { "back", G_CALLBACK (back_cb) },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  riffle_actions_add (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "book", G_ACTION_GROUP (actions));
}

static void
riffle_book_page_init (RiffleBookPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *pointer = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());

  self->visits = riffle_book_visits_new ();
  add_controller (self, keys, "key-pressed", G_CALLBACK (key_cb));
  add_controller (self, pointer, "pressed", G_CALLBACK (pressed_cb));
  add_actions (self);
}

static GtkWidget *
reading_new (RiffleBookPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_set_halign (self->back, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->back, "flat");
  /* Translators: a button: leads to what was read before */
  gtk_widget_set_tooltip_text (self->back, C_("book", "Back"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "book.back");
  gtk_widget_set_vexpand (GTK_WIDGET (self->reader), TRUE);
  gtk_box_append (GTK_BOX (box), self->back);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reader));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
columns_new (RiffleBookPage *self)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->separator = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  self->reading = reading_new (self);
  gtk_widget_set_size_request (GTK_WIDGET (self->contents), CONTENTS_WIDTH, -1);
  gtk_box_append (GTK_BOX (columns), GTK_WIDGET (self->contents));
  gtk_box_append (GTK_BOX (columns), self->separator);
  gtk_box_append (GTK_BOX (columns), self->reading);
  return columns;
}

static GtkWidget *
page_new (const RiffleBookSource *source)
{
  RiffleBookPage *self = g_object_new (RIFFLE_TYPE_BOOK_PAGE, NULL);
  PatRegistry *registry = riffle_session_get_registry (source->session);

  self->contents = RIFFLE_BOOK_CONTENTS (riffle_book_contents_new (registry, source->shortcuts));
  self->reader = RIFFLE_BOOK_READER (riffle_book_reader_new (source->board, source->session,
                                                             source->shortcuts));
  self->adaptive = g_object_new (RIFFLE_TYPE_ADAPTIVE_BIN, "child", columns_new (self), NULL);
  riffle_adaptive_bin_expect_width (RIFFLE_ADAPTIVE_BIN (self->adaptive),
                                    MIN (source->width, WIDTH));
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->adaptive);
  return GTK_WIDGET (self);
}

static gboolean
settle_cb (gpointer data)
{
  RiffleBookPage *self = data;

  if (self->is_reading || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  riffle_book_contents_select (self->contents, riffle_book_visits_get_place (self->visits));
  riffle_book_contents_focus (self->contents);
  return G_SOURCE_REMOVE;
}

/* In narrow windows, newer versions of the toolkit move the focus on when the dialog has come. */
static void
mapped_cb (RiffleBookPage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, settle_cb, g_object_ref (self), g_object_unref);
}

/* Without a place, the contents have the focus; beside them is the first chapter. */
static void
begin (RiffleBookPage *self,
       const char     *place)
{
  const char *first = place != NULL ? place : "introduction";

  riffle_book_reader_show (self->reader, first, place != NULL ? RIFFLE_BOOK_FOCUS_HEADING
                           : RIFFLE_BOOK_FOCUS_NONE);
  riffle_book_contents_select (self->contents, first);
  riffle_book_visits_go (self->visits, first);
  self->is_reading = place != NULL;
  update (self);
}

/**
 * riffle_book_page_new:
 * @source: what the book takes from the program
 * @place: (nullable): a place in the book, or %NULL for its contents
 *
 * Makes a dialog in which the book is read.
 *
 * Returns: (transfer none): the dialog, to be shown with riffle_ui_present_tall ()
 */
GtkWidget *
riffle_book_page_new (const RiffleBookSource *source,
                      const char             *place)
{
  GtkWidget *page = page_new (source);
  /* Translators: the title of a dialog: the book about solitaire and the program */
  GtkWidget *dialog = riffle_ui_page_new (C_("book", "Help"), page, WIDTH, HEIGHT);

  RIFFLE_BOOK_PAGE (page)->dialog = dialog;
  gtk_widget_set_focusable (page, FALSE);
  g_signal_connect (page, "map", G_CALLBACK (mapped_cb), NULL);
  begin (RIFFLE_BOOK_PAGE (page), place);
  return dialog;
}
