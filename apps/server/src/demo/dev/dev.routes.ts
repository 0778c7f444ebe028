import { endpoints } from '@sampan/contract';
import { serve } from '../../platform/http/route.ts';
import { advanceParcel } from './advance-parcel.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { listOutbox } from './list-outbox.ts';

export const devRoutes = [
  serve(endpoints.listDemoAccounts, () => listDemoAccounts()),
  serve(endpoints.advanceParcel, ({ ctx, body }) => advanceParcel({ ctx, input: body })),
  serve(endpoints.listOutbox, ({ ctx, query }) => listOutbox({ ctx, query })),
];
