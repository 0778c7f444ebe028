import { expectFits } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

// The balances of these are the longest: hundreds of ringgit with their sen, and millions of rupiah.
test.each(['my', 'id'] as const)('a running job fits into the header of %s at every width', async (person) => {
  const { user } = await demo.signIn(person);
  const { page, errors } = await demo.open({ as: person, path: '/home', width: 320, stay: true });
  const now = Math.floor(Date.now() / 1000);
  const job = {
    id: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
    kind: 'store_sync',
    state: 'running',
    total: 5_000,
    success: 1_234,
    failed: 0,
    remaining: 3_766,
    created_by: { id: user.id, name: 'Nur' },
    created_at: now,
    started_at: now,
    completed_at: null,
    link: null,
    error_message: null,
  };
  await page.route('**/bulk_job/list?**', (route) =>
    route.fulfill({ json: { records: [job], total: 1, page: 1, per_page: 20 } }),
  );
  await page.goto(`${demo.url}/home`);
  await page.getByRole('button', { name: '1234/5000' }).waitFor();
  await expectFits(page);
  expect(errors).toEqual([]);
});
