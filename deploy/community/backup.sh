#!/bin/sh
# Keys and counters, encrypted for somebody who is not here, kept thirty days:
#   backup.sh make     [FOLDER]
#   backup.sh restore  FILE      into an empty database; the private key is asked on standard input
# RECIPIENTS names a file of public keys (age-keygen): this machine cannot read what it writes.
# Where the database is: PGHOST and the like. No archive of the write-ahead log is kept: batch by
# batch, and in a quiet hour ballot by ballot, it holds what the tables never do.
set -eu

app=${APP:-/opt/nos-milliards/apps/community}
# The one of the project: that of Debian is too old to read TypeScript.
node=$app/../../node_modules/.bin/node
folder=${2:-/var/backups/nos-milliards}
kept_days=30

case ${1:-} in
make)
  umask 077
  mkdir -p "$folder"
  # First: what has lived its thirty days goes, whatever becomes of the copy of this night. Half a day
  # early, for nights do not start to the minute. A half-made copy is nobody's after a day.
  find "$folder" -name 'totaux-*.age' -mmin "+$(((kept_days * 24 - 12) * 60))" -delete
  find "$folder" -name 'totaux-*.age.*' -mmin +1440 -delete
  [ -s "${RECIPIENTS:?}" ] || { echo "no public key in $RECIPIENTS" >&2 && exit 1; }
  file=$folder/totaux-$(date -u +%Y%m%d-%H%M%S).age
  trap 'rm -f "$file.part" "$file.failed"' EXIT
  trap 'exit 1' HUP INT TERM
  # A pipe forgets that its first half failed; this one says so.
  { "$node" "$app/backup.ts" dump || echo failed >"$file.failed"; } | age --recipients-file "$RECIPIENTS" >"$file.part"
  [ ! -e "$file.failed" ] || exit 1
  mv "$file.part" "$file"
  echo "$file"
  ;;
restore)
  # Half a copy is refused by its reader.
  age --decrypt --identity - "$2" | "$node" "$app/backup.ts" restore
  ;;
*)
  sed -n '2,7p' "$0" >&2
  exit 2
  ;;
esac
