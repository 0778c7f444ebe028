import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { brotli } from '../compress/compressed-copies.ts';
import type { Budget } from './budget.ts';
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
    expect(size).toBe(brotli(Buffer.from(script)).byteLength + brotli(Buffer.from(style)).byteLength);
  });

  test('a route weighs what its page names and what the build lists for its address', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sampan-size-'));
    const [entry, list] = ['console.log("entry");'.repeat(50), 'console.log("list");'.repeat(50)];
    writeFileSync(join(root, 'entry.js'), entry);
    writeFileSync(join(root, 'list.js'), list);
    writeFileSync(join(root, 'index.html'), '<script src="/entry.js"></script>');
    const links = '</entry.js>; rel=modulepreload, </list.js>; rel=modulepreload';
    writeFileSync(join(root, 'preload.json'), JSON.stringify([['/orders', links]]));
    const budget: Budget = { entry: 'x', kind: 'route', path: 'index.html', route: '/orders', most_kb: 1 };
    const size = await measureEntry(root, budget);
    expect(size).toBe(brotli(Buffer.from(entry)).byteLength + brotli(Buffer.from(list)).byteLength);
    await expect(measureEntry(root, { ...budget, route: '/home' })).rejects.toThrow('does not name /home');
  });

  test('files of the SDK weigh what they import by name, each once and compressed; what is fetched later is not counted', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sampan-size-'));
    const part = `export const part = '${'shared '.repeat(200)}';`;
    const one = 'import{part}from"./part.js";import("./later.js");console.log(part)';
    const two = "import './part.js';";
    for (const [name, text] of Object.entries({ 'part.js': part, 'one.js': one, 'two.js': two, 'later.js': 'x' }))
      writeFileSync(join(root, name), text);
    const size = await measureEntry(root, { entry: 'set', kind: 'sdk', path: 'one.js,two.js', most_kb: 1 });
    expect(size).toBe([part, one, two].reduce((sum, text) => sum + brotli(Buffer.from(text)).byteLength, 0));
  });

  test('a React entry carries no React, and what is loaded lazily is not counted', async () => {
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
    const budget: Budget = { entry: 'x', kind: 'react', path: path.slice(ROOT.length + 1), most_kb: 1 };
    expect(await measureEntry(ROOT, budget)).toBeLessThan(500);
  });
});
