# SPDX-License-Identifier: GPL-3.0-or-later
# What ./run, ./check and flatpak/prove.sh have in common: packages, configuring and the surroundings of the uninstalled program.
# To be read with "."; the caller has set "top" to the checkout's folder.

say () { printf '%s\n' "$*"; }
complain () { printf '%s\n' "$*" >&2; }

# The names of one column of the list: package_names COLUMN GROUP...
package_names ()
{
  column=$1
  shift
  awk -v column="$column" -v groups=" $* " \
    '/^[^#]/ && index (groups, " " $1 " ") && $column != "-" { print $column }' "$top/tools/packages.txt"
}

apt_has () { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
apt_knows () { apt-cache show --no-all-versions "$1" >/dev/null 2>&1; }

# Prints the entries of the list of which not one of the alternatives is installed.
apt_missing ()
{
  for entry in $(package_names 2 "$@"); do
    found=
    for name in $(printf '%s' "$entry" | tr '|' ' '); do
      if apt_has "$name"; then
        found=yes
        break
      fi
    done
    [ -n "$found" ] || printf '%s\n' "$entry"
  done
}

# Prints, for each entry, the first alternative that apt can install.
apt_choose ()
{
  for entry in "$@"; do
    chosen=
    for name in $(printf '%s' "$entry" | tr '|' ' '); do
      if apt_knows "$name"; then
        chosen=$name
        break
      fi
    done
    if [ -n "$chosen" ]; then
      printf '%s\n' "$chosen"
    else
      complain "apt does not know a package named $entry; going on without it."
    fi
  done
}

# Runs a command as root: directly, or through sudo, which asks only where somebody can answer.
as_root ()
{
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

# apt is called only when something is missing, so that a prepared machine needs neither root nor network.
install_with_apt ()
{
  missing=$(apt_missing "$@")
  [ -n "$missing" ] || return 0
  say "Packages that are missing: $(printf '%s' "$missing" | tr '\n' ' ')"
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    complain "There is no sudo here. As root: apt-get install --no-install-recommends $(printf '%s' "$missing" | sed 's/|[^ ]*//' | tr '\n' ' ')"
    return 1
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 update \
    || complain "apt-get update did not succeed; trying with the lists that are there."
  # Word splitting is wanted: one word a package.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 \
    install -y --no-install-recommends $(apt_choose $missing)
}

print_names ()
{
  say "This system has no apt. Riffle needs these packages; install those that are missing:"
  say "  dnf install $(package_names 3 "$@" | sort -u | tr '\n' ' ')"
  say "  pacman -S --needed $(package_names 4 "$@" | sort -u | tr '\n' ' ')"
}

# install_packages GROUP...: what cannot be installed is told, and the rest goes on with what is there.
install_packages ()
{
  if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    install_with_apt "$@" || complain "Not every package could be installed; going on with what is there."
  else
    print_names "$@"
  fi
}

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
