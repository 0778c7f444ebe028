import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from './build-package.ts';
import { packTo, problemsOf } from './check-package.ts';
import { builtFolderOf, PUBLISHABLE, PUBLISHED_FOLDERS, versionOf } from './publishable.ts';

/** Node.js as a package: the platform's own. */
const NODE = `node-${process.platform}-${process.arch}`;

let folder: string;
const archives = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-published-'));
  // The widgets are built with the SDK, before any test.
  for (const pkg of PUBLISHABLE) await buildPackage(pkg);
  for (const name of PUBLISHED_FOLDERS) archives.set(name, packTo(builtFolderOf(name), folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PUBLISHED_FOLDERS)('publint and attw find nothing in %s', async (name) => {
  expect(await problemsOf(builtFolderOf(name), archives.get(name) ?? '')).toEqual([]);
  expect(readFileSync(`${builtFolderOf(name)}/LICENSE`, 'utf8')).toContain('MIT License');
});

const USES = `import { createApi, isApiError } from '@sampan/api-client';
import { verifyWebhook } from '@sampan/api-client/webhook';
import { checkPhone, formatMoney, type CountryCode } from '@sampan/country-rules';
import { addressSchema, loginSchema, validateForm } from '@sampan/validators';
import { version } from '@sampan/widgets';
import { SampanTrackingElement } from '@sampan/widgets/tracking';
import '@sampan/widgets/define/calculator';
const country: CountryCode = 'MY';
const api = createApi({ base_url: 'https://ship.example', country, language: 'en', getToken: () => 'key' });
export const count: Promise<number> = api.countOrders().then((counts) => counts.in_transit);
const { issues = [] } = validateForm(loginSchema, { email: 'x', password: '' });
console.log(JSON.stringify([
  checkPhone('+60 12-345 6789', country).ok, formatMoney(123_450, 'MYR'), issues.map((issue) => issue.key),
  typeof verifyWebhook, isApiError(new Error('x')), typeof addressSchema(country), version, typeof SampanTrackingElement,
]));
export const key = (panel: SampanTrackingElement): string | null => panel.publicKey;
// @ts-expect-error no such endpoint
api.deleteEverything;
count.catch(() => undefined);
`;

/** What a shop's own project may be built with; `engines` of the packages asks for Node.js 20. */
const TOOLS = { [NODE]: '20.20.2', esbuild: '0.28.2' };

test.each([
  ['TypeScript 5.4', '5.4.5'],
  ['the newest TypeScript', 'latest'],
])('install, type-check, bundle and run on Node.js 20 in an empty project with %s', (_name, typescript) => {
  const path = join(folder, `project-${typescript}`);
  mkdirSync(path);
  const local = Object.fromEntries([...archives].map(([name, archive]) => [`@sampan/${name}`, `file:${archive}`]));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...local, ...TOOLS, typescript },
    overrides: local,
  };
  writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(path, 'uses.ts'), USES);
  const run = (program: string, words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: path, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${words.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  };
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']);
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['Node16', 'node16'],
  ]) {
    const compilerOptions = {
      target: 'ES2022',
      module,
      moduleResolution,
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      strict: true,
      types: [],
      outDir: 'out',
    };
    writeFileSync(join(path, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['uses.ts'] }));
    run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  }
  run(process.execPath, [
    'node_modules/esbuild/bin/esbuild',
    'uses.ts',
    '--bundle',
    '--format=esm',
    '--outfile=all.js',
  ]);
  const node = join(path, `node_modules/${NODE}/bin/node`);
  expect(run(node, ['--version'])).toMatch(/^v20\./u);
  for (const program of ['out/uses.js', 'all.js']) {
    const said = JSON.parse(run(node, [program]).trim()) as unknown;
    expect([program, said]).toEqual([
      program,
      [
        true,
        'RM 1,234.50',
        ['validate.email_invalid', 'validate.password_empty'],
        'function',
        false,
        'object',
        versionOf('widgets'),
        'function',
      ],
    ]);
  }
});
