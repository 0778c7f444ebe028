import { expect, test } from 'vitest';
import { rewriteSpecifiers } from './declarations.ts';
import { rangeOf, versionOf } from './publishable.ts';

test('a declaration points at files that are in the package', () => {
  const text = [
    "import type { Endpoint } from '@sampan/contract';",
    "import { error } from '@sampan/messages/en/error';",
    "import type { CountryCode } from '@sampan/country-rules';",
    "export { createApi } from './api.ts';",
    "export type Order = import('../order.ts').Order;",
    "import * as v from 'valibot';",
    'export declare function sign(body: Uint8Array<ArrayBuffer>): string;',
  ].join('\n');
  expect(
    rewriteSpecifiers(text, 'api-client/src/index.d.ts', ['@sampan/country-rules', 'valibot']).split('\n'),
  ).toEqual([
    "import type { Endpoint } from '../../contract/src/index.js';",
    "import { error } from '../../messages/src/en/error.js';",
    "import type { CountryCode } from '@sampan/country-rules';",
    "export { createApi } from './api.js';",
    "export type Order = import('../order.js').Order;",
    "import * as v from 'valibot';",
    'export declare function sign(body: Uint8Array): string;',
  ]);
});

test('what a package needs is asked for in the version of the workspace', () => {
  expect(rangeOf('@sampan/country-rules')).toBe(`^${versionOf('country-rules')}`);
  expect(rangeOf('valibot')).toMatch(/^\^1\./u);
  expect(() => rangeOf('left-pad')).toThrow('the catalog has no version of left-pad');
});
