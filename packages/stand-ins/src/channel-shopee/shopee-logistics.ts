import { json, readBody, type Answer, type Call } from '../core/call.ts';
import type { Modes } from '../core/modes.ts';
import type { Order, Shop } from '../core/shop.ts';
import { packagesOf } from './shopee-order.ts';

const request_id = '3dad66f43b8447d282ae6da36626c6b7';
const refused = (error: string, message: string) => json(200, { error, message, request_id });
const ok = (response: unknown) => json(200, { error: '', message: '', request_id, response });

interface Tools {
  modes: Modes;
  changed: (order: Order) => void;
}

interface Named {
  order_sn?: unknown;
  package_number?: unknown;
}

/** Arranging, tracking numbers and documents. */
export function answerLogistics(call: Call, shop: Shop, tools: Tools): Answer {
  const body = readBody(call) ?? {};
  const named: Named = call.method === 'GET' ? call.query : body;
  // Shopee takes an absent package number for the only package, never an empty one.
  if (named.package_number === '') return refused('logistics.package_number_invalid', 'The package_number is empty.');
  switch (call.path) {
    case '/api/v2/logistics/get_shipping_parameter':
      return withOrder(shop, named, (order) =>
        ok(
          order.logistics === 'own'
            ? { info_needed: { non_integrated: ['tracking_number'] }, dropoff: null, pickup: null }
            : {
                info_needed: { pickup: ['address_id', 'pickup_time_id'] },
                dropoff: null,
                pickup: {
                  address_list: [
                    {
                      address_id: 234,
                      region: shop.country,
                      address: '1 Warehouse Road',
                      address_flag: ['default_address', 'pickup_address'],
                      time_slot_list: [
                        { date: 1_790_000_000, time_text: '09:00 - 18:00', pickup_time_id: '1790000000_1' },
                      ],
                    },
                  ],
                },
              },
        ),
      );
    case '/api/v2/logistics/ship_order':
      return withOrder(shop, named, (order) => ship(order, body, tools));
    case '/api/v2/logistics/update_shipping_order':
      return withOrder(shop, named, () => ok(null));
    case '/api/v2/logistics/get_tracking_number':
      return withOrder(shop, named, (order) => {
        const [parcel] = order.parcels;
        if (parcel === undefined)
          return refused('logistics.order_not_arranged', 'The order is not arranged for shipment yet.');
        parcel.asked += 1;
        return parcel.asked === 1 && tools.modes.take('asynchronous')
          ? ok({ tracking_number: '', hint: 'The tracking number is not ready yet, please try again later.' })
          : ok({ tracking_number: parcel.tracking_number, hint: '' });
      });
    case '/api/v2/logistics/create_shipping_document':
    case '/api/v2/logistics/get_shipping_document_result':
    case '/api/v2/logistics/download_shipping_document':
      return answerDocument(call.path, body, shop, tools);
    default:
      return refused('error_not_found', 'The API path is not found.');
  }
}

function withOrder(shop: Shop, named: Named, then: (order: Order) => Answer): Answer {
  const order = shop.orders.get(String(named.order_sn));
  if (order === undefined) return refused('logistics.order_not_found', 'The order is not found.');
  if (named.package_number !== undefined && packagesOf(order).every(({ number }) => number !== named.package_number))
    return refused('logistics.package_not_exist', 'The package does not exist.');
  return then(order);
}

/** Exactly one block, and the one that `info_needed` names. */
function ship(order: Order, body: Record<string, unknown>, tools: Tools): Answer {
  const blocks = ['pickup', 'dropoff', 'non_integrated'].filter((name) => body[name] !== undefined);
  const wanted = order.logistics === 'own' ? 'non_integrated' : 'pickup';
  if (blocks.length !== 1 || blocks[0] !== wanted)
    return refused('logistics.ship_order_wrong_block', `Please provide ${wanted} only.`);
  if (!['READY_TO_SHIP', 'RETRY_SHIP'].includes(order.status))
    return refused('logistics.invalid_status', `The order status ${order.status} does not support this operation.`);
  const block = body[wanted] as Record<string, unknown>;
  if (wanted === 'pickup' && (block['address_id'] !== 234 || typeof block['pickup_time_id'] !== 'string'))
    return refused('logistics.pickup_params_invalid', 'Invalid address_id or pickup_time_id.');
  if (wanted === 'non_integrated' && !block['tracking_number'])
    return refused('logistics.tracking_number_invalid', 'tracking_number is required.');
  const quantities = Object.fromEntries(order.lines.map((line) => [line.id, line.quantity]));
  const is_own = wanted === 'non_integrated';
  order.parcels.push({
    id: packagesOf(order)[0]?.number ?? '',
    line_ids: Object.keys(quantities),
    quantities,
    status: 'LOGISTICS_REQUEST_CREATED',
    tracking_number: is_own ? String(block['tracking_number']) : `SPX${order.id}`,
    carrier: is_own ? 'Seller Own Fleet' : 'SPX Express',
    tracking_url: '',
    asked: 0,
    has_document: false,
  });
  order.status = is_own ? 'SHIPPED' : 'PROCESSED';
  tools.changed(order);
  return json(200, { error: '', message: '', request_id });
}

function answerDocument(path: string, body: Record<string, unknown>, shop: Shop, tools: Tools): Answer {
  const list = (body['order_list'] ?? []) as (Named & { shipping_document_type?: string })[];
  if (list.length === 0 || list.length > 50)
    return refused('logistics.error_param', 'order_list must name 1 to 50 orders.');
  if (list.some((one) => one.package_number === ''))
    return refused('logistics.package_number_invalid', 'The package_number is empty.');
  const is_slow = tools.modes.take('asynchronous');
  const result_list = list.map((one) => {
    const parcel = shop.orders.get(String(one.order_sn))?.parcels[0];
    const fails = (fail_error: string, fail_message: string) => ({
      order_sn: one.order_sn,
      package_number: one.package_number,
      fail_error,
      fail_message,
    });
    if (parcel === undefined) return fails('logistics.package_can_not_print', 'The package can not print now.');
    if (path.endsWith('create_shipping_document')) {
      if (one === list.at(-1) && tools.modes.take('partial'))
        return fails('logistics.system_busy', 'The system is busy, please try again later.');
      parcel.has_document = true;
      return { order_sn: one.order_sn, package_number: one.package_number };
    }
    if (!parcel.has_document)
      return fails(
        'logistics.shipping_document_should_print_first',
        'The package can not print now, please create shipping document first.',
      );
    return { order_sn: one.order_sn, package_number: one.package_number, status: is_slow ? 'PROCESSING' : 'READY' };
  });
  if (!path.endsWith('download_shipping_document')) return ok({ result_list });
  const parcel = shop.orders.get(String(list[0]?.order_sn))?.parcels[0];
  return parcel?.has_document === true
    ? {
        status: 200,
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from(`%PDF-1.4 airway bill ${parcel.tracking_number}`),
      }
    : refused('logistics.shipping_document_should_print_first', 'Please create shipping document first.');
}
