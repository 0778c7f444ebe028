import type { BulkEstimateRow, ParsedRequest, endpoints } from '@sampan/contract';
import { toMajor, type CountryCode } from '@sampan/country-rules';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, sentenceOfCode } from '../../../platform/errors.ts';
import { findCompany } from '../../identity/account/index.ts';
import { ownCouriersOf } from '../courier-account/index.ts';
import {
  findCodRecords,
  findMissingFields,
  findOrders,
  isEditable,
  lacksPurpose,
  toCollectOf,
  type OrderRow,
} from '../order/index.ts';
import { presentDecision } from '../shipping-rule/index.ts';
import { quoteInputOf } from './estimate-order.ts';
import type { QuoteRow } from './estimate.table.ts';
import { makeQuotes, type QuoteQuestion } from './make-quote.ts';
import { noteServed } from './note-served.ts';
import { presentEntry } from './present-quote.ts';
import type { QuoteTerms } from './quote-input.ts';
import { questionOfShipment } from './shipment-input.ts';
import { shareCourierCalls } from './share-courier-calls.ts';

type Input = ParsedRequest<typeof endpoints.estimateBulk>['body'];
type Terms = Omit<QuoteTerms, 'order_id' | 'voucher' | 'is_insured'>;

/** A row with what it asks, or why it cannot be asked. */
interface Draft {
  row: BulkEstimateRow;
  question: QuoteQuestion | null;
}

/**
 * Prices of every courier for many parcels (spec 3 'Shipment payload for bulk estimate'). A parcel that cannot go is a row
 * with its reasons and holds up no other; another company's parcel is not found. Throws `invalid_input` for a shipment whose currency is
 * not its sender's.
 */
export async function estimateBulk({ ctx, input }: { ctx: Ctx; input: Input }) {
  const actor = requireWriter(ctx);
  const company = await findCompany(ctx, actor.company_id);
  const terms: Terms = {
    country: actor.country_code,
    company_id: actor.company_id,
    tier: actor.payment_type,
    tax_registered: company?.tax_registered ?? true,
    tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
    ...(await ownCouriersOf(ctx, actor.company_id)),
  };
  const orders = new Map((await findOrders(ctx, actor.company_id, input.order_ids)).map((order) => [order.id, order]));
  const records = await findCodRecords(ctx, actor.company_id, [...orders.values()]);
  const drafts = [
    ...input.order_ids.map((id) => draftOfOrder(id, orders.get(id), terms)),
    ...input.shipments.map((shipment, index) => ({
      row: {
        ...emptyRow(shipment.reference_id, shipment.recipient.name),
        ...destinationOf(shipment.recipient.address),
        weight: shipment.package.dimension.weight,
      },
      question: questionOfShipment(shipment, index, terms),
    })),
  ];
  const shared = shareCourierCalls(ctx);
  const asked = drafts.flatMap(({ question }) => question ?? []);
  const quotes = await makeQuotes(shared.ctx, asked);
  const quote_of = new Map(asked.map((question, index) => [question, quotes[index]]));
  const priced = drafts.map(({ row, question }) => ({
    row,
    quote: question === null ? undefined : quote_of.get(question),
  }));
  const served = await noteServed(
    ctx,
    actor.company_id,
    priced.flatMap(({ row, quote }) => {
      const order = orders.get(row.order_id ?? '');
      return order && quote ? [{ order, quote }] : [];
    }),
  );
  return {
    rows: priced.map(({ row, quote }) => ({
      ...withServed(withQuote(row, quote), served),
      recipient_record: records.get(row.order_id ?? '') ?? null,
    })),
    courier_calls: shared.countCalls(),
  };
}

function emptyRow(reference_id: string, recipient_name: string): BulkEstimateRow {
  return {
    reference_id,
    order_id: null,
    number: '',
    recipient_name,
    country_code: null,
    place: '',
    weight: null,
    expected_cod_collection: 0,
    recipient_record: null,
    pick_up_date: null,
    requested_service: null,
    rule_decision: null,
    lacks_purpose: false,
    estimated_costs: [],
    couriers_unavailable: [],
    reasons: [],
    missing: [],
    expires_at: null,
  };
}

/** Where a row goes, as short as people name it; Singapore's postcode says all. */
function destinationOf({
  country,
  city,
  post_code,
}: {
  country: CountryCode;
  city: string;
  post_code: string;
}): Pick<BulkEstimateRow, 'country_code' | 'place'> {
  const parts = country === 'SG' ? [post_code] : [city, post_code];
  return { country_code: country, place: parts.filter((part) => part !== '').join(' ') };
}

function draftOfOrder(id: string, order: OrderRow | undefined, terms: Terms): Draft {
  const row = { ...emptyRow(id, order?.shipping_address?.name ?? ''), order_id: id, ...factsOf(order) };
  const refused = (code: 'not_found' | 'order_locked'): Draft => ({
    row: { ...row, reasons: [{ code, message: sentenceOfCode(code) }] },
    question: null,
  });
  if (order === undefined) return refused('not_found');
  if (!isEditable(order)) return refused('order_locked');
  const whole = { ...row, missing: findMissingFields(order) };
  try {
    const facts = quoteInputOf(order);
    const own = { order_id: order.id, voucher: order.voucher_promotion_code ?? '', is_insured: order.is_insured };
    return { row: whole, question: { facts, terms: { ...terms, ...own } } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { row: { ...whole, reasons: [{ code: error.code, message: error.message }] }, question: null };
  }
}

/** A row whose rule says whether its courier serves the parcel. */
function withServed(row: BulkEstimateRow, served: ReadonlyMap<string, boolean>): BulkEstimateRow {
  const is_served = served.get(row.order_id ?? '');
  return row.rule_decision === null || is_served === undefined
    ? row
    : { ...row, rule_decision: { ...row.rule_decision, is_served } };
}

/** What a row shows of its parcel. */
function factsOf(order: OrderRow | undefined): Partial<BulkEstimateRow> {
  if (order === undefined) return {};
  const { number, shipping_address, destination_country_code, weight_g, currency } = order;
  const place =
    shipping_address && destination_country_code
      ? destinationOf({ ...shipping_address.coordinate, country: destination_country_code })
      : {};
  return {
    number,
    ...place,
    weight: weight_g === null ? null : weight_g / 1000,
    expected_cod_collection: toMajor(toCollectOf(order), currency),
    pick_up_date: order.delivery_type === 'pick_up' ? order.pick_up_date : null,
    requested_service: order.extras.requested_service ?? order.extras.store_service ?? null,
    rule_decision: presentDecision(order.extras.rule_decision, currency),
    lacks_purpose: lacksPurpose(order),
  };
}

function withQuote(row: BulkEstimateRow, quote: QuoteRow | undefined): BulkEstimateRow {
  if (quote === undefined) return row;
  return {
    ...row,
    estimated_costs: quote.entries
      .map(presentEntry)
      .toSorted((a, b) => a.total_fee - b.total_fee)
      .map(({ id, courier, delivery_service, currency, shipping_fee, cod_fee, tax, total_fee, ...marks }) => ({
        id,
        courier,
        delivery_service,
        currency,
        shipping_fee,
        cod_fee,
        tax,
        total_fee,
        recommended: marks.recommended,
        cheapest: marks.cheapest,
        fastest: marks.fastest,
      })),
    couriers_unavailable: quote.couriers_unavailable,
    reasons: quote.reasons,
    expires_at: quote.expires_at,
  };
}
