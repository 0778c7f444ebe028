import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { watchFirstScreen, whenFirstScreenShown } from './first-screen.ts';

test('what follows the first screen waits until all its questions are answered', async () => {
  const queries = new QueryClient();
  const seen: string[] = [];
  watchFirstScreen(queries);
  const shown = whenFirstScreenShown().then(() => seen.push('shown'));
  const answer = new Map<string, () => void>();
  const question = (name: string) => ({
    queryKey: [name],
    queryFn: () => new Promise<string>((resolve) => answer.set(name, () => resolve(name))),
  });
  const ask = (name: string) => {
    new QueryObserver(queries, question(name)).subscribe(() => undefined);
    return queries.fetchQuery(question(name));
  };
  // What is asked ahead of a page is not the page's.
  const ahead = queries.fetchQuery(question('ahead')).then(() => seen.push('ahead'));
  await vi.waitFor(() => expect(answer.size).toBe(1));
  answer.get('ahead')?.();
  await ahead;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const list = ask('list').then(() => seen.push('list'));
  const count = ask('count').then(() => seen.push('count'));
  await vi.waitFor(() => expect(answer.size).toBe(3));
  answer.get('list')?.();
  await list;
  answer.get('count')?.();
  await count;
  await shown;
  expect(seen).toEqual(['ahead', 'list', 'count', 'shown']);
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
