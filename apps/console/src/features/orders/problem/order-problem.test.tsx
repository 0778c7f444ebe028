import type { Order, ParcelProblem } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { act } from 'react';
import {
  buttonNamed,
  click,
  control,
  elapse,
  problem,
  showPage,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { $toasts } from '../../../shared/toast/toast.store.ts';
import { OrderProblem } from './order-problem.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  endSession();
});

const ORDER = {
  id: 'order',
  number: 'SP-2611-0042',
  status: 'ready_to_ship',
  courier: { alias: 'merlion-express' },
  billing_address: { coordinate: { formatted_address: '60 Paya Lebar Road' } },
  label_state: 'bought',
  missing: [],
  archived_at: null,
  decide_by: null,
  last_event: {
    status: 'pick_up_missed',
    status_description: 'Nobody was there to hand over the parcel.',
    created_at: 1_795_680_000,
  },
  shipping_address: { name: 'Nurul', phone: '91234567', email: '', coordinate: { country: 'SG' } },
} as unknown as Order;

const MISSED = {
  order_id: 'order',
  currency: 'SGD',
  by_email: false,
  attempt: { obstacle: 'not_tried', price: null, days: [], windows: ['0900-1200'] },
  pick_up: {
    obstacle: null,
    days: ['2026-11-30', '2026-12-01', '2026-12-02'],
    windows: ['0900-1200', '1200-1500', '1400-1700', '1700-2000'],
  },
  instruction: null,
} as unknown as ParcelProblem;
const BOOKED = {
  ...MISSED,
  instruction: {
    kind: 'pick_up',
    day: '2026-12-01',
    window: '1400-1700',
    note: '',
    by: 'Rachel Tan',
    state: 'booked',
    price: 0,
    at: 1_795_680_000,
  },
};

async function show(
  about: object,
  {
    rights = ['instructCourier'],
    answer = Response.json(BOOKED),
    order = ORDER,
    missed = [] as readonly object[],
    /** What is known of the others. */
    other = MISSED as object,
  } = {},
) {
  vi.useFakeTimers();
  let known = about;
  startSession({ token: 'token', user: { id: 'user', role: 'owner', country_code: 'SG', rights } as never });
  shown = await showPage(
    () => <OrderProblem order={order} />,
    '/auth',
    ({ method, path }) => {
      if (path.endsWith('/list'))
        return Response.json({ records: missed, total: missed.length, page: 1, per_page: 100 });
      if (path.endsWith('/claim')) return Response.json({ claim: null, reasons: [], obstacle: 'not_shipped' });
      if (method !== 'POST') return Response.json(path.startsWith('/order/order') ? known : other);
      if (path.includes('/second/')) return problem(409, 'instruction_refused', 'Not this one.');
      if (answer.ok) known = BOOKED;
      return answer.clone();
    },
  );
}

/** Lets answers of the network arrive, in turns of their own, until something is read. */
async function reads(sentence: string): Promise<void> {
  for (let turn = 0; turn < 20 && !text().includes(sentence); turn += 1) await elapse(10);
  expect(text()).toContain(sentence);
}

const text = () => shown.box.textContent ?? '';

test('a missed pick-up is booked for another day and time with one press, and the recipient is not asked', async () => {
  await show(MISSED);
  await reads('Book another pick-up');
  expect(text()).toContain('Pick-up missed');
  expect(text()).toContain('Nobody was there to hand over the parcel.');
  // What is done at the recipient's door is no choice yet.
  expect(text()).not.toContain('Try again');
  expect(text()).not.toContain('WhatsApp');
  expect(buttonNamed(shown.box, /^Book /u).textContent).toContain('Book Mon 30 Nov, 9:00 AM - 12:00 PM');
  await click(shown.box.querySelector('input[value="2026-12-01"]') as HTMLElement);
  await act(async () => {
    const select = control(shown.box, /^Time/u) as unknown as HTMLSelectElement;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, '1400-1700');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(buttonNamed(shown.box, /^Book Tue 1 Dec, 2:00 PM - 5:00 PM$/u));
  await reads('Pick-up: Tue 1 Dec, 2:00 PM - 5:00 PM');
  const sent = shown.asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/order/order/instruction', { kind: 'pick_up', day: '2026-12-01', window: '1400-1700', note: '' }],
  ]);
  expect(text()).toContain('By Rachel Tan');
});

