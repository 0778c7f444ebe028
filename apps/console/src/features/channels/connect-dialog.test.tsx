import type { AvailableStore } from '@sampan/contract';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { ConnectDialog } from './connect-dialog.tsx';

const kind = { source: 'shopify', name: 'Shopify', needs_shop_name: true, stores: [] } as unknown as AvailableStore;

settledField(/^Address of your store/u, () => (
  <ConnectDialog kinds={[kind]} source="shopify" onPick={() => undefined} onClose={() => undefined} />
));
