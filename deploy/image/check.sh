#!/usr/bin/env bash
# Does what the Dockerfile does, without a container engine: the same files, the same npm command, the same user, a
# read-only root. Needs root (for mount and setpriv), Node 24, and, to check everything, pocketsphinx.
#   deploy/image/check.sh            builds the web app too
#   WEB_DIST=folder deploy/image/check.sh   uses one already built
#   deploy/image/check.sh --can      does nothing; exits with 0 if this user may do all that it needs
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
if [ "${1:-}" = --can ]; then
  can=0
  { [ "$(id -u)" = 0 ] && command -v setpriv && mount --bind "$work" "$work" && umount "$work"; } >/dev/null 2>&1 || can=1
  rmdir "$work"
  exit "$can"
fi
server=""
finish() {
  cd /
  if [ -n "$server" ]; then
    kill -9 "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  umount "$work/regain" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
say() { printf '%s\n' "$*"; }

# The commands of a stage of the Dockerfile, exactly as written there.
run_of() {
  awk -v stage="$1" '
    /^FROM / { here = ($NF == stage) }
    here && /^RUN / { taking = 1; sub(/^RUN /, "") }
    taking { line = $0; more = sub(/\\$/, "", line); gsub(/--mount=[^ ]+/, "", line); printf "%s ", line; if (!more) { taking = 0; print "" } }
  ' "$root/Dockerfile"
}

# What the build may see.
excludes=()
while read -r line; do
  case "$line" in "" | \#*) ;; "**/"*) excludes+=("--exclude=${line#\*\*/}") ;; *) excludes+=("--exclude=./$line") ;; esac
done <"$root/.dockerignore"
mkdir "$work/context" "$work/regain" "$work/data"
# tar exits with 1 if somebody wrote a file meanwhile.
{ tar -C "$root" "${excludes[@]}" -cf - . || [ $? = 1 ]; } | tar -C "$work/context" -xf -

manifests() {
  local file
  for file in package.json package-lock.json apps/{server,web}/package.json packages/{content,contract,therapy}/package.json; do
    install -D "$work/context/$file" "$1/$file"
  done
}

say "Installing what the server needs ..."
manifests "$work/regain"
(cd "$work/regain" && bash -euc "$(run_of dependencies)") >"$work/npm.log" 2>&1 || { tail -20 "$work/npm.log"; exit 1; }
dist="${WEB_DIST:-}"
if [ -z "$dist" ]; then
  say "Building the web app ..."
  manifests "$work/web"
  cp -a "$work/context/." "$work/web/"
  (cd "$work/web" && bash -euc "$(run_of web)") >"$work/web.log" 2>&1 || { tail -20 "$work/web.log"; exit 1; }
  dist="$work/web/apps/web/dist"
fi
cp -a "$work/context/packages" "$work/regain/"
cp -a "$work/context/apps/server" "$work/regain/apps/"
cp "$work/context/LICENSE" "$work/context/THIRD-PARTY.md" "$work/regain/"
cp -a "$dist" "$work/regain/apps/web/dist"
say "size: $(du -sm "$work/regain" | cut -f1) MB, of which node_modules $(du -sm "$work/regain/node_modules" | cut -f1) MB"
for tool in typescript vitest vite oxlint @playwright/test; do
  [ ! -e "$work/regain/node_modules/$tool" ] || { say "$tool is a build tool, but is in the image"; exit 1; }
done

chmod 755 "$work" "$work/regain"
chown 10001:10001 "$work/data" && chmod 700 "$work/data"
mount --bind "$work/regain" "$work/regain"
mount -o remount,ro,bind "$work/regain"
as_user=(setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all)
if "${as_user[@]}" touch "$work/regain/written" 2>/dev/null; then say "The root is not read-only."; exit 1; fi

node="$(command -v node)"
port="$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')"
speech=pocketsphinx
command -v pocketsphinx_continuous >/dev/null || { speech=auto; say "pocketsphinx is not on this machine: speech recognition with it was not checked."; }
# Production settings require PostgreSQL, a mail server, and keys; staging is the same program without them.
cd "$work/regain"
"${as_user[@]}" env -i PATH="$PATH" NODE_ENV=production APP_ENV=staging DEMO=0 HOST=127.0.0.1 PORT="$port" DATA_DIR="$work/data" \
  SPEECH_ENGINE="$speech" "$node" apps/server/src/main.ts >"$work/server.log" 2>&1 &
server=$!
for _ in $(seq 1 600); do
  [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/readyz")" = 200 ] && break
  kill -0 "$server" 2>/dev/null || { cat "$work/server.log"; exit 1; }
  sleep 0.2
done
curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null
health="$(grep -A1 '^HEALTHCHECK' "$root/Dockerfile" | tail -1 | sed 's/^ *CMD //')"
PORT="$port" HEALTH="$health" node -e 'const { spawnSync } = require("node:child_process"); const [, ...rest] = JSON.parse(process.env.HEALTH); process.exit(spawnSync(process.execPath, rest, { stdio: "inherit" }).status)'
curl -fsS -H 'accept: text/html' "http://127.0.0.1:$port/login" | grep -q 'id="root"'
[ "$(ps -o uid= -p "$server" | tr -d ' ')" = 10001 ]
say "serves as user 10001 with a read-only root, and its health check says so"
kill -TERM "$server"
wait "$server"
server=""
say "stopped by SIGTERM with exit code 0; in the data folder: $(ls "$work/data" | tr '\n' ' ')"
