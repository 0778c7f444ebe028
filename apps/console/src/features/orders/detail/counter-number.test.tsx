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
import { CounterNumber } from './counter-number.tsx';
import { isHandedIn } from './order-actions.ts';

const ID = '0190a5f0-0000-7000-8000-000000000001';
const ORDER = {
  id: ID,
  status: 'ready_to_ship',
  label_state: 'bought',
  courier: { alias: 'singpost-sg', name: 'SingPost', image_url: null, color: '#1c3f94' },
  label: { tracking_code: 'SMPC0123456789AB' },
  estimated_cost: { courier: { is_counter: true } },
} as unknown as Order;
let shown: ShownPage | undefined;

beforeEach(() =>
  startSession({ token: 't', user: { id: 'u1', country_code: 'SG', rights: ['setTrackingNumber'] } as User }),
);
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  endSession();
});

test('only a parcel of a courier with a counter asks for its number, until it has arrived', () => {
  expect(isHandedIn(ORDER)).toBe(true);
  expect(isHandedIn({ ...ORDER, status: 'completed' })).toBe(false);
  expect(isHandedIn({ ...ORDER, estimated_cost: null })).toBe(false);
});

test('production 1.6: the merchant reads that nothing is booked for them, and enters the number of the receipt', async () => {
  let is_taken = true;
  shown = await showPage(
    () => <CounterNumber order={ORDER} />,
    '/auth',
    ({ method }) => {
      if (method !== 'PUT') return undefined;
      if (!is_taken) return Response.json({ ...ORDER, status: 'in_transit' });
      const errors = [
        { param: 'tracking_code', code: 'tracking_number_taken', message: 'Another parcel already has this number' },
      ];
      return Response.json({ code: 'invalid_input', title: 'x', detail: 'x', status: 422, errors }, { status: 422 });
    },
  );
  const { box, asked } = shown;
  expect(box.textContent).toContain('Booked by you at the counter');
  expect(box.textContent).toContain('SingPost counter');
  expect((control(box, /tracking number/u) as HTMLInputElement).value).toBe('');
  await typeText(control(box, /tracking number/u), 'RR123456785SG');
  await click(buttonNamed(box, /^Save/u));
  await vi.waitFor(() => expect(errorBeside(box, /tracking number/u)).toContain('Another parcel'));
  is_taken = false;
  await click(buttonNamed(box, /^Save/u));
  await vi.waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(asked.find(({ method }) => method === 'PUT')).toEqual({
    method: 'PUT',
    path: `/order/${ID}/tracking_number`,
    body: { tracking_code: 'RR123456785SG' },
  });
});
