/// <reference types="node" />
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

const PACKAGE = fileURLToPath(new URL('../../dist/npm/', import.meta.url));
const run = promisify(execFile);

/** What Next, Nuxt and Remix do with a page that imports a widget: load it where there is no window. */
describe('an import on a server (widgets 2 "SSR-safe import")', () => {
  const entries = WIDGET_ROWS.flatMap(({ definition }) => [`${definition.entry}.js`, `define/${definition.entry}.js`]);
  test.each([...entries, 'index.js'])('%s touches no window', async (entry) => {
    const file = `${PACKAGE}${entry}`;
    expect(existsSync(file)).toBe(true);
    const code = `const names = Object.keys(await import(${JSON.stringify(pathToFileURL(file).href)})); console.log(names.join());`;
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code]);
    expect(stderr).toBe('');
    expect(stdout.trim() === '').toBe(entry.startsWith('define/'));
  });
});
