import { createHash } from 'node:crypto';
import type { ImportValues, Party } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { ChannelOrder, ChannelRecipient } from '../../../ports/sales-channel.ts';
import { findCompany, findOwner } from '../../identity/account/index.ts';
import {
  isEditable,
  rewriteOrders,
  type OrderChange,
  type OrderOwner,
  type OrderRow,
} from '../../shipping/order/index.ts';
import { completeRecipients } from '../order-import/index.ts';
import type { ChannelOrderRow } from './channel-order.table.ts';
import {
  findVersions,
  lockChannelOrders,
  lockParcels,
  writeChannelOrders,
  writeParcels,
  type ParcelWithOrder,
} from './channel-order.repo.ts';
import type { ChannelRow } from './channel.table.ts';
import { attentionOf, changedFacts, editedFields, textOf } from './compare-facts.ts';
import { columnsOfFacts, factsOf, skipReasonOf } from './order-facts.ts';
import { placeParcels, type NewParcel } from './place-parcels.ts';
import { settingsOf } from './store-settings.ts';
import { weighLines } from './weigh-lines.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** What came of orders that were read. */
export interface Ingested {
  imported: number;
  changed: number;
}

const SHIPPED: ReadonlySet<string> = new Set(['shipped', 'done', 'nothing_left']);
const GONE: ReadonlySet<string> = new Set(['cancelled', ...SHIPPED]);

const hashOf = (order: ChannelOrder) => createHash('sha256').update(textOf(order)).digest('hex').slice(0, 32);

function valuesOf(recipient: ChannelRecipient): ImportValues {
  const { name, phone, address_1, address_2, district, city, state, postcode, country } = recipient;
  const values = {
    recipient_name: name,
    recipient_phone: phone,
    recipient_address: [address_1, address_2].filter(Boolean).join(', '),
    recipient_district: district,
    recipient_city: city,
    recipient_state: state,
    recipient_post_code: postcode,
    recipient_country: country,
  };
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')) as ImportValues;
}

/**
 * Takes over orders as their store says them, whoever asked: webhook, poll, sync all or a person (channels C2). What is known
 * already is not written again, an older version replaces no newer one, and no order becomes a parcel twice, however many
 * servers read it at once. `alongside` is written in the same transaction.
 */
export async function applyOrders(
  ctx: Ctx,
  channel: ChannelRow,
  read: readonly ChannelOrder[],
  alongside?: (tx: Ctx) => Promise<void>,
): Promise<Ingested> {
  const of = { company_id: channel.company_id, channel_id: channel.id };
  const latest = [...new Map(read.map((order) => [order.external_id, order])).values()];
  const hashes = new Map(latest.map((order) => [order.external_id, hashOf(order)]));
  const known = await findVersions(
    ctx,
    of,
    latest.map(({ external_id }) => external_id),
  );
  const is_newer = (order: ChannelOrder, row: { source_updated_at: number; content_hash: string } | undefined) =>
    row === undefined ||
    order.updated_at > row.source_updated_at ||
    (order.updated_at === row.source_updated_at && hashes.get(order.external_id) !== row.content_hash);
  const news = await weighLines(
    ctx,
    channel.company_id,
    latest.filter((order) => is_newer(order, known.get(order.external_id))),
  );
  if (news.length === 0) {
    if (alongside) await withTransaction(ctx, alongside);
    return { imported: 0, changed: 0 };
  }
  const owner = await ownerOf(ctx, channel.company_id);
  const parties = await completeRecipients(
    ctx,
    news.map(({ recipient }) => valuesOf(recipient)),
    owner.country_code,
  );
  const party_of = new Map(news.map((order, at) => [order.external_id, parties[at] ?? null]));
  return withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const rows = await lockChannelOrders(
      tx,
      of,
      news.map((order) => ({
        id: newId(tx.clock.now()),
        ...of,
        external_id: order.external_id,
        number: cutText(order.number, 80),
        status: order.status,
        logistics: order.logistics,
        snapshot: order,
        source_updated_at: 0,
        content_hash: '',
        read_at: now,
        created_at: now,
      })),
    );
    const by_id = new Map(news.map((order) => [order.external_id, order]));
    const changed = rows.flatMap((row) => {
      const order = by_id.get(row.external_id);
      return order && row.erased_at === null && is_newer(order, row) ? [{ row, order }] : [];
    });
    const parcels = await lockParcels(
      tx,
      channel.company_id,
      changed.map(({ row }) => row.id),
    );
    const done = await applyChanges(tx, { channel, owner, changed, parcels, party_of, hashes, now });
    await alongside?.(tx);
    return done;
  });
}

/** Whose parcels a company's orders become. */
export async function ownerOf(ctx: Ctx, company_id: string): Promise<OrderOwner> {
  const company = await findCompany(ctx, company_id);
  if (!company) throw new DomainError('not_found');
  const person = await findOwner(ctx, company_id);
  return { company_id, country_code: company.country_code, is_test: company.is_test, email: person?.email ?? '' };
}

/** The recipient of one order, mended as those of a page are. */
export async function recipientOf(ctx: Ctx, order: ChannelOrder, usual: CountryCode): Promise<Party | null> {
  const [party] = await completeRecipients(ctx, [valuesOf(order.recipient)], usual);
  return party ?? null;
}

