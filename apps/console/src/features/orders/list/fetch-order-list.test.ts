import type { Api } from '@sampan/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrderList, orderListQuestion } from './fetch-order-list.ts';

let answer: () => void;
const listOrders = vi.fn(() => new Promise((resolve) => (answer = () => resolve({ records: [] }))));
const question = orderListQuestion({ listOrders } as unknown as Api, 'new', {}, 'SG');
const isOver = async (asked: Promise<void>) => {
  let is_over = false;
  void asked.then(() => (is_over = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => is_over;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list is asked for ahead of its page, which waits a tenth of a second for its rows', async () => {
  const has_waited = await isOver(fetchOrderList(new QueryClient(), question));
  expect(listOrders).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(has_waited()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(has_waited()).toBe(true);
});

test('rows that come sooner are not waited for any longer, and asked for once', async () => {
  const queries = new QueryClient();
  const has_come = await isOver(fetchOrderList(queries, question));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(has_come()).toBe(true);
  // What is old is left to the page, which shows it meanwhile.
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await isOver(fetchOrderList(queries, question)))()).toBe(true);
  expect(listOrders).toHaveBeenCalledTimes(1);
});
