import { existsSync } from 'node:fs';
import { runChild } from '../launch/child.mjs';

/** Whether packages can be installed without asking anybody: as root on Debian and its kin. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Only one apt-get works at a time; stages side by side may want something each. */
let last: Promise<unknown> = Promise.resolve();

function aptGet(args: readonly string[]): Promise<{ code: number; output: string }> {
  const next = last.then(() => runChild('apt-get', args, { env: ENV, is_quiet: true }));
  last = next.catch(() => undefined);
  return next;
}

/**
 * Installs one package that we can do without: with the lists as they are, without touching any other package, and without
 * waiting for a server that does not answer.
 */
export async function installAsIs(what: string, wanted: string): Promise<void> {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5', '-o', 'Acquire::https::Timeout=5'];
  const args = ['install', '-y', '--no-install-recommends', '--no-upgrade', '--no-remove', ...patience, wanted];
  console.log(`   no ${what} on this machine: trying "${wanted}" with apt-get`);
  await aptGet(args);
}

/**
 * Installs packages, with fresh lists when the old ones do not do.
 *
 * @param what for the line that says so, as "Chromium"
 * @returns everything apt-get said
 */
export async function installPackages(what: string, packages: readonly string[]): Promise<string> {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(
    `   no ${what} on this machine: installing ${packages.map((name) => `"${name}"`).join(', ')} with apt-get`,
  );
  const first = await aptGet(install);
  if (first.code === 0) return first.output;
  const update = await aptGet(['update']);
  const second = await aptGet(install);
  return `${update.output}${second.output}`;
}
