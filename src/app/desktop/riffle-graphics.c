/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out whether the machine has a graphics card that is worth its driver. The toolkit must hear
 * of it before it opens the display, and cannot say itself by then how large the screen is: the
 * kernel tells both in a few small files. */
#include "config.h"

#include "riffle-graphics.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef HAVE_X11
#include <X11/Xlib.h>
#endif

/* The processor draws 2560×1440 pixels fast enough; screens with more of them are scaled, too. */
#define MANY_PIXELS (2560 * 1440)

#define CLASS_FOLDER  "sys/class/drm"
#define DEVICE_FOLDER "dev/dri"

/* Nothing is known of what these draw with: often it is the processor. */
static const char *const virtual_drivers[] = {
  "bochs-drm", "bochs", "cirrus", "qxl", "simple-framebuffer", "vboxvideo", "vgem", "virtio-pci",
  "virtio_gpu", "vkms", "vmwgfx", NULL
};

/* The name of the driver behind a device of the class, such as “amdgpu”. */
static char *
dup_driver (const char *root,
            const char *device)
{
  g_autofree char *link = g_build_filename (root, CLASS_FOLDER, device, "device", "driver", NULL);
  g_autofree char *target = g_file_read_link (link, NULL);

  return target != NULL ? g_path_get_basename (target) : NULL;
}

static gboolean
can_draw (const char *root,
          const char *device)
{
  g_autofree char *path = g_build_filename (root, DEVICE_FOLDER, device, NULL);
  g_autofree char *driver = dup_driver (root, device);

  return driver != NULL && !g_strv_contains (virtual_drivers, driver) &&
         g_access (path, R_OK | W_OK) == 0;
}

/* The first line of a file of the class; an empty one if there is no such file. */
static char *
dup_line (const char *root,
          const char *device,
          const char *name)
{
  g_autofree char *path = g_build_filename (root, CLASS_FOLDER, device, name, NULL);
  char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return g_strdup ("");
  text[strcspn (text, "\n")] = '\0';
  return text;
}

/* A screen lists its own size first. */
static gboolean
has_many_pixels (const char *root,
                 const char *connector)
{
  g_autofree char *status = dup_line (root, connector, "status");
  g_autofree char *enabled = dup_line (root, connector, "enabled");
  g_autofree char *mode = dup_line (root, connector, "modes");
  unsigned width, height;

  return g_str_equal (status, "connected") && g_str_equal (enabled, "enabled") &&
         sscanf (mode, "%5ux%5u", &width, &height) == 2 && width * height > MANY_PIXELS;
}

/**
 * riffle_graphics_is_worthwhile:
 * @root: the folder in which the kernel's files are, usually “/”
 *
 * Looks for a graphics card that this process may use, and for a screen that is so large that
 * drawing without the card would be slow.
 *
 * Returns: whether there are both
 */
gboolean
riffle_graphics_is_worthwhile (const char *root)
{
  g_autofree char *folder = g_build_filename (root, CLASS_FOLDER, NULL);
  g_autoptr (GDir) devices = g_dir_open (folder, 0, NULL);
  gboolean has_card = FALSE, has_screen = FALSE;
  const char *name;

  while (devices != NULL && (name = g_dir_read_name (devices)) != NULL)
    if (g_str_has_prefix (name, "renderD"))
      has_card = has_card || can_draw (root, name);
    else if (g_str_has_prefix (name, "card"))
      has_screen = has_screen || has_many_pixels (root, name);
  return has_card && has_screen;
}

/* A server in the memory, or one that is far away, does not draw with the card of this machine. */
#ifdef HAVE_X11
static gboolean
x11_has_card (void)
{
  int opcode, event, error;
  gboolean has_card;
  Display *display = XOpenDisplay (NULL);

  if (display == NULL)
    return FALSE;
  has_card = XQueryExtension (display, "DRI3", &opcode, &event, &error) ||
             XQueryExtension (display, "NV-GLX", &opcode, &event, &error);
  XCloseDisplay (display);
  return has_card;
}
#else
static gboolean
x11_has_card (void)
{
  return FALSE;
}
#endif

/**
 * riffle_graphics_is_reachable:
 *
 * Asks the display that the toolkit is going to open. With X11 this opens a connection, so ask
 * riffle_graphics_is_worthwhile() first.
 *
 * Returns: whether what is drawn with this machine's graphics card gets to the display
 */
gboolean
riffle_graphics_is_reachable (void)
{
  const char *backend = g_getenv ("GDK_BACKEND"), *display = g_getenv ("DISPLAY");

  if (g_getenv ("WAYLAND_DISPLAY") != NULL && (backend == NULL || strstr (backend, "wayland")))
    return TRUE;
  return display != NULL && display[0] == ':' && (backend == NULL || strstr (backend, "x11")) &&
         x11_has_card ();
}
