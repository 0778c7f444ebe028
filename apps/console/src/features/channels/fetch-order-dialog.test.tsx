import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { FetchOrderDialog } from './fetch-order-dialog.tsx';
import type { StoreTask } from './store-task.ts';

const task = { what: 'fetch', store: { id: 's1', store_name: 'Kaya corner' } } as unknown as StoreTask;

settledField(/^Order number/u, () => <FetchOrderDialog task={task} onClose={() => undefined} />);
