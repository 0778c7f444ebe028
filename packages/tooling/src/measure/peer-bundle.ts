import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { minifyCss } from './minify-css.ts';
import { brotli } from '../compress/compressed-copies.ts';

const run = promisify(execFile);

/** A widget kit of somebody else, and the least a page needs of it. */
export interface Peer {
  readonly name: string;
  /** Exact versions: `emoji-picker-element@1.29.1`. */
  readonly packages: readonly string[];
  /** What a page would import to show one widget. */
  readonly entry: string;
  /** Style sheets it needs, as paths in `node_modules`; those its scripts bring are in them. */
  readonly styles?: readonly string[];
  /** Parts that are not published: they are left out, and the kit is heavier than what is measured. */
  readonly unpublished?: readonly string[];
}

/**
 * Bytes after Brotli of a kit's scripts and style sheets, minified into one bundle. What it fetches later by itself is not counted.
 *
 * @throws when the registry does not have it, or it cannot be bundled
 */
export async function peerBytes(peer: Peer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-peer-'));
  try {
    await install(folder, peer);
    const entry = join(folder, 'entry.js');
    writeFileSync(entry, peer.entry);
    const bundle = await rolldown({
      cwd: folder,
      input: entry,
      platform: 'browser',
      external: (id) => peer.unpublished?.some((name) => id === name || id.startsWith(`${name}/`)) ?? false,
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      moduleTypes: { '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl', '.json': 'json' },
      logLevel: 'silent',
    });
    const { output } = await bundle.generate({ format: 'es', minify: true, comments: false });
    // The entry and what it imports; parts imported by call come later.
    const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
    const needed = new Set<string>();
    const need = (name: string): void => {
      const chunk = chunks.get(name);
      if (chunk === undefined || needed.has(name)) return;
      needed.add(name);
      chunk.imports.forEach(need);
    };
    for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName);
    const scripts = [...needed].map((name) => Buffer.from(chunks.get(name)?.code ?? ''));
    const styles = (peer.styles ?? []).map((path) => minifyCss(readFileSync(join(folder, 'node_modules', path))));
    return [...scripts, ...styles].reduce((sum, bytes) => sum + brotli(bytes).byteLength, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing of what is installed runs: no scripts of packages, and the bundle is only weighed. */
async function install(folder: string, { packages, unpublished = [] }: Peer): Promise<void> {
  const missing = join(folder, 'missing');
  mkdirSync(missing);
  writeFileSync(join(missing, 'package.json'), JSON.stringify({ name: 'missing', version: '0.0.0' }));
  const overrides = Object.fromEntries(unpublished.map((name) => [name, 'file:./missing']));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await run('npm', ['install', ...flags, '--save-exact', ...packages], { cwd: folder, timeout: 300_000 });
}
