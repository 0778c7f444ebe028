import * as v from 'valibot';
import type { ChannelConnection, ChannelParcel, TrackingPush } from '../../ports/sales-channel.ts';
import { expectOk, refusalOf, type WooCommerceClient } from './woocommerce.client.ts';
import { wooFulfillments, wooItems, wooNotes, wooTrackings, type WooOrder } from './woocommerce.schema.ts';

/** The ways a shop can be told, best first. Which one works is found out once a call; the last works everywhere. */
type Way = 'fulfillments' | 'wc-shipment-tracking' | 'wc-ast' | 'note';

export interface WooTracking {
  way: Way;
  parcels: ChannelParcel[];
}

const trackingPath = (way: Way, order_id: string) => `/${way}/v3/orders/${order_id}/shipment-trackings`;

/** What the shop knows of the parcels of an order, and by which way. */
export async function readTracking(
  client: WooCommerceClient,
  connection: ChannelConnection,
  order_id: string,
): Promise<WooTracking> {
  const core = await client.call(connection, 'GET', `/wc/v3/orders/${order_id}/fulfillments`);
  if (core.status < 300) {
    const { fulfillments } = v.parse(wooFulfillments, core.json);
    return {
      way: 'fulfillments',
      parcels: fulfillments.map(({ id, meta_data }) => {
        const valueOf = (key: string) => meta_data.find((one) => one.key === key)?.value;
        return {
          external_id: id,
          tracking_number: String(valueOf('_tracking_number') ?? ''),
          carrier: String(valueOf('_shipment_provider') ?? ''),
          lines: v
            .parse(wooItems, valueOf('_items'))
            .map(({ item_id, qty }) => ({ external_line_id: item_id, quantity: qty })),
        };
      }),
    };
  }
  for (const way of ['wc-shipment-tracking', 'wc-ast'] as const) {
    const answer = await client.call(connection, 'GET', trackingPath(way, order_id));
    if (answer.status >= 300) continue;
    return {
      way,
      parcels: v.parse(wooTrackings, answer.json).map((one) => ({
        external_id: one.tracking_id,
        tracking_number: one.tracking_number,
        carrier: one.tracking_provider,
        lines: [],
      })),
    };
  }
  return { way: 'note', parcels: [] };
}

/** Writes one parcel. Answers its id, or the shop's refusal. */
export async function writeTracking(
  client: WooCommerceClient,
  connection: ChannelConnection,
  { way, parcels }: WooTracking,
  order: WooOrder,
  push: TrackingPush,
): Promise<{ external_id: string } | { message: string }> {
  const read = v.object({ id: v.optional(v.unknown()), tracking_id: v.optional(v.unknown()) });
  const idOf = (json: unknown) => {
    const { id, tracking_id } = v.parse(read, json);
    return { external_id: String(tracking_id ?? id ?? '') };
  };
  if (way === 'note') return writeNote(client, connection, push);
  if (way !== 'fulfillments') {
    const answer = await client.call(connection, 'POST', trackingPath(way, push.order_id), {
      body: {
        custom_tracking_provider: push.carrier,
        custom_tracking_link: push.tracking_url,
        tracking_number: push.tracking_number,
      },
    });
    const message = refusalOf(answer);
    return message === '' ? idOf(answer.json) : { message };
  }
  const answer = await client.call(connection, 'POST', `/wc/v3/orders/${push.order_id}/fulfillments`, {
    query: { notify_customer: String(push.notify_buyer) },
    body: {
      status: 'fulfilled',
      is_fulfilled: true,
      meta_data: [
        { key: '_items', value: itemsOf(order, parcels, push) },
        { key: '_tracking_number', value: push.tracking_number },
        { key: '_shipment_provider', value: push.carrier },
        { key: '_tracking_url', value: push.tracking_url },
      ],
    },
  });
  const message = refusalOf(answer);
  return message === '' ? idOf(v.parse(v.object({ fulfillment: v.unknown() }), answer.json).fulfillment) : { message };
}

/** The pieces of this parcel; without lines, all that no other parcel has. */
function itemsOf(order: WooOrder, parcels: readonly ChannelParcel[], { lines }: TrackingPush) {
  if (lines.length > 0) return lines.map((line) => ({ item_id: Number(line.external_line_id), qty: line.quantity }));
  const gone = (id: string) =>
    parcels
      .flatMap((parcel) => parcel.lines)
      .filter(({ external_line_id }) => external_line_id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return order.line_items
    .map((line) => ({ item_id: Number(line.id), qty: line.quantity - gone(line.id) }))
    .filter(({ qty }) => qty > 0);
}

/** A note names the number once, even when the answer to the first was lost. */
async function writeNote(client: WooCommerceClient, connection: ChannelConnection, push: TrackingPush) {
  const path = `/wc/v3/orders/${push.order_id}/notes`;
  const notes = v.parse(wooNotes, expectOk(await client.call(connection, 'GET', path)));
  const known = notes.find(({ note }) => note.includes(push.tracking_number));
  if (known !== undefined) return { external_id: known.id };
  const note = `${push.carrier}: ${push.tracking_number} ${push.tracking_url}`.trim();
  const answer = await client.call(connection, 'POST', path, { body: { note, customer_note: push.notify_buyer } });
  const message = refusalOf(answer);
  return message === ''
    ? { external_id: v.parse(v.object({ id: v.unknown() }), answer.json).id as string }
    : { message };
}

/** Takes a parcel back. Notes stay: a buyer may have read them. */
export async function deleteTracking(
  client: WooCommerceClient,
  connection: ChannelConnection,
  order_id: string,
  tracking_number: string,
): Promise<string> {
  const { way, parcels } = await readTracking(client, connection, order_id);
  if (way === 'note') return 'The store has no field for tracking: tell the buyer in a note of the order.';
  for (const { external_id } of parcels.filter((one) => one.tracking_number === tracking_number)) {
    const path =
      way === 'fulfillments'
        ? `/wc/v3/orders/${order_id}/fulfillments/${external_id}`
        : `${trackingPath(way, order_id)}/${external_id}`;
    const message = refusalOf(await client.call(connection, 'DELETE', path));
    if (message !== '') return message;
  }
  return '';
}
