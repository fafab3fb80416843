/* SPDX-License-Identifier: GPL-3.0-or-later */
/* On which machines the choice of a renderer is left to the toolkit: folders stand for what their
 * kernels tell. */
#include <unistd.h>

#include "riffle-graphics.h"
#include "scratch.h"

typedef struct
{
  const char *name;
  const char *driver;     /* (nullable): there is no graphics card */
  const char *status;     /* of the connector */
  const char *enabled;
  const char *modes;
  gboolean    may_open;   /* the card */
  gboolean    expected;
} Machine;

static const Machine machines[] = {
  { "large", "amdgpu", "connected", "enabled", "3840x2160\n1920x1080\n", TRUE, TRUE },
  { "scaled-laptop", "i915", "connected", "enabled", "2560x1600\n", TRUE, TRUE },
  { "usual", "i915", "connected", "enabled", "2560x1440\n", TRUE, FALSE },
  { "small", "amdgpu", "connected", "enabled", "1920x1080\n3840x2160\n", TRUE, FALSE },
  { "no-card", NULL, "connected", "enabled", "3840x2160\n", TRUE, FALSE },
  { "sandbox", "amdgpu", "connected", "enabled", "3840x2160\n", FALSE, FALSE },
  { "virtual-machine", "virtio-pci", "connected", "enabled", "3840x2160\n", TRUE, FALSE },
  { "in-memory", "vgem", "connected", "enabled", "3840x2160\n", TRUE, FALSE },
  { "unplugged", "amdgpu", "disconnected", "enabled", "3840x2160\n", TRUE, FALSE },
  { "closed", "amdgpu", "connected", "disabled", "3840x2160\n", TRUE, FALSE },
  { "no-modes", "amdgpu", "connected", "enabled", "", TRUE, FALSE },
  { "nonsense", "amdgpu", "connected", "enabled", "large\n", TRUE, FALSE },
};

static void
write_file (Scratch    *scratch,
            const char *name,
            const char *text)
{
  g_autofree char *path = scratch_path (scratch, name), *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
add_card (Scratch       *scratch,
          const Machine *machine)
{
  g_autofree char *folder = scratch_path (scratch, "sys/class/drm/renderD128/device");
  g_autofree char *link = g_build_filename (folder, "driver", NULL);
  g_autofree char *target = g_strdup_printf ("../../../bus/pci/drivers/%s", machine->driver);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (target, link), ==, 0);
  if (machine->may_open)
    write_file (scratch, "dev/dri/renderD128", "");
}

static void
test_machine (Scratch       *scratch,
              gconstpointer  data)
{
  const Machine *machine = data;

  if (machine->driver != NULL)
    add_card (scratch, machine);
  write_file (scratch, "sys/class/drm/version", "drm 1.1.0 20060810\n");
  write_file (scratch, "sys/class/drm/card0-DP-1/status", "disconnected\n");
  write_file (scratch, "sys/class/drm/card0-DP-1/enabled", "disabled\n");
  write_file (scratch, "sys/class/drm/card0-DP-1/modes", "");
  write_file (scratch, "sys/class/drm/card0-DP-2/status", machine->status);
  write_file (scratch, "sys/class/drm/card0-DP-2/enabled", machine->enabled);
  write_file (scratch, "sys/class/drm/card0-DP-2/modes", machine->modes);
  g_assert_cmpint (riffle_graphics_is_worthwhile (scratch->folder), ==, machine->expected);
}

/* As in a container. */
static void
test_nothing (Scratch       *scratch,
              gconstpointer  data)
{
  g_assert_false (riffle_graphics_is_worthwhile (scratch->folder));
}

/* There is no display at all; one of another machine is not asked. */
static void
test_reachable (void)
{
  g_setenv ("GDK_BACKEND", "wayland,x11", TRUE);
  g_setenv ("WAYLAND_DISPLAY", "wayland-0", TRUE);
  g_assert_true (riffle_graphics_is_reachable ());
  g_setenv ("GDK_BACKEND", "x11", TRUE);
  g_setenv ("DISPLAY", "localhost:10.0", TRUE);
  g_assert_false (riffle_graphics_is_reachable ());
  g_unsetenv ("GDK_BACKEND");
  g_unsetenv ("WAYLAND_DISPLAY");
  g_unsetenv ("DISPLAY");
  g_assert_false (riffle_graphics_is_reachable ());
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      g_autofree char *path = g_strdup_printf ("/graphics/machine/%s", machines[i].name);

      g_test_add (path, Scratch, &machines[i], scratch_set_up, test_machine, scratch_tear_down);
    }
  g_test_add ("/graphics/nothing", Scratch, NULL, scratch_set_up, test_nothing,
              scratch_tear_down);
  g_test_add_func ("/graphics/reachable", test_reachable);
  return g_test_run ();
}
