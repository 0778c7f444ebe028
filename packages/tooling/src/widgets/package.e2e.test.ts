import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { consumerSettings, consumerSources } from './consumer.fixtures.ts';
import { run } from './run-program.fixtures.ts';
import { reactName, widgetDefinitions, type WholeDefinition } from './widget-definitions.ts';

const PACKAGE = join(ROOT, 'packages/widgets/dist/npm');
let folder: string;
let tarball: string;
let definitions: WholeDefinition[];

function project(name: string, manifest: object, files: Record<string, string> = {}): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

const install = (path: string): Promise<string> =>
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], path);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-consumer-'));
  definitions = await widgetDefinitions(ROOT);
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], PACKAGE);
  expect(packed).toContain('sampan-widgets');
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the npm package (widgets 3)', () => {
  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: PACKAGE, pack: 'npm', strict: true });
    // The licence is stated, not spelled out: the package is not open source.
    const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
    expect(found).toEqual([]);
  });

  test('attw finds every type where each kind of resolution looks', async () => {
    const attw = join(ROOT, 'packages/tooling/node_modules/.bin/attw');
    const found = await run(attw, [tarball, '--profile', 'esm-only', '--format', 'json'], folder);
    // A package of modules alone is not required by CommonJS, and says so.
    expect(Object.keys((JSON.parse(found) as { problems: object }).problems)).toEqual(['CJSResolvesToESM']);
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

  test.each([
    [
      'TypeScript 5.4 and React 18',
      { typescript: '5.4.5', react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.12' },
    ],
    [
      'TypeScript 5.4 and React 19',
      { typescript: '5.4.5', react: '19.2.0', 'react-dom': '19.2.0', '@types/react': '19.2.2' },
    ],
  ])(
    'installs and type-checks in an empty project with %s, and prints its tags on a server',
    async (name, dependencies) => {
      const path = project(
        name.replaceAll(/\W+/g, '-'),
        { dependencies: { '@sampan/widgets': `file:${tarball}`, ...dependencies } },
        consumerSources(definitions),
      );
      await install(path);
      expect(existsSync(join(path, 'node_modules/@sampan/widgets/index.js'))).toBe(true);
      for (const resolution of ['bundler', 'node16'] as const) {
        writeFileSync(join(path, 'tsconfig.json'), consumerSettings(resolution));
        await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], path);
      }
      const printed = await run(process.execPath, ['print.mjs'], path);
      for (const widget of definitions)
        expect(printed).toContain(
          `<${widget.tag} api="https://ship.example" public-key="pk_test_key" class="card">a link</${widget.tag}>`,
        );
      expect(printed.split('\n').filter((line) => line !== '')).toHaveLength(definitions.map(reactName).length);
    },
  );
});
