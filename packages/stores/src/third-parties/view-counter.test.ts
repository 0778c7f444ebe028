import type { PageViewSettings } from '@sampan/contract';
import { asksBeforeCounting } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../storage/index.ts';
import { createConsentStore, readConsent } from './consent.store.ts';
import { countedPath } from './counted-path.ts';
import type { PageViewCall } from './page-views.port.ts';
import { readThirdParties } from './read-third-parties.ts';
import { createViewCounter } from './view-counter.ts';

const PLAUSIBLE: PageViewSettings = { provider: 'plausible', site: 'ship.example', url: 'https://plausible.example' };

function visitor({ asks = false, says_no = false, settings = PLAUSIBLE } = {}) {
  const storage = createMemoryStorage();
  const calls: PageViewCall[] = [];
  const consent = createConsentStore({ storage, asksFirst: () => asks, says_no });
  const counter = createViewCounter({
    settings,
    consent,
    origin: 'https://ship.example',
    language: 'en-SG',
    send: (call) => void calls.push(call),
  });
  return { storage, calls, consent, counter };
}

describe('page views', () => {
  test('Plausible and Umami get the path and the site that led here, and nothing of the visitor', () => {
    const { calls, counter } = visitor();
    counter.visit('/sg', 'https://search.example/q?word=courier');
    expect(calls.map(({ url, type, body }) => [url, type, JSON.parse(body)])).toEqual([
      [
        'https://plausible.example/api/event',
        'text/plain',
        {
          name: 'pageview',
          domain: 'ship.example',
          url: 'https://ship.example/sg',
          referrer: 'https://search.example',
        },
      ],
    ]);
    const other = visitor({ settings: { provider: 'umami', site: 'b-7', url: 'https://umami.example' } });
    other.counter.visit('/my/about', 'https://ship.example/my');
    expect(other.calls.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      [
        'https://umami.example/api/send',
        {
          type: 'event',
          payload: { website: 'b-7', hostname: 'ship.example', url: '/my/about', referrer: '', language: 'en-SG' },
        },
      ],
    ]);
  });

  test('where the law asks, the page that is shown is told of once, after consent', () => {
    const { calls, consent, counter, storage } = visitor({ asks: true });
    counter.visit('/id', '');
    counter.visit('/id/about', '');
    expect([calls.length, consent.hasQuestion()]).toEqual([0, true]);
    consent.answer('page_views', 'given');
    expect(calls.map(({ body }) => JSON.parse(body).url)).toEqual(['https://ship.example/id/about']);
    expect([consent.hasQuestion(), readConsent(storage).page_views]).toEqual([false, 'given']);
  });

  test.each([true, false])('a refusal is kept, and consent can be taken back (law asks: %s)', (asks) => {
    const { calls, consent, counter, storage } = visitor({ asks });
    consent.answer('page_views', 'refused');
    counter.visit('/id', '');
    expect(calls).toEqual([]);
    consent.answer('page_views', 'given');
    expect(calls).toHaveLength(1);
    consent.answer('page_views', 'refused');
    counter.visit('/id/about', '');
    expect([calls.length, readConsent(storage).page_views]).toEqual([1, 'refused']);
  });

  test('a browser that says no is neither asked nor counted, in any country', () => {
    for (const asks of [true, false]) {
      const { calls, consent, counter } = visitor({ asks, says_no: true });
      counter.visit('/sg', '');
      expect([calls, consent.hasQuestion()]).toEqual([[], false]);
    }
  });

  test('an ID is never told, and pages with a secret in their address are not counted', () => {
    expect(countedPath('/orders/01JCZX8E7T5Q9K3B2N4M6P8R0S', false)).toBe('/orders/:id');
    expect(countedPath('/orders/SPN12345678', false)).toBe('/orders/:id');
    expect(countedPath('/orders/create_label/1+customer_address', false)).toBe(
      '/orders/create_label/1+customer_address',
    );
    for (const path of ['/customer/confirm-address', '/pay/x', '/auth/reset-password', '/auth/invitation'])
      expect(countedPath(path, false)).toBeNull();
    expect(countedPath('/sg/blog/guides/volumetric-weight', true)).toBe('/sg/blog/guides/volumetric-weight');
  });

  test('what is kept or written by others counts as nothing', () => {
    for (const content of [null, '', '[]', '{"page_views":{"provider":"other","site":"a","url":"b"}}'])
      expect(readThirdParties(content)).toEqual({ page_views: null, chat: null, social_links: {} });
    expect(readThirdParties(JSON.stringify({ page_views: PLAUSIBLE }))).toEqual({
      page_views: PLAUSIBLE,
      chat: null,
      social_links: {},
    });
    const storage = createMemoryStorage();
    storage.setItem('sampan.consent', '{"page_views":"yes"}');
    expect(readConsent(storage).page_views).toBe('unasked');
  });

  test('the law decides where it asks; without a country it asks', () => {
    expect((['SG', 'MY', 'PH', 'ID', 'VN', null] as const).filter(asksBeforeCounting)).toEqual(['ID', 'VN', null]);
  });
});
