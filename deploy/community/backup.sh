#!/bin/sh
# Copies the keys and counters, encrypted with a public key, and keeps the copies 30 days:
#   backup.sh make     [FOLDER]
#   backup.sh restore  FILE      into an empty database; reads the private key on standard input
# RECIPIENTS is a file of public keys (age-keygen): this machine cannot decrypt its own copies.
# PGHOST, PGUSER… name the database. The write-ahead log is not archived: it holds every batch, which
# may be a single ballot, and the tables do not.
set -eu

app=${APP:-/opt/nos-milliards/apps/community}
# The Node of the project: that of Debian is too old to run TypeScript.
node=$app/../../node_modules/.bin/node
folder=${2:-/var/backups/nos-milliards}
kept_days=30

case ${1:-} in
make)
  umask 077
  mkdir -p "$folder"
  # Old copies are deleted first, so that a failed copy does not keep them. After 29.5 days rather than
  # 30, because the timer starts at a random minute. Partial copies are deleted after a day.
  find "$folder" -name 'totaux-*.age' -mmin "+$(((kept_days * 24 - 12) * 60))" -delete
  find "$folder" -name 'totaux-*.age.*' -mmin +1440 -delete
  [ -s "${RECIPIENTS:?}" ] || { echo "no public key in $RECIPIENTS" >&2 && exit 1; }
  file=$folder/totaux-$(date -u +%Y%m%d-%H%M%S).age
  trap 'rm -f "$file.part" "$file.failed"' EXIT
  trap 'exit 1' HUP INT TERM
  # The status of a pipe is that of its last command: a failure of the dump is recorded in a file.
  { "$node" "$app/backup.ts" dump || echo failed >"$file.failed"; } | age --recipients-file "$RECIPIENTS" >"$file.part"
  [ ! -e "$file.failed" ] || exit 1
  mv "$file.part" "$file"
  echo "$file"
  ;;
restore)
  # age or pg_restore fails on a truncated copy.
  age --decrypt --identity - "$2" | "$node" "$app/backup.ts" restore
  ;;
*)
  sed -n '2,7p' "$0" >&2
  exit 2
  ;;
esac
