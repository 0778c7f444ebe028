import { createTestDatabase } from '@sampan/testing';
import { expect, test } from 'vitest';
import { jumpClock } from '../../trust/clock-jump.ts';

test.each([3_600, -3_600])(
  'the clock jumps by %i seconds: codes, sessions, prices, holds, top-ups and payouts live as long as ever (trust F7)',
  async (by_s) => {
    const database = await createTestDatabase({ pool: { max: 20 } });
    const outcome = await jumpClock(database, by_s);
    await database.drop();
    expect(outcome.wrong).toEqual([]);
    expect(outcome.tried).toHaveLength(13);
  },
);
