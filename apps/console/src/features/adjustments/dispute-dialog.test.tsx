import type { Adjustment } from '@sampan/contract';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

settledField(/^Reason/u, () => (
  <DisputeDialog adjustment={{ id: 'a1' } as Adjustment} open onClose={() => undefined} />
));
