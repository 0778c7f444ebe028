import { buildSync } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/launch/root.mjs';

/** Some of its parts are CommonJS and ask for modules of Node.js. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * The window of the component tests as one file, made where it is missing. Each file of theirs loads a window of its own, and
 * the six hundred files of the package take three times as long to load as this one.
 *
 * @returns its path
 */
export function happyDomBundle(): string {
  const home = join(ROOT, 'packages/ui/node_modules/happy-dom');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(ROOT, 'node_modules/.sampan');
  const bundle = join(folder, `happy-dom-${version}.mjs`);
  if (existsSync(bundle)) return bundle;
  mkdirSync(folder, { recursive: true });
  // Another run may make it at the same moment: it is there whole or not at all.
  const part = `${bundle}.${process.pid}`;
  buildSync({
    entryPoints: [join(home, 'lib/index.js')],
    outfile: part,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
  renameSync(part, bundle);
  return bundle;
}
