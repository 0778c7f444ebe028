import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const request = (path: string) => new Request(`http://sampan.test${path}`);

/** What was begun, in its order. */
function recorded() {
  const begun: string[] = [];
  const { fetch, hold } = takeTurns<null>(
    ({ url }) => {
      begun.push(new URL(url).pathname);
      return new Response(url);
    },
    ({ url }) => url.endsWith('/health'),
  );
  return { begun, fetch, hold };
}

test('a flood is begun in its order, few in each turn, and every request is answered', async () => {
  const { begun, fetch } = recorded();
  const answers = Array.from({ length: 100 }, (_, index) => fetch(request(`/${index}`), null));
  const per_turn: number[] = [];
  for (let before = 0; before < 100; before = begun.length) {
    per_turn.push(begun.length - before);
    await nextTurn();
  }
  expect(Math.max(...per_turn)).toBeLessThanOrEqual(8);
  expect(begun).toEqual(Array.from({ length: 100 }, (_, index) => `/${index}`));
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts).toHaveLength(100);
});

test('an urgent one does not wait behind a flood', () => {
  const { begun, fetch } = recorded();
  for (let index = 0; index < 100; index += 1) void fetch(request(`/${index}`), null);
  void fetch(request('/health'), null);
  expect(begun.slice(8)).toEqual(['/health']);
});

test('few requests are begun where they arrive, also after a flood', async () => {
  const { begun, fetch } = recorded();
  await Promise.all(Array.from({ length: 30 }, (_, index) => fetch(request(`/${index}`), null)));
  await nextTurn();
  await nextTurn();
  const before = begun.length;
  void fetch(request('/late'), null);
  expect(begun.slice(before)).toEqual(['/late']);
});

test('while it is held nothing but the urgent begins; afterwards all do, in their order', async () => {
  const { begun, fetch, hold } = recorded();
  const release = hold();
  const answers = Array.from({ length: 20 }, (_, index) => fetch(request(`/${index}`), null));
  await nextTurn();
  await nextTurn();
  void fetch(request('/health'), null);
  expect(begun).toEqual(['/health']);
  release();
  await Promise.all(answers);
  expect(begun.slice(1)).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
});
