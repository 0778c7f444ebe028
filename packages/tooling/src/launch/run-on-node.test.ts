import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.mjs';
import { argumentsFor } from './run-on-node.mjs';

/** Asks Node.js itself for the file of everything that is imported, and prints what nobody answered before. */
const COUNTING = `
  import { registerHooks } from 'node:module';
  const asked = [];
  registerHooks({ resolve: (specifier, context, next) => (asked.push(specifier), next(specifier, context)) });
  process.on('exit', () => console.log(JSON.stringify(asked.filter((name) => !name.startsWith('node:')))));
`;

test('our programs find the files of drizzle-orm, and what they ask for twice, without Node.js', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-run-'));
  try {
    const own = join(folder, 'packages', 'own');
    mkdirSync(join(own, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, 'apps/server/node_modules/drizzle-orm'), join(own, 'node_modules/drizzle-orm'));
    writeFileSync(join(own, 'counting.mjs'), COUNTING);
    writeFileSync(join(own, 'other.ts'), `export { sql } from 'drizzle-orm';`);
    writeFileSync(join(own, 'main.ts'), `import './other.ts';\nexport { sql } from 'drizzle-orm';`);
    const command = argumentsFor(relative(ROOT, join(own, 'main.ts')), []);
    const { stdout } = spawnSync(process.execPath, ['--import', join(own, 'counting.mjs'), ...command]);
    const asked = JSON.parse(stdout.toString()) as string[];
    expect(asked.filter((name) => /^(?:drizzle-orm|\.)/u.test(name))).toEqual(['drizzle-orm']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
