#!/bin/bash
# Builds the image of deploy/Dockerfile without an engine, by buildah (Debian: apt-get install buildah debootstrap), as root.
# Where the base image cannot be fetched, one made of Debian packages and our own Node stands in for it.
#   scripts/build-image.sh          then: scripts/try-image.sh
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
store=${IMAGE_STORE:-/var/tmp/agency-images}
buildah() { command buildah --root "$store/root" --runroot "$store/run" "$@"; }
base=$(sed -n '1,/^FROM/s/^FROM \(\S*\).*/\1/p' deploy/Dockerfile)
certificates=/etc/ssl/certs/ca-certificates.crt

make_base() {
  local root container
  root=$(mktemp --directory /var/tmp/agency-base-XXXXXX)
  trap 'rm -rf --one-file-system "$root"' RETURN
  echo "Making a stand-in for $base"
  debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 bookworm "$root" \
    "$(apt-get indextargets --format '$(SITE)' | head -1)" >/dev/null
  cp node_modules/node-linux-*/bin/node "$root/usr/local/bin/"
  mkdir -p "$root/usr/local/lib/node_modules" "$root/usr/local/etc"
  cp --recursive --dereference "$(dirname "$(dirname "$(readlink --canonicalize "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  # The certificates of this computer, should its network have some of its own.
  if [ -f "$certificates" ]; then
    cp "$certificates" "$root$certificates"
    echo "cafile=$certificates" >"$root/usr/local/etc/npmrc"
  fi
  chroot "$root" useradd --create-home --uid 1000 node
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$root" / >/dev/null
  buildah commit --quiet --rm "$container" "docker.io/library/$base" >/dev/null
}

if ! buildah inspect --type image "docker.io/library/$base" >/dev/null 2>&1; then
  timeout 60 buildah --root "$store/root" --runroot "$store/run" pull --quiet "docker.io/library/$base" 2>/dev/null || make_base
fi
ignore=deploy/Dockerfile.dockerignore
buildah build --pull-never --layers=false --network host \
  --ignorefile "$ignore" --file deploy/Dockerfile --tag recruitment-agency .
buildah images
