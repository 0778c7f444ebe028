import { describe, expect, it } from 'vitest';
import { createAddressDraft, emptyAddress } from './address-draft.store.ts';
import { createAddressPair } from './address-pair.store.ts';

const loadLevel = () => Promise.resolve([]);

async function setUp(is_same = false) {
  const billing = createAddressDraft({
    country: 'MY',
    loadLevel,
    initial: { street: 'Jalan Ampang 1', state: 'Kuala Lumpur', city: 'Kuala Lumpur' },
  });
  const pick_up = createAddressDraft({
    country: 'MY',
    loadLevel,
    initial: is_same ? billing.$address.get() : { street: 'Jalan Gudang 9' },
  });
  await Promise.all([billing.start(), pick_up.start()]);
  return { billing, pick_up, pair: createAddressPair(billing, pick_up, is_same) };
}

describe('pick-up checkbox (spec 4 Address guard)', () => {
  it('copies billing to pick-up when ticked', async () => {
    const { billing, pick_up, pair } = await setUp();
    await pair.toggleSame();
    expect(pair.$is_same.get()).toBe(true);
    expect(pick_up.$address.get()).toEqual(billing.$address.get());
  });

  it('clears both when they are already equal', async () => {
    const { billing, pick_up, pair } = await setUp(true);
    await pair.toggleSame();
    expect(pair.$is_same.get()).toBe(false);
    expect([billing.$address.get(), pick_up.$address.get()]).toEqual([emptyAddress('MY'), emptyAddress('MY')]);
  });

  it('lets pick-up follow billing while ticked, and unticks when pick-up goes its own way', async () => {
    const { billing, pick_up, pair } = await setUp(true);
    billing.setField('street', 'Jalan Ampang 2');
    await billing.setLevel('state', 'Johor');
    expect(pick_up.$address.get()).toMatchObject({ street: 'Jalan Ampang 2', state: 'Johor', city: '' });
    pick_up.setField('unit_number', 'B-3');
    expect(pair.$is_same.get()).toBe(false);
    billing.setField('street', 'Jalan Ampang 3');
    expect(pick_up.$address.get().street).toBe('Jalan Ampang 2');
  });
});
