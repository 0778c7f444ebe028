import { createHash } from 'node:crypto';
import type { Answer, endpoints } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { OpenFile } from '../../../ports/file-store.ts';
import type { ChannelOrderRow } from './channel-order.table.ts';
import { findKeptLabel, findPlatformOrder, insertLabel } from './platform-order.repo.ts';
import { refusalOf } from './read-order.ts';
import { withConnection } from './with-connection.ts';

/** Larger than any label; what is larger is none. */
const MAX_BYTES = 5_000_000;
const ASK_AGAIN_S = 5;

/** As no path of anybody's making. */
function storedName({ company_id, id }: ChannelOrderRow, parcel_id: string, format: string): string {
  const parcel = createHash('sha256').update(parcel_id).digest('hex').slice(0, 24);
  return `channel-labels/${company_id}/${id}/${parcel}.${format}`;
}

async function bytesOf({ body }: OpenFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The label that a marketplace made for one of its parcels. It is kept when it was first fetched: some channels have it only until
 * the courier comes. Throws `store_label_pending` until there is one, and what arranging throws.
 */
export async function getPlatformLabel({
  ctx,
  id,
  parcel_id,
}: {
  ctx: Ctx;
  id: string;
  parcel_id: string;
}): Promise<Answer<typeof endpoints.getPlatformLabel>> {
  const { company_id } = requireActor(ctx);
  const { order, channel } = await findPlatformOrder(ctx, company_id, id);
  const answer = (format: 'pdf' | 'html', bytes: Buffer) => ({
    file_name: `${order.number.replaceAll(/[^\w-]/gu, '')}.${format}`,
    format,
    data_base64: bytes.toString('base64'),
  });
  const kept = await findKeptLabel(ctx, order, parcel_id);
  const file = kept && (await ctx.ports.files.open(kept.stored_name));
  if (kept && file) return answer(kept.format, await bytesOf(file));
  if (!order.snapshot.parcels.some(({ external_id }) => external_id === parcel_id)) throw new DomainError('not_found');
  const label = await withConnection(ctx, channel, (port, connection) =>
    port.readLabel(connection, { order_id: order.external_id, parcel_id }),
  ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (label.status === 'pending') throw new DomainError('store_label_pending', { retry_after_s: ASK_AGAIN_S });
  if (label.status === 'refused') throw new DomainError('store_refused', { detail: label.message });
  if (label.bytes.length > MAX_BYTES) throw new DomainError('store_refused', { detail: 'The label is too large.' });
  const stored_name = storedName(order, parcel_id, label.format);
  // An order whose buyer was erased keeps nothing that names them.
  if (order.erased_at === null) {
    await ctx.ports.files.put(
      stored_name,
      (async function* () {
        yield label.bytes;
      })(),
    );
    const fetched_at = epochSeconds(ctx.clock);
    await insertLabel(ctx, {
      company_id,
      channel_order_id: id,
      parcel_id,
      format: label.format,
      stored_name,
      fetched_at,
    });
  }
  return answer(label.format, Buffer.from(label.bytes));
}
