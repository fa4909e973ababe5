#!/bin/sh
# Puts a build online, or goes back to the release before it. On the server, from the checkout:
#   deploy/release.sh put  [PREFIX] [BUILD]
#   deploy/release.sh back | recall [PREFIX]
#   deploy/release.sh pause | resume [PREFIX]
# `recall` goes back and takes the bad release off the devices that kept it: see deploy/recall.js.
# PREFIX holds the operator's listen.conf and service.conf (and redirect.conf with TLS), the releases,
# and `current`, a link to one of them: the switch is one rename, nobody is served half a site.
# `pause` holds the copy for offline use back from newcomers, whatever release is online, until
# `resume`.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
verb=${1:-}
prefix=${2:-/srv/nos-milliards}
build=${3:-$here/../apps/web/build}
kept=5
unnamed='À renseigner par l’exploitant'

mkdir -p "$prefix"
# By its whole address: nginx reads a relative one from elsewhere.
prefix=$(cd "$prefix" && pwd)
# Two people at once would each delete what the other puts.
exec 9>"$prefix/.lock"
flock -n 9 || { echo "another release is under way in $prefix" >&2 && exit 1; }

refuse() {
  echo "refused: $1" >&2
  exit 1
}

# Answers once, on a port of its own, before anybody sees it: the home page, and its policy.
answers() {
  port=${SMOKE_PORT:-4194}
  sed -e "s|include listen.conf;|listen 127.0.0.1:$port;|" -e '/include \(redirect\|status\)/d' "$prefix/$1/nginx.conf" >"$prefix/$1/smoke.conf"
  user=$([ "$(id -u)" = 0 ] && echo 'user root;' || true)
  nginx -p "$prefix/$1" -c smoke.conf -e stderr -g "$user" || return 1
  said=$(curl --silent --show-error --fail --dump-header - --output /dev/null --retry 5 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/") || said=''
  kill -QUIT "$(cat "$prefix/$1/tmp/nginx.pid")"
  while [ -e "$prefix/$1/tmp/nginx.pid" ]; do sleep 0.1; done
  rm "$prefix/$1/smoke.conf"
  echo "$said" | grep -qi '^content-security-policy:'
}

# The oldest go, never one that a link leads to: the clock may have gone back.
forget_old() {
  linked=$(for link in current previous; do readlink "$prefix/$link" || true; done)
  for release in $(ls -1t "$prefix/releases" | tail -n +$((kept + 1))); do
    echo "$linked" | grep -qx "releases/$release" || rm -rf -- "$prefix/releases/$release"
  done
}

# What is online stays there, under what comes.
keep_online() {
  release=$1
  shift
  for folder; do
    [ ! -d "$prefix/current/site/$folder" ] || {
      mkdir -p "$prefix/$release/site/$folder"
      cp -Rln "$prefix/current/site/$folder/." "$prefix/$release/site/$folder/"
    }
  done
}

accepts() {
  nginx -t -q -p "$prefix/$1" -c nginx.conf -e stderr
}

reload() {
  ${RELOAD:-systemctl try-reload-or-restart nos-milliards}
}

# The link `previous` follows, so that `back` knows where to go and can itself be undone.
switch_to() {
  old=$(readlink "$prefix/current" || true)
  ln -sfn "$1" "$prefix/next"
  mv -T "$prefix/next" "$prefix/current"
  [ -z "$old" ] || ln -sfn "$old" "$prefix/previous"
  reload
  echo "online: $1"
}

case $verb in
put)
  [ -s "$build/client/index.html" ] || refuse "$build holds no site"
  [ -s "$build/server-config/csp.map" ] || refuse "$build holds no policies"
  ! grep -qs "$unnamed" "$build/client/mentions-legales/index.html" ||
    refuse 'deploy/exploitant.yaml has an empty field: a site without a named publisher stays offline'
  # The address is written on every image that visitors share: one of development leads nowhere.
  ! grep -qsiE '^"(localhost|[0-9.]+|\[.*|[^"]*\.(localhost|local|internal|test|invalid|example))"' "$build/server-config/name.map" ||
    refuse 'the address of the site is one of development: write the public one in deploy/exploitant.yaml'
  release=releases/$(date -u +%Y%m%d-%H%M%S)
  [ ! -e "$prefix/$release" ] || refuse "$release is already there"
  mkdir -p "$prefix/$release/tmp"
  [ -e "$prefix/listen.conf" ] || cp "$here/listen.conf" "$prefix/"
  [ -e "$prefix/service.conf" ] || cp "$here/community/service.conf" "$prefix/"
  for file in "$prefix"/*.conf; do ln -s "../../${file##*/}" "$prefix/$release/"; done
  cp "$build"/server-config/*.map "$here/community/api.conf" "$prefix/$release/"
  # What it is made with, for whoever must know in a hurry which releases a flaw touches.
  [ ! -e "$build/sbom.cdx.json" ] || cp "$build/sbom.cdx.json" "$prefix/$release/"
  # By its whole address: until they have read the new policies, workers serve the old pages.
  sed "s|root site;|root $prefix/$release/site;|" "$here/nginx.conf" >"$prefix/$release/nginx.conf"
  cp -Rp "$build/client" "$prefix/$release/site"
  # A page opened before the switch may still ask for the scripts it was built with, and somebody
  # may cite an earlier version of the data.
  keep_online "$release" assets donnees
  accepts "$release" && answers "$release" || { rm -rf "$prefix/$release" && refuse 'the new release does not answer'; }
  switch_to "$release"
  forget_old
  ;;
back | recall)
  release=$(readlink "$prefix/previous") || refuse 'no release was online before this one'
  # A page of the newer release, too, still asks for its scripts.
  keep_online "$release" assets
  [ "$verb" = back ] || {
    grep -q 'include recall' "$prefix/$release/nginx.conf" || refuse "$release is too old to recall from: go back"
    mkdir -p "$prefix/$release/recall"
    cp "$here/recall.js" "$prefix/$release/recall/sw.js"
    # By its whole address, as the site. A pause would hold it back.
    sed "s|root recall;|root $prefix/$release/recall;|" "$here/recall.conf" >"$prefix/$release/recall.conf"
    rm -f "$prefix/$release/pause.conf"
  }
  accepts "$release"
  switch_to "$release"
  ;;
pause)
  cp "$here/pause.conf" "$prefix/"
  for release in "$prefix"/releases/*; do
    [ -e "$release/recall.conf" ] || ln -sf ../../pause.conf "$release/"
  done
  reload
  ;;
resume)
  rm -f "$prefix/pause.conf" "$prefix"/releases/*/pause.conf
  reload
  ;;
*)
  sed -n '2,6p' "$0" >&2
  exit 2
  ;;
esac
