import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { widgetDefinitions } from '../../../widgets/build/widget-definitions.ts';
import { sdkVersion } from '../../../widgets/build/widget-list.ts';
import { firstUseSizes } from '../size/first-use.ts';
import { readChangelog } from './changelog-facts.ts';
import { readLegalTexts } from './legal-texts.ts';
import { readRateFacts } from './rate-facts.ts';
import { readScreenPictures } from './screen-pictures.ts';

/** The order of the navigation; a widget that is new stands behind them. */
const ORDER = ['calculator', 'tracking', 'confirm-address', 'checkout'];
const EXAMPLE_TEXTS = /\.(html|tsx?|css|liquid|service|example|json|mjs)$|\/Caddyfile$/;
/** Prices of the same rate cards are the same on every day; the tax of the product's own table has one row (spec 9). */
const PRICED_AT_S = 1_790_000_000;
const NOT_SHOWN = new Set(['node_modules', 'dist', '.next']);

/**
 * Everything the developers' pages tell that is not written in them: the widgets' own definitions, the version, and, where the
 * SDK is built, sizes and integrity hashes. In the shape of `SiteFacts` of `apps/site/src/site-facts.ts`.
 */
export async function readSiteFacts(root: string) {
  const sdk = join(root, 'packages/widgets/dist/sdk');
  const definitions = await widgetDefinitions();
  const sizes = firstUseSizes(root);
  const rank = ({ entry }: { entry: string }) => (ORDER.includes(entry) ? ORDER.indexOf(entry) : ORDER.length);
  return {
    sdk_version: sdkVersion(),
    widgets: definitions
      .map((widget) => ({ ...widget, size: sizes.get(widget.entry) ?? null }))
      .toSorted((a, b) => rank(a) - rank(b)),
    integrity: Object.fromEntries(wholeScriptsOf(sdk).map((file) => [file, integrityOf(join(sdk, file))])),
    examples: readExamples(join(root, 'examples')),
    texts: readSiteTexts(join(root, 'apps/site/content')),
    screens: await readScreenPictures(root),
    changelog: readChangelog(root),
    legal: readLegalTexts(),
    rates: readRateFacts(root, PRICED_AT_S),
  };
}

/** The files that hold everything: a hash of the others would leave out what they fetch. */
function wholeScriptsOf(sdk: string): string[] {
  return existsSync(sdk) ? readdirSync(sdk).filter((file) => file.endsWith('.iife.js')) : [];
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Texts and tables of the public site, by path below `apps/site/content`. */
export function readSiteTexts(folder: string): Record<string, string> {
  const files = globSync('**/*.{md,yaml}', { cwd: folder }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function readExamples(folder: string): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => NOT_SHOWN.has(name.split('/').at(-1) ?? '') })
    .filter((file) => EXAMPLE_TEXTS.test(`/${file}`))
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
