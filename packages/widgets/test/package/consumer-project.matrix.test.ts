import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumerSettings, consumerSources } from './consumer.fixtures.ts';
import { packedTo } from './packed-package.fixtures.ts';
import { run } from './run-program.fixtures.ts';
import { reactName, widgetDefinitions, type WholeDefinition } from '../../build/widget-definitions.ts';

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
  [definitions, tarball] = await Promise.all([widgetDefinitions(), packedTo(folder)]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
