import { createTestDatabase } from '@sampan/testing';
import { expect, test } from 'vitest';
import { killAfterReturnBooked } from '../../trust/instruction-kill.ts';

test("a server killed between a courier's yes to a return, or to its withdrawal, and the commit leaves its money held and one charge (trust 3)", async () => {
  const database = await createTestDatabase({ template: 'demo' });
  const outcome = await killAfterReturnBooked(database);
  await database.drop();
  expect(outcome).toEqual({
    left: [{ state: 'booking', held: true }],
    left_withdrawing: [{ state: 'withdrawing', held: true }],
    held_withdrawn: 0,
    status: 200,
    price: 2.57,
    held: 257,
    charged: 257,
    held_after: 0,
    charges: 1,
    is_balanced: true,
  });
});
