import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPlace, LevelQuery, LookUpPostcode } from './address.port.ts';
import { createAddressDraft } from './address-draft.store.ts';

const PLACES: Readonly<Record<string, readonly string[]>> = {
  '': ['Jawa Barat', 'Jawa Timur', 'DKI Jakarta'],
  'Jawa Barat': ['Kota Bandung', 'Kota Bogor'],
  'Jawa Barat/Kota Bandung': ['Coblong', 'Sukajadi'],
  'Jawa Barat/Kota Bandung/Coblong': ['Dago', 'Lebak Gede'],
  'Jawa Timur': ['Kota Surabaya'],
};
let asked: string[];
const loadLevel = ({ parents, level }: LevelQuery) => {
  asked.push(`${level}:${parents.join('/')}`);
  return Promise.resolve((PLACES[parents.join('/')] ?? []).map((name) => ({ name })));
};
beforeEach(() => {
  asked = [];
});

describe('level cascade (spec 4 Address guard)', () => {
  it('loads level 1 at the start and each lower list when the one above is chosen', async () => {
    const draft = createAddressDraft({ country: 'ID', loadLevel });
    await draft.start();
    expect(draft.$levels.get().map(({ field, is_open, options }) => [field, is_open, options.length])).toEqual([
      ['state', true, 3],
      ['city', false, 0],
      ['district', false, 0],
      ['county', false, 0],
    ]);
    await draft.setLevel('state', 'Jawa Barat');
    await draft.setLevel('city', 'Kota Bandung');
    expect(asked).toEqual(['1:', '2:Jawa Barat', '3:Jawa Barat/Kota Bandung']);
    expect(draft.$levels.get()[2]!.options.map(({ name }) => name)).toEqual(['Coblong', 'Sukajadi']);
  });

  it('clears the lower levels when a higher one changes, and reloads the lower list', async () => {
    const initial = {
      state: 'Jawa Barat',
      city: 'Kota Bandung',
      district: 'Coblong',
      county: 'Dago',
      street: 'Jl. Dago 1',
      lat: -6.9,
      lng: 107.6,
    };
    const draft = createAddressDraft({ country: 'ID', loadLevel, initial });
    await draft.start();
    expect(draft.$levels.get().map(({ options }) => options.length)).toEqual([3, 2, 2, 2]);
    await draft.setLevel('state', 'Jawa Timur');
    expect(draft.$address.get()).toMatchObject({
      state: 'Jawa Timur',
      city: '',
      district: '',
      county: '',
      street: 'Jl. Dago 1',
      lat: null,
      lng: null,
    });
    expect(draft.$levels.get().map(({ options }) => options.length)).toEqual([3, 1, 0, 0]);
    expect(draft.$address.get().formatted_address).toBe('Jl. Dago 1, Jawa Timur, Indonesia');
  });

  it('empties a list that fails without a word (spec 8)', async () => {
    const draft = createAddressDraft({ country: 'MY', loadLevel: () => Promise.reject(new Error('down')) });
    await draft.start();
    expect(draft.$levels.get().map(({ options, is_loading }) => [options.length, is_loading])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('shows the list of the last choice, however late the others answer', async () => {
    const answers = new Map<string, (names: string[]) => void>();
    const slow = ({ parents }: LevelQuery) =>
      new Promise<{ name: string }[]>((resolve) =>
        answers.set(parents.join('/'), (names) => resolve(names.map((name) => ({ name })))),
      );
    const draft = createAddressDraft({ country: 'MY', loadLevel: slow });
    const first = draft.setLevel('state', 'Johor');
    const second = draft.setLevel('state', 'Perak');
    answers.get('Perak')!(['Ipoh']);
    answers.get('Johor')!(['Muar']);
    await Promise.all([first, second]);
    expect(draft.$levels.get()[1]!.options).toEqual([{ name: 'Ipoh' }]);
  });

  it('takes over a found place and names its levels as the lists do', async () => {
    const draft = createAddressDraft({ country: 'ID', loadLevel, initial: { unit_number: 'Lt. 3' } });
    await draft.fill({
      street: 'Jl. Ir. H. Juanda',
      state: 'JAWA BARAT',
      city: 'kota bandung',
      district: 'Coblong',
      county: 'Nowhere',
      post_code: '40135',
      lat: -6.88,
      lng: 107.61,
    });
    expect(draft.$address.get()).toMatchObject({
      unit_number: 'Lt. 3',
      street: 'Jl. Ir. H. Juanda',
      state: 'Jawa Barat',
      city: 'Kota Bandung',
      district: 'Coblong',
      county: 'Nowhere',
      lat: -6.88,
    });
    expect(draft.$levels.get().map(({ options }) => options.length)).toEqual([3, 2, 2, 2]);
  });

  it("uses the spec's names of the Malaysian federal territory", async () => {
    const draft = createAddressDraft({ country: 'MY', loadLevel });
    await draft.fill({ state: 'Wilayah Persekutuan Kuala Lumpur', city: 'Kuala Lumpur' });
    expect(draft.$address.get().state).toBe('Kuala Lumpur');
  });

  it('keeps the position of a picked street while its barangay is named, and drops it when the street is typed over (spec 5)', async () => {
    const draft = createAddressDraft({ country: 'PH', loadLevel });
    await draft.fill({
      street: 'Katipunan Avenue',
      state: 'Metro Manila',
      city: 'Quezon City',
      lat: 14.6,
      lng: 121.07,
    });
    await draft.setLevel('district', 'Loyola Heights');
    expect(draft.$address.get().lat).toBe(14.6);
    draft.setField('street', 'Katipunan Ave. 99');
    expect([draft.$address.get().lat, draft.$address.get().lng]).toEqual([null, null]);
  });

  it('starts over in another country', async () => {
    const draft = createAddressDraft({ country: 'ID', loadLevel, initial: { state: 'Jawa Barat' } });
    await draft.setCountry('SG');
    expect([draft.$levels.get(), draft.$address.get().country, draft.$address.get().state]).toEqual([[], 'SG', '']);
  });
});

describe('Singapore postcode (spec 5)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const marina: FoundPlace = {
    street: '10 Bayfront Avenue',
    building_name: 'Marina Bay Sands',
    post_code: '018956',
    lat: 1.28,
    lng: 103.86,
  };
  function setUp(lookUpPostcode: LookUpPostcode = () => Promise.resolve([marina])) {
    const looked_up: string[] = [];
    const draft = createAddressDraft({
      country: 'SG',
      loadLevel,
      lookUpPostcode: (post_code, signal) => {
        looked_up.push(post_code);
        return lookUpPostcode(post_code, signal);
      },
    });
    return { draft, looked_up };
  }

  it('is looked up only at 6 characters, 500 ms after the last keystroke', async () => {
    const { draft, looked_up } = setUp();
    for (const text of ['0', '01895', '018957']) draft.setField('post_code', text);
    await vi.advanceTimersByTimeAsync(499);
    draft.setField('post_code', '018956');
    await vi.advanceTimersByTimeAsync(499);
    expect([looked_up, draft.$postcode.get()]).toEqual([[], 'looking_up']);
    await vi.advanceTimersByTimeAsync(1);
    expect([looked_up, draft.$postcode.get()]).toEqual([['018956'], 'found']);
    expect(draft.$address.get()).toMatchObject({
      street: '10 Bayfront Avenue',
      building_name: 'Marina Bay Sands',
      post_code: '018956',
      lat: 1.28,
    });
  });

  it('is outside Singapore when nothing is found, until it is changed', async () => {
    const { draft } = setUp(() => Promise.resolve([]));
    draft.setField('post_code', '999999');
    await vi.advanceTimersByTimeAsync(500);
    expect(draft.$postcode.get()).toBe('outside');
    draft.setField('post_code', '99999');
    expect(draft.$postcode.get()).toBe('idle');
  });

  it('says nothing when the lookup fails (spec 8), and nothing for an answer that came too late', async () => {
    const { draft } = setUp(() => Promise.reject(new Error('down')));
    draft.setField('post_code', '018956');
    await vi.advanceTimersByTimeAsync(500);
    expect([draft.$postcode.get(), draft.$address.get().street]).toEqual(['idle', '']);

    let answer = (_places: FoundPlace[]) => {};
    const late = setUp(() => new Promise((resolve) => (answer = resolve)));
    late.draft.setField('post_code', '018956');
    await vi.advanceTimersByTimeAsync(500);
    late.draft.setField('post_code', '01895');
    answer([marina]);
    await vi.advanceTimersByTimeAsync(0);
    expect([late.draft.$postcode.get(), late.draft.$address.get().street]).toEqual(['idle', '']);
  });

  it('is not looked up in other countries', async () => {
    const looked_up: string[] = [];
    const draft = createAddressDraft({
      country: 'MY',
      loadLevel,
      lookUpPostcode: (post_code) => (looked_up.push(post_code), Promise.resolve([])),
    });
    draft.setField('post_code', '050000');
    await vi.advanceTimersByTimeAsync(1000);
    expect([looked_up, draft.$postcode.get()]).toEqual([[], 'idle']);
  });
});
