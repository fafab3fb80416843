/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tour through a page: every control is used once, and so is what it brings up. A control that
 * does not answer in time ends the process, with its name. */
#include "config.h"

#include "controls-tour.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "controls.h"

#define LIMIT     20  /* seconds that a control may take */
#define N_FRAMES  3   /* after which a page has all its widgets */
#define MAX_ABOVE 10  /* windows above each other */
#define MAX_TRIES 3   /* to come back to a control that went out of sight */
#define MAX_VAIN  3   /* uses of a control again that bring up nothing */
#define MAX_USES  900 /* of controls of a page, at which it is taken to be endless */

/* Links of the book lead from place to place without an end; test-book.c follows them. */
#define ENDLESS "RiffleBookReader-"

typedef struct Control Control;

struct Control
{
  char      *name;
  GtkWidget *widget;   /* (nullable): while it is seen */
  Control   *revealer; /* (nullable): the one that brought it up */
  gboolean   is_used;
  guint      n_tries;  /* to come back to it */
  guint      n_vain;   /* uses that brought up nothing to use */
};

struct _ControlsTour
{
  ControlsPage  page;
  GHashTable   *known;     /* name → Control */
  GPtrArray    *order;     /* the controls as they were found */
  GPtrArray    *seen;      /* those that are seen, as they are laid out */
  Control      *last;      /* (nullable): the one that was used last */
  guint         n_uses;
  guint         n_foreign; /* choosers of files and colours that came up */
};

static char late[512]; /* what is said if the present control does not answer */

static void
control_free (gpointer data)
{
  Control *control = data;

  g_free (control->name);
  g_free (control);
}

static void
late_cb (int number)
{
  gssize written = write (STDERR_FILENO, late, strlen (late));

  _exit (written > 0 ? 1 : 2);
}

