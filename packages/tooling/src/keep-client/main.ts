import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { ROOT } from '../launch/root.mjs';

const ENTRY = 'sampan:kept-client';

/** The API client of a checkout with every endpoint it knows, as one module that needs nothing beside it. */
async function bundleClient(root: string): Promise<string> {
  const text = ['api-client', 'contract'].map((name) => `export * from '${root}/packages/${name}/src/index.ts';`);
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? text.join('\n') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  return output[0].code;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [release = ''] = positionals;
const root = resolve(values.from ?? ROOT);
const { version } = JSON.parse(readFileSync(join(root, 'packages/api-client/package.json'), 'utf8')) as {
  version: string;
};
if (version !== release) throw new Error(`the client of ${root} is of release ${version}`);
const path = join(ROOT, 'apps/server/test/release/kept', release, 'client.js.gz');
if (existsSync(path)) throw new Error(`${path} is kept already`);
const code = await bundleClient(root);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, gzipSync(code, { level: 9 }));
console.log(`${path}: ${code.length} characters`);
