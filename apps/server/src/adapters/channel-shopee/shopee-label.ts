import * as v from 'valibot';
import type { ChannelConnection, PlatformLabel } from '../../ports/sales-channel.ts';
import { ShopeeRefusal, type ShopeeClient } from './shopee.client.ts';
import { documentResult } from './shopee.schema.ts';

const NOT_MADE = 'logistics.shipping_document_should_print_first';
const BUSY = 'logistics.system_busy';

/** A label is asked for, waited for and fetched: three calls, of which any may say "not yet". */
export async function readShopeeLabel(
  client: ShopeeClient,
  connection: ChannelConnection,
  { order_id, parcel_id }: { order_id: string; parcel_id: string },
): Promise<PlatformLabel> {
  // Never an empty package number.
  const one = { order_sn: order_id, ...(parcel_id === '' ? {} : { package_number: parcel_id }) };
  const result = async (path: string, extra: Record<string, unknown> = {}) => {
    const { response } = await client.post(connection, path, { order_list: [{ ...one, ...extra }] });
    return v.parse(documentResult, response ?? {}).result_list[0] ?? { status: '', fail_error: '', fail_message: '' };
  };
  try {
    let state = await result('/logistics/get_shipping_document_result');
    if (state.fail_error === NOT_MADE) {
      const { response } = await client.get(connection, '/logistics/get_tracking_number', { ...one });
      const tracking_number = v.parse(
        v.object({ tracking_number: v.fallback(v.string(), '') }),
        response,
      ).tracking_number;
      const made = await result('/logistics/create_shipping_document', {
        tracking_number,
        shipping_document_type: 'NORMAL_AIR_WAYBILL',
      });
      if (made.fail_error === BUSY) return { status: 'pending', message: made.fail_message || made.fail_error };
      if (made.fail_error !== '') return { status: 'refused', message: made.fail_message || made.fail_error };
      state = await result('/logistics/get_shipping_document_result');
    }
    if (state.fail_error !== '') return { status: 'refused', message: state.fail_message || state.fail_error };
    if (state.status !== 'READY') return { status: 'pending', message: 'Shopee is still making the label.' };
    const { answer } = await client.post(connection, '/logistics/download_shipping_document', {
      shipping_document_type: 'NORMAL_AIR_WAYBILL',
      order_list: [one],
    });
    return { status: 'ready', format: 'pdf', bytes: answer.bytes };
  } catch (error) {
    if (error instanceof ShopeeRefusal) return { status: 'refused', message: error.message };
    throw error;
  }
}
