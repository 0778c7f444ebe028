import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundledNames, sbomOf } from './sbom.ts';

const NOTICE = `This package contains parts of the packages below.

@lit/reactive-element
---------------------

BSD 3-Clause License

---

preact
------

The MIT License`;

test('the bill of materials names the archive, what it needs and what is bundled into it', () => {
  const built = mkdtempSync(join(tmpdir(), 'sampan-sbom-'));
  onTestFinished(() => rmSync(built, { recursive: true }));
  const manifest = {
    name: '@sampan/widgets',
    version: '1.2.0',
    license: 'MIT',
    dependencies: { '@sampan/country-rules': '^1.1.0' },
  };
  writeFileSync(join(built, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), NOTICE);
  writeFileSync(join(built, 'widgets.tgz'), 'archive');
  expect(bundledNames(NOTICE)).toEqual(['@lit/reactive-element', 'preact']);
  expect(sbomOf(built, join(built, 'widgets.tgz'))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: {
      component: {
        name: '@sampan/widgets',
        purl: 'pkg:npm/%40sampan/widgets@1.2.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: createHash('sha512').update('archive').digest('hex') }],
      },
    },
    components: [
      { name: '@sampan/country-rules', version: '1.1.0' },
      { name: '@lit/reactive-element', version: expect.stringMatching(/^\d+\.\d+\.\d+/u) as string },
      { name: 'preact', purl: expect.stringMatching(/^pkg:npm\/preact@\d+\.\d+\.\d+/u) as string },
    ],
    dependencies: [{ ref: '@sampan/widgets@1.2.0', dependsOn: ['@sampan/country-rules@1.1.0'] }],
  });
});
