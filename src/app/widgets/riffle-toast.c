/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short messages that wrap instead of being cut. */
#include "config.h"

#include "riffle-toast.h"

#include <glib/gi18n.h>

#include "ui-names.h"

#define FRAME_WIDTH  112 /* pixels that a toast needs around its text */
#define BUTTON_CHARS 4   /* that the frame of a button needs */
#define MIN_CHARS    10
#define MAX_CHARS    70
#define LAST         "riffle-last-toast" /* that was shown over a widget, without a button */

/**
 * riffle_toast_new:
 * @text: a sentence, without markup
 *
 * Makes a toast. The title that a toast has by itself is cut off in a narrow window; the sentences
 * of Riffle explain the rules and are worth reading to the end.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *
riffle_toast_new (const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "riffle-toast");
  adw_toast_set_custom_title (toast, label);
  return toast;
}

/**
 * riffle_toast_new_undoable:
 * @text: what was done
 *
 * Makes a toast with a button, whose signal has to be connected.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *
riffle_toast_new_undoable (const char *text)
{
  AdwToast *toast = riffle_toast_new (text);

  adw_toast_set_button_label (toast, _("_Undo"));
  return toast;
}

static double
get_char_width (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return MAX (pango_units_to_double (width), 1);
}

/* What is said while the program starts is said before its window has a size. */
static int
get_width (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget), height;

  if (width == 0 && GTK_IS_WINDOW (widget))
    gtk_window_get_default_size (GTK_WINDOW (widget), &width, &height);
  return width;
}

static void
forget_cb (AdwToast  *toast,
           GtkWidget *widget)
{
  if (g_object_get_data (G_OBJECT (widget), LAST) == toast)
    g_object_set_data (G_OBJECT (widget), LAST, NULL);
}

/* What only tells something is not true or not new any more when there is something else to tell;
 * an offer to take something back holds. */
static void
replace_last (AdwToast  *toast,
              GtkWidget *widget)
{
  AdwToast *last = g_object_get_data (G_OBJECT (widget), LAST);

  if (adw_toast_get_button_label (toast) != NULL)
    return;
  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (widget), LAST, g_object_ref (toast), g_object_unref);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (forget_cb), widget, 0);
}

/**
 * riffle_toast_prepare:
 * @toast: a toast made here
 * @widget: what it is going to lie over, in its final size
 *
 * Takes away the toast before it, if neither has a button, so that they do not wait for each other;
 * and has the text wrap if there is little room. The overlay gives a toast the height that it needs
 * in its natural width, so this width must not be larger than there is room.
 */
void
riffle_toast_prepare (AdwToast  *toast,
                      GtkWidget *widget)
{
  GtkLabel *label = GTK_LABEL (adw_toast_get_custom_title (toast));
  const char *button = adw_toast_get_button_label (toast);
  double room = get_width (widget) - FRAME_WIDTH;
  int n_chars = (int) (room / get_char_width (widget));

  replace_last (toast, widget);
  if (button != NULL)
    n_chars -= (int) g_utf8_strlen (button, -1) + BUTTON_CHARS;
  gtk_label_set_max_width_chars (label, CLAMP (n_chars, MIN_CHARS, MAX_CHARS));
}

/**
 * riffle_toast_show:
 * @toast: (transfer full): a toast made here
 * @overlay: what it is going to lie over, in its final size
 *
 * Shows a toast that wraps if there is little room, and names its buttons.
 */
void
riffle_toast_show (AdwToast        *toast,
                   AdwToastOverlay *overlay)
{
  riffle_toast_prepare (toast, GTK_WIDGET (overlay));
  adw_toast_overlay_add_toast (overlay, toast);
  riffle_ui_name_mnemonics (GTK_WIDGET (overlay));
}
