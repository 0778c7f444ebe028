import { supportMailOf } from '@sampan/country-rules';
import { createFormatters } from '@sampan/i18n';
import { createTranslator, loadMessages } from '@sampan/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTrackingStore, type Tracked, type TrackingPort } from '@sampan/stores/tracking';
import { FULL, PUBLIC } from '#test/tracking/tracking.fixtures.ts';
import { TrackingActions, TrackingView } from './tracking.view.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let t: ReturnType<typeof createTranslator>;
let host: HTMLElement;
let root: Root;

beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  t = createTranslator({ language: 'en', messages: await loadMessages('en') });
});
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(() => root.unmount());
  host.remove();
  vi.useRealTimers();
});

async function show(port: TrackingPort, isMobile = false) {
  const model = createTrackingStore(port);
  const format = createFormatters('SG', t);
  await act(async () => {
    root.render(
      <>
        <TrackingActions model={model} t={t} isMobile={isMobile} />
        <TrackingView model={model} t={t} format={format} isMobile={isMobile} />
      </>,
    );
    await model.open('SP-100482');
  });
  return model;
}

const full = (change: Partial<typeof FULL> = {}): Tracked => ({ view: 'full', info: { ...FULL, ...change } });

describe('TrackingView (spec 2 Package tracking panel)', () => {
  test('shows courier, numbers, people, addresses and the history with its dates as the spec writes them', async () => {
    await show({ load: async () => full() });
    const text = host.textContent;
    for (const part of [
      'Merlion Express',
      'SMPME884211705',
      'WEB-77',
      'SP-100482',
      'Rachel Tan',
      'Nguyễn Thị Ánh Tuyết',
      'Blk 145 Toa Payoh Lorong 2',
      'Out for delivery',
      '21.11.2026, 09:12 am',
    ]) {
      expect(text).toContain(part);
    }
    expect(host.querySelectorAll('.s-timeline__entry--newest')).toHaveLength(1);
  });

  test('the order number is the reference of the shop, with the internal number in small text if that is another', async () => {
    await show({ load: async () => full({ reference_id: 'WEB-7', number: 'SP-100482' }) });
    expect(host.textContent).toContain('WEB-7');
    expect([...host.querySelectorAll('small')].some(({ textContent }) => textContent?.includes('SP-100482'))).toBe(
      true,
    );
    await act(() => root.render(null));
    await show({ load: async () => full({ reference_id: null, number: 'SP-100482' }) });
    expect(host.textContent).toContain('SP-100482');
    expect(host.querySelector('small')).toBeNull();
  });

  test('its head says the day it is expected, else where it is: one line on a phone', async () => {
    const aside = () => host.querySelector('.s-tracking__aside')?.textContent;
    await show({ load: async () => full({ estimated_delivery_at: null }) });
    expect(aside()).toBe('Toa Payoh');
    await show({ load: async () => full({ estimated_delivery_at: Math.floor(Date.now() / 1000) + 5 * 86_400 }) });
    expect(aside()).toMatch(/^Estimated delivery: [^·]+$/u);
    expect(host.querySelector('.s-timeline__entry--newest')?.textContent).toContain('Toa Payoh');
  });

  test.each([
    ['ready_to_ship', 'Packed', 'Packed|On the way|Out for delivery|Delivered', false],
    ['in_transit', 'On the way', 'Packed|On the way|Out for delivery|Delivered', false],
    ['delayed', 'Delayed', 'Packed|Delayed|Out for delivery|Delivered', false],
    ['delivery_failed', 'Delivery tried', 'Packed|On the way|Delivery tried|Delivered', true],
    ['attempt_booked', 'Delivery tried', 'Packed|On the way|Delivery tried|Delivered', false],
    ['returned', 'Returned to sender', 'Packed|On the way|Out for delivery|Returned to sender', true],
    ['completed', 'Delivered', 'Packed|On the way|Out for delivery|Delivered', false],
  ])('look-v2 10: four named stages; %s stands at "%s"', async (status, here, names, is_off) => {
    const newest = { ...FULL.trackings[0], status } as (typeof FULL.trackings)[number];
    await show({ load: async () => full({ trackings: [newest] }) });
    const stages = [...host.querySelectorAll('.s-tracking__way i')];
    expect(stages.map(({ textContent }) => textContent).join('|')).toBe(names);
    expect(stages.findLast((stage) => stage.hasAttribute('data-reached'))?.textContent).toBe(here);
    expect(host.querySelector('.s-tracking__way b') !== null).toBe(is_off);
  });

  test('a courier that was asked by email to pick up again has the parcel packed, and not tried at a door', async () => {
    const instruction = { kind: 'pick_up', day: '2026-12-01', window: '1400-1700', note: '', by: '' } as const;
    const newest = { ...FULL.trackings[0], status: 'courier_asked', instruction } as (typeof FULL.trackings)[number];
    await show({ load: async () => full({ trackings: [newest] }) });
    const stages = [...host.querySelectorAll('.s-tracking__way i')];
    expect(stages.filter((stage) => stage.hasAttribute('data-reached')).map(({ textContent }) => textContent)).toEqual([
      'Packed',
    ]);
    expect(host.querySelector('.s-tracking__way')?.textContent).not.toContain('Delivery tried');
  });

  test('each status of the history shows its image', async () => {
    const trackings = FULL.trackings.map((entry) => ({ ...entry, image_url: `/statuses/${entry.status}.svg` }));
    await show({ load: async () => full({ trackings }) });
    const pictures = [...host.querySelectorAll('.s-timeline__status img')].map((image) => image.getAttribute('src'));
    expect(pictures[0]).toBe(trackings[0]?.image_url);
    expect(new Set(pictures)).toEqual(new Set(trackings.map(({ image_url }) => image_url)));
  });

  test("without a courier it says 'No courier assigned'", async () => {
    await show({ load: async () => full({ courier: null, trackings: [] }) });
    expect(host.textContent).toContain('No courier assigned');
    expect(host.textContent).toContain('No updates yet. The courier will scan your parcel at pick-up.');
  });

  test('the public view has no link, names, addresses or rating', async () => {
    await show({ load: async () => ({ view: 'public', info: { ...PUBLIC, status: 'completed' } }) });
    expect(host.textContent).toContain('SMPME884211705');
    for (const absent of [
      'Rachel Tan',
      'Paya Lebar Road',
      'https://ship.example',
      'SP-100482',
      'How was this delivery?',
    ])
      expect(host.textContent).not.toContain(absent);
  });

  test('its own company reads what the recipient asked of the driver, and whether the courier took it', async () => {
    const wish = { place: 'door', note: 'Lift lobby B', state: 'told', at: 1_796_000_000 } as const;
    const fact = () =>
      [...host.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Asked by the recipient');
    const model = await show({ load: async () => full({ delivery_wish: wish }) });
    expect(fact()?.nextSibling?.textContent).toBe('Leave at the doorLift lobby B');
    model.stop();
    await act(() => root.render(null));
    await show({ load: async () => full({ delivery_wish: { ...wish, note: '', state: 'refused' } }) });
    expect(fact()?.nextSibling?.textContent).toBe('Leave at the doorThe courier does not do it');
  });

  test('an unknown parcel gets the sentence of spec 8, and can be asked for again', async () => {
    const load = vi.fn<TrackingPort['load']>().mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(full());
    await show({ load });
    expect(host.textContent).toContain('This tracking is not available at the moment. Please come back later!');
    await act(async () => host.querySelector('button')?.click());
    expect(host.textContent).toContain('SMPME884211705');
  });

  test('Call Driver only on a phone and only with a driver; Contact goes to the mailbox of the origin', async () => {
    await show({ load: async () => full() }, false);
    expect(host.querySelector('a[href^="tel:"]')).toBeNull();
    expect(host.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe(`mailto:${supportMailOf('SG')}`);
    await act(() => root.render(null));
    await show({ load: async () => full({ origin_country_code: 'ID' }) });
    expect(host.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe(`mailto:${supportMailOf('ID')}`);
    await act(() => root.render(null));
    await show({ load: async () => full() }, true);
    expect(host.querySelector('a[href="tel:+6591112222"]')?.textContent).toContain('Call Driver');
    await show({ load: async () => full({ driver_phone: null }) }, true);
    expect(host.querySelector('a[href^="tel:"]')).toBeNull();
  });
});

describe('rating (spec 4 Rating)', () => {
  test("only a completed parcel shows it; one click rates 5, later clicks are ignored, 'Thank you' stays 2 s", async () => {
    vi.useFakeTimers();
    await show({ load: async () => full() });
    expect(host.querySelector('.s-rating')).toBeNull();

    let rating: number | null = null;
    let finish = () => {};
    const rate = vi.fn<NonNullable<TrackingPort['rate']>>(
      (_id, value) =>
        new Promise((resolve) => {
          finish = () => {
            rating = value;
            resolve(null);
          };
        }),
    );
    const load = vi.fn<TrackingPort['load']>(async () => full({ status: 'completed', rating }));
    await show({ load, rate });
    const [good] = host.querySelectorAll<HTMLButtonElement>('.s-rating button');
    await act(async () => {
      good?.click();
      good?.click();
    });
    expect(rate).toHaveBeenCalledExactlyOnceWith(FULL.id, 5);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    // Spec 4 Rating: after success the order reloads.
    expect(load).toHaveBeenCalledTimes(2);
    expect(host.textContent).toContain('Thank you');
    await act(async () => vi.advanceTimersByTime(1_999));
    expect(host.textContent).toContain('Thank you');
    await act(async () => vi.advanceTimersByTime(1));
    expect(host.textContent).not.toContain('Thank you');
    await act(async () => good?.click());
    expect(rate).toHaveBeenCalledTimes(1);
  });

  test('people who only look see a rating that was given and are not asked for one (spec 6)', async () => {
    await show({ load: async () => full({ status: 'completed' }) });
    expect(host.querySelector('.s-rating')).toBeNull();
    await show({ load: async () => full({ status: 'completed', rating: 5 }) });
    expect(host.querySelector('.s-rating [aria-pressed=true]')).not.toBeNull();
  });

  test('a rating that could not be sent can be sent again', async () => {
    const rate = vi
      .fn<NonNullable<TrackingPort['rate']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(null);
    await show({ load: async () => full({ status: 'completed' }), rate });
    const bad = [...host.querySelectorAll<HTMLButtonElement>('.s-rating button')].at(-1);
    await act(async () => bad?.click());
    expect(host.querySelector('[role=alert]')?.textContent).toBe('Please try again');
    await act(async () => bad?.click());
    expect(rate).toHaveBeenCalledTimes(2);
    expect(rate).toHaveBeenLastCalledWith(FULL.id, 2.5);
  });
});

describe('createTrackingStore', () => {
  test('a late answer to an older question is dropped', async () => {
    const answers: ((tracked: Tracked) => void)[] = [];
    const model = createTrackingStore({ load: () => new Promise((resolve) => answers.push(resolve)) });
    const first = model.open('one');
    const second = model.open('two');
    answers[1]?.(full({ number: 'SP-2' }));
    await second;
    answers[0]?.(full({ number: 'SP-1' }));
    await first;
    expect(model.$state.get()).toMatchObject({ kind: 'ready', tracked: { info: { number: 'SP-2' } } });
  });

  test('a refresh that fails keeps what is shown', async () => {
    const load = vi
      .fn<TrackingPort['load']>()
      .mockResolvedValueOnce(full())
      .mockRejectedValueOnce(new Error('offline'));
    const model = createTrackingStore({ load });
    await model.open('one');
    await model.refresh();
    expect(model.$state.get().kind).toBe('ready');
  });
});
