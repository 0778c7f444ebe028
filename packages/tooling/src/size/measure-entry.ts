import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { build } from 'vite';
import type { Budget } from './budget.ts';
import { compressedSize } from './compressed-size.ts';
import { firstUseSizes } from './first-use.ts';

const REACT = [/^react(\/|$)/, /^react-dom(\/|$)/];

/** Bytes after Brotli of everything that has to arrive before the entry works; lazily loaded parts are not counted. */
export async function measureEntry(root: string, budget: Budget): Promise<number> {
  if (budget.kind === 'first_paint' || budget.kind === 'first_field') {
    const sizes = firstUseSizes(root).get(budget.path);
    if (sizes === undefined) throw new Error(`${budget.entry}: the SDK is not built`);
    return sizes[budget.kind];
  }
  if (budget.kind === 'sdk') return sdkBytes(root, budget.path.split(','));
  const path = join(root, budget.path);
  if (!existsSync(path)) throw new Error(`${budget.entry}: ${budget.path} does not exist`);
  if (budget.kind === 'public_page') return publicPageBytes(root, path);
  const parts =
    budget.kind === 'react'
      ? await bundleParts(path)
      : pageParts(path, budget.kind === 'route' ? budget.route : undefined);
  return parts.reduce((sum, part) => sum + compressedSize(part), 0);
}

/** @throws {Error} when the build's `preload.json` does not name the route */
function pageParts(path: string, route: string | undefined): Buffer[] {
  const html = readFileSync(path, 'utf8');
  const assets = [...html.matchAll(/\b(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  if (route !== undefined) {
    const pages = JSON.parse(readFileSync(join(dirname(path), 'preload.json'), 'utf8')) as [string, string][];
    const links = pages.find(([prefix]) => prefix === route)?.[1];
    if (links === undefined) throw new Error(`preload.json beside ${path} does not name ${route}`);
    assets.push(...[...links.matchAll(/<\/([^>]+)>/g)].map((match) => match[1] ?? ''));
  }
  return [...new Set(assets)].map((asset) => readFileSync(join(dirname(path), asset)));
}

/** Assets of a prerendered page are named from the server's root; a widget is weighed until its first field can be used. */
function publicPageBytes(root: string, path: string): number {
  const html = readFileSync(path, 'utf8');
  const assets = [...html.matchAll(/\b(?:src|href)="\/site\/([^"]+\.(?:js|css))"/g)].map((match) =>
    readFileSync(join(root, 'apps/site/dist', match[1] ?? '')),
  );
  const widgets = [...firstUseSizes(root)].filter(([name]) => html.includes(`<sampan-${name}`));
  const own = [Buffer.from(html), ...assets].reduce((sum, part) => sum + compressedSize(part), 0);
  return own + widgets.reduce((sum, [, { first_field }]) => sum + first_field, 0);
}

const IMPORTED = /(?:from|import)\s*["'](\.\/[^"']+)["']/g;

/** Compressed files with all they import, each once. Languages and parts fetched later are imported by call, not by name. */
function sdkBytes(root: string, paths: readonly string[]): number {
  const needed = new Set<string>();
  const need = (path: string): void => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) need(join(dirname(path), name));
  };
  for (const path of paths) need(join(root, path));
  return [...needed].reduce((sum, path) => sum + compressedSize(readFileSync(path)), 0);
}

async function bundleParts(path: string): Promise<Buffer[]> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    root: dirname(path),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react'] },
    build: {
      write: false,
      minify: true,
      lib: { entry: path, formats: ['es'], fileName: 'entry', cssFileName: 'entry' },
      rolldownOptions: { external: REACT, output: { minify: true } },
    },
  };
  const built = await build(config);
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const chunks = new Map(outputs.map((output) => [output.fileName, output]));
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || needed.has(name)) return;
    needed.add(name);
    if (chunk.type === 'chunk') chunk.imports.forEach(need);
  };
  for (const output of outputs) if (output.type === 'asset' || output.isEntry) need(output.fileName);
  return outputs
    .filter((output) => needed.has(output.fileName) && /\.(?:js|mjs|css)$/.test(output.fileName))
    .map((output) => Buffer.from(output.type === 'chunk' ? output.code : output.source));
}
