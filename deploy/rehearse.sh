#!/bin/bash
# Runs every command that the pages for operators show, in order: each block marked `sh` of
# docs/mettre-en-ligne.md and docs/service.md. The blocks marked
# `sh non-joué` cannot run here, and say why. As root on Debian 12, with nginx, age and the npm packages
# installed; nothing outside is touched: the disk, the network and the processes are those of a namespace.
#   deploy/rehearse.sh
# Three things stand in for what is not here: `systemctl` starts what the real unit files say, without
# their restrictions; `editor` fills the operator's file; a local PostgreSQL 18 plays the managed one.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)

if [ "${REHEARSING:-}" = '' ]; then
  [ "$(id -u)" = 0 ] || { echo 'as root: it mounts' >&2 && exit 1; }
  exec env REHEARSING=yes unshare --mount --net --pid --fork --mount-proc --kill-child "$0"
fi

# 1. A bare machine: a disk of its own over that of this one.
disk=$(mktemp -d)
mount -t tmpfs -o mode=755 rehearsal "$disk"
for folder in etc srv var opt root; do
  mkdir -p "$disk/$folder" "$disk/.$folder"
  mount -t overlay -o "lowerdir=/$folder,upperdir=$disk/$folder,workdir=$disk/.$folder" "$folder" "/$folder"
done
mkdir -p /opt/nos-milliards/node_modules "$disk/modules" "$disk/.modules" "$disk/bin" "$disk/units"
# The tracked files only, as a clone has them, and what `npm ci` installs.
(cd "$repository" && git ls-files -z | xargs -0 cp --parents -t /opt/nos-milliards)
mount -t overlay -o "lowerdir=$repository/node_modules,upperdir=$disk/modules,workdir=$disk/.modules" modules /opt/nos-milliards/node_modules
ip link set lo up
export PATH="$disk/bin:/opt/nos-milliards/node_modules/.bin:$PATH" UNITS=$disk/units

# 2. What stands in for the rest.
cat >"$disk/bin/systemctl" <<'STANDIN'
#!/bin/bash
set -euo pipefail
verb=$1
shift
[ "$verb" != daemon-reload ] || exit 0
[ "${1:-}" != --now ] || shift
said() { sed -n "s/^$2=//p" "$1"; }
stop() {
  local pid=$UNITS/$1.pid
  [ -e "$pid" ] || return 0
  kill -TERM "$(cat "$pid")" 2>/dev/null || true
  while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done
  rm "$pid"
}
start() {
  local port=${1#*@} file=/etc/systemd/system/${1/@*/@}.service
  case $1 in *.timer) return 0 ;; *@*) ;; *) file=/etc/systemd/system/${1%.service}.service ;; esac
  local user command
  user=$(said "$file" User)
  command=$(said "$file" ExecStart)
  local settings=() setting part
  for part in $(said "$file" Environment); do settings+=("${part//%i/$port}"); done
  for part in $(said "$file" EnvironmentFile); do
    part=${part//%i/$port}
    [[ $part != -* || -e ${part#-} ]] || continue
    while read -r setting; do settings+=("$setting"); done <"${part#-}"
  done
  part=$(said "$file" StateDirectory)
  [ "$part" = '' ] || install -d -o "$user" "/var/lib/$part"
  part=$(said "$file" WorkingDirectory)
  local run=(env "${settings[@]}" bash -c "exec $command")
  [ "$user" = '' ] || run=(setpriv --reuid "$user" --regid "$user" --clear-groups "${run[@]}")
  cd "${part:-/}"
  if [ "$(said "$file" Type)" = oneshot ]; then "${run[@]}"; else
    setsid "${run[@]}" </dev/null >>"$UNITS/$1.log" 2>&1 &
    echo $! >"$UNITS/$1.pid"
  fi
}
for unit; do
  case $verb in
  enable | start) start "$unit" ;;
  stop) for pid in "$UNITS"/${unit}.pid; do [ ! -e "$pid" ] || stop "$(basename "$pid" .pid)"; done ;;
  restart) stop "$unit" && start "$unit" ;;
  reload | try-reload-or-restart) [ ! -e "$UNITS/$unit.pid" ] || kill -HUP "$(cat "$UNITS/$unit.pid")" ;;
  *) echo "systemctl $verb is not played" >&2 && exit 1 ;;
  esac
done
STANDIN
cat >"$disk/bin/editor" <<'STANDIN'
#!/bin/sh
sed -i "s|https://nos-milliards.example|https://repetition.exemple.fr|; s/: ''/: 'Répétition'/; s/\(telephone\): .*/\1: '+33100000000'/; s/\(courriel\|contact_[a-z_]*\): .*/\1: 'repetition@nos-milliards.example'/" "$1"
STANDIN
chmod +x "$disk/bin/systemctl" "$disk/bin/editor"
node -e "import('/opt/nos-milliards/apps/community/database/local-postgres.ts').then((m) => m.installPostgres())"
postgres=/opt/nos-milliards/node_modules/.cache/postgresql-18
for tool in psql pg_dump pg_restore; do
  printf '#!/bin/sh\nLD_LIBRARY_PATH=%s/lib exec %s/bin/%s "$@"\n' "$postgres" "$postgres" "$tool" >"$disk/bin/$tool"
  chmod +x "$disk/bin/$tool"
done
install -d -o nobody "$disk/postgresql"
as_nobody() { setpriv --reuid nobody --regid nogroup --clear-groups env LD_LIBRARY_PATH="$postgres/lib" "$@"; }
export PGPASSWORD=du-fournisseur
echo "$PGPASSWORD" >"$disk/postgresql/password"
as_nobody "$postgres/bin/initdb" -D "$disk/postgresql/data" -U postgres -A scram-sha-256 --pwfile="$disk/postgresql/password" --no-sync >/dev/null
as_nobody "$postgres/bin/postgres" -D "$disk/postgresql/data" -k '' -c wal_recycle=off >"$disk/postgresql.log" 2>&1 &
for _ in $(seq 100); do psql -h 127.0.0.1 -U postgres -c '' >/dev/null 2>&1 && break || sleep 0.2; done

# 3. The pages, block after block.
blocks=$disk/blocks
mkdir "$blocks"
cd /opt/nos-milliards
awk -v to="$blocks" '
  /^```sh$/ { open = 1; file = sprintf("%s/%03d.sh", to, ++count); print "# " FILENAME ":" FNR + 1 >file; next }
  /^```sh non-joué$/ { open = 2; first = 1; next }
  /^```/ { open = 0; next }
  open == 1 { print >file }
  open == 2 && first { if ($0 !~ /^# Non joué/) { print "no reason given at " FILENAME ":" FNR >"/dev/stderr"; exit 1 } first = 0 }
' docs/mettre-en-ligne.md docs/service.md
for block in "$blocks"/*.sh; do
  echo "── $(head -n 1 "$block" | cut -c3-)"
  bash -euo pipefail "$block" || {
    echo "FAILED: $(head -n 1 "$block" | cut -c3-)" >&2
    cat "$block" >&2
    tail -n 20 "$UNITS"/*.log "$disk/postgresql.log" >&2 || true
    exit 1
  }
done
echo "$(ls "$blocks" | wc -l) blocks played"
