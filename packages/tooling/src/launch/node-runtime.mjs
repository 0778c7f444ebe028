import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './progress.mjs';
import { ROOT } from './root.mjs';

const NEEDED_MAJOR = 24;

/**
 * Finds a Node.js that runs our TypeScript directly: the one that runs this, or the one which the npm registry has for
 * Linux and the install has brought.
 *
 * @returns {string} path of the executable
 * @throws {LaunchError} when there is none
 */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  const installed = join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(installed)) return installed;
  throw new LaunchError(
    `Node.js ${NEEDED_MAJOR} or newer is needed and this is ${process.versions.node}. For ${process.platform} on ${process.arch} the npm ` +
      `registry has none that we can fetch: install it from https://nodejs.org, and run the command again.`,
  );
}

/**
 * The environment for everything that runs on that Node.js: programs which start `node` themselves get the same one,
 * nobody colours text that goes into a file, and what has been compiled once is kept: it spares a third of the time that loading the
 * server's modules takes.
 *
 * @param {string} node path of the executable
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  const colour = process.stdout.isTTY || process.env['FORCE_COLOR'] !== undefined ? {} : { NO_COLOR: '1' };
  const compiled = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.sampan', 'compiled') };
  return { ...compiled, ...process.env, ...colour, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
}
