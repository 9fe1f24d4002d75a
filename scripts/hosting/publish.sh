#!/bin/sh
# Puts a release in the place of the one before, so that no visitor asks for a file that is gone:
#
#   sh publish.sh hosting/site /srv/site
#
# First assets and pictures, whose names hold a hash, then pages; then pages that are gone are removed,
# and assets that are neither of this release nor of the one before, whose pages may still be open.
# /srv/site.assets and /srv/site.assets-before list what belongs to these two.
set -eu
umask 022
from=${1%/}
to=${2%/}
now=$to.assets
before=$to.assets-before

assets() { (cd "$1" && find assets pictures -type f); }
pages() { (cd "$1" && find . -path ./assets -prune -o -path ./pictures -prune -o -type f -print); }

# A file that is the same stays, and keeps its ETag. Others get their name when they are whole.
copy() {
  while read -r file; do
    cmp -s "$from/$file" "$to/$file" && continue
    mkdir -p "$to/${file%/*}"
    cp "$from/$file" "$to/$file.new"
    mv "$to/$file.new" "$to/$file"
  done
}

mkdir -p "$to/assets" "$to/pictures"
assets "$from" >"$now-new"
sort -o "$now-new" "$now-new"
pages "$from" >"$to.pages"
[ -e "$now" ] || assets "$to" >"$now"

copy <"$now-new"
copy <"$to.pages"

# Published once more, a release takes nothing from the one before.
cmp -s "$now-new" "$now" || mv "$now" "$before"
mv "$now-new" "$now"
touch "$before"
assets "$to" | grep -vxF -f "$now" -f "$before" | while read -r file; do rm "$to/$file"; done
pages "$to" | grep -vxF -f "$to.pages" | while read -r file; do rm "$to/$file"; done
rm "$to.pages"
