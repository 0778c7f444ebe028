import type { CodDay, Order } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { elapse, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { LaterCell } from './later-cells.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
  endSession();
});

const order = (id: string, more: object = {}) =>
  ({
    id,
    number: `SP-${id}`,
    status: 'completed',
    is_cod: true,
    cod_state: 'collected',
    expected_cod_collection: 48,
    currency: 'SGD',
    decide_by: null,
    last_event: null,
    ...more,
  }) as unknown as Order;

test('look-v2 12: each amount says when it comes, asked for in one call', async () => {
  vi.useFakeTimers();
  const records: CodDay[] = [
    { order_id: 'a', when: 'about', day: '2026-12-02' },
    { order_id: 'b', when: 'after_delivery', day: null },
    { order_id: 'c', when: 'none', day: null },
  ];
  shown = await showPage(
    () => (
      <>
        {records.map(({ order_id }) => (
          <div key={order_id} data-cash={order_id}>
            <LaterCell order={order(order_id)} id="cash" />
          </div>
        ))}
      </>
    ),
    '/auth',
    () => Response.json({ records }),
  );
  for (let turn = 0; turn < 20 && !shown.box.textContent?.includes('02.12.2026'); turn += 1) await elapse(10);
  const said = (id: string) => shown.box.querySelector(`[data-cash="${id}"] small`)?.textContent;
  expect(said('a')).toBe('About 02.12.2026');
  expect(said('b')).toBe('After delivery');
  expect(said('c')).toBeUndefined();
  expect(shown.asked.map(({ path }) => path)).toEqual(['/order/cod_days']);
});

test.each([
  [['instructCourier'], ['Book pick-up: SP-a', 'Try again: SP-b']],
  [[], ['See problems: SP-a', 'See problems: SP-b']],
])(
  'a problem offers the step that it needs, another pick-up before it left, another delivery afterwards, to who may take it: %s',
  async (rights, verbs) => {
    startSession({ token: 'token', user: { id: 'user', role: 'staff', country_code: 'SG', rights } as never });
    const missed = order('a', { last_event: { status: 'pick_up_missed' } });
    const failed = order('b', { last_event: { status: 'delivery_failed' }, decide_by: 1_795_680_000 });
    const lost = order('c', { last_event: { status: 'lost' } });
    shown = await showPage(
      () => (
        <>
          {[missed, failed, lost].map((one) => (
            <LaterCell key={one.id} order={one} id="decide" />
          ))}
        </>
      ),
      '/auth',
      () => undefined,
    );
    const links = [...shown.box.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(verbs);
    expect(shown.box.textContent).toContain('–');
  },
);
