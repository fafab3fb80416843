#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves on a Debian machine that the Flatpak builds, installs and runs, without Flathub: makes a stand-in for the GNOME
# runtime out of Debian's own packages, builds the manifest against it, and plays a deal inside the sandbox.
#
# usage: flatpak/prove.sh [FOLDER]      as root; FOLDER (flatpak/_proof by default) needs 4 GB and is kept for the next time
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
. "$top/tools/setup.sh"

id=io.github.rifflecards.Riffle
suite=trixie
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
manifest=$top/flatpak/$id.yml
branch=$(sed -n "s/^runtime-version: '\(.*\)'/\1/p" "$manifest")
arch=$(uname -m)

mkdir -p "${1:-$top/flatpak/_proof}"
work=$(cd "${1:-$top/flatpak/_proof}" && pwd)
repo=$work/runtimes

# Nothing of this appears among the Flatpaks of the person who runs it.
export FLATPAK_USER_DIR="$work/installation"

# What GNOME's runtime has that Riffle may need, and what its SDK adds. A library missing here shows when the game starts.
platform_packages="libgtk-4-1 libgtk-4-bin libadwaita-1-0 librsvg2-2 librsvg2-common adwaita-icon-theme
  hicolor-icon-theme gsettings-desktop-schemas shared-mime-info fonts-cantarell fonts-dejavu-core
  libgl1-mesa-dri libegl1 libgles2 libglib2.0-bin dconf-gsettings-backend ca-certificates"
sdk_packages="build-essential meson ninja-build pkg-config libgtk-4-dev libadwaita-1-dev librsvg2-dev gettext
  desktop-file-utils appstream appstream-util libxml2-utils elfutils"

joined () { printf '%s' "$*" | tr -s ' \n' ','; }

mirror ()
{
  apt-cache policy | awk '$2 ~ /^https?:/ && $3 !~ /security/ { print $2; exit }'
}

# unpack PACKAGES FOLDER: a Debian that is never started, only taken apart
unpack ()
{
  rm -rf "$2"
  mmdebstrap --quiet --variant=apt --keyring="$keyring" --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --include="$1" "$suite" "$2" "$(mirror)"
}

# A runtime is /usr, with /etc below it. Flatpak brings the machine's own names and addresses itself, and takes in neither
# devices nor programs that run as somebody else.
take_apart ()
{
  root=$1
  runtime=$2
  rm -rf "$runtime"
  mkdir -p "$runtime/files" "$runtime/var"
  mv "$root/usr" "$runtime/usr"
  mv "$root/etc" "$runtime/usr/etc"
  rm -rf "$root" "$runtime/usr/local"
  for unwanted in passwd group shadow gshadow passwd- group- shadow- gshadow- machine-id resolv.conf hosts hostname mtab \
    localtime timezone ssl/private apt; do
    rm -rf "$runtime/usr/etc/$unwanted"
  done
  mkdir -p "$runtime/usr/share/runtime"
  find "$runtime/usr" -xdev -type f -perm /6000 -exec chmod u-s,g-s {} +
  find "$runtime/usr" -xdev \( -type b -o -type c -o -type p -o -type s \) -delete
  chmod -R u+rwX,go+rX "$runtime/usr"
}

describe ()
{
  cat <<METADATA
[Runtime]
name=$1
runtime=org.gnome.Platform/$arch/$branch
sdk=org.gnome.Sdk/$arch/$branch

[Environment]
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
METADATA
}

# make_runtime NAME PACKAGE...
make_runtime ()
{
  made=$1
  shift
  say "Making $made out of Debian $suite"
  unpack "$(joined "$@")" "$work/$made.root"
  take_apart "$work/$made.root" "$work/$made"
  describe "$made" > "$work/$made/metadata"
  flatpak build-export --runtime --disable-sandbox "$repo" "$work/$made" "$branch" >/dev/null
  rm -rf "$work/$made"
}

have_runtime () { ostree --repo="$repo" refs 2>/dev/null | grep -qx "runtime/$1/$arch/$branch"; }

