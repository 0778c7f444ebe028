import { useMutation, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { UpdatedAt } from '../list/updated-at.tsx';
import { queryKeys } from './query-keys.ts';
import { useInFlight } from './use-in-flight.ts';

let shown: ShownPage;
afterEach(() => shown.unmount());

/** Promises of answers, to be kept by the test. */
const waiting = new Map<string, (value: unknown) => void>();
const answerOf = async (name: string) => new Promise((resolve) => waiting.set(name, resolve));

const NAMES = { orders: queryKeys.orders, list: queryKeys.orderList({}), me: queryKeys.me, create: ['create'] };

function Flags() {
  const orders = useQuery({ queryKey: NAMES.list, queryFn: () => answerOf('list') });
  const create = useMutation({ mutationKey: NAMES.create, mutationFn: () => answerOf('create') });
  const flags = {
    orders: useInFlight(NAMES.orders),
    list: useInFlight(NAMES.list),
    me: useInFlight(NAMES.me),
    create: useInFlight(NAMES.create),
  };
  const on = Object.entries(flags).flatMap(([name, is_on]) => (is_on ? [name] : []));
  return (
    <>
      <p>{on.join() || 'none'}</p>
      <UpdatedAt at={orders.dataUpdatedAt} call={NAMES.orders} />
      <button onClick={() => create.mutate()}>Create</button>
    </>
  );
}

test('spec 3 Client session state: each call has a flag by its name while it is in flight, and the list says so', async () => {
  shown = await showPage(Flags, '/auth', () => undefined);
  const find = (selector: string) => shown.box.querySelector<HTMLElement>(selector) as HTMLElement;
  const on = () => find('p').textContent;
  const busy = () => find('span').getAttribute('aria-busy');
  const expectState = (...state: unknown[]) => vi.waitFor(() => expect([on(), busy()]).toEqual(state));
  const answer = (name: string) =>
    act(async () => {
      const resolve = waiting.get(name);
      if (resolve === undefined) throw new Error(`nobody waits for ${name}`);
      resolve({ records: [] });
    });
  await expectState('orders,list', 'true');
  await answer('list');
  await expectState('none', null);
  await act(async () => find('button').click());
  await expectState('create', null);
  await answer('create');
  await expectState('none', null);
});
