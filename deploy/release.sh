#!/bin/sh
# Puts a build online, or goes back to the release before it. On the server, from the checkout:
#   deploy/release.sh put  [PREFIX] [BUILD]
#   deploy/release.sh back [PREFIX]
# PREFIX holds the operator's listen.conf (and redirect.conf with TLS), the releases, and `current`,
# a link to one of them: the switch is one rename, nobody is served half a site.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
verb=${1:-}
prefix=${2:-/srv/nos-milliards}
build=${3:-$here/../apps/web/build}
kept=5

# The link `previous` follows, so that `back` knows where to go and can itself be undone.
switch_to() {
  nginx -t -q -p "$prefix/$1" -c nginx.conf -e stderr
  old=$(readlink "$prefix/current" || true)
  ln -sfn "$1" "$prefix/next"
  mv -T "$prefix/next" "$prefix/current"
  [ -z "$old" ] || ln -sfn "$old" "$prefix/previous"
  ${RELOAD:-systemctl try-reload-or-restart nos-milliards}
  echo "online: $1"
}

case $verb in
put)
  release=releases/$(date -u +%Y%m%d-%H%M%S)
  mkdir -p "$prefix/$release/tmp"
  [ -e "$prefix/listen.conf" ] || cp "$here/listen.conf" "$prefix/"
  for file in "$prefix"/*.conf; do ln -s "../../${file##*/}" "$prefix/$release/"; done
  cp "$here/nginx.conf" "$build/server-config/csp.map" "$prefix/$release/"
  cp -Rp "$build/client" "$prefix/$release/site"
  # A page opened before the switch may still ask for the scripts it was built with.
  if [ -d "$prefix/current/site/assets" ]; then
    cp -Rln "$prefix/current/site/assets/." "$prefix/$release/site/assets/"
  fi
  switch_to "$release"
  (cd "$prefix/releases" && ls -1 | sort -r | tail -n +$((kept + 1)) | xargs -r rm -rf --)
  ;;
back)
  switch_to "$(readlink "$prefix/previous")"
  ;;
*)
  sed -n '2,4p' "$0" >&2
  exit 2
  ;;
esac
