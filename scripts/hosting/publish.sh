#!/bin/sh
# Replaces a release without any visitor requesting a file that is gone:
#
#   sh publish.sh hosting/site /srv/site
#
# Copies assets and pictures, whose names have a hash, then pages. Then removes deleted pages, and
# assets of neither this release nor the previous one, whose pages may still be open.
# /srv/site.assets and /srv/site.assets-before list the assets of these two.
set -eu
umask 022
from=${1%/}
to=${2%/}
now=$to.assets
before=$to.assets-before

assets() { (cd "$1" && find assets pictures -type f); }
pages() { (cd "$1" && find . -path ./assets -prune -o -path ./pictures -prune -o -type f -print); }

# Unchanged files are left alone, and keep their ETag. Others are renamed into place once complete.
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

# Publishing the same release again must not drop the previous one.
cmp -s "$now-new" "$now" || mv "$now" "$before"
mv "$now-new" "$now"
touch "$before"
assets "$to" | grep -vxF -f "$now" -f "$before" | while read -r file; do rm "$to/$file"; done
pages "$to" | grep -vxF -f "$to.pages" | while read -r file; do rm "$to/$file"; done
rm "$to.pages"
