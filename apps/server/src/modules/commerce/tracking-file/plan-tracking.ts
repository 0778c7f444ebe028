import type { TrackingRow } from '@sampan/contract';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { CHECKOUT_SOURCE, type OrderRow } from '../../shipping/order/index.ts';
import type { ReadTracking } from './read-tracking-file.ts';

/** A line with what becomes of it, and the parcel it names. */
export interface PlannedTracking {
  answer: TrackingRow;
  order: OrderRow | null;
}

/** How files write a parcel's number or reference: Shopify's own has `#1001` for what its API calls 1001. */
export function spellingsOf(order_number: string): string[] {
  const plain = order_number.replace(/^#/u, '');
  return [...new Set([order_number, plain, `#${plain}`, plain.toUpperCase()])].filter((name) => name !== '');
}

/** Why a parcel cannot have left elsewhere; null when it can. */
function refusalOf({ status, label_state, is_fulfillment, extras, marketplace }: OrderRow): ValidateKey | null {
  if (status !== 'new' || (label_state !== 'none' && label_state !== 'failed'))
    return 'validate.import_already_shipped';
  if (is_fulfillment) return 'validate.tracking_in_warehouse';
  if (extras.logistics === 'platform') return 'validate.tracking_platform';
  return marketplace?.source === CHECKOUT_SOURCE ? 'validate.tracking_checkout' : null;
}

/** What becomes of each line. One parcel has one number: `taken` are those that lines before gave, by the parcel's ID. */
export function planTracking(
  rows: readonly ReadTracking[],
  orders: readonly OrderRow[],
  taken: ReadonlyMap<string, string>,
): PlannedTracking[] {
  const by_name = new Map<string, OrderRow>();
  // A reference names one parcel that is not cancelled; a number always one.
  for (const order of orders)
    for (const name of [order.number, order.reference_id]) if (name !== null) by_name.set(name, order);
  const given = new Map(taken);
  return rows.map(({ error, ...line }) => {
    const order =
      spellingsOf(line.order_number)
        .map((name) => by_name.get(name))
        .find((found) => found !== undefined) ?? null;
    const answer = { ...line, order_id: order?.id ?? null, reason: null };
    const refuse = (
      key: ValidateKey,
      field: keyof typeof line = 'order_number',
      params: IssueParams = {},
    ): PlannedTracking => {
      const { param: _, ...reason } = issueErrorOf(field, key, params);
      return { answer: { ...answer, state: 'refused', reason }, order };
    };
    if (error !== null) return refuse(error.key, error.field, error.params);
    if (order === null) return refuse('validate.tracking_unknown');
    const key = refusalOf(order);
    if (key !== null) return refuse(key);
    const before = given.get(order.id);
    if (before !== undefined && before !== line.tracking_number) return refuse('validate.import_reference_twice');
    // A number that a store may know is not replaced by a file.
    const known = before ?? order.extras.shipped_elsewhere?.tracking_number;
    if (known !== undefined && known !== line.tracking_number)
      return refuse('validate.tracking_differs', 'tracking_number', { number: known });
    given.set(order.id, line.tracking_number);
    return { answer: { ...answer, state: known === undefined ? 'shipped' : 'known' }, order };
  });
}
