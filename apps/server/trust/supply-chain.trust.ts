import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Looks for forms of keys of some thirty services, private keys and addresses with passwords. Of no use but here, so it is no dependency. */
const SEARCH = ['@secretlint/core@13.0.7', '@secretlint/secretlint-rule-preset-recommend@13.0.7'];
/** Larger ones are data. */
const MAX_BYTES = 400_000;
/** Keys of the demo and of tests, which say so, and hosts of this machine. */
const INVENTED = /demo|sample|test|example|stand.?in|127\.0\.0\.1|localhost|x{6,}|0{8,}/iu;

/** Others that were made up, each in the one file that needs it. */
const MADE_UP: readonly (readonly [path: string, begins: string])[] = [
  ['apps/server/src/platform/config/secret-values.test.ts', 'postgres://sampan:p%40'],
  ['apps/server/src/platform/database/database-hosts.test.ts', 'postgres://u:p%40ss'],
  // Of a certificate for a name of this machine that tests call.
  ['apps/server/test/egress/tls.fixtures.ts', '-----BEGIN PRIVATE KEY-----'],
  ['examples/container.test.ts', 'postgres://sampan:letters'],
];
const isMadeUp = (name: string, secret: string): boolean =>
  INVENTED.test(secret) || MADE_UP.some(([path, begins]) => path === name && secret.startsWith(begins));

interface Search {
  lintSource(of: object): Promise<{ messages: { range: readonly [number, number] }[] }>;
}

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;

/** Every text that any commit had, and a name it had there. */
async function* textsOfHistory(): AsyncGenerator<{ name: string; text: string }> {
  const named = git('rev-list', '--objects', 'HEAD')
    .split('\n')
    .map((line) => [line.slice(0, 40), line.slice(41)] as const);
  const child = spawn('git', ['cat-file', '--batch'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  child.stdin.end(named.map(([id]) => `${id}\n`).join(''));
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await chunks.next();
    if (done === true) throw new Error('git ended early');
    held = Buffer.concat([held, value]);
  };
  for (const [id, name] of named.filter(([given]) => given !== '')) {
    while (!held.includes(10)) await more();
    const head = held.subarray(0, held.indexOf(10)).toString();
    const [, kind, size = '0'] = head.split(' ');
    const begin = head.length + 1;
    const end = begin + Number(size);
    while (held.length < end + 1) await more();
    const bytes = held.subarray(begin, end);
    held = held.subarray(end + 1);
    if (kind === 'blob' && bytes.length <= MAX_BYTES && !bytes.includes(0))
      yield { name: name || id, text: bytes.toString() };
  }
  await ended;
}

async function searchOf(folder: string): Promise<(name: string, text: string) => Promise<string[]>> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const made = spawnSync('npm', ['install', ...flags, '--save-exact', ...SEARCH], { cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`Secretlint was not installed: ${made.stderr}`);
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string) => (await import(pathToFileURL(resolve(name)).href)) as unknown;
  const core = (await load('@secretlint/core')) as Search;
  const { creator } = (await load('@secretlint/secretlint-rule-preset-recommend')) as { creator: object };
  const options = { config: { rules: [{ id: 'all', rule: creator, rules: [] }] }, noPhysicFilePath: true };
  return async (name, text) => {
    const source = { content: text, filePath: name, ext: '', contentType: 'text' };
    const { messages } = await core.lintSource({ source, options });
    return messages.map(({ range: [from, to] }) => text.slice(from, to));
  };
}

/** What is known against the packages of the lock file; null where the registry does not say. */
function advisories(): { packages: number; severe: number } | null {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string };
  const run = spawnSync('npx', ['-y', packageManager, 'audit', '--json'], { cwd: ROOT, encoding: 'utf8' });
  try {
    const { metadata } = JSON.parse(run.stdout) as {
      metadata: { dependencies?: number; totalDependencies?: number; vulnerabilities: Record<string, number> };
    };
    const { high = 0, critical = 0 } = metadata.vulnerabilities;
    return { packages: metadata.totalDependencies ?? metadata.dependencies ?? 0, severe: high + critical };
  } catch {
    console.error(`advisories are not told: ${run.stderr.trim().slice(0, 300) || run.stdout.trim().slice(0, 300)}`);
    return null;
  }
}

/** A10: what is installed is what the lock file says, none of it runs by being installed, and no secret was ever committed. */
export async function trustSupplyChain() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-supply-'));
  try {
    const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
    const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
    const resolutions = [...lock.matchAll(/^ {4}resolution: \{(.*)\}$/gmu)].map(([, said = '']) => said);
    const builds = [...(/^allowBuilds:\n((?: {2}.*\n)*)/mu.exec(workspace)?.[1]?.matchAll(/: (true|false)$/gmu) ?? [])];
    const search = await searchOf(folder);
    let texts = 0;
    const found = new Set<string>();
    for await (const { name, text } of textsOfHistory()) {
      texts += 1;
      for (const secret of await search(name, text)) if (!isMadeUp(name, secret)) found.add(`${name} ${secret}`);
    }
    for (const secret of found) console.error(secret.slice(0, 120));
    const told = advisories();
    return [
      { name: 'A10 packages in the lock file', value: resolutions.length, unit: 'packages', target: '> 100' },
      {
        name: 'A10 of them without a hash',
        value: resolutions.filter((said) => !said.startsWith('integrity: sha512-')).length,
        unit: 'packages',
        target: '= 0',
      },
      {
        name: 'A10 packages that may run a script when they are installed',
        value: builds.filter(([, may]) => may === 'true').length,
        unit: 'packages',
        target: '= 0',
      },
      { name: 'A10 texts of the whole history that were searched', value: texts, unit: 'texts', target: '> 10000' },
      { name: 'A10 secrets among them', value: found.size, unit: 'secrets', target: '= 0' },
      {
        name: 'A10 packages whose advisories the registry told',
        value: told?.packages ?? 0,
        unit: 'packages',
        target: null,
      },
      ...(told === null
        ? []
        : [
            { name: 'A10 advisories that are high or critical', value: told.severe, unit: 'advisories', target: '= 0' },
          ]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
