import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { EmailDialog } from './email-dialog.tsx';

settledField(/^New email/u, () => <EmailDialog open onClose={() => undefined} />);
