import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './child.mjs';
import { contentHash, filesUnder } from './content-hash.mjs';
import { environmentFor } from './node-runtime.mjs';
import { LaunchError, say } from './progress.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Build something made from sources and not kept in git
 * @property {string} name
 * @property {string} [config] the Vite configuration, from the root
 * @property {string} [rollup] the Rollup configuration instead, from the root
 * @property {string} [compressed] a folder that gets compressed copies afterwards; Vite's configurations see to theirs
 * @property {readonly string[]} inputs folders and files that decide the output, from the root
 * @property {string} proof a file which the build leaves, from the root
 * @property {string} [after] the build whose output it reads or whose folder it shares
 */

/** Packages whose sources go into what a browser gets. */
const BROWSER_PACKAGES = [
  'api-client',
  'contract',
  'country-rules',
  'i18n',
  'messages',
  'phone-numbers',
  'stores',
  'ui',
  'validators',
  'widgets',
];

/** @type {readonly Build[]} */
const BUILDS = [
  {
    name: 'SDK',
    rollup: 'packages/widgets/rollup.config.ts',
    compressed: 'packages/widgets/dist/sdk',
    inputs: ['packages/tooling/src/compress', ...BROWSER_PACKAGES.map((name) => `packages/${name}`)],
    proof: 'packages/widgets/dist/sdk/sampan.js',
  },
  {
    name: 'console',
    config: 'packages/tooling/config/vite.console.ts',
    inputs: [
      'apps/console',
      'packages/tooling/src/compress',
      'packages/tooling/config/vite.console.ts',
      'packages/tooling/config/compressed-build.ts',
      'packages/tooling/config/console-app.ts',
      'packages/tooling/config/console-chunks.ts',
      'packages/tooling/config/console-messages.ts',
      'packages/tooling/config/console-preload.ts',
      'packages/tooling/config/slim-contract.ts',
      'packages/tooling/src/console',
      'packages/tooling/src/check-workspace',
      ...BROWSER_PACKAGES.map((name) => `packages/${name}`),
    ],
    proof: 'apps/console/dist/index.html',
  },
  {
    // The console's build empties the folder.
    name: 'card frame',
    after: 'console',
    config: 'packages/tooling/config/vite.card-frame.ts',
    inputs: [
      'apps/console/card-frame.html',
      'apps/console/src/card-frame',
      'apps/console/src/shared/card-frame',
      'packages/tooling/src/compress',
      'packages/tooling/config/compressed-build.ts',
      'packages/tooling/config/vite.card-frame.ts',
    ],
    proof: 'apps/console/dist/card-frame.html',
  },
  {
    // Its pages tell sizes and integrity hashes of the SDK.
    name: 'site',
    after: 'SDK',
    config: 'packages/tooling/config/vite.site.ts',
    inputs: [
      'apps/site',
      'examples',
      'packages/tooling/src/compress',
      'packages/tooling/src/site',
      // Prices and papers of the public pages come from where the product reads them.
      'apps/console/src/features/auth/documents',
      'apps/server/data/rates',
      'apps/server/src/adapters/courier-local/courier-directory.ts',
      'apps/server/src/modules/shipping/estimate',
      'packages/tooling/config/vite.site.ts',
      'packages/tooling/config/site-pages.ts',
      ...BROWSER_PACKAGES.map((name) => `packages/${name}`),
    ],
    proof: 'apps/site/dist/llms.txt',
  },
];

/** Tests and notes never reach the output; the site's texts are Markdown too. */
const NOT_BUILT = /\.(test|suite|fixtures?)\.[a-z]+$|(?<!apps\/site\/content\/.*)\.md$/;

/** @param {Build} build */
function hashOf(build) {
  const files = build.inputs.flatMap((input) => filesUnder(join(ROOT, input))).filter((file) => !NOT_BUILT.test(file));
  return contentHash([...files, join(ROOT, 'pnpm-lock.yaml')]);
}

/** @param {Build} build */
const stampOf = (build) => join(ROOT, 'node_modules', '.sampan', `build-${build.name}`);

/** Makes the next start build it again, whatever has changed. @param {string} name */
export function forgetBuild(name) {
  for (const build of BUILDS) if (build.name === name) rmSync(stampOf(build), { force: true });
}

/** @param {Build} build @param {string} hash */
function isFresh(build, hash) {
  const stamp = stampOf(build);
  return existsSync(join(ROOT, build.proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

const VITE = join(ROOT, 'packages', 'tooling', 'node_modules', 'vite', 'bin', 'vite.js');
const ROLLUP = join(ROOT, 'packages', 'widgets', 'node_modules', 'rollup', 'dist', 'bin', 'rollup');
const COMPRESS = join(ROOT, 'packages', 'tooling', 'src', 'compress', 'main.ts');

/** @param {Build} build @param {string} source */
function commandsOf({ config, compressed }, source) {
  const bundles = config
    ? [VITE, 'build', '--config', source, '--logLevel', 'warn']
    : [ROLLUP, '--config', source, '--silent'];
  return compressed ? [bundles, [COMPRESS, join(ROOT, compressed)]] : [bundles];
}

/**
 * @param {Build} build
 * @param {string} node
 * @param {boolean} is_forced
 */
async function ensureBuild(build, node, is_forced) {
  const source = join(ROOT, build.config ?? build.rollup ?? '');
  if (!existsSync(source)) return;
  const hash = hashOf(build);
  if (!is_forced && isFresh(build, hash)) return;
  say(`building the ${build.name}`);
  const started = performance.now();
  for (const command of commandsOf(build, source)) {
    const finished = await runChild(node, command, {
      env: { ...environmentFor(node), NODE_ENV: 'production' },
      is_quiet: true,
    });
    if (finished.code !== 0)
      throw new LaunchError(`building the ${build.name} failed; its own words stand above.`, finished.output);
  }
  mkdirSync(dirname(stampOf(build)), { recursive: true });
  writeFileSync(stampOf(build), hash);
  say(`${build.name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds what is older than its sources, told by content; at the same time what does not wait for another build.
 *
 * @param {string} node the Node.js to build with
 * @param {{ is_forced?: boolean }} [options] `is_forced` builds in any case
 * @throws {LaunchError} when a build fails
 */
export async function ensureBuilds(node, { is_forced = false } = {}) {
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  for (const build of BUILDS) {
    const before = begun.get(build.after ?? '') ?? Promise.resolve();
    begun.set(
      build.name,
      before.then(() => ensureBuild(build, node, is_forced)),
    );
  }
  // None is left running when another has failed.
  const ended = await Promise.allSettled(begun.values());
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
