import type { OperatorAdjustment } from '@sampan/contract';
import type { ValidateKey } from '@sampan/validators';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { encodePhotos, type PhotoInput } from '../../../platform/image/photo-link.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { createRepricer } from '../estimate/index.ts';
import { reverseAdjustmentEntries } from '../../ledger/wallet/index.ts';
import { addPhotos } from './adjustment-photo.ts';
import { findAdjustment, findOpenAdjustment, transitionAdjustment } from './adjustment.repo.ts';
import type { AdjustmentRow } from './adjustment.table.ts';
import { auditMove, bookingOf, chargeAdjustment } from './charge-adjustment.ts';
import { findShippedOrders } from './shipped-order.repo.ts';
import { presentForOperator } from './list-operator-adjustments.ts';
import { createAdjustment } from './create-adjustment.ts';

/** Enters one weighing by hand. Throws `invalid_input` naming what cannot be: an unknown parcel, a known reference, the same price. */
export async function createOperatorAdjustment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: {
    tracking_code: string;
    courier_reference: string;
    weight: number;
    length: number | null;
    width: number | null;
    height: number | null;
    note: string;
    photos: readonly PhotoInput[];
  };
}): Promise<OperatorAdjustment> {
  const sides = [input.length, input.width, input.height].filter((side) => side !== null);
  if (sides.length !== 0 && sides.length !== 3) throw refusal('length', 'validate.reweigh_sides');
  const images = await encodePhotos(input.photos);
  const tracking_code = input.tracking_code.toUpperCase();
  const [length = 0, width = 0, height = 0] = sides.map((side) => Math.round(side * 10));
  return withTransaction(
    ctx,
    async (tx) => {
      const carried = await findShippedOrders(tx, [tracking_code]);
      const weighing = {
        courier_reference: input.courier_reference,
        tracking_code,
        weight_g: Math.round(input.weight * 1000),
        sides_mm: sides.length === 0 ? null : ([length, width, height] as const),
        note: input.note,
        photos: images,
        import_id: null,
        courier_alias: null,
      };
      const opened = await createAdjustment(tx, createRepricer(tx.db), weighing, carried.get(tracking_code));
      if (opened.status === 'known') throw refusal('courier_reference', 'validate.reweigh_known');
      if (opened.status === 'unchanged') throw refusal('weight', 'validate.reweigh_unchanged');
      if (opened.status === 'refused')
        throw refusal(opened.column === 'weight_kg' ? 'weight' : opened.column, `validate.reweigh_${opened.reason}`);
      return opened.row;
    },
    presentForOperator,
  );
}

function refusal(param: string, key: ValidateKey): DomainError {
  const error = issueErrorOf(param, key);
  return new DomainError('invalid_input', { message: error.message, errors: [error] });
}

/** Adds the courier's photos to an adjustment, one from a file for instance. Throws `adjustment_closed` once money moved. */
export async function addAdjustmentPhotos({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { photos: readonly PhotoInput[] };
}): Promise<OperatorAdjustment> {
  const images = await encodePhotos(input.photos);
  return withTransaction(
    ctx,
    async (tx) => {
      const locked = await findAdjustment(tx, null, id, { lock: true });
      if (locked.state !== 'open' && locked.state !== 'disputed') throw new DomainError('adjustment_closed');
      await addPhotos(tx, locked, 'courier', images);
      await auditMove(tx, locked, locked, 'wallet.adjustment_photo');
      return locked;
    },
    presentForOperator,
  );
}

/**
 * Sampan decides: a dispute is upheld and charged, or an adjustment that was not charged is withdrawn. Deciding the same twice
 * changes nothing. Throws `adjustment_closed` for anything else.
 */
export async function decideAdjustment({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { decision: 'uphold' | 'withdraw'; note: string };
}): Promise<OperatorAdjustment> {
  return withTransaction(
    ctx,
    async (tx): Promise<AdjustmentRow> => {
      const locked = await findAdjustment(tx, null, id, { lock: true });
      const decided = input.decision === 'uphold' ? 'upheld' : 'withdrawn';
      if (locked.outcome === decided && locked.state !== 'reversed') {
        if (decided === 'upheld' || locked.state === 'withdrawn') return locked;
      }
      if (input.decision === 'uphold')
        return chargeAdjustment(tx, locked, ['disputed'], 'upheld', { decision_note: input.note });
      const moved = await transitionAdjustment(tx, id, ['open', 'disputed', 'due'], {
        state: 'withdrawn',
        outcome: 'withdrawn',
        decision_note: input.note,
        decided_at: epochSeconds(tx.clock),
      });
      await auditMove(tx, locked, moved, 'wallet.adjustment_withdraw');
      return moved;
    },
    presentForOperator,
  );
}

/**
 * Gives back what was charged by mistake, by a journal of its own, once. Throws `adjustment_closed` for what was not charged
 * and for one that a later weighing of the same parcel rests on.
 */
export async function reverseAdjustment({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { note: string };
}): Promise<OperatorAdjustment> {
  return withTransaction(
    ctx,
    async (tx) => {
      const locked = await findAdjustment(tx, null, id, { lock: true });
      if (locked.state === 'reversed') return locked;
      const standing = await findOpenAdjustment(tx, locked.purchase_id);
      if (locked.state !== 'charged' || standing?.id !== id) throw new DomainError('adjustment_closed');
      const moved = await transitionAdjustment(tx, id, ['charged'], {
        state: 'reversed',
        decision_note: input.note,
        reversed_at: epochSeconds(tx.clock),
      });
      const booking = bookingOf(locked);
      await reverseAdjustmentEntries(tx, { ...booking, description: `Reversed adjustment ${locked.order_number}` });
      await auditMove(tx, locked, moved, 'wallet.adjustment_reverse');
      return moved;
    },
    presentForOperator,
  );
}
