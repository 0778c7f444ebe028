import type { CodDay } from '@sampan/contract';
import { expect, test } from 'vitest';
import { askCodDay } from './use-cod-day.ts';

function stub(answer: (ids: string[]) => Promise<{ records: CodDay[] }>) {
  const calls: string[][] = [];
  const api = {
    listCodDays: ({ query }: { query: { order_ids: string } }) => {
      calls.push(query.order_ids.split(','));
      return answer(query.order_ids.split(','));
    },
  } as unknown as Parameters<typeof askCodDay>[0];
  return { api, calls };
}
const dayOf = (order_id: string): CodDay => ({ order_id, when: 'on', day: '2026-12-02' });

test('parcels that are drawn together are asked for in one call, those that are unknown say nothing', async () => {
  const { api, calls } = stub((ids) => Promise.resolve({ records: ids.filter((id) => id !== 'x').map(dayOf) }));
  const days = await Promise.all(['a', 'x', 'b'].map((id) => askCodDay(api, id)));
  expect(days).toEqual([dayOf('a'), null, dayOf('b')]);
  expect(calls).toEqual([['a', 'x', 'b']]);
  // Drawn later: another call.
  await askCodDay(api, 'c');
  expect(calls).toHaveLength(2);
});

test('more than a call takes are asked for in several', async () => {
  const { api, calls } = stub((ids) => Promise.resolve({ records: ids.map(dayOf) }));
  const ids = Array.from({ length: 120 }, (_, index) => `id-${index}`);
  const days = await Promise.all(ids.map((id) => askCodDay(api, id)));
  expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(days.map((day) => day?.order_id)).toEqual(ids);
});

test('a call that fails fails for its parcels, and the next is a new one', async () => {
  let fails = true;
  const { api, calls } = stub((ids) =>
    fails ? Promise.reject(new Error('gone')) : Promise.resolve({ records: ids.map(dayOf) }),
  );
  await expect(Promise.all([askCodDay(api, 'a'), askCodDay(api, 'b')])).rejects.toThrow('gone');
  fails = false;
  expect(await askCodDay(api, 'a')).toEqual(dayOf('a'));
  expect(calls).toEqual([['a', 'b'], ['a']]);
});