test('what the same driver left at the same address is booked with it, where that is ticked; a refused one stays', async () => {
  const elsewhere = { billing_address: { coordinate: { formatted_address: '1 Orchard Road' } } };
  await show(MISSED, {
    missed: [
      ORDER,
      { ...ORDER, id: 'second' },
      { ...ORDER, id: 'elsewhere', ...elsewhere },
      { ...ORDER, id: 'booked', last_event: { status: 'pick_up_booked' } },
      { ...ORDER, id: 'third' },
    ],
  });
  await reads('Also for 2 other parcels that were not picked up here');
  await click(control(shown.box, /^Also for 2/u));
  await click(buttonNamed(shown.box, /^Book /u));
  await reads('Pick-up: Tue 1 Dec');
  await elapse(100);
  const sent = shown.asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).toEqual(['order', 'second', 'third'].map((id) => `/order/${id}/instruction`));
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect($toasts.get().map((toast) => toast.text)).toContain(
    '1 parcel could not be booked and stays under Problems. Booked: 1',
  );
});

const THIRD = [{ ...ORDER, id: 'third' }];
const postsOf = () => shown.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
const BOTH = ['/order/order/instruction', '/order/third/instruction'];

test('the others are booked also when the panel is closed as soon as the first one is', async () => {
  await show(MISSED, { missed: THIRD });
  await reads('Also for 1 other parcel');
  await click(control(shown.box, /^Also for 1/u));
  await click(buttonNamed(shown.box, /^Book /u));
  for (let turn = 0; turn < 20 && postsOf().length === 0; turn += 1) await elapse(1);
  await shown.unmount();
  await elapse(1_000);
  expect(postsOf()).toEqual(BOTH);
});

test('by email nothing is booked, and the toast says so', async () => {
  const asked = { ...BOOKED, instruction: { ...BOOKED.instruction, state: 'asked' } };
  await show(MISSED, { missed: THIRD, answer: Response.json(asked) });
  await reads('Also for 1 other parcel');
  await click(control(shown.box, /^Also for 1/u));
  await click(buttonNamed(shown.box, /^Book /u));
  await elapse(1_000);
  expect(postsOf()).toEqual(BOTH);
  expect($toasts.get().map((toast) => toast.text)).toContain('Courier asked by email for 1 more parcel');
});

test('another one that its courier was told something about meanwhile is left alone', async () => {
  await show(MISSED, { missed: THIRD, other: BOOKED });
  await reads('Also for 1 other parcel');
  await click(control(shown.box, /^Also for 1/u));
  await click(buttonNamed(shown.box, /^Book /u));
  await elapse(1_000);
  expect(postsOf()).toEqual(BOTH.slice(0, 1));
});

test('a booked one is changed from what it is', async () => {
  await show(BOOKED, { missed: THIRD });
  await reads('By Rachel Tan');
  await click(buttonNamed(shown.box, /^Choose something else$/u));
  expect(text()).toContain('Book Tue 1 Dec, 2:00 PM - 5:00 PM');
  // Others were booked with it.
  expect(text()).not.toContain('Also for');
});

test('a courier without an interface is asked by email, and a refusal keeps the form', async () => {
  await show(
    { ...MISSED, by_email: true },
    { answer: problem(409, 'instruction_refused', 'The courier refused this.') },
  );
  await reads('We ask the courier by email.');
  await click(buttonNamed(shown.box, /^Book /u));
  await reads('The courier refused this.');
  expect(text()).toContain('Book Mon 30 Nov');
});

test('who may not change parcels reads what happened, and gets no form', async () => {
  await show(MISSED, { rights: [] });
  await elapse(100);
  expect(text()).not.toContain('Loading');
  expect(text()).toContain('Pick-up missed');
  expect(shown.box.querySelector('form')).toBeNull();
});

const FAILED = {
  ...ORDER,
  status: 'in_transit',
  last_event: { ...ORDER.last_event, status: 'delivery_failed' },
} as unknown as Order;
const NOBODY_THERE = {
  ...MISSED,
  attempt: { obstacle: null, price: 0, days: ['2026-12-01'], windows: ['1800-2100'] },
  address: { obstacle: null, price: 0 },
  return: { obstacle: null, price: 2.57, days_from: 2, days_to: 3 },
  pick_up: { obstacle: 'ended', days: [], windows: [] },
};
const choiceOf = (value: string) => shown.box.querySelector<HTMLInputElement>(`input[value="${value}"]`);

test('the recipient may choose: the button copies the link of the parcel (look-v2 3)', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(NOBODY_THERE, { order: FAILED });
  await reads('Let the recipient choose');
  await click(choiceOf('recipient') as HTMLElement);
  await click(buttonNamed(shown.box, /^Copy link/u));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/t/order`);
  copied.mockRestore();
});

test.each([
  ['a courier that is asked by email', { by_email: true }, 'This courier takes no choice of the recipient.'],
  [
    'an attempt that costs money',
    { attempt: { ...NOBODY_THERE.attempt, price: 1.5 } },
    'This courier takes no choice of the recipient.',
  ],
])('with %s the recipient cannot, and it is said why', async (_, change, why) => {
  await show({ ...NOBODY_THERE, ...change }, { order: FAILED });
  await reads(why);
  expect(choiceOf('recipient')?.disabled).toBe(true);
});
