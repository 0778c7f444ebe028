import type { Order, User } from '@sampan/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  errorBeside,
  showPage,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { AddressDialog } from './address-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { mayDelete } from './order-actions.ts';

const ID = '0190a5f0-0000-7000-8000-000000000001';
const PARTY = {
  name: 'Rachel Tan',
  phone: '+6591234567',
  email: '',
  coordinate: {
    street: '10 Anson Road',
    unit_number: '#10-01',
    post_code: '079903',
    city: 'Singapore',
    state: 'Singapore',
    district: '',
    county: '',
    country: 'SG',
    location: '',
    formatted_address: '10 Anson Road, #10-01, Singapore 079903',
    path: [],
    lat: 1.2764,
    lng: 103.8458,
  },
};
const ORDER = { id: ID, marketplace: null, billing_address: PARTY, shipping_address: PARTY } as unknown as Order;
const onDone = vi.fn();
let shown: ShownPage | undefined;

beforeEach(() => {
  onDone.mockClear();
  startSession({ token: 't', user: { id: 'u1', country_code: 'SG' } as User });
});
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  endSession();
});

const draft = { status: 'new', label_state: 'none', archived_at: null, marketplace: null } as const;
test.each([
  ['a draft that is in the lists', draft, false],
  ['an archived draft', { ...draft, archived_at: 1 }, true],
  ['a cancelled draft', { ...draft, status: 'cancelled' }, true],
  ['a cancelled parcel that had a label', { ...draft, status: 'cancelled', label_state: 'refunded' }, false],
  [
    'a cancelled sale of the checkout',
    { ...draft, status: 'cancelled', marketplace: { id: '1', number: '1', source: 'checkout' } },
    false,
  ],
] as const)('spec 7 DELETE order/{id}: %s may be deleted: %s', (_name, order, may) => {
  expect(mayDelete(order)).toBe(may);
});

test('spec 7 DELETE order/{id}: a draft is deleted after a question, and its drawer closes', async () => {
  shown = await showPage(
    () => <DeleteDialog id={ID} open onClose={() => undefined} onDeleted={onDone} />,
    '/auth',
    () => Response.json({ success: true }),
  );
  await click(buttonNamed(shown.box, /^Delete draft/u));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(shown.asked.filter(({ method }) => method === 'DELETE')).toEqual([
    { method: 'DELETE', path: `/order/${ID}`, body: null },
  ]);
});

test.each(['billing_address', 'shipping_address'] as const)(
  'spec 7 PUT order/{id}/%s: one address is changed by itself, checked by the rules of its country',
  async (part) => {
    shown = await showPage(
      () => <AddressDialog order={ORDER} part={part} title="Change" onClose={onDone} />,
      '/auth',
      ({ method }) => (method === 'PUT' ? Response.json(ORDER) : undefined),
    );
    const { box, asked } = shown;
    await typeText(control(box, /^Name/u), '');
    await click(buttonNamed(box, /^Save/u));
    expect(errorBeside(box, /^Name/u)).toContain('is required');
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
    await typeText(control(box, /^Name/u), 'Mei Lin');
    await click(buttonNamed(box, /^Save/u));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const [sent] = asked.filter(({ method }) => method === 'PUT');
    expect([sent?.path, sent?.body]).toEqual([
      `/order/${ID}/${part}`,
      expect.objectContaining({ name: 'Mei Lin', coordinate: expect.objectContaining({ post_code: '079903' }) }),
    ]);
  },
);
