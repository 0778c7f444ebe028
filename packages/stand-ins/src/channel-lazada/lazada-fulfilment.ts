import type { Order, Shop } from '../core/shop.ts';
import { parcelOfPiece, settleLines } from './lazada-order.ts';

export interface LazadaFailure {
  code: string;
  message: string;
}

interface Tools {
  shop: Shop;
  /** Whether one entry of this batch fails while the call succeeds. */
  is_partial: () => boolean;
  changed: (order: Order) => void;
}

const MAX_BATCH = 20;

/** Only pending and repacked lines can be packed; `success` is of the call, `item_err_code` of each line. */
export function packOrders(
  request: unknown,
  { shop, is_partial, changed }: Tools,
): LazadaFailure | { pack_order_list: unknown[] } {
  const asked = (request ?? {}) as {
    pack_order_list?: { order_id?: unknown; order_item_list?: unknown[] }[];
    delivery_type?: string;
  };
  const list = asked.pack_order_list ?? [];
  if (list.length === 0 || list.length > MAX_BATCH)
    return { code: '700101', message: 'pack_order_list must name 1 to 20 orders' };
  if (asked.delivery_type !== 'dropship') return { code: '700102', message: 'delivery_type is invalid' };
  const pack_order_list = list.map(({ order_id, order_item_list }) => {
    const order = shop.orders.get(String(order_id));
    const package_id = `FP${shop.nextId()}`;
    const tracking_number = order?.logistics === 'platform' ? `MY${shop.nextId()}` : '';
    const packed = new Map<string, number>();
    const piece_ids: string[] = [];
    const items = (order_item_list ?? []).map((order_item_id, index) => {
      const line = order?.lines.find(({ id }) => id === String(order_item_id).slice(0, -1));
      const fails =
        order === undefined ||
        line === undefined ||
        !['pending', 'repacked', 'topack'].includes(line.status) ||
        parcelOfPiece(order, String(order_item_id)) !== undefined
          ? '600003'
          : index === (order_item_list?.length ?? 0) - 1 && is_partial()
            ? '600099'
            : '0';
      if (line !== undefined && fails === '0') {
        packed.set(line.id, (packed.get(line.id) ?? 0) + 1);
        piece_ids.push(String(order_item_id));
      }
      return {
        order_item_id,
        item_err_code: fails,
        msg: fails === '0' ? 'success' : fails === '600099' ? 'system busy' : 'order item status is not pending',
        retry: fails === '600099',
        tracking_number: fails === '0' ? tracking_number : '',
        shipment_provider: fails === '0' && tracking_number !== '' ? 'Flash Express' : '',
        package_id: fails === '0' ? package_id : '',
      };
    });
    if (order !== undefined && packed.size > 0) {
      order.parcels.push({
        id: package_id,
        line_ids: [...packed.keys()],
        quantities: Object.fromEntries(packed),
        piece_ids,
        status: 'packed',
        tracking_number,
        carrier: tracking_number === '' ? '' : 'Flash Express',
        tracking_url: '',
        asked: 0,
        has_document: true,
      });
      settleLines(order);
      changed(order);
    }
    return { order_id, order_item_list: items };
  });
  return { pack_order_list };
}

/** Only packed packages can be made ready; `repack` takes a package back. */
export function updatePackages(
  path: string,
  request: unknown,
  { shop, is_partial, changed }: Tools,
): LazadaFailure | { packages: unknown[] } {
  const list = ((request ?? {}) as { packages?: { package_id?: string }[] }).packages ?? [];
  if (list.length === 0 || list.length > MAX_BATCH)
    return { code: '600000', message: 'packages must name 1 to 20 packages' };
  const [from, to] = {
    rts: ['packed', 'ready_to_ship'],
    repack: ['packed', 'repacked'],
    delivered: ['shipped', 'delivered'],
    failed_delivery: ['shipped', 'failed'],
  }[path.split('/').at(-1) ?? ''] ?? ['', ''];
  const packages = list.map(({ package_id }, index) => {
    const order = [...shop.orders.values()].find((one) => one.parcels.some(({ id }) => id === package_id));
    const parcel = order?.parcels.find(({ id }) => id === package_id);
    if (order === undefined || parcel === undefined)
      return { package_id, item_err_code: '600001', msg: 'package not found', retry: false };
    if (parcel.status !== from && !(path.endsWith('repack') && parcel.status === 'ready_to_ship'))
      return { package_id, item_err_code: '600002', msg: `package already ${parcel.status}`, retry: false };
    if (index === list.length - 1 && is_partial())
      return { package_id, item_err_code: '600099', msg: 'system busy', retry: true };
    parcel.status = to ?? '';
    if (path.endsWith('repack')) {
      for (const line of order.lines) if (parcel.line_ids.includes(line.id)) line.status = parcel.status;
      order.parcels = order.parcels.filter((one) => one !== parcel);
    } else settleLines(order);
    changed(order);
    return { package_id, item_err_code: '0', msg: 'success', retry: false };
  });
  return { packages };
}
