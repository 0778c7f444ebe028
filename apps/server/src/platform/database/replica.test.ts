import type pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { followReplica } from './replica.ts';

interface Told {
  /** What a replica says, one answer after the other; the last one again and again. */
  answers: ({ is_replica: boolean; has: boolean | null } | Error)[];
  lines: string[];
}

function open({ answers, lines }: Told) {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const asked: string[][] = [];
  const primary = { query: () => Promise.resolve({ rows: [{ place: '0/3000060' }] }) };
  const replica = {
    query: (_text: string, values: string[]) => {
      asked.push(values);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [answer] });
    },
  };
  return { asked, replica: followReplica(primary as never, replica as unknown as pg.Pool, log) };
}

const behind = { is_replica: true, has: false };
const here = { is_replica: true, has: true };

test('a replica is read once it has what the primary had', async () => {
  const lines: string[] = [];
  const { replica, asked } = open({ answers: [behind, behind, here], lines });
  expect(await replica.caughtUp(5_000)).not.toBeNull();
  expect(asked).toEqual([['0/3000060'], ['0/3000060'], ['0/3000060']]);
  expect(lines).toEqual([]);
});

test.each([
  ['that stays behind', behind],
  ['that has replayed nothing yet', { is_replica: true, has: null }],
  ['that was promoted', { is_replica: false, has: null }],
  ['that is away', new Error('connect ECONNREFUSED')],
])('one %s is not read, which is told once', async (_what, answer) => {
  const lines: string[] = [];
  const { replica } = open({ answers: [answer], lines });
  expect(await replica.caughtUp(60)).toBeNull();
  expect(await replica.caughtUp(60)).toBeNull();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('long reads go to the primary');
});