interface Work {
  channel: ChannelRow;
  owner: OrderOwner;
  changed: { row: ChannelOrderRow; order: ChannelOrder }[];
  parcels: ParcelWithOrder[];
  party_of: ReadonlyMap<string, Party | null>;
  hashes: ReadonlyMap<string, string>;
  now: number;
}

async function applyChanges(tx: Ctx, work: Work): Promise<Ingested> {
  const { channel, owner, changed, party_of, hashes, now } = work;
  const settings = settingsOf(channel);
  const { currency } = rulesOf(owner.country_code);
  const written: ChannelOrderRow[] = [];
  const fresh: NewParcel[] = [];
  const rewritten: { row: OrderRow; columns: OrderChange }[] = [];
  const parcels: ParcelWithOrder['parcel'][] = [];
  const port = channel.source === 'manual' ? null : tx.ports.channels[channel.source];
  const has_one_number = port?.takes_several_numbers === false;
  for (const { row, order } of changed) {
    const own = work.parcels.filter(({ parcel }) => parcel.channel_order_id === row.id);
    const recipient = party_of.get(row.external_id) ?? null;
    const reason = skipReasonOf(order, currency);
    const next: ChannelOrderRow = {
      ...row,
      number: cutText(order.number, 80),
      status: order.status,
      logistics: order.logistics,
      snapshot: order,
      source_updated_at: order.updated_at,
      content_hash: hashes.get(row.external_id) ?? '',
      read_at: now,
      ship_by: order.ship_by,
      skip_reason: own.length > 0 ? null : reason,
    };
    if (own.length === 0 && reason === null) {
      const made = factsOf(order, recipient, { lines: [], settings, currency });
      next.is_weight_assumed = made.is_weight_assumed;
      fresh.push({ row: next, facts: made.facts, lines: [] });
    }
    for (const one of own) {
      const { facts } = factsOf(order, recipient, { ...one.parcel, settings, currency });
      // The number of its sibling made the whole order a shipped one there: this box is still here.
      const is_left_here = has_one_number && own.some(({ order: other }) => other !== one.order && hasLabel(other));
      if (isOpen(one.order)) {
        if (is_left_here && SHIPPED.has(reason ?? '')) continue;
        const { columns, parcel } = changeOfOpen(one, facts, { was: row.status, reason, now });
        if (parcel) parcels.push(parcel);
        if (Object.keys(columns).length > 0) rewritten.push({ row: one.order, columns });
      } else if (isUnderWay(one.order)) {
        const status = { before: row.snapshot.native_status, after: order.native_status };
        const is_cancelled = reason === 'cancelled' || reason === 'cancel_asked';
        // What was shipped of our parcel is no change of it.
        const compared = reason === null ? facts : one.parcel.imported;
        next.attention =
          attentionOf(one.parcel.imported, compared, { is_cancelled, at: now, status }) ?? next.attention;
      }
    }
    written.push(next);
  }
  await writeChannelOrders(tx, written);
  await writeParcels(tx, parcels);
  await rewriteOrders(tx, channel.company_id, rewritten);
  await placeParcels(tx, { channel, owner, settings }, fresh);
  return { imported: fresh.length, changed: written.length };
}

/** Without a label: it may change, or come back from the archive. */
const isOpen = (order: OrderRow) => isEditable({ ...order, archived_at: null });
/** With a label that is bought or being bought, and not at its end. */
const isUnderWay = ({ status, label_state }: OrderRow) =>
  status !== 'completed' && status !== 'cancelled' && (label_state === 'bought' || label_state === 'pending');

/** Sent by us, however far it is. */
const hasLabel = ({ status, label_state }: OrderRow) => status !== 'cancelled' && label_state === 'bought';

/** What the store changes in a parcel without a label; the merchant's own edits stay and are marked (channels C6). */
function changeOfOpen(
  { parcel, order }: ParcelWithOrder,
  facts: NewParcel['facts'],
  at: { was: ChannelOrderRow['status']; reason: string | null; now: number },
): { columns: OrderChange; parcel?: ParcelWithOrder['parcel'] } {
  const is_gone = at.reason !== null && GONE.has(at.reason);
  const archive: OrderChange =
    is_gone && order.archived_at === null
      ? { archived_at: at.now }
      : !is_gone && GONE.has(at.was) && order.archived_at !== null
        ? { archived_at: null }
        : {};
  if (at.reason !== null) return { columns: archive };
  const own_edits = [...new Set([...parcel.own_edits, ...editedFields(order, parcel.imported)])];
  const changes = changedFacts(parcel.imported, facts);
  const taken = Object.fromEntries(
    Object.entries(changes).filter(([field]) => !own_edits.includes(field as keyof NewParcel['facts'])),
  );
  const imported = { ...parcel.imported, ...taken };
  const is_changed = Object.keys(taken).length > 0 || own_edits.length !== parcel.own_edits.length;
  const columns = { ...archive, ...columnsOfFacts(taken) };
  return is_changed ? { columns, parcel: { ...parcel, imported, own_edits } } : { columns };
}
