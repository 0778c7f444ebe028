import { existsSync } from 'node:fs';
import { runChild } from '../launch/child.mjs';

/** Whether packages can be installed without asking anybody: as root on Debian and its kin. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs one package that we can do without: with the lists as they are, without touching any other package, and without
 * waiting for a server that does not answer.
 */
export async function installAsIs(what: string, wanted: string): Promise<void> {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5', '-o', 'Acquire::https::Timeout=5'];
  const args = ['install', '-y', '--no-install-recommends', '--no-upgrade', '--no-remove', ...patience, wanted];
  console.log(`   no ${what} on this machine: trying "${wanted}" with apt-get`);
  await runChild('apt-get', args, { env: ENV, is_quiet: true });
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
  const first = await runChild('apt-get', install, { env: ENV, is_quiet: true });
  if (first.code === 0) return first.output;
  const update = await runChild('apt-get', ['update'], { env: ENV, is_quiet: true });
  const second = await runChild('apt-get', install, { env: ENV, is_quiet: true });
  return `${update.output}${second.output}`;
}
