import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SUITE = 'bookworm';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** What is made once and unpacked for each machine. */
const KEPT = fileURLToPath(new URL('../../../../node_modules/.sampan', import.meta.url));
const DISK = join(KEPT, `debian-${SUITE}.tar`);
/** Certificates that this machine's network needs besides Debian's, as those of a company's proxy. */
const CERTIFICATES = '/usr/local/share/network-certificates.pem';

/** A Debian as its installer leaves it and a person at its terminal. Disk and processes are its own; the network is this machine's. */
export interface BareMachine {
  /** Its disk, as a folder of this machine. */
  readonly disk: string;
  /** Runs lines as root's shell; what they said. @throws {Error} with all of it where a line fails */
  run(lines: string, input?: string): Promise<string>;
  /** Every process ends at once and the disk is gone. */
  lose(): void;
}

/** Why no such machine can be made here; null where it can. */
export function reasonAgainstMachine(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a machine of its own needs root on Linux';
  const is_there = (name: string) =>
    PATH.split(':').some((folder) => {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  const missing = ['debootstrap', 'unshare', 'nsenter', 'chroot', 'tar'].filter((name) => !is_there(name));
  if (missing.length > 0)
    return `a machine of its own needs ${missing.join(', ')} (Debian: apt-get install debootstrap)`;
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'], { encoding: 'utf8' });
  return tried.status === 0 ? null : `this machine lets nobody make another: ${tried.stderr.trim()}`;
}

function insist(program: string, args: readonly string[]): void {
  const done = spawnSync(program, args, { encoding: 'utf8', env: { PATH, LANG: 'C' }, maxBuffer: 1 << 26 });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stdout}${done.stderr}`);
}

/** The smallest Debian there is, from Debian's own servers. */
function makeDisk(): void {
  if (existsSync(DISK)) return;
  mkdirSync(KEPT, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'sampan-debian-'));
  try {
    insist('debootstrap', ['--variant=minbase', SUITE, folder]);
    insist('tar', ['-C', folder, '-cf', `${DISK}.new`, '.']);
    insist('mv', [`${DISK}.new`, DISK]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param from the disk of another machine to begin with, instead of an empty Debian */
export async function startBareMachine(from?: string): Promise<BareMachine> {
  makeDisk();
  const disk = mkdtempSync(join(tmpdir(), 'sampan-machine-'));
  if (from === undefined) insist('tar', ['-C', disk, '-xf', DISK]);
  else insist('cp', ['-a', `${from}/.`, disk]);
  // Unpacking gives it the rights of the folder that was packed, which was root's alone.
  chmodSync(disk, 0o755);
  copyFileSync('/etc/resolv.conf', join(disk, 'etc/resolv.conf'));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates !== undefined) copyFileSync(certificates, join(disk, CERTIFICATES));
  const env = {
    PATH,
    HOME: '/root',
    ...(certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: CERTIFICATES, npm_config_cafile: CERTIFICATES }),
  };

  // Its first process takes the orphans in, and takes all others with it.
  const init = `mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" sh -c 'echo up; while :; do sleep 3600 & wait; done'`;
  const machine = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', init, disk], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  await saysUp(machine);
  const first = readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();

  return {
    disk,
    run: (lines, input) => runIn({ first, disk, lines, env, ...(input === undefined ? {} : { input }) }),
    lose() {
      machine.kill('SIGKILL');
      rmSync(disk, { recursive: true, force: true });
    },
  };
}

function saysUp(machine: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('up\n')) resolve();
    };
    machine.stdout?.on('data', hear);
    machine.stderr?.on('data', hear);
    machine.once('close', () => reject(new Error(`The machine did not start: ${said}`)));
  });
}

function runIn(call: {
  first: string;
  disk: string;
  lines: string;
  env: NodeJS.ProcessEnv;
  input?: string;
}): Promise<string> {
  const { first, disk, lines, env, input = '' } = call;
  return new Promise((resolve, reject) => {
    const shell = ['chroot', disk, 'sh', '-e', '-c', `cd\n${lines}`];
    const child = spawn('nsenter', ['--target', first, '--mount', '--pid', ...shell], { env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`exit code ${code} of:\n${lines}\n${said.slice(-6_000)}`));
    });
    child.stdin.end(input);
  });
}

/** systemd needs a machine of its own kind to run on. This starts what the unit says, as the user and with the settings it says. */
const SYSTEMCTL = `#!/bin/sh
unit=/etc/systemd/system/sampan.service
of() { sed -n "s/^$1=//p" $unit | head -n 1; }
stop() {
	[ -e /run/sampan.pid ] || return 0
	kill "$(cat /run/sampan.pid)" 2>/dev/null
	while kill -0 "$(cat /run/sampan.pid)" 2>/dev/null; do sleep 0.2; done
	rm /run/sampan.pid
}
start() {
	cd "$(of WorkingDirectory)" || exit 1
	set -- $(of ExecStart)
	program=$1
	shift
	setsid setpriv --reuid="$(of User)" --regid="$(of Group)" --init-groups env -i HOME=/var/lib/sampan PATH=/usr/bin:/bin \\
		"$program" --env-file="$(of EnvironmentFile)" "$@" >>/var/log/sampan.log 2>&1 </dev/null &
	echo $! >/run/sampan.pid
}
case "$1" in
restart) stop && start ;;
start) start ;;
stop) stop ;;
esac
`;

/** What a real machine has and a folder lacks: an init that is asked by `systemctl`, and a person who types into `nano`. */
export function furnish({ disk }: BareMachine, settings: Readonly<Record<string, string>>): void {
  mkdirSync(join(disk, 'run/systemd/system'), { recursive: true });
  writeFileSync(join(disk, 'usr/local/bin/systemctl'), SYSTEMCTL, { mode: 0o755 });
  const typed = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(disk, 'root/typed'), `\n${typed.join('\n')}\n`);
  writeFileSync(join(disk, 'usr/local/bin/nano'), '#!/bin/sh\ncat ~/typed >>"$1"\n', { mode: 0o755 });
}
