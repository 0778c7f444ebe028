import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/launch/root.mjs';

/** Each file of this kind loads its modules itself: see the project `widgets`. */
const ISOLATED = /\.element\.test\.tsx?$/u;
const REPLACES_MODULES = /^\s*(?:await )?vi\.(?:mock|doMock|resetModules)\(/mu;

test('only files with modules of their own replace modules', () => {
  const tests = globSync('{packages,apps,examples}/*/{src,test,config,build}/**/*.test.{ts,tsx}', { cwd: ROOT });
  const replacing = tests.filter((path) => REPLACES_MODULES.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(tests.length).toBeGreaterThan(500);
  expect(replacing.filter((path) => ISOLATED.test(path))).toEqual(['packages/ui/src/preact.element.test.tsx']);
  expect(replacing.filter((path) => !ISOLATED.test(path))).toEqual([]);
});
