import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { DIST } from '../widget-list.ts';
import { writePackageFiles } from '../write-package-files.ts';
import { writeSdkFiles } from '../write-sdk-files.ts';
import type { BundledLicences } from './bundled-licences.ts';
import type { FirstUse } from './first-use.ts';

/** Where a build lies until it is whole. */
export const NEXT = `${DIST}next/`;

/** Begins with an empty folder: for the first bundle of a build. */
export function emptyBuild(): Plugin {
  return {
    name: 'sampan-empty-build',
    buildStart: () => {
      rmSync(NEXT, { recursive: true, force: true });
      mkdirSync(NEXT, { recursive: true });
    },
  };
}

/** For the last bundle: writes what is no bundle, and puts the build in the place of the last one, which a server may be giving out. */
export function finishedBuild(first_use: ReadonlyMap<string, FirstUse>, licences: BundledLicences): Plugin {
  return {
    name: 'sampan-finished-build',
    async closeBundle(error?: Error) {
      if (error !== undefined || !existsSync(NEXT)) return;
      await writeSdkFiles(`${NEXT}sdk`);
      await writePackageFiles(`${NEXT}npm`, `${NEXT}sdk`, licences);
      writeFileSync(`${NEXT}first-use.json`, `${JSON.stringify(Object.fromEntries(first_use), null, 2)}\n`);
      for (const name of ['sdk', 'npm', 'first-use.json']) {
        rmSync(DIST + name, { recursive: true, force: true });
        renameSync(NEXT + name, DIST + name);
      }
      rmSync(NEXT, { recursive: true });
    },
  };
}
