import { describe, expect, test } from 'vitest';
import { CourierUnavailable } from '../../ports/courier.ts';
import type { CourierPort, CourierQuoteRequest } from '../../ports/courier.ts';
import { createCourierNetwork } from './courier-network.ts';

const ADDRESS = {
  name: '',
  phone: '',
  email: '',
  street: '',
  unit_number: '',
  city: '',
  state: '',
  district: '',
  county: '',
  post_code: '079903',
  country: 'SG',
  lat: null,
  lng: null,
} as const;
const REQUEST: CourierQuoteRequest = {
  origin: ADDRESS,
  destination: ADDRESS,
  parcel: { weight_g: 1_000, length_mm: 0, width_mm: 0, height_mm: 0, content: '', value_minor: 0 },
  currency: 'SGD',
  cod_minor: 0,
  asked_at: 0,
};

/** A courier whose answer the test decides. */
function courierWith(quote: CourierPort['quote']): CourierPort {
  const unused = () => Promise.reject(new Error('not asked in this test'));
  return {
    profile: {
      alias: 'one',
      name: 'One',
      countries: ['SG'],
      color: '#000000',
      image_url: '/couriers/one.svg',
      support_phone: '',
    },
    quote,
    buy: unused,
    findByClientRef: unused,
    track: unused,
    cancel: unused,
    problems: null,
    bracketOf: null,
  };
}

function networkOf(quote: CourierPort['quote'], budget_ms = 2_500) {
  let now = 0;
  const network = createCourierNetwork({
    couriers: [courierWith(quote)],
    clock: { now: () => now },
    budget_ms: { quote: budget_ms },
  });
  const reason = async (): Promise<string> => {
    try {
      await network.quote('one', REQUEST);
      return 'ok';
    } catch (error) {
      return error instanceof CourierUnavailable ? error.reason : String(error);
    }
  };
  return {
    network,
    reason,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

const EMPTY = { rates: [], refusals: [] };

describe('a courier gets its budget and no more (trust 3)', () => {
  test('a courier that ignores the signal is a timeout all the same', async () => {
    const { reason } = networkOf(() => new Promise(() => undefined), 20);
    expect(await reason()).toBe('timeout');
  });

  test('the signal tells the courier to stop', async () => {
    let stopped = false;
    const { reason } = networkOf(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(new Error('stopped'));
          }),
        ),
      20,
    );
    expect(await reason()).toBe('timeout');
    expect(stopped).toBe(true);
  });

  test.each([
    ['an amount that is no number', { rates: [{ service_id: 'a', freight_minor: Number.NaN }], refusals: [] }],
    ['a negative price', { rates: [{ service_id: 'a', freight_minor: -1 }], refusals: [] }],
    ['a page of HTML', '<html>502</html>'],
    ['nothing', undefined],
  ])('%s counts as no answer (domain 1.7)', async (_, reply) => {
    const { reason } = networkOf(() => Promise.resolve(reply as never));
    expect(await reason()).toBe('malformed_reply');
  });

  test('a text that its adapter cut inside a character can be kept', async () => {
    const message = `${'a'.repeat(299)}📦`.slice(0, 300);
    const { network } = networkOf(async () => ({ rates: [], refusals: [{ code: 'too_heavy', message }] }));
    const { refusals } = await network.quote('one', REQUEST);
    expect(refusals).toEqual([{ code: 'too_heavy', message: `${'a'.repeat(299)}\uFFFD` }]);
  });

  test('an unknown courier has no answer', async () => {
    await expect(networkOf(() => Promise.resolve(EMPTY)).network.quote('other', REQUEST)).rejects.toBeInstanceOf(
      CourierUnavailable,
    );
  });

  test('a courier gets eight calls at a time; the others wait for their turn', async () => {
    const finish: (() => void)[] = [];
    const { network } = networkOf(() => new Promise((resolve) => finish.push(() => resolve(EMPTY))));
    const asked = Array.from({ length: 12 }, () => network.quote('one', REQUEST));
    await new Promise((resolve) => setImmediate(resolve));
    expect(finish).toHaveLength(8);
    for (let n = 0; n < 12; n += 1) {
      finish[n]?.();
      await asked[n];
    }
    expect(finish).toHaveLength(12);
  });

  test('whose turn does not come in time is told that the courier is busy, and was never asked', async () => {
    let asked = 0;
    const { network, reason } = networkOf(() => {
      asked += 1;
      return new Promise((resolve) => setTimeout(() => resolve(EMPTY), 60));
    }, 40);
    const eight = Array.from({ length: 8 }, () => network.quote('one', REQUEST).catch(() => 'late'));
    const ninth = reason();
    await Promise.all(eight);
    expect(await ninth).toBe('busy');
    expect(asked).toBe(8);
  });

  test('a queue of two hundred is the end: the next is refused at once', async () => {
    const { network, reason } = networkOf(() => new Promise(() => undefined), 500);
    const all = Array.from({ length: 208 }, () => network.quote('one', REQUEST).catch(() => undefined));
    expect(network.isAvailable('one')).toBe(false);
    expect(await reason()).toBe('busy');
    await Promise.all(all);
  });
});

describe('a courier that keeps failing is paused (trust 3)', () => {
  test('five failures in 20 s open the breaker; after 30 s one probe closes it', async () => {
    let works = false;
    let asked = 0;
    const { network, reason, pass } = networkOf(() => {
      asked += 1;
      return works ? Promise.resolve(EMPTY) : Promise.reject(new Error('down'));
    });
    for (let n = 0; n < 5; n += 1) expect(await reason()).toBe('failed');
    expect(await reason()).toBe('paused');
    expect(asked).toBe(5);
    expect(network.isAvailable('one')).toBe(false);
    pass(29);
    expect(await reason()).toBe('paused');
    pass(1);
    expect(await reason()).toBe('failed');
    expect(await reason()).toBe('paused');
    pass(30);
    works = true;
    expect(await reason()).toBe('ok');
    expect(await reason()).toBe('ok');
  });

  test('one probe at a time', async () => {
    let hang = false;
    const { network, reason, pass } = networkOf(() =>
      hang ? new Promise(() => undefined) : Promise.reject(new Error('down')),
    );
    for (let n = 0; n < 5; n += 1) await reason();
    pass(30);
    hang = true;
    void network.quote('one', REQUEST).catch(() => undefined);
    expect(await reason()).toBe('paused');
  });

  test('failures far apart do not open it, but more than half of twenty do', async () => {
    let n = 0;
    const { reason, pass } = networkOf(() => {
      n += 1;
      return n % 5 < 2 ? Promise.resolve(EMPTY) : Promise.reject(new Error('shaky'));
    });
    const seen: string[] = [];
    for (let call = 0; call < 23; call += 1) {
      seen.push(await reason());
      pass(10);
    }
    expect(seen.slice(0, 22)).not.toContain('paused');
    expect(seen[22]).toBe('paused');
  });
});
