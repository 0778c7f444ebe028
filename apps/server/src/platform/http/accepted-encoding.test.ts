import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('acceptedEncoding', () => {
  test.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0', 'identity'],
    ['deflate', 'identity'],
    // A name that holds another is another.
    ['brotli, xgzip', 'identity'],
  ])('%j is answered with %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  test('only what there is can be chosen', () => {
    expect(acceptedEncoding('br, gzip;q=0.5', ['gzip', 'identity'])).toBe('gzip');
    expect(acceptedEncoding('br, gzip', ['identity'])).toBe('identity');
  });
});
