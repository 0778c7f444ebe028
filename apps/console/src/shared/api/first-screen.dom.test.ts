import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { watchFirstScreen, whenFirstScreenShown } from './first-screen.ts';

test('what follows the first screen waits until all its questions are answered', async () => {
  const queries = new QueryClient();
  const seen: string[] = [];
  watchFirstScreen(queries);
  const shown = whenFirstScreenShown().then(() => seen.push('shown'));
  const answer = new Map<string, () => void>();
  const ask = (name: string) =>
    queries.fetchQuery({
      queryKey: [name],
      queryFn: () => new Promise<string>((resolve) => answer.set(name, () => resolve(name))),
    });
  const list = ask('list').then(() => seen.push('list'));
  const count = ask('count').then(() => seen.push('count'));
  await vi.waitFor(() => expect(answer.size).toBe(2));
  answer.get('list')?.();
  await list;
  answer.get('count')?.();
  await count;
  await shown;
  expect(seen).toEqual(['list', 'count', 'shown']);
});

test('and no longer than three seconds', async () => {
  vi.useFakeTimers();
  try {
    watchFirstScreen(new QueryClient());
    let is_shown = false;
    void whenFirstScreenShown().then(() => (is_shown = true));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(is_shown).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(is_shown).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
