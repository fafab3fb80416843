#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves on a Debian machine that the Flatpak builds, installs and runs, without Flathub: makes a stand-in for the GNOME
# runtime out of Debian's own packages, builds the manifest against it, and plays a deal inside the sandbox.
#
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
. "$top/tools/setup.sh"

id=io.github.rifflecards.Riffle
usage ()
{
  echo "usage: flatpak/prove.sh [FOLDER]      as root; FOLDER (flatpak/_proof by default) needs 4 GB and is kept for the next time"
}

case ${1:-} in
  -h|--help) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac

# The Debian that has the libraries of the GNOME that the manifest asks for; "check_release" compares.
suite=forky
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
manifest=$top/flatpak/$id.yml
branch=$(sed -n "s/^runtime-version: '\(.*\)'/\1/p" "$manifest")
abi=$(awk '$2 == "PAT_PLUGIN_ABI" { print $3 }' "$top/src/engine/modules/pat-plugin.h")
arch=$(uname -m)

mkdir -p "${1:-$top/flatpak/_proof}"
work=$(cd "${1:-$top/flatpak/_proof}" && pwd)
repo=$work/runtimes

# Nothing of this appears among the Flatpaks of the person who runs it.
export FLATPAK_USER_DIR="$work/installation"

# What GNOME's runtime has that Riffle may need, and what its SDK adds. A library missing here shows when the game starts.
# The server of sound is only for the proof, and here nobody's own is in its way.
platform_packages="libgtk-4-1 libgtk-4-bin libadwaita-1-0 librsvg2-2 librsvg2-common adwaita-icon-theme
  hicolor-icon-theme gsettings-desktop-schemas shared-mime-info fonts-cantarell fonts-dejavu-core
  libgl1-mesa-dri libegl1 libgles2 libglib2.0-bin dconf-gsettings-backend ca-certificates
  libpulse0 libvorbisfile3 libltdl7"
sdk_packages="build-essential meson ninja-build pkg-config libgtk-4-dev libadwaita-1-dev librsvg2-dev gettext
  desktop-file-utils appstream appstream-compose libxml2-utils elfutils librsvg2-bin
  libpulse-dev libvorbis-dev libltdl-dev pulseaudio pulseaudio-utils"

joined () { printf '%s' "$*" | tr -s ' \n' ','; }

mirror ()
{
  apt-cache policy | awk '$2 ~ /^https?:/ && $3 !~ /security/ { print $2; exit }'
}

# unpack PACKAGES FOLDER: a Debian that is never started, only taken apart. A mirror that has not been updated for a while will do.
unpack ()
{
  rm -rf "$2"
  mmdebstrap --quiet --variant=apt --keyring="$keyring" --aptopt='APT::Install-Recommends "false"' \
    --aptopt='Acquire::Check-Valid-Until "false"' \
    --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --include="$1" "$suite" "$2" "$(mirror)"
}

# check_release FOLDER: the schemas of the desktop have GNOME's own number.
check_release ()
{
  found=$(awk '/^Package: / { name = $2 } /^Version: / && name == "gsettings-desktop-schemas" { print $2 }' "$1/var/lib/dpkg/status")
  case $found in
    "$branch".*) ;;
    *) complain "Debian $suite has GNOME $found, and the manifest asks for $branch."; return 1 ;;
  esac
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
  check_release "$work/$made.root" || return 1
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

# The archives that the manifest names: URL and checksum, one a line.
archives () { awk '$1 == "url:" { url = $2 } $1 == "sha256:" { print url, $2 }' "$manifest"; }

# Debian has the very same archives, so that nothing but its mirror has to be reached. What it lacks is fetched by
# flatpak-builder from where the manifest says.
fetch_archives ()
{
  archives | while read -r url checksum; do
    file=${url##*/}
    place=$work/state/downloads/$checksum
    name=${file%-*}
    version=${file#"$name"-}
    case $name in
      lib*) letters=$(printf %.4s "$name") ;;
      *) letters=$(printf %.1s "$name") ;;
    esac
    [ ! -f "$place/$file" ] || continue
    mkdir -p "$place"
    /usr/lib/apt/apt-helper -q download-file \
      "$(mirror)/pool/main/$letters/$name/${name}_${version%.tar.*}.orig.tar.${file##*.}" "$place/$file" "SHA256:$checksum" \
      || rm -rf "$place"
  done
}

# The catalogue of programs was made by a program that SDKs have no more before flatpak-builder knew the other one.
leave_out_catalogue ()
{
  version=$(flatpak-builder --version | sed 's/.* //')
  if [ "$(printf '%s\n' "$version" 1.4 | sort -V | head -n 1)" != 1.4 ]; then
    say "flatpak-builder $version is too old to make a catalogue with this SDK; it is left out"
    printf 'appstream-compose: false\n' >> "$1"
  fi
}

build ()
{
  copy_sources
  leave_out_catalogue "$work/source/flatpak/$id.yml"
  fetch_archives
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
branch: '$abi'
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

prove_sound ()
{
  xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" dbus-run-session -- \
    "$top/flatpak/prove-sound.sh" "$id" "$branch" "$work/sound"
  say "A deal is heard through the socket of the sandbox"
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
prove_sound
prove_extension
prove_bundle
say "The Flatpak builds, installs and runs."