static void
set_limit (const char *name)
{
  g_snprintf (late, sizeof late, "no answer within %d seconds: %s\n", LIMIT, name);
  signal (SIGALRM, late_cb);
  alarm (LIMIT);
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  guint *n_frames = data;

  return ++*n_frames < N_FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Waits until all that has changed can be seen. */
void
controls_let_appear (GtkWindow *window)
{
  guint n_frames = 0;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame_cb, &n_frames, NULL);
  while (n_frames < N_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
is_above (ControlsTour *self,
          GtkWidget    *layer)
{
  return layer != GTK_WIDGET (self->page.window);
}

static void
close_layer (ControlsTour *self,
             GtkWidget    *layer)
{
  controls_close_layer (layer);
  controls_let_appear (self->page.window);
}

static void
close_layers (ControlsTour *self)
{
  GtkWidget *layer;

  for (guint i = 0; i < MAX_ABOVE; i++)
    if (layer = controls_find_layer (self->page.window), is_above (self, layer))
      close_layer (self, layer);
  g_assert_false (is_above (self, controls_find_layer (self->page.window)));
}

/* Closes the choosers of files and colours, which are the toolkit's. Returns: (transfer none): what
 * is below */
static GtkWidget *
find_own_layer (ControlsTour *self)
{
  GtkWidget *layer;

  while (layer = controls_find_layer (self->page.window), controls_is_foreign (layer))
    {
      self->n_foreign++;
      close_layer (self, layer);
    }
  return layer;
}

static Control *
note (ControlsTour *self,
      const char   *name)
{
  Control *control = g_hash_table_lookup (self->known, name);

  if (control == NULL)
    {
      control = g_new0 (Control, 1);
      control->name = g_strdup (name);
      control->revealer = self->last;
      g_hash_table_insert (self->known, control->name, control);
      g_ptr_array_add (self->order, control);
    }
  return control;
}

/* Notes the controls of the page that are seen. */
static void
look (ControlsTour *self,
      GtkWidget    *layer)
{
  g_autoptr (GPtrArray) widgets = NULL;

  if (controls_scroll_up (layer))
    controls_let_appear (self->page.window);
  widgets = controls_list (layer);
  for (guint i = 0; i < self->seen->len; i++)
    ((Control *) self->seen->pdata[i])->widget = NULL;
  g_ptr_array_set_size (self->seen, 0);
  for (guint i = 0; i < widgets->len; i++)
    {
      g_autofree char *name = controls_dup_name (widgets->pdata[i]);
      Control *control;

      if ((self->page.part != NULL && strstr (name, self->page.part) == NULL)
          || strstr (name, ENDLESS) != NULL)
        continue;
      control = note (self, name);
      control->widget = widgets->pdata[i];
      g_ptr_array_add (self->seen, control);
    }
}

static gboolean
is_open (ControlsTour *self)
{
  GtkWidget *layer = controls_find_layer (self->page.window);

  if (self->page.part == NULL)
    return is_above (self, layer);
  look (self, layer);
  return self->seen->len > 0;
}

static void
open_page (ControlsTour *self)
{
  set_limit (self->page.name);
  close_layers (self);
  self->last = NULL;
  self->page.open (self->page.data);
  do
    controls_let_appear (self->page.window);
  while (!is_open (self));
}

/* Returns: (nullable): the first control that is seen and has not been used; those that do away
 * with something are last */
static Control *
find_unused (ControlsTour *self)
{
  Control *found = NULL;

  for (guint i = 0; i < self->seen->len; i++)
    {
      Control *control = self->seen->pdata[i];

      if (control->is_used)
        continue;
      if (!gtk_widget_has_css_class (control->widget, "destructive-action"))
        return control;
      found = control;
    }
  return found;
}

static gboolean
is_waiting (const Control *control)
{
  return !control->is_used && control->n_tries < MAX_TRIES;
}

/* Returns: (nullable): what is seen and leads, over others, to a control that is not */
static Control *
find_way (ControlsTour *self)
{
  for (guint i = 0; i < self->order->len; i++)
    {
      Control *wanted = self->order->pdata[i], *way = wanted->revealer;

      if (!is_waiting (wanted))
        continue;
      while (way != NULL && (way->widget == NULL || way->n_vain >= MAX_VAIN))
        way = way->revealer;
      if (way == NULL)
        continue;
      wanted->n_tries++;
      return way;
    }
  return NULL;
}

static void
use (ControlsTour *self,
     Control      *control)
{
  g_autoptr (GtkWidget) widget = g_object_ref (control->widget);

  g_assert_cmpuint (++self->n_uses, <, MAX_USES);
  g_test_message ("%s%s", control->name, control->is_used ? " (again)" : "");
  control->is_used = TRUE;
  self->last = control;
  set_limit (control->name);
  /* This scrolls to it. */
  if (gtk_widget_grab_focus (widget))
    controls_let_appear (self->page.window);
  if (!controls_use (widget))
    g_error ("nothing happens: %s", control->name);
  controls_let_appear (self->page.window);
}

/* Comes back to the page. Returns: whether there is something left to use */
static gboolean
come_back (ControlsTour *self)
{
  for (guint i = 0; i < self->order->len; i++)
    {
      Control *control = self->order->pdata[i];

      if (is_waiting (control))
        {
          control->n_tries++;
          open_page (self);
          return TRUE;
        }
    }
  return FALSE;
}

/* Does the next thing. Returns: whether there was one */
static gboolean
go_on (ControlsTour *self)
{
  GtkWidget *layer = find_own_layer (self);
  Control *control;

  if (self->page.part == NULL && !is_above (self, layer))
    return come_back (self);
  look (self, layer);
  control = find_unused (self);
  if (control == NULL)
    {
      control = find_way (self);
      /* What brings up a way to something else, such as the menu of a submenu, is not in vain. */
      if (self->last != NULL && (control == NULL || control->revealer != self->last))
        self->last->n_vain++;
    }
  if (control != NULL)
    use (self, control);
  else if (is_above (self, layer))
    close_layer (self, layer);
  else
    return come_back (self);
  return TRUE;
}

ControlsTour *
controls_tour_new (const ControlsPage *page)
{
  ControlsTour *self = g_new0 (ControlsTour, 1);

  self->page = *page;
  self->known = g_hash_table_new (g_str_hash, g_str_equal);
  self->order = g_ptr_array_new_with_free_func (control_free);
  self->seen = g_ptr_array_new ();
  return self;
}

void
controls_tour_free (ControlsTour *self)
{
  g_hash_table_unref (self->known);
  g_ptr_array_unref (self->seen);
  g_ptr_array_unref (self->order);
  g_free (self);
}

/* Uses all controls, and leaves the page open or closed. Those that were not used are told. */
ControlsResult
controls_tour_run (ControlsTour *self)
{
  ControlsResult result = { 0 };

  open_page (self);
  while (go_on (self))
    continue;
  close_layers (self);
  alarm (0);
  for (guint i = 0; i < self->order->len; i++)
    {
      const Control *control = self->order->pdata[i];

      if (control->is_used)
        result.n_used++;
      else
        g_test_message ("not seen again: %s", control->name);
    }
  result.n_unused = self->order->len - result.n_used;
  result.n_foreign = self->n_foreign;
  g_test_message ("%u of %u controls", result.n_used, self->order->len);
  return result;
}