make_runtimes ()
{
  [ -d "$repo" ] || ostree --repo="$repo" init --mode=bare-user
  have_runtime org.gnome.Platform || make_runtime org.gnome.Platform $platform_packages
  have_runtime org.gnome.Sdk || make_runtime org.gnome.Sdk $platform_packages $sdk_packages
  flatpak build-update-repo "$repo" >/dev/null
  flatpak --user remote-add --if-not-exists --no-gpg-verify stand-in "$repo"
  flatpak --user install -y --noninteractive --or-update stand-in "org.gnome.Platform//$branch" "org.gnome.Sdk//$branch"
}

# The sources as they are, without the build folders that "type: dir" would drag along.
copy_sources ()
{
  rm -rf "$work/source"
  mkdir -p "$work/source"
  ( cd "$top" && git ls-files -z --cached --others --exclude-standard \
    | tar --null --files-from=- --ignore-failed-read -cf - ) | tar -xf - -C "$work/source"
}

build ()
{
  copy_sources
  ( cd "$work" && dbus-run-session -- flatpak-builder --user --install --force-clean --disable-updates \
    --state-dir="$work/state" --repo="$work/apps" --default-branch=master "$work/build" "$work/source/flatpak/$id.yml" )
}

# in_sandbox [FLATPAK RUN ARGUMENT…]
in_sandbox ()
{
  xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" dbus-run-session -- \
    flatpak run --user --env=GSK_RENDERER=cairo --env=GSETTINGS_BACKEND=memory "$@"
}

# An extension with one game: the smallest legal one, under an id of its own, built with nothing but what is installed.
extension_manifest ()
{
  cat <<MANIFEST
id: $id.Plugin.Proof
branch: '1'
runtime: $id
runtime-version: master
sdk: org.gnome.Sdk//$branch
build-extension: true
separate-locales: false
modules:
  - name: proof
    buildsystem: simple
    build-commands:
      - sed -i 's/\.id *= *"[a-z0-9-]*"/.id = "extension-proof"/' template.c
      - mkdir -p \${FLATPAK_DEST}/plugins
      - cc -shared -fPIC -o \${FLATPAK_DEST}/plugins/proof.so template.c \$(PKG_CONFIG_PATH=\$(dirname \$(find /app/lib -name 'patience-1.pc')) pkg-config --cflags --libs patience-1)
    sources:
      - type: dir
        path: $work/source/plugins/template
MANIFEST
}

prove_extension ()
{
  extension_manifest > "$work/extension.yml"
  ( cd "$work" && dbus-run-session -- flatpak-builder --user --install --force-clean --disable-updates \
    --state-dir="$work/state" --repo="$work/apps" "$work/build-extension" "$work/extension.yml" )
  in_sandbox --command=riffle-cli "$id" list | grep -q '^extension-proof' \
    || { complain "The game of the extension is not listed."; return 1; }
  flatpak --user uninstall -y --noninteractive "$id.Plugin.Proof" >/dev/null
}

prove_run ()
{
  games=$(in_sandbox --command=riffle-cli "$id" list | wc -l)
  [ "$games" -gt 0 ] || { complain "riffle-cli lists no game inside the sandbox."; return 1; }
  say "riffle-cli lists $games games inside the sandbox"
  picture=$work/screenshot.png
  rm -f "$picture"
  in_sandbox "--filesystem=$work" "$id" "--demo=$picture"
  [ -s "$picture" ] || { complain "The demonstration left no screenshot."; return 1; }
  say "The screenshot is $picture"
}

prove_bundle ()
{
  flatpak build-bundle "$work/apps" "$work/riffle.flatpak" "$id" master
  flatpak --user uninstall -y --noninteractive "$id" >/dev/null
  flatpak --user install -y --noninteractive --bundle "$work/riffle.flatpak"
  in_sandbox --command=riffle-cli "$id" list >/dev/null
  say "The bundle $work/riffle.flatpak installs and runs"
}

install_packages flatpak show
make_runtimes
build
prove_run
prove_extension
prove_bundle
say "The Flatpak builds, installs and runs."
