# SPDX-License-Identifier: GPL-3.0-or-later
# What ./run, ./check and flatpak/prove.sh have in common: packages, configuring and the surroundings of the uninstalled program.
# To be read with "."; the caller has set "top" to the checkout's folder.

say () { printf '%s\n' "$*"; }
complain () { printf '%s\n' "$*" >&2; }

. "$top/tools/packages.sh"

# configure FOLDER [MESON ARGUMENT...]: one that is configured already stays as it is, unless it belongs to a checkout elsewhere.
configure ()
{
  build=$1
  shift
  for tool in meson ninja; do
    if ! command -v "$tool" >/dev/null; then
      complain "$tool is not installed, and nothing can be built without it."
      return 1
    fi
  done
  if [ -f "$build/build.ninja" ] && ! grep -qF "$top" "$build/build.ninja"; then
    rm -rf "$build"
  fi
  if [ ! -f "$build/build.ninja" ]; then
    meson setup "$build" "$top" "$@"
  fi
}

# GApplication and GSettings want a session bus. What one of its own and its services tell on the way goes into a file.
# For sh -c, followed by the file and the program with its arguments.
with_bus='exec dbus-run-session -- sh -c "exec \"\$@\" >&3 2>&4 3>&- 4>&-" sh "$@" 3>&1 4>&2 >"$0" 2>&1'

# Lets the uninstalled program find its own schema, modules and translations, ahead of any installed ones.
build_environment ()
{
  export GSETTINGS_SCHEMA_DIR="$1/data"
  export RIFFLE_PLUGIN_PATH="$1/plugins${RIFFLE_PLUGIN_PATH:+:$RIFFLE_PLUGIN_PATH}"
  export RIFFLE_LOCALEDIR="$1/po"
}
