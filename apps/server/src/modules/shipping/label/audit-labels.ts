import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';

/** What may be wrong between a purchase and the journal that paid it or gave its price back. */
export type LabelFault =
  /** The courier has the parcel, and nobody paid. */
  | 'label_without_journal'
  /** Money was taken, and no label was bought. */
  | 'journal_without_label'
  /** The label was cancelled, and its price was kept. */
  | 'refund_without_journal'
  /** The price was given back for a label that is still bought, or never was. */
  | 'journal_without_refund'
  /** The wallet moved by another amount, in another currency, or it is another company's. */
  | 'label_differs'
  | 'refund_differs';

export interface LabelFinding {
  fault: LabelFault;
  /** What journals refer to: the purchase's id. */
  purchase_id: string;
  company_id: string;
  /** What the purchase says the wallet moves by, and what it moved by; null where there is nothing. */
  expected_minor: number | null;
  booked_minor: number | null;
}

export interface LabelAudit {
  /** Purchases that became labels, cancelled ones among them. */
  labels: number;
  wrong_labels: number;
  /** The first of them by purchase. */
  findings: LabelFinding[];
}

/** Findings that are named; all of them are counted. */
const NAMED = 100;

type FindingRow = Record<'fault' | 'reference' | 'company_id', string> & {
  expected: string | null;
  booked: string | null;
  total: string;
};

/**
 * Compares bought and cancelled labels with the journals of labels and of their refunds, both ways. A ledger may add up and
 * still be wrong about what it was for. Labels that cost nothing here, as under a company's own contract, must have no journal.
 * One statement sees one moment, so that a purchase on its way is never taken for a fault.
 */
export async function auditLabels(ctx: Pick<Ctx, 'db'>): Promise<LabelAudit> {
  const { rows } = await ctx.db.execute<FindingRow>(sql`
    with expected as (
      select 'label' as kind, id::text as reference, company_id, currency, -amount_minor as minor
      from label_purchases where state in ('bought', 'refunded') and amount_minor > 0
      union all
      select 'label_refund', id::text, company_id, currency, amount_minor
      from label_purchases where state = 'refunded' and amount_minor > 0
    ), booked as (
      select j.kind, j.reference, j.company_id, coalesce(sum(e.amount_minor), 0) as minor,
        min(a.currency) as currency, count(distinct a.id) as wallets, min(a.company_id::text) as wallet_of
      from journals j
      left join (entries e join ledger_accounts a on a.id = e.account_id and a.company_id is not null and a.kind = 'wallet')
        on e.journal_id = j.id
      where j.kind in ('label', 'label_refund') group by j.id
    ), faults as (
      select case when b.reference is null and x.kind = 'label' then 'label_without_journal'
          when b.reference is null then 'refund_without_journal'
          when x.reference is null and b.kind = 'label' then 'journal_without_label'
          when x.reference is null then 'journal_without_refund'
          when x.kind = 'label' then 'label_differs' else 'refund_differs' end as fault,
        coalesce(x.reference, b.reference) as reference, coalesce(x.company_id, b.company_id) as company_id,
        x.minor as expected, b.minor as booked
      from expected x full join booked b on b.kind = x.kind and b.reference = x.reference
      where x.reference is null or b.reference is null or b.wallets <> 1 or b.minor <> x.minor or b.currency <> x.currency
        or b.company_id is distinct from x.company_id or b.wallet_of is distinct from x.company_id::text
    )
    select *, count(*) over () as total from faults order by reference, fault limit ${NAMED}`);
  const counted = await ctx.db.execute<{ n: string }>(
    sql`select count(*) as n from label_purchases where state in ('bought', 'refunded')`,
  );
  return {
    labels: Number(counted.rows[0]?.n ?? 0),
    wrong_labels: Number(rows[0]?.total ?? 0),
    findings: rows.map((row) => ({
      fault: row.fault as LabelFault,
      purchase_id: row.reference,
      company_id: row.company_id,
      expected_minor: minorOf(row.expected),
      booked_minor: minorOf(row.booked),
    })),
  };
}

/** The server's daily look; nothing is changed, so what is wrong stays for whoever looks into it. */
export async function checkLabels(ctx: Ctx): Promise<void> {
  const audit = await auditLabels(ctx);
  if (audit.wrong_labels > 0) ctx.log.error({ audit }, 'labels and journals differ');
}

const minorOf = (text: string | null): number | null => (text === null ? null : Number(text));
