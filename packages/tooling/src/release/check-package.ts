import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Packs a built package and answers the path of its archive. */
export function packTo(built: string, out: string): string {
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', out], { cwd: built, encoding: 'utf8' });
  const name = /"filename":\s*"([^"]+)"/u.exec(answer)?.[1]?.replace('@', '').replace('/', '-');
  const archive = readdirSync(out).find((file) => file === name);
  if (archive === undefined) throw new Error(`npm pack left no archive of ${built}`);
  return join(out, archive);
}

/** What publint and attw find wrong with a built package and its archive; empty when it may be published. */
export async function problemsOf(built: string, archive: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: built, pack: 'npm', strict: true });
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...attw(archive),
  ];
}

/** A package of modules alone is not required by CommonJS, and says so. */
const EXPECTED = new Set(['CJSResolvesToESM']);

function attw(archive: string): string[] {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
    'dist/index.js',
  );
  let found: string;
  try {
    found = execFileSync(process.execPath, [cli, archive, '--profile', 'esm-only', '--format', 'json'], {
      encoding: 'utf8',
    });
  } catch (error) {
    found = (error as { stdout?: string }).stdout ?? '';
  }
  const { problems } = JSON.parse(found) as { problems: object };
  return Object.keys(problems).filter((kind) => !EXPECTED.has(kind));
}
