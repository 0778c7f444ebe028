import * as v from 'valibot';
import type { ChannelConnection } from '../../ports/sales-channel.ts';
import type { LazadaClient } from './lazada.client.ts';
import { packed, updated, type LazadaItem } from './lazada.schema.ts';

const PACKABLE = new Set(['pending', 'repacked', 'topack']);

export type Packing = { status: 'packed'; package_ids: string[] } | { status: 'retry' | 'refused'; message: string };

/** Which pieces are meant: those of the lines, as many as are wanted, and only such as can be packed. */
export function piecesOf(
  items: readonly LazadaItem[],
  lines: readonly { external_line_id: string; quantity: number }[],
): string[] | null {
  const open = items.filter(({ status }) => PACKABLE.has(status)).map(({ order_item_id }) => order_item_id);
  if (lines.length === 0) return open;
  const wanted = lines.map(({ external_line_id, quantity }) => {
    const pieces = external_line_id.split('+').filter((id) => open.includes(id));
    return pieces.length < quantity ? null : pieces.slice(0, quantity);
  });
  return wanted.every((pieces) => pieces !== null) ? wanted.flat() : null;
}

/**
 * Packages that are packed, have no number and hold nothing but what is meant, and what of it is not packed yet: a lost answer
 * or a piece that failed leaves them behind. Pieces of one line are alike, so it does not matter which of them were packed.
 */
export function waitingOf(
  items: readonly LazadaItem[],
  lines: readonly { external_line_id: string; quantity: number }[],
): { package_ids: string[]; left: { external_line_id: string; quantity: number }[] } {
  const waiting = items.filter(
    ({ status, tracking_code, package_id }) => status === 'packed' && tracking_code === '' && package_id !== '',
  );
  let left = new Map(lines.map(({ external_line_id, quantity }) => [external_line_id, quantity]));
  const package_ids: string[] = [];
  for (const [package_id, inside] of Map.groupBy(waiting, (item) => item.package_id)) {
    const after = new Map(left);
    for (const { order_item_id } of inside) {
      const line = lines.find(({ external_line_id }) => external_line_id.split('+').includes(order_item_id));
      const id = line?.external_line_id ?? '';
      after.set(id, (after.get(id) ?? 0) - 1);
    }
    if (lines.length > 0 && [...after.values()].some((quantity) => quantity < 0)) continue;
    if (lines.length > 0) left = after;
    package_ids.push(package_id);
  }
  const open = [...left].filter(([, quantity]) => quantity > 0);
  return { package_ids, left: open.map(([external_line_id, quantity]) => ({ external_line_id, quantity })) };
}

/** Packs pieces into one package. `success` of the call says nothing about the pieces: each has a code of its own. */
export async function pack(
  client: LazadaClient,
  connection: ChannelConnection,
  order_id: string,
  pieces: readonly string[],
): Promise<Packing> {
  const packReq = JSON.stringify({
    pack_order_list: [{ order_id: Number(order_id), order_item_list: pieces.map(Number) }],
    delivery_type: 'dropship',
    shipping_allocate_type: 'TFS',
  });
  const { result } = await client.call(connection, 'POST', '/order/fulfill/pack', { packReq });
  if (result?.success === false) return { status: 'refused', message: result.error_msg || result.error_code };
  const entries = v.parse(packed, result?.data ?? {}).pack_order_list.flatMap(({ order_item_list }) => order_item_list);
  const failed = entries.filter(({ item_err_code }) => item_err_code !== '0');
  if (failed.length > 0 || entries.length === 0) {
    const message = failed.map(({ msg }) => msg).join('; ') || 'Lazada packed nothing.';
    return { status: failed.length > 0 && failed.every(({ retry }) => retry) ? 'retry' : 'refused', message };
  }
  return { status: 'packed', package_ids: [...new Set(entries.map(({ package_id }) => package_id))] };
}

/** `rts` makes packages ready, `repack` takes them back. Empty when all of them took it. */
export async function updatePackages(
  client: LazadaClient,
  connection: ChannelConnection,
  step: 'rts' | 'repack',
  package_ids: readonly string[],
): Promise<string> {
  const request = JSON.stringify({ packages: package_ids.map((package_id) => ({ package_id })) });
  const { result } = await client.call(connection, 'POST', `/order/package/${step}`, {
    [step === 'rts' ? 'readyToShipReq' : 'rePackReq']: request,
  });
  if (result?.success === false) return result.error_msg || result.error_code;
  return v
    .parse(updated, result?.data ?? {})
    .packages.filter(({ item_err_code }) => item_err_code !== '0')
    .map(({ msg }) => msg)
    .join('; ');
}
