#!/bin/sh
# Installs Sampan on Debian 12 or 13, as root, from the checkout that it lies in. It may be run again, after an upgrade for
# example: settings and data that are there stay. Guide: README.md beside it.
#
#   install.sh <domain>             packages, Node.js, build, account, settings, units, start
#   install.sh --no-start <domain>  the same without the start, to restore a backup first
#   install.sh --image              packages, Node.js and build alone, for the image of examples/container
set -eu

usage() {
	echo 'usage: install.sh [--no-start] <domain> | install.sh --image' >&2
	exit 2
}
say() {
	echo "install: $*" >&2
}
fail() {
	say "$*"
	exit 1
}

mode=start
case "${1-}" in
--image) mode=image && shift ;;
--no-start) mode=settings && shift ;;
esac
domain=${1-}
settings=/etc/sampan/sampan.env
case "$mode $#" in
'image 0' | 'start 1' | 'settings 1') ;;
'start 0' | 'settings 0') [ -e "$settings" ] || usage ;;
*) usage ;;
esac
case "$domain" in
-* | *[!A-Za-z0-9.-]*) usage ;;
esac
[ "$(id -u)" = 0 ] || fail 'run it as root.'
# The units and the command name the folder.
home=$(cd "$(dirname "$0")/../.." && pwd)
[ "$home" = /opt/sampan ] || fail "the checkout must be /opt/sampan, not $home."
case "$(uname -m)" in
x86_64) arch=x64 ;;
aarch64) arch=arm64 ;;
*) fail "there is no PostgreSQL and no Node.js of ours for $(uname -m)." ;;
esac
cd /opt/sampan

install_packages() {
	command -v apt-get >/dev/null || fail "install $* first: there is no apt-get here."
	say "installing $* with apt-get"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# What builds it. Debian's own Node.js may be too old for that: it fetches the one that Sampan runs on.
node_for_build=/usr/local/lib/sampan
PATH=$node_for_build/node_modules/node-linux-$arch/bin:$node_for_build/node_modules/.bin:$PATH
node_major() {
	node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0
}
if ! command -v npm >/dev/null || [ "$(node_major)" -lt 20 ]; then
	command -v npm >/dev/null || install_packages ca-certificates nodejs npm
	node_version=$(sed -n 's/^nodeVersion: //p' pnpm-workspace.yaml)
	say "fetching Node.js $node_version"
	npm install --silent --no-save --ignore-scripts --prefix "$node_for_build" "node-linux-$arch@$node_version" npm@11.19.1
	hash -r
fi
say 'building, which takes some minutes'
npm run --silent build
# Whatever the machine, it is found here.
ln -sfn "$(ls -d /opt/sampan/node_modules/node-linux-*/bin/node)" /opt/sampan/node
[ "$mode" != image ] || exit 0

command -v openssl >/dev/null || install_packages openssl
id sampan >/dev/null 2>&1 || useradd --system --home-dir /var/lib/sampan --shell /usr/sbin/nologin sampan
install -d -o sampan -g sampan -m 700 /var/lib/sampan

install -d -m 755 /etc/sampan
if [ ! -e "$settings" ]; then
	secret=$(openssl rand -base64 48)
	umask 077
	sed -e "s|^SAMPAN_SECRET=.*|SAMPAN_SECRET=$secret|" -e "s|ship\.example|$domain|" \
		examples/self-host/sampan.env.example >"$settings.new"
	chown root:sampan "$settings.new"
	chmod 640 "$settings.new"
	mv "$settings.new" "$settings"
	umask 022
	say "settings are in $settings"
fi

install -m 755 examples/self-host/sampan.sh /usr/local/bin/sampan
install -d /etc/systemd/system
install -m 644 examples/self-host/sampan.service /etc/systemd/system/
# It has the address, which may be another one by now.
[ -e /etc/systemd/system/sampan.socket ] || install -m 644 examples/self-host/sampan.socket /etc/systemd/system/
if [ ! -d /run/systemd/system ]; then
	say 'systemd does not run here: start /opt/sampan/node apps/server/src/main.ts with the settings by what you have.'
	exit 0
fi
systemctl daemon-reload
if [ "$mode" = start ]; then
	systemctl enable sampan
	# Starts it, or goes on with the new release where one ran.
	systemctl restart sampan
	say 'Sampan runs. Make the first admin: sampan admin create --email <email>'
else
	say 'installed, not started: systemctl enable --now sampan'
fi
