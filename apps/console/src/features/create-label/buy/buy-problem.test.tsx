import type { User } from '@sampan/contract';
import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { BuyProblem } from './buy-problem.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test("spec 8: a label that could not be bought says 'Please try again!', with code and reference", async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const Page = () => (
    <BuyProblem
      problem={{ kind: 'other', code: 'brand_new', request_id: 'req-1' }}
      error={new Error('down')}
      currency="SGD"
      shown_total={7.1}
    />
  );
  shown = await showPage(Page, '/auth', () => undefined);
  for (const text of ['Please try again!', 'brand_new', 'req-1']) expect(shown.box.textContent).toContain(text);
});
