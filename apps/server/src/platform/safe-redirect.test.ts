import { describe, expect, test } from 'vitest';
import { ALLOWED, FRIENDLY_URLS, HOSTILE_URLS } from '#test/app/safe-redirect.fixtures.ts';
import { isAppScheme, safeAppLink, safeRedirect } from './safe-redirect.ts';

describe('addresses to send somebody on to (trust 4.6, I5)', () => {
  test('the corpus has at least two hundred hostile addresses, each once', () => {
    expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length);
    expect(HOSTILE_URLS.length).toBeGreaterThanOrEqual(200);
  });

  test('none of them leads anywhere', () => {
    expect(HOSTILE_URLS.filter((url) => safeRedirect(url, ALLOWED) !== null)).toEqual([]);
  });

  test('nor does one behind the path, the query or the name of an allowed origin lead off it', () => {
    const composed = HOSTILE_URLS.flatMap((url) => [
      `https://shop.example/${url}`,
      `https://shop.example/?to=${url}`,
      `https://shop.example${url}`,
    ]);
    const escaped = composed.filter((url) => {
      const answer = safeRedirect(url, ALLOWED);
      return answer !== null && new URL(answer).origin !== 'https://shop.example';
    });
    expect(escaped).toEqual([]);
  });

  test.each(FRIENDLY_URLS)('%s passes', (url, href) => {
    expect(safeRedirect(url, ALLOWED)).toBe(href);
  });

  test('nothing, and an empty list, lead nowhere', () => {
    expect([null, undefined, ''].map((url) => safeRedirect(url, ALLOWED))).toEqual([null, null, null]);
    expect(FRIENDLY_URLS.filter(([url]) => safeRedirect(url, []) !== null)).toEqual([]);
    expect(safeRedirect('https://shop.example/', ['*', '', 'https://*.example', 'null', 'not an origin'])).toBeNull();
    expect(safeRedirect(`https://shop.example/${'a'.repeat(2048)}`, ALLOWED)).toBeNull();
  });
});

describe('links into apps of phones (trust 4.6)', () => {
  const SCHEMES = ['sampanapp', 'com.example.shop'];

  test('only of schemes that are named, in their plain form', () => {
    for (const link of ['sampanapp://histories', 'sampanapp://top-up/done?from=1', 'com.example.shop://back'])
      expect(safeAppLink(link, SCHEMES)).toBe(link);
    expect(safeAppLink('sampanapp://histories', [])).toBeNull();
    for (const link of [
      'otherapp://histories',
      'sampanapp:histories',
      'sampanapp:////histories',
      'sampanapp://user@host/',
      'sampanapp://a/#javascript:alert(1)',
      'sampanapp://a b',
      'sampanapp://a\\b',
      'SAMPANAPP://a',
      '',
    ])
      expect([link, safeAppLink(link, SCHEMES)]).toEqual([link, null]);
  });

  test('no scheme that a browser knows is an app, whatever the setting says', () => {
    for (const scheme of ['http', 'https', 'javascript', 'data', 'file', 'blob', 'intent', 'ms-settings', 'A', 'x y'])
      expect([scheme, isAppScheme(scheme)]).toEqual([scheme, false]);
    expect(safeAppLink('javascript://a/', ['javascript'])).toBeNull();
    expect(HOSTILE_URLS.filter((url) => safeAppLink(url, ['https', 'http', 'javascript', 'data']) !== null)).toEqual(
      [],
    );
  });
});
