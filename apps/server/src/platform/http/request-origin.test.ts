import { describe, expect, it } from 'vitest';
import { isLoopbackHost, pageOriginOf } from './request-origin.ts';

describe('pageOriginOf (widgets.md 2, origin allow-list)', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['  https://shop.example/  ', 'https://shop.example'],
    ['shop.example', 'https://shop.example'],
    ['HTTPS://Shop.EXAMPLE', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['https://www.shop.example', 'https://www.shop.example'],
    // It is a site of its own, and its name shows whose.
    ['https://shop.example.evil.test', 'https://shop.example.evil.test'],
    ['https://kedai-kopi.com.my', 'https://kedai-kopi.com.my'],
    // Unicode hosts become ASCII, so a look-alike no longer looks alike.
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://sh\u043Ep.example', 'https://xn--shp-ted.example'],
    ['https://\uFF53\uFF48\uFF4F\uFF50.example', 'https://shop.example'],
    ['https://shop\u3002example', 'https://shop.example'],
    ['https://203.0.113.7:8443', 'https://203.0.113.7:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['http://[::1]:5173', 'http://[::1]:5173'],
    ['https://localhost', 'https://localhost'],
  ])('%j is %s', (typed, origin) => {
    expect(pageOriginOf(typed)).toBe(origin);
    expect(pageOriginOf(origin)).toBe(origin);
  });

  it.each([
    '',
    '*',
    'null',
    'https://*',
    'https://*.shop.example',
    'https://shop.*',
    'http://shop.example',
    'http://localhost.evil.test',
    'http://127.0.0.1.evil.test',
    'https://shop.example/checkout',
    'https://shop.example//',
    'https://shop.example?a=1',
    'https://shop.example#a',
    'https://shop.example@evil.test',
    'https://user:secret@shop.example',
    'https://shop.example\\@evil.test',
    'https://shop.example%2eevil.test',
    'https://shop.example%00.evil.test',
    'https://shop.example.',
    'https://shop..example',
    'https://.shop.example',
    'https://-shop.example',
    'https://shop',
    'https://shop.example:99999',
    'https:shop.example',
    'https:/shop.example',
    'https://shop .example',
    'https://shop.exa\tmple',
    'https://a.example https://b.example',
    'https://a.example,https://b.example',
    'ftp://shop.example',
    'file:///home/shop.html',
    'javascript:alert(1)',
    'data:text/html,x',
    'chrome-extension://abcdefghijklmnop',
    '//shop.example',
    `https://${'a'.repeat(64)}.example`,
    `https://${'a.'.repeat(130)}example`,
    'https://shop\u202E.example',
    'https://shop\u200B.example',
  ])('%j is no site', (typed) => {
    expect(pageOriginOf(typed)).toBeNull();
  });
});

describe('isThisComputer', () => {
  it.each(['http://localhost', 'https://localhost:8443', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
    '%s is',
    (origin) => {
      expect(isLoopbackHost(origin)).toBe(true);
    },
  );

  it.each([
    'null',
    '',
    'http://localhost.evil.test',
    'https://127.0.0.1.evil.test',
    'http://evil.test',
    'ws://localhost',
    'http://0.0.0.0',
  ])('%j is not', (origin) => {
    expect(isLoopbackHost(origin)).toBe(false);
  });
});
