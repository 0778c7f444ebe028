import type { Answer, BuyerData, endpoints, ParsedRequest, PrivacyRequest } from '@sampan/contract';
import { isCurrency, toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { OrderRow } from '../../shipping/order/index.ts';
import { findBuyerOrder, findPrivacyRequest, findPrivacyRequests, markAnswered } from './privacy-request.repo.ts';

/** What channels asked about buyers' data, with what was done (channels C11). */
export function listPrivacyRequests({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedRequest<typeof endpoints.listPrivacyRequests>['query'];
}): Promise<Answer<typeof endpoints.listPrivacyRequests>> {
  return findPrivacyRequests(ctx, requireActor(ctx).company_id, query);
}

/** The merchant has told the buyer what is kept. A request to erase is done by itself and stays as it is. Throws `not_found`. */
export async function answerPrivacyRequest({ ctx, id }: { ctx: Ctx; id: string }): Promise<PrivacyRequest> {
  const { company_id } = requireActor(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const request = await findPrivacyRequest(tx, company_id, id);
      if (!(await markAnswered(tx, company_id, id))) return;
      await recordAudit(tx, {
        action: 'store.answer_data_request',
        object_type: 'store',
        object_id: request.store_id,
        details: { number: request.number },
      });
    },
    (tx) => findPrivacyRequest(tx, company_id, id),
  );
}

/** Everything that is kept of the buyer a request is about, to hand on (channels C11). Throws `not_found`. */
export async function exportBuyerData({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ orders: BuyerData[] }> {
  const { company_id } = requireActor(ctx);
  const { store_order_id, store_name } = await findPrivacyRequest(ctx, company_id, id);
  if (store_order_id === null) return { orders: [] };
  const { order, parcels } = await findBuyerOrder(ctx, company_id, store_order_id);
  const { snapshot } = order;
  const { name, phone, address_1, address_2, district, city, state, postcode, country } = snapshot.recipient;
  const address = [address_1, address_2, district, city, state, postcode, country].filter(Boolean);
  return {
    orders: [
      {
        store_name,
        number: order.number,
        ordered_at: snapshot.created_at,
        currency: snapshot.currency,
        total: isCurrency(snapshot.currency)
          ? toMajor(snapshot.total_minor, snapshot.currency)
          : snapshot.total_minor / 100,
        recipient: { name, phone, address },
        note: snapshot.note,
        items: snapshot.lines.map((line) => ({ name: line.name, quantity: line.quantity })),
        parcels: parcels.map((own) => ({
          number: own.number,
          tracking_code: own.tracking_code,
          recipient: personOf(own),
          delivery_instructions: own.delivery_instructions,
        })),
      },
    ],
  };
}

function personOf({ shipping_address: party }: OrderRow): BuyerData['parcels'][number]['recipient'] {
  if (party === null) return null;
  const { unit_number, street, district, city, state, post_code, country } = party.coordinate;
  const address = [unit_number, street, district, city, state, post_code, country].filter(Boolean);
  return { name: party.name, phone: party.phone, address: address as string[] };
}
