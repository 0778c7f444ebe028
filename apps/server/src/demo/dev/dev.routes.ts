import { endpoints } from '@sampan/contract';
import { route } from '../../platform/http/route.ts';
import { advanceParcel } from './advance-parcel.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { listOutbox } from './list-outbox.ts';

export const devRoutes = [
  route(endpoints.listDemoAccounts, () => listDemoAccounts()),
  route(endpoints.advanceParcel, ({ ctx, body }) => advanceParcel({ ctx, input: body })),
  route(endpoints.listOutbox, ({ ctx, query }) => listOutbox({ ctx, query })),
];
