import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { measureEntry } from './measure-entry.ts';

describe('measureEntry', () => {
  test('a page weighs what its HTML names, each file once and compressed', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sampan-size-'));
    mkdirSync(join(root, 'assets'));
    const script = 'console.log("a script");'.repeat(50);
    const style = 'a { color: red }'.repeat(50);
    writeFileSync(join(root, 'assets/a.js'), script);
    writeFileSync(join(root, 'assets/lazy.js'), 'never named');
    writeFileSync(join(root, 'assets/a.css'), style);
    writeFileSync(
      join(root, 'index.html'),
      '<script src="/assets/a.js"></script><link rel="modulepreload" href="/assets/a.js"><link href="/assets/a.css">',
    );
    const size = await measureEntry(root, { entry: 'page', kind: 'page', path: 'index.html', most_kb: 1 });
    expect(size).toBe(brotliCompressSync(script).byteLength + brotliCompressSync(style).byteLength);
  });

  test('an element carries Preact, a React entry carries neither, and what is loaded lazily is not counted', async () => {
    const folder = mkdtempSync(join(ROOT, 'packages/ui/node_modules/.size-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'entry.ts');
    writeFileSync(
      join(folder, 'lazy.ts'),
      `export const lazy = ${JSON.stringify(crypto.getRandomValues(new Uint8Array(50_000)).join())};`,
    );
    writeFileSync(
      path,
      `import { createElement } from 'react';
       import { createRoot } from 'react-dom/client';
       export const show = (at: Element) => createRoot(at).render(createElement('p', null, 'x'));
       export const more = async () => (await import('./lazy.ts')).lazy;`,
    );
    const budget = { entry: 'x', path: path.slice(ROOT.length + 1), most_kb: 1 };
    const element = await measureEntry(ROOT, { ...budget, kind: 'element' });
    const react = await measureEntry(ROOT, { ...budget, kind: 'react' });
    expect(react).toBeLessThan(500);
    expect(element).toBeGreaterThan(4_000);
    expect(element).toBeLessThan(12_000);
  });
});
