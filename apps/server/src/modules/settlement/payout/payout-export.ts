import { isCountryCode, rulesOf, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { encodeCursor } from '../../../platform/page.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { payoutAdviceDocument } from './payout-advice.document.ts';
import { findPayout, findPayouts, type PayoutWithAccount } from './payout.repo.ts';
import { presentAccount } from './present-payout.ts';

const BATCH = 500;

/** A link to the advice of one of the caller's payouts. Throws `not_found`. */
export async function downloadPayoutAdvice({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  const { payout } = await findPayout(ctx, company_id, id);
  await recordAudit(ctx, { action: 'payout.advice', object_type: 'payout', object_id: id });
  return createDocumentLink(
    ctx,
    company_id,
    'payout_advice',
    { id, language: ctx.language },
    `payout-${payout.number}.pdf`,
  );
}

/** A link to all of the caller's payouts as a table. */
export async function exportPayouts({ ctx }: { ctx: Ctx }): Promise<DocumentLink> {
  const { company_id, country_code } = requireActor(ctx);
  await recordAudit(ctx, { action: 'payout.export', object_type: 'company', object_id: company_id });
  return createDocumentLink(ctx, company_id, 'payouts_csv', { country: country_code }, 'payouts.csv');
}

function allOf(ctx: Ctx, company_id: string) {
  return readInBatches<PayoutWithAccount>((last) =>
    findPayouts(ctx, company_id, {
      page: 1,
      // One more comes back than asked.
      per_page: BATCH - 1,
      ...(last ? { cursor: encodeCursor({ at: last.payout.created_at, id: last.payout.id }) } : {}),
    }),
  );
}

async function findOrNull(ctx: Ctx, company_id: string, id: string): Promise<PayoutWithAccount | null> {
  return findPayout(ctx, company_id, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return null;
    throw error;
  });
}

/** Makes the files behind those links. */
export const payoutRenderers: readonly DocumentRenderer[] = [
  {
    kind: 'payout_advice',
    make: async (ctx, company_id, payload) => {
      const found = await findOrNull(ctx, company_id, String(payload['id']));
      if (!found) return null;
      const document = await payoutAdviceDocument(ctx, found, payload['language'] as Language);
      return { content_type: 'application/pdf', body: await renderDocument(document) };
    },
  },
  {
    kind: 'payouts_csv',
    make: (ctx, company_id, payload) => {
      const { country } = payload;
      const body = writeCsv<PayoutWithAccount>({
        // The names of the wire, in every language: programs read this file.
        columns: [
          { header: 'number', type: 'text', value: ({ payout }) => payout.number },
          { header: 'requested_at', type: 'time', value: ({ payout }) => payout.created_at },
          { header: 'status', type: 'text', value: ({ payout }) => payout.status },
          {
            header: 'amount',
            type: 'amount',
            currency: ({ payout }) => payout.currency,
            value: ({ payout }) => payout.amount_minor,
          },
          { header: 'currency', type: 'text', value: ({ payout }) => payout.currency },
          { header: 'bank_name', type: 'text', value: ({ account }) => account.bank_name },
          { header: 'account', type: 'text', value: ({ account }) => presentAccount(ctx, account).masked_number },
          { header: 'holder_name', type: 'text', value: ({ account }) => presentAccount(ctx, account).holder_name },
          { header: 'comment', type: 'text', value: ({ payout }) => payout.comment },
          { header: 'bank_reference', type: 'text', value: ({ payout }) => payout.bank_reference },
          { header: 'failure', type: 'text', value: ({ payout }) => payout.failure ?? '' },
          { header: 'reason', type: 'text', value: ({ payout }) => payout.reason },
          { header: 'ended_at', type: 'time', value: ({ payout }) => payout.ended_at },
        ],
        rows: allOf(ctx, company_id),
        time_zone: rulesOf(isCountryCode(country) ? country : 'SG').time_zone,
      });
      return Promise.resolve({ content_type: 'text/csv; charset=utf-8', body });
    },
  },
];
