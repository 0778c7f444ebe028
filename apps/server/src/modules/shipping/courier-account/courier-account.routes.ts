import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { deleteCourierAccount } from './delete-courier-account.ts';
import { listCourierAccounts } from './list-courier-accounts.ts';
import { saveCourierAccount } from './save-courier-account.ts';

export const courierAccountRoutes = [
  route(endpoints.listCourierAccounts, ({ ctx }) => listCourierAccounts({ ctx })),
  route(endpoints.saveCourierAccount, ({ ctx, body }) => saveCourierAccount({ ctx, input: body })),
  route(endpoints.deleteCourierAccount, ({ ctx, params }) => deleteCourierAccount({ ctx, id: params.id })),
];
