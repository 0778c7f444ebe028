import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGE, packedTo } from './packed-package.fixtures.ts';
import { run } from './run-program.fixtures.ts';
import { widgetDefinitions, type WholeDefinition } from '../../build/widget-definitions.ts';

let folder: string;
let tarball: string;
let definitions: WholeDefinition[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-consumer-'));
  definitions = await widgetDefinitions();
  tarball = await packedTo(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package (widgets 3)', () => {
  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: PACKAGE, pack: 'npm', strict: true });
    const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
    expect(found).toEqual([]);
  });

  test('attw finds every type where each kind of resolution looks', async () => {
    const attw = fileURLToPath(new URL('../../node_modules/.bin/attw', import.meta.url));
    const found = await run(attw, [tarball, '--profile', 'esm-only', '--format', 'json'], folder);
    // A package of modules alone is not required by CommonJS, and says so.
    expect(Object.keys((JSON.parse(found) as { problems: object }).problems)).toEqual(['CJSResolvesToESM']);
  });

  test('is MIT, with the licence of every package that is bundled', () => {
    const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { license: string };
    expect(manifest.license).toBe('MIT');
    expect(readFileSync(join(PACKAGE, 'LICENSE'), 'utf8')).toContain('MIT License');
    const notice = readFileSync(join(PACKAGE, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const [name, sentence] of [
      ['leaflet', 'Redistribution and use in source and binary forms'],
      ['preact', 'Permission is hereby granted'],
      ['@lit/reactive-element', 'Redistribution and use in source and binary forms'],
    ] as const)
      expect(notice.slice(notice.indexOf(`\n${name}\n`))).toContain(sentence);
  });

  test('every public member is described, in manifest and editors data too', () => {
    const manifest = readFileSync(join(PACKAGE, 'custom-elements.json'), 'utf8');
    const editors = readFileSync(join(PACKAGE, 'vscode.html-custom-data.json'), 'utf8');
    for (const widget of definitions) {
      expect(editors).toContain(widget.tag);
      const members = [
        ...widget.attributes,
        ...widget.properties,
        ...widget.methods,
        ...widget.events,
        ...widget.slots,
        ...widget.parts,
        ...widget.tokens,
      ];
      for (const { name, description } of members) {
        expect(description, `${widget.tag} ${name}`).toMatch(/\S{2}.*[.!]$/);
        expect(manifest).toContain(`"${name}"`);
      }
      expect(widget.tokens.length).toBeLessThanOrEqual(24);
      expect(widget.parts.length).toBeLessThanOrEqual(12);
    }
  });
});
