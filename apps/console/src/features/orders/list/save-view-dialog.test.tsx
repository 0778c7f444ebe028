import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

const view = { name: '', is_shared: false } as Parameters<typeof SaveViewDialog>[0]['view'];
const call = { isPending: false, error: null, reset: () => undefined };

settledField(/^Name/u, () => (
  <SaveViewDialog view={view} call={call} onClose={() => undefined} onSave={() => undefined} />
));
