import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The system account PostgreSQL runs under. Null ids mean: the account of this process. */
export interface OsUser {
  readonly uid: number | null;
  readonly gid: number | null;
}

/** "nobody" on every Linux and BSD; PostgreSQL needs a number, not a name, so no entry in /etc/passwd is needed. */
const NOBODY = 65_534;

/**
 * Chooses the account. PostgreSQL refuses to run as root, so a root server takes the owner of the first of `folders`
 * that an ordinary user owns (a checkout of that user, started with sudo), and nobody (65534) otherwise.
 */
export function chooseOsUser(folders: readonly string[]): OsUser {
  if (process.getuid?.() !== 0) return { uid: null, gid: null };
  for (const folder of folders) {
    const owner = ownerOf(folder);
    if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid === 0 ? owner.uid : owner.gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** spawn() options that run a child under the account, outside of folders which that account may not see. */
export function runAsUser(account: OsUser): {
  cwd: string;
  uid?: number;
  gid?: number;
  env: NodeJS.ProcessEnv;
} {
  const base = { cwd: '/', env: postgresEnvironment() };
  return account.uid === null || account.gid === null ? base : { ...base, uid: account.uid, gid: account.gid };
}

/** True when the account can enter `folder` and create files in it. Asked of the kernel, so ACLs and mounts count too. */
export function canWriteIn(account: OsUser, folder: string): boolean {
  const probe = spawnSync(
    '/bin/sh',
    ['-c', 'cd "$1" 2>/dev/null && [ -w . ] && [ -x . ]', 'sh', folder],
    runAsUser(account),
  );
  return probe.status === 0;
}

/** True when the account can pass through `folder`, which is all that a folder above the data needs. */
export function canTraverse(account: OsUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', folder], runAsUser(account)).status === 0;
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat === undefined ? null : { uid: stat.uid, gid: stat.gid };
}

/** PostgreSQL reads PG* and LC_* variables: it gets none of ours, so that a shell's settings cannot change the data. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C', TZ: 'UTC' };
}
