import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { importRecipients } from './import-recipients.ts';
import { listRecipients } from './list-recipients.ts';
import { createRecipient, deleteRecipient, updateRecipient } from './save-recipient.ts';

export const addressBookRoutes = [
  route(endpoints.listSavedRecipients, ({ ctx, query }) => listRecipients({ ctx, query })),
  route(endpoints.createSavedRecipient, ({ ctx, body }) => createRecipient({ ctx, input: body })),
  route(endpoints.importSavedRecipients, ({ ctx, body }) => importRecipients({ ctx, input: body })),
  route(endpoints.updateSavedRecipient, ({ ctx, params, body }) =>
    updateRecipient({ ctx, id: params.id, input: body }),
  ),
  route(endpoints.deleteSavedRecipient, ({ ctx, params }) => deleteRecipient({ ctx, id: params.id })),
];
