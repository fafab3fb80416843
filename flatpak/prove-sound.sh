#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that the installed Flatpak is heard: starts a server of sound of its own in the sandbox of the SDK, lets the game
# deal, and listens. Nobody's own server is used or needed.
#
set -eu

usage ()
{
  echo "usage: flatpak/prove-sound.sh ID BRANCH FOLDER       on a display and a session bus; FOLDER is made again"
}

case ${1:-} in
  -h|--help) usage; exit 0 ;;
esac
[ $# -eq 3 ] || { usage >&2; exit 2; }

id=$1
branch=$2
folder=$3
patience=120 # halves of a second
audible=400  # of 32768

# Each in a process of its own, which ends with it.
in_sdk ()
{
  program=$1
  shift
  exec flatpak run --user --die-with-parent --socket=session-bus --filesystem="$folder" --env=PULSE_SERVER="unix:$folder/server" \
    --command="$program" "org.gnome.Sdk//$branch" "$@"
}

start ()
{
  "$@" >> "$folder/log" 2>&1 &
  started="$started $!"
}

finish ()
{
  status=$?
  kill $started 2>/dev/null || true
  [ "$status" -eq 0 ] || cat "$folder/log" >&2
}

# wait_for WHAT COMMAND…
wait_for ()
{
  what=$1
  shift
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    if [ "$tries" -ge "$patience" ]; then
      printf '%s\n' "Waited in vain for $what." >&2
      exit 1
    fi
    sleep 0.5
  done
}

is_loud ()
{
  od -An -v -td2 "$folder/heard" | awk -v audible="$audible" \
    '{ for (i = 1; i <= NF; i++) if ($i > audible || -$i > audible) loud = 1 } END { exit !loud }'
}

play () { flatpak run --user --die-with-parent --env=GSK_RENDERER=cairo --env=GSETTINGS_BACKEND=keyfile "$id" "$@"; }

# The game that runs already deals what another one is asked for.
deal_and_listen ()
{
  play "klondike#$((tries + 3))" >> "$folder/log" 2>&1 || true
  is_loud
}

rm -rf "$folder"
mkdir -p "$folder/home/.var/app/$id/config/glib-2.0/settings"
printf '[%s]\nsound=true\n' "$(printf '%s' "$id" | tr . /)" > "$folder/home/.var/app/$id/config/glib-2.0/settings/keyfile"
started=
trap finish EXIT
trap 'exit 1' HUP INT TERM

start in_sdk pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --disable-shm \
  -L 'module-null-sink sink_name=null' -L "module-native-protocol-unix auth-anonymous=1 socket=$folder/server"
wait_for "the server of sound" test -S "$folder/server"
start in_sdk parec -d null.monitor --raw --channels=1 --format=s16le "$folder/heard"
wait_for "the recording to begin" test -s "$folder/heard"
if is_loud; then
  printf '%s\n' "There is a sound before the game has started." >&2
  exit 1
fi

export HOME="$folder/home" PULSE_SERVER="unix:$folder/server"
start play 'klondike#2'
wait_for "a deal to be heard" deal_and_listen
