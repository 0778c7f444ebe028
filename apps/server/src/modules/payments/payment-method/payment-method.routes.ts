import { endpoints } from '@sampan/contract';
import { requireActor } from '../../../platform/context.ts';
import { route } from '../../../platform/http/route.ts';
import { addCard } from './add-card.ts';
import { makeDefault, removeCard } from './change-card.ts';
import { readCards } from './payment-method.repo.ts';
import { presentCard } from './present-card.ts';
import { startCardSetup, tryTestCard } from './start-setup.ts';

export const paymentMethodRoutes = [
  route(endpoints.listPaymentMethods, async ({ ctx, query: { page, per_page } }) => {
    const { company_id } = requireActor(ctx);
    const { rows, total } = await readCards(ctx, company_id, { limit: per_page, offset: (page - 1) * per_page });
    return { records: rows.map((row) => presentCard(ctx, row)), total, page, per_page };
  }),
  route(endpoints.startCardSetup, ({ ctx }) => startCardSetup({ ctx })),
  route(endpoints.tryTestCard, ({ ctx, params, body }) => tryTestCard({ ctx, id: params.id, input: body })),
  route(endpoints.createPaymentMethod, ({ ctx, body }) => addCard({ ctx, input: body })),
  route(endpoints.updatePaymentMethod, ({ ctx, params }) => makeDefault({ ctx, id: params.id })),
  route(endpoints.deletePaymentMethod, async ({ ctx, params }) => {
    await removeCard({ ctx, id: params.id });
    return { success: true as const };
  }),
];
