import { expect, test } from 'vitest';
import { neededBy, productSbom, readLockFile, type LockFile } from './product-sbom.ts';

const LOCK: LockFile = {
  importers: {
    'apps/server': {
      dependencies: {
        hono: { version: '4.13.19' },
        '@sampan/contract': { version: 'link:../../packages/contract' },
        drizzle: { version: '1.0.0(pg@8.0.0)' },
      },
    },
    'packages/contract': { dependencies: { valibot: { version: '1.2.0' } } },
    'packages/tooling': { dependencies: { vitest: { version: '5.1.1' } } },
  },
  packages: {
    'hono@4.13.19': { resolution: { integrity: `sha512-${Buffer.from('hono').toString('base64')}` } },
  },
  snapshots: {
    'hono@4.13.19': {},
    'valibot@1.2.0': {},
    'vitest@5.1.1': {},
    'drizzle@1.0.0(pg@8.0.0)': { dependencies: { pg: '8.0.0' }, optionalDependencies: { 'pg-native': '3.0.0' } },
    'pg@8.0.0': {},
    'pg-native@3.0.0': { dependencies: { pg: '8.0.0' } },
  },
};

test('what the parts need is found through the workspace and through peers, and nothing that only builds', () => {
  expect([...neededBy(LOCK, ['apps/server'])]).toEqual([
    ['hono@4.13.19', []],
    ['valibot@1.2.0', []],
    ['drizzle@1.0.0', ['pg@8.0.0', 'pg-native@3.0.0']],
    ['pg@8.0.0', []],
    ['pg-native@3.0.0', ['pg@8.0.0']],
  ]);
});

test('the bill of materials names each with the hash that the lock file has', () => {
  const bill = productSbom('1.1.0', LOCK) as { components: object[] };
  expect(bill.components).toHaveLength(5);
  expect(bill.components).toContainEqual(
    expect.objectContaining({
      purl: 'pkg:npm/hono@4.13.19',
      hashes: [{ alg: 'SHA-512', content: Buffer.from('hono').toString('hex') }],
    }),
  );
});

test('that of today has a hash for everything, a licence for most, and whatever it says is needed is in it', () => {
  interface Bill {
    components: { 'bom-ref': string; hashes?: object[]; licenses?: object[] }[];
    dependencies: { dependsOn: string[] }[];
  }
  const { components, dependencies } = productSbom('1.1.0', readLockFile()) as Bill;
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  // Packages for other systems are not installed here, and say nothing.
  expect(components.filter(({ licenses }) => licenses !== undefined).length).toBeGreaterThan(components.length / 2);
  expect([...refs].some((ref) => /^(?:vitest|oxlint|playwright-core)@/u.test(ref))).toBe(false);
});
