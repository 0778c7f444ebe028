import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../build/widget-list.ts';
import { run } from './run-program.fixtures.ts';

/** The built package, as it is published. */
export const PACKAGE = `${DIST}npm`;

/** Packs it into a folder and answers the path of the archive. */
export async function packedTo(folder: string): Promise<string> {
  await run('npm', ['pack', '--pack-destination', folder], PACKAGE);
  const archive = readdirSync(folder).find((name) => /^sampan-widgets-.*\.tgz$/.test(name));
  if (archive === undefined) throw new Error(`npm pack left no archive in ${folder}`);
  return join(folder, archive);
}
