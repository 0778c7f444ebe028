import type { PayoutBalance } from '@sampan/contract';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { UseForShippingDialog } from './use-for-shipping-dialog.tsx';

const balance = { currency: 'SGD', available: 20 } as PayoutBalance;

settledField(/^Amount/u, () => <UseForShippingDialog open balance={balance} onClose={() => undefined} />);
