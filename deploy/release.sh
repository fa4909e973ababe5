#!/bin/sh
# Puts a build online, or goes back to the release before it. On the server, from the checkout:
#   deploy/release.sh put  [PREFIX] [BUILD]
#   deploy/release.sh back [PREFIX]
#   deploy/release.sh pause | resume [PREFIX]
# PREFIX holds the operator's listen.conf (and redirect.conf with TLS), the releases, and `current`,
# a link to one of them: the switch is one rename, nobody is served half a site. `pause` holds the
# copy for offline use back from newcomers, whatever release is online, until `resume`.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
verb=${1:-}
prefix=${2:-/srv/nos-milliards}
build=${3:-$here/../apps/web/build}
kept=5

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
  release=releases/$(date -u +%Y%m%d-%H%M%S)
  mkdir -p "$prefix/$release/tmp"
  [ -e "$prefix/listen.conf" ] || cp "$here/listen.conf" "$prefix/"
  for file in "$prefix"/*.conf; do ln -s "../../${file##*/}" "$prefix/$release/"; done
  cp "$build"/server-config/*.map "$prefix/$release/"
  # By its whole address: until they have read the new policies, workers serve the old pages.
  sed "s|root site;|root $prefix/$release/site;|" "$here/nginx.conf" >"$prefix/$release/nginx.conf"
  cp -Rp "$build/client" "$prefix/$release/site"
  # A page opened before the switch may still ask for the scripts it was built with, and somebody
  # may cite an earlier version of the data.
  for folder in assets donnees; do
    [ ! -d "$prefix/current/site/$folder" ] ||
      cp -Rln "$prefix/current/site/$folder/." "$prefix/$release/site/$folder/"
  done
  accepts "$release" || { rm -rf "$prefix/$release" && exit 1; }
  switch_to "$release"
  (cd "$prefix/releases" && ls -1 | sort -r | tail -n +$((kept + 1)) | xargs -r rm -rf --)
  ;;
back)
  accepts "$(readlink "$prefix/previous")"
  switch_to "$(readlink "$prefix/previous")"
  ;;
pause)
  cp "$here/pause.conf" "$prefix/"
  for release in "$prefix"/releases/*; do ln -sf ../../pause.conf "$release/"; done
  reload
  ;;
resume)
  rm -f "$prefix/pause.conf" "$prefix"/releases/*/pause.conf
  reload
  ;;
*)
  sed -n '2,5p' "$0" >&2
  exit 2
  ;;
esac
