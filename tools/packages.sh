# SPDX-License-Identifier: GPL-3.0-or-later
# Installs packages of tools/packages.txt without ever removing one, or unpacks them without installing them.
# To be read by tools/setup.sh; the caller has set "top" to the checkout's folder.

# The names of one column of the list: package_names COLUMN GROUP...
package_names ()
{
  column=$1
  shift
  awk -v column="$column" -v groups=" $* " \
    '/^[^#]/ && index (groups, " " $1 " ") && $column != "-" { print $column }' "$top/tools/packages.txt"
}

# What an entry of the list is for, in words.
package_purpose ()
{
  awk -v entry="$1" '/^[^#]/ && $2 == entry { $1 = $2 = $3 = $4 = ""; sub (/^ */, ""); print; exit }' "$top/tools/packages.txt"
}

has_apt () { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }
apt_has () { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# A name that is only provided by other packages has no candidate, and neither has an unknown one.
apt_knows () { LC_ALL=C apt-cache policy "$1" 2>/dev/null | grep -q '^  Candidate: [^(]'; }

# Whether apt has ever fetched its lists.
apt_has_lists () { LC_ALL=C apt-cache policy 2>/dev/null | grep -q '^ *[0-9-]* [a-z+]*:/'; }

# apt_first TEST ENTRY: prints the first alternative of an entry of which the test is true.
apt_first ()
{
  for name in $(printf '%s' "$2" | tr '|' ' '); do
    if "$1" "$name"; then
      printf '%s\n' "$name"
      return
    fi
  done
}

# Prints the entries of the list of which not one of the alternatives is installed.
apt_missing ()
{
  for entry in $(package_names 2 "$@"); do
    [ -n "$(apt_first apt_has "$entry")" ] || printf '%s\n' "$entry"
  done
}

# Sound drivers bring a whole sound server along; one that is there already needs nothing else.
sound_group ()
{
  if ! has_apt || apt_has pulseaudio || apt_has pipewire-pulse; then
    printf 'sound\n'
  fi
}

apt_simulate () { LC_ALL=C apt-get -s -q --no-install-recommends install "$@" 2>/dev/null; }
can_install () { [ $# -eq 0 ] || apt_simulate --no-remove "$@" >/dev/null; }

# why_not PACKAGE...: why the last of them cannot be installed with the others.
why_not ()
{
  removed=$(apt_simulate "$@" | awk '$1 == "Remv" { printf "%s%s", comma, $2; comma = ", " }')
  if [ -n "$removed" ]; then
    printf 'installing it would remove %s\n' "$removed"
  else
    printf 'apt cannot install it\n'
  fi
}

# leave_out ENTRY REASON
leave_out ()
{
  purpose=$(package_purpose "$1")
  left_out="$left_out  $1${purpose:+ ($purpose)}: $2
"
}

# plan_installation ENTRY...: sets "plan" to the packages that can be installed, and "left_out" to lines about the others.
plan_installation ()
{
  plan=
  left_out=
  known=
  for entry in "$@"; do
    name=$(apt_first apt_knows "$entry")
    if [ -n "$name" ]; then
      plan="$plan $name"
      known="$known $entry"
    else
      leave_out "$entry" "there is no such package"
    fi
  done
  # Word splitting is wanted: one word a package.
  can_install $plan && return
  plan=
  for entry in $known; do
    name=$(apt_first apt_knows "$entry")
    if can_install $plan "$name"; then
      plan="$plan $name"
    else
      leave_out "$entry" "$(why_not $plan "$name")"
    fi
  done
}

report_left_out ()
{
  if [ -n "$left_out" ]; then
    complain "Left out:"
    printf '%s' "$left_out" >&2
  fi
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

can_be_root () { [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && as_root true; }; }

apt_as_root () { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@"; }
apt_install () { apt_as_root install -y --no-install-recommends --no-remove "$@"; }

# Where all of them together cannot be installed, as many as possible are.
install_plan ()
{
  [ -n "$plan" ] || return 0
  apt_install $plan && return
  failed=
  for name in $plan; do
    apt_has "$name" || apt_install "$name" || failed="$failed $name"
  done
  [ -z "$failed" ] || complain "Not installed:$failed"
}

# apt is called only where it can change something, so that a prepared machine needs neither root nor network.
install_with_apt ()
{
  missing=$(apt_missing "$@")
  [ -n "$missing" ] || return 0
  plan_installation $missing
  if [ -z "$plan" ] && apt_has_lists; then
    report_left_out
    return
  fi
  say "Packages that are missing: $(printf '%s' "$missing" | tr '\n' ' ')"
  if ! can_be_root; then
    complain "They can only be installed as root: apt-get install --no-install-recommends --no-remove${plan:- $(printf '%s' "$missing" | sed 's/|.*//' | tr '\n' ' ')}"
    report_left_out
    return
  fi
  apt_as_root update || complain "apt-get update did not succeed; trying with the lists that are there."
  plan_installation $missing
  report_left_out
  install_plan
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
  if has_apt; then
    install_with_apt "$@"
  else
    print_names "$@"
  fi
}

# unpack_packages FOLDER GROUP...: unpacks below FOLDER what is not installed of these packages, and of all that they need.
# Nothing is installed, so it takes no root, and nothing else has to give way.
unpack_packages ()
{
  folder=$1
  shift
  has_apt || return 0
  missing=$(apt_missing "$@")
  [ -n "$missing" ] || return 0
  wanted=$(apt_simulate $(for entry in $missing; do apt_first apt_knows "$entry"; done) \
    | awk '$1 == "Inst" && $3 ~ /^\(/ { print $2 "=" substr ($3, 2) }')
  if [ -z "$wanted" ]; then
    complain "Not found, and left out: $(printf '%s' "$missing" | tr '\n' ' ')"
  elif [ "$wanted" != "$(cat "$folder/contents" 2>/dev/null)" ]; then
    fetch_and_unpack "$folder" "$wanted" || complain "Not fetched, and left out: $(printf '%s' "$missing" | tr '\n' ' ')"
  fi
}

# fetch_and_unpack FOLDER NAMES-WITH-VERSIONS
fetch_and_unpack ()
{
  say "Unpacking, without installing them: $(printf '%s' "$2" | sed 's/=.*//' | tr '\n' ' ')"
  rm -rf "$1"
  mkdir -p "$1/archives"
  (cd "$1/archives" && apt-get -q -o APT::Sandbox::User=root download $2 >../log 2>&1) || return 1
  for archive in "$1/archives"/*.deb; do
    dpkg-deb -x "$archive" "$1" || return 1
  done
  rm -rf "$1/archives"
  printf '%s\n' "$2" >"$1/contents"
}
