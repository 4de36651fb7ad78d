#!/bin/bash
# Starts the image of scripts/build-image.sh as a container would run: its root read-only, its own user, only /data and /tmp to write to.
# Without settings it is a demo, which makes its own database in /data: it migrates, serves, and has 30 seconds to stop.
set -euo pipefail
export STORAGE_DRIVER=vfs
store=${IMAGE_STORE:-/var/tmp/agency-images}
port=${PORT:-38080}
buildah() { command buildah --root "$store/root" --runroot "$store/run" "$@"; }
config() { buildah inspect --type image --format "{{$1}}" recruitment-agency; }

container=$(buildah from --pull-never recruitment-agency)
data=$(mktemp --directory /var/tmp/agency-try-XXXXXX)
process=''
finish() {
  if [ -n "$process" ] && kill -0 "$process" 2>/dev/null; then kill -KILL "$process"; fi
  buildah umount "$container" >/dev/null
  buildah rm "$container" >/dev/null
  rm -rf --one-file-system "$data"
}
trap finish EXIT
root=$(buildah mount "$container")
user=$(config .OCIv1.Config.User)
id=$(awk -F: -v name="$user" '$1 == name { print $3 }' "$root/etc/passwd")
read -r -a entry <<<"$(config 'join .OCIv1.Config.Entrypoint " "' 2>/dev/null || config .OCIv1.Config.Entrypoint | tr -d '[]')"
chown "$id:$id" "$data"
if [ "$id" = 0 ]; then echo 'The image runs as root.' >&2; exit 1; fi

inside() {
  # shellcheck disable=SC2016
  exec unshare --mount --propagation private bash -c '
    set -e
    root=$1 data=$2 id=$3 port=$4 folder=$5; shift 5
    mount --bind "$root" "$root"
    mount --rbind /dev "$root/dev"
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/tmp"
    mount --bind "$data" "$root/data"
    mount -o remount,bind,ro "$root"
    exec chroot --userspec="$id:$id" "$root" /usr/bin/env --ignore-environment --chdir="$folder" \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp NODE_ENV=production DATA_DIR=/data PORT="$port" "$@"
  ' inside "$root" "$data" "$id" "$port" "$(config .OCIv1.Config.WorkingDir)" "$@"
}

if (inside touch written 2>/dev/null); then echo 'The root of the container can be written to.' >&2; exit 1; fi
echo "Read-only, as $user ($id)"
(inside "${entry[@]}") >"$data.log" 2>&1 &
process=$!
for _ in $(seq 240); do
  if curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; then break; fi
  if ! kill -0 "$process" 2>/dev/null; then cat "$data.log" >&2; exit 1; fi
  sleep 0.5
done
for path in /readyz / /jobs /employer-login; do
  echo "$path $(curl --silent --output /dev/null --write-out '%{http_code} %{size_download} bytes' "http://127.0.0.1:$port$path")"
done
begun=$(date +%s)
kill -TERM "$process"
result=0
wait "$process" || result=$?
seconds=$(($(date +%s) - begun))
rm -f "$data.log"
echo "Stopped after $seconds s with $result"
[ "$result" = 0 ] && [ "$seconds" -le 30 ]
