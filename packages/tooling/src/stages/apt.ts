import { existsSync } from 'node:fs';
import { runChild } from '../launch/child.mjs';

/** Whether packages can be installed without asking anybody: as root on Debian and its kin. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages, with fresh lists when the old ones do not do.
 *
 * @param what for the line that says so, as "Chromium"
 * @returns everything apt-get said
 */
export async function installPackages(what: string, packages: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(
    `   no ${what} on this machine: installing ${packages.map((name) => `"${name}"`).join(', ')} with apt-get`,
  );
  const first = await runChild('apt-get', install, { env, is_quiet: true });
  if (first.code === 0) return first.output;
  const update = await runChild('apt-get', ['update'], { env, is_quiet: true });
  const second = await runChild('apt-get', install, { env, is_quiet: true });
  return `${update.output}${second.output}`;
}
