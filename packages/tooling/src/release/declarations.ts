import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { endpointTypes } from './endpoint-types.ts';
import { ROOT, type Publishable } from './publishable.ts';

const ENDPOINTS = 'contract/src/endpoints.d.ts';
/** The one type the compiler does not write: `endpointTypes` does. */
const TOO_LONG = /contract\/src\/endpoints\.ts\(.*TS7056/u;
const SPECIFIER = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"]+)\2/gu;

/**
 * Points the imports of a declaration at files a consumer has: sources become `.js`, bundled packages of the workspace the
 * copy of their types beside it. TypeScript before 5.7 knows no parameter of Uint8Array.
 *
 * @param file its path below the folder of types, such as `api-client/src/api.d.ts`
 * @param needs published packages, which stay as they are
 */
export function rewriteSpecifiers(text: string, file: string, needs: readonly string[]): string {
  return text
    .replaceAll('Uint8Array<ArrayBuffer>', 'Uint8Array')
    .replace(SPECIFIER, (_whole, before: string, quote: string, target: string) => {
      return `${before}${quote}${specifierOf(target, file, needs)}${quote}`;
    });
}

function specifierOf(target: string, file: string, needs: readonly string[]): string {
  if (target.startsWith('.')) return target.replace(/\.tsx?$/u, '.js');
  const [, folder, entry = 'index'] = /^@sampan\/([^/]+)(?:\/(.+))?$/u.exec(target) ?? [];
  if (folder === undefined || needs.includes(`@sampan/${folder}`)) return target;
  const path = relative(dirname(file), `${folder}/src/${entry}.js`).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Writes the types of a package and of what is bundled into it, as `<folder>/src/*.d.ts` below `out`. */
export async function writeDeclarations({ folder, entries, needs }: Publishable, out: string): Promise<void> {
  const settings_folder = mkdtempSync(join(tmpdir(), 'sampan-types-'));
  const settings = join(settings_folder, 'tsconfig.json');
  writeFileSync(
    settings,
    JSON.stringify({
      extends: `${ROOT}tsconfig.base.json`,
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: `${ROOT}packages`,
        outDir: out,
        // As sources of this program: types of an installed package are not written.
        paths: {
          '@sampan/messages/*': [`${ROOT}packages/messages/src/*.ts`],
          '@sampan/*': [`${ROOT}packages/*/src/index.ts`],
        },
      },
      files: Object.values(entries).map((entry) => `${ROOT}packages/${folder}/src/${entry}`),
    }),
  );
  const { stdout } = spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-p', settings], {
    encoding: 'utf8',
  });
  rmSync(settings_folder, { recursive: true });
  const errors = stdout.split('\n').filter((line) => line.includes(': error ') && !TOO_LONG.test(line));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const list = join(out, ENDPOINTS);
  if (existsSync(dirname(list))) writeFileSync(list, await endpointTypes());
  for (const needed of needs)
    if (needed.startsWith('@sampan/'))
      rmSync(join(out, needed.slice('@sampan/'.length)), { recursive: true, force: true });
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(out, file);
    writeFileSync(path, rewriteSpecifiers(readFileSync(path, 'utf8'), file, needs));
  }
}
