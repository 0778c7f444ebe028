import type { OrderCod, RecipientRecord } from '@sampan/contract';
import { codFeeRateOn, payablePercentOf, toMajor } from '@sampan/country-rules';
import { codTypeOf, toCollectOf, type OrderRow } from '../../shipping/order/index.ts';
import type { CollectionRow } from './cod.table.ts';
import { HELD_BY_COURIER } from './cod.status.ts';

type Step = OrderCod['steps'][number];

function stepsOf(row: CollectionRow): Step[] {
  const steps: [Step['step'], number | null][] = [
    ['expected', row.expected_at],
    ['collected', row.collected_at],
    ['short', row.short_at],
    ['disputed', row.disputed_at],
    ['settled', row.settled_at],
    ['payable', row.state === 'payable' || row.state === 'paid' ? row.payable_at : null],
    ['paid', row.paid_at],
    [row.end_reason ?? 'not_collected', row.ended_at],
  ];
  return steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at }])).sort((a, b) => a.at - b.at);
}

/** The cash of a parcel on the wire: as its label was bought with it, or before that by the rate in force. */
export function presentOrderCod(order: OrderRow, row: CollectionRow | null, record: RecipientRecord | null): OrderCod {
  return { ...(row === null ? withoutLabel(order) : withLabel(order, row)), recipient_record: record };
}

type Cash = Omit<OrderCod, 'recipient_record'>;

function withLabel(order: OrderRow, row: CollectionRow): Cash {
  const money = (minor: number) => toMajor(minor, row.currency);
  const maybe = (minor: number | null) => (minor === null ? null : money(minor));
  return {
    order_id: order.id,
    state: row.state,
    currency: row.currency,
    amount: money(row.amount_minor),
    cod_type: row.cod_type,
    fee: money(row.fee_minor),
    fee_tax: money(row.fee_tax_minor),
    to_collect: money(row.to_collect_minor),
    rate_name: row.fee_rate.name,
    rate_percent: row.fee_rate.basis_points / 100,
    min_fee: money(row.min_fee_minor),
    includes_shipping_fee: row.includes_shipping_fee,
    steps: stepsOf(row),
    payable_at: row.payable_at,
    remitted: maybe(row.remitted_minor),
    settlement_id: row.settlement_id,
    remittance_reference: row.remittance_reference,
    dispute:
      row.disputed_at === null
        ? null
        : { received: maybe(row.dispute_received_minor), note: row.dispute_note ?? '', at: row.disputed_at },
    may_report_shortfall: HELD_BY_COURIER.some((state) => state === row.state),
  };
}

function withoutLabel(order: OrderRow): Cash {
  const { currency, expected_cod_minor } = order;
  const rate = codFeeRateOn(order.origin_country_code, order.created_at);
  const money = (minor: number) => toMajor(minor, currency);
  return {
    order_id: order.id,
    state: null,
    currency,
    amount: money(expected_cod_minor),
    cod_type: codTypeOf(order),
    fee: money(payablePercentOf(expected_cod_minor, rate.basis_points, currency)),
    fee_tax: 0,
    to_collect: money(toCollectOf(order)),
    rate_name: rate.name,
    rate_percent: rate.basis_points / 100,
    min_fee: 0,
    includes_shipping_fee: order.cod_includes_shipping_fee,
    steps: [],
    payable_at: null,
    remitted: null,
    settlement_id: null,
    remittance_reference: null,
    dispute: null,
    may_report_shortfall: false,
  };
}
