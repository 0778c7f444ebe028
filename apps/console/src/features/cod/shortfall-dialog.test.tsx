import type { OrderCod } from '@sampan/contract';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { ShortfallDialog } from './shortfall-dialog.tsx';

const cod = { order_id: 'o1', currency: 'SGD' } as OrderCod;

settledField(/^Comment/u, () => <ShortfallDialog cod={cod} number="SP-1" onClose={() => undefined} />);
