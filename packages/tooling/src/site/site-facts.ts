import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sdkVersion } from '../widgets/widget-bundle.ts';

/** The order of the navigation; a widget that is new stands behind them. */
const ORDER = ['calculator', 'tracking', 'confirm-address', 'checkout'];
const EXAMPLE_TEXTS = /\.(html|tsx?|css|liquid|service|example|json|mjs)$|\/Caddyfile$/;
const NOT_SHOWN = /(^|\/)(node_modules|dist|\.next)\//;

interface Definition extends Record<string, unknown> {
  tag: string;
  entry: string;
  attributes: unknown[];
  properties: unknown[];
  methods: unknown[];
  events: unknown[];
}

/**
 * Everything the developers' pages tell that is not written in them: the widgets' own definitions, the version, and, where the
 * SDK is built, sizes and integrity hashes. In the shape of `SiteFacts` of `apps/site/src/site-facts.ts`.
 */
export async function readSiteFacts(root: string) {
  const sdk = join(root, 'packages/widgets/dist/sdk');
  const shared = await import(pathToFileURL(join(root, 'packages/widgets/src/shell/shared.definition.ts')).href);
  const definitions = await readDefinitions(root);
  return {
    sdk_version: sdkVersion(root),
    widgets: definitions.map((widget) => ({
      ...widget,
      attributes: [...widget.attributes, ...shared.SHARED_ATTRIBUTES],
      properties: [...widget.properties, ...shared.SHARED_PROPERTIES],
      methods: [...widget.methods, ...shared.SHARED_METHODS],
      events: [...widget.events, ...shared.SHARED_EVENTS],
      tokens: shared.SHARED_TOKENS,
      size_bytes: firstUseBytes(sdk, widget.entry),
    })),
    integrity: Object.fromEntries(scriptsOf(sdk).map((file) => [file, integrityOf(join(sdk, file))])),
    examples: readExamples(join(root, 'examples')),
  };
}

async function readDefinitions(root: string): Promise<Definition[]> {
  const files = globSync('packages/widgets/src/*/*.definition.ts', { cwd: root }).toSorted();
  const records: Definition[] = [];
  for (const file of files) {
    const exported = Object.values((await import(pathToFileURL(join(root, file)).href)) as object) as unknown[];
    records.push(...exported.filter((one) => isDefinition(one)));
  }
  const rank = ({ entry }: Definition) => (ORDER.includes(entry) ? ORDER.indexOf(entry) : ORDER.length);
  return records.toSorted((a, b) => rank(a) - rank(b));
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'tag' in value && 'entry' in value;
}

const IMPORTED = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** What a browser fetches until a widget can be used: the loader, the widget and all it imports; null before the SDK is built. */
function firstUseBytes(sdk: string, entry: string): number | null {
  if (!existsSync(join(sdk, `${entry}.js`))) return null;
  const files = new Set(['sampan.js', `${entry}.js`]);
  for (const file of files)
    for (const [, imported = ''] of readFileSync(join(sdk, file), 'utf8').matchAll(IMPORTED)) files.add(imported);
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(sdk, file))).length, 0);
}

/** The files that are whole in themselves: a hash of the others would leave out what they fetch. */
function scriptsOf(sdk: string): string[] {
  return existsSync(sdk) ? readdirSync(sdk).filter((file) => file.endsWith('.iife.js')) : [];
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function readExamples(folder: string): Record<string, string> {
  const files = globSync('**/*', {
    cwd: folder,
    exclude: (name) => ['node_modules', 'dist', '.next'].includes(basename(name)),
  })
    .filter((file) => EXAMPLE_TEXTS.test(`/${file}`) && !NOT_SHOWN.test(file))
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
