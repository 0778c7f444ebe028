import type { AvailableStore } from '@sampan/contract';
import { expect, test } from 'vitest';
import { showPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { ConnectDialog } from './connect-dialog.tsx';

const kind = { source: 'shopify', name: 'Shopify', needs_shop_name: true, stores: [] } as unknown as AvailableStore;

settledField(/^Address of your store/u, () => (
  <ConnectDialog kinds={[kind]} source="shopify" onPick={() => undefined} onClose={() => undefined} />
));

test('look-v2 6: it says that this is the first of two steps, before the channel asks on its own page', async () => {
  const shown = await showPage(
    () => <ConnectDialog kinds={[kind]} source="shopify" onPick={() => undefined} onClose={() => undefined} />,
    '/auth',
    () => undefined,
  );
  await expect.poll(() => shown.box.textContent).toContain('Step 1 of 2');
  expect(shown.box.textContent).toContain('Continue to Shopify');
  await shown.unmount();
});
