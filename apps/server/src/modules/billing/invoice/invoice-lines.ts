import type { Ctx } from '../../../platform/context.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { findBoughtPurchases } from '../../shipping/label/index.ts';
import { findCharges, type Charge } from '../../ledger/wallet/index.ts';
import type { InvoiceLineRow } from './invoice.table.ts';

export type UnbilledLine = Omit<InvoiceLineRow, 'invoice_id' | 'company_id' | 'line_no'>;

const CHARGES_AT_ONCE = 1_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const KIND_OF = {
  label: 'label',
  label_refund: 'refund',
  parcel_return: 'return',
  adjustment: 'adjustment',
  adjustment_reversal: 'adjustment',
} as const satisfies Record<Charge['kind'], UnbilledLine['kind']>;

interface Named {
  description: string;
  tracking_code: string;
  tax_name: string;
  tax_basis_points: number;
}

/** Who is not registered for tax was charged none. */
const UNTAXED = { tax_name: 'No tax', tax_basis_points: 0 };

/**
 * What a company was charged and given back between two entries of its wallet, as lines of an invoice. Money is the
 * ledger's; the name and rate of the tax are those stored with the purchase, never looked up again (domain.md 1.1).
 */
export async function unbilledLines(
  ctx: Ctx,
  company_id: string,
  range: { after_seq: number; through_seq: number },
): Promise<UnbilledLine[]> {
  const lines: UnbilledLine[] = [];
  const batches = readInBatches<Charge[]>(async (last) => {
    const after_seq = last?.at(-1)?.account_seq ?? range.after_seq;
    const batch = await findCharges(ctx, company_id, { ...range, after_seq, limit: CHARGES_AT_ONCE });
    return batch.length === 0 ? [] : [batch];
  });
  for await (const batch of batches) {
    const nameOf = await namesOf(ctx, company_id, batch);
    lines.push(...batch.map((charge) => lineOf(charge, nameOf(charge))));
  }
  return lines;
}

function lineOf(charge: Charge, named: Named | null): UnbilledLine {
  const { total_minor, tax_minor, details } = charge;
  return {
    kind: KIND_OF[charge.kind],
    at: charge.created_at,
    order_id: details.order_id ?? null,
    order_number: details.order_number ?? '',
    description: named?.description ?? charge.description,
    tracking_code: named?.tracking_code ?? '',
    tax_name: named?.tax_name ?? UNTAXED.tax_name,
    tax_basis_points: named?.tax_basis_points ?? UNTAXED.tax_basis_points,
    net_minor: total_minor - tax_minor,
    tax_minor,
    total_minor,
  };
}

/** Labels and their refunds are found by the purchase that the journal names, adjustments and returns by their parcel. */
async function namesOf(
  ctx: Ctx,
  company_id: string,
  charges: readonly Charge[],
): Promise<(charge: Charge) => Named | null> {
  const purchases = await findBoughtPurchases(ctx, company_id, {
    ids: charges.map(({ reference }) => reference).filter((reference) => UUID.test(reference)),
    order_ids: charges
      .filter((charge) => ['adjustment', 'return'].includes(KIND_OF[charge.kind]))
      .flatMap(({ details }) => details.order_id ?? []),
  });
  const by_id = new Map<string, Named>();
  for (const { id, order_id, entry, tracking_code } of purchases) {
    const named = {
      description: `${entry.courier.name}, ${entry.delivery_service.name}`,
      tracking_code: tracking_code ?? '',
      tax_name: entry.tax_rate.name,
      tax_basis_points: entry.tax_rate.basis_points,
    };
    by_id.set(id, named).set(order_id, named);
  }
  return ({ reference, details }) => by_id.get(reference) ?? by_id.get(details.order_id ?? '') ?? null;
}
