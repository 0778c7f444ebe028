import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { build } from 'vite';
import type { Budget } from './budget.ts';

/** Where Preact's stand-in for React lies: it is the widgets' dependency, and other packages' files must find it too. */
const COMPAT = 'packages/widgets/node_modules/@preact/compat';

/** Preact in React's place, each name on its own: a pattern would break Vite's build. */
function preactAliases(root: string): { find: string; replacement: string }[] {
  const file = (name: string): string => join(root, COMPAT, `${name}.mjs`);
  return [
    { find: 'react-dom/client', replacement: file('client') },
    { find: 'react-dom', replacement: file('index') },
    { find: 'react/jsx-runtime', replacement: file('jsx-runtime') },
    { find: 'react/jsx-dev-runtime', replacement: file('jsx-dev-runtime') },
    { find: 'react', replacement: file('index') },
  ];
}

const REACT = [/^react(\/|$)/, /^react-dom(\/|$)/];

/** Bytes after Brotli of everything that has to arrive before the entry works; lazily loaded parts are not counted. */
export async function measureEntry(root: string, budget: Budget): Promise<number> {
  const path = join(root, budget.path);
  if (!existsSync(path)) throw new Error(`${budget.entry}: ${budget.path} does not exist`);
  const parts = budget.kind === 'page' ? pageParts(path) : await bundleParts(root, path, budget.kind);
  return parts.reduce((sum, part) => sum + brotliCompressSync(part).byteLength, 0);
}

function pageParts(path: string): Buffer[] {
  const html = readFileSync(path, 'utf8');
  const assets = [...html.matchAll(/\b(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  return [...new Set(assets)].map((asset) => readFileSync(join(dirname(path), asset)));
}

async function bundleParts(root: string, path: string, kind: 'element' | 'react'): Promise<Buffer[]> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    root: dirname(path),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['preact', 'react'], alias: kind === 'element' ? preactAliases(root) : [] },
    build: {
      write: false,
      minify: true,
      lib: { entry: path, formats: ['es'], fileName: 'entry', cssFileName: 'entry' },
      rolldownOptions: { external: kind === 'react' ? REACT : [], output: { minify: true } },
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
