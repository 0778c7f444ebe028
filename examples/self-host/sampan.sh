#!/bin/sh
# /usr/local/bin/sampan: a command with the settings of the server, as its account. For example: sampan doctor
[ "$(id -u)" = 0 ] || {
	echo "Run it as root: sudo sampan $*" >&2
	exit 1
}
cd /opt/sampan || exit 1
exec setpriv --reuid=sampan --regid=sampan --init-groups \
	env -i HOME=/var/lib/sampan PATH=/usr/bin:/bin TERM="${TERM-dumb}" \
	/opt/sampan/node --env-file=/etc/sampan/sampan.env apps/server/src/cli.ts "$@"
