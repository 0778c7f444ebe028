import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './child.mjs';
import { contentHash } from './content-hash.mjs';
import { LaunchError, say } from './progress.mjs';
import { ROOT } from './root.mjs';

const STAMP = join(ROOT, 'node_modules', '.sampan', 'install');

/** The manifests of the root and of every workspace package, and the two files that pin what they get. */
function manifests() {
  const packages = ['packages', 'apps', 'examples'].flatMap((folder) => {
    const path = join(ROOT, folder);
    return existsSync(path) ? readdirSync(path).map((name) => join(path, name, 'package.json')) : [];
  });
  return [
    join(ROOT, 'pnpm-lock.yaml'),
    join(ROOT, 'pnpm-workspace.yaml'),
    join(ROOT, 'package.json'),
    ...packages.sort(),
  ].filter((file) => existsSync(file));
}

/** @returns {string} such as `pnpm@12.21.0` */
export function packageManager() {
  /** @type {{ packageManager: string }} */
  const { packageManager: name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return name;
}

/**
 * What to tell when an install fails: what to do about it, for the failures that have nothing to do with us.
 *
 * @param {string} output what npx and pnpm said
 */
export function adviceFor(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL/.test(output)
  ) {
    return (
      'the npm registry cannot be reached. Connect to the network, or point npm at a registry you can reach ' +
      '(npm config set registry <url>; behind a proxy, npm config set proxy <url>), and run the command again.'
    );
  }
  if (/ENOSPC/.test(output)) return 'the disk is full. Free 2 GB for the dependencies and run the command again.';
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return `a package.json and pnpm-lock.yaml disagree. Run "npx ${packageManager()} install", and commit the lock file.`;
  }
  if (/EACCES|EPERM/.test(output)) {
    return 'a folder cannot be written; its name stands above. Give yourself the right to it, or clone into your home folder.';
  }
  return 'installing the dependencies failed; what the package manager said stands above.';
}

/**
 * Makes sure that the dependencies of the lock file are installed. Costs some milliseconds when they are: a stamp in
 * node_modules holds the hash of the lock file and of every manifest.
 *
 * @throws {LaunchError} when the install fails
 */
export async function ensureDependencies() {
  const hash = contentHash(manifests(), `${process.platform} ${process.arch}`);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  say(`installing dependencies with ${packageManager()} (once for each change of the lock file)`);
  const started = performance.now();
  // CI=true: pnpm must not ask before it replaces a node_modules folder that another version made.
  const finished = await runChild(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['-y', packageManager(), 'install', '--frozen-lockfile', '--prod=false', '--reporter=append-only'],
    { env: { ...process.env, CI: 'true', npm_config_fetch_retries: '1' }, is_quiet: true },
  ).catch((error) => {
    throw new LaunchError(
      `npx cannot be run (${error.message}). Install npm, which comes with Node.js, and run the command again.`,
    );
  });
  if (finished.code > 128) throw new LaunchError('the install was interrupted; run the command again to finish it.');
  if (finished.code !== 0) throw new LaunchError(adviceFor(finished.output), finished.output);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
  say(`dependencies installed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
