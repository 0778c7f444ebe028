import { describe, expect, it } from 'vitest';
import { createOrderDraft } from './order-draft.store.ts';
import type { OrderFields } from './order-progress.ts';
import { ORDER_STEPS, stepOfPath } from './order-step.ts';
import { createMemoryStorage } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

interface Fields extends OrderFields {
  is_fragile?: boolean;
}
const party = (name: string, post_code: string) => ({
  name,
  phone: '81234567',
  email: '',
  coordinate: { country: 'SG', street: '10 Bayfront Avenue', unit_number: 'N/A', post_code },
});
const addresses = { billing_address: party('Tan', '018956'), shipping_address: party('Lim', '238801') };
const parcel = { package_type: 'shoebox', package_content: 'Two books', total_package_value: 40 };

function draftOn(storage: StoragePort, owner_id = 'u1') {
  let count = 0;
  return createOrderDraft<Fields>({
    storage,
    sender_country: 'SG',
    owner_id,
    newKey: () => `key-${(count += 1)}-${Math.random()}`,
  });
}

describe('creation steps (spec 2)', () => {
  it('have their exact paths', () => {
    expect(ORDER_STEPS.map(({ path }) => path)).toEqual([
      '1+customer_address',
      '2+package_detail',
      '3+delivery_service',
      '4+create_label_confirmation',
      '5+add_payment_method',
    ]);
    expect([
      stepOfPath('2+package_detail')?.number,
      stepOfPath('2 package_detail')?.number,
      stepOfPath('2%2Bpackage_detail')?.number,
      stepOfPath('6+x'),
    ]).toEqual([2, 2, 2, null]);
  });

  it('open one after the other', () => {
    const draft = draftOn(createMemoryStorage());
    const furthest = () => draft.$furthest_step.get().number;
    expect(furthest()).toBe(1);
    draft.change(addresses);
    expect(furthest()).toBe(2);
    draft.change({ package_type: 'shoebox' });
    expect(furthest()).toBe(2);
    draft.change(parcel);
    expect([furthest(), draft.isReachable('delivery_service'), draft.isReachable('create_label_confirmation')]).toEqual(
      [3, true, false],
    );
    draft.choose({ quotation_id: 'q1', estimated_costs_id: 'e1' });
    expect([furthest(), draft.isReachable('add_payment_method')]).toEqual([5, true]);
  });

  it('close again when something before them breaks', () => {
    const draft = draftOn(createMemoryStorage());
    draft.change({ ...addresses, ...parcel });
    draft.choose({ quotation_id: 'q1', estimated_costs_id: 'e1' });
    draft.change({ shipping_address: { ...addresses.shipping_address, phone: '12' } });
    expect([draft.$furthest_step.get().number, draft.$draft.get().estimated_costs_id]).toEqual([1, null]);
  });
});

describe('order draft', () => {
  it('survives a reload with its keys (trust.md 4 row 40)', () => {
    const storage = createMemoryStorage();
    const draft = draftOn(storage);
    draft.change({ ...addresses, ...parcel });
    draft.attach('o1');
    draft.choose({ quotation_id: 'q1', estimated_costs_id: 'e1' });
    const reloaded = draftOn(storage);
    expect(reloaded.$draft.get()).toEqual(draft.$draft.get());
    reloaded.choose({ quotation_id: 'q1', estimated_costs_id: 'e1' });
    expect(reloaded.$draft.get().create_label_key).toBe(draft.$draft.get().create_label_key);
  });

  it('changes its keys with what they send, and never otherwise', () => {
    const draft = draftOn(createMemoryStorage());
    const keys = () => [draft.$draft.get().create_order_key, draft.$draft.get().create_label_key];
    const seen = [keys()];
    draft.attach('o1');
    expect(keys()).toEqual(seen[0]);
    draft.choose({ quotation_id: 'q1', estimated_costs_id: 'e1' });
    expect([keys()[0] === seen[0]![0], keys()[1] === seen[0]![1]]).toEqual([true, false]);
    const chosen = keys();
    draft.change({ is_fragile: true });
    expect([keys()[0] === chosen[0], keys()[1] === chosen[1]]).toEqual([false, false]);
    const changed = keys();
    draft.renewLabelKey();
    expect([keys()[0] === changed[0], keys()[1] === changed[1]]).toEqual([true, false]);
  });

  it('starts afresh and says whether there is anything to lose', () => {
    const storage = createMemoryStorage();
    const draft = draftOn(storage);
    expect(draft.$is_touched.get()).toBe(false);
    draft.change({ package_content: '', is_fragile: false });
    expect(draft.$is_touched.get()).toBe(false);
    draft.change({ package_content: 'Books' });
    expect(draft.$is_touched.get()).toBe(true);
    draft.reset();
    expect([draft.$is_touched.get(), draftOn(storage).$draft.get().fields]).toEqual([false, {}]);
  });

  it("is each person's own, and nothing of a stranger's making", () => {
    const storage = createMemoryStorage();
    draftOn(storage, 'u1').change({ package_content: 'Books' });
    expect(draftOn(storage, 'u2').$draft.get().fields).toEqual({});
    storage.setItem('sampan.order_draft.u3', '{"fields":{},"create_order_key":1}');
    expect(draftOn(storage, 'u3').$draft.get().create_order_key).toMatch(/^key-/u);
  });
});
