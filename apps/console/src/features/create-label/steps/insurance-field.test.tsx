import type { User } from '@sampan/contract';
import { afterEach, expect, test } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { InsuranceField } from './insurance-field.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test.each([
  ['SG', 'Insure parcels worth up to S$ 10,000.00'],
  ['MY', 'Insure parcels worth up to RM 30,900.00'],
] as const)(
  'spec 9: insurance is promoted up to SGD 10,000, in Malaysia RM 30,900: %s',
  async (country_code, sentence) => {
    startSession({ token: 'token', user: { id: `u-${country_code}`, country_code, rights: [] } as unknown as User });
    const form = { value: '100', is_insured: false } as Parameters<typeof InsuranceField>[0]['form'];
    shown = await showPage(
      () => <InsuranceField form={form} onChange={() => undefined} />,
      '/auth',
      () => undefined,
    );
    expect(shown.box.textContent).toContain(sentence);
  },
);
