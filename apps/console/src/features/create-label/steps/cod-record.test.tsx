import type { Party, User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { orderDraftOf } from '../draft/order-draft.store.ts';
import { CodRecord } from './cod-record.tsx';

const WEI = { id: 'u-record', country_code: 'SG', rights: ['createOrder'] } as unknown as User;
const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d957';
const draft = orderDraftOf(WEI);

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  endSession();
});

const sendTo = (phone: string, expected_cod_collection: number) =>
  draft.change({ shipping_address: { name: 'Tan Wei', phone } as Party, expected_cod_collection });

const open = async (is_saved = true) => {
  startSession({ token: 'token', user: WEI });
  shown = await showPage(
    () => <CodRecord is_saved={is_saved} />,
    '/auth',
    ({ method, path, body }) => {
      if (path !== `/order/${ID}/cod`) return method === 'GET' ? undefined : Response.json({ id: ID, body });
      return Response.json({ recipient_record: { parcels: 3, returned: 2 } });
    },
  );
  return shown;
};
const asksOf = ({ asked }: ShownPage) => asked.filter(({ path }) => path.endsWith('/cod')).length;

test('earlier COD parcels to the phone that were returned are told before the label is bought', async () => {
  sendTo('91230001', 48);
  const page = await open();
  await vi.waitFor(() =>
    expect(page.box.textContent).toContain('2 of 3 earlier COD parcels to this phone number were returned'),
  );
  expect(page.box.textContent).toContain('Ask the recipient to confirm before you ship.');
  // Another phone is saved first: the server answers for the recipient it knows.
  await act(async () => sendTo('91230002', 48));
  await vi.waitFor(() => expect(asksOf(page)).toBe(2));
  const calls = page.asked.map(({ method, path }) => `${method} ${path}`);
  expect(calls.slice(-2)).toEqual([`PUT /order/${ID}`, `GET /order/${ID}/cod`]);
});

test('nothing is asked of a prepaid parcel, nor before the draft was saved', async () => {
  sendTo('91230003', 0);
  const prepaid = await open();
  expect(asksOf(prepaid)).toBe(0);
  await prepaid.unmount();
  sendTo('91230003', 48);
  const unsaved = await open(false);
  expect(asksOf(unsaved)).toBe(0);
});
